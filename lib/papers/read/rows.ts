import { daysIn } from "@/lib/papers/dates-in";
import { type Line, textOf } from "./lines";

const AMOUNT = /(?:^|\s)-?[\d,]*\d\.\d\d(?:\s|$|[cd]r)/i;
const TABLE = [
  /\bdate\b/i,
  /\b(?:narration|particulars|description|details|remarks)\b/i,
  /\b(?:balance|withdrawals?|debits?)\b/i,
];

const rowDays = new WeakMap<Line, string | null>();
/** The day of a line of a table of transactions; null for any other line. */
export function rowDay(line: Line): string | null {
  const known = rowDays.get(line);
  if (known !== undefined) return known;
  const day = line.some(({ text }) => AMOUNT.test(text)) ? (dayAtStart(line) ?? null) : null;
  rowDays.set(line, day);
  return day;
}
export const isRow = (line: Line) => rowDay(line) !== null;

/** A line's number or its code, which may stand in front of the day. */
const LINE_NUMBER = /^[a-z]{0,4}\d+\.?$/i;
const LINE_NUMBER_BEFORE = /^\d+\.? /;
const firstDay = (text: string) => daysIn(text).find(({ at }) => at === 0)?.day;
function dayAtStart(line: Line): string | undefined {
  const at = line.findIndex(({ text }) => !LINE_NUMBER.test(text));
  const start = line[at]?.text.slice(0, 24) ?? "";
  if (!/^(?:\d|[a-z]{3})/i.test(start)) return undefined;
  return (
    firstDay(start) ?? (LINE_NUMBER_BEFORE.test(start) ? firstDay(start.replace(LINE_NUMBER_BEFORE, "")) : undefined)
  );
}

export const isTable = (line: Line) => {
  const text = textOf(line);
  return TABLE.every((word) => word.test(text));
};
