import { addDays, daysBetween } from "@/lib/dates/calendar";
import {
  daysIn,
  incomeYear,
  incomeYearsIn,
  monthIn,
  type Period,
  periodIn,
  periodsIn,
  salaryMonthIn,
} from "@/lib/papers/dates-in";
import { captioned } from "./captions";
import { BANKS, type Kind } from "./kinds";
import { textOf } from "./lines";
import { accountIn, flowing, type Look, type Seen } from "./look";
import { isOfOneAccount } from "./one-account";

type Facts = Partial<Seen>;
/** What is seen of a kind, from its own pages and all that have text. */
export const READ: Partial<Record<Kind, (mine: readonly Look[], all: readonly Look[]) => Facts>> = {
  bankStatement: statementIn,
  payslip: monthsIn,
  form16: form16In,
  itrAcknowledgement: returnsIn,
  utilityBill: billIn,
  gstRegistration: certificateIn,
  udyam: certificateIn,
  tradeLicence: licenceIn,
  offerLetter: letterIn,
  applicationLetter: letterIn,
};

const sorted = (texts: Iterable<string>) => [...new Set(texts)].sort();

const BANK_SIGNS = new RegExp(
  `${BANKS.source}|\\ba\\/c\\b|\\bmicr\\b|\\bcif\\b|customer id|\\bbranch\\b|account (?:type|holder|description)`,
  "i",
);
function statementIn(mine: readonly Look[], all: readonly Look[]): Facts {
  const found = mine.map(statedBy);
  const stated = found.flat();
  const days = all.flatMap((look) => look.days).sort();
  const [first, last] = [days[0], days.at(-1)];
  // A firm's books and a college's accounts have such tables too, and without lines it is none.
  const isBank = mine.some((look) => BANK_SIGNS.test(flowing(look)) || accountIn([look]) !== null);
  const accounts = new Set(mine.flatMap((look) => accountIn([look]) ?? []));
  const isOne = isBank && accounts.size < 2 && isOfOneAccount(mine, all) && days.length > 0;
  if (stated.length === 0) {
    if (!first || !last) return { isSure: false };
    return { periods: [{ from: first, to: last }], byLines: true, isSure: isOne && !standsStill(days, [], STILL) };
  }
  const periods = [...new Map(stated.map((period) => [`${period.from} ${period.to}`, period])).values()];
  const isWithin = days.every((day) => periods.some(({ from, to }) => day >= from && day <= to));
  const isToldApart = found.every(({ length }) => length < 2);
  return {
    periods: periods.sort((a, b) => (a.from < b.from ? -1 : 1)),
    isSure: isOne && isToldApart && isWithin && !standsStill(days, periods, QUIET),
  };
}

/** The periods of a page, of which several are none; the line that calls it a statement decides. */
function statedBy(look: Look): Period[] {
  const found = periodsIn(flowing(look));
  if (found.length < 2) return found;
  const titled = look.head.map(textOf).filter((text) => /\bstatement\b/i.test(text));
  const own = titled.flatMap((text) => periodsIn(text));
  return own.length === 1 ? own : found;
}

/** Lines from which on an account is a busy one, and days for which such a one, and a quiet one, can stand still. */
const BUSY_LINES = 10;
const STILL = 45;
const QUIET = 100;
/** For a busy one: a month without a line is a page that lacks. */
const STILL_BUSY = { least: 14, most: 29 };
/** Times the usual days between two days with lines. */
const PAUSE = { busy: 5, quiet: 3 };

/** Whether there is a longer pause between its lines, or to the ends of the period, than it makes: pages may lack. */
function standsStill(days: readonly string[], periods: readonly Period[], most: number): boolean {
  const isBusy = days.length >= BUSY_LINES;
  const steps = new Set(days).size - 1;
  const usual = steps > 0 ? daysBetween(days[0]!, days.at(-1)!) / steps : most;
  const pause = isBusy
    ? Math.min(STILL_BUSY.most, Math.max(STILL_BUSY.least, PAUSE.busy * usual))
    : Math.min(most, Math.max(STILL, PAUSE.quiet * usual));
  const isLong = (all: readonly string[]) => all.some((day, at) => at > 0 && daysBetween(all[at - 1]!, day) > pause);
  if (periods.length === 0) return isLong(days);
  return periods.some(({ from, to }) => isLong([from, ...days.filter((day) => day >= from && day <= to), to]));
}

function monthsIn(mine: readonly Look[]): Facts {
  const months = mine.map((look) => {
    const text = flowing(look);
    const period = periodIn(text);
    const isOneMonth = period && period.from.slice(0, 7) === period.to.slice(0, 7);
    return (
      salaryMonthIn(text) ??
      (isOneMonth ? period.from.slice(0, 7) : null) ??
      monthIn(/\b(?:for the month(?: of)?|salary month|month)\b(.{0,24})/i.exec(text)?.[1] ?? "") ??
      // From the 26th to the 25th: nobody knows which of the two it is called.
      (period ? null : monthIn(/\bpay period\b(.{0,24})/i.exec(text)?.[1] ?? ""))
    );
  });
  return { months: sorted(months.filter((month) => month !== null)), isSure: !months.includes(null) };
}

