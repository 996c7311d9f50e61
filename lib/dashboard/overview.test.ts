import { POST as add } from "@/app/api/loanform/add/route";
import { POST as agedTold } from "@/app/api/readings/aged-told/route";
import { POST as dashboard } from "@/app/api/users/webdashboard/route";
import { addDays, dayOf } from "@/lib/dates/calendar";
import { db } from "@/lib/db";
import { SECTION_KEYS } from "@/lib/loan-form/registry";
import { rowWith } from "@/lib/loan-form/data";
import { type SeenColumn, seenColumn } from "@/lib/papers/read/seen-column";
import { fileIdOf } from "@/lib/uploads/policy";
import { newCase, newCaseEvent } from "@/tests/factories/cases";
import { checkLenders, newLender, removeLenders } from "@/tests/factories/lenders";
import { saveLoanForm, storedLoanForm } from "@/tests/factories/loan-forms";
import { newStudent, type Student } from "@/tests/factories/sessions";
import { call, requestTo } from "@/tests/requests";
import { sampleSection } from "@/tests/samples/sections";
import { type LoadedOverview, overviewOf } from "./data";

// What users/webdashboard says of days and steps, from what is really stored.

const overview = async (student: Student) =>
  (await call<LoadedOverview>(dashboard, requestTo("users/webdashboard", {}, { as: student }))).body.data!;

test("a section's day is that of its own last save, and another student's saves are nobody else's", async () => {
  const [asha, ravi] = [await newStudent(), await newStudent()];
  expect((await overview(asha)).savedOn).toEqual({});
  const generalDetails = sampleSection("generalDetails", String);
  await call(add, requestTo("loanform/add", { generalDetails }, { as: asha }));
  const saved = (section: string, at: string) =>
    db.event.create({ data: { kind: "section.saved", userId: asha.id, detail: { section }, at } });
  // Late in the evening of 21 November by UTC it is the 22nd in India.
  await saved("kycDetails", "2026-11-20T08:00:00Z");
  await saved("kycDetails", "2026-11-21T19:00:00Z");
  const today = dayOf(new Date());
  expect(await overview(asha)).toMatchObject({
    today,
    savedOn: { generalDetails: today, kycDetails: "2026-11-22" },
  });
  expect((await overview(ravi)).savedOn).toEqual({});
});

test("what signup told is in its boxes, as long as the section is not saved", async () => {
  const asha = await newStudent({ name: "Asha Iyer" });
  const needs = async () => {
    const { tasks } = await overview(asha);
    return tasks[0]!.needs.filter(({ prefilled }) => prefilled).map(({ path }) => path);
  };
  expect(await needs()).toEqual(expect.arrayContaining(["firstName", "lastName", "emailId", "mobileNumber"]));
  await saveLoanForm(asha.id, ["generalDetails"]);
  expect(await needs()).toEqual([]);
});

test("the turns follow the lenders' lines, the review ends when a lender has the file, and a sanction is what counts", async () => {
  const partnerId = await newLender({ name: "Surat Bank", loanProcessingTime: "15 to 30 days" });
  try {
    await db.partnerSource.create({
      data: {
        partnerId,
        covers: "time",
        source: "https://bank.example",
        confidence: "high",
        readOn: "2026-11-03T00:00:00Z",
      },
    });
    await checkLenders(partnerId);
    const asha = await newStudent();
    await saveLoanForm(asha.id, SECTION_KEYS, { complete: true });
    const look = async () => {
      const { stage, isRead, journey } = await overview(asha);
      return [stage, isRead, ...journey.map(({ state, who }) => `${state}: ${who}`)];
    };
    expect(await look()).toEqual([
      "underReview",
      false,
      "now: Our turn",
      "later: Your turn",
      "later: The lender's turn",
      "later: The lender's turn",
    ]);
    const caseId = await newCase(asha.id, { partnerId, lenderName: "Surat Bank" });
    await newCaseEvent("student", { caseId, kind: "chosen" });
    expect((await look()).slice(0, 4)).toEqual(["bankSelection", false, "now: Our turn", "now: Your turn"]);
    await newCaseEvent("student", { caseId, kind: "handedOver" });
    // A lender has the file: our reading of it is over.
    expect((await look()).slice(0, 5)).toEqual([
      "processing",
      true,
      "done: Done",
      "done: Done",
      "now: Surat Bank's turn",
    ]);
    expect((await overview(asha)).journey[2]!.says).toEqual([
      "Waiting on Surat Bank, since today",
      "Its page says: 15 to 30 days (read on 3 Nov 2026).",
    ]);
    const said = { amount: 2_200_000, rate: 9.15, termMonths: 120 };
    await newCaseEvent("lender", { caseId, kind: "sanctioned", happenedOn: new Date("2026-11-03"), ...said });
    expect(await overview(asha)).toMatchObject({
      loan: { ratePct: 9.15, sanction: { caseId, lender: "Surat Bank", day: "2026-11-03", ...said } },
      offers: [{ caseId, ...said, countedMonths: 120 }],
    });
    await db.user.delete({ where: { id: asha.id } });
  } finally {
    await removeLenders([partnerId]);
  }
});

