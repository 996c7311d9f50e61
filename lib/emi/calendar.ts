import { inIndia } from "@/lib/dates/calendar";

/** A month of the calendar; `month` is 1 to 12. */
export type CalendarMonth = { year: number; month: number };

/** The month it is in India at a moment (milliseconds since 1970). */
export function monthInIndia(moment: number): CalendarMonth {
  const date = inIndia(moment);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1 };
}

/** The month so many months later (or earlier, when negative). */
export function monthLater({ year, month }: CalendarMonth, by: number): CalendarMonth {
  const count = year * 12 + (month - 1) + by;
  return { year: Math.floor(count / 12), month: (count % 12) + 1 };
}

/** Months from the first to the second; negative when the second is earlier. */
export const monthsBetween = (from: CalendarMonth, to: CalendarMonth) =>
  (to.year - from.year) * 12 + to.month - from.month;

/** "2027-09" for a September; as in addresses. */
export const toMonthText = ({ year, month }: CalendarMonth) => `${year}-${String(month).padStart(2, "0")}`;

/** Reads "2027-09" or "2027-09-01"; undefined for anything that is not a month between 2000 and 2199. */
export function parseMonthText(text: string): CalendarMonth | undefined {
  const [, year, month] = /^((?:20|21)\d\d)-(0[1-9]|1[0-2])(?:-01)?$/.exec(text) ?? [];
  return year && month ? { year: Number(year), month: Number(month) } : undefined;
}
