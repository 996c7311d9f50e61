import { BY_RATE, MOST, passes, sorted, type Comparable, type Filter } from "./compare";
import { EXAMPLE_LOAN } from "./example-loan";

/** The case that a comparison begins with, before anything was chosen. */
const FIRST_CASE: Filter = { type: "", study: "abroad", unsecured: true, amount: EXAMPLE_LOAN.principal };

/**
 * The schemes that a comparison begins with: of those that surely lend for FIRST_CASE, the ones with the lowest
 * published rate, one of each lender. Equal rates keep the order of the list. No place is given for anything else.
 */
export function suggested(offers: readonly Comparable[]): string[] {
  const found = sorted(offers, BY_RATE).filter(
    (offer) => typeof offer.figures.rate === "number" && passes(offer, FIRST_CASE) === "yes",
  );
  return found
    .filter(({ lenderId }, index) => found.findIndex((other) => other.lenderId === lenderId) === index)
    .slice(0, MOST)
    .map(({ id }) => id);
}
