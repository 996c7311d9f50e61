import { amount as amountField, termFields } from "@/lib/cases/schema";
import { type CaseEvent, NO_TERMS, type SanctionTerms } from "@/lib/cases/event";
import { effectiveEvents } from "@/lib/cases/state";
import { monthsBefore, monthsOfInstalments } from "@/lib/offers/figures";
import { currencyOf, known, type Offer } from "@/lib/offers/offer";

/** What an offer says of a sanction, with the day of the letter, YYYY-MM-DD; null for none. */
type OfferedSanction = SanctionTerms & { amount: number | null; day: string | null };

const isInRupees = (offer: Offer) => currencyOf(offer) === "INR";
const rateOf = (offer: Offer) => known(offer.rate) ?? known(offer.letterRate);

type Field = { safeParse: (value: unknown) => { success: boolean } };
/** The figure where a case has a place for it. */
const taken = (field: Field, value: number | undefined) =>
  value !== undefined && field.safeParse(value).success ? value : null;

/**
 * The sanction's figures as the offer's papers have them, the statement's before the letter's; null where they do not
 * say one, or where a case has no place for it: amounts are whole rupees there, so those of other currencies stay out.
 */
export function sanctionIn(offer: Offer): OfferedSanction {
  const rupees = (field: Field, value: number | undefined) =>
    isInRupees(offer) && value !== undefined ? taken(field, Math.round(value)) : null;
  return {
    ...NO_TERMS,
    amount: rupees(amountField, known(offer.sanctioned) ?? known(offer.letterAmount)),
    rate: taken(termFields.rate, rateOf(offer)),
    rateType: known(offer.rateType) ?? known(offer.letterRateType) ?? null,
    termMonths: taken(termFields.termMonths, repaymentMonths(offer)),
    processingFee: rupees(termFields.processingFee, processingFee(offer)),
    validUntil: known(offer.openUntil) ?? null,
    day: known(offer.letterDate) ?? null,
  };
}

const TAKEN_OVER = ["amount", "rate", "rateType", "termMonths", "processingFee", "validUntil"] as const;
type Line = SanctionTerms & { amount: number | null; note: string | null };
const NOTHING: Line = { ...NO_TERMS, amount: null, note: null };

/**
 * What a line "sanctioned" says with an offer's figures: what the offer says, and besides what the standing sanction
 * does, for a case counts a sanction as a whole.
 * @returns `isSaid`, whether the offer says any figure; `isNew`, whether one of them does not stand yet
 */
export function sanctionLine(offer: Offer, standing: Line | null) {
  const { day, ...said } = sanctionIn(offer);
  const stated = TAKEN_OVER.filter((figure) => said[figure] !== null);
  const { amount, rate, rateType, termMonths, processingFee, conditions, validUntil, note } = standing ?? NOTHING;
  const terms: Line = {
    ...{ amount, rate, rateType, termMonths, processingFee, conditions, validUntil, note },
    ...Object.fromEntries(stated.map((figure) => [figure, said[figure]])),
  };
  return {
    ...{ day, terms },
    isSaid: stated.length > 0,
    isNew: stated.some((figure) => said[figure] !== (standing ?? NOTHING)[figure]),
  };
}

/**
 * What stands before a new line "sanctioned". `own`: the sanction that counts, where the student wrote it and can take
 * it back, so that the new line takes its place. `least`: a line of an earlier day would not count, YYYY-MM-DD.
 * @param opened lines whose paper somebody opened: those stay
 */
export function standingOf<Event extends CaseEvent>(
  events: readonly Event[],
  opened: readonly { eventId: number }[],
): { own: Event | null; least: string | null } {
  const lines = effectiveEvents(events).filter(({ kind }) => kind === "sanctioned");
  const last = lines.at(-1);
  const own = last?.writer === "student" && !opened.some(({ eventId }) => eventId === last.id) ? last : null;
  return { own, least: (own ? lines.at(-2) : last)?.happenedOn ?? null };
}

/** What the paper says and a case has no place for. */
export function leftOutOf(offer: Offer): ("currency" | "rate")[] {
  const rate = rateOf(offer);
  return [
    ...(isInRupees(offer) ? [] : (["currency"] as const)),
    ...(rate !== undefined && taken(termFields.rate, rate) === null ? (["rate"] as const) : []),
  ];
}

/** A sanction's term is of the repayment. The paper's own may hold the study, so it tells that only without one. */
const repaymentMonths = (offer: Offer) =>
  monthsOfInstalments(offer) ?? (monthsBefore(offer) === 0 ? known(offer.term) : undefined);

/** The statement's before the letter's. Undefined where the paper does not say it, or not all of it. */
function processingFee({ fees, charges }: Offer): number | undefined {
  const fee = charges.filter(({ kind, payee, isYearly }) => kind === "processing" && payee === "A" && !isYearly);
  const ofStatement = fee.filter(({ in: place }) => place !== "letter");
  const own = ofStatement.length > 0 ? ofStatement : fee;
  if (own.length === 0) return fees === "none" ? 0 : undefined;
  const totals = own.map(({ total }) => known(total));
  return totals.includes(undefined) ? undefined : totals.reduce<number>((sum, total) => sum + total!, 0);
}
