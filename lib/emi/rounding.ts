/**
 * How an amount of the calculators comes to a whole rupee: the nearest one, exactly half a rupee upwards. A fraction
 * such as 11 / 1200 is none of the machine's, so that half a rupee may come out as 0.49999… and fall. Here the amounts
 * are kept in whole numbers where they can be, and elsewhere such a half is told from what lies beside it.
 */

/** A month's rate as a fraction. Of a rate with up to five decimals both numbers are whole: 10.25% is 1025 / 120000. */
type RateFraction = { numerator: number; denominator: number };

/** The year's rate in twelve equal parts, as lenders quote it; per cent a year. */
export function monthlyFraction(annualRatePct: number): RateFraction {
  for (let scale = 1; scale <= 100_000; scale *= 10) {
    const numerator = Math.round(annualRatePct * scale);
    if (numerator / scale === annualRatePct) return { numerator, denominator: 1200 * scale };
  }
  return { numerator: annualRatePct, denominator: 1200 };
}

/**
 * One month's interest on a balance of whole rupees, in whole rupees, half a rupee upwards. Exact while balance ×
 * numerator stays below 2^52, because a product of whole numbers is exact there, and the nearest quotient of two whole
 * numbers is a half only when they make one: up to ₹4,500 crore at 100% with three decimals.
 */
export const wholeInterest = (balance: number, { numerator, denominator }: RateFraction) =>
  Math.round((balance * numerator) / denominator);

/** What a sum of fractions is off by at most, as a share of the largest amount in it. */
const ARITHMETIC_ERROR = 2 ** -44;

/**
 * An amount of fractions, with half a rupee put right where arithmetic missed it by a hair: 0.49999999 becomes 0.5, so
 * that whoever rounds it goes up. Any other amount stays as it is.
 * @param largest the largest amount that it was made of: the amount itself, or of a difference the greater one
 */
export function withExactHalf(amount: number, largest: number): number {
  const half = Math.floor(amount) + 0.5;
  return Math.abs(amount - half) > largest * ARITHMETIC_ERROR ? amount : half;
}
