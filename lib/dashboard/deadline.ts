import { addDays, DAY, dayOf } from "@/lib/dates/calendar";

/** The application's dates (SPEC section 4, Deadline; section 9). A date is a calendar day in India, as YYYY-MM-DD. */

/** Days from the start of an application to its deadline. */
export const DEADLINE_DAYS = 5;
/** How many days of tasks the timeline shows, from the start day. */
export const TASK_DAYS = 4;
/** Days from the start to the two bank-selection items. */
export const BANK_SELECTION_DAYS = [3, 4] as const;

/**
 * The deadline and the whole days left until it: none below zero, and none above its own length, whatever a clock says.
 * The application stays open after it.
 */
export function deadlineOf(start: Date, now: Date) {
  const deadline = addDays(dayOf(start), DEADLINE_DAYS);
  const left = (Date.parse(deadline) - Date.parse(dayOf(now))) / DAY;
  return { deadline, daysLeft: Math.min(DEADLINE_DAYS, Math.max(0, left)) };
}

/** The days that the timeline and the bell name. */
export function datesOf(start: Date) {
  const first = dayOf(start);
  return {
    tasks: Array.from({ length: TASK_DAYS }, (_, index) => addDays(first, index)),
    bankSelection: BANK_SELECTION_DAYS.map((days) => addDays(first, days)),
  };
}
