import { emiEffect } from "@/lib/lenders/emi-effect";
import { EXAMPLE_LOAN } from "@/lib/lenders/example-loan";
import { ChangedSince, type ChangedSinceProps } from "./changed-since";

export const ComparisonChanges = (props: Omit<ChangedSinceProps, "effectOf">) => (
  <ChangedSince {...props} effectOf={(change) => emiEffect(change, EXAMPLE_LOAN)} />
);
