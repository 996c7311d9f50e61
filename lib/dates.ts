import { inIndia, monthName, MONTHS, shortMonthName } from "./calendar";
import { DASH, latinDigits } from "./format";
import { t } from "./messages/text";

/**
 * How dates and times look on screen, and how typed ones are read. Nothing here depends on the machine's locale or time
 * zone.
 */

/** The twelve months for a list: `value` is "01" to "12". */
export const monthChoices = () =>
  MONTHS.map((_, i) => ({ value: String(i + 1).padStart(2, "0"), label: monthName(i + 1) }));

/** "3", "03", "mar", "Sept", "March", and the names in the language of the page, give 1 to 12; else undefined. */
export function parseMonth(text: string): number | undefined {
  const plain = latinDigits(text).trim().toLowerCase();
  if (/^\d{1,2}$/.test(plain)) {
    const month = Number(plain);
    return month >= 1 && month <= 12 ? month : undefined;
  }
  if (!plain) return undefined;
  const index = MONTHS.findIndex((english, i) =>
    [english, monthName(i + 1)].some((name) =>
      plain.length < 3 ? name === plain : name.toLowerCase().startsWith(plain),
    ),
  );
  return index < 0 ? undefined : index + 1;
}

export type DateParts = { day: string; month: string; year: string };

/** Splits "2004-03-21", or the unfinished text that `joinDate` kept, into what the three boxes show. */
export function splitDate(value: string): DateParts {
  const [year = "", month = "", day = ""] = value.split("-");
  return { day, month, year };
}

/**
 * One string for the three boxes of a date: "" when all are blank, "2004-03-21" when each box can be a day, month and
 * year, otherwise the raw text ("2004-mar-", "-13-4"), so that an unfinished date survives a saved draft and fails
 * validation. Does not ask whether the day exists in that month; `isRealDate` does.
 */
export function joinDate({ day, month, year }: DateParts): string {
  const clean = (text: string) => latinDigits(text).replace(/-/g, "").trim();
  const parts = { day: clean(day), month: clean(month), year: clean(year) };
  if (!parts.day && !parts.month && !parts.year) return "";
  const monthNumber = parseMonth(parts.month);
  const dayNumber = /^\d{1,2}$/.test(parts.day) ? Number(parts.day) : 0;
  if (monthNumber && dayNumber >= 1 && dayNumber <= 31 && /^\d{4}$/.test(parts.year)) {
    return `${parts.year}-${String(monthNumber).padStart(2, "0")}-${String(dayNumber).padStart(2, "0")}`;
  }
  return `${parts.year}-${parts.month}-${parts.day}`;
}

/** True for a "YYYY-MM-DD" that is in the calendar: 2004-02-29 yes, 2005-02-29 no. */
export function isRealDate(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

/** What a moment's calendar and clock in India show; undefined when it is none. */
function shown(moment: Date | string | number) {
  const at = inIndia(moment);
  if (Number.isNaN(at.getTime())) return undefined;
  const hour = at.getUTCHours();
  const time = `${hour % 12 || 12}:${String(at.getUTCMinutes()).padStart(2, "0")}`;
  return {
    day: at.getUTCDate(),
    month: shortMonthName(at.getUTCMonth() + 1),
    year: at.getUTCFullYear(),
    time: hour < 12 ? t("months.timeAm", "{{time}} am", { time }) : t("months.timePm", "{{time}} pm", { time }),
  };
}

/** "21 Nov 2026" in India. Takes a Date, a time stamp, or "YYYY-MM-DD"; a dash when it is not a date. */
export function formatDate(moment: Date | string | number): string {
  const at = shown(moment);
  return at ? `${at.day} ${at.month} ${at.year}` : DASH;
}

/** "21 Nov", for stamps and timelines where the year is plain. */
export function formatDay(moment: Date | string | number): string {
  const at = shown(moment);
  return at ? `${at.day} ${at.month}` : DASH;
}

/** "Nov 2026", for an intake stored as the first day of its month. */
export function formatMonth(moment: Date | string | number): string {
  const at = shown(moment);
  return at ? `${at.month} ${at.year}` : DASH;
}

/** "10:42 am" in India. */
export function formatTime(moment: Date | string | number): string {
  return shown(moment)?.time ?? DASH;
}