const YEAR_CAPTIONS = ["assessment year", "tax year"];
const boxedYears = ({ head }: Look, caption: string) =>
  captioned(head, new RegExp(`^${caption}$`, "i")).flatMap((text) => incomeYearsIn(`${caption} ${text}`));

function returnsIn(mine: readonly Look[]): Facts {
  const years = mine.map((look) => {
    const found = incomeYearsIn(flowing(look));
    return found.length > 0 ? found : YEAR_CAPTIONS.flatMap((caption) => boxedYears(look, caption));
  });
  return { years: sorted(years.flat()), isSure: years.every((found) => found.length === 1) };
}

// The notes under Part A begin with "Part B (Annexure) of the certificate".
const PART = { A: /^part[ -]*a$/i, B: /^part[ -]*b(?: ?\(annexure[^)]*\))?$/i };
const WHOLE_YEAR_DAYS = 360;

/** Part B mostly names no year: it is of the Part A in front of it. */
function form16In(mine: readonly Look[]): Facts {
  const parts = new Map<string, Set<"A" | "B">>();
  const found = new Set<"A" | "B">();
  let current: string | null = null;
  let isSure = true;
  for (const look of mine) {
    const text = flowing(look);
    const period = periodIn(text);
    const has = (["A", "B"] as const).filter((part) =>
      look.head.some((line) => line.some((cell) => PART[part].test(cell.text))),
    );
    const named = incomeYearsIn(text);
    const year = period ? yearOf(period.from) : (named[0] ?? null);
    if (named.length > 1 || (period && named[0] && yearOf(period.from) !== named[0])) isSure = false;
    if (period && daysBetween(period.from, period.to) < WHOLE_YEAR_DAYS) isSure = false;
    if (has.includes("A") && !year) isSure = false;
    current = year ?? current;
    if (!current) {
      if (has.length > 0) isSure = false;
      continue;
    }
    const ofYear = parts.get(current) ?? parts.set(current, new Set()).get(current)!;
    for (const part of has) {
      if (part === "B" && !year && ofYear.has("B")) isSure = false;
      ofYear.add(part);
      found.add(part);
    }
  }
  const half = [...parts].flatMap(([year, has]) => (has.size < 2 ? [year] : []));
  return { years: sorted(parts.keys()), parts: [...found].sort(), halfYears: half.sort(), isSure };
}

const yearOf = (day: string) => incomeYear(Number(day.slice(0, 4)) - (day.slice(5, 7) < "04" ? 1 : 0));

/** Days after its period within which a bill is written. */
const BILLED_WITHIN = 45;
const BILL_DATE =
  /^(?:bill|invoice|statement)? ?(?:issue |issued )?(?:date|dt\.?)(?: of (?:bill|issue))?$|^(?:bill|invoice) (?:issue )?(?:date|dt)\b|^date of (?:the )?(?:bill|issue|invoice)\b|^bill dated\b/i;

const DUE_DATE = /^(?:bill )?due (?:date|on)\b|^(?:last|pay) (?:date|by)\b/i;
const BILL_MONTH = /\b(?:bill(?:ing|ed)? (?:month|for|of|period)|for the month(?: of)?|month of)\b(.{0,32})/gi;
/** The months that a bill is of, or the last of several, each by a day near its end. */
const billMonthsIn = (text: string) =>
  [...text.matchAll(BILL_MONTH)].flatMap(([, words]) => {
    const [, number, year] = /\b(0[1-9]|1[0-2])[-/](20\d\d)\b/.exec(words!) ?? [];
    const last = words!.split(/ (?:to|-|–) /).findLast((part) => monthIn(part)) ?? "";
    const month = year ? `${year}-${number!}` : monthIn(last);
    return month ? [`${month}-28`] : [];
  });

function billIn(mine: readonly Look[]): Facts {
  const days = sorted(
    mine.flatMap(({ head }) => captioned(head, BILL_DATE).flatMap((text) => daysIn(text)[0]?.day ?? [])),
  );
  const day = days.length === 1 ? days[0]! : null;
  // One that is printed anew has a day of its own.
  const isAnew = mine.some((look) => {
    const text = flowing(look);
    const period = periodIn(text);
    const ends = [...(period ? [period.to] : []), ...billMonthsIn(text)];
    const due = sorted(captioned(look.head, DUE_DATE).flatMap((one) => daysIn(one)[0]?.day ?? [])).at(-1);
    return day !== null && (ends.some((end) => daysBetween(end, day) > BILLED_WITHIN) || (due ?? day) < day);
  });
  return { day, isSure: day !== null && !isAnew };
}

