import { holdsOn, isStale } from "@/lib/dates/validity";
import { FACT_KEYS } from "./fact-keys";
import { type CountryFact, moneyOf, shownFact, type ShownFact } from "./facts";

export type FactsOfCountry = {
  /** ISO 3166-1 alpha-2. */
  code: string;
  name: string;
  flag: string;
  facts: CountryFact[];
  /** YYYY-MM-DD, when one of its rows was last written. */
  changedOn: string;
};
export type FactKey = keyof typeof FACT_KEYS;

/** Whose page is about sending money out of it, not about studying there. */
export const HOME = "IN";

/** The last part of a country's address: "united-kingdom". */
export const slugOf = (name: string) =>
  name
    .normalize("NFD")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

/** Facts whose source was read in time that a page must have: below that it would say next to nothing. */
export const LEAST_FACTS = 8;
/** What a page has to say whatever else it does. */
const NEEDED: readonly FactKey[] = ["funds-living-amount", "funds-tuition-rule", "funds-where"];
/** So many of the needed facts have two sources: more where money is named than where only words are. */
const CONFIRMED = { number: 2, words: 1 };

/**
 * Whether a country has a page: enough that was read in time, and, of a country to study in, what must be shown, for
 * course fees too, and where it lies. A needed fact past its review still counts: it stands in words until then.
 * @param today YYYY-MM-DD
 */
export function hasPage(code: string, facts: readonly CountryFact[], today: string): boolean {
  const held = facts.filter((fact) => holdsOn(fact, today));
  if (held.filter((fact) => !isStale(fact, today)).length < LEAST_FACTS) return false;
  if (code === HOME) return true;
  const needed = NEEDED.map((key) => held.filter((fact) => fact.key === key));
  const hasNumber = needed[0]!.some(({ value }) => value !== null);
  const confirmed = needed.filter((rows) => rows.some(({ isConfirmed }) => isConfirmed)).length;
  return needed.every((rows) => rows.length > 0) && confirmed >= CONFIRMED[hasNumber ? "number" : "words"];
}

/** A fact of a day; `from` where it holds only from a later day on (YYYY-MM-DD). */
export type PageFact = ShownFact & { from: string | null };

const ORDER = Object.keys(FACT_KEYS);

/**
 * What a page tells of a country: what holds today, and what is known to come, in the order of `FACT_KEYS`, each key's
 * own rows by the day from which they hold. Rows of the past are left out.
 */
export const pageFacts = (facts: readonly CountryFact[], today: string): PageFact[] =>
  facts
    .filter(({ validTo }) => validTo === null || today <= validTo)
    .map((fact) => ({
      ...shownFact(fact, today),
      from: fact.validFrom !== null && fact.validFrom > today ? fact.validFrom : null,
    }))
    .sort((a, b) => ORDER.indexOf(a.key) - ORDER.indexOf(b.key) || (a.from ?? "").localeCompare(b.from ?? ""));

export const withKeys = (facts: readonly PageFact[], keys: readonly FactKey[]) =>
  facts.filter(({ key }) => (keys as readonly string[]).includes(key));

/** The country's own money, by the first of its facts that names some; null where none does. */
export const currencyIn = (facts: readonly ShownFact[]): string | null =>
  facts.map(moneyOf).find((money) => money !== null)?.currency ?? null;

/** What a year costs beside the course, in hundredths of one currency, of the facts that hold today. */
export function yearCosts(facts: readonly PageFact[]): { key: FactKey; hundredths: number; currency: string }[] {
  const currency = currencyIn(facts);
  return (["living-cost-official", "visa-fee-extra", "visa-fee"] as const).flatMap((key) => {
    const fact = facts.find((each) => each.key === key && each.from === null);
    const money = fact && moneyOf(fact);
    const isOfYear = key !== "living-cost-official" || money?.per === "year";
    return money && money.currency === currency && money.per !== "month" && isOfYear
      ? [{ key, hundredths: money.hundredths, currency }]
      : [];
  });
}
