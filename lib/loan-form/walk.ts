import type { FieldSpec, Fields } from "./fields";
import type { Section } from "./registry";

export type Answers = Record<string, unknown>;

export type VisitedField = {
  field: FieldSpec;
  /** As in the form and in issues: "competitiveExams.0.url". */
  path: string;
  value: unknown;
  /** The section's own field that it is, or is in. */
  rootField: string;
  siblings: Answers;
  /** From outside; `index` is null for a group. */
  ancestors: readonly { field: FieldSpec; index: number | null; answers: Answers }[];
};

/** Visits fields in the form's order, groups and lists opened; answers that do not fit count as blank. */
export function walkFields(
  fields: Fields,
  answers: unknown,
  visit: (asked: VisitedField) => void,
  prefix = "",
  ancestors: VisitedField["ancestors"] = [],
  owner?: string,
) {
  const siblings = plain(answers);
  for (const [name, field] of Object.entries(fields)) {
    const [path, value, rootField] = [prefix + name, siblings[name], owner ?? name];
    const into = (inner: unknown, index: number | null, at: string) =>
      walkFields(field.fields!, inner, visit, at, [...ancestors, { field, index, answers: plain(inner) }], rootField);
    if (field.kind === "list") rows(value).forEach((row, index) => into(row, index, `${path}.${index}.`));
    else if (field.fields) into(value, null, `${path}.`);
    else visit({ field, path, value, rootField, siblings, ancestors });
  }
}

/** `person` is the row's index in a section about several people, else null. */
export function walkSection(
  section: Section,
  value: unknown,
  visit: (asked: VisitedField & { person: number | null; answers: Answers }) => void,
) {
  const one = (answers: unknown, person: number | null) =>
    walkFields(
      section.fieldsOf(answers),
      answers,
      (asked) => visit({ ...asked, person, answers: plain(answers) }),
      person === null ? "" : `${person}.`,
    );
  if (section.repeats) rows(value).forEach(one);
  else one(value, null);
}

const plain = (value: unknown) =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Answers) : {};
const rows = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

export const isAnswered = (values: unknown, path: readonly PropertyKey[]) =>
  Boolean(
    path.reduce<unknown>((value, part) => (value as Record<PropertyKey, unknown> | null | undefined)?.[part], values),
  );
