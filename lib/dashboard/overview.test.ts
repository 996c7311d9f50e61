import { POST as add } from "@/app/api/loanform/add/route";
import { POST as dashboard } from "@/app/api/users/webdashboard/route";
import { addDays, dayOf } from "@/lib/dates/calendar";
import { db } from "@/lib/db";
import { SECTION_KEYS } from "@/lib/loan-form/registry";
import { newCase, newCaseEvent } from "@/tests/factories/cases";
import { checkLenders, newLender, removeLenders } from "@/tests/factories/lenders";
import { saveLoanForm } from "@/tests/factories/loan-forms";
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
