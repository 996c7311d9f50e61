/**
 * The texts of the product in the language of the page or of the call. English stands in the code, beside the key by
 * which a language lays its own text over it. Keys, `{{placeholders}}` and plural endings (`_one`, `_other`, `_few`, …)
 * are those of i18next, so that translators' tools read the files; the library itself would be ten times this code on
 * every page (docs/decisions/040-languages.md).
 */
export type Messages = {
  /** BCP 47, such as "hi". */
  language: string;
  texts: Readonly<Record<string, string>>;
};

declare global {
  /** Set before any script of the page runs, and for the length of one call on the server; absent: English. */
  var dakhilaMessages: Messages | undefined;
}

/** Names the language of the page that makes a call. */
export const LANGUAGE_HEADER = "x-language";

type Values = Readonly<Record<string, string | number>>;
type NamesIn<Text extends string> = Text extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;
type ValuesOf<Text extends string> = [NamesIn<Text>] extends [never]
  ? []
  : [values: Readonly<Record<NamesIn<Text>, string | number>>];

/** The language of the page or of the call. */
export const language = () => globalThis.dakhilaMessages?.language ?? "en";

/**
 * The text of a key. Ask while a screen is drawn or a call answered, never while a file loads: the language is not
 * known then. A key has one English text.
 */
export const t = <const English extends string>(key: string, english: English, ...[values]: ValuesOf<English>) =>
  byKey(key, english, values);

/** The text for a number of things; `{{count}}` stands for the number. */
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

/** The same for the rows of a table, whose keys are made of their names: `tests/messages.ts` lists those tables. */
export function byKey(key: string, english: string, values?: Values) {
  const text = globalThis.dakhilaMessages?.texts[key] ?? english;
  return values ? text.replace(/\{\{(\w+)\}\}/g, (all, name: string) => String(values[name] ?? all)) : text;
}
