import { dayOf } from "@/lib/dates/calendar";
import { dateProblem } from "@/lib/dates/date-problem";
import { dayText, isRealDate, monthText } from "@/lib/dates/dates";
import { amountDigits, pinDigits, typedText } from "@/lib/text/format";
import { byKey, t } from "@/lib/messages/text";
import { withTexts } from "@/lib/messages/with-texts";
import { normalizeLine, normalizeText } from "@/lib/text/normalize";
import { holdsSeveral, phoneDigits } from "@/lib/contact/phone";
import {
  EMAIL,
  EMAIL_MAX,
  isName,
  isStorable,
  nameLength,
  normalEmail,
  notAName,
  notStorable,
  PHONE,
} from "@/lib/contact/validation";
import { fileIdOf } from "@/lib/uploads/policy";
import { listOf, notValid, objectOf, type Schema, schemaOf } from "./shape";

/** What an answer looks like on screen; components/loan-form/field-input.tsx maps each kind to one component. */
export type FieldKind =
  | "text"
  | "textarea"
  | "email"
  | "phone"
  | "pin"
  | "country"
  | "date"
  | "month"
  | "amount"
  | "select"
  | "combobox"
  | "typed"
  | "checkbox"
  | "upload"
  | "group"
  | "list"
  | "id";

/** What a combobox holds when its answer is not on the list and stands in the field that `typedInto` names. */
export const OTHER = "other";

/** Where a combobox finds its suggestions. */
export type Suggestions = "countries" | "universities" | "relations";

export type Choice = { value: string; label: string };

/**
 * One question: everything that the form, the API, the progress and the tests need to know about it. Answers travel as
 * strings in their stored form, so a schema's input and output are one type, which serves the form, the call and the
 * stored JSON.
 */
export type Field<Value = unknown> = {
  kind: FieldKind;
  label: string;
  /** What a blank answer says. */
  message: string;
  optional: boolean;
  help?: string;
  choices?: readonly Choice[];
  /** The HTML autocomplete token. */
  autoComplete?: string;
  /** For a combobox: which list suggests answers. */
  suggestions?: Suggestions;
  /** For a combobox: the field that takes an answer which is not on the list. */
  typedInto?: string;
  /** For an amount: rupees below which the page says where smaller loans are found. */
  minimum?: number;
  /** For an amount: rupees to offer as buttons. */
  picks?: readonly number[];
  /** For an upload: whether the phone's front camera is the right one. */
  selfie?: boolean;
  /** Refuses a blank answer unless the field is optional. */
  schema: Schema<Value>;
  /** The same checks, but blank is fine. */
  draft: Schema<Value>;
  empty: Value;
  /** The answers inside a group or a list. */
  fields?: Fields;
  /** The button that adds a row to a list. */
  addWords?: string;
  /** The same question where it stands in the form, "kycDetails.panCard": its texts are found by that key. */
  named: (key: string) => Field<Value>;
};
export type Fields = { readonly [name: string]: Field };
export type Values<F extends Fields> = { [Name in keyof F]: F[Name]["empty"] };

type Check = (value: string) => string | undefined;
type Options = {
  message?: string;
  optional?: boolean;
  help?: string;
  check?: Check;
  autoComplete?: string;
  selfie?: boolean;
  suggestions?: Suggestions;
  typedInto?: string;
  minimum?: number;
  picks?: readonly number[];
  choices?: readonly Choice[];
};

// Characters. Long enough for the longest honest answer, short enough that a row stays small.
const SHORT = 120;
const LONG = 500;

const tooLong = (max: number) => t("rules.tooLong", "Please use at most {{max}} characters", { max });

/** A text that no check takes. */
const NO_TEXT = "\u0000";

type Sentence = () => string;

/** The stored form of an answer as it was typed, by the kind of question; a line of text where none is named. */
const STORED: Partial<Record<FieldKind, (typed: string) => string>> = {
  textarea: normalizeText,
  email: normalEmail,
  phone: (typed) => (normalizeLine(typed) === "" ? "" : phoneDigits(typed) || normalizeLine(typed)),
  pin: pinDigits,
  amount: amountDigits,
  date: dayText,
  month: monthText,
};

/** `otherwise` is said to what is not text where no check has a sentence for it. */
const answer = (
  kind: FieldKind,
  blank: Sentence | undefined,
  max: number,
  check: Check | undefined,
  otherwise: Sentence,
) =>
  schemaOf((given, refuse) => {
    if (typeof given !== "string") {
      const message = (given == null && blank?.()) || check?.(NO_TEXT) || otherwise();
      refuse({ path: [], message, isMisshapen: true });
      return "";
    }
    if (!isStorable(given)) {
      refuse({ path: [], message: notStorable() });
      return given;
    }
    const value = (STORED[kind] ?? normalizeLine)(given).trim();
    const message = value === "" ? blank?.() : value.length > max ? tooLong(max) : check?.(value);
    if (message) refuse({ path: [], message });
    return value;
  });

