import { isExchangeRate, ofCents, wholeRupees } from "./money";
import { parseNumber, rupees, rupeeUnits } from "@/lib/text/format";

export type AtOwnRate = { rate: number; sums: string[] } | null;

/**
 * A rate as it was typed, and sums at it in words. @param hundredths of the foreign unit
 * @returns null for what is no rate
 */
export function atOwnRate(typed: string, hundredths: readonly number[]): AtOwnRate {
  const rate = parseNumber(typed, rupeeUnits());
  if (rate === undefined || !isExchangeRate(rate)) return null;
  return { rate, sums: hundredths.map((each) => rupees(wholeRupees(ofCents(each, { rupees: rate })))) };
}
