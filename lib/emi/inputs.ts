import { latinDigits, parseAmount } from "@/lib/format";
import { parseMonthText } from "./calendar";
import type { Tranche } from "./moratorium";
import { PREPAYMENT_TIMES } from "./prepayment";

/** The calculator's defaults, ranges and quick picks (SPEC sections 2, 5 and 9). Boxes take more than the sliders show. */
export const SLIDERS = {
  amount: { min: 100_000, max: 10_000_000, step: 100_000, picks: [800_000, 2_000_000, 4_000_000, 7_500_000] },
  rate: { min: 5, max: 20, step: 1, picks: [7, 9, 11, 13] },
  course: { min: 6, max: 48, step: 1, picks: [6, 12, 24, 36] },
  tenure: { min: 1, max: 15, step: 1, picks: [1, 5, 8, 10, 15] },
} as const;
export type SliderName = keyof typeof SLIDERS;

export const MOST_TRANCHES = 12;
export const GRACE_MONTHS = ["0", "6", "12"] as const;

/** Everything that can be set, as it stands in the boxes and in a shared address. */
export const DEFAULTS = {
  amount: "2000000",
  rate: "11",
  course: "24",
  tenure: "8",
  grace: "6",
  /** "1" when unpaid interest is added every month. */
  compound: "",
  fixed: "5000",
  /** Equal parts, one a semester. */
  parts: "1",
  /** Parts of the student's own, "month:rupees" each; empty for equal ones. */
  tranches: "",
  prepay: "5000",
  prepayEvery: "month",
  prepayFrom: "1",
  newRate: "12",
  /** "2027-09"; empty for a year from now. */
  newRateFrom: "",
  fee: "1",
};
export type Inputs = typeof DEFAULTS;
export type InputName = keyof Inputs;
export type MainInputs = Pick<Inputs, SliderName>;
export type ExtraInputs = Omit<Inputs, SliderName>;

/** What a box says: a number to count with, and a hint where the text is none or is out of the ordinary. */
export type Read = { value: number; problem?: undefined; note?: string } | { value?: undefined; problem: string; note?: undefined };

// Far beyond any loan, and small enough that every sum of a schedule is still exact.
const MOST_RUPEES = 1e12;

/** Rupees above zero, with "20 lakh" and the like. */
export function readAmount(text: string): Read {
  if (text.trim() === "") return { problem: "Type the amount, such as 20,00,000 or 20 lakh." };
  const value = parseAmount(text);
  if (value === undefined) return { problem: "Type the amount in rupees, such as 20,00,000 or 20 lakh." };
  if (value <= 0) return { problem: "Type an amount above zero." };
  if (value > MOST_RUPEES) return { problem: "That is more than any loan. Check the zeros." };
  return { value };
}

/** The same, but nothing is a fair answer. */
export function readExtra(text: string): Read {
  return text.trim() === "" || parseAmount(text) === 0 ? { value: 0 } : readAmount(text);
}

function readNumber(text: string, { least, most, whole, problem }: { least: number; most: number; whole: boolean; problem: string }): Read {
  const plain = latinDigits(text).trim().replace(/\s*%$/, "");
  const value = Number(plain);
  if (!/^(?:\d+\.?\d*|\.\d+)$/.test(plain) || value < least || value > most || (whole && !Number.isInteger(value))) return { problem };
  return { value };
}

/** Per cent a year; 0 is a loan without interest. */
export const readRate = (text: string) => readNumber(text, { least: 0, most: 100, whole: false, problem: "Type a rate from 0 to 100, such as 10.25." });
export const readCourse = (text: string) => readNumber(text, { least: 0, most: 120, whole: true, problem: "Type whole months from 0 to 120." });
export const readFee = (text: string) => (text.trim() === "" ? ({ value: 0 } satisfies Read) : readNumber(text, { least: 0, most: 20, whole: false, problem: "Type a fee from 0 to 20 per cent." }));
export const readPrepayFrom = (text: string) => readNumber(text, { least: 1, most: 480, whole: true, problem: "Type which instalment: 1 is the first." });

/** Years, of which halves and quarters are fine: they are counted in whole months. */
export function readTenure(text: string): Read {
  const problem = "Type the years, from 1 month (0.1) to 40.";
  const years = readNumber(text, { least: 0, most: 40, whole: false, problem });
  return years.value === undefined || monthsOf(years.value) < 1 ? { problem } : years;
}
export const monthsOf = (years: number) => Math.round(years * 12);

const READERS = { amount: readAmount, rate: readRate, course: readCourse, tenure: readTenure } as const;