const TEXTS = ["label", "message", "help", "addWords"] as const;

/** A question whose texts are found by their keys: the field's, then ".label", ".help", ".choices.<value>". */
function withFieldTexts<F extends { label: string; choices?: readonly Choice[] }>(field: F, key: string): F {
  if (field.choices) field.choices = field.choices.map((choice) => choiceWithText(choice, `${key}.choices`));
  return withTexts<F & Partial<Record<(typeof TEXTS)[number], string>>>(field, key, TEXTS);
}
const choiceWithText = ({ value, label }: Choice, key: string): Choice => ({
  value,
  get label() {
    return byKey(`${key}.${value}`, label);
  },
});

const kind =
  (kind: FieldKind, max: number, usual?: Check) =>
  (label: string, options: Options = {}): Field<string> =>
    make(kind, max, label, { check: usual, ...options }, "");

function make(kind: FieldKind, max: number, label: string, options: Options, key: string): Field<string> {
  const { optional = false, message = `${label} is required`, check, ...shown } = options;
  const field = withFieldTexts({ kind, label, message, optional, ...shown }, key);
  const required = () => field.message;
  return Object.assign(field, {
    empty: "",
    schema: answer(kind, optional ? undefined : required, max, check, optional ? notValid : required),
    draft: answer(kind, undefined, max, check, optional ? notValid : required),
    named: (name: string) => make(kind, max, label, options, name),
  });
}

/** The questions of a section, or inside one, each with the key of its place. */
export const named = <F extends Fields>(fields: F, key: string) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.named(`${key}.${name}`)])) as F;

const matches =
  (pattern: RegExp, message: Sentence): Check =>
  (value) =>
    pattern.test(value) ? undefined : message();
/** Rupees. */
export const atLeast =
  (rupees: number, message: Sentence): Check =>
  (value) =>
    !/^\d+$/.test(value) ? notANumber() : Number(value) >= rupees ? undefined : message();

const notANumber = () => t("rules.amount", "Enter the amount in rupees, in digits");

export const text = kind("text", SHORT);
/** A person's name (lib/contact/validation.ts has the rule). */
export const personName = kind("text", LONG, (value) =>
  !isName(value) ? notAName() : nameLength(value) > SHORT ? tooLong(SHORT) : undefined,
);
export const textarea = kind("textarea", LONG);
export const combobox = kind("combobox", SHORT);
/** The free answer of a combobox that names it in `typedInto`; it has no input of its own. */
export const typed = (label: string) => kind("typed", SHORT)(label, { optional: true });
export const email = kind(
  "email",
  EMAIL_MAX,
  matches(EMAIL, () => t("rules.email", "Enter a valid email address")),
);
const mobile = () => t("rules.phone", "Enter a valid 10-digit Indian mobile number");
// Behind a "+", as lib/contact/phone.ts leaves another country's number, or too long for an Indian one without a code.
const FOREIGN = /^\+|^(?!91)\d{12,}$/;
const onlyOne = () => t("rules.phoneOne", "Give one number only, and leave the others out.");
/** `whose` is the way out for a number of another country. */
const indianPhone =
  (whose: Sentence): Check =>
  (value) => {
    if (PHONE.test(value)) return undefined;
    const wayOut = holdsSeveral(value) ? onlyOne : FOREIGN.test(value) ? whose : undefined;
    return wayOut ? `${mobile()}. ${wayOut()}` : mobile();
  };
/** The ten digits, without the country code. */
export const phone = kind(
  "phone",
  SHORT,
  indianPhone(() => t("rules.phoneAbroad", "Abroad? Give an Indian number where we reach you.")),
);
/** The number of somebody else than the student, who may live abroad. */
export const othersPhone = (label: string, options: Options = {}) =>
  phone(label, {
    ...options,
    check: indianPhone(() => t("rules.othersPhoneAbroad", "Abroad? Give an Indian number where we reach this person.")),
  });
export const pin = kind(
  "pin",
  SHORT,
  matches(/^[1-9]\d{5}$/, () => t("rules.pin", "Enter a valid 6-digit pin code")),
);
/** What people call India, in the scripts whose digits are read, and its codes. */
const INDIA = new Set(
  "india bharat hindustan in ind भारत इंडिया हिंदुस्तान हिन्दुस्तान ભારત ઇન્ડિયા হিন্দুস্তান ভারত ਭਾਰਤ ଭାରତ இந்தியா భారతదేశం భారత్ ಭಾರತ ഇന്ത്യ ഭാരതം بھارت".split(
    " ",
  ),
);
export const isIndia = (country: string) =>
  INDIA.has(
    typedText(country)
      .toLowerCase()
      .replace(/\((?:ind?|india|bharat)\)|^(?:the )?(?:republic|union) of /g, "")
      .replace(/[^\p{L}\p{M}]/gu, ""),
  );