test.each<[days: number, isReminded: boolean, questions: number]>([
  [0, false, 0],
  [4, true, 0],
  [11, true, 0],
  [95, false, 1],
  [205, false, 1],
  [400, false, 1],
])(
  "a clock %i days ahead: what the bell reminds of, and whether a case is asked about",
  async (days, isReminded, questions) => {
    const asha = await newStudent();
    await saveLoanForm(asha.id, SECTION_KEYS, { complete: true });
    const caseId = await newCase(asha.id);
    await newCaseEvent("lender", { caseId, kind: "asked", item: "Pay slips", channel: "pass" });
    const then = new Date(`${addDays(dayOf(new Date()), days)}T12:00:00+05:30`);
    const said = await overviewOf(asha as unknown as Parameters<typeof overviewOf>[0], then);
    expect(said.asked.map(({ title, isReminder }) => [title, isReminder])).toEqual([
      [expect.stringContaining("asks for: Pay slips"), isReminded],
    ]);
    expect(said.questions.map((question) => [question.caseId, question.days])).toEqual(
      Array.from({ length: questions }, () => [caseId, days]),
    );
  },
);

test("papers that have become too old are told on a day of a month, until the application is sent", async () => {
  const asha = await newStudent();
  await saveLoanForm(asha.id, ["financialDetails"]);
  const { financialDetails } = await storedLoanForm(asha.id);
  const { savingAccountStatement: url } = financialDetails as { savingAccountStatement: string };
  const seen = {
    ...{ kind: "bankStatement", others: [], account: null, byLines: false, months: [], years: [], parts: [] },
    ...{ halfYears: [], day: null, pages: 9, lacksPages: false, isSure: true, name: "yes" },
    ...{ periods: [{ from: "2026-05-01", to: "2026-10-31" }], field: "savingAccountStatement", owner: "", names: "" },
  };
  const createdAt = new Date("2026-11-05T08:00:00Z");
  await db.storedFile.update({
    where: { id: fileIdOf(url)! },
    data: { seenKind: "bankStatement", seen, createdAt },
  });
  const on = async (day: string) =>
    (await overviewOf(asha as unknown as Parameters<typeof overviewOf>[0], new Date(`${day}T12:00:00+05:30`))).aged;
  const statement = {
    ...{ key: "financialDetails", path: "savingAccountStatement" },
    why: "It ends on 31 Oct 2026. Lenders ask for the latest 6 months.",
  };
  expect(await on("2026-12-01")).toEqual([]);
  expect(await on("2026-12-02")).toEqual([{ ...statement, label: expect.any(String) }]);
  const today = dayOf(new Date());
  const tell = (body: object) => call(agedTold, requestTo("readings/aged-told", body, { as: asha }));
  expect((await tell({ papers: 1 })).http).toBe(422);
  expect((await tell({})).http).toBe(200);
  expect((await db.user.findUniqueOrThrow({ where: { id: asha.id } })).agedToldOn).toEqual(new Date(today));
  // Whatever day it is now.
  await db.user.update({ where: { id: asha.id }, data: { agedToldOn: new Date("2026-12-02") } });
  expect((await on("2026-12-02")).length).toBe(1);
  for (const silent of ["2026-12-03", "2026-12-31"]) {
    expect(await on(silent)).toEqual([]);
    // Nothing of them is even loaded then.
    const user = asha as unknown as Parameters<typeof rowWith>[0];
    expect((await rowWith<SeenColumn>(user, seenColumn(silent))).seenFiles).toEqual([]);
  }
  expect((await on("2027-01-01")).length).toBe(1);
  await db.loanForm.update({ where: { userId: asha.id }, data: { complete: true, submittedAt: new Date() } });
  expect(await on("2027-01-01")).toEqual([]);
});
