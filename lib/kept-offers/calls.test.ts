import { POST as keep } from "@/app/api/offers/keep/route";
import { POST as read } from "@/app/api/offers/read/route";
import { POST as withdraw } from "@/app/api/offers/withdraw/route";
import { dayOf } from "@/lib/dates/calendar";
import { db } from "@/lib/db";
import type { Offer } from "@/lib/offers/offer";
import { readPublishedLoans } from "@/lib/lenders/data";
import { publishedFor } from "@/lib/offers/published";
import { example } from "@/lib/offers/testing";
import { fileIdOf } from "@/lib/uploads/policy";
import { deleteUnreferenced } from "@/lib/uploads/server/unreferenced";
import { newCase } from "@/tests/factories/cases";
import { admin } from "@/tests/factories/database";
import { newStudent, type Student } from "@/tests/factories/sessions";
import { newStoredFile } from "@/tests/factories/stored-files";
import { call, requestTo } from "@/tests/requests";
import type { KeptOffers } from "./data";

const OFFER = example("E4");
const REVISED: Offer = { ...OFFER, rate: 9.4 };
const doKeep = (as: Student, body: object) =>
  call<{ version: number }>(keep, requestTo("offers/keep", { offer: OFFER, ...body }, { as }));
const doRead = (as: Student, caseId: string) => call<KeptOffers>(read, requestTo("offers/read", { caseId }, { as }));
const doWithdraw = (as: Student, body: object) => call(withdraw, requestTo("offers/withdraw", body, { as }));
const keptBy = async (as: Student, caseId: string) => (await doRead(as, caseId)).body.data!;
const rowsOf = (caseId: string) => db.loanOffer.findMany({ where: { caseId }, orderBy: { version: "asc" } });

async function studentWithCase() {
  const asha = await newStudent();
  return { asha, caseId: await newCase(asha.id) };
}

test("an offer is kept as it was typed; a revised one is a new version, and the same one sent again is none", async () => {
  const { asha, caseId } = await studentWithCase();
  const file = await newStoredFile(asha.id, { name: "letter.pdf" });
  expect((await doKeep(asha, { caseId, file })).body.data).toEqual({ version: 1 });
  expect((await doKeep(asha, { caseId, file })).body.data).toEqual({ version: 1 });
  expect((await doKeep(asha, { caseId, offer: REVISED })).body.data).toEqual({ version: 2 });
  const { versions, others, rules, today } = await keptBy(asha, caseId);
  expect(versions.map(({ version, offer, letter }) => [version, offer, letter?.name ?? null])).toEqual([
    [2, REVISED, null],
    [1, OFFER, "letter.pdf"],
  ]);
  expect([others, today]).toEqual([[], dayOf(new Date())]);
  expect(rules.length).toBeGreaterThan(0);
});

test("two presses at once keep one version each of what differs", async () => {
  const { asha, caseId } = await studentWithCase();
  const kept = await Promise.all([OFFER, OFFER, OFFER].map((offer) => doKeep(asha, { caseId, offer })));
  expect(kept.map(({ http, body }) => [http, body.data])).toEqual(Array(3).fill([200, { version: 1 }]));
  expect(await rowsOf(caseId)).toHaveLength(1);
  const other = await newCase(asha.id);
  await Promise.all([OFFER, REVISED].map((offer) => doKeep(asha, { caseId: other, offer })));
  const both = await rowsOf(other);
  expect(both.map(({ version }) => version)).toEqual([1, 2]);
  expect(new Set(both.map(({ answers }) => (answers as { rate: number }).rate))).toEqual(
    new Set([OFFER.rate, REVISED.rate]),
  );
});

test("the same offer without the letter that was kept with it is the same version; with another letter it is none", async () => {
  const { asha, caseId } = await studentWithCase();
  const file = await newStoredFile(asha.id);
  await doKeep(asha, { caseId, file });
  expect((await doKeep(asha, { caseId })).body.data).toEqual({ version: 1 });
  expect((await doKeep(asha, { caseId, file: await newStoredFile(asha.id) })).body.data).toEqual({ version: 2 });
});

test("what is kept holds answers and nothing that is worked out of them", async () => {
  const { asha, caseId } = await studentWithCase();
  await doKeep(asha, { caseId });
  const [row] = await rowsOf(caseId);
  expect(Object.keys(row!).toSorted()).toEqual(["answers", "caseId", "createdAt", "id", "letterFileId", "version"]);
  expect(row!.answers).toEqual(OFFER);
});

test("the newest offer of each other lender stands beside it, those of other students never", async () => {
  const { asha, caseId } = await studentWithCase();
  const second = await newCase(asha.id, { lenderName: "Avanse" });
  await newCase(asha.id, { lenderName: "Without an offer" });
  const ravi = await newStudent();
  await doKeep(ravi, { caseId: await newCase(ravi.id) });
  await doKeep(asha, { caseId });
  await doKeep(asha, { caseId: second });
  await doKeep(asha, { caseId: second, offer: REVISED });
  expect((await keptBy(asha, caseId)).others).toEqual([{ caseId: second, lenderName: "Avanse", offer: REVISED }]);
  const branch = await newCase(asha.id, { lenderName: "Avanse", branch: "Surat" });
  await doKeep(asha, { caseId: branch });
  expect((await keptBy(asha, caseId)).others.map(({ lenderName }) => lenderName)).toEqual(["Avanse", "Avanse, Surat"]);
});

