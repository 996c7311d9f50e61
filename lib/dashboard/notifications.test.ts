import { fromStored } from "@/lib/loan-form/record";
import { type SectionKey, SECTION_KEYS } from "@/lib/loan-form/registry";
import { sampleSection } from "@/tests/samples/sections";
import { tasksOf } from "@/lib/application/tasks";
import { notificationsOf } from "./notifications";
import type { Stage } from "@/lib/generated/prisma/enums";
import { summaryOf } from "@/lib/cases/summary";
import { sampleStatus } from "@/lib/cases/testing";
import { standing } from "./standing";

const url = () => "/api/files/0123456789abcdef0123456789abcdef";
type Case = ReturnType<typeof sampleStatus>;
type More = Partial<{ complete: boolean; stage: Stage; today: string; cases: Case[] }> &
  Partial<Parameters<typeof standing>[2]>;
const overview = (
  keys: readonly SectionKey[],
  {
    complete = false,
    stage = "application",
    today = "2026-11-21",
    cases = [],
    reminders = [],
    questions = [],
  }: More = {},
) => ({
  complete,
  startDate: "2026-11-21T05:00:00.000Z",
  deadline: "2026-11-26",
  today,
  savedOn: {},
  tasks: tasksOf(fromStored(Object.fromEntries(keys.map((key) => [key, sampleSection(key, url, ["a"])])))),
  ...standing(
    summaryOf(
      cases.map((each) => ({ ...each, stated: null })),
      { stage, isChecked: stage !== "underReview" },
    ),
    null,
    { reminders, questions },
  ),
});
const SENT = { complete: true, stage: "underReview" } as const;
const processing = { complete: true, stage: "processing" } as const;

test("type 1 names the open step's slots, open ones first, then the other sections that are missing", () => {
  const saved = overview(SECTION_KEYS.filter((key) => key !== "academicDetails" && key !== "financialDetails"));
  expect(notificationsOf("/dashboard/loanform/academic", saved).items).toEqual([
    {
      title: "10th Grade",
      done: false,
      href: "/dashboard/loanform/academic#doc-tenthGrade",
      group: "This step: Academic Details",
    },
    {
      title: "12th Grade/Diploma",
      done: false,
      href: "/dashboard/loanform/academic#doc-twelfthGrade",
      group: "This step: Academic Details",
    },
    { title: "Financial Details", done: false, href: "/dashboard/loanform/financial", group: "Also missing" },
  ]);
  const kyc = notificationsOf("/dashboard/loanform/kyc", saved);
  expect(kyc.items.filter(({ done }) => done).map(({ title }) => title)).toEqual([
    "PAN Card",
    "Passport",
    "Aadhaar Card Front",
    "Aadhaar Card Back",
    "Photo/Selfie",
  ]);
});

test("on the form the badge counts the four parts that are open, not their boxes", () => {
  const openOn = (path: string, keys: readonly SectionKey[], more?: More) => {
    const { open, items } = notificationsOf(path, overview(keys, more));
    return [open, items.filter(({ done }) => !done).length];
  };
  expect(openOn("/dashboard/loanform/general", [])).toEqual([4, 17]);
  expect(openOn("/dashboard/loanform/kyc", ["generalDetails", "academicDetails"])).toEqual([3, 11]);
  expect(openOn("/dashboard/loanform/kyc", SECTION_KEYS)).toEqual([0, 0]);
  expect(openOn("/dashboard/loanform/kyc", SECTION_KEYS, SENT)).toEqual([0, 0]);
});

test("a box that signup has filled in is not missing", () => {
  const tasks = tasksOf(fromStored({}), { generalDetails: { firstName: "Asha", lastName: "" } });
  const { items } = notificationsOf("/dashboard/loanform/general", { ...overview([]), tasks });
  const state = (title: string) => items.find((item) => item.title === title)?.done;
  expect([state("First name"), state("Last name")]).toEqual([true, false]);
});

test("type 1 between the steps lists every missing section, and nothing once it was sent", () => {
  expect(
    notificationsOf("/dashboard/loanform/nowhere", overview(["generalDetails"])).items.map(({ title }) => title),
  ).toEqual([
    "Admission Details",
    "Loan Details",
    "Co-Applicant Details",
    "KYC Details",
    "Co-Applicant KYC Details",
    "Academic Details",
    "Financial Details",
    "Co-Applicant Financial Details",
  ]);
  expect(notificationsOf("/dashboard/loanform/kyc", overview(SECTION_KEYS, SENT)).items).toEqual([]);
});

