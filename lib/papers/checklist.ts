import { coApplicantName } from "@/lib/loan-form/co-applicants";
import type { Fields } from "@/lib/loan-form/fields";
import { formContext, type LoanForm, type SectionKey, SECTIONS, sectionOf } from "@/lib/loan-form/registry";
import { slotId } from "@/lib/loan-form/slot-id";
import type { Answers } from "@/lib/loan-form/walk";
import { byKey, t } from "@/lib/messages/text";
import { routes } from "@/lib/routes";
import type { PaperFindings } from "./read/in-application";
import { maySendBack } from "./read/send-back";
import { findingLines } from "./read/finding-lines";
import { documentCount, type Paper, type PaperNote, type PaperRow } from "./paper";
import { applicantProfiles, documentsIn, type NeededDocument, type RequirementLevel } from "./wanted";

export const neededStatus = () => t("papers.needed", "Needed");
export const uploadedStatus = () => t("papers.uploaded", "Uploaded");
export const usualStatus = () => t("papers.usual", "Usually asked for");
const notGiven = () => t("papers.notGiven", "Not given yet");

/**
 * The student's document checklist, from the registry: what is required, and what lenders usually ask for.
 * @param told of the papers that are there and were looked at
 */
export function checklistOf(
  form: LoanForm,
  made: { name: string; address: string; at: Date },
  findings: readonly PaperFindings[] = [],
): Paper {
  const checklistRows = rowsWith(new Map(findings.map((one) => [`${one.key}.${one.path}`, one])));
  const sentBack = maySendBack(findings).length;
  const context = formContext(form);
  const people = form.coApplicantDetails?.length ? form.coApplicantDetails : [null];
  const study = form.admissionDetails;
  const profiles = applicantProfiles(form);

  const sections = [
    ...SECTIONS.filter(({ repeats }) => !repeats).map(({ key, heading }) => ({
      title: heading,
      documents: checklistRows(documentsIn(key, form[key] as Answers | null, null, profiles.mine, context)),
    })),
    ...people.flatMap((person, index) =>
      SECTIONS.filter(({ repeats }) => repeats).map(({ key, heading }) => ({
        ...titlesOf(index, person?.relation, byKey(`papers.ofPerson.${key}`, heading.replace("Co-applicant ", ""))),
        documents: checklistRows(
          documentsIn(key, (form[key] as Answers[] | null)?.[index] ?? null, index, profiles.people[index]!, context),
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
        value: needed === 0 ? t("papers.nothingNeeded", "Nothing") : documentCount(needed),
      },
      ...(sentBack > 0 ? [{ label: t("papers.maySendBack", "May be sent back"), value: documentCount(sentBack) }] : []),
    ],
    notes: assumptions(form),
    columns: [t("papers.document", "Document"), t("papers.status", "Status")],
    sections: GROUPS.flatMap(({ group, title, folded }) =>
      sections.flatMap(({ documents, ...titles }) => {
        const rows = documents.filter((document) => document.group === group).map(({ row }) => row);
        return rows.length > 0 ? [{ ...titles, group: title(), folded, rows }] : [];
      }),
    ),
  };
}

/** The relation is an answer, which stays out of what is sent to others. */
function titlesOf(index: number, relation: string | undefined, section: string) {
  const name = coApplicantName(index);
  const plainTitle = t("papers.personSection", "{{name}}: {{section}}", { name, section });
  if (relation === undefined) return { title: plainTitle, plainTitle };
  const title = t("papers.relatedSection", "{{name}} ({{relation}}): {{section}}", { name, relation, section });
  return { title, plainTitle };
}

type Status = "uploaded" | Group;
const statusText = (status: Status) =>
  ({
    uploaded: uploadedStatus,
    needed: neededStatus,
    usual: usualStatus,
    optional: () => t("papers.optional", "If it applies"),
  })[status]();

type Group = Exclude<RequirementLevel, "none">;
const GROUPS: readonly { group: Group; title: () => string; folded?: boolean }[] = [
  { group: "needed", title: neededStatus },
  { group: "usual", title: () => t("papers.groupUsual", "Usually asked of you") },
  { group: "optional", title: () => t("papers.groupOptional", "Only if it applies"), folded: true },
];

const rowsWith =
  (findings: ReadonlyMap<string, PaperFindings>) =>
  (papers: readonly NeededDocument[]): { status: Status; group: Group; row: PaperRow }[] =>
    papers.flatMap(({ key, path, label, help, requirement, because, url }) => {
      const done = url !== "";
      if (requirement === "none" && !done) return [];
      const status = done ? "uploaded" : (requirement as Status);
      const row = {
        label,
        value: statusText(status),
        note: noteOf(
          [help, requirement !== "needed" && !done && because].filter(Boolean).join(". "),
          findingLines(findings.get(`${key}.${path}`)?.findings ?? null, "student"),
        ),
        href: `${routes.loanFormSection(sectionOf(key).slug)}#${slotId(path)}`,
        done,
      };
      return [{ status, group: requirement === "none" ? "optional" : requirement, row }];
    });

/** What is said of the paper that is there, else what it is to be. */
const noteOf = (help: string, lines: readonly string[]) => (lines.length > 0 ? lines.join(" ") : help) || undefined;

const countryOf = ({ countryOfUniversity, customCountry }: NonNullable<LoanForm["admissionDetails"]>) =>
  customCountry || countryOfUniversity;

function chosenLabel(key: SectionKey, name: string, value: string | undefined) {
  const fields: Fields = sectionOf(key).fields;
  return fields[name]!.choices?.find((choice) => choice.value === value)?.label ?? notGiven();
}

/** What the list assumes until it is answered, with links to the questions. */
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
