import { differences } from "@/lib/offers/differences";
import { emptyOffer, type Offer, ROW_KEYS } from "@/lib/offers/offer";

/** Stored answers in today's rows: a row that was added since is not answered, one that went is left out. */
export function storedOffer(answers: unknown): Offer {
  const stored = answers as Partial<Offer>;
  return {
    ...emptyOffer(),
    ...Object.fromEntries(ROW_KEYS.map((key) => [key, stored[key] ?? null])),
    payouts: stored.payouts ?? [],
    charges: stored.charges ?? [],
  };
}

/** What an offer says, in words and in the paper's order; what was not answered is left out. */
export const offerFacts = (offer: Offer) =>
  differences(emptyOffer(), offer).map(({ label, after }) => ({ label, value: after }));
