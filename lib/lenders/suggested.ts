import { BY_RATE, MOST, passes, sorted, type Comparable, type Filter } from "./compare";
import { EXAMPLE_LOAN } from "./example-loan";

const FIRST_CASE: Filter = { type: "", study: "abroad", unsecured: true, amount: EXAMPLE_LOAN.principal, name: "" };

/** Those that surely lend for FIRST_CASE at the lowest rate, one of each lender. */
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
