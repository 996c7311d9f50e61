import { progressOf } from "@/lib/loan-form/progress";
import { fromStored } from "@/lib/loan-form/record";
import { type SectionKey, SECTION_KEYS } from "@/lib/loan-form/registry";
import { sampleSection } from "@/tests/samples/sections";
import { tasksOf } from "@/lib/application/tasks";
import { applicationToDo, bankSelectionToDo, nextSection } from "./to-do";

const START = new Date("2026-11-21T05:00:00Z");
const url = () => "/api/files/0123456789abcdef0123456789abcdef";
const having = (...keys: SectionKey[]) =>
  fromStored(Object.fromEntries(keys.map((key) => [key, sampleSection(key, url, ["a"])])));

test("the four steps stand on four days in a row and lead to their first open section", () => {
  const toDo = applicationToDo(tasksOf(having("generalDetails", "kycDetails", "academicDetails")), START);
  expect(toDo).toEqual([
    { title: "Basic Details", date: "2026-11-21", href: "/dashboard/loanform/admission", done: false },
    { title: "KYC Details", date: "2026-11-22", href: "/dashboard/loanform/co-applicant-kyc", done: false },
    { title: "Academic Details", date: "2026-11-23", href: "/dashboard/loanform/academic", done: true },
    { title: "Financial Details", date: "2026-11-24", href: "/dashboard/loanform/financial", done: false },
  ]);
});

test("bank selection stands three and four days after the start, and is done once a lender works on the request", () => {
  expect(bankSelectionToDo("underReview", START)).toEqual([
    { title: "Compare the lenders", date: "2026-11-24", href: "/education-loan", done: false },
    { title: "Choose a Partner", date: "2026-11-25", href: "/dashboard/lenders", done: false },
  ]);
  expect(bankSelectionToDo("processing", START).every(({ done }) => done)).toBe(true);
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
