import type { AdmissionStatus, EducationLevel } from "@/lib/admission";
import { ofCoApplicant, parentIn } from "@/lib/loan-form/co-applicants";
import type { Fields } from "@/lib/loan-form/fields";
import {
  formContext,
  type LoanForm,
  type Section,
  type SectionKey,
  SECTIONS,
  sectionOf,
} from "@/lib/loan-form/registry";
import type { FormContext } from "@/lib/loan-form/section";
import { type Answers, type VisitedField, walkFields } from "@/lib/loan-form/walk";
import { t } from "@/lib/messages/text";

/** What decides which documents a person is asked for; null: not answered yet. */
export type ApplicantProfile = {
  level: EducationLevel | null;
  abroad: boolean;
  /** "Salaried", "Self Employed" or "" for no work. */
  work: string | null;
  /** The university has answered. */
  letter: boolean | null;
  parents: readonly string[];
};
type Rule = {
  /** Null: depends on an answer that is not given yet. */
  applies: (profile: ApplicantProfile) => boolean | null;
  because: () => string;
  isParents?: true;
};

const known = <T>(value: T | null, test: (value: T) => boolean) => (value === null ? null : test(value));
const degree = (levels: readonly EducationLevel[], because: () => string): Rule => ({
  applies: ({ level }) => known(level, (is) => levels.includes(is)),
  because,
});
const work = (kinds: string[], because: () => string): Rule => ({
  applies: ({ work: kind }) => known(kind, (is) => kinds.includes(is)),
  because,
});
// A parent who is a co-applicant gives the same card there.
const parent = (which: "mother" | "father"): Rule => ({
  applies: ({ parents }) => (parents.includes(which) ? false : null),
  because: () => t("papers.forCopy", "If you have a copy"),
  isParents: true,
});
const forSalary = () => t("papers.forSalary", "For people with a salary");
const forBusiness = () => t("papers.forBusiness", "For people with a business");

/** When a lender usually asks for an optional document, by the field's name; a test holds it against the registry. */
export const USUALLY: Record<string, Rule> = {
  motherPanCard: parent("mother"),
  motherAadhaarCardFront: parent("mother"),
  motherAadhaarCardBack: parent("mother"),
  fatherPanCard: parent("father"),
  fatherAadhaarCardFront: parent("father"),
  fatherAadhaarCardBack: parent("father"),
  bachelorsMarksheet: degree(["postgraduate", "postgraduate_diploma", "doctorate"], () =>
    t("papers.afterBachelor", "For a course after a bachelor's degree"),
  ),
  mastersMarksheet: degree(["doctorate"], () => t("papers.forDoctorate", "For a doctorate")),
  postGraduateDiploma: { applies: () => null, because: () => t("papers.ifYouHaveOne", "If you have one") },
  competitiveExams: {
    applies: ({ abroad }) => abroad || null,
    because: () => t("papers.ifExam", "If you took an exam for your admission"),
  },
  proofOfIntent: {
    applies: ({ letter }) => letter,
    because: () => t("papers.onceApplied", "Once you have applied to a university"),
  },
  paySlips: work(["Salaried"], forSalary),
  form16: work(["Salaried"], forSalary),
  itr: work(["Salaried", "Self Employed"], () => t("papers.forIncome", "For people with an income of their own")),
  businessProof: work(["Self Employed"], forBusiness),
  currentAccountStatement: work(["Self Employed"], forBusiness),
};

/** needed: by the form; usual: by lenders; optional: if it applies; none: not of people like them. */
export type RequirementLevel = "needed" | "usual" | "optional" | "none";

/** The student's profile and each co-applicant's; one blank where none is named yet. */
export function applicantProfiles(form: LoanForm): { mine: ApplicantProfile; people: ApplicantProfile[] } {
  const people = form.coApplicantDetails?.length ? form.coApplicantDetails : [null];
  const study = form.admissionDetails;
  const shared = {
    level: (study?.educationLevel || null) as EducationLevel | null,
    abroad: formContext(form).abroad,
    letter: known(
      study?.admissionStatus || null,
      (status) => status !== ("competitive_exams" satisfies AdmissionStatus),
    ),
    parents: people.flatMap((person) => parentIn(person?.relation ?? "") ?? []),
  };
  const loan = form.loanDetails;
  return {
    mine: { ...shared, work: loan ? (loan.employed === "Yes" ? loan.employmentType : "") : null },
    people: people.map((person) => ({ ...shared, work: person?.employmentType || null })),
  };
}

/**
 * How far a document is required of a person: the only place that decides it.
 * @param name the section's field that the document is, or is in
 */
