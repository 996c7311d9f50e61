import { POST as add } from "@/app/api/loanform/add/route";
import { POST as read } from "@/app/api/loanform/read/route";
import { db } from "@/lib/db";
import { newStudent, type Student } from "@/tests/factories/sessions";
import { call, requestTo } from "@/tests/requests";
import { LOCKED } from "@/lib/http/locked";
import { CHANGED } from "./changed";
import type { SectionKey } from "./registry";
import { canonical, isSame } from "./deep-equal";
import { sampleSection } from "@/tests/samples/sections";

type Read = {
  versions: Record<SectionKey, string>;
  loanDetails: unknown;
  owner: string;
  reference: string;
  savedAt: string | null;
};
const load = async (as: Student) => (await call<Read>(read, requestTo("loanform/read", {}, { as }))).body.data!;
const save = (as: Student, body: object, seen?: string) =>
  call(add, requestTo("loanform/add", body, { as, headers: seen === undefined ? {} : { "if-match": seen } }));
const loan = (loanAmount: string) => ({
  loanDetails: { ...(sampleSection("loanDetails", String) as object), loanAmount },
});

test("a save over what was seen stands, and moves the version on", async () => {
  const student = await newStudent();
  const before = await load(student);
  expect((await save(student, loan("900000"), `"${before.versions.loanDetails}"`)).http).toBe(200);
  const after = await load(student);
  expect(after.versions.loanDetails).not.toBe(before.versions.loanDetails);
  expect(after.versions.generalDetails).toBe(before.versions.generalDetails);
  expect(after.savedAt).not.toBeNull();
});

test("a save over something older answers 409 and writes nothing", async () => {
  const student = await newStudent();
  const seen = (await load(student)).versions.loanDetails;
  await save(student, loan("900000"), seen);
  expect(await save(student, loan("1000000"), seen)).toMatchObject({
    http: 409,
    body: { status: 0, code: "changedElsewhere", message: CHANGED },
  });
  expect((await load(student)).loanDetails).toMatchObject({ loanAmount: "900000" });
});

test("without If-Match the newest save wins, as the contract has it", async () => {
  const student = await newStudent();
  await save(student, loan("900000"));
  expect((await save(student, loan("1000000"))).http).toBe(200);
});

test("the same save again, after an answer that was lost, is no conflict", async () => {
  const student = await newStudent();
  const seen = (await load(student)).versions.coApplicantDetails;
  const people = { coApplicantDetails: sampleSection("coApplicantDetails", String, ["a"]) };
  await save(student, people, seen);
  expect((await save(student, people, seen)).http).toBe(200);
});

test("of twenty saves over the same version, each with its own answer, one stands", async () => {
  const student = await newStudent();
  const seen = (await load(student)).versions.loanDetails;
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, at) => save(student, loan(String(900_000 + at)), seen)),
  );
  expect(answers.map(({ http }) => http).sort()).toEqual([200, ...Array(19).fill(409)]);
});

test("another section's save is no conflict; changed co-applicants are one for their papers", async () => {
  const student = await newStudent();
  const { versions } = await load(student);
  await save(
    student,
    { coApplicantDetails: sampleSection("coApplicantDetails", String, ["a"]) },
    versions.coApplicantDetails,
  );
  expect((await save(student, loan("900000"), versions.loanDetails)).http).toBe(200);
});

test("after the submit a save is told that it is locked, not that it is late", async () => {
  const student = await newStudent();
  const seen = (await load(student)).versions.loanDetails;
  await save(student, loan("900000"));
  await db.loanForm.update({ where: { userId: student.id }, data: { complete: true } });
  expect((await save(student, loan("1000000"), seen)).body.message).toBe(LOCKED);
});

test("the reference number is short, stays, and is each student's own", async () => {
  const [one, other] = [await newStudent(), await newStudent()];
  const { reference } = await load(one);
  expect(reference).toMatch(/^DK-[0-9A-HJKMNP-TV-Z]{3}-[0-9A-HJKMNP-TV-Z]{3}-[0-9A-HJKMNP-TV-Z]{4}$/);
  await save(one, loan("900000"));
  expect((await load(one)).reference).toBe(reference);
  expect((await load(other)).reference).not.toBe(reference);
});

test("a version does not depend on the order that the database keeps keys in", () => {
  expect(canonical({ b: [{ y: 1, x: 2 }], a: "" })).toBe(canonical({ a: "", b: [{ x: 2, y: 1 }] }));
  expect(canonical({ a: ["1", "2"] })).not.toBe(canonical({ a: ["2", "1"] }));
});

test("an answer that is undefined is the same as one that is absent", () => {
  expect(isSame({ a: { country: undefined, city: "" } }, { a: { city: "" } })).toBe(true);
  expect(isSame({ a: { country: "" } }, { a: {} })).toBe(false);
});
