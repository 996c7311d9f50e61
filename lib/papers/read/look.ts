import type { Period } from "@/lib/papers/dates-in";
import type { Kind } from "./kinds";
import { type Line, type Page, textOf } from "./lines";

/** Null where a page was not read; without lines it is a picture. */
export type PageRead = Page | null;

export type Seen = {
  kind: Kind | "unknown" | "scan";
  others: Kind[];
  account: "savings" | "current" | null;
  periods: Period[];
  /** The period is that of the table's first to last line. */
  byLines: boolean;
  /** YYYY-MM, and years of income, "2025-26", or of a letter's course, "2027"; all sorted. */
  months: string[];
  years: string[];
  /** Parts of Form 16, and years of which one lacks. */
  parts: ("A" | "B")[];
  halfYears: string[];
  /** Of a bill; of a certificate or a letter, one up to which it is good. */
  day: string | null;
  pages: number;
  lacksPages: boolean;
  /** False where pages, a date or their order could not be read, so that nothing can be missed. */
  isSure: boolean;
};
export type Look = {
  kind: Kind | null;
  /** By a heading of its own, not only by a table that goes on. */
  isTitled: boolean;
  head: readonly Line[];
  days: string[];
  /** Something on it says that it is none that counts. */
  isMock: boolean;
};

const ACCOUNTS = {
  savings: /\bsavings? (?:bank )?(?:account|a\/c)\b|\bsb chq|\bregular sb\b/i,
  current: /\bcurrent (?:account|a\/c)\b/i,
};

export function accountIn(looks: readonly Look[]): Seen["account"] {
  const text = looks.map(flowing).join("\n");
  const [isSavings, isCurrent] = [ACCOUNTS.savings.test(text), ACCOUNTS.current.test(text)];
  return isSavings === isCurrent ? null : isSavings ? "savings" : "current";
}

export const flowing = ({ head }: Look) => head.map(textOf).join(" ");
