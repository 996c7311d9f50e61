import type { Charge } from "@/lib/offers/offer";

/** A processing fee that the lender keeps back from the payout. */
export const newTypedCharge = (total: Charge["total"]): Charge => ({
  ...{ name: "Processing fee", kind: "processing", payee: "A", total },
  ...{ isYearly: false, way: "keptBack", in: "both" },
});
