import { dayOf, daysBetween } from "@/lib/dates/calendar";
import { type CaseToAsk, type Demand, demandsOf } from "./demands";
import type { CaseEvent } from "./event";
import { SILENT_DAYS } from "./state";

/** Days after which the student is reminded of what is asked, once after each, and then no more. */
export const REMINDER_DAYS = [3, 10] as const;
/** Days after which a reminder that could not go out is left out: old demands bring no mail about old days. */
export const REMINDER_LAST = 7;
/** Days of silence after which the student is asked whether a case goes on. */
export const QUESTION_DAYS = SILENT_DAYS;

export type Reminder = Demand & { eventId: number; afterDays: (typeof REMINDER_DAYS)[number] };

/** Asks whether a case goes on, after long silence. */
export type Question = {
  caseId: string;
  lender: string;
  /** The last event before the silence. */
  eventId: number;
  /** When somebody last wrote in the case, YYYY-MM-DD in India. */
  since: string;
  days: number;
};

const later = (a: string, b: string) => (a > b ? a : b);

/** When an event could be known, which may have been written down after it happened. */
const knownOn = ({ happenedOn, writtenAt }: CaseEvent) => later(happenedOn, dayOf(new Date(writtenAt)));

/**
 * What the student is to be reminded of today in a case: of each demand by an event the latest step whose day has come.
 * What the state alone demands, to hand over the papers, nobody waits for.
 * @param today YYYY-MM-DD in India
 */
export function remindersOf(read: CaseToAsk, today: string, coApplicants: readonly string[] = []): Reminder[] {
  return demandsOf(read, coApplicants).flatMap((demand) => {
    const event = read.events.find(({ id }) => id === demand.eventId);
    if (!event) return [];
    const days = daysBetween(knownOn(event), today);
    const afterDays = REMINDER_DAYS.findLast((step) => days >= step);
    if (afterDays === undefined || days >= afterDays + REMINDER_LAST) return [];
    return [{ ...demand, eventId: event.id, afterDays }];
  });
}

/**
 * Asked of a case in which somebody has to act and nobody has written anything for QUESTION_DAYS; else null. Nothing is
 * asked about a loan that is paid out.
 */
export function questionOf(read: Omit<CaseToAsk, "openedAt">, today: string): Question | null {
  const { id, lenderName, isInternalReview, events, state } = read;
  if (isInternalReview || state.step === "paidOut" || !state.stale || !state.last) return null;
  const since = events.map(knownOn).reduce(later);
  const days = daysBetween(since, today);
  return days < QUESTION_DAYS ? null : { caseId: id, lender: lenderName, eventId: state.last.id, since, days };
}
