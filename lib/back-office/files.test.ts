import { POST as check } from "@/app/api/desk/check/route";
import { POST as files } from "@/app/api/desk/files/route";
import { addDays } from "@/lib/dates/calendar";
import { newCase, newCaseEvent } from "@/tests/factories/cases";
import { db } from "@/lib/db";
import { staffCounts, filesForStaff, isWaiting, type LoadedFile, type LoadedFiles, shortName } from "./data";
import { fileOf, give, loggedInStaff, opened, submitted, today } from "./testing";

test("how many papers were looked at and who waits on whom, and nothing of the answers", async () => {
  const [staff, asha] = [await loggedInStaff(), await submitted()];
  const caseId = await newCase(asha.id, { lenderName: "Surat Bank" });
  await newCaseEvent("student", { caseId, kind: "handedOver", happenedOn: new Date(addDays(today, -4)) });
  await opened(staff, asha.reference);
  const { papers } = await fileOf(staff, asha.reference);
  const [{ slot, fileId }] = papers as [LoadedFile["papers"][0]];
  await staff.ask(check, { reference: asha.reference, slot, fileId, verdict: "fine" });
  expect((await staff.ask<LoadedFiles>(files)).http).toBe(200);
  // Other tests write to the same database, more than the call shows.
  const all = (await filesForStaff(Infinity)).files;
  const rows = all.filter(({ reference }) => reference === asha.reference);
  expect(rows).toMatchObject([
    {
      name: "Asha C.",
      papers: papers.length,
      checked: 1,
      lenders: 1,
      turns: [{ caseId, lenderName: "Surat Bank", turn: "lender", days: 4 }],
    },
  ]);
  expect(JSON.stringify(rows)).not.toMatch(/canary|pdf|kycDetails/i);
  const days = all.map(({ onUsDays }) => onUsDays ?? -1);
  expect(days).toEqual(days.toSorted((a, b) => b - a));
});

test("who waits longest on us stands first; what waits on others stands below, and what is paid out nowhere", async () => {
  const [staff, ...students] = [await loggedInStaff(), await submitted(), await submitted(), await submitted()];
  const [old, young, checked] = students as [(typeof students)[0], (typeof students)[0], (typeof students)[0]];
  const day = (days: number) => new Date(`${addDays(today, -days)}T06:00:00Z`);
  const submittedDays = async (student: typeof old, days: number) =>
    db.loanForm.update({ where: { userId: student.id }, data: { submittedAt: day(days) } });
  await submittedDays(old, 40);
  await submittedDays(young, 3);
  await submittedDays(checked, 60);
  await opened(staff, checked.reference);
  for (const { slot, fileId } of (await fileOf(staff, checked.reference)).papers)
    await staff.ask(check, { reference: checked.reference, slot, fileId, verdict: "fine" });
  const mine = async () => {
    const references = students.map(({ reference }) => reference);
    return (await filesForStaff(Infinity)).files.filter(({ reference }) => references.includes(reference));
  };
  expect((await mine()).map(({ reference, onUsDays }) => [reference, onUsDays])).toEqual([
    [old.reference, 40],
    [young.reference, 3],
    [checked.reference, null],
  ]);
  // A paper that is given again waits from the day on which it came.
  const caseId = await newCase(checked.id);
  await give(checked, caseId, (await newCaseEvent("dakhila", { caseId, kind: "asked", item: "Pay slips" })).id);
  expect((await mine()).at(-1)).toMatchObject({ reference: checked.reference, onUsDays: 0, stage: "bankSelection" });
  const { papers } = await fileOf(staff, checked.reference);
  const { slot, fileId } = papers.at(-1)!;
  await staff.ask(check, { reference: checked.reference, slot, fileId, verdict: "fine" });
  await newCaseEvent("dakhila", { caseId, kind: "paidOut" });
  expect((await mine()).map(({ reference }) => reference)).toEqual([old.reference, young.reference]);
});

test("the list finds its rows by an index of those that wait, and says how many more there are", async () => {
  const asha = await submitted();
  const all = await filesForStaff(Infinity);
  expect([all.more, all.files.some(({ reference }) => reference === asha.reference)]).toEqual([0, true]);
  const one = await filesForStaff(1);
  expect(one.files).toHaveLength(1);
  expect(one.more).toBeGreaterThanOrEqual(all.files.length - 1);
  const plan = await db.$transaction(async (tx) => {
    // A small table is read whole, however its rows could be found.
    await tx.$executeRaw`SET LOCAL enable_seqscan = off`;
    return tx.$queryRaw<{ "QUERY PLAN": string }[]>`
      EXPLAIN SELECT "userId" FROM "LoanForm" WHERE ${isWaiting}`;
  });
  const text = plan.map((line) => line["QUERY PLAN"]).join("\n");
  expect(text).toContain("LoanForm_waiting_idx");
  expect(text).not.toContain("Seq Scan");
});

test("the numbers of what waits: papers that nobody looked at, and cases that wait on us", async () => {
  // Beside other tests that write to the same database: what is asserted is only that these are among them.
  const [staff, asha] = [await loggedInStaff(), await submitted()];
  await opened(staff, asha.reference);
  const { papers } = await fileOf(staff, asha.reference);
  const counts = await staffCounts();
  expect(counts.papers).toBeGreaterThanOrEqual(papers.length);
  expect(counts.files).toBeGreaterThanOrEqual(1);
  expect(Object.keys(counts).sort()).toEqual(["calls", "cases", "files", "oldestDays", "papers"]);
});

test.each([
  ["Asha Iyer", "Asha I."],
  ["  Asha   Devi Iyer ", "Asha I."],
  ["Asha", "Asha"],
  ["", ""],
])("%j is called %j", (name, short) => {
  expect(shortName(name)).toBe(short);
});
