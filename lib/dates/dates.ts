import { inIndia, monthName, MONTHS, shortMonthName } from "./calendar";
import { DASH, typedText } from "@/lib/text/format";
import { t } from "@/lib/messages/text";

// Nothing here depends on the machine's locale or time zone.

/** The twelve months for a list: `value` is "01" to "12". */
export const monthChoices = () =>
  MONTHS.map((_, i) => ({ value: String(i + 1).padStart(2, "0"), label: monthName(i + 1) }));

/** Languages whose names of the months are read on every page, beside its own and English. */
const READ_MONTHS = "hi gu mr bn pa or ta te kn ml ur".split(" ");

/** One spelling of a name that is written in several: without nukta, the nasal before b as a dot, open o as o. */
const folded = (name: string) =>
  name
    .normalize("NFC")
    .toLowerCase()
    .replace(/[\u093c\u0abc\u200c\u200d]|[.,॰]+$/g, "")
    .replace(/\u092e\u094d(?=\u092c)/g, "\u0902")
    .replace(/\u0aae\u0acd(?=\u0aac)/g, "\u0a82")
    .replace(/\u0a91/g, "\u0a93");

let otherNames: readonly (readonly string[])[] | undefined;
const namesElsewhere = () =>
  (otherNames ??= MONTHS.map((_, i) =>
    READ_MONTHS.flatMap((language) =>
      (["long", "short"] as const).map((month) =>
        folded(new Intl.DateTimeFormat(language, { month, timeZone: "UTC" }).format(Date.UTC(2001, i))),
      ),
    ),
  ));

/** 1 to 12 for "3", "03", "mar", "Sept" or a name in a language of India or of the page; undefined for none or two. */
export function parseMonth(text: string): number | undefined {
  const plain = folded(typedText(text));
  if (/^\d{1,2}$/.test(plain)) {
    const month = Number(plain);
    return month >= 1 && month <= 12 ? month : undefined;
  }
  if (!plain) return undefined;
  const names = MONTHS.map((english, i) => [
    ...[english, monthName(i + 1)].map(folded),
    ...(/[^\x00-\x7f]/.test(plain) ? namesElsewhere()[i]! : []),
  ]);
  const whole = names.findIndex((all) => all.includes(plain));
  if (whole >= 0) return whole + 1;
  const begun = names.flatMap((all, i) => (all.some((name) => name.startsWith(plain)) ? [i + 1] : []));
  return plain.length >= 3 && begun.length === 1 ? begun[0] : undefined;
}

export type DateParts = { day: string; month: string; year: string };

/** Splits "2004-03-21", or the unfinished text that `joinDate` kept, into what the three boxes show. */
export function splitDate(value: string): DateParts {
  const [year = "", month = "", day = ""] = value.split("-");
  return { day, month, year };
}

/**
 * One string for the three boxes of a date: "", "2004-03-21", or the raw text ("2004-mar-", "-13-4"), so that an
 * unfinished date survives a saved draft and fails validation. Whether the day exists asks `isRealDate`.
 */
export function joinDate({ day, month, year }: DateParts): string {
  // The sign that holds the three together must not come from a box: another hyphen stands for it.
  const clean = (text: string) =>
    typedText(text)
      .replace(/^[-\s]+|[-\s]+$/g, "")
      .replace(/-/g, "\u2010");
  const parts = { day: clean(day), month: clean(month), year: clean(year) };
  if (!parts.day && !parts.month && !parts.year) return "";
  const monthNumber = parseMonth(parts.month);
  const dayNumber = /^\d{1,2}$/.test(parts.day) ? Number(parts.day) : 0;
  if (monthNumber && dayNumber >= 1 && dayNumber <= 31 && /^\d{4}$/.test(parts.year)) {
    return `${parts.year}-${String(monthNumber).padStart(2, "0")}-${String(dayNumber).padStart(2, "0")}`;
  }
  return `${parts.year}-${parts.month}-${parts.day}`;
}

