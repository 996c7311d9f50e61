import { POST as add } from "@/app/api/loanform/add/route";
import { db } from "@/lib/db";
import { fileIdOf } from "@/lib/uploads/policy";
import { removeUploads } from "@/lib/uploads/server/mutations";
import { removeUnused } from "@/lib/uploads/server/sweep";
import { newStudent, type Student } from "@/tests/factories/sessions";
import { newStoredFile } from "@/tests/factories/stored-files";
import { call, provenStudent, requestTo } from "@/tests/requests";
import { sampleSection } from "@/tests/samples/sections";
import type { SectionKey } from "./registry";

// A save waits for nobody: where another one came between its look and its write, it looks again.

const save = (as: Student, key: SectionKey, value: unknown) =>
  call(add, requestTo("loanform/add", { [key]: value }, { as }));
const loan = (loanAmount: number) => ({
  ...(sampleSection("loanDetails", String) as object),
  loanAmount: String(loanAmount),
});
const general = (city: string) => ({ ...(sampleSection("generalDetails", String) as object), city });
const savedEvents = (userId: string) => db.event.count({ where: { userId, kind: "section.saved" } });
const stored = (userId: string) => db.loanForm.findUniqueOrThrow({ where: { userId } });

/** The money papers, each slot with this file. */
const papers = (file: string) => sampleSection("financialDetails", () => file);

