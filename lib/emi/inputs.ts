import { parseAmount } from "@/lib/text/format";
import { searchParams } from "@/lib/addresses/search-params";
import { parseMonthText } from "./calendar";
import {
  MAIN_DEFAULTS,
  type MainInputs,
  PER_CENT,
  type Read,
  readAmount,
  readCourse,
  readNumber,
  readRate,
  readTenure,
} from "./main-inputs";
import type { Tranche } from "./moratorium";
import { PREPAYMENT_TIMES } from "./prepayment";

export const MOST_TRANCHES = 12;
export const GRACE_CHOICES = ["0", "6", "12"] as const;

/** Everything that can be set, as it stands in the boxes and in a shared address. */
export const DEFAULTS = {
  ...MAIN_DEFAULTS,
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
export type ExtraInputs = Omit<Inputs, keyof MainInputs>;

/** The same, but nothing is a fair answer. */
export function readExtra(text: string): Read {
  return text.trim() === "" || parseAmount(text) === 0 ? { value: 0 } : readAmount(text);
}

/** Per cent of the loan; nothing typed is a fee of 0. */
export const readFee = (text: string) =>
  text.trim() === ""
    ? ({ value: 0 } satisfies Read)
    : readNumber(text, {
        least: 0,
        most: 20,
        whole: false,
        problem: "Type a fee from 0 to 20 per cent.",
        units: PER_CENT,
      });
/** With which instalment prepayments begin; 1 is the first. */
export const readPrepayFrom = (text: string) =>
  readNumber(text, { least: 1, most: 480, whole: true, problem: "Type which instalment: 1 is the first." });

/** "0:500000,6:500000" as boxes: what was typed, whether it makes sense or not. */
export function trancheBoxes(text: string): { month: string; amount: string }[] {
  if (text === "") return [];
  return text
    .split(",")
    .slice(0, MOST_TRANCHES)
    .map((part) => {
      const [month = "", amount = ""] = part.split(":").map((box) => box.replace(/%(?:2C|3A|25)/g, decodeURIComponent));
      return { month, amount };
    });
}

/** The reverse of `trancheBoxes`, as an address holds it. */
export const trancheText = (boxes: readonly { month: string; amount: string }[]) =>
  boxes.map(({ month, amount }) => [month, amount].map(held).join(":")).join(",");

/** What a box holds, without the two signs that hold the text together: "1,5" must not come back as 15. */
const held = (box: string) => box.replace(/[,:%]/g, encodeURIComponent);

/** The parts to count with, or undefined when one of them is no amount or no month. */
export function readTranches(text: string): Tranche[] | undefined {
  const parts = trancheBoxes(text).map(({ month, amount }) => ({
    month: readCourse(month).value,
    amount: readAmount(amount).value,
  }));
  const tranches = parts.flatMap(({ month, amount }) =>
    month === undefined || amount === undefined ? [] : { month, amount },
  );
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
  grace: isOneOf(GRACE_CHOICES),
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

/** What an address says of the inputs, and the names of those whose value makes no sense. */
export function fromAddress(search: string): { given: Partial<Inputs>; ignored: InputName[] } {
  const query = searchParams(search, NAMES);
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
