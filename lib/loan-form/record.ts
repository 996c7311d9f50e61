import { fileIdOf } from "@/lib/uploads/policy";
import { alignRows } from "./co-applicants";
import {
  formContext,
  type LoanForm,
  type RepeatedSection,
  type Section,
  SECTION_KEYS,
  type SectionKey,
  SECTIONS,
  sectionOf,
} from "./registry";
import { type Answers, walkSection } from "./walk";

export type Person = Answers & { id: string };

/**
 * Stored columns to a typed form. Answers that the registry gained after a row was written come back empty, not
 * invalid; answers that it lost are dropped; per-person sections come back in step with the co-applicants.
 */
export function fromStored(row: Partial<Record<SectionKey, unknown>>): LoanForm {
  const form = Object.fromEntries(
    SECTIONS.map((section) => [
      section.key,
      row[section.key] == null ? null : normalizeAnswers(section, row[section.key]),
    ]),
  ) as LoanForm;
  return { ...form, ...realigned(form) };
}

/** The saved sections about each co-applicant, put in step with the co-applicants. */
export function realigned(form: LoanForm): Partial<LoanForm> {
  const people = formContext(form).coApplicants;
  return Object.fromEntries(
    SECTIONS.flatMap((section) => {
      const rows = form[section.key] as Person[] | null;
      return section.about === "each-person" && rows ? [[section.key, alignToCoApplicants(section, rows, people)]] : [];
    }),
  );
}

/** Answers of any time in the shape of today's questions: those that came since are blank, those that went are gone. */
export function normalizeAnswers(section: Section, answers: unknown) {
  const known = (given: object, blank: object) =>
    Object.fromEntries(Object.entries({ ...blank, ...given }).filter(([name]) => name in section.fields));
  return section.repeats
    ? (answers as object[]).map((person) => known(person, section.person))
    : known(answers as object, section.empty);
}

/** Rows about several people, one for each of these people where the section does not name them itself. */
export const alignToCoApplicants = (
  section: RepeatedSection,
  rows: readonly Person[],
  people: readonly string[],
): Person[] => (section.about === "people" ? [...rows] : alignRows(rows, people, section.person as Omit<Person, "id">));

/**
 * What a section about several people starts from: a row for each of them, or, where it is to name them, one for the
 * first, who is always asked for.
 */
export const startRows = (section: RepeatedSection, people: readonly string[]): Person[] =>
  section.about === "people" ? [{ ...section.person }] : alignToCoApplicants(section, [], people);

/** Where each uploaded document stands in a section's answers: form path, address and the label it is asked under. */
export function uploadsIn(key: SectionKey, value: unknown) {
  const found: { path: string; url: string; label: string }[] = [];
  walkSection(sectionOf(key), value, ({ field: { kind, label }, path, value: url }) => {
    if (kind === "upload" && typeof url === "string" && url) found.push({ path, url, label });
  });
  return found;
}

/** The ids of all documents that these sections of a form hold on to. */
export const fileIdsIn = (form: Partial<Record<SectionKey, unknown>>, keys: readonly SectionKey[] = SECTION_KEYS) =>
  new Set(keys.flatMap((key) => uploadsIn(key, form[key]).map(({ url }) => fileIdOf(url)!)).filter(Boolean));
