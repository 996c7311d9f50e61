import { t } from "@/lib/messages/text";
import { withTexts } from "@/lib/messages/with-texts";
import { each, type Field, type Fields, named, OTHER, type Values } from "./fields";
import { isObject, listOf, notValid, objectOf, type Schema, schemaOf } from "./shape";
import { type SectionKey, slugOf } from "./steps";

/** What one section has to know of the others. */
export type FormContext = {
  /** False only when the chosen country of university is India. */
  abroad: boolean;
  /** Row ids of the saved co-applicants, in order. */
  coApplicants: readonly string[];
};

/**
 * What the rules of a section may look at beside its own answers: of so few kinds that each has one schema, made once.
 */
type Rules = Pick<FormContext, "abroad">;

type When<F extends Fields> = { [Name in keyof F]?: (values: Values<F>, rules: Rules) => boolean };
type Definition<F extends Fields> = {
  /** As the missing-fields modal names it. */
  title: string;
  /** As its page is headed. */
  heading: string;
  /** Its place in the missing-fields modal, which has an order of its own (SPEC section 8). */
  modalPlace: number;
  intro?: string;
  fields: F;
  /** On screen and required while true; hidden and cleared while false. */
  appliesWhen?: When<F>;
  /** Always on screen; blank is refused only while true. */
  requiredWhen?: When<F>;
  /** Other words and rules for some of the questions, while the answers beside them say so. */
  variant?: {
    when: (values: Record<string, unknown>) => boolean;
    fields: { [Name in keyof F]?: Field<F[Name]["empty"]> };
  };
};

type Conditions = Record<string, (values: Record<string, unknown>, rules: Rules) => boolean>;

/** Makes each of the two that there can be when it is first asked for. */
function byRules<Schema>(make: (rules: Rules) => Schema) {
  const made: Schema[] = [];
  return ({ abroad }: Rules) => (made[Number(abroad)] ??= make({ abroad }));
}

const TEXTS = ["title", "heading", "intro"] as const;

/** A section about the student, answered once. */
export function section<const K extends SectionKey, F extends Fields>(key: K, definition: Definition<F>) {
  const { appliesWhen = {}, requiredWhen = {}, variant } = definition;
  const fields = named(definition.fields, key);
  const varied = { ...fields, ...(variant && named(variant.fields as Fields, `${key}.variant`)) };
  /** The questions as they are put to whoever gave these answers, which may have any shape. */
  const fieldsOf = (values: unknown): F => (isObject(values) && variant?.when(values) ? varied : fields);
  const conditions = { ...requiredWhen, ...appliesWhen } as Conditions;
  // Whether a blank one is refused is known only when the other answers are.
  const dependent = Object.keys(fields).filter((name) => conditions[name] || fields[name]!.typedInto);
  const objectFor = (asked: F) => {
    const shape: Record<string, Schema> = { ...each(asked, "schema") };
    for (const name of dependent) shape[name] = asked[name]!.draft;
    return objectOf<Values<F>>(shape);
  };
  const objects = new Map([fields, varied].map((asked) => [asked, objectFor(asked)]));

  /** Whether a question without an answer is refused, for these answers. */
  const isRequired = (name: string, values: Record<string, unknown>, rules: Rules) =>
    (requiredWhen as Conditions)[name]?.(values, rules) ??
    (!fieldsOf(values)[name]!.optional && isShown(name, values, rules));

  /** Whether a question has an answer, in its own field or, typed freely, in the one that takes such answers. */
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

  /** Drops the answers to questions that no longer apply. */
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

/** At most this many co-applicants; more than any lender takes. */
export const MAX_CO_APPLICANTS = 10;

type Repeated = {
  /** Said when there is nobody to answer for. */
  none: string;
  /** Says who an issue is about: "PAN Card is required for Primary Co-applicant". */
  nameOf?: (index: number) => string;
};

/** The section that names the co-applicants, one row each. */
export const people = <const K extends SectionKey, F extends Fields>(key: K, definition: Definition<F> & Repeated) =>
  repeated(key, "people", definition);

/** A section answered once for each co-applicant that is named. */
export const perPerson = <const K extends SectionKey, F extends Fields>(key: K, definition: Definition<F> & Repeated) =>
  repeated(key, "each-person", definition);

function repeated<const K extends SectionKey, F extends Fields, About extends "people" | "each-person">(
  key: K,
  about: About,
  definition: Definition<F> & Repeated,
) {
  const one = section(key, definition);
  const { none, nameOf } = definition;
  // Rows are parsed for their shape first, then each person's answers by the full rules, so that an issue can say whose
  // it is.
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
