import { parseAmount, parseNumber, type Units } from "@/lib/text/format";

/** Ranges and quick picks (SPEC sections 2, 5 and 9). Boxes take more than the sliders show. */
export const SLIDERS = {
  amount: { min: 100_000, max: 10_000_000, step: 100_000, picks: [800_000, 2_000_000, 4_000_000, 7_500_000] },
  rate: { min: 5, max: 20, step: 1, picks: [7, 9, 11, 13] },
  course: { min: 6, max: 48, step: 1, picks: [6, 12, 24, 36] },
  tenure: { min: 1, max: 15, step: 1, picks: [1, 5, 8, 10, 15] },
} as const;
export type SliderName = keyof typeof SLIDERS;

/** What stands in them at first: rupees, per cent a year, months, years. */
export const MAIN_DEFAULTS = { amount: "2000000", rate: "11", course: "24", tenure: "8" };
export type MainInputs = typeof MAIN_DEFAULTS;

/** What a box says: a number to count with, and a hint where the text is none or is out of the ordinary. */
export type Read =
  { value: number; problem?: undefined; note?: string } | { value?: undefined; problem: string; note?: undefined };

// Far beyond any loan, and small enough that every sum of a schedule is still exact.
const MOST_RUPEES = 1e12;

/** Characters of a figure with its unit. */
const LONGEST = 40;

/** Rupees above zero, with "20 lakh" and the like. */
export function readAmount(text: string): Read {
  if (text.trim() === "") return { problem: "Type the amount, such as 20,00,000 or 20 lakh." };
  const value = parseAmount(text);
  if (value === undefined) return { problem: "Type the amount in rupees, such as 20,00,000 or 20 lakh." };
  if (value <= 0) return { problem: "Type an amount above zero." };
  if (value > MOST_RUPEES) return { problem: "That is more than any loan. Check the zeros." };
  return { value };
}

export const PER_CENT: Units = [[/^(?:%|per ?cent|pct)?[ .]*(?:p\.? ?a|per (?:annum|year)|a year)?$/, 1]];
const MONTH_WORDS = /^(?:m|mos?|mths?|months?|महीने|મહિના)$/;
const YEAR_WORDS = /^(?:y|yrs?|years?|साल|वर्ष|વર્ષ)$/;

/** A number within bounds, in any digits, alone or with words of its unit. */
export function readNumber(
  text: string,
  {
    least,
    most,
    whole,
    problem,
    units,
  }: { least: number; most: number; whole: boolean; problem: string; units?: Units },
): Read {
  const value = text.length > LONGEST ? undefined : parseNumber(text, units);
  if (value === undefined || value < least || value > most || (whole && !Number.isInteger(value))) return { problem };
  return { value };
}

/** Per cent a year; 0 is a loan without interest. */
export const readRate = (text: string) =>
  readNumber(text, {
    least: 0,
    most: 100,
    whole: false,
    problem: "Type a rate from 0 to 100, such as 10.25.",
    units: PER_CENT,
  });
export const IN_MONTHS: Units = [
  [MONTH_WORDS, 1],
  [YEAR_WORDS, 12],
];
/** Whole months; "2 years" are 24. */
export const readCourse = (text: string) =>
  readNumber(text, {
    least: 0,
    most: 120,
    whole: true,
    problem: "Type whole months from 0 to 120.",
    units: IN_MONTHS,
  });

/** Years, of which halves and quarters are fine: they are counted in whole months. */
export function readTenure(text: string): Read {
  const problem = "Type the years, from 1 month (0.1) to 40.";
  const units: Units = [
    [YEAR_WORDS, 1],
    [MONTH_WORDS, 1 / 12],
  ];
  const years = readNumber(text, { least: 0, most: 40, whole: false, problem, units });
  return years.value === undefined || monthsOf(years.value) < 1 ? { problem } : years;
}
/** Whole months of so many years, rounded: instalments are monthly. */
export const monthsOf = (years: number) => Math.round(years * 12);

const READERS = { amount: readAmount, rate: readRate, course: readCourse, tenure: readTenure } as const;

/** A main box as it was read. A value that its slider cannot show is counted all the same, and said so. */
export function onSlider(name: SliderName, read: Read): Read {
  if (read.value === undefined) return read;
  const { min, max } = SLIDERS[name];
  if (read.value > max) return { ...read, note: "Above the slider's range. The figures are for what you typed." };
  if (read.value < min) return { ...read, note: "Below the slider's range. The figures are for what you typed." };
  return read;
}

/** Any of the boxes. A page with one alone calls `onSlider` with its reader: the others stay out of its script. */
export const readMain = (name: SliderName, text: string) => onSlider(name, READERS[name](text));
