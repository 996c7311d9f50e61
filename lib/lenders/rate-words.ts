import { inShort } from "./currency";
import type { Rate } from "./rows";

/** For whom a rate is, behind the figure: " with security", " at listed institutes up to ₹7.5 lakh"; "" for all. */
function caseWords(
  { security, institute, aboveAmount, upToAmount }: Pick<Rate, "security" | "institute" | "aboveAmount" | "upToAmount">,
  currency: string,
): string {
  return [
    security === "with" ? " with security" : security === "without" ? " without security" : "",
    institute === "listed" ? " at listed institutes" : institute === "other" ? " at other institutes" : "",
    aboveAmount === null ? "" : ` above ${inShort(aboveAmount, currency)}`,
    upToAmount === null ? "" : ` up to ${inShort(upToAmount, currency)}`,
  ].join("");
}

export const figureWords = ({ fromPct, toPct }: Pick<Rate, "fromPct" | "toPct">) =>
  toPct !== null && toPct > fromPct ? `${fromPct}% to ${toPct}%` : `${fromPct}%`;

/** A rate "plus a risk premium" has no figure of its own: what is printed is a part of it. */
export const hasFigure = ({ plus }: Pick<Rate, "plus">) => plus === null;

/** One published rate: "9.15% a year, floating", "9.25% a year plus a risk premium, floating". */
export function rateWords(rate: Omit<Rate, "id" | "toMend">, currency: string): string {
  const plus = rate.plus ? ` plus ${rate.plus}` : "";
  return `${figureWords(rate)} a year${plus}${caseWords(rate, currency)}${rate.type ? `, ${rate.type}` : ""}`;
}
