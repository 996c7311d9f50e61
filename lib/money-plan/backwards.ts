import { addDays, addMonths } from "@/lib/dates/calendar";
import type { LenderKind } from "@/lib/generated/prisma/enums";
import { daysOf, type LawRule, rulesInForce } from "@/lib/law/rules";
import { lastWorkingDay, workingDaysBefore } from "@/lib/law/working-days";

/** How long something takes, as its source says it; null where none says it: never a guess. */
export type Span = { readonly count: number; readonly unit: "days" | "workingDays" | "months" } | null;

/** What has to be done before what follows, and how long before. The last thing first. */
type Before<Id extends string = string> = {
  readonly id: Id;
  readonly span: Span;
  /** A bank has to do it: on a day on which banks work. */
  readonly isBankDay?: boolean;
};

type Deadline<Id extends string = string> = {
  id: Id;
  /** YYYY-MM-DD, the last day that is still in time; null where a span from here on is not known. */
  day: string | null;
  isPast: boolean;
};

/** What a loan has to go through before its money can be shown, the last thing first. */
export type LoanSpans = {
  /** How long the money has to lie in the account before the day: of the country's dated facts. */
  hold: Span;
  /** From the payout until it lies there: nobody publishes it, so the student says it. */
  transfer: Span;
  /** From the student's yes to the payout: signing, stamp duty, mortgage. Nobody publishes it either. */
  payout: Span;
  /** How long the Key Facts Statement stays open, so that it can be read in peace. */
  offer: Span;
  /** The lender's own stated time, from all papers to the offer. */
  lender: Span;
};
type LoanStep = "moneyThere" | "paidOut" | "accepted" | "offerGiven" | "handedIn";

/**
 * The last safe day of each step towards a day: whole days, by the calendar of India.
 * @param end YYYY-MM-DD, the day that the student types
 * @param today YYYY-MM-DD; a step of that very day is still in time
 */
export function backwards<Id extends string>(end: string, steps: readonly Before<Id>[], today: string): Deadline<Id>[] {
  let day: string | null = end;
  return steps.map(({ id, span, isBankDay = false }) => {
    day = day && span ? dayBefore(day, span) : null;
    if (day && isBankDay) day = lastWorkingDay(day);
    return { id, day, isPast: day !== null && day < today };
  });
}

/** The same for a loan's money, to the last safe day to hand in. */
export const loanBackwards = (end: string, { hold, transfer, payout, offer, lender }: LoanSpans, today: string) =>
  backwards<LoanStep>(
    end,
    [
      { id: "moneyThere", span: hold },
      { id: "paidOut", span: transfer, isBankDay: true },
      { id: "accepted", span: payout, isBankDay: true },
      { id: "offerGiven", span: offer, isBankDay: true },
      { id: "handedIn", span: lender, isBankDay: true },
    ],
    today,
  );

const OFFER_RULE = "kfs-validity-3wd";

/**
 * How long the Key Facts Statement stays open: no day for a kind of lender that the rule does not bind, and unknown
 * where the rule itself was not read again in time.
 */
export function offerSpan(rules: readonly LawRule[], kind: LenderKind, today: string): Span {
  const count = daysOf(rulesInForce(rules, today).get(OFFER_RULE), "workingDays");
  if (count === undefined) return null;
  const isBound = rules.some(({ id, lenders }) => id === OFFER_RULE && lenders.includes(kind));
  return { count: isBound ? count : 0, unit: "workingDays" };
}

function dayBefore(day: string, { count, unit }: NonNullable<Span>): string {
  if (!Number.isSafeInteger(count) || count < 0) throw new RangeError(`no span: ${count} ${unit}`);
  if (unit === "days") return addDays(day, -count);
  return unit === "months" ? addMonths(day, -count) : workingDaysBefore(day, count);
}
