import { BY_RATE, MOST, passes, sorted, type Comparable, type Filter } from "./compare";
import { EXAMPLE_LOAN } from "./example-loan";

/** The case that a comparison begins with, before anything was chosen. */
const FIRST_CASE: Filter = { type: "", study: "abroad", unsecured: true, amount: EXAMPLE_LOAN.principal, name: "" };

/**
 * The schemes that a comparison begins with: of those that surely lend for FIRST_CASE, the ones with the lowest
 * published rate, one of each lender. Equal rates keep the order of the list. No place is given for anything else.
 */
export function suggested(offers: readonly Comparable[]): string[] {
  const lenders = new Set<string>();
  return sorted(offers, BY_RATE)
    .filter((offer) => {
      if (typeof offer.figures.rate !== "number" || passes(offer, FIRST_CASE) !== "yes") return false;
      return !lenders.has(offer.lenderId) && lenders.add(offer.lenderId);
    })
    .slice(0, MOST)
    .map(({ id }) => id);
}
