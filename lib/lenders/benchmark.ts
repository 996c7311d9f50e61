import { formatDate } from "@/lib/dates/dates";
import { ageInBrief, firstDay, knownOn } from "./age";
import type { Benchmark, Rate, Scheme } from "./rows";

const day = (text: string) => Date.parse(`${text}T00:00:00Z`);
const percent = (pct: number) => `${pct.toFixed(2)}%`;

/** That a floating rate's benchmark has moved since the rate was printed, whose page says so, and how old that is. */
export function benchmarkMove(rate: Rate, benchmark: Benchmark | null): string | null {
  if (!benchmark || rate.type === "fixed") return null;
  const { name, pct, since, beforePct, notRead } = benchmark;
  // What came after the last page that was read nobody knows, so no figure is said to hold today.
  const read = ` (${ageInBrief(benchmark)})${notRead === null ? "" : `; ${notRead}`}`;
  const at = `${percent(pct)} from ${formatDate(since)} on${read}`;
  if (rate.benchmarkPct !== null) {
    // A page that is younger than the move and names another figure contradicts it: nobody knows who is right.
    const printed = rate.publishedOn === null ? null : firstDay(rate.publishedOn);
    if (rate.benchmarkPct === pct || (printed !== null && printed > day(since))) return null;
    return `${name} moved since: ${percent(rate.benchmarkPct)} then, ${at}`;
  }
  const seen = knownOn(rate);
  if (seen === null || seen >= day(since)) return null;
  if (beforePct === null) return `${name} moved since: ${at}`;
  const by = pct - beforePct;
  return `${name} ${by > 0 ? "rose" : "fell"} since by ${Math.abs(by).toFixed(2)} points, on ${formatDate(since)}${read}`;
}

export function benchmarkMoves({ rates, benchmark }: Pick<Scheme, "rates" | "benchmark">): string[] {
  return [...new Set(rates.flatMap((rate) => benchmarkMove(rate, benchmark) ?? []))];
}
