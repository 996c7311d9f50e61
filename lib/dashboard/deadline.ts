/** The application's dates (SPEC section 4, Deadline; section 9). A date is a calendar day in India, as YYYY-MM-DD. */

/** Days from the start of an application to its deadline. */
export const DEADLINE_DAYS = 5;
/** How many days of tasks the timeline shows, from the start day. */
export const TASK_DAYS = 4;
/** Days from the start to the two bank-selection items. */
export const BANK_SELECTION_DAYS = [3, 4] as const;

const DAY = 86_400_000;
const dayInIndia = new Intl.DateTimeFormat("en-CA", {
  timeZone: "Asia/Kolkata",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
});

/** The calendar day in India at a moment. */
export const dayOf = (moment: Date) => dayInIndia.format(moment);

/** The day a number of days later. */
export const addDays = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);

/** The deadline and the whole days left until it, never negative. The application stays open after it (DECISIONS 5). */
export function deadlineOf(start: Date, now: Date) {
  const deadline = addDays(dayOf(start), DEADLINE_DAYS);
  const daysLeft = Math.max(0, (Date.parse(deadline) - Date.parse(dayOf(now))) / DAY);
  return { deadline, daysLeft };
}

/** The days that the timeline and the bell name. */
export function datesOf(start: Date) {
  const first = dayOf(start);
  return {
    tasks: Array.from({ length: TASK_DAYS }, (_, index) => addDays(first, index)),
    bankSelection: BANK_SELECTION_DAYS.map((days) => addDays(first, days)),
  };
}