/** Settles when a statement of the app waits for a lock on this application. */
async function someoneWaits() {
  for (;;) {
    const [{ waits } = { waits: 0 }] = await db.$queryRaw<[{ waits: number }]>`
      SELECT count(*)::int AS waits FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%"LoanForm"%'`;
    if (waits > 0) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

test("of thirty saves of three sections at once every confirmed one is in the log, and the last of each stands", async () => {
  const student = await newStudent();
  const amounts = Array.from({ length: 10 }, (_, at) => 900_000 + at);
  const cities = amounts.map((amount) => `City ${amount}`);
  const people = amounts.map((amount) => sampleSection("coApplicantDetails", String, [`p${amount}`]));
  const answers = await Promise.all([
    ...amounts.map((amount) => save(student, "loanDetails", loan(amount))),
    ...cities.map((city) => save(student, "generalDetails", general(city))),
    ...people.map((rows) => save(student, "coApplicantDetails", rows)),
  ]);
  expect(answers.map(({ http }) => http)).toEqual(Array(30).fill(200));
  expect(await savedEvents(student.id)).toBe(30);
  const row = (await stored(student.id)) as unknown as Record<"loanDetails" | "generalDetails", Record<string, string>>;
  expect(amounts).toContain(Number(row.loanDetails.loanAmount));
  expect(cities).toContain(row.generalDetails.city);
});

test("a save and the submit at once: what was confirmed is in what was sent", async () => {
  for (let time = 0; time < 5; time += 1) {
    const student = await newStudent();
    const file = await newStoredFile(student.id);
    const upload = () => file;
    await save(student, "coApplicantDetails", sampleSection("coApplicantDetails", upload, ["a"]));
    for (const key of ["generalDetails", "admissionDetails", "loanDetails", "kycDetails", "academicDetails"] as const)
      await save(student, key, sampleSection(key, upload));
    await save(student, "financialDetails", papers(file));
    for (const key of ["coApplicantKycDetails", "coApplicantFinancialDetails"] as const)
      await save(student, key, sampleSection(key, upload, ["a"]));

    const submit = call(add, requestTo("loanform/add", { complete: true }, { as: student }));
    const saves = await Promise.all([
      save(student, "loanDetails", loan(900_000 + time)),
      submit,
      save(student, "generalDetails", general("Later")),
    ]);
    expect(saves[1].http).toBe(200);
    const row = await stored(student.id);
    expect(row.complete).toBe(true);
    if (saves[0].http === 200) expect(row.loanDetails).toMatchObject({ loanAmount: String(900_000 + time) });
    else expect(saves[0].body.code).toBe("submitted");
    if (saves[2].http === 200) expect(row.generalDetails).toMatchObject({ city: "Later" });
    else expect(saves[2].body.code).toBe("submitted");
    const kinds = await db.event.findMany({
      where: { userId: student.id, kind: { in: ["section.saved", "application.submitted"] } },
      orderBy: { id: "asc" },
      select: { kind: true },
    });
    expect(kinds.at(-1)).toEqual({ kind: "application.submitted" });
  }
});

test("a document that goes while a section with it is being saved is not confirmed", async () => {
  const student = await newStudent();
  await save(student, "loanDetails", loan(900_000));
  const file = await newStoredFile(student.id);
  let saving: ReturnType<typeof save> | undefined;
  await db.$transaction(async (tx) => {
    await tx.storedFile.delete({ where: { id: fileIdOf(file)! } });
    saving = save(student, "financialDetails", papers(file));
    await someoneWaits();
  });
  expect(await saving).toMatchObject({ http: 422, body: { code: "uploadAgain" } });
  expect((await stored(student.id)).financialDetails).toBeNull();
  expect(await savedEvents(student.id)).toBe(1);
});

const DAY = 86_400_000;
/** When a file was uploaded that only the sweep of its test looks at. */
const LONG_AGO = new Date(Date.now() - 2000 * DAY);

test.each([
  ["another save", async (student: Student, id: string) => removeUploads(await provenStudent(student), [id])],
  ["the sweep", () => removeUnused(1999 * DAY, 2001 * DAY)],
])("a document that a save has just taken in is not removed by %s", async (_, remove) => {
  const student = await newStudent();
  await save(student, "loanDetails", loan(900_000));
  for (let time = 0; time < 10; time += 1) {
    const file = await newStoredFile(student.id, { createdAt: LONG_AGO });
    const [{ http }] = await Promise.all([
      save(student, "financialDetails", papers(file)),
      remove(student, fileIdOf(file)!),
    ]);
    const left = await db.storedFile.count({ where: { ownerId: student.id, id: fileIdOf(file)! } });
    const row = (await stored(student.id)) as { financialDetails: { utilityBill: string } | null };
    const holds = row.financialDetails?.utilityBill === file;
    expect([http, holds, left]).toEqual(left === 1 ? [200, true, 1] : [422, false, 0]);
  }
});

test("of saves at once each section refers to just what it holds, and what none holds any more is removed", async () => {
  const student = await newStudent();
  const [shared, ...others] = await Promise.all(Array.from({ length: 9 }, () => newStoredFile(student.id)));
  const kyc = (file: string) => sampleSection("kycDetails", () => file);
  await Promise.all([save(student, "kycDetails", kyc(shared!)), save(student, "financialDetails", papers(shared!))]);
  await Promise.all(
    others.map((file, at) =>
      at % 2 ? save(student, "kycDetails", kyc(file)) : save(student, "financialDetails", papers(file)),
    ),
  );
  const { kycDetails, financialDetails } = (await stored(student.id)) as unknown as Record<
    "kycDetails" | "financialDetails",
    Record<"panCard" | "utilityBill", string>
  >;
  const held = { financialDetails: fileIdOf(financialDetails.utilityBill)!, kycDetails: fileIdOf(kycDetails.panCard)! };
  const where = { userId: student.id };
  expect(await db.fileReference.findMany({ where, orderBy: { section: "asc" } })).toEqual(
    Object.entries(held).map(([section, fileId]) => ({ ...where, section, fileId })),
  );
  const left = await db.storedFile.findMany({ where: { ownerId: student.id }, select: { id: true } });
  expect(left.map(({ id }) => id).toSorted()).toEqual(Object.values(held).toSorted());
});

test("a change that somebody else made by hand in between is kept", async () => {
  const student = await newStudent();
  await save(student, "loanDetails", loan(900_000));
  let saving: ReturnType<typeof save> | undefined;
  await db.$transaction(async (tx) => {
    await tx.loanForm.update({ where: { userId: student.id }, data: { coApplicantDetails: [] } });
    saving = save(student, "coApplicantDetails", sampleSection("coApplicantDetails", String, ["a"]));
    await someoneWaits();
    await tx.loanForm.update({ where: { userId: student.id }, data: { complete: true } });
  });
  expect(await saving).toMatchObject({ http: 409, body: { code: "submitted" } });
  expect((await stored(student.id)).coApplicantDetails).toEqual([]);
});
