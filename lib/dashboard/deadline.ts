import { addDays, dayOf, daysBetween } from "@/lib/dates/calendar";
import { formatDate } from "@/lib/dates/dates";
import { plural, t } from "@/lib/messages/text";

/** Dates are calendar days in India, YYYY-MM-DD (SPEC sections 4 and 9). */

export const DEADLINE_DAYS = 5;
/** Tasks fall on the first days. */
export const TASK_DAYS = 4;
export const BANK_SELECTION_DAYS = [3, 4] as const;

/** The deadline, and the whole days until it: from 0 to DEADLINE_DAYS, whatever a clock says. */
export function deadlineOf(start: Date, now: Date) {
  const deadline = addDays(dayOf(start), DEADLINE_DAYS);
  const left = daysBetween(dayOf(now), deadline);
  return { deadline, daysLeft: Math.min(DEADLINE_DAYS, Math.max(0, left)) };
}

/** Days (YYYY-MM-DD) on which tasks fall and a bank is to be chosen. */
export function datesOf(start: Date) {
  const first = dayOf(start);
  return {
    tasks: Array.from({ length: TASK_DAYS }, (_, index) => addDays(first, index)),
    bankSelection: BANK_SELECTION_DAYS.map((days) => addDays(first, days)),
  };
}

/**
 * What is left until the deadline, in the specification's words, with <left> around the days. A day that has passed was
 * no more than a plan.
 */
export function deadlineWords({ today, deadline, daysLeft }: { today: string; deadline: string; daysLeft: number }) {
  const date = formatDate(deadline);
  if (today > deadline)
    return t("dashboard.deadlinePassed", "Planned for {{date}}. You can still finish after this date.", { date });
  return plural(
    "dashboard.daysLeft",
    daysLeft,
    {
      one: "<left>1 day left</left>, until {{date}}. You can still finish after this date.",
      other: "<left>{{count}} days left</left>, until {{date}}. You can still finish after this date.",
    },
    { date },
  );
}
