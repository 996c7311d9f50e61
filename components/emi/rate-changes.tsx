import { ChangedSince, type ChangedSinceProps } from "@/components/lender/changed-since";
import type { LoanTerms } from "@/lib/emi/emi";
import { emiEffect } from "@/lib/lenders/emi-effect";

/** What changed in the scheme whose rate is in the box, with what it does to this loan's EMI. */
export const RateChanges = ({
  plan,
  ...notice
}: Omit<ChangedSinceProps, "effectOf"> & { plan: LoanTerms | undefined }) => (
  <ChangedSince {...notice} effectOf={(change) => plan && emiEffect(change, plan)} />
);
