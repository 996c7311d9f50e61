import { progressOf } from "@/lib/loan-form/progress";
import { fromStored } from "@/lib/loan-form/record";
import { type SectionKey, SECTION_KEYS } from "@/lib/loan-form/registry";
import { sampleSection } from "@/tests/samples/sections";
import { tasksOf } from "@/lib/application/tasks";
import type { Stage } from "@/lib/generated/prisma/enums";
import { applicationToDo, bankSelectionToDo, nextSection, type SavedOn } from "./to-do";

const START = new Date("2026-11-21T05:00:00Z");
const url = () => "/api/files/0123456789abcdef0123456789abcdef";
const having = (...keys: SectionKey[]) =>
  fromStored(Object.fromEntries(keys.map((key) => [key, sampleSection(key, url, ["a"])])));

test("the four steps stand on four days in a row and lead to their first open section", () => {
  const toDo = applicationToDo(tasksOf(having("generalDetails", "kycDetails", "academicDetails")), START, {
    academicDetails: "2026-11-30",
  });
  expect(toDo).toEqual([
    { title: "Basic Details", date: "2026-11-21", href: "/dashboard/loanform/admission", done: false },
    { title: "KYC Details", date: "2026-11-22", href: "/dashboard/loanform/co-applicant-kyc", done: false },
    { title: "Academic Details", date: "2026-11-30", href: "/dashboard/loanform/academic", done: true },
    { title: "Financial Details", date: "2026-11-24", href: "/dashboard/loanform/financial", done: false },
  ]);
});

test("a done step has the day of its last save, never the plan's, and no day where one is unknown", () => {
  const days = (savedOn: SavedOn) =>
    applicationToDo(tasksOf(having(...SECTION_KEYS)), START, savedOn).map(({ date, done }) => [done, date]);
  const all = Object.fromEntries(SECTION_KEYS.map((key) => [key, "2026-11-22"]));
  expect(days({ ...all, kycDetails: "2026-12-03", coApplicantKycDetails: "2026-12-01" })).toEqual([
    [true, "2026-11-22"],
    [true, "2026-12-03"],
    [true, "2026-11-22"],
    [true, "2026-11-22"],
  ]);
  expect(days({ ...all, loanDetails: undefined })[0]).toEqual([true, null]);
  expect(days({})).toEqual(Array.from({ length: 4 }, () => [true, null]));
});

test("bank selection has its days of the plan, and is done as long as a lender that was chosen is on", () => {
  const dayAndDone = (stage: Stage, toChoose: boolean, chosenOn: string | null) =>
    bankSelectionToDo({ stage, toChoose, chosenOn }, START).map(({ date, done }) => [date, done]);
  expect(bankSelectionToDo({ stage: "underReview", toChoose: true, chosenOn: null }, START)).toEqual([
    { title: "Compare the lenders", date: "2026-11-24", href: "/education-loan", done: false },
    { title: "Choose a Partner", date: "2026-11-25", href: "/dashboard/lenders", done: false },
  ]);
  expect(dayAndDone("bankSelection", false, "2026-11-27")).toEqual([
    [null, true],
    ["2026-11-27", true],
  ]);
  expect(dayAndDone("processing", false, null)).toEqual([
    [null, true],
    [null, true],
  ]);
  expect(dayAndDone("application", false, null)).toEqual([
    ["2026-11-24", false],
    ["2026-11-25", false],
  ]);
});

// The text and the place it sends people to are worked out in two files; here they are held against each other.
const SPOKEN_OF: Record<string, SectionKey[]> = {
  "Fill out all basic information.": ["generalDetails"],
  "Update your basic personal information.": ["admissionDetails", "loanDetails", "coApplicantDetails"],
  "Upload KYC (Identity) Documents.": ["kycDetails"],
  "Upload Academic Documents.": ["academicDetails"],
  "Upload Financial Documents.": ["financialDetails"],
};
test("Continue leads to an open section that the next-task text speaks of, for every set of saved sections", () => {
  for (let bits = 0; bits < 2 ** SECTION_KEYS.length; bits++) {
    const form = having(...SECTION_KEYS.filter((_, index) => bits & (1 << index)));
    const tasks = tasksOf(form);
    const next = nextSection(tasks);
    const spokenOf = SPOKEN_OF[progressOf(form).nextTask] ?? SECTION_KEYS;
    expect(spokenOf).toContain(next.key);
    expect(next.done).toBe(tasks.every(({ done }) => done));
  }
});

test("when all is done it leads to the last section", () => {
  expect(nextSection(tasksOf(having(...SECTION_KEYS))).key).toBe("coApplicantFinancialDetails");
});
