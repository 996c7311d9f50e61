import { type CountryFact, factsOn, moneyOf, type ShownFact } from "@/lib/countries/facts";
import { type FactKey, type FactsOfCountry, pageFacts, currencyIn, slugOf } from "@/lib/countries/study-page";

/** Of a country's facts, those that a plan reckons with. */
const PLANNED: readonly FactKey[] = [
  "visa-fee",
  "visa-fee-extra",
  "funds-living-amount",
  "funds-living-amount-alt",
  "funds-tuition-rule",
  "funds-where",
  "funds-hold-days",
  "living-cost-official",
];

/** A country as a plan needs it; its rows, because the day of the application decides which of them hold. */
export type PlanCountry = { code: string; name: string; slug: string; currency: string; facts: CountryFact[] };

/** Null where no fact names the country's money. */
export function planCountry({ code, name, facts }: FactsOfCountry, today: string): PlanCountry | null {
  const currency = currencyIn(pageFacts(facts, today));
  if (currency === null || currency === "INR") return null;
  const own = facts.filter(({ key }) => (PLANNED as readonly string[]).includes(key));
  return { code, name, slug: slugOf(name), currency, facts: own };
}

/** What the country's facts say for a plan, each with the facts that say it; hundredths of its own money, and days. */
export type CountryDefaults = {
  /** The cost of a year; of a row that tells none, its words alone. */
  living: { hundredths: number | null; fact: ShownFact } | null;
  /** The fees that are told as one sum each, and what comes on top by rows that tell no such sum. */
  fees: { hundredths: number; facts: readonly ShownFact[]; more: readonly ShownFact[]; isLeast: boolean } | null;
  hold: { days: number; fact: ShownFact } | null;
};

/**
 * By the facts that hold on the day of the application; none past its review.
 * @param days `today` and `on`, YYYY-MM-DD
 */
export function defaultsOf(
  { code, currency, facts }: PlanCountry,
  days: { today: string; on: string },
): CountryDefaults {
  const held = factsOn(facts, code, days).filter(({ isStale }) => !isStale);
  const living = held.find(({ key }) => key === "living-cost-official");
  const hold = held.find(({ key, value }) => key === "funds-hold-days" && value !== null);
  return {
    living: living ? { hundredths: ofYear(living, currency), fact: living } : null,
    fees: feesOf(held, currency),
    hold: hold ? { days: hold.value ?? 0, fact: hold } : null,
  };
}

/** Of a sum a month twelve; null of one for a part of a year. */
function ofYear(fact: ShownFact, currency: string): number | null {
  const money = moneyOf(fact);
  if (!money || money.currency !== currency || money.per === "once") return null;
  return money.hundredths * (money.per === "month" ? 12 : 1);
}

/** A fee for each year of the visa is told beside the sum: how long the visa is, is not known here. */
function feesOf(held: readonly ShownFact[], currency: string): CountryDefaults["fees"] {
  const [counted, more]: [ShownFact[], ShownFact[]] = [[], []];
  for (const fact of held.filter(({ key }) => key === "visa-fee" || key === "visa-fee-extra")) {
    const money = moneyOf(fact);
    (money?.currency === currency && money.per === "once" ? counted : more).push(fact);
  }
  if (!counted.some(({ key }) => key === "visa-fee")) return null;
  return {
    hundredths: counted.reduce((sum, fact) => sum + (moneyOf(fact)?.hundredths ?? 0), 0),
    facts: counted,
    more,
    isLeast: more.length > 0 || counted.some(({ unit }) => /\bfrom\b(?! outside)/.test(unit)),
  };
}
