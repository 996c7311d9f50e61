import { t } from "@/lib/messages/text";
import { withTexts } from "@/lib/messages/with-texts";
import { each, type FieldSpec, type Fields, named, OTHER, type Values } from "./fields";
import { isObject, listOf, notValid, objectOf, type Schema, schemaOf } from "./shape";
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

export function section<const K extends SectionKey, F extends Fields>(key: K, definition: Definition<F>) {
  const { appliesWhen = {}, requiredWhen = {}, variant } = definition;
  const fields = named(definition.fields, key);
  const varied = { ...fields, ...(variant && named(variant.fields as Fields, `${key}.variant`)) };
  const fieldsOf = (values: unknown): F => (isObject(values) && variant?.when(values) ? varied : fields);
  const conditions = { ...requiredWhen, ...appliesWhen } as Conditions;
  // Whether a blank one is refused depends on the other answers.
  const dependent = Object.keys(fields).filter((name) => conditions[name] || fields[name]!.typedInto);
  const objectFor = (asked: F) => {
    const shape: Record<string, Schema> = { ...each(asked, "schema") };
    for (const name of dependent) shape[name] = asked[name]!.draft;
    return objectOf<Values<F>>(shape);
  };
  const objects = new Map([fields, varied].map((asked) => [asked, objectFor(asked)]));

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

  const schema = byRules((rules) =>
    schemaOf((given, refuse) => {
      let isMisshapen = false;
      const values = objects.get(fieldsOf(given))!.read(given, (issue) => {
        isMisshapen ||= issue.isMisshapen ?? false;
        refuse(issue);
      });
      if (isMisshapen) return values;
      for (const name of dependent) {
        if (!isAnswered(name, values) && isRequired(name, values, rules))
          refuse({ path: [name], message: fieldsOf(values)[name]!.message });
      }
      return values;
    }),
  );

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
  /** Without any co-applicant. */
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
  const rows = listOf(
    (given, refuse) => {
      if (!isObject(given)) refuse({ path: [], message: notValid() });
      return given;
    },
    MAX_CO_APPLICANTS,
    () => t("rules.tooManyPeople", "Please add at most {{max}} co-applicants", { max: MAX_CO_APPLICANTS }),
  );

  const schema = byRules((rules) =>
    schemaOf((given, refuse): Values<F>[] => {
      const shape = rows.safeParse(given);
      if (!shape.success) {
        shape.error.issues.forEach(refuse);
        return [];
      }
      if (shape.data.length === 0) refuse({ path: [], message: all.none });
      return shape.data.map((person, index) => {
        const answers = one.schema(rules).read(person, ({ path, message }) =>
          refuse({
            path: [index, ...path],
            message: nameOf
              ? t("rules.ofPerson", "{{message}} for {{person}}", { message, person: nameOf(index) })
              : message,
          }),
        );
        return one.dropHidden(answers, rules);
      });
    }),
  );

  const own = { none, about, repeats: true as const, schema, nameOf, person: one.empty, empty: [] as Values<F>[] };
  const all = withTexts({ ...one, ...own }, key, [...TEXTS, "none"]);
  return all;
}
