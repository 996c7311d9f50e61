/** Keys, placeholders and plural endings are those of i18next (docs/decisions/040-languages.md). */
export type Messages = {
  language: string;
  texts: Readonly<Record<string, string>>;
};

declare global {
  /** Set before any script of the page runs, and for the length of one call on the server; absent: English. */
  var dakhilaMessages: Messages | undefined;
}

export const LANGUAGE_HEADER = "x-language";

type Values = Readonly<Record<string, string | number>>;
type NamesIn<Text extends string> = Text extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;
type ValuesOf<Text extends string> = [NamesIn<Text>] extends [never]
  ? []
  : [values: Readonly<Record<NamesIn<Text>, string | number>>];

/** The code of the page's or the call's language, such as "hi". */
export const language = () => globalThis.dakhilaMessages?.language ?? "en";

/** The text of a key. Ask while drawing or answering, never while a file loads: the language is not known then. */
export const t = <const English extends string>(key: string, english: English, ...[values]: ValuesOf<English>) =>
  byKey(key, english, values);

/** The text for a number, by the language's own plural forms; `{{count}}` is the number. */
export function plural<const One extends string, const Other extends string>(
  key: string,
  count: number,
  english: { one: One; other: Other },
  ...[values]: [Exclude<NamesIn<One | Other>, "count">] extends [never]
    ? []
    : [values: Readonly<Record<Exclude<NamesIn<One | Other>, "count">, string | number>>]
) {
  const form = new Intl.PluralRules(language()).select(count);
  // Where the language has no text yet: in Hindi 0 goes with 1, in English it does not.
  return byKey(`${key}_${form}`, count === 1 ? english.one : english.other, { ...values, count });
}

/** For the rows of a table, whose keys are made of their names: `tests/messages.ts` lists those tables. */
export function byKey(key: string, english: string, values?: Values) {
  const text = globalThis.dakhilaMessages?.texts[key] ?? english;
  return values ? text.replace(/\{\{(\w+)\}\}/g, (all, name: string) => String(values[name] ?? all)) : text;
}
