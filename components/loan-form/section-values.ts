import { toNestErrors } from "@hookform/resolvers";
import type { FieldError, Resolver } from "react-hook-form";
import { normalizeAnswers, alignToCoApplicants, type Person, startRows } from "@/lib/loan-form/record";
import type { FormContext } from "@/lib/loan-form/section";
import { formContext, type RepeatedSection, type Section } from "@/lib/loan-form/registry";
import { isSame } from "@/lib/loan-form/deep-equal";
import type { Answers } from "@/lib/loan-form/walk";
import type { LoadedForm } from "./loan-form-context";

/**
 * The answers of one section while they are edited. A per-person section is keyed by the person's place ("0", "1"), so
 * that a name in the form is the path of an issue and the id in the page: "0.firstName".
 */
export type FormValues = Record<string, unknown>;

/** What a section starts from: what is saved, else what signup already knew, else blank. */
export function startValues(section: Section, record: LoadedForm): FormValues {
  const saved = record[section.key];
  if (!section.repeats) return { ...section.empty, ...(saved ?? record.prefill[section.key]) };
  const people = formContext(record).coApplicants;
  const rows = alignToCoApplicants(section, (saved as Person[] | null) ?? [], people);
  return byPlace((rows.length > 0 ? rows : startRows(section, people)).map(withId));
}

/**
 * A draft as the section looks today: questions that came or went since are filled in or left out, people put in step.
 */
export function draftValues(section: Section, record: LoadedForm, draft: FormValues): FormValues {
  if (!section.repeats) return normalizeAnswers(section, draft) as FormValues;
  const rows = normalizeAnswers(section, peopleIn(draft)) as Person[];
  return byPlace(alignToCoApplicants(section, rows, formContext(record).coApplicants));
}

/** The answers as they are stored, and as the rest of the product reads them. */
export const asStored = (section: Section, values: FormValues): unknown =>
  section.repeats ? peopleIn(values) : values;

export const blankPerson = (section: RepeatedSection) => withId(section.person);
/** A row that nobody has named yet gets an id that stays. */
const withId = (row: Answers): Person => ({ ...row, id: String(row.id || crypto.randomUUID()) });
export const byPlace = (people: readonly Person[]): FormValues =>
  Object.fromEntries(people.map((person, index) => [String(index), person]));
export const peopleIn = (values: FormValues) => Object.values(values) as Person[];

export const toSave = (section: Section, values: FormValues, context: FormContext) =>
  section.repeats ? peopleIn(values) : section.dropHidden(values as never, context);

/**
 * Whether the form holds what the server has, `theirs`: also as it was typed, such as a number with spaces or an e-mail
 * in capitals.
 */
export function holdsSaved(section: Section, values: FormValues, theirs: FormValues, context: FormContext) {
  if (isSame(values, theirs)) return true;
  const { data } = section.schema(context).safeParse(toSave(section, values, context));
  return data !== undefined && isSame(data, asStored(section, theirs));
}

/** The registry's own rules as react-hook-form wants them. */
export function sectionResolver(section: Section, context: FormContext): Resolver<FormValues> {
  const schema = section.schema(context);
  return (values, _context, options) => {
    const { error } = schema.safeParse(asStored(section, values));
    if (!error) return { values, errors: {} };
    const errors: Record<string, FieldError> = {};
    // Of several that an answer has, the first is said.
    for (const { path, message } of error.issues) errors[path.join(".")] ??= { type: "custom", message };
    return { values: {}, errors: toNestErrors(errors, options) };
  };
}

/** Every message in react-hook-form's tree of errors, with its path, in the order of the page. */
export function listErrors(section: Section, errors: object, path: string[] = []): { id: string; message: string }[] {
  if ("message" in errors && typeof errors.message === "string" && "type" in errors)
    return [{ id: path.join("."), message: errors.message }];
  // The rules find last what depends on other answers, such as the passport.
  const names = Object.keys(section.fields);
  return Object.entries(errors)
    .sort(([one], [other]) => names.indexOf(one) - names.indexOf(other))
    .flatMap(([name, inner]) =>
      typeof inner === "object" && inner !== null && name !== "ref" ? listErrors(section, inner, [...path, name]) : [],
    );
}
