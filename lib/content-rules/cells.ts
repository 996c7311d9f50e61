import * as z from "zod";
import { dayOf } from "@/lib/dates/calendar";

// Cells of public content as PostgreSQL gives them, under their names in Prisma Studio. A message follows that name:
// "a1_from_pct: 915 cannot be right; write ...".

const number = (value: unknown) => (value === null ? null : Number(value));

/** A figure between two bounds; blank is unknown. @param advice what to write, without a full stop */
export const figure = (least: number, most: number, advice: string) =>
  z.preprocess(
    number,
    z
      .number()
      .nullable()
      .refine((value) => value === null || (value >= least && value <= most), {
        error: ({ input }) => `${String(input)} cannot be right; write ${advice}.`,
      }),
  );
export const rate = figure(1, 40, "% a year from 1 to 40, such as 9.15");
/** Of a loan: what the state lends may cost nothing, and a spread is less than a rate. judge.ts knows the lender. */
export const loanRate = figure(0, 40, "% a year from 0 to 40, such as 9.15");
const SUM = "a whole sum such as 2000000, or leave it blank";
export const amount = figure(1, 1_000_000_000, SUM);
export const amountOrNone = figure(0, 1_000_000_000, SUM);

export const text = z.string().nullable();
export const nonBlank = (advice: string) =>
  z.string().refine((value) => value.trim() !== "", `blank; write ${advice}.`);

export const slug = (pattern: RegExp, advice: string) =>
  z.string().refine((id) => pattern.test(id) && id.length <= 120, {
    error: ({ input }) => `"${String(input)}" cannot be an address; write ${advice}.`,
  });
export const OF_ONE_PART = /^[a-z0-9]+(-[a-z0-9]+)*$/;
export const OF_TWO_PARTS = /^[a-z0-9]+(-[a-z0-9]+)*\.[a-z0-9]+(-[a-z0-9]+)*$/;

export const wordsIn = (list: string) => list.split(",").flatMap((word) => word.trim() || []);
export function unknownWords(list: string, isKnown: (word: string) => boolean, advice: string): string | undefined {
  const unknown = wordsIn(list).filter((word) => !isKnown(word));
  return unknown.length > 0 ? `"${unknown.join('", "')}" cannot be read; ${advice}` : undefined;
}
export const listOf = (isKnown: (word: string) => boolean, advice: string) =>
  z.string().superRefine((list, context) => {
    const message = unknownWords(list, isKnown, advice);
    if (message) context.addIssue({ code: "custom", message });
  });
export const oneOf = (words: readonly string[]) => (word: string) => words.includes(word);

/** Codes that have a name but are no country: groups, reserved codes, parts of a country. */
const NO_COUNTRY = oneOf(wordsIn("AC,CP,CQ,DG,EA,EU,EZ,IC,QO,TA,UN,XA,XB,XK,ZZ"));
const REGIONS = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
/** Two capital letters of ISO 3166-1 that stand for a country today. */
export const isCountry = (code: string) =>
  /^[A-Z]{2}$/.test(code) &&
  !NO_COUNTRY(code) &&
  REGIONS.of(code) !== undefined &&
  // A code that was given up, such as SU, is read as its successor's.
  new Intl.Locale(`und-${code}`).region === code;

const DATE = /^(20\d\d)(?:-(0[1-9]|1[0-2])(?:-(0[1-9]|[12]\d|3[01]))?)?$/;
/** The first day that a date of a page may mean, such as 2026-09-01 for 2026-09; null where it is no date. */
function firstDay(date: string): string | null {
  const [, year, month = "01", day = "01"] = DATE.exec(date) ?? [];
  if (!year) return null;
  const first = `${year}-${month}-${day}`;
  const read = new Date(first);
  return !Number.isNaN(read.getTime()) && read.toISOString().slice(0, 10) === first ? first : null;
}

export const today = () => dayOf(new Date());
export const day = z.date().transform((date) => date.toISOString().slice(0, 10));

/** Refuses a page's date that is none, lies ahead, or is later than its reading. @param read cell of that day */
export const dated =
  <Page extends string, Read extends string = never>(page: Page, read?: Read) =>
  (row: { [cell in Page]: string | null } & { [cell in Read]: string }, context: z.RefinementCtx<unknown>) => {
    const tell = (cell: string, message: string) => context.addIssue({ code: "custom", path: [cell], message });
    const date = row[page]?.trim();
    const readOn: string = read ? row[read] : today();
    if (read && readOn > today()) tell(read, `${readOn} lies in the future; write the day on which you read the page.`);
    if (!date) return;
    const first = firstDay(date);
    if (first === null)
      tell(
        page,
        `"${date}" is no date; write it as the page says it, 2025, 2025-09 or 2025-09-29, or leave it blank where the page carries none.`,
      );
    else if (first > today()) tell(page, `${date} lies in the future; write the date that the page carries.`);
    else if (read && first > readOn)
      tell(page, `${date} lies after ${read}, the day it was read; correct one of them.`);
  };
