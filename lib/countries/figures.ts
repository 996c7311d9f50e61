import { exactInCurrency } from "@/lib/lenders/currency";
import { t } from "@/lib/messages/text";
import type { MoneyUnit } from "./fact-keys";
import { moneyOf, type ShownFact } from "./facts";

/** "£1,529 a month" */
function moneyWords({ hundredths, currency, per }: MoneyUnit & { hundredths: number }): string {
  const amount = exactInCurrency(hundredths, currency);
  if (per === "month") return t("countries.perMonth", "{{amount}} a month", { amount });
  return per === "year" ? t("countries.perYear", "{{amount}} a year", { amount }) : amount;
}

/** "GBP/month, in London, at most 9 months": for how many months a sum a month is asked; null where it does not say. */
export function monthsOf(unit: string): number | null {
  const months = /, at most (\d+) months$/.exec(unit)?.[1];
  return months ? Number(months) : null;
}

/**
 * What a sum to show comes to, in hundredths, and in words with all that its unit says: "£13,761, in London, at most 9
 * months". Of a sum a month without a number of months, the month's. Null where the fact is no money.
 */
export function sumOf(fact: Pick<ShownFact, "key" | "value" | "unit">): { hundredths: number; words: string } | null {
  const money = moneyOf(fact);
  const said = figureOf(fact);
  if (!money || !said) return null;
  const months = money.per === "month" ? monthsOf(fact.unit) : null;
  const hundredths = money.hundredths * (months ?? 1);
  const figure = months === null ? said.figure : moneyWords({ ...money, hundredths, per: "once" });
  return { hundredths, words: [figure, said.rest].filter(Boolean).join(", ") };
}

/** The number of a fact with what it counts, and what else its unit says; null where the fact stands in words alone. */
export function figureOf(fact: Pick<ShownFact, "key" | "value" | "unit">): { figure: string; rest: string } | null {
  if (fact.value === null) return null;
  const [counts = "", ...more] = fact.unit.split(", ");
  const rest = more.join(", ");
  const money = moneyOf(fact);
  if (money) return { figure: moneyWords(money), rest };
  const [, unit = counts, inBrackets = ""] = /^(.*?)\s*(\(.*)?$/.exec(counts) ?? [];
  return { figure: `${fact.value} ${unit}`, rest: [inBrackets, rest].filter(Boolean).join(", ") };
}
