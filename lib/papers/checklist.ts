import type { AdmissionStatus, EducationLevel } from "@/lib/admission";
import { coApplicantName } from "@/lib/loan-form/co-applicants";
import type { Fields } from "@/lib/loan-form/fields";
import {
  circumstancesOf,
  type LoanForm,
  type Section,
  type SectionKey,
  SECTIONS,
  sectionOf,
} from "@/lib/loan-form/registry";
import type { Circumstances } from "@/lib/loan-form/section";
import { byKey, plural, t } from "@/lib/messages/text";
import { routes } from "@/lib/routes";
import { slotId } from "@/lib/loan-form/slot-id";
import { type Answers, type Asked, walkFields } from "@/lib/loan-form/walk";
import type { Paper, PaperNote, PaperRow } from "./paper";

/** What decides which documents a person is asked for. Null: not answered yet. */
type Life = {
  level: EducationLevel | null;
  abroad: boolean;
  /** "Salaried", "Self Employed" or "" for no work. */
  work: string | null;
  /** The university has answered, so there is a letter. */
  letter: boolean | null;
  /** Relations of the co-applicants, in small letters. */
  relations: string[];
};
type Rule = {
  /** Null: it depends on an answer that is not given yet. */
  applies: (life: Life) => boolean | null;
  /** In whose case, as a sentence. */
  because: () => string;
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
// A parent who is a co-applicant gives the same card there; nobody is asked for it twice.
const parent = (relation: string): Rule => ({
  applies: ({ relations }) => (relations.includes(relation) ? false : null),
  because: () => t("papers.forCopy", "If you have a copy"),
});
const forSalary = () => t("papers.forSalary", "For people with a salary");
const forBusiness = () => t("papers.forBusiness", "For people with a business");

/**
 * When a lender usually asks for a document that the form leaves optional, by the field's name in the registry. A test
 * holds it against the registry: no optional document without a line here, no line without a document.
 */
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

export const neededStatus = () => t("papers.needed", "Needed");
export const uploadedStatus = () => t("papers.uploaded", "Uploaded");
const notGiven = () => t("papers.notGiven", "Not given yet");

/**
 * The student's own list of documents: what the form requires as things stand, and what lenders usually ask of people
 * like them, each ticked once it is uploaded. All of it is read from the registry of the loan form.
 */
export function checklistOf(form: LoanForm, made: { name: string; address: string; at: Date }): Paper {
  const circumstances = circumstancesOf(form);
  const people = form.coApplicantDetails?.length ? form.coApplicantDetails : [null];
  const relations = people.map((person) => person?.relation.trim().toLowerCase() ?? "");
  const study = form.admissionDetails;
  const shared = {
    level: (study?.educationLevel || null) as EducationLevel | null,
    abroad: circumstances.abroad,
    letter: known(
      study?.admissionStatus || null,
      (status) => status !== ("competitive_exams" satisfies AdmissionStatus),
    ),
    relations,
  };
  const loan = form.loanDetails;
  const mine: Life = { ...shared, work: loan ? (loan.employed === "Yes" ? loan.employmentType : "") : null };

  const sections = [
    ...SECTIONS.filter(({ repeats }) => !repeats).map(({ key, heading }) => ({
      title: heading,
      documents: documentsOf(key, form[key] as Answers | null, "", mine, circumstances),
    })),
    ...people.flatMap((person, index) =>
      SECTIONS.filter(({ repeats }) => repeats).map(({ key, heading }) => ({
        ...titlesOf(index, person?.relation, byKey(`papers.ofPerson.${key}`, heading.replace("Co-applicant ", ""))),
        documents: documentsOf(
          key,
          (form[key] as Answers[] | null)?.[index] ?? null,
          `${index}.`,
          { ...shared, work: person?.employmentType || null },
          circumstances,
        ),
      })),
    ),
  ].filter(({ documents }) => documents.length > 0);

  const documents = sections.flatMap((section) => section.documents);
  const uploaded = documents.filter(({ status }) => status === "uploaded").length;
  const needed = documents.filter(({ status }) => status === "needed").length;
  return {
    title: t("papers.checklist", "Document checklist"),
    address: made.address,
    madeAt: made.at.toISOString(),
    facts: [
      { label: t("papers.for", "For"), value: made.name },
      { label: t("papers.country", "Country"), value: study ? countryOf(study) : notGiven() },
      {
        label: t("papers.level", "Level of study"),
        value: chosenLabel("admissionDetails", "educationLevel", study?.educationLevel),
      },
      {
        label: t("papers.coApplicants", "Co-applicants"),
        value: form.coApplicantDetails?.length ? String(people.length) : notGiven(),
      },
      {
        label: uploadedStatus(),
        value: t("papers.uploadedOf", "{{uploaded}} of {{all}} documents", { uploaded, all: documents.length }),
      },
      {
        label: t("papers.stillNeeded", "Still needed"),
        value:
          needed === 0
            ? t("papers.nothingNeeded", "Nothing")
            : plural("papers.documents", needed, { one: "1 document", other: "{{count}} documents" }),
      },
    ],
    notes: assumptions(form),
    columns: [t("papers.document", "Document"), t("papers.status", "Status")],
    sections: sections.map(({ documents, ...titles }) => ({ ...titles, rows: documents.map(({ row }) => row) })),
  };
}

/** The titles of a co-applicant's documents. The relation is an answer, which stays out of what is sent to others. */
function titlesOf(index: number, relation: string | undefined, section: string) {
  const name = coApplicantName(index);
  const plainTitle = t("papers.personSection", "{{name}}: {{section}}", { name, section });
  if (relation === undefined) return { title: plainTitle, plainTitle };
  const title = t("papers.relatedSection", "{{name}} ({{relation}}): {{section}}", { name, relation, section });
  return { title, plainTitle };
}

type Status = "uploaded" | "needed" | "usual" | "optional";
const statusText = (status: Status) =>
  ({
    uploaded: uploadedStatus,
    needed: neededStatus,
    usual: () => t("papers.usual", "Usually asked for"),
    optional: () => t("papers.optional", "If it applies"),
  })[status]();

/** One row for each document of a section that concerns this person. */
function documentsOf(
  key: SectionKey,
  saved: Answers | null,
  prefix: string,
  life: Life,
  circumstances: Circumstances,
): { status: Status; row: PaperRow }[] {
  const section: Section = sectionOf(key);
  const answers = saved ?? ((section.repeats ? section.person : section.empty) as Answers);
  const documents: ReturnType<typeof documentsOf> = [];

  const collect = ({ field, path, value, top, within }: Asked) => {
    if (field.kind !== "upload") return;
    const done = Boolean(value);
    const required = within.length === 0 && section.isRequired(top, answers, circumstances);
    const rule = USUALLY[top];
    const applies = required || (rule?.applies(life) ?? null);
    if (applies === false && !done) return;
    // A document that the form may require, but not of this person (a passport to study in India).
    if (!required && !rule && !done) return;
    const outer = within.at(-1);
    const whose = outer && (said(outer.field.fields!, outer.answers) || outer.field.label);
    const status = done ? "uploaded" : required ? "needed" : applies ? "usual" : "optional";
    const row = {
      label: whose ? `${field.label}, ${whose}` : field.label,
      value: statusText(status),
      note: [field.help, !required && !done && rule?.because()].filter(Boolean).join(". ") || undefined,
      href: `${routes.loanFormSection(section.slug)}#${slotId(path)}`,
      done,
    };
    documents.push({ status, row });
  };
  walkFields(section.fields, answers, collect, prefix);
  return documents;
}

/** What a row of a list calls itself: the label of its chosen kind, such as "IELTS". */
function said(fields: Fields, values: Answers) {
  for (const [name, { choices }] of Object.entries(fields)) {
    const label = choices?.find(({ value }) => value === values[name])?.label;
    if (label) return label;
  }
  return "";
}

const countryOf = ({ countryOfUniversity, customCountry }: NonNullable<LoanForm["admissionDetails"]>) =>
  customCountry || countryOfUniversity;

function chosenLabel(key: SectionKey, name: string, value: string | undefined) {
  const fields: Fields = sectionOf(key).fields;
  return fields[name]!.choices?.find((choice) => choice.value === value)?.label ?? notGiven();
}

/** What the list takes for granted until it is answered, each with the way to the question. */
function assumptions(form: LoanForm): PaperNote[] {
  const to = (key: SectionKey, text: string): PaperNote => ({
    text,
    link: { text: sectionOf(key).title, href: routes.loanFormSection(sectionOf(key).slug) },
  });
  return [
    form.admissionDetails
      ? null
      : to(
          "admissionDetails",
          t(
            "papers.assumesAbroad",
            "You have not said yet what you will study and where: this list assumes a course abroad.",
          ),
        ),
    form.loanDetails
      ? null
      : to(
          "loanDetails",
          t("papers.assumesWork", "You have not said yet whether you work: papers for both kinds of work are listed."),
        ),
    form.coApplicantDetails?.length
      ? null
      : to(
          "coApplicantDetails",
          t("papers.assumesPerson", "You have not named a co-applicant yet: this list assumes one."),
        ),
  ].filter((note) => note !== null);
}
