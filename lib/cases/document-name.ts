import { coApplicantName, ofCoApplicant } from "@/lib/loan-form/co-applicants";
import type { FieldSpec, Fields } from "@/lib/loan-form/fields";
import { SECTIONS } from "@/lib/loan-form/registry";
import { t } from "@/lib/messages/text";
import type { CaseEvent } from "./event";

/**
 * What a document that was asked for is called. A file of its own: the names bring the whole loan form with them.
 * @param nameOf what a co-applicant is called, by the place in the form
 */
export const documentName = (named: NamedDocument, nameOf = coApplicantName) =>
  nameIn(named, (label, person) => ofCoApplicant(label, person, nameOf));

/** The same where it stands beside whose document it is. */
export const documentNameAlone = (named: NamedDocument) => nameIn(named, (label) => label);

type NamedDocument = Pick<CaseEvent, "slot" | "item">;
type OfPerson = (label: string, person: number) => string;

function nameIn({ slot, item }: NamedDocument, ofPerson: OfPerson): string {
  const name = slotName(slot ?? "", ofPerson);
  if (name && item) return t("cases.paperWithWords", "{{paper}} ({{words}})", { paper: name, words: item });
  return name ?? (item || t("cases.somePaper", "a paper"));
}

/** Null where the form has no such slot, such as "coApplicantKycDetails.0.panCard". */
function slotName(slot: string, ofPerson: OfPerson): string | null {
  const [key, ...path] = slot.split(".");
  const section = SECTIONS.find((one) => one.key === key);
  if (!section) return null;
  const person = section.repeats ? rowOf(path.shift()) : null;
  const label = Number.isNaN(person) ? null : labelAt(section.fields, path);
  return label && person !== null ? ofPerson(label, person) : label;
}

function labelAt(fields: Fields, [name = "", ...rest]: readonly string[]): string | null {
  const field: FieldSpec | undefined = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (!field?.fields) return field?.kind === "upload" && rest.length === 0 ? field.label : null;
  const row = field.kind === "list" ? rowOf(rest.shift()) : null;
  const inner = Number.isNaN(row) ? null : labelAt(field.fields, rest);
  return inner && `${field.label}${row === null ? "" : ` ${row + 1}`}: ${inner}`;
}

const rowOf = (text = "") => (/^\d{1,2}$/.test(text) ? Number(text) : NaN);
