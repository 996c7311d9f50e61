import { byKey } from "@/lib/messages/text";

// A day is one of India's calendar, YYYY-MM-DD. Small, because every page with a date loads this file.

/** Milliseconds. India has one time zone and no summer time, so every day is as long. */
export const DAY = 86_400_000;
const INDIA_AHEAD = 5.5 * 3_600_000;

export const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;

/** "January" to "December" for 1 to 12, in the language of the page. */
export const monthName = (month: number) => byKey(`months.${month}`, MONTHS[month - 1] ?? "");

/** "Jan" to "Dec" for 1 to 12. Not from the browser, whose versions differ ("Sep", "Sept"). */
export const shortMonthName = (month: number) => byKey(`months.short.${month}`, (MONTHS[month - 1] ?? "").slice(0, 3));

/** A date whose UTC fields are the calendar and the clock in India at that moment. */
export const inIndia = (moment: Date | string | number) => new Date(new Date(moment).getTime() + INDIA_AHEAD);

/** The day in India at a moment, YYYY-MM-DD. */
export const dayOf = (moment: Date) => inIndia(moment).toISOString().slice(0, 10);

/** Whole years from a day of birth to another day, both YYYY-MM-DD. */
export const yearsBetween = (birth: string, day: string) =>
  Number(day.slice(0, 4)) - Number(birth.slice(0, 4)) - (day.slice(5) < birth.slice(5) ? 1 : 0);

/** How many days lie between two days, YYYY-MM-DD; below 0 where `to` is the earlier one. */
export const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY;

export const addDays = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);

/** The same day of a later month, before it for a count below 0; the last day of a month that is shorter. */
export function addMonths(day: string, count: number): string {
  const months = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + count;
  const [year, month] = [Math.floor(months / 12), months % 12];
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(Number(day.slice(8)), last))).toISOString().slice(0, 10);
}
