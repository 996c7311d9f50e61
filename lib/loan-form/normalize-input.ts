import { day, digits, isBlank, month, type ValueReader } from "@/lib/http/normalize-body";
import type { FieldSpec, FieldKind, Fields } from "./fields";
import type { Section } from "./registry";

const READERS: Partial<Record<FieldKind, ValueReader>> = {
  amount: digits,
  phone: digits,
  pin: digits,
  date: day,
  month,
};

/** A section of a call in the strict form that rules, store and screens share. */
export const readSection = (section: Section, sent: unknown): unknown =>
  section.repeats ? readRows(section.fields, sent, section.empty) : readAnswers(section.fields, sent);

function readAnswers(fields: Fields, sent: unknown): unknown {
  if (isBlank(sent)) return readAnswers(fields, {});
  if (typeof sent !== "object" || Array.isArray(sent)) return sent;
  const answers = sent as Record<string, unknown>;
  return {
    ...answers,
    ...Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, readAnswer(field, answers[name])])),
  };
}

function readRows(fields: Fields, sent: unknown, none: unknown): unknown {
  if (isBlank(sent) || (Array.isArray(sent) && sent.length === 0)) return none;
  return Array.isArray(sent) ? sent.map((row) => readAnswers(fields, row)) : sent;
}

function readAnswer(field: FieldSpec, sent: unknown): unknown {
  if (field.kind === "list") return readRows(field.fields!, sent, field.empty);
  if (isBlank(sent)) return field.empty;
  if (field.kind === "group") return readAnswers(field.fields!, sent);
  return READERS[field.kind]?.(sent) ?? sent;
}