test("type 2 is the to-do of phase 1 with its dates; sending joins when it is all that is left", () => {
  const some = notificationsOf("/dashboard/tools", overview(["academicDetails"]));
  expect(some.items.map(({ title, date, done }) => `${date} ${title} ${done}`)).toEqual([
    "2026-11-21 Basic Details false",
    "2026-11-22 KYC Details false",
    "undefined Academic Details true",
    "2026-11-24 Financial Details false",
  ]);
  expect(some.open).toBe(3);
  const all = notificationsOf("/dashboard/tools", overview(SECTION_KEYS));
  expect(all.items.at(-1)).toEqual({
    title: "Submit your application",
    done: false,
    date: "2026-11-26",
    href: "/dashboard/loanform/review",
  });
  expect(all.open).toBe(1);
});

test("type 3 is bank selection, three and four days after the start, until a lender is chosen", () => {
  const sent = notificationsOf("/dashboard/tools", overview(SECTION_KEYS, SENT));
  expect(sent.items.map(({ title, date }) => `${date} ${title}`)).toEqual([
    "2026-11-24 Compare the lenders",
    "2026-11-25 Choose a Partner",
  ]);
  expect(sent.open).toBe(2);
  expect(notificationsOf("/dashboard", overview(SECTION_KEYS, { complete: true, stage: "processing" })).open).toBe(0);
});

test("a planned day that has passed is not said any more", () => {
  const { items } = notificationsOf("/dashboard/tools", overview(SECTION_KEYS, { ...SENT, today: "2026-11-25" }));
  expect(items.map(({ date }) => date)).toEqual([undefined, "2026-11-25"]);
});

test.each([[[]], [["academicDetails"]], [SECTION_KEYS]] satisfies [readonly SectionKey[]][])(
  "on the home page, where the timeline has the days, the bell has none (%j saved)",
  (keys) => {
    for (const more of [{}, SENT])
      expect(notificationsOf("/dashboard", overview(keys, more)).items.some((item) => "date" in item)).toBe(false);
  },
);

test("what waits on the student comes first, what was decided next, each with its case; what only tells is not counted", () => {
  const on = (happenedOn: string) => ({ happenedOn, writer: "dakhila", writerName: "Meera" }) as const;
  const cases = [
    sampleStatus([{ kind: "sanctioned", happenedOn: "2026-06-02" }], { id: "DK-1", lenderName: "Surat Nagrik Bank" }),
    sampleStatus([{ kind: "handedOver" }], { id: "DK-2", lenderName: "SBI" }),
    sampleStatus([{ kind: "declined" }], { id: "DK-3", lenderName: "Credila" }),
    sampleStatus([{ kind: "asked", item: "PAN Card", ...on("2026-06-01") }], { id: "DK-0", isInternalReview: true }),
  ];
  const { items, open } = notificationsOf(
    "/dashboard",
    overview(SECTION_KEYS, { complete: true, stage: "processing", cases }),
  );
  expect(items.filter(({ done }) => !done)).toEqual([
    {
      title: "Dakhila asks for: PAN Card",
      note: "Asked for on 1 Jun 2026 by Dakhila (Meera)",
      done: false,
      href: "/dashboard/lenders?case=DK-0",
    },
    {
      title: "Surat Nagrik Bank said yes: answer the offer",
      note: "Since 2 Jun 2026",
      done: false,
      href: "/dashboard/lenders?case=DK-1",
    },
    { title: "Credila said no", done: false, isNews: true, href: "/dashboard/lenders?case=DK-3" },
  ]);
  expect(open).toBe(2);
});

test("a reminder is named as one, and a silent case asks whether it goes on", () => {
  const asked = { kind: "asked", item: "Pay slips", writer: "lender", writerName: "A. Shah" } as const;
  const cases = [sampleStatus([asked], { lenderName: "HDFC Bank", today: "2026-06-05" })];
  const [demand] = cases[0]!.demands;
  const question = { caseId: "DK-2", lender: "SBI", eventId: 2, since: "2026-03-01", days: 96 };
  const said = (more: More = {}) => {
    const { items, open } = notificationsOf("/dashboard", overview(SECTION_KEYS, { ...processing, cases, ...more }));
    return [open, ...items.filter(({ done }) => !done).map(({ title, note }) => [title, note])];
  };
  const note = "Asked for on 1 Jun 2026 by A. Shah, HDFC Bank officer by link";
  expect(said()).toEqual([1, ["HDFC Bank asks for: Pay slips", note]]);
  expect(said({ reminders: [{ ...demand!, eventId: 1, afterDays: 3 }], questions: [question] })).toEqual([
    2,
    ["A reminder: HDFC Bank asks for: Pay slips", note],
    ["Does your request at SBI go on?", undefined],
  ]);
});
