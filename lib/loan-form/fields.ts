import * as z from "zod/mini";
import { dateProblem } from "@/lib/dates/date-problem";
import { dayText, isRealDate, monthText } from "@/lib/dates/dates";
import { today } from "@/lib/dates/now";
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

/** components/loan-form/field-input.tsx maps each kind to a component. */
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

/** A combobox's value when its answer is in the field that `typedInto` names. */
export const OTHER = "other";

export type Suggestions = "countries" | "universities" | "relations";

export type Choice = { value: string; label: string };

/** What a schema makes of any answer, refused or stored. */
export type Schema<Value> = z.ZodMiniType<Value>;

/** One question. Answers are strings in their stored form, so a schema's input and output are one type. */
export type FieldSpec<Value = unknown> = {
  kind: FieldKind;
  label: string;
  message: string;
  optional: boolean;
  help?: string;
  choices?: readonly Choice[];
  autoComplete?: string;
  suggestions?: Suggestions;
  /** The field for an answer that is not on the list. */
  typedInto?: string;
  /** Rupees below which the page names other sources. */
  minimum?: number;
  picks?: readonly number[];
  selfie?: boolean;
  /** Usually made of several files: months, years. */
  several?: boolean;
  /** Refuses a blank answer unless the field is optional. */
  schema: Schema<Value>;
  draft: Schema<Value>;
  empty: Value;
  fields?: Fields;
  addWords?: string;
  /** With texts by their key: "kycDetails.panCard". */
  named: (key: string) => FieldSpec<Value>;
};
export type Fields = { readonly [name: string]: FieldSpec };
export type Values<F extends Fields> = { [Name in keyof F]: F[Name]["empty"] };

type Check = (value: string) => string | undefined;
type Options = {
  message?: string;
  optional?: boolean;
  help?: string;
  check?: Check;
  autoComplete?: string;
  selfie?: boolean;
  several?: boolean;
  suggestions?: Suggestions;
  typedInto?: string;
  minimum?: number;
  picks?: readonly number[];
  choices?: readonly Choice[];
};

// Characters: the longest honest answer fits.
const SHORT = 120;
const LONG = 500;

const tooLong = (max: number) => t("rules.tooLong", "Please use at most {{max}} characters", { max });

const NO_TEXT = "\u0000";

type Sentence = () => string;

/** By kind; a single line of text by default. */
const STORED: Partial<Record<FieldKind, (typed: string) => string>> = {
  textarea: normalizeText,
  email: normalEmail,
  phone: (typed) => (normalizeLine(typed) === "" ? "" : phoneDigits(typed) || normalizeLine(typed)),
  pin: pinDigits,
  amount: amountDigits,
  date: dayText,
  month: monthText,
};

export const notValid = () => t("rules.notValid", "This answer is not valid");

/** Refuses with the sentence that `problem` has for a value. */
const refuse = <Value>(problem: (value: Value) => string | undefined) =>
  z.refine<Value>((value) => !problem(value), { error: ({ input }) => problem(input as Value) });

/** `otherwise`: said to what is no text. */
const answer = (
  kind: FieldKind,
  blank: Sentence | undefined,
  max: number,
  check: Check | undefined,
  otherwise: Sentence,
): Schema<string> =>
  z.string({ error: ({ input }) => (input == null && blank?.()) || check?.(NO_TEXT) || otherwise() }).check(
    z.overwrite((typed) => (isStorable(typed) ? (STORED[kind] ?? normalizeLine)(typed).trim() : typed)),
    refuse((value) => {
      if (!isStorable(value)) return notStorable();
      if (value === "") return blank?.();
      return value.length > max ? tooLong(max) : check?.(value);
    }),
  );

const TEXTS = ["label", "message", "help", "addWords"] as const;

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
  (label: string, options: Options = {}): FieldSpec<string> =>
    make(kind, max, label, { check: usual, ...options }, "");

function make(kind: FieldKind, max: number, label: string, options: Options, key: string): FieldSpec<string> {
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

export const named = <F extends Fields>(fields: F, key: string) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.named(`${key}.${name}`)])) as F;

const matches =
  (pattern: RegExp, message: Sentence): Check =>
  (value) =>
    pattern.test(value) ? undefined : message();
export const atLeast =
  (rupees: number, message: Sentence): Check =>
  (value) =>
    !/^\d+$/.test(value) ? notANumber() : Number(value) >= rupees ? undefined : message();

const notANumber = () => t("rules.amount", "Enter the amount in rupees, in digits");

export const text = kind("text", SHORT);
export const personName = kind("text", LONG, (value) =>
  !isName(value) ? notAName() : nameLength(value) > SHORT ? tooLong(SHORT) : undefined,
);
export const textarea = kind("textarea", LONG);
export const combobox = kind("combobox", SHORT);
/** For `typedInto`; has no input of its own. */
export const typed = (label: string) => kind("typed", SHORT)(label, { optional: true });
export const email = kind(
  "email",
  EMAIL_MAX,
  matches(EMAIL, () => t("rules.email", "Enter a valid email address")),
);
const mobile = () => t("rules.phone", "Enter a valid 10-digit Indian mobile number");
// Behind a "+", or too long for an Indian number without its code.
const FOREIGN = /^\+|^(?!91)\d{12,}$/;
const onlyOne = () => t("rules.phoneOne", "Give one number only, and leave the others out.");
const indianPhone =
  (whose: Sentence): Check =>
  (value) => {
    if (PHONE.test(value)) return undefined;
    const wayOut = holdsSeveral(value) ? onlyOne : FOREIGN.test(value) ? whose : undefined;
    return wayOut ? `${mobile()}. ${wayOut()}` : mobile();
  };
