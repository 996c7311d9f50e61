import { inIndia } from "@/lib/dates/calendar";
import { formatDay, formatTime } from "@/lib/dates/dates";
import { byKey } from "@/lib/messages/text";

/** Sunday first, as getUTCDay counts. */
export const WEEKDAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"] as const;

export const MOST_COUNTED = 1000;
export const countWords = (count: number) => (count > MOST_COUNTED ? `${MOST_COUNTED}+` : `${count}`);

/** "Tuesday, 24 Nov, 6:00 pm", by the clock in India and in the language of the page. */
export function callByWords(moment: string): string {
  const weekday = inIndia(moment).getUTCDay();
  return [byKey(`calls.weekdays.${weekday}`, WEEKDAYS[weekday]!), formatDay(moment), formatTime(moment)].join(", ");
}
