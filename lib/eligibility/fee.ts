import { GST_PCT } from "@/lib/emi/gst";
import type { CheckedScheme } from "./schema";

/**
 * The processing fee at its highest published figure, with GST, in rupees; null when unknown. Of a percentage and a
 * fixed sum the lower counts, as in "1% up to ₹10,000". A lender in another currency charges no GST.
 * @param perUnit rupees for one unit of the scheme's currency
 */
export function feeFor(
  {
    feePctMax,
    feeFlat,
    feeNilUpTo,
    currency,
  }: Pick<CheckedScheme, "feePctMax" | "feeFlat" | "feeNilUpTo" | "currency">,
  amount: number,
  perUnit: number,
): number | null {
  if (feeNilUpTo !== null && amount <= feeNilUpTo * perUnit) return 0;
  if (feePctMax === null && feeFlat === null) return null;
  const share = feePctMax === null ? Infinity : (amount * feePctMax) / 100;
  const sum = feeFlat === null ? Infinity : feeFlat * perUnit;
  return Math.min(share, sum) * (currency === "INR" ? 1 + GST_PCT / 100 : 1);
}
