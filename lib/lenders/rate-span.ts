import { isForNamed } from "./named-groups";
import { hasFigure } from "./rate-words";
import type { Rate, Scheme } from "./rows";
import { startingFrom } from "./words";

export type RateSpan = {
  fromPct: number;
  /** Null where no figure above the lowest is published, and none says that the lowest is the only one. */
  toPct: number | null;
  currency: string;
  page: Pick<Rate, "publishedOn" | "readOn" | "readAs" | "rank" | "isCopy">;
};

/**
 * The span of a lender's published rates in one currency. A rate without a figure counts for nothing.
 * @returns null where an editor's words stand for the rate, or no rate is a figure alone
 */
export function rateSpan(lender: Parameters<typeof startingFrom>[0]): RateSpan | null {
  const { rate, pct, scheme } = startingFrom(lender);
  if (!rate || pct === null || !scheme) return null;
  const figures = lender.schemes
    .filter((own) => own.currency === scheme.currency && isForNamed(own) === isForNamed(scheme))
    .flatMap(({ rates }: Pick<Scheme, "rates">) => rates.filter(hasFigure))
    .flatMap(({ fromPct, toPct }) => [fromPct, toPct ?? fromPct]);
  const highest = Math.max(...figures);
  return {
    fromPct: pct,
    toPct: highest > pct || rate.toPct !== null ? Math.max(highest, pct) : null,
    currency: scheme.currency,
    page: {
      ...{ publishedOn: rate.publishedOn, readOn: rate.readOn, readAs: rate.readAs },
      ...{ rank: rate.rank, isCopy: rate.isCopy },
    },
  };
}
