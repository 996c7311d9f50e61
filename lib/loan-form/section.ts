import * as z from "zod/mini";
import { t } from "@/lib/messages/text";
import { withTexts } from "@/lib/messages/with-texts";
import {
  atMost,
  each,
  type FieldSpec,
  type Fields,
  named,
  notValid,
  objectOf,
  OTHER,
  type Schema,
  type Values,
} from "./fields";
import { type SectionKey, slugOf } from "./steps";

export type FormContext = {
  /** False only when the chosen country of university is India. */
  abroad: boolean;
  /** Row ids of the saved co-applicants, in order. */
  coApplicants: readonly string[];
};

/** Of so few kinds that each has one schema, made once. */
type Rules = Pick<FormContext, "abroad">;

type When<F extends Fields> = { [Name in keyof F]?: (values: Values<F>, rules: Rules) => boolean };
type Definition<F extends Fields> = {
  title: string;
  heading: string;
  /** In the missing-fields modal (SPEC section 8). */
  modalPlace: number;
  intro?: string;
  fields: F;
  /** Shown and required while true; hidden and cleared while false. */
  appliesWhen?: When<F>;
  /** Always shown; blank is refused only while true. */
  requiredWhen?: When<F>;
  /** Other words and rules for some questions. */
  variant?: {
    when: (values: Record<string, unknown>) => boolean;
    fields: { [Name in keyof F]?: FieldSpec<F[Name]["empty"]> };
  };
};

type Conditions = Record<string, (values: Record<string, unknown>, rules: Rules) => boolean>;

function byRules<Schema>(make: (rules: Rules) => Schema) {
  const made: Schema[] = [];
  return ({ abroad }: Rules) => (made[Number(abroad)] ??= make({ abroad }));
}

const TEXTS = ["title", "heading", "intro"] as const;

const isObject = (given: unknown): given is Record<string, unknown> =>
  typeof given === "object" && given !== null && !Array.isArray(given);

/** What `schema` makes of `given`; what it refuses is added to `issues`, below `place` and as `said`. */
function readBy<Value>(
  schema: Schema<Value>,
  given: unknown,
  issues: z.core.$ZodRawIssue[],
  place: number[] = [],
  said = (message: string) => message,
) {
  const { data, error } = schema.safeParse(given);
  for (const { path, message } of error?.issues ?? [])
    issues.push({ code: "custom", path: [...place, ...path], message: said(message), input: given });
  return data;
}

export function section<const K extends SectionKey, F extends Fields>(key: K, definition: Definition<F>) {
  const { appliesWhen = {}, requiredWhen = {}, variant } = definition;
  const fields = named(definition.fields, key);
  const varied = { ...fields, ...(variant && named(variant.fields as Fields, `${key}.variant`)) };
  const fieldsOf = (values: unknown): F => (isObject(values) && variant?.when(values) ? varied : fields);
  const conditions = { ...requiredWhen, ...appliesWhen } as Conditions;
  // Whether a blank one is refused depends on the other answers.
  const dependent = Object.keys(fields).filter((name) => conditions[name] || fields[name]!.typedInto);
  const isRequired = (name: string, values: Record<string, unknown>, rules: Rules) =>
    (requiredWhen as Conditions)[name]?.(values, rules) ??
    (!fieldsOf(values)[name]!.optional && isShown(name, values, rules));

  /** In its own field, or in the one that `typedInto` names. */
  const isAnswered = (name: string, values: Record<string, unknown>) => {
    const { typedInto } = fields[name]!;
    const own = typedInto && values[name] === OTHER ? "" : values[name];
    return Boolean(own || (typedInto && values[typedInto]));
  };

  const isShown = (name: string, values: Record<string, unknown>, rules: Rules) => {
    const applies = (appliesWhen as Conditions)[name];
    return !applies || applies(values, rules);
  };

  const schemaFor = (asked: F, rules: Rules) => {
    const drafts = Object.fromEntries(dependent.map((name) => [name, asked[name]!.draft]));
    return objectOf<F>({ ...each(asked, "schema"), ...drafts }).check(({ value, issues }) => {
      for (const name of dependent) {
        if (!isAnswered(name, value) && isRequired(name, value, rules))
          issues.push({ code: "custom", path: [name], message: asked[name]!.message, input: value });
      }
    });
  };
  const schema = byRules((rules): Schema<Values<F>> => {
    const usual = schemaFor(fields, rules);
    if (!variant) return usual;
    const other = schemaFor(varied, rules);
    return z.pipe(
      z.unknown(),
      z.transform((given, { issues }) => readBy(fieldsOf(given) === varied ? other : usual, given, issues)!),
    );
  });

  const dropHidden = <V extends Record<string, unknown>>(values: V, rules: Rules): V => {
    const gone = Object.keys(appliesWhen).filter((name) => !isShown(name, values, rules));
    return { ...values, ...Object.fromEntries(gone.map((name) => [name, fields[name]!.empty])) };
  };

  const own = {
    ...definition,
    fields,
    fieldsOf,
    key,
    slug: slugOf(key),
    about: "student" as const,
    repeats: false as const,
    schema,
    dropHidden,
    isRequired,
    isShown,
    empty: each(fields, "empty") as Values<F>,
  };
  return withTexts(own, key, TEXTS);
}

export const MAX_CO_APPLICANTS = 10;

type Repeated = {
  none: string;
  /** Such as "PAN Card is required for Primary Co-applicant". */
  nameOf?: (index: number) => string;
};

export const people = <const K extends SectionKey, F extends Fields>(key: K, definition: Definition<F> & Repeated) =>
  repeated(key, "people", definition);

export const perPerson = <const K extends SectionKey, F extends Fields>(key: K, definition: Definition<F> & Repeated) =>
  repeated(key, "each-person", definition);

function repeated<const K extends SectionKey, F extends Fields, About extends "people" | "each-person">(
  key: K,
  about: About,
  definition: Definition<F> & Repeated,
) {
  const one = section(key, definition);
  const { none, nameOf } = definition;
  // Rows are checked for their shape first, so that an issue can say whose it is.
  const rows = z.array(z.unknown().check(z.refine(isObject, { error: notValid })), { error: notValid }).check(
    z.refine(({ length }) => length > 0, { error: () => all.none }),
    atMost(MAX_CO_APPLICANTS, () =>
      t("rules.tooManyPeople", "Please add at most {{max}} co-applicants", { max: MAX_CO_APPLICANTS }),
    ),
  );
  const ofPerson = (message: string, index: number) =>
    nameOf ? t("rules.ofPerson", "{{message}} for {{person}}", { message, person: nameOf(index) }) : message;

  const schema = byRules((rules): Schema<Values<F>[]> =>
    z.pipe(
      rows,
      z.transform((people, { issues }) =>
        people.map((person, index) => {
          const answers = readBy(one.schema(rules), person, issues, [index], (message) => ofPerson(message, index));
          return answers ? one.dropHidden(answers, rules) : one.empty;
        }),
      ),
    ),
  );

  const own = { none, about, repeats: true as const, schema, nameOf, person: one.empty, empty: [] as Values<F>[] };
  const all = withTexts({ ...one, ...own }, key, [...TEXTS, "none"]);
  return all;
}
