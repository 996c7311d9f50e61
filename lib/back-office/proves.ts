import { type Answer, answersOf } from "@/lib/loan-form/answers";
import { parentIn } from "@/lib/loan-form/co-applicants";
import type { FieldSpec } from "@/lib/loan-form/fields";
import { formContext, type LoanForm, SECTIONS, sectionOf, type SectionKey } from "@/lib/loan-form/registry";
import { t } from "@/lib/messages/text";

/** What a paper can prove of a person, by the answers to it; `beside` is what was answered with the document itself. */
type Fact = "beside" | "relation" | "born" | "address" | "work" | "loans" | "studies" | "admission";

/** By the form's own name of a document: what it proves beside the name, which each does. */
export const PROVES: Partial<Record<string, readonly Fact[]>> = {
  panCard: ["relation", "born"],
  passport: ["born"],
  aadhaarCardFront: ["relation", "born"],
  aadhaarCardBack: ["address"],
  photoSelfie: ["born"],
  motherPanCard: ["relation", "born"],
  fatherPanCard: ["relation", "born"],
  motherAadhaarCardFront: ["relation", "born"],
  motherAadhaarCardBack: ["address"],
  fatherAadhaarCardFront: ["relation", "born"],
  fatherAadhaarCardBack: ["address"],
  tenthGrade: ["born"],
  twelfthGrade: ["born"],
  bachelorsMarksheet: ["studies"],
  mastersMarksheet: ["studies"],
  postGraduateDiploma: ["studies"],
  competitiveExams: ["beside"],
  proofOfIntent: ["beside", "admission", "studies"],
  savingAccountStatement: ["work", "loans"],
  utilityBill: ["address"],
  paySlips: ["work"],
  form16: ["work"],
  itr: ["work"],
  businessProof: ["work", "address"],
  currentAccountStatement: ["work", "loans"],
};

const isDocument = ({ kind, fields }: FieldSpec): boolean =>
  kind === "upload" || Object.values(fields ?? {}).some(isDocument);
export const DOCUMENTS: ReadonlySet<string> = new Set(
  SECTIONS.flatMap(({ fields }) => Object.entries<FieldSpec>(fields)).flatMap(([name, field]) =>
    isDocument(field) ? name : [],
  ),
);

type Place = { section: SectionKey; fields: readonly string[] };
const place = (section: SectionKey, ...fields: string[]): Place => ({ section, fields });

const ADDRESS = ["pinCode", "city", "state"] as const;
type AnswerFact = Exclude<Fact, "beside">;
const STUDENT: Record<AnswerFact, readonly Place[]> = {
  relation: [],
  born: [place("generalDetails", "dateOfBirth")],
  address: [place("generalDetails", "permanentAddress", ...ADDRESS)],
  work: [place("loanDetails", "employed", "employmentType")],
  loans: [place("loanDetails", "existingLoan")],
  studies: [place("admissionDetails", "educationLevel", "areaOfStudy")],
  admission: [place("admissionDetails", "admissionStatus", "countryOfUniversity", "university", "intakePeriod")],
};
const CO_APPLICANT: Record<AnswerFact, readonly Place[]> = {
  relation: [place("coApplicantDetails", "relation")],
  born: [place("coApplicantDetails", "dateOfBirth")],
  address: [place("coApplicantDetails", "useSameAddress", "address", ...ADDRESS, "country")],
  work: [place("coApplicantDetails", "employmentType")],
  loans: [place("coApplicantDetails", "ongoingEmiAmount")],
  studies: [],
  admission: [],
};

/** Whose a document is: the row among the co-applicants, or null for the student. */
type Person = number | null | "unknown";

function ownerOf(form: LoanForm, slot: string): Person {
  const [section, first = "", ...rest] = slot.split(".");
  if (rest.length > 0 && section?.startsWith("coApplicant")) return Number(first);
  const parent = /^(mother|father)/.exec(first)?.[1];
  if (!parent) return null;
  const at = (form.coApplicantDetails ?? []).findIndex(({ relation }) => parentIn(relation) === parent);
  return at < 0 ? "unknown" : at;
}

/** "Harish Patel, father": as one says it. @param index the row among the co-applicants */
export function coApplicantAsPerson(form: Pick<LoanForm, "coApplicantDetails">, index: number): string {
  const { firstName = "", lastName = "", relation = "" } = form.coApplicantDetails?.[index] ?? {};
  return [`${firstName} ${lastName}`.trim(), relation.charAt(0).toLowerCase() + relation.slice(1)]
    .filter(Boolean)
    .join(", ");
}

export type ProvenAnswer = { label: string; value: string };

/**
 * Whose a document of a slot is, and the answers that it proves, numbers masked; without answers where the slot is none
 * of the form's, or nobody was asked about its owner.
 */
export function provenBy(form: LoanForm, slot: string, student: string): { whose: string; proves: ProvenAnswer[] } {
  const owner = ownerOf(form, slot);
  const whose = owner === null ? student : owner === "unknown" ? "" : coApplicantAsPerson(form, owner);
  const name = slot.split(".").find((part) => DOCUMENTS.has(part));
  if (name === undefined || owner === "unknown") return { whose, proves: [] };
  const facts = PROVES[name] ?? [];
  const more = facts.flatMap((fact) => (fact === "beside" ? answersBeside(form, slot) : answersTo(form, fact, owner)));
  return { whose, proves: [...nameOf(form, owner), ...more] };
}

function answersTo(form: LoanForm, fact: AnswerFact, owner: number | null): ProvenAnswer[] {
  const places = owner === null ? STUDENT[fact] : CO_APPLICANT[fact];
  return places.flatMap(({ section, fields }) =>
    answersIn(form, section)
      .filter(({ path }) => fields.includes(owner === null ? path : path.slice(`${owner}.`.length)))
      .filter(({ person }) => person === owner)
      .flatMap(asProven),
  );
}

/** Such as which exam a score card is of. */
function answersBeside(form: LoanForm, slot: string): ProvenAnswer[] {
  const [section, ...path] = slot.split(".");
  const group = `${path.slice(0, -1).join(".")}.`;
  return answersIn(form, section as SectionKey)
    .filter((answer) => answer.path.startsWith(group) && !answer.isPaper)
    .flatMap(asProven);
}

const asProven = ({ label, text }: Answer): ProvenAnswer[] =>
  text ? [{ label, value: text.replace(/\s*\n\s*/g, ", ") }] : [];

const answersIn = (form: LoanForm, section: SectionKey) =>
  answersOf(sectionOf(section), form[section], formContext(form), {});

/** As one line: on a paper the two stand together. */
function nameOf(form: LoanForm, owner: number | null): ProvenAnswer[] {
  const answers = owner === null ? form.generalDetails : form.coApplicantDetails?.[owner];
  const value = [answers?.firstName, answers?.lastName].filter(Boolean).join(" ");
  return value ? [{ label: t("desk.name", "Name"), value }] : [];
}
