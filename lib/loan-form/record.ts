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

/** Stored columns to a typed form: new questions come back blank, dropped ones go, people are aligned. */
export function fromStored(row: Partial<Record<SectionKey, unknown>>): LoanForm {
  const form = Object.fromEntries(
    SECTIONS.map((section) => [
      section.key,
      row[section.key] == null ? null : normalizeAnswers(section, row[section.key]),
    ]),
  ) as LoanForm;
  return { ...form, ...realigned(form) };
}

export function realigned(form: LoanForm): Partial<LoanForm> {
  const people = formContext(form).coApplicants;
  return Object.fromEntries(
    SECTIONS.flatMap((section) => {
      const rows = form[section.key] as Person[] | null;
      return section.about === "each-person" && rows ? [[section.key, alignToCoApplicants(section, rows, people)]] : [];
    }),
  );
}

export function normalizeAnswers(section: Section, answers: unknown) {
  const known = (given: object, blank: object) =>
    Object.fromEntries(Object.entries({ ...blank, ...given }).filter(([name]) => name in section.fields));
  return section.repeats
    ? (answers as object[]).map((person) => known(person, section.person))
    : known(answers as object, section.empty);
}

/** One row for each co-applicant, unless the section names them. */
export const alignToCoApplicants = (
  section: RepeatedSection,
  rows: readonly Person[],
  people: readonly string[],
): Person[] => (section.about === "people" ? [...rows] : alignRows(rows, people, section.person as Omit<Person, "id">));

/** Where the section names the people, one row for the first. */
export const startRows = (section: RepeatedSection, people: readonly string[]): Person[] =>
  section.about === "people" ? [{ ...section.person }] : alignToCoApplicants(section, [], people);

/** Form path, address and label of each document. */
export function uploadsIn(key: SectionKey, value: unknown) {
  const found: { path: string; url: string; label: string }[] = [];
  walkSection(sectionOf(key), value, ({ field: { kind, label }, path, value: url }) => {
    if (kind === "upload" && typeof url === "string" && url) found.push({ path, url, label });
  });
  return found;
}

export const fileIdsIn = (form: Partial<Record<SectionKey, unknown>>, keys: readonly SectionKey[] = SECTION_KEYS) =>
  new Set(keys.flatMap((key) => uploadsIn(key, form[key]).map(({ url }) => fileIdOf(url)!)).filter(Boolean));

/** The documents that each section holds, as rows of FileReference. */
export const referencesIn = (form: Partial<Record<SectionKey, unknown>>) =>
  SECTION_KEYS.flatMap((section) => [...fileIdsIn(form, [section])].map((fileId) => ({ section, fileId })));
