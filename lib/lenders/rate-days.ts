import { daysBetween } from "@/lib/dates/calendar";
import { firstKnownOn, knownOn } from "./age";
import type { Benchmark, Rate } from "./rows";

/** When a page said a rate, as days of YYYY-MM-DD, and what is known of its benchmark since. */
export type RateDays = {
  /** The first and the last day that the page's date may mean: of "2025" those of the year. */
  first: string;
  last: string;
  isFixed: boolean;
  /** The last move that is known; no other came until `until`, null where the page counts on another figure. */
  benchmark: { since: string; until: string | null } | null;
};

/** null where the page's age is unknown. */
export function rateDays(rate: Rate, benchmark: Benchmark | null): RateDays | null {
  const [first, last] = [firstKnownOn(rate), knownOn(rate)];
  if (first === null || last === null) return null;
  const seen = benchmark && firstKnownOn(benchmark);
  const isOther = rate.benchmarkPct !== null && rate.benchmarkPct !== benchmark?.pct;
  return {
    ...{ first: day(first), last: day(last), isFixed: rate.type === "fixed" },
    benchmark: benchmark && { since: benchmark.since, until: seen === null || isOther ? null : day(seen) },
  };
}

const day = (at: number) => new Date(at).toISOString().slice(0, 10);

/** Beyond these days a page says nothing of a paper. */
const MOST_DAYS_APART = 180;
/** Within them it speaks of a floating rate although nobody knows whether its benchmark moved. */
const FEW_DAYS = 31;

/** Why a published rate cannot be held against a paper of this day; null where it can. */
export type WhyNot = "undated" | "far" | "moved" | "mayHaveMoved";
export function whyNotOn(days: RateDays | null, paper: string): WhyNot | null {
  if (!days) return "undated";
  const [least, most] = [[days.first, paper].sort()[0]!, [days.last, paper].sort()[1]!];
  const apart = Math.max(...[days.first, days.last].map((each) => Math.abs(daysBetween(each, paper))));
  if (apart > MOST_DAYS_APART) return "far";
  if (days.isFixed) return null;
  const { since, until } = days.benchmark ?? { since: null, until: null };
  if (since !== null && since > least && since <= most) return "moved";
  const isSteady = since !== null && until !== null && since <= least && most <= until;
  return isSteady || apart <= FEW_DAYS ? null : "mayHaveMoved";
}