const DAY_WITH_TIME = /^(\d{4}-\d\d-\d\d)[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)?$/;
/** A day that machines wrote may carry a time of any zone, which is cut off. */
export const withoutTime = (text: string) => DAY_WITH_TIME.exec(text.trim())?.[1] ?? text;

const DATE_SIGNS = /^[\d\p{L}\p{M}\s\-/\\.,:_|'’॰]+$/u;
const LABEL = /^[^\d:]*:(?=.*\d)/;
const AROUND = /^[\s"'“”‘’«»([{]+|[\s"'“”‘’«»)\]}.,;!।]+$/g;
const WEEKDAY = /^(?:mon|tue|wed|thu|fri|sat|sun)\p{L}*[\s,.]+(?=.*\d.*\d)/iu;
const DAY_NUMBER = /^(?:0?[1-9]|[12]\d|3[01])$/;

/** The figures and words of a date, without what calls it one ("DOB: ", "of"); undefined where it is something else. */
function partsOf(text: string): string[] | undefined {
  const plain = withoutTime(typedText(text)).replace(LABEL, "").replace(AROUND, "");
  // Two hyphens beside each other, or one at an end: an unfinished date as `joinDate` keeps it.
  if (!DATE_SIGNS.test(plain) || /--|^-|-$/.test(plain)) return undefined;
  const parts =
    plain
      .replace(WEEKDAY, "")
      .replace(/(\d)(?:st|nd|rd|th)\b/gi, "$1")
      .match(/\d+|[\p{L}\p{M}]+/gu)
      ?.filter((part) => !/^(?:of|the)$/i.test(part)) ?? [];
  const first = parts.findIndex((part) => /\d/.test(part) || parseMonth(part) !== undefined);
  return first < 0 ? undefined : parts.slice(first);
}

/**
 * The three parts, as they were written, of a date in India's order ("12.5.2001"), with the year first or with the
 * month's name ("May 12, 2001"); a year may have two figures. Undefined for what is no whole date.
 */
export function parseDate(text: string): DateParts | undefined {
  const parts = partsOf(text);
  const run = parts?.length === 1 ? /^\d{8}$/.exec(parts[0]!)?.[0] : undefined;
  if (run) {
    const ways = [
      { day: run.slice(0, 2), month: run.slice(2, 4), year: run.slice(4) },
      { year: run.slice(0, 4), month: run.slice(4, 6), day: run.slice(6) },
    ].filter((parts) => /^(?:19|20)/.test(parts.year) && isRealDate(joinDate(parts)));
    return ways.length === 1 ? ways[0] : undefined;
  }
  if (parts?.length !== 3) return undefined;
  const [first, second, third] = parts as [string, string, string];
  const found =
    first.length === 4 && /^\d/.test(first)
      ? { year: first, month: second, day: third }
      : /^\d/.test(first)
        ? { day: first, month: second, year: third }
        : { month: first, day: second, year: third };
  const isMonth = /^\d{1,2}$/.test(found.month) || parseMonth(found.month) !== undefined;
  return isMonth && DAY_NUMBER.test(found.day) && /^(?:\d\d|\d{4})$/.test(found.year) ? found : undefined;
}

/** "2001-05-12" for a day that was written in another way; any other text stays as it is, for a rule to refuse. */
export function dayText(text: string): string {
  const parts = parseDate(text);
  const day = parts?.year.length === 4 ? joinDate(parts) : "";
  return isRealDate(day) ? day : text;
}

/** "2027-09-01", the first day, for "2027-09", "09/2027", "Sep 2027" or a day of it; other texts stay as they are. */
export function monthText(text: string): string {
  const day = dayText(text);
  if (isRealDate(day)) return `${day.slice(0, 7)}-01`;
  const [first = "", second = "", ...more] = partsOf(text) ?? [];
  const [month, year] = /^\d{4}$/.test(first) ? [second, first] : [first, second];
  const number = parseMonth(month);
  const isMonth = number !== undefined && /^\d{4}$/.test(year) && more.length === 0;
  return isMonth ? `${year}-${String(number).padStart(2, "0")}-01` : text;
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
