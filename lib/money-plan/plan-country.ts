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

/** What the country's facts say for a plan, each with the fact that says it; hundredths of its own money, and days. */
export type CountryDefaults = {
  living: { hundredths: number; fact: ShownFact } | null;
  fees: { hundredths: number; facts: readonly ShownFact[] } | null;
  hold: { days: number; fact: ShownFact } | null;
};

/**
 * By the facts that hold on the day of the application; none past its review.
 * @param days `today` and `on`, YYYY-MM-DD @param years of the visa, for a fee that is taken for each of them
 */
export function defaultsOf(
  { code, currency, facts }: PlanCountry,
  { today, on, years }: { today: string; on: string; years: number },
): CountryDefaults {
  const held = factsOn(facts, code, { today, on });
  const of = (key: FactKey) => {
    const fact = held.find((each) => each.key === key);
    const money = fact && moneyOf(fact);
    return fact && money && money.currency === currency ? { fact, ...money } : null;
  };
  const living = of("living-cost-official");
  const fees = [of("visa-fee"), of("visa-fee-extra")].flatMap((fee) => fee ?? []);
  const hold = held.find(({ key, value }) => key === "funds-hold-days" && value !== null);
  return {
    living: living && { hundredths: living.hundredths * (living.per === "month" ? 12 : 1), fact: living.fact },
    fees:
      fees.length > 0
        ? {
            hundredths: fees.reduce((sum, fee) => sum + fee.hundredths * (fee.per === "year" ? years : 1), 0),
            facts: fees.map(({ fact }) => fact),
          }
        : null,
    hold: hold ? { days: hold.value ?? 0, fact: hold } : null,
  };
}
