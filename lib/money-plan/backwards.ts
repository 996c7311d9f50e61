import type { ShownFact } from "@/lib/countries/facts";
import { addDays, addMonths } from "@/lib/dates/calendar";
import { daysOf, type HeldRules } from "@/lib/law/rules";
import { workingDaysBefore } from "@/lib/law/working-days";

/** How long something takes, as its source says it; null where none says it: never a guess. */
export type Span = { readonly count: number; readonly unit: "days" | "workingDays" | "months" } | null;

/** What has to be done before what follows, and how long before. The last thing first. */
type Before<Id extends string = string> = { readonly id: Id; readonly span: Span };

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
  /** How long the Key Facts Statement stays open, so that it can be read in peace. */
  offer: Span;
  /** The lender's own stated time, from all papers to the offer. */
  lender: Span;
};
type LoanStep = "moneyThere" | "paidOut" | "offerGiven" | "handedIn";

/**
 * The last safe day of each step towards a day: whole days, by the calendar of India.
 * @param end YYYY-MM-DD, the day that the student types
 * @param today YYYY-MM-DD; a step of that very day is still in time
 */
export function backwards<Id extends string>(end: string, steps: readonly Before<Id>[], today: string): Deadline<Id>[] {
  let day: string | null = end;
  return steps.map(({ id, span }) => {
    day = day && span ? dayBefore(day, span) : null;
    return { id, day, isPast: day !== null && day < today };
  });
}

/** The same for a loan's money, to the last safe day to hand in. */
export const loanBackwards = (end: string, { hold, transfer, offer, lender }: LoanSpans, today: string) =>
  backwards<LoanStep>(
    end,
    [
      { id: "moneyThere", span: hold },
      { id: "paidOut", span: transfer },
      { id: "offerGiven", span: offer },
      { id: "handedIn", span: lender },
    ],
    today,
  );

/** How long money has to lie, where the country's facts of the day say it as a number of days. */
export function holdSpan(facts: readonly Pick<ShownFact, "key" | "value">[]): Span {
  const count = facts.find(({ key }) => key === "funds-hold-days")?.value ?? null;
  return count === null ? null : { count, unit: "days" };
}

/** How long the Key Facts Statement stays open (rule kfs-validity-3wd), where that rule holds for the lender. */
export function offerSpan(held: HeldRules): Span {
  const count = daysOf(held.get("kfs-validity-3wd"), "workingDays");
  return count === undefined ? null : { count, unit: "workingDays" };
}

function dayBefore(day: string, { count, unit }: NonNullable<Span>): string {
  if (!Number.isSafeInteger(count) || count < 0) throw new RangeError(`no span: ${count} ${unit}`);
  if (unit === "days") return addDays(day, -count);
  return unit === "months" ? addMonths(day, -count) : workingDaysBefore(day, count);
}
