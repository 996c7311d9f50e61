import { addDays, dayOf } from "@/lib/dates/calendar";
import type { CallTime } from "@/lib/generated/prisma/enums";
import { NATIONAL_HOLIDAYS } from "@/lib/law/working-days";

/** When we call, by India's clock: from Monday to Friday, as `site.grievance.hours` says it. Hours of the day. */
export const CALL_HOURS = { from: 10, to: 22 } as const;

const BY_HOUR: Record<CallTime, number> = { any: 18, morning: 12, afternoon: 17, evening: 20 };

function isCallDay(day: string) {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday >= 1 && weekday <= 5 && !NATIONAL_HOLIDAYS.includes(day.slice(5));
}

/** When somebody who asks is called: on the next day of calls, at the hour of the wish. @returns ISO 8601 */
export function callBy(asked: Date, wish: CallTime = "any"): string {
  let day = addDays(dayOf(asked), 1);
  while (!isCallDay(day)) day = addDays(day, 1);
  return new Date(`${day}T${String(BY_HOUR[wish]).padStart(2, "0")}:00:00+05:30`).toISOString();
}
