import { yearsBetween } from "@/lib/dates/calendar";
import { answersOf, notProvided } from "@/lib/loan-form/answers";
import { coApplicantName } from "@/lib/loan-form/co-applicants";
import { formContext, type LoanForm, type SectionKey, sectionOf } from "@/lib/loan-form/registry";
import { plural, t } from "@/lib/messages/text";
import { neededDocuments } from "@/lib/papers/wanted";
import { APPLICATION_PARTS, type PackPart } from "@/lib/share-links/parts";
import { type Fact, type SharedPerson, STUDENT } from "./shared-file";

/** `known`: the answers' texts by path; "" and missing ones were not given. */
type Row = { label: () => string; key: SectionKey; text: (known: (path: string) => string, today: string) => string };

const joined =
  (...paths: readonly string[]): Row["text"] =>
  (known) =>
    paths.map(known).filter(Boolean).join(", ");
const age = (label: Row["label"], key: SectionKey): Row => ({
  label,
  key,
  text: (known, today) => {
    const birth = known("dateOfBirth");
    return birth && plural("pack.years", yearsBetween(birth, today), { one: "1 year", other: "{{count}} years" });
  },
});

/** What an officer decides on first, of the student's and the loan's. */
const CASE_ROWS: readonly Row[] = [
  { label: () => t("pack.caseAmount", "Loan asked for"), key: "loanDetails", text: joined("loanAmount") },
  { label: () => t("pack.caseSecurity", "Security"), key: "loanDetails", text: joined("loanType") },
  {
    label: () => t("pack.caseCourse", "Course"),
    key: "admissionDetails",
    text: joined("educationLevel", "areaOfStudy"),
  },
  { label: () => t("pack.caseUniversity", "University"), key: "admissionDetails", text: joined("university") },
  { label: () => t("pack.caseCountry", "Country"), key: "admissionDetails", text: joined("countryOfUniversity") },
  { label: () => t("pack.caseIntake", "Intake"), key: "admissionDetails", text: joined("intakePeriod") },
  age(() => t("pack.caseAge", "Student's age"), "generalDetails"),
  {
    label: () => t("pack.caseWork", "Student works"),
    key: "loanDetails",
    text: joined("employed", "employmentType"),
  },
  { label: () => t("pack.caseOtherLoan", "Other loan running"), key: "loanDetails", text: joined("existingLoan") },
];

const PERSON_ROWS: readonly Row[] = [
  age(() => t("pack.personAge", "Age"), "coApplicantDetails"),
  { label: () => t("pack.personWork", "Work"), key: "coApplicantDetails", text: joined("employmentType") },
  {
    label: () => t("pack.personEmi", "Monthly EMIs"),
    key: "coApplicantDetails",
    text: (known) => known("ongoingEmiAmount") || t("pack.noEmi", "None stated"),
  },
  { label: () => t("pack.personCountry", "Lives in"), key: "coApplicantDetails", text: joined("country") },
];

/** Documents that show what somebody earns and owns. */
const OF_INCOME = ["paySlips", "form16", "itr", "businessProof", "currentAccountStatement", "savingAccountStatement"];

/** What a link shares, for the page's first screen. */
type Given = {
  form: LoanForm;
  sections: readonly SectionKey[];
  /** Slots whose document is there, in the form or given later. */
  filled: ReadonlySet<string>;
};

/** The case on one screen, as far as it is shared. @param today YYYY-MM-DD in India */
export const caseFacts = (given: Given, today: string): Fact[] => factsOf(CASE_ROWS, given, today, null);

/** The student, then each co-applicant that the link shares. */
export function sharedPeople(given: Given, name: string, today: string): SharedPerson[] {
  const { form, sections } = given;
  const shared = sections.includes("coApplicantDetails") ? (form.coApplicantDetails ?? []) : [];
  return [
    { id: STUDENT, name, facts: [], income: incomeOf(given, null) },
    ...shared.map((_, person) => ({
      id: String(person),
      name: personName(given, person),
      facts: factsOf(PERSON_ROWS, given, today, person),
      income: incomeOf(given, person),
    })),
  ];
}

/** Such as "Ramesh Iyer, Father"; the form's word for a co-applicant whom the link does not share. */
export function personName({ form, sections }: Pick<Given, "form" | "sections">, person: number): string {
  const row = sections.includes("coApplicantDetails") ? form.coApplicantDetails?.[person] : undefined;
  const name = [row?.firstName, row?.lastName].filter(Boolean).join(" ");
  return [name, row?.relation].filter(Boolean).join(", ") || coApplicantName(person);
}

/** In words, the parts of the application that a link does not open. */
export const partsNotShared = (parts: readonly PackPart[]) =>
  APPLICATION_PARTS.filter((part) => !parts.includes(part)).map(
    (part) =>
      ({
        you: t("pack.partYou", "the student's own details and identity papers"),
        study: t("pack.partStudy", "course, loan and marksheets"),
        money: t("pack.partMoney", "the student's income papers"),
        coApplicants: t("pack.partCoApplicants", "the co-applicants"),
      })[part],
  );

function factsOf(rows: readonly Row[], given: Given, today: string, person: number | null): Fact[] {
  return rows
    .filter(({ key }) => given.sections.includes(key))
    .flatMap(({ label, key, text }) => {
      const value = text((path) => answerAt(given, key, person === null ? path : `${person}.${path}`), today);
      // India goes without saying.
      return value || !key.startsWith("coApplicant") ? [{ label: label(), value: value || notProvided() }] : [];
    });
}

/** An answer's text; a day as it is stored. */
function answerAt({ form }: Given, key: SectionKey, path: string): string {
  const birth = /^(?:(\d+)\.)?dateOfBirth$/.exec(path);
  if (birth) {
    const { generalDetails, coApplicantDetails } = form;
    return (birth[1] === undefined ? generalDetails : coApplicantDetails?.[Number(birth[1])])?.dateOfBirth ?? "";
  }
  const answers = answersOf(sectionOf(key), form[key], formContext(form), {});
  return answers.find((answer) => answer.path === path)?.text ?? "";
}

/** Which papers of income are there, and which of the usual ones are not; null where the link does not share them. */
function incomeOf({ form, sections, filled }: Given, person: number | null): SharedPerson["income"] {
  const key = person === null ? "financialDetails" : "coApplicantFinancialDetails";
  if (!sections.includes(key)) return null;
  const papers = neededDocuments(form).filter(
    (paper) => paper.key === key && paper.person === person && OF_INCOME.includes(paper.path.split(".").at(-1)!),
  );
  const isThere = ({ path }: { path: string }) => filled.has(`${key}.${path}`);
  return {
    there: papers.filter(isThere).map(({ label }) => label),
    missing: papers
      .filter((paper) => !isThere(paper) && ["needed", "usual"].includes(paper.requirement))
      .map(({ label }) => label),
  };
}
