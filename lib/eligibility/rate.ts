import { hasFigure } from "@/lib/lenders/rate-words";
import { isWeak } from "@/lib/lenders/source-rank";
import type { Answers } from "./answers";
import type { CheckedRate } from "./schema";

/** What of a rate says for whom it is, and which of several counts. */
type RateCase = Pick<
  CheckedRate,
  "fromPct" | "toPct" | "type" | "rank" | "security" | "institute" | "aboveAmount" | "upToAmount" | "plus"
>;

type StatedRate<Own> =
  | {
      rate: Own;
      /** % a year: the top of the same rate; null where none is published. */
      highestPct: number | null;
      /** % a year: what institutes on the lender's list pay, where that is less and nobody said whether this one is. */
      listedPct: number | null;
      unknown: null;
    }
  | { rate: null; unknown: string };

type ForWhom = Pick<Answers, "amount" | "security" | "premier">;

/**
 * The rate published for this student's case. Of several the better source counts (a broker's or a table's figure only
 * where there is no other), then the narrowest case, then the lowest figure; a fixed rate only where no floating one is
 * published, and one with an unpublished part never.
 * @param perUnit rupees for one unit of the scheme's currency
 */
export function rateFor<Own extends RateCase = CheckedRate>(
  { rates }: { rates: readonly Own[] },
  answers: ForWhom,
  perUnit: number,
): StatedRate<Own> {
  const fitting = rates.filter((rate) => isRateFor(rate, answers, perUnit));
  const counted = fitting.filter(hasFigure);
  const rate = narrowest(counted.filter(({ institute }) => answers.premier !== "unknown" || institute !== "listed"));
  const listed = narrowest(counted.filter(({ institute }) => institute === "listed"));
  if (rate)
    return {
      rate,
      highestPct: topOf(rate),
      listedPct: answers.premier === "unknown" && listed && listed.fromPct < rate.fromPct ? listed.fromPct : null,
      unknown: null,
    };
  if (listed) return { rate: listed, highestPct: topOf(listed), listedPct: null, unknown: null };
  return {
    rate: null,
    unknown:
      fitting.length > 0
        ? "Something is added on top of its published rate, and the lender does not say how much."
        : rates.length > 0
          ? "It publishes no rate for a case like yours."
          : "It publishes no rate.",
  };
}

/** @param perUnit as in `rateFor` */
export function isRateFor(
  { security, institute, aboveAmount, upToAmount }: RateCase,
  { amount, security: offered, premier }: ForWhom,
  perUnit: number,
) {
  return (
    (security === "any" || (security === "with") === offered) &&
    (institute === "any" || premier === "unknown" || (institute === "listed") === (premier === "yes")) &&
    (aboveAmount === null || amount > aboveAmount * perUnit) &&
    (upToAmount === null || amount <= upToAmount * perUnit)
  );
}

const narrowness = ({ security, institute, aboveAmount, upToAmount }: RateCase) =>
  [security !== "any", institute !== "any", aboveAmount !== null || upToAmount !== null].filter(Boolean).length;

const narrowest = <Own extends RateCase>(rates: readonly Own[]): Own | undefined =>
  [...rates].sort(
    (a, b) =>
      Number(a.type === "fixed") - Number(b.type === "fixed") ||
      Number(isWeak(a.rank)) - Number(isWeak(b.rank)) ||
      narrowness(b) - narrowness(a) ||
      a.fromPct - b.fromPct,
  )[0];

const topOf = ({ fromPct, toPct }: RateCase) => (toPct !== null && toPct > fromPct ? toPct : null);
