import { exactInCurrency } from "@/lib/lenders/currency";
import { t } from "@/lib/messages/text";
import type { MoneyUnit } from "./fact-keys";
import { moneyOf, type ShownFact } from "./facts";

/** "£1,529 a month" */
export function moneyWords({ hundredths, currency, per }: MoneyUnit & { hundredths: number }): string {
  const amount = exactInCurrency(hundredths, currency);
  if (per === "month") return t("countries.perMonth", "{{amount}} a month", { amount });
  return per === "year" ? t("countries.perYear", "{{amount}} a year", { amount }) : amount;
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