test("what the lender of a kept offer publishes comes with it, and what others do for such a loan", async () => {
  const all = await readPublishedLoans();
  const { lenderId, lender } = all.find((loan) => publishedFor(OFFER, all, loan.lenderId)?.isSure)!;
  const asha = await newStudent();
  const caseId = await newCase(asha.id, { partnerId: lenderId, lenderName: lender });
  expect(await keptBy(asha, caseId)).toMatchObject({ published: null, loans: [] });
  await doKeep(asha, { caseId });
  const { published, loans } = await keptBy(asha, caseId);
  expect(published).toEqual(publishedFor(OFFER, all, lenderId));
  expect(loans.length).toBeGreaterThan(0);
  expect(new Set(loans.map(({ lenderId }) => lenderId)).size).toBe(loans.length);
});

test("a case is its student's alone, and so is a file", async () => {
  const { asha, caseId } = await studentWithCase();
  await doKeep(asha, { caseId });
  const { id } = (await rowsOf(caseId))[0]!;
  const ravi = await newStudent();
  const own = await newCase(ravi.id);
  const refused = [await doKeep(ravi, { caseId }), await doRead(ravi, caseId), await doWithdraw(ravi, { caseId, id })];
  for (const answer of refused) expect(answer).toMatchObject({ http: 404, body: { code: "caseNotFound", data: null } });
  // Named beside a case of one's own, another's version is none.
  expect((await doWithdraw(ravi, { caseId: own, id })).http).toBe(200);
  expect(await rowsOf(caseId)).toHaveLength(1);
  const file = await newStoredFile(asha.id);
  expect(await doKeep(ravi, { caseId: own, file })).toMatchObject({ http: 422, body: { issues: [{ path: "file" }] } });
  const review = await newCase(asha.id, { isInternalReview: true, lenderName: "Dakhila" });
  expect((await doKeep(asha, { caseId: review })).http).toBe(404);
  expect((await doRead(asha, review)).http).toBe(404);
});

test.each<[string, object, string]>([
  ["an instalment above the loan", { instalment: 90_000_000 }, "offer.instalment"],
  ["a day to come", { givenOn: "2099-01-01" }, "offer.givenOn"],
  ["a row that there is not", { verdict: "fits" }, "offer"],
  ["a figure as a text", { rate: "9.5" }, "offer.rate"],
])("%s is refused at its box", async (_, change, path) => {
  const { asha, caseId } = await studentWithCase();
  const { http, body } = await doKeep(asha, { caseId, offer: { ...OFFER, ...change } });
  expect(http).toBe(422);
  expect(body.issues!.map((issue) => issue.path)).toEqual([path]);
  expect(await rowsOf(caseId)).toEqual([]);
});

test("a version is taken back with its letter, however often it is pressed; the others stay", async () => {
  const { asha, caseId } = await studentWithCase();
  const file = await newStoredFile(asha.id);
  const isThere = () => db.storedFile.count({ where: { id: fileIdOf(file)! } });
  await doKeep(asha, { caseId });
  await doKeep(asha, { caseId, offer: REVISED, file });
  const [, { id }] = (await rowsOf(caseId)) as [object, { id: string }];
  expect(await deleteUnreferenced([fileIdOf(file)!])).toEqual([]);
  expect(await isThere()).toBe(1);
  for (let press = 0; press < 2; press += 1) expect((await doWithdraw(asha, { caseId, id })).http).toBe(200);
  expect((await keptBy(asha, caseId)).versions.map(({ version }) => version)).toEqual([1]);
  expect(await isThere()).toBe(0);
  const kinds = await db.event.findMany({ where: { userId: asha.id, kind: { startsWith: "offer." } } });
  expect(kinds.map(({ kind }) => kind).toSorted()).toEqual(["offer.kept", "offer.kept", "offer.withdrawn"]);
});

test("twenty versions, and no more", async () => {
  const { asha, caseId } = await studentWithCase();
  for (let version = 1; version <= 20; version += 1)
    await db.loanOffer.create({ data: { caseId, answers: { ...OFFER, sanctioned: 1_000_000 + version } } });
  expect(await doKeep(asha, { caseId })).toMatchObject({ http: 409, body: { code: "tooManyOffers" } });
});

describe("the database", () => {
  test("changes no offer, counts its versions, and takes no letter of another student", async () => {
    const { asha, caseId } = await studentWithCase();
    const { id, version } = await db.loanOffer.create({ data: { caseId, version: 7, answers: OFFER } });
    expect(version).toBe(1);
    await expect(db.loanOffer.update({ where: { id }, data: { answers: REVISED } })).rejects.toThrow();
    await expect(admin.db.loanOffer.update({ where: { id }, data: { answers: REVISED } })).rejects.toThrow(
      "never changed",
    );
    const letterFileId = fileIdOf(await newStoredFile((await newStudent()).id));
    await expect(db.loanOffer.create({ data: { caseId, answers: OFFER, letterFileId } })).rejects.toThrow(
      "no file of this student",
    );
    await expect(db.loanOffer.create({ data: { caseId, answers: "text" } })).rejects.toThrow();
    expect(await db.user.delete({ where: { id: asha.id } })).toBeTruthy();
    expect(await rowsOf(caseId)).toEqual([]);
  });
});
