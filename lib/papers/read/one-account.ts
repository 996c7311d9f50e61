import { daysBetween } from "@/lib/dates/calendar";
import { daysIn, periodsIn } from "@/lib/papers/dates-in";
import { captioned } from "./captions";
import { flowing, type Look } from "./look";

/** Names as they are compared: no figure of a number is. */
const lettersOf = (text: string) => text.toLowerCase().replace(/[^a-z]/g, "");
const dayOf = (text: string) => daysIn(text)[0]?.day ?? "";

/** What every heading of one account says alike. Its number is not read (docs/decisions/016-uploads-inspection.md). */
const SAID_ALIKE: readonly (readonly [caption: RegExp, compared: (text: string) => string])[] = [
  [/^(?:a\/c|account)? ?(?:open(?:ing|ed)?(?: date| on)|date of opening)$/i, dayOf],
  [
    /^(?:a\/c|account) (?:type|description|category|scheme|product|variant)$|^(?:scheme|product)(?: name)?$/i,
    lettersOf,
  ],
  [/^(?:(?:home|base|account|your base) )?branch(?: name)?$/i, lettersOf],
];

const LETTERHEAD = 3;
const BANK_NAME = /^[a-z .&'’()-]*\bbank\b[a-z .&'’()-]*$/i;
const banksIn = ({ head }: Look) =>
  head
    .slice(0, LETTERHEAD)
    .flatMap((line) => line.filter(({ text }) => BANK_NAME.test(text)))
    .map(({ text }) => lettersOf(text));

/** Whether all pages that say something say what the first of them does, or a part of it. */
function isSaidAlike(looks: readonly Look[], said: (look: Look) => string[]): boolean {
  const each = looks.map((look) => said(look).filter((text) => text !== "")).filter((texts) => texts.length > 0);
  return each.every((texts) =>
    texts.some((text) => each[0]!.some((first) => first.startsWith(text) || text.startsWith(first))),
  );
}

/**
 * Whether nothing shows that a statement's pages are of several accounts: months of several are no months of one.
 * @param mine its pages @param all those with text
 */
export const isOfOneAccount = (mine: readonly Look[], all: readonly Look[]): boolean =>
  isSaidAlike(mine, banksIn) &&
  SAID_ALIKE.every(([caption, compared]) =>
    isSaidAlike(mine, ({ head }) => captioned(head, caption).map((text) => compared(text))),
  ) &&
  hasOneOfEachLine(linesOf(all));

/** `isAnew`: a heading stands before it that may be of another account. */
type DatedLine = { day: string; isAnew: boolean };

/** The dated lines of the pages, in their order. */
function linesOf(all: readonly Look[]): DatedLine[] {
  const known = new Set<string>();
  return all.flatMap((look) => {
    const periods = periodsIn(flowing(look)).map(({ from, to }) => `${from} ${to}`);
    const isHeading = look.isTitled || banksIn(look).length > 0;
    // Every page of one statement may bear its heading, with its period.
    const isAnew = periods.length > 0 ? periods.some((period) => !known.has(period)) : isHeading;
    for (const period of periods) known.add(period);
    return look.days.map((day, at) => ({ day, isAnew: isAnew && at === 0 }));
  });
}

/** Days by which lines of one table may stand out of their order, and tables beyond which nobody can tell. */
const OUT_OF_ORDER = 7;
const TABLES_MOST = 24;
/** Lines dated back, or carried forward, that make no table; and steps by which a table's direction is found. */
const STRAY_MOST = 4;
const STEPS = 12;

/** Whether tables that cover the same days have the same lines. */
function hasOneOfEachLine(lines: readonly DatedLine[]): boolean {
  const tables: string[][] = [];
  for (let at = 0; at < lines.length;) {
    const { table, end } = tableFrom(lines, at);
    tables.push(table.sort());
    at = end;
    if (tables.length > TABLES_MOST) return false;
  }
  return tables.every((one, at) => tables.slice(at + 1).every((other) => isSameWhereBoth(one, other)));
}

/** The days of the table that begins at this line, up to the first line that is out of its order. */
function tableFrom(lines: readonly DatedLine[], begin: number): { table: string[]; end: number } {
  const way = wayOf(lines, begin);
  const table = [lines[begin]!.day];
  let furthest = table[0]!;
  const ahead = (day: string) => way * daysBetween(furthest, day);
  let end = begin + 1;
  while (end < lines.length) {
    const { day } = lines[end]!;
    const isBehind = ahead(day) < -OUT_OF_ORDER;
    const goesOn = (next: string) => ahead(next) >= 0 && (isBehind || ahead(next) <= OUT_OF_ORDER);
    const strays = isBehind || ahead(day) > OUT_OF_ORDER ? straysAt(lines, end, goesOn, isBehind) : 0;
    if (isBehind && strays === 0) break;
    if (strays > 0) {
      end += strays;
      continue;
    }
    table.push(day);
    if (ahead(day) > 0) furthest = day;
    end += 1;
  }
  return { table, end };
}

/** 1 for oldest first, -1 for newest first: by the next steps, each table by itself. */
function wayOf(lines: readonly DatedLine[], begin: number): 1 | -1 {
  let [forward, back] = [0, 0];
  for (let at = begin + 1; at < lines.length && !lines[at]!.isAnew && forward + back < STEPS; at += 1) {
    const step = daysBetween(lines[at - 1]!.day, lines[at]!.day);
    if (step > 0) forward += 1;
    if (step < 0) back += 1;
  }
  return back > forward ? -1 : 1;
}

/** How many lines of about one day stand out of the order, until it goes on (or its pages end); 0 where they do not. */
function straysAt(
  lines: readonly DatedLine[],
  at: number,
  goesOn: (day: string) => boolean,
  mayBeLast: boolean,
): number {
  for (let count = 1; count <= STRAY_MOST; count += 1) {
    const { day, isAnew } = lines[at + count - 1]!;
    if (isAnew || Math.abs(daysBetween(lines[at]!.day, day)) > OUT_OF_ORDER) return 0;
    const next = lines[at + count];
    if (!next || next.isAnew) return mayBeLast ? count : 0;
    if (goesOn(next.day)) return count;
  }
  return 0;
}

/** The first and the last day of both may be cut off in the middle; lines of one day amid another's are others. */
function isSameWhereBoth(one: readonly string[], other: readonly string[]): boolean {
  const from = one[0]! > other[0]! ? one[0]! : other[0]!;
  const to = one.at(-1)! < other.at(-1)! ? one.at(-1)! : other.at(-1)!;
  if (from === to && [one, other].some((table) => table[0]! < from && table.at(-1)! > to)) return false;
  const inBoth = (table: readonly string[]) => table.filter((day) => day > from && day < to).join();
  return inBoth(one) === inBoth(other);
}
