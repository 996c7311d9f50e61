import { addDays } from "@/lib/dates/calendar";
import { incomeYear, type Period, type Stated } from "./dates-in";

/** Days of a stated period, or of a table's lines, both ends counted, and days before today at which it may end. */
type PeriodWish = { days: number; lineDays: number; endsWithin: number };
type MonthWish = { months: number; endsWithin: number };
type Wish = PeriodWish | MonthWish;

const SIX_MONTHS: Wish = { days: 178, lineDays: 175, endsWithin: 31 };
/** By the field of the form: what its guidance and the lists of lenders ask for. */
const WISHES: Readonly<Partial<Record<string, Wish>>> = {
  savingAccountStatement: SIX_MONTHS,
  currentAccountStatement: SIX_MONTHS,
  paySlips: { months: 3, endsWithin: 2 },
};

/** Of periods: how far they reach together, what lies between them, what is wrong; or of months, YYYY-MM. */
export type DatesFit =
  | { from: string; to: string; gaps: Period[]; isOld: boolean; isShort: boolean }
  | { months: string[]; missing: string[] };

/**
 * Whether papers are of the time that lenders ask for. Null where nothing is asked in this field, or where a paper is
 * of something else: nobody can tell. Their names, accounts and pages are not looked at. @param today YYYY-MM-DD
 */
export function datesFit(field: string, stated: readonly Stated[], today: string): DatesFit | null {
  const wish = WISHES[field];
  if (!wish) return null;
  if ("days" in wish) {
    const periods = stated.flatMap((one) => ("period" in one ? [one.period] : []));
    const byLines = stated.some((one) => "byLines" in one);
    const days = byLines ? wish.lineDays : wish.days;
    return periods.length === stated.length && periods.length > 0
      ? periodsFit(periods, { ...wish, days }, today)
      : null;
  }
  const months = stated.flatMap((one) => ("month" in one ? [one.month] : []));
  return months.length === stated.length && months.length > 0 ? monthsFit(months, wish, today) : null;
}

function periodsFit(periods: readonly Period[], { days, endsWithin }: PeriodWish, today: string): DatesFit {
  const [first, ...others] = [...periods].sort((a, b) => (a.from < b.from ? -1 : 1));
  const { from } = first!;
  let { to } = first!;
  const gaps: Period[] = [];
  for (const next of others) {
    const follows = addDays(to, 1);
    // What touches is one.
    if (next.from > follows) gaps.push({ from: follows, to: addDays(next.from, -1) });
    if (next.to > to) to = next.to;
  }
  // What lies before the days that are asked for may have gaps.
  const since = addDays(to, 1 - days);
  const inside = gaps.filter((gap) => gap.to >= since);
  return { from, to, gaps: inside, isOld: addDays(to, endsWithin) < today, isShort: from > since };
}

function monthsFit(given: readonly string[], wish: MonthWish, today: string): DatesFit {
  const months = [...new Set(given)].sort();
  const now = numberOf(today);
  const last = numberOf(months.at(-1)!);
  const end = last >= now - wish.endsWithin ? last : now - 1;
  const asked = Array.from({ length: wish.months }, (_, back) => monthOf(end - wish.months + 1 + back));
  return { months, missing: asked.filter((month) => !months.includes(month)) };
}

/** Months since the year 0. */
const numberOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
const monthOf = (number: number) => `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, "0")}`;

/** From which day on, in the year after it ended, lenders ask for a year of income; YYYY-MM-DD without the year. */
const YEAR_FROM: Readonly<Partial<Record<string, string>>> = { form16: "06-15", itr: "08-01" };
const YEARS = 2;

/** The years of income that lack beside these: the latest two that are out, or later ones in a row. */
export function yearsFit(field: string, years: readonly string[], today: string): string[] {
  const from = YEAR_FROM[field];
  if (!from) return [];
  const out = Number(today.slice(0, 4)) - (today.slice(5) >= from ? 1 : 2);
  const last = Math.max(out, ...years.map((year) => Number(year.slice(0, 4))));
  const asked = (end: number) =>
    Array.from({ length: YEARS }, (_, at) => incomeYear(end - YEARS + 1 + at)).filter((year) => !years.includes(year));
  return asked(last).length === 0 ? [] : asked(out);
}
