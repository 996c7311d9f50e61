import { t } from "@/lib/messages/text";

// What a section's answers may look like, without a library: the form's rules run in the browser before anything can be
// pressed, and zod, however it is taken apart, brings 18 KB there.

/** What is wrong, and where in what was given. */
type Issue = {
  path: (string | number)[];
  message: string;
  /** It is not even of the kind that was asked for: what looks at several answers together has nothing to look at. */
  isMisshapen?: true;
};
type Refuse = (issue: Issue) => void;

/** Reads what was given, tells `refuse` all that is wrong with it, and returns it as it is stored. */
type Read<Value> = (given: unknown, refuse: Refuse) => Value;

type Parsed<Value> =
  { success: true; data: Value; error?: undefined } | { success: false; data?: undefined; error: { issues: Issue[] } };

export type Schema<Value = unknown> = {
  read: Read<Value>;
  /** Never throws, whatever is given. */
  safeParse: (given: unknown) => Parsed<Value>;
};
/** What a schema makes of what it takes. */
export type Output<Of> = Of extends Schema<infer Value> ? Value : never;

export const schemaOf = <Value>(read: Read<Value>): Schema<Value> => ({
  read,
  safeParse(given) {
    const issues: Issue[] = [];
    const data = read(given, (issue) => issues.push(issue));
    return issues.length > 0 ? { success: false, error: { issues } } : { success: true, data };
  },
});

export const notValid = () => t("rules.notValid", "This answer is not valid");

export const isObject = (given: unknown): given is Record<string, unknown> =>
  typeof given === "object" && given !== null && !Array.isArray(given);

const at =
  (place: string | number, refuse: Refuse): Refuse =>
  (issue) =>
    refuse({ ...issue, path: [place, ...issue.path] });

/** An object of exactly these answers. */
export const objectOf = <Values>(shape: Readonly<Record<string, Schema>>) =>
  schemaOf((given, refuse) => {
    if (!isObject(given)) {
      refuse({ path: [], message: notValid(), isMisshapen: true });
      return {} as Values;
    }
    const values = Object.fromEntries(
      Object.entries(shape).map(([name, { read }]) => [name, read(given[name], at(name, refuse))]),
    );
    const names = Object.keys(given).filter((name) => !Object.hasOwn(shape, name));
    if (names.length > 0) {
      refuse({
        path: [],
        message: t("rules.noSuchQuestion", "There is no such question: {{names}}", { names: names.join(", ") }),
      });
    }
    return values as Values;
  });

/** A list of at most `most`, each of them as `row` reads it. */
export const listOf = <Row>(row: Read<Row>, most: number, tooMany: () => string) =>
  schemaOf((given, refuse): Row[] => {
    if (!Array.isArray(given)) {
      refuse({ path: [], message: notValid(), isMisshapen: true });
      return [];
    }
    const rows = given.map((one: unknown, index) => row(one, at(index, refuse)));
    if (rows.length > most) refuse({ path: [], message: tooMany() });
    return rows;
  });
