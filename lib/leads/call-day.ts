import { addDays, dayOf } from "@/lib/dates/calendar";
import type { CallTime } from "@/lib/generated/prisma/enums";
import { NATIONAL_HOLIDAYS } from "@/lib/law/working-days";

/** When we call, by India's clock: from Monday to Friday, as `site.grievance.hours` says it. Hours of the day. */
export const CALL_HOURS = { from: 10, to: 22 } as const;

/** Hours of the day by which a call is made, by the wish; whoever has none is called in office hours. */
const BY_HOUR: Record<CallTime, number> = { any: 18, morning: 12, afternoon: 17, evening: 20 };

/** Whether we call on this day (YYYY-MM-DD). Holidays of single states are not known. */
function isCallDay(day: string) {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday >= 1 && weekday <= 5 && !NATIONAL_HOLIDAYS.includes(day.slice(5));
}

/**
 * The moment by which somebody who asks to be called is called: on the next day of calls after the one in India on
 * which it was asked, at the hour that fits the wish.
 * @returns ISO 8601
 */
export function callBy(asked: Date, wish: CallTime = "any"): string {
  let day = addDays(dayOf(asked), 1);
  while (!isCallDay(day)) day = addDays(day, 1);
  return new Date(`${day}T${String(BY_HOUR[wish]).padStart(2, "0")}:00:00+05:30`).toISOString();
}