/** One of the four main boxes. A value that the slider cannot show is counted all the same, and said so. */
export function readMain(name: SliderName, text: string): Read {
  const read = READERS[name](text);
  if (read.value === undefined) return read;
  const { min, max } = SLIDERS[name];
  if (read.value > max) return { ...read, note: "Above the slider's range. The figures are for what you typed." };
  if (read.value < min) return { ...read, note: "Below the slider's range. The figures are for what you typed." };
  return read;
}

/** "0:500000,6:500000" as boxes: what was typed, whether it makes sense or not. */
export function trancheBoxes(text: string): { month: string; amount: string }[] {
  if (text === "") return [];
  return text.split(",").slice(0, MOST_TRANCHES).map((part) => {
    const [month = "", amount = ""] = part.split(":");
    return { month, amount };
  });
}

export const trancheText = (boxes: readonly { month: string; amount: string }[]) =>
  // The two signs that hold the text together must not come from a box.
  boxes.map(({ month, amount }) => `${month.replace(/[,:]/g, "")}:${amount.replace(/[,:]/g, "")}`).join(",");

/** The parts to count with, or undefined when one of them is no amount or no month. */
export function readTranches(text: string): Tranche[] | undefined {
  const parts = trancheBoxes(text).map(({ month, amount }) => ({ month: readCourse(month).value, amount: readAmount(amount).value }));
  const tranches = parts.flatMap(({ month, amount }) => (month === undefined || amount === undefined ? [] : { month, amount }));
  return tranches.length > 0 && tranches.length === parts.length ? tranches : undefined;
}

const isOneOf = (choices: readonly string[]) => (text: string) => choices.includes(text);
const isRead = (read: (text: string) => Read) => (text: string) => read(text).value !== undefined;

/** Whether a value from an address may be taken over. */
const ACCEPTS: Record<InputName, (text: string) => boolean> = {
  amount: isRead(readAmount),
  rate: isRead(readRate),
  course: isRead(readCourse),
  tenure: isRead(readTenure),
  grace: isOneOf(GRACE_MONTHS),
  compound: isOneOf(["", "1"]),
  fixed: isRead(readExtra),
  parts: isOneOf(Array.from({ length: MOST_TRANCHES }, (_, index) => String(index + 1))),
  tranches: (text) => text === "" || (text.split(",").length <= MOST_TRANCHES && readTranches(text) !== undefined),
  prepay: isRead(readExtra),
  prepayEvery: isOneOf(PREPAYMENT_TIMES),
  prepayFrom: isRead(readPrepayFrom),
  newRate: isRead(readRate),
  newRateFrom: (text) => text === "" || parseMonthText(text) !== undefined,
  fee: isRead(readFee),
};
const NAMES = Object.keys(DEFAULTS) as InputName[];
const AMOUNTS: readonly InputName[] = ["amount", "fixed", "prepay"];
// Always in a shared address, so that it says what it is about.
const MAIN: readonly InputName[] = ["amount", "rate", "course", "tenure"];

/** What an address says of the inputs, and the names of those whose value makes no sense. Unknown names are not ours. */
export function fromAddress(search: string): { given: Partial<Inputs>; ignored: InputName[] } {
  const query = new URLSearchParams(search);
  const given: Partial<Inputs> = {};
  const ignored: InputName[] = [];
  for (const name of NAMES) {
    const text = query.get(name)?.trim();
    if (text === undefined) continue;
    if (text.length > 300 || !ACCEPTS[name](text)) ignored.push(name);
    else given[name] = AMOUNTS.includes(name) && text !== "" ? String(parseAmount(text)) : text;
  }
  return { given, ignored };
}

/** The inputs as the end of an address, "?amount=…": the four main ones, and of the others what was changed. */
export function toAddress(inputs: Inputs): string {
  const query = new URLSearchParams();
  for (const name of NAMES) {
    const text = inputs[name].trim();
    if ((MAIN.includes(name) || text !== DEFAULTS[name]) && ACCEPTS[name](text)) query.set(name, text);
  }
  // A colon and a comma may stand in a query as they are, and read better.
  return `?${query.toString().replace(/%3A/g, ":").replace(/%2C/g, ",")}`;
}

/** The names as people know them, for the hint about an address. */
export const INPUT_LABELS: Record<InputName, string> = {
  amount: "loan amount",
  rate: "interest rate",
  course: "course duration",
  tenure: "tenure",
  grace: "grace",
  compound: "compounding",
  fixed: "fixed sum while you study",
  parts: "parts of the loan",
  tranches: "parts of the loan",
  prepay: "prepayment",
  prepayEvery: "how often you prepay",
  prepayFrom: "when you first prepay",
  newRate: "new rate",
  newRateFrom: "month of the new rate",
  fee: "processing fee",
};
