import { formatDate, formatTime } from "@/lib/dates/dates";
import { formatBytes } from "@/lib/text/bytes";
import { type Answer, answersOf, notProvided } from "@/lib/loan-form/answers";
import { coApplicantName } from "@/lib/loan-form/co-applicants";
import { formContext, type LoanForm, type Section, type SectionKey, SECTIONS } from "@/lib/loan-form/registry";
import { masked } from "@/lib/text/mask";
import { t } from "@/lib/messages/text";
import { routes } from "@/lib/routes";
import type { Paper, PaperRow, PaperSection } from "./paper";

type Files = Partial<Record<string, { name: string; size: number; createdAt: Date }>>;

export const draftNote = () =>
  t(
    "papers.draftNote",
    "This is a draft copy. The application has not been submitted yet, and what stands here can still change.",
  );

/**
 * The application as rows, identity numbers masked.
 * @param given the sections shared, their headings, what a co-applicant is called by the row's index, and what is said
 *   of a paper in a slot
 */
export function applicationOf(
  form: LoanForm,
  state: { reference: string; name: string; complete: boolean; submittedAt: Date | null; files: Files },
  made: { address: string; at: Date },
  given?: {
    sections: readonly SectionKey[];
    headingOf: (section: Section) => string;
    nameOf?: (person: number) => string;
    noteOf?: (slot: string, url: string) => string;
  },
): Paper {
  const context = formContext(form);
  const { reference, complete, submittedAt, files } = state;
  const { nameOf = coApplicantName, noteOf } = given ?? {};

  const rowOf = (key: SectionKey, { label, text, url, path }: Answer): PaperRow => {
    const file = url === undefined ? undefined : files[url];
    const value = file ? `${text} (${formatBytes(file.size)}), ${formatDate(file.createdAt)}` : text;
    // An address of several lines becomes one line of a table.
    const row = { label, value: value.replace(/\s*\n\s*/g, ", ") || notProvided(), href: url };
    const note = url && noteOf?.(`${key}.${path}`, url);
    return note ? { ...row, note } : row;
  };
  const sectionsOf = (section: Section): PaperSection[] => {
    const heading = given?.headingOf(section) ?? section.heading;
    const answers = answersOf(section, form[section.key], context, files);
    const rowsOf = (some: readonly Answer[]) => some.map((answer) => rowOf(section.key, answer));
    if (!section.repeats) return [{ title: heading, rows: rowsOf(answers) }];
    const people = [...new Set(answers.map(({ person }) => person))];
    if (people.length === 0) return [{ title: heading, rows: [{ label: section.title, value: notProvided() }] }];
    return people.map((person) => ({
      title: `${heading}: ${nameOf(person!)}`,
      rows: rowsOf(answers.filter((answer) => answer.person === person)),
    }));
  };

  return {
    title: complete
      ? t("papers.application", "Loan application")
      : t("papers.applicationDraft", "Loan application (draft copy)"),
    address: made.address,
    madeAt: made.at.toISOString(),
    facts: [
      { label: t("papers.applicant", "Applicant"), value: masked(state.name) },
      { label: t("papers.reference", "Reference number"), value: reference, copy: true },
      {
        label: t("papers.submitted", "Submitted"),
        value: !complete
          ? t("papers.notSubmitted", "Not yet")
          : submittedAt
            ? `${formatDate(submittedAt)}, ${formatTime(submittedAt)}`
            : t("papers.isSubmitted", "Yes"),
      },
    ],
    notes: complete
      ? []
      : [{ text: draftNote(), link: { text: t("papers.goOn", "Go on with it"), href: routes.loanForm } }],
    columns: [t("papers.question", "Question"), t("papers.answer", "Answer")],
    sections: SECTIONS.filter(({ key }) => given?.sections.includes(key) ?? true).flatMap(sectionsOf),
  };
}
