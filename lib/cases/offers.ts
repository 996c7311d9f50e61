import { daysBetween } from "@/lib/dates/calendar";
import { emiResult } from "@/lib/emi/emi";
import type { CaseEvent, SanctionTerms } from "./event";
import { type CaseState, effectiveEvents, sanctionOf } from "./state";

/** What a lender said yes to, in a case that goes on. */
export type Offer = SanctionTerms & {
  caseId: string;
  partnerId: string | null;
  lender: string;
  /** The day of the sanction, YYYY-MM-DD in India. */
  day: string;
  /** Rupees; null where the sanction says none. */
  amount: number | null;
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
      const said = sanctionOf(events);
      if (!said) return [];
      const { amount, rate, rateType, termMonths, processingFee, conditions, validUntil, happenedOn: day } = said;
      const terms = { rate, rateType, termMonths, processingFee, conditions, validUntil };
      return [{ caseId, partnerId, lender, day, amount, ...terms, isTaken: isTaken(state), id: said.id }];
    });
  return offers
    .sort((a, b) => Number(b.isTaken) - Number(a.isTaken) || Date.parse(b.day) - Date.parse(a.day) || b.id - a.id)
    .map(({ id: _, ...offer }) => offer);
}

export type SanctionFigures = SanctionTerms & {
  id: number;
  /** Whole rupees; null where the sanction does not say. */
  amount: number | null;
  /** Sanctioned less what the form asks for, in rupees; null where one is not known. */
  difference: number | null;
  /** Rupees a month, rounded; null where amount, rate or term is not known. */
  instalment: number | null;
  /** Until the last day, negative once it has passed; null where there is none. */
  daysLeft: number | null;
  note: string | null;
  /** The day of the sanction, YYYY-MM-DD in India. */
  happenedOn: string;
};

/**
 * @param wanted rupees that the form asks for @param today YYYY-MM-DD in India
 * @returns null where no sanction counts
 */
export function sanctionFigures(
  events: readonly CaseEvent[],
  { wanted, today }: { wanted: number | null; today: string },
): SanctionFigures | null {
  const sanction = sanctionOf(events);
  return sanction ? figuresOf(sanction, { wanted, today }) : null;
}

/** What a sanction says and what follows from it, of one that is written down or of one that is to be. */
export function figuresOf(
  sanction: SanctionTerms & Pick<SanctionFigures, "id" | "amount" | "note" | "happenedOn">,
  { wanted, today }: { wanted: number | null; today: string },
): SanctionFigures {
  const { id, amount, rate, rateType, termMonths, processingFee, conditions, validUntil, note } = sanction;
  return {
    ...{ id, amount, rate, rateType, termMonths, processingFee, conditions, validUntil, note },
    happenedOn: sanction.happenedOn,
    difference: amount === null || wanted === null ? null : amount - wanted,
    instalment: instalmentOf({ amount, rate, termMonths }),
    daysLeft: validUntil === null ? null : daysBetween(today, validUntil),
  };
}

/** Rupees a month, rounded: the whole amount from the first month on; null where something is not known. */
export const instalmentOf = ({ amount, rate, termMonths }: Pick<SanctionFigures, "amount" | "rate" | "termMonths">) =>
  amount === null || rate === null || termMonths === null
    ? null
    : Math.round(emiResult({ principal: amount, annualRatePct: rate, months: termMonths }).monthlyEMI);

/** All that a lender paid out in a case; `rupees` is null where one payment's amount is not known. */
export function paidOutOf(events: readonly CaseEvent[]): { rupees: number | null; days: string[] } {
  const paid = effectiveEvents(events).filter(({ kind }) => kind === "paidOut");
  return {
    rupees: paid.reduce<number | null>((sum, { amount }) => (sum === null || amount === null ? null : sum + amount), 0),
    days: paid.map(({ happenedOn }) => happenedOn),
  };
}
