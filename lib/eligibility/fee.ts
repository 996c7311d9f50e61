import { parseAmount } from "@/lib/format";
import { GST_PCT } from "@/lib/gst";
import type { RatedLender } from "./schema";

/**
 * The processing fee at its highest published figure, with GST, in rupees; null when unknown. Of a percentage and a
 * fixed sum the lower counts, as in "1% up to ₹10,000". "Nil up to ₹20 lakh" at the start of the text is followed.
 * @param perUnit rupees for one unit of the lender's currency
 */
export function feeFor(
  lender: Pick<RatedLender, "processingFee" | "feeFlat" | "feePctMax" | "currency">,
  amount: number,
  perUnit: number,
): number | null {
  const [, freeUpTo] = /^nil up to (₹[\d.,]+(?: (?:lakh|crore))?)/i.exec(lender.processingFee ?? "") ?? [];
  if (freeUpTo && amount <= (parseAmount(freeUpTo) ?? 0)) return 0;
  const share = lender.feePctMax === null ? Infinity : (amount * lender.feePctMax) / 100;
  const fixed = lender.feeFlat === null ? Infinity : lender.feeFlat * perUnit;
  const fee = Math.min(share, fixed);
  if (fee === Infinity) return null;
  return lender.currency === "INR" ? fee * (1 + GST_PCT / 100) : fee;
}
