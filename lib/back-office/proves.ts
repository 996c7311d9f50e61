import { type Answer, answersOf } from "@/lib/loan-form/answers";
import { parentIn } from "@/lib/loan-form/co-applicants";
import { formContext, type LoanForm, sectionOf, type SectionKey } from "@/lib/loan-form/registry";
import { t } from "@/lib/messages/text";

/** What a paper can prove of a person, by the answers to it; `beside` is what was answered with the document itself. */
type Fact = "name" | "beside" | "relation" | "born" | "address" | "work" | "loans" | "studies" | "admission";

/** By the form's own name of a document: what it proves. A test names each that has no row. */
export const PROVES: Partial<Record<string, readonly Fact[]>> = {
  panCard: ["name", "relation", "born"],
  passport: ["name", "born"],
  aadhaarCardFront: ["name", "relation", "born"],
  aadhaarCardBack: ["name", "address"],
  photoSelfie: ["name", "born"],
  motherPanCard: ["name", "relation", "born"],
  fatherPanCard: ["name", "relation", "born"],
  motherAadhaarCardFront: ["name", "relation", "born"],
  motherAadhaarCardBack: ["name", "address"],
  fatherAadhaarCardFront: ["name", "relation", "born"],
  fatherAadhaarCardBack: ["name", "address"],
  tenthGrade: ["name", "born"],
  twelfthGrade: ["name", "born"],
  bachelorsMarksheet: ["name", "studies"],
  mastersMarksheet: ["name", "studies"],
  postGraduateDiploma: ["name", "studies"],
  competitiveExams: ["name", "beside"],
  proofOfIntent: ["name", "beside", "admission", "studies"],
  savingAccountStatement: ["name", "work", "loans"],
  utilityBill: ["name", "address"],
  paySlips: ["name", "work"],
  form16: ["name", "work"],
  itr: ["name", "work"],
  businessProof: ["name", "work", "address"],
  currentAccountStatement: ["name", "work", "loans"],
};

type Place = { section: SectionKey; fields: readonly string[] };
const place = (section: SectionKey, ...fields: string[]): Place => ({ section, fields });

const ADDRESS = ["pinCode", "city", "state"] as const;
type Asked = Exclude<Fact, "name" | "beside">;
const STUDENT: Record<Asked, readonly Place[]> = {
  relation: [],
  born: [place("generalDetails", "dateOfBirth")],
  address: [place("generalDetails", "permanentAddress", ...ADDRESS)],
  work: [place("loanDetails", "employed", "employmentType")],
  loans: [place("loanDetails", "existingLoan")],
  studies: [place("admissionDetails", "educationLevel", "areaOfStudy")],
  admission: [place("admissionDetails", "admissionStatus", "countryOfUniversity", "university", "intakePeriod")],
};
const CO_APPLICANT: Record<Asked, readonly Place[]> = {
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
  const name = slot.split(".").find((part) => Object.hasOwn(PROVES, part));
  if (name === undefined || owner === "unknown") return { whose, proves: [] };
  const proves = PROVES[name]!.flatMap((fact) => {
    if (fact === "name") return nameOf(form, owner);
    return fact === "beside" ? answersBeside(form, slot) : answersTo(form, fact, owner);
  });
  return { whose, proves };
}

function answersTo(form: LoanForm, fact: Asked, owner: number | null): ProvenAnswer[] {
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
