import type { CaseEvent, SanctionTerms } from "./event";
import { type CaseState, effectiveEvents } from "./state";

/** What a lender said yes to, in a case that goes on. */
export type Offer = SanctionTerms & {
  caseId: string;
  partnerId: string | null;
  lender: string;
  /** The day of the sanction, YYYY-MM-DD in India. */
  day: string;
  /** Rupees; null where the sanction says none. */
  amount: number | null;
  /** Accepted, or already paid out. */
  isTaken: boolean;
};

type Case = {
  id: string;
  partnerId: string | null;
  lenderName: string;
  isInternalReview: boolean;
  events: readonly CaseEvent[];
  state: Pick<CaseState, "step">;
};

const isTaken = ({ step }: Case["state"]) => step === "accepted" || step === "paidOut";

/** Each live case's latest sanction that counts: what was taken first, then the newest. */
export function offersOf(cases: readonly Case[]): Offer[] {
  const offers = cases
    .filter(({ isInternalReview, state }) => !isInternalReview && (state.step === "sanctioned" || isTaken(state)))
    .flatMap(({ id: caseId, partnerId, lenderName: lender, events, state }) => {
      const said = effectiveEvents(events).findLast(({ kind }) => kind === "sanctioned");
      if (!said) return [];
      const { amount, rate, rateType, termMonths, processingFee, conditions, validUntil, happenedOn: day } = said;
      const terms = { rate, rateType, termMonths, processingFee, conditions, validUntil };
      return [{ caseId, partnerId, lender, day, amount, ...terms, isTaken: isTaken(state), id: said.id }];
    });
  return offers
    .sort((a, b) => Number(b.isTaken) - Number(a.isTaken) || Date.parse(b.day) - Date.parse(a.day) || b.id - a.id)
    .map(({ id: _, ...offer }) => offer);
}
