import { emiResult } from "@/lib/emi/emi";
import { daysBetween } from "./clocks";
import type { CaseEvent, SanctionTerms } from "./event";
import { effectiveEvents } from "./state";

export type Offer = SanctionTerms & {
  /** Whole rupees; null where the sanction does not say. */
  amount: number | null;
  /** Sanctioned less what the form asks for, in rupees; null where one is not known. */
  difference: number | null;
  /** Rupees a month, rounded; null where amount, rate or term is not known. */
  instalment: number | null;
  /** Until the last day, negative once it has passed; null where there is none. */
  daysLeft: number | null;
  note: string | null;
};

/**
 * The latest sanction of a case with what follows from it; null where no sanction counts.
 * @param wanted rupees that the form asks for @param today YYYY-MM-DD in India
 */
export function offerOf(
  events: readonly CaseEvent[],
  { wanted, today }: { wanted: number | null; today: string },
): Offer | null {
  const sanction = effectiveEvents(events).findLast(({ kind }) => kind === "sanctioned");
  if (!sanction) return null;
  const { amount, rate, rateType, termMonths, processingFee, conditions, validUntil, note } = sanction;
  return {
    ...{ amount, rate, rateType, termMonths, processingFee, conditions, validUntil, note },
    difference: amount === null || wanted === null ? null : amount - wanted,
    instalment:
      amount === null || rate === null || termMonths === null
        ? null
        : Math.round(emiResult({ principal: amount, annualRatePct: rate, months: termMonths }).monthlyEMI),
    daysLeft: validUntil === null ? null : daysBetween(today, validUntil),
  };
}

/** All that a lender paid out in a case; `rupees` is null where one payment's amount is not known. */
export function paidOutOf(events: readonly CaseEvent[]): { rupees: number | null; days: string[] } {
  const paid = effectiveEvents(events).filter(({ kind }) => kind === "paidOut");
  return {
    rupees: paid.reduce<number | null>((sum, { amount }) => (sum === null || amount === null ? null : sum + amount), 0),
    days: paid.map(({ happenedOn }) => happenedOn),
  };
}
