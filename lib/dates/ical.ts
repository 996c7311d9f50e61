import { addDays } from "./calendar";

/** A whole day in a calendar. `id` is the same each time the file is made, so that a calendar replaces it. */
export type CalendarEvent = { id: string; day: string; summary: string; description?: string };

/** Bytes of a line (RFC 5545, section 3.1). */
const LONGEST = 75;

const compact = (day: string) => day.replaceAll("-", "");
const escaped = (text: string) => text.replace(/[\\;,]/g, "\\$&").replace(/\r?\n/g, "\\n");

/** A long line goes on in the next one behind a space; no letter is cut in two. */
function folded(line: string): string {
  let [length, result] = [0, ""];
  for (const letter of line) {
    const bytes = new TextEncoder().encode(letter).length;
    if (length + bytes > LONGEST) {
      result += "\r\n ";
      length = 1;
    }
    result += letter;
    length += bytes;
  }
  return result;
}

/** Days as an iCalendar file (RFC 5545). @param events each on its day, YYYY-MM-DD */
export function calendarFile(events: readonly CalendarEvent[], now: Date): string {
  const stamp = now.toISOString().replace(/[-:]|\.\d+/g, "");
  const lines = events.flatMap(({ id, day, summary, description }) => [
    "BEGIN:VEVENT",
    `UID:${id}@dakhila`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${compact(day)}`,
    `DTEND;VALUE=DATE:${compact(addDays(day, 1))}`,
    `SUMMARY:${escaped(summary)}`,
    ...(description ? [`DESCRIPTION:${escaped(description)}`] : []),
    "END:VEVENT",
  ]);
  return [...["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Dakhila//Dates//EN"], ...lines, "END:VCALENDAR", ""]
    .map(folded)
    .join("\r\n");
}
