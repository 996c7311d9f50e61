import { isRealDate, joinDate, monthText, parseDate } from "@/lib/dates/dates";

const MONTH =
  "(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)";
const YEAR = "(?:20\\d\\d|\\d\\d)(?!\\d)";
/** Of a month: two figures may be the day of a date that has its month in front. */
const MONTHS_YEAR = "(?:20\\d\\d|\\d\\d(?!,?\\s+20\\d\\d))(?!\\d)";
/** As statements write days: 01/05/2026, 01-05-26, 1 May 2026, 02-Jul-2026, May 01, 2026, 2026-05-01. */
const DAY = new RegExp(
  [
    `(?<![\\d/.-])\\d{1,2}([-/.])\\d{1,2}\\1${YEAR}`,
    `(?<!\\d)\\d{1,2}(?:st|nd|rd|th)?[-\\s]{1,2}${MONTH}[-\\s,.']{1,3}${YEAR}`,
    `\\b${MONTH}\\s{1,2}\\d{1,2}(?:st|nd|rd|th)?,?\\s{1,2}20\\d\\d(?!\\d)`,
    "(?<![\\d/.-])20\\d\\d-\\d\\d-\\d\\d(?![\\d-])",
  ].join("|"),
  "gi",
);
const OPENS = /\b(?:from|period|between)\b/i;
/** Characters between a period's word and its first day. */
const OPENS_WITHIN = 60;
const JOINS = /^\s*(?:to|till|upto|and|-|–|—)[\s:-]*$/i;
const SALARY_MONTH = new RegExp(
  `\\b(?:pay|salary|wage)\\s?-?slip\\b[\\s\\S]{0,40}?(?<!\\d(?:st|nd|rd|th)?[-\\s/.])\\b(${MONTH})[-\\s,.']{1,3}(${MONTHS_YEAR})`,
  "i",
);
const MONTH_OF_YEAR = new RegExp(`\\b(${MONTH})[-\\s,.'/]{1,3}(${MONTHS_YEAR})`, "i");
/** Figures that no day or longer number holds. */
const TWO_YEARS = "(?<![\\d/.-])(20\\d\\d)\\s?[-–/]\\s?(20\\d\\d|\\d\\d)(?![\\d/.-])";
/** Characters between a year's caption and the year: other captions may stand there. */
const YEAR_WITHIN = 80;
/** How many years after its income a year is called. */
const YEAR_CAPTIONS: readonly (readonly [caption: string, after: number])[] = [
  ["assessment\\s+year|\\ba\\.?\\s?y\\.?(?=[\\s:]+20)", 1],
  ["tax\\s+year|financial\\s+year|\\bf\\.?\\s?y\\.?(?=[\\s:]+20)", 0],
];

export type Period = { from: string; to: string };

const fullYear = (year: string) => (year.length === 2 ? `20${year}` : year);

/** The days that a text names, in its order, each with its place; day before month, years of two figures from 2000. */
export function daysIn(text: string): { day: string; at: number; end: number }[] {
  return [...text.matchAll(DAY)].flatMap((match) => {
    const parts = parseDate(match[0]);
    const day = parts ? joinDate({ ...parts, year: fullYear(parts.year) }) : "";
    return isRealDate(day) ? [{ day, at: match.index, end: match.index + match[0].length }] : [];
  });
}

/** The periods that a paper states in words ("from … to …"), in its order and each once, whoever made it. */
export function periodsIn(text: string): Period[] {
  const days = daysIn(text);
  const found = days.flatMap((first, index): Period[] => {
    const last = days[index + 1];
    if (!last || !JOINS.test(text.slice(first.end, last.at)) || last.day < first.day) return [];
    const before = text.slice(Math.max(0, first.at - OPENS_WITHIN), first.at);
    return OPENS.test(before) ? [{ from: first.day, to: last.day }] : [];
  });
  return found.filter(({ from, to }, at) => found.findIndex((one) => one.from === from && one.to === to) === at);
}

/** The first of them; null where it states none. */
export const periodIn = (text: string): Period | null => periodsIn(text)[0] ?? null;

/** What a paper says it is of: a period, or a month of salary (YYYY-MM); `byLines`: only by the lines of its table. */
export type Stated = { period: Period; byLines?: true } | { month: string };

/** The period or the month of salary that a paper states; null where neither. */
export function statedIn(text: string): Stated | null {
  const period = periodIn(text);
  if (period) return { period };
  const month = salaryMonthIn(text);
  return month ? { month } : null;
}

/** Characters of a page in which a further paper says it. */
const HEADING = 800;
/** Of a table: what stands behind a day and words, and behind interest, on the same line. */
const NARRATION = new RegExp(
  `^[ \\t]*(?:${DAY.source})[ \\t]+(?!(?:to|till|upto|and)\\b)(?=[^\\n]*[a-z])(?![^\\n]*(?:statement|slip)\\b)[^\\n]*|\\bint(?:erest)?\\b[^\\n]*`,
  "gim",
);

/** What a PDF says that it is of, by the texts of its pages: of several papers in one each, once, oldest first. */
export function statedInPages(pages: readonly string[]): Stated[] {
  const first = statedIn(pages[0] ?? "") ?? statedIn(pages.slice(0, 2).join("\n"));
  if (!first) return [];
  const others = pages.slice(1).flatMap((page) => {
    const heading = page.slice(0, HEADING).replace(NARRATION, "");
    const stated = statedIn(heading);
    // A page that goes on names a period too.
    const isPaper = stated && ("month" in stated || /\bstatement\b/i.test(heading));
    return isPaper && "month" in stated === "month" in first ? [stated] : [];
  });
  const each = new Map([first, ...others].map((stated) => [JSON.stringify(stated), stated]));
  return [...each.values()].sort((a, b) => (beginsOn(a) < beginsOn(b) ? -1 : 1));
}

/** The month that a salary slip names beside its title, YYYY-MM; null where none. */
export const salaryMonthIn = (text: string) => monthOf(SALARY_MONTH.exec(text));

/** The first month with its year, YYYY-MM; null where none. */
export const monthIn = (text: string) => monthOf(MONTH_OF_YEAR.exec(text));

function monthOf(match: RegExpExecArray | null): string | null {
  const day = match ? monthText(`${match[1]!} ${fullYear(match[2]!)}`) : "";
  return isRealDate(day) ? day.slice(0, 7) : null;
}

/** The years of income, "2025-26", that a text names: assessment year 2026-27 is one, tax year 2025-26 the same. */
export function incomeYearsIn(text: string): string[] {
  const found = YEAR_CAPTIONS.flatMap(([caption, after]) =>
    [...text.matchAll(new RegExp(`(?:${caption})(.{0,${YEAR_WITHIN}})`, "gis"))].flatMap((match) => {
      const years = new RegExp(TWO_YEARS).exec(match[1]!);
      const first = Number(years?.[1]);
      const isNext = years !== null && Number(fullYear(years[2]!)) === first + 1;
      return isNext ? [incomeYear(first - after)] : [];
    }),
  );
  return [...new Set(found)].sort();
}

/** "2025-26" for the year that begins in April 2025. */
export const incomeYear = (begins: number) => `${begins}-${String((begins + 1) % 100).padStart(2, "0")}`;

/** Its first day, YYYY-MM-DD. */
export const beginsOn = (stated: Stated) => ("period" in stated ? stated.period.from : `${stated.month}-01`);