const countryText = (typed: unknown) => {
  const name = typeof typed === "string" ? normalizeLine(typed) : "";
  return name === "" || isIndia(name) ? undefined : name;
};
/** Whether an answer to `country` names another one than India, or that there is one which has still to be named. */
export const isForeign = (country: unknown) => countryText(country) !== undefined;

/** Where somebody lives: absent for India, else the country's name. `OTHER` waits for the name. */
export const country = (label: string, options: Options = {}) => countryAt(label, options, "");
function countryAt(label: string, options: Options, key: string): Field<string | undefined> {
  const message = "Country is required";
  const field = withFieldTexts({ kind: "country" as const, label, message, optional: true, ...options }, key);
  const schema = schemaOf((given, refuse) => {
    const name = countryText(given);
    if (given != null && typeof given !== "string") refuse({ path: [], message: notValid(), isMisshapen: true });
    else if (name === OTHER) refuse({ path: [], message: field.message });
    else if (name !== undefined && !isStorable(name)) refuse({ path: [], message: notStorable() });
    else if (name !== undefined && !isName(name)) refuse({ path: [], message: notAName() });
    else if (name !== undefined && name.length > SHORT) refuse({ path: [], message: tooLong(SHORT) });
    return name;
  });
  return Object.assign(field, {
    empty: undefined,
    schema,
    draft: schema,
    named: (name: string) => countryAt(label, options, name),
  });
}
/** YYYY-MM-DD, a day that has been or is today in India. */
export const pastDate = kind("date", SHORT, (value) =>
  dateProblem(value, t("rules.pastDate", "Enter a real date, such as 27 3 2004"), {
    earliest: "1900-01-01",
    latest: dayOf(new Date()),
  }),
);
/** YYYY-MM-01: only the month counts. */
export const month = kind("month", SHORT, (value) =>
  isRealDate(value) && value.endsWith("-01") ? undefined : t("rules.month", "Choose a month and a year"),
);
/** Whole rupees, as digits. */
export const amount = kind("amount", SHORT, matches(/^\d{1,12}$/, notANumber));
/** A document slot; the answer is the address that the upload call returned. */
export const upload = kind("upload", SHORT, (value) => (fileIdOf(value) ? undefined : uploadAgain()));
export const uploadAgain = () => t("rules.uploadAgain", "Please upload this document again");
/** Which person or row this is; never shown. Lists are put in step by it, not by their order. */
export const rowId = (): Field<string> =>
  kind(
    "id",
    SHORT,
    matches(/^[\w-]{1,40}$/, () => t("rules.rowId", "This row has no valid id")),
  )("Row", { optional: true });

export const select = (label: string, choices: readonly Choice[], options: Options = {}) =>
  kind("select", SHORT, (value) =>
    choices.some((choice) => choice.value === value)
      ? undefined
      : t("rules.choice", "Choose one of the listed answers"),
  )(label, { ...options, choices });

const CHECKED = schemaOf((given, refuse) => {
  if (typeof given !== "boolean") refuse({ path: [], message: notValid(), isMisshapen: true });
  return given === true;
});

export const checkbox = (label: string) => checkboxAt(label, "");
function checkboxAt(label: string, key: string) {
  const field = { kind: "checkbox" as const, label, message: "", optional: true, empty: false };
  return Object.assign(withFieldTexts(field, key), {
    schema: CHECKED,
    draft: CHECKED,
    named: (name: string): Field<boolean> => checkboxAt(label, name),
  });
}

/** The chosen part of every field, under the same names. */
export const each = <F extends Fields, Part extends "schema" | "draft" | "empty">(fields: F, part: Part) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field[part]])) as {
    [Name in keyof F]: F[Name][Part];
  };

type Nested<F extends Fields, Value> = Field<Value> & { fields: F };

/** One nested answer, such as `proofOfIntent: { type, url }`. */
export function group<F extends Fields>(label: string, fields: F, help?: string): Nested<F, Values<F>> {
  const at = (key: string): Nested<F, Values<F>> => {
    const inner = named(fields, key);
    const schema = objectOf<Values<F>>(each(inner, "schema"));
    const empty: Values<F> = each(inner, "empty");
    const field = { kind: "group" as const, label, message: "", optional: true, help };
    return Object.assign(withFieldTexts(field, key), { fields: inner, schema, draft: schema, empty, named: at });
  };
  return at("");
}

/** A growing list of nested answers, such as `competitiveExams: [{ examType, url }]`. Starts with one row. */
export function list<F extends Fields>(
  label: string,
  fields: F,
  { rows, message, addWords }: { rows: number; message: string; addWords: string },
  help?: string,
): Nested<F, Values<F>[]> {
  const at = (key: string): Nested<F, Values<F>[]> => {
    const row = group(label, fields, help).named(key) as Nested<F, Values<F>>;
    const field = withFieldTexts({ kind: "list" as const, label, message, optional: true, help, addWords }, key);
    const schema = listOf(row.schema.read, rows, () => field.message);
    const empty = [row.empty];
    return Object.assign(field, { fields: row.fields, schema, draft: schema, empty, named: at });
  };
  return at("");
}
