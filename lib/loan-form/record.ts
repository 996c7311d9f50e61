import { fileIdOf } from "@/lib/uploads/policy";
import type { Fields } from "./fields";
import { alignRows } from "./co-applicants";
import { circumstancesOf, fieldsOf, type LoanForm, type Section, type SectionKey, SECTIONS } from "./registry";

/**
 * Stored columns to a typed form. Answers that the registry gained after a row was written come back empty, not
 * invalid; answers that it lost are dropped; per-person sections come back in step with the co-applicants.
 */
export function fromStored(row: Partial<Record<SectionKey, unknown>>): LoanForm {
  const form = Object.fromEntries(
    SECTIONS.map((section) => [section.key, row[section.key] == null ? null : fill(section, row[section.key])]),
  ) as LoanForm;
  const people = circumstancesOf(form).coApplicants;
  for (const section of SECTIONS) {
    if (!section.repeats || section.key === "coApplicantDetails" || !form[section.key]) continue;
    Object.assign(form, { [section.key]: alignRows(form[section.key] as { id: string }[], people, section.person) });
  }
  return form;
}

function fill(section: Section, stored: unknown) {
  const known = (answers: object, empty: object) =>
    Object.fromEntries(Object.entries({ ...empty, ...answers }).filter(([name]) => name in section.fields));
  return section.repeats
    ? (stored as object[]).map((person) => known(person, section.person))
    : known(stored as object, section.empty);
}

/** Where each uploaded document stands in a section's answers: form path, address and the label it is asked under. */
export function uploadsIn(key: SectionKey, value: unknown) {
  const found: { path: string; url: string; label: string }[] = [];
  const walk = (fields: Fields, answers: unknown, path: string[]) => {
    if (Array.isArray(answers)) return answers.forEach((row, index) => walk(fields, row, [...path, String(index)]));
    if (typeof answers !== "object" || answers === null) return;
    for (const [name, field] of Object.entries(fields)) {
      const answer: unknown = (answers as Record<string, unknown>)[name];
      if (field.kind === "upload" && typeof answer === "string" && answer)
        found.push({ path: [...path, name].join("."), url: answer, label: field.label });
      if (field.fields) walk(field.fields, answer, [...path, name]);
    }
  };
  walk(fieldsOf(key), value, []);
  return found;
}

/** The ids of all documents that a form holds on to. */
export const fileIdsIn = (form: LoanForm) =>
  new Set(SECTIONS.flatMap(({ key }) => uploadsIn(key, form[key]).map(({ url }) => fileIdOf(url)!)).filter(Boolean));
