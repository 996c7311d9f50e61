import { known, type Offer } from "@/lib/offers/offer";
import { NO_TERMS, type SanctionTerms } from "@/lib/cases/event";

const HIGHEST_RATE = 40;
const LONGEST_TERM = 480;
const MOST_RUPEES = 1_000_000_000;

/** What an offer says of a sanction, with the day of the letter or of the statement, YYYY-MM-DD; null for neither. */
export type OfferedSanction = SanctionTerms & { amount: number | null; day: string | null };

/**
 * The sanction's figures as the offer's papers have them, the statement's before the letter's; null where they do not
 * say one, or where a case has no place for it: amounts are whole rupees there, so those of other currencies stay out.
 */
export function sanctionIn(offer: Offer): OfferedSanction {
  const isInRupees = (known(offer.currency) ?? "INR") === "INR";
  const rupees = (amount: number | undefined, least: number) => {
    const whole = amount === undefined ? undefined : Math.round(amount);
    return isInRupees && whole !== undefined && whole >= least && whole <= MOST_RUPEES ? whole : null;
  };
  const rate = known(offer.rate) ?? known(offer.letterRate);
  return {
    ...NO_TERMS,
    amount: rupees(known(offer.sanctioned) ?? known(offer.letterAmount), 1),
    // A case keeps two places: a rate with more is left for the student to say.
    rate: rate !== undefined && rate > 0 && rate <= HIGHEST_RATE && Math.round(rate * 100) / 100 === rate ? rate : null,
    rateType: known(offer.rateType) ?? known(offer.letterRateType) ?? null,
    termMonths: repaymentMonths(offer),
    processingFee: rupees(processingFee(offer), 0),
    validUntil: known(offer.openUntil) ?? null,
    day: known(offer.letterDate) ?? known(offer.givenOn) ?? null,
  };
}

/** Months of instalments: a sanction's term is that of the repayment, and the paper's may hold the study as well. */
function repaymentMonths(offer: Offer): number | null {
  const [instalments, term, before] = [known(offer.instalments), known(offer.term), known(offer.monthsBefore)];
  const months = instalments ?? (term !== undefined && before !== undefined ? term - before : undefined);
  return months !== undefined && months >= 1 && months <= LONGEST_TERM ? months : null;
}

/** Undefined where the paper does not say it, or not all of it. */
function processingFee({ fees, charges }: Offer): number | undefined {
  const own = charges.filter(({ kind, payee, isYearly }) => kind === "processing" && payee === "A" && !isYearly);
  if (own.length === 0) return fees === "none" ? 0 : undefined;
  const totals = own.map(({ total }) => known(total));
  return totals.includes(undefined) ? undefined : totals.reduce<number>((sum, total) => sum + total!, 0);
}
