import { emiEffect } from "@/lib/lenders/emi-effect";
import { EXAMPLE_LOAN } from "@/lib/lenders/example-loan";
import { ChangedSince, type ChangedSinceProps } from "./changed-since";

/** What changed in the schemes compared, with what it does to the EMI of the example loan. */
export const ComparisonChanges = (props: Omit<ChangedSinceProps, "effectOf">) => (
  <ChangedSince {...props} effectOf={(change) => emiEffect(change, EXAMPLE_LOAN)} />
);
