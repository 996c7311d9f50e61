import { DAY } from "@/lib/dates/calendar";
import { formatDate, formatMonth } from "@/lib/dates/dates";
import type { ReadAs } from "@/lib/generated/prisma/enums";
import { pageInBrief, pageWords, type Ranked } from "./source-rank";

/** How old a published fact is, as its source lets us say, and whose page that is. */
export type Dating = Ranked & {
  /** The page's own date: 2025, 2025-09 or 2025-09-29; null where it carries none. */
  publishedOn: string | null;
  readOn: string;
  /** A stored copy is of unknown age: the day of reading says nothing about its figures. */
  readAs: ReadAs;
};

const PAGE_DATE = /^(20\d\d)(?:-(0[1-9]|1[0-2])(?:-(0[1-9]|[12]\d|3[01]))?)?$/;

const dayOf = (day: string) => Date.parse(`${day}T00:00:00Z`);

/**
 * The last day, in milliseconds, on which the fact stood on its page; null is an undated page read as a stored copy.
 */
export function knownOn({ publishedOn, readOn, readAs }: Dating): number | null {
  const [, year, month, day] = PAGE_DATE.exec(publishedOn ?? "") ?? [];
  if (year === undefined) return readAs === "live" ? dayOf(readOn) : null;
  const last = day
    ? Date.UTC(Number(year), Number(month) - 1, Number(day))
    : month
      ? Date.UTC(Number(year), Number(month), 0)
      : Date.UTC(Number(year), 12, 0);
  return Math.min(last, dayOf(readOn));
}

/** The first day, in milliseconds, that a page's date may mean. */
export const firstDay = (date: string) => dayOf(`${date}-01-01`.slice(0, 10));

/** The same as `knownOn`, by the first day that the page's date may mean. */
export function firstKnownOn(dating: Dating): number | null {
  const { publishedOn, readOn } = dating;
  if (!PAGE_DATE.test(publishedOn ?? "")) return knownOn(dating);
  return Math.min(firstDay(publishedOn!), dayOf(readOn));
}

function dateOf({ publishedOn }: Dating): string | null {
  const [date, , month, day] = PAGE_DATE.exec(publishedOn ?? "") ?? [];
  return date === undefined ? null : day ? formatDate(date) : month ? formatMonth(`${date}-01`) : date;
}

/** "Lender's own page of 29 Sep 2025", "… without a date, read on 21 Nov 2026", "… without a date: age unknown". */
export function ageInWords(dating: Dating): string {
  const date = dateOf(dating);
  const page = pageWords(dating);
  if (date !== null) return `${page} of ${date}`;
  return `${page} without a date${dating.readAs === "live" ? `, read on ${formatDate(dating.readOn)}` : ": age unknown"}`;
}

/** The page's own date, else the day of reading it: "15 Sep 2026", "Sep 2026", "2026"; null where it is not known. */
export const asOfWords = (dating: Dating): string | null =>
  dateOf(dating) ?? (dating.readAs === "live" ? formatDate(dating.readOn) : null);

/** The same for a narrow column: "Sep 2025, broker", "Read 21 Nov 2026, own page", "Age unknown, own page". */
export function ageInBrief(dating: Dating): string {
  const age = dateOf(dating) ?? (dating.readAs === "live" ? `Read ${formatDate(dating.readOn)}` : "Age unknown");
  return [age, pageInBrief(dating)].filter(Boolean).join(", ");
}

/** The fact whose page is oldest; one of unknown age before all others. Undefined without any. */
export function oldest<Fact extends Dating>(facts: readonly Fact[]): Fact | undefined {
  return [...facts].sort((a, b) => (knownOn(a) ?? -Infinity) - (knownOn(b) ?? -Infinity))[0];
}

/** Whole months that have passed at least since the fact was seen on its page; null where its age is unknown. */
export function monthsOld(dating: Dating, at: number): number | null {
  const day = knownOn(dating);
  return day === null ? null : Math.max(0, Math.floor((at - day) / (30.4375 * DAY)));
}