const SEASON = "fall|autumn|spring|winter|summer|session|intake|semester|term|entry";
/** What a letter says of when the course begins: the year of a month may have two figures. */
const INTAKE = new RegExp(
  `\\b(?:${SEASON}|academic year|start(?:s|ing)?|commenc\\w+|begin\\w*|cohort|batch|duration|enrol\\w*|admission for)\\b(?=(.{0,30}))`,
  "gi",
);
const YEAR_IN_FRONT = new RegExp(`\\b(20\\d\\d)(?:[-–/]\\d\\d)? (?:${SEASON})\\b`, "gi");
/** Of "09/24". */
function yearOfFigures(text: string): string[] {
  const year = /(?<![\d/.-])(?:0[1-9]|1[0-2])[/-](\d\d)(?![\d/.-])/.exec(text)?.[1];
  return year ? [`20${year}`] : [];
}
function intakesIn(text: string): string[] {
  const behind = [...text.matchAll(INTAKE)].flatMap(
    ([, words]) => /\b20\d\d\b/.exec(words!)?.[0] ?? monthIn(words!)?.slice(0, 4) ?? yearOfFigures(words!),
  );
  return [...behind, ...[...text.matchAll(YEAR_IN_FRONT)].map(([, year]) => year!)];
}

/** Days after its last date for which a letter is good that does not say when the course begins. */
const LETTER_DAYS = 365;
function letterIn(mine: readonly Look[]): Facts {
  const texts = mine.map(flowing);
  const years = sorted(texts.flatMap(intakesIn));
  const days = texts.flatMap((text) => daysIn(text).map(({ day }) => day));
  const ofYears = texts.flatMap((text) => [...text.matchAll(/\b20\d\d\b/g)].map(([year]) => `${year}-12-31`));
  const newest = sorted(days.length > 0 ? days : ofYears).at(-1);
  const [ends] = sorted(texts.flatMap((text) => endsIn(text, OFFER_ENDS)));
  return { years, day: ends ?? (years.length === 0 && newest ? addDays(newest, LETTER_DAYS) : null) };
}

/** In front of the day on which an offer ends, and of that on which a certificate does. */
const OFFER_ENDS =
  /\bvalid(?:ity)?\b.{0,40}\b(?:till|until|up ?to|to|after|through)\b[\s:-]*$|\b(?:expir(?:y|es?|ed|ing|ation)|lapses?)\b[^\d]{0,20}$/i;
const ENDS = new RegExp(
  [
    OFFER_ENDS.source,
    "\\bvalidity(?: date| period)?[\\s:-]*$",
    "\\brenew(?:ed|al)\\b.{0,20}\\b(?:till|until|up ?to|to)\\b[\\s:-]*$",
    "\\b(?:end date|ends?(?: on)?)\\b[^\\d]{0,20}$",
  ].join("|"),
  "i",
);
function endsIn(text: string, words: RegExp): string[] {
  return daysIn(text).flatMap(({ day, at, end }, index, days) => {
    if (!words.test(text.slice(Math.max(0, at - 60), at))) return [];
    const next = days[index + 1];
    return [next && /^\s*(?:to|till|upto|-|–|—)?\s*$/i.test(text.slice(end, next.at)) ? next.day : day];
  });
}

function certificateIn(_: readonly Look[], all: readonly Look[]): Facts {
  return { day: sorted(all.flatMap((look) => endsIn(flowing(look), ENDS))).at(-1) ?? null };
}

const OF_YEAR =
  /\b(?:financial year|licen[cs]e for the year|for the year|f\.?y\.?)\b[\s:]*(20\d\d)\s?[-–/]\s?(?:20)?\d\d\b/gi;
const PERIOD_OF_LICENCE = /\b(?:period|validity|valid)\b/i;
const NO_END =
  /\bvalid(?:ity)?\b(?:(?!year).){0,40}\b(?:not applicable|n\.?a\b|permanent|life ?(?:time|long)|perpetual|unless cancelled|until cancelled)|\b(?:permanent|life ?time) (?:licen[cs]e|registration|validity)/i;

function licenceIn(_: readonly Look[], all: readonly Look[]): Facts {
  const texts = all.map(flowing);
  const ends = texts.flatMap((text) => [
    ...endsIn(text, ENDS),
    ...(PERIOD_OF_LICENCE.test(text) ? periodsIn(text).map(({ to }) => to) : []),
  ]);
  const ofYears = texts.flatMap((text) => [...text.matchAll(OF_YEAR)].map(([, year]) => `${Number(year) + 1}-03-31`));
  const day = sorted(ends.length > 0 ? ends : ofYears).at(-1) ?? null;
  return { day, isSure: day !== null || texts.some((text) => NO_END.test(text)) };
}