export function requirementLevel(
  name: string,
  isRequired: boolean,
  profile: ApplicantProfile,
): { requirement: RequirementLevel; because?: () => string; isParents: boolean } {
  const rule = USUALLY[name];
  const isParents = rule?.isParents === true;
  if (isRequired) return { requirement: "needed", isParents };
  // Required of others, such as a passport to study in India.
  if (!rule) return { requirement: "none", isParents };
  const applies = rule.applies(profile);
  return { requirement: applies === null ? "optional" : applies ? "usual" : "none", because: rule.because, isParents };
}

export type NeededDocument = {
  key: SectionKey;
  /** The answer's path: "panCard", "0.competitiveExams.0.url". */
  path: string;
  /** With its row: "Score card, IELTS". */
  label: string;
  help?: string;
  /** A co-applicant's index, or null for the student. */
  person: number | null;
  requirement: RequirementLevel;
  /** For whom it is wanted, where the form does not require it. */
  because?: string;
  /** "" where nothing is uploaded. */
  url: string;
};

/** The documents of one section. @param saved null before a save @param person a co-applicant's index, else null */
export function documentsIn(
  key: SectionKey,
  saved: Answers | null,
  person: number | null,
  profile: ApplicantProfile,
  context: FormContext,
): NeededDocument[] {
  const section: Section = sectionOf(key);
  const answers = saved ?? ((section.repeats ? section.person : section.empty) as Answers);
  const documents: NeededDocument[] = [];
  const collect = ({ field, path, value, rootField, ancestors }: VisitedField) => {
    if (field.kind !== "upload") return;
    const isRequired = ancestors.length === 0 && section.isRequired(rootField, answers, context);
    const { requirement, because } = requirementLevel(rootField, isRequired, profile);
    const outer = ancestors.at(-1);
    const whose = outer && (rowLabel(outer.field.fields!, outer.answers) || outer.field.label);
    const label = whose ? `${field.label}, ${whose}` : field.label;
    const url = typeof value === "string" ? value : "";
    documents.push({ key, path, label, help: field.help, person, requirement, because: because?.(), url });
  };
  walkFields(section.fields, answers, collect, person === null ? "" : `${person}.`);
  return documents;
}

/** The label of the row's chosen kind, such as "IELTS". */
function rowLabel(fields: Fields, values: Answers) {
  for (const [name, { choices }] of Object.entries(fields)) {
    const label = choices?.find(({ value }) => value === values[name])?.label;
    if (label) return label;
  }
  return "";
}

/** The documents of the whole form, also those that nobody wants (`requirement` "none"). */
export function neededDocuments(form: LoanForm): NeededDocument[] {
  const context = formContext(form);
  const { mine, people } = applicantProfiles(form);
  const own = SECTIONS.filter(({ repeats }) => !repeats).flatMap(({ key }) =>
    documentsIn(key, form[key] as Answers | null, null, mine, context),
  );
  const theirs = people.flatMap((profile, index) =>
    SECTIONS.filter(({ repeats }) => repeats).flatMap(({ key }) =>
      documentsIn(key, (form[key] as Answers[] | null)?.[index] ?? null, index, profile, context),
    ),
  );
  return [...own, ...theirs];
}

export const usuallyMissing = (form: LoanForm): NeededDocument[] =>
  neededDocuments(form).filter(({ requirement, url }) => requirement === "usual" && url === "");

export const nameOfDocument = ({ label, person }: Pick<NeededDocument, "label" | "person">) =>
  person === null ? label : ofCoApplicant(label, person);

/** A slot that was left empty at the submit, and whose document can still be added. */
export type LeftOutDocument = {
  /** Such as "coApplicantFinancialDetails.0.itr". */
  slot: string;
  label: string;
  help?: string;
  because?: string;
  /** Lenders usually ask for it; else only if it applies. */
  isUsual: boolean;
};

/** Every empty slot that somebody may want, the usual ones first. */
export const leftOut = (form: LoanForm): LeftOutDocument[] =>
  neededDocuments(form)
    .filter(({ requirement, url }) => requirement !== "none" && url === "")
    .map((document) => ({
      slot: `${document.key}.${document.path}`,
      label: nameOfDocument(document),
      help: document.help,
      because: document.because,
      isUsual: document.requirement !== "optional",
    }))
    .sort((a, b) => Number(b.isUsual) - Number(a.isUsual));

/** Where a slot stands: among the others, in one of two folds, or nowhere. */
export type SlotPlace = "open" | "parents" | "others" | "none";

/** A parent's card has no slot where the parent gives it as a co-applicant. */
export function slotPlace(name: string, isRequired: boolean, profile: ApplicantProfile): SlotPlace {
  const { requirement, isParents } = requirementLevel(name, isRequired, profile);
  if (isParents) return requirement === "none" ? "none" : "parents";
  return requirement === "none" ? "others" : "open";
}
