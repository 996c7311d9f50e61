import { DAY } from "@/lib/calendar";
import { formatDate, formatMonth } from "@/lib/dates";

/** A figure older than this may have changed without our noticing, and says so. */
const STALE_DAYS = 180;

/** A year, a month or a day as editors write them: 2025, 2025-09, 2025-09-29. */
const DATES = /(?<![\d.-])(20\d\d)(?:-(0[1-9]|1[0-2])(?:-(0[1-9]|[12]\d|3[01]))?)?(?![\d-])/g;

/**
 * How old the oldest thing named in an as-of text is at least: the last day of the earliest year, month or day in it,
 * in milliseconds. Null for a text without a date.
 */
export function oldestDay(asOf: string): number | null {
  const days = [...asOf.matchAll(DATES)].map(([, year, month, day]) =>
    day
      ? Date.UTC(Number(year), Number(month) - 1, Number(day))
      : month
        ? Date.UTC(Number(year), Number(month), 0)
        : Date.UTC(Number(year), 12, 0),
  );
  return days.length > 0 ? Math.min(...days) : null;
}

/**
 * The moment, in milliseconds, from which a fact with this as-of text is more than 180 days old. Null when nothing is
 * dated.
 */
export function staleFrom(asOf: string): number | null {
  const day = oldestDay(asOf);
  return day === null ? null : day + (STALE_DAYS + 1) * DAY;
}

/**
 * True when the fact is too old at that moment (milliseconds). A text without a date is never called old: its age is
 * unknown.
 */
export function isStale(asOf: string, at: number): boolean {
  const from = staleFrom(asOf);
  return from !== null && at >= from;
}

/** An as-of text for people: "29 Sep 2025", "Undated page (read Nov 2026)". */
export function asOfText(asOf: string): string {
  const text = asOf
    .trim()
    .replace(DATES, (date) =>
      date.length === 4 ? date : date.length === 7 ? formatMonth(`${date}-01`) : formatDate(date),
    );
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The same as a line of its own: "As of 29 Sep 2025"; a text that begins with words speaks for itself. */
export function asOfLine(asOf: string): string {
  const text = asOfText(asOf);
  return /^\s*\d/.test(asOf) ? `As of ${text}` : text || "No date known";
}