export const phone = kind(
  "phone",
  SHORT,
  indianPhone(() => t("rules.phoneAbroad", "Abroad? Give an Indian number where we reach you.")),
);
/** Of somebody who may live abroad. */
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
/** India's names, in the scripts whose digits are read, and codes. */
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
/** Also true while the name is still missing. */
export const isForeign = (country: unknown) => countryText(country) !== undefined;

/** Absent for India; `OTHER` waits for the name. */
export const country = (label: string, options: Options = {}) => countryAt(label, options, "");
function countryAt(label: string, options: Options, key: string): FieldSpec<string | undefined> {
  const message = "Country is required";
  const field = withFieldTexts({ kind: "country" as const, label, message, optional: true, ...options }, key);
  const schema = z
    .pipe(
      z.nullish(z.string({ error: notValid })),
      z.transform((typed: string | null | undefined) => countryText(typed)),
    )
    .check(
      refuse((name: string | undefined) => {
        if (name === undefined) return undefined;
        if (name === OTHER) return field.message;
        if (!isStorable(name)) return notStorable();
        return !isName(name) ? notAName() : name.length > SHORT ? tooLong(SHORT) : undefined;
      }),
    );
  return Object.assign(field, {
    empty: undefined,
    schema,
    draft: schema,
    named: (name: string) => countryAt(label, options, name),
  });
}
/** YYYY-MM-DD, today in India or before. */
export const pastDate = kind("date", SHORT, (value) =>
  dateProblem(value, t("rules.pastDate", "Enter a real date, such as 27 3 2004"), {
    earliest: "1900-01-01",
    latest: today(),
  }),
);
export const month = kind("month", SHORT, (value) =>
  isRealDate(value) && value.endsWith("-01") ? undefined : t("rules.month", "Choose a month and a year"),
);
export const amount = kind("amount", SHORT, matches(/^\d{1,12}$/, notANumber));
/** The answer is the address that the upload call returned. */
export const upload = kind("upload", SHORT, (value) => (fileIdOf(value) ? undefined : uploadAgain()));
export const uploadAgain = () => t("rules.uploadAgain", "Please upload this document again");
/** Never shown; rows are matched by it, not by their order. */
export const rowId = (): FieldSpec<string> =>
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

const CHECKED = z.boolean({ error: notValid });

export const checkbox = (label: string) => checkboxAt(label, "");
function checkboxAt(label: string, key: string) {
  const field = { kind: "checkbox" as const, label, message: "", optional: true, empty: false };
  return Object.assign(withFieldTexts(field, key), {
    schema: CHECKED,
    draft: CHECKED,
    named: (name: string): FieldSpec<boolean> => checkboxAt(label, name),
  });
}

export const each = <F extends Fields, Part extends "schema" | "draft" | "empty">(fields: F, part: Part) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field[part]])) as {
    [Name in keyof F]: F[Name][Part];
  };

/** An object of exactly these answers. */
export const objectOf = <F extends Fields>(shape: Record<string, Schema<unknown>>) =>
  z.strictObject(shape, {
    error: (issue) =>
      issue.code === "unrecognized_keys"
        ? t("rules.noSuchQuestion", "There is no such question: {{names}}", { names: issue.keys.join(", ") })
        : notValid(),
  }) as unknown as Schema<Values<F>>;

/** Not zod's maxLength: that leaves the rows of a longer list unread. */
export const atMost = (rows: number, message: Sentence) =>
  z.refine<unknown[]>(({ length }) => length <= rows, { error: message, when: ({ value }) => Array.isArray(value) });

type Nested<F extends Fields, Value> = FieldSpec<Value> & { fields: F };

/** Such as `proofOfIntent: { type, url }`. */
export function group<F extends Fields>(label: string, fields: F, help?: string): Nested<F, Values<F>> {
  const at = (key: string): Nested<F, Values<F>> => {
    const inner = named(fields, key);
    const schema = objectOf<F>(each(inner, "schema"));
    const empty: Values<F> = each(inner, "empty");
    const field = { kind: "group" as const, label, message: "", optional: true, help };
    return Object.assign(withFieldTexts(field, key), { fields: inner, schema, draft: schema, empty, named: at });
  };
  return at("");
}

/** Such as `competitiveExams: [{ examType, url }]`; starts with one row. */
export function list<F extends Fields>(
  label: string,
  fields: F,
  { rows, message, addWords }: { rows: number; message: string; addWords: string },
  help?: string,
): Nested<F, Values<F>[]> {
  const at = (key: string): Nested<F, Values<F>[]> => {
    const row = group(label, fields, help).named(key) as Nested<F, Values<F>>;
    const field = withFieldTexts({ kind: "list" as const, label, message, optional: true, help, addWords }, key);
    const schema = z.array(row.schema, { error: notValid }).check(atMost(rows, () => field.message));
    const empty = [row.empty];
    return Object.assign(field, { fields: row.fields, schema, draft: schema, empty, named: at });
  };
  return at("");
}
