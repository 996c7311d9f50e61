import { addDays } from "@/lib/dates/calendar";

export const NATIONAL_HOLIDAYS: readonly string[] = ["01-26", "08-15", "10-02"];
const [SUNDAY, SATURDAY] = [0, 6];

function isWorkingDay(day: string): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  const week = Math.ceil(Number(day.slice(8)) / 7);
  const isOff = weekday === SUNDAY || (weekday === SATURDAY && (week === 2 || week === 4));
  return !isOff && !NATIONAL_HOLIDAYS.includes(day.slice(5));
}

/** The first day is not counted (rule house-working-days). Holidays of states are not known. */
export function addWorkingDays(day: string, count: number): string {
  let last = day;
  for (let left = count; left > 0;) {
    last = addDays(last, 1);
    if (isWorkingDay(last)) left -= 1;
  }
  return last;
}

/** The last day from which so many working days have passed by another day. Holidays of states are not known. */
export function workingDaysBefore(day: string, count: number): string {
  let first = day;
  for (let left = count; left > 0;) {
    if (isWorkingDay(first)) left -= 1;
    first = addDays(first, -1);
  }
  return first;
}

/** The day itself, or the last one before it on which banks work. Holidays of states are not known. */
export const lastWorkingDay = (day: string): string => (isWorkingDay(day) ? day : lastWorkingDay(addDays(day, -1)));
