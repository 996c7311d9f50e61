/**
 * Amounts of a money plan without a rounding in between: whole numbers of hundred-millionths of a rupee. A cent times a
 * rate with four decimals times a whole per cent is such a number, so sums agree however they are added.
 */
export type Exact = bigint;

export const NOTHING: Exact = BigInt(0);
const PER_RUPEE = BigInt(100_000_000);
const PER_PAISA = BigInt(1_000_000);
/** Rates of exchange are told with at most so many parts of a rupee. */
const PARTS_OF_RATE = 10_000;
const HIGHEST_RATE = 10_000;

/** Rupees for one unit of the foreign money, as the reader typed it. */
export type ExchangeRate = { readonly rupees: number };

const whole = (value: number, what: string): bigint => {
  if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(`${what} is no whole amount from 0: ${value}`);
  return BigInt(value);
};

/** @param paise whole paise from 0. @throws RangeError for anything else */
export const ofPaise = (paise: number): Exact => whole(paise, "paise") * PER_PAISA;

/** Whether it can be reckoned with: above 0, at most ₹10,000 for a unit, at most four decimals. */
export function isExchangeRate(rupees: number): boolean {
  const parts = Math.round(rupees * PARTS_OF_RATE);
  return rupees > 0 && rupees <= HIGHEST_RATE && parts > 0 && parts / PARTS_OF_RATE === rupees;
}

/**
 * Foreign money in rupees.
 * @param cents hundredths of the foreign unit, whole, from 0
 * @param risePct by how many whole per cent the foreign money has become dearer
 * @throws RangeError for an amount, a rate or a rise that cannot be reckoned with exactly
 */
export function ofCents(cents: number, { rupees }: ExchangeRate, risePct = 0): Exact {
  if (!isExchangeRate(rupees)) throw new RangeError(`no rate of exchange: ${rupees}`);
  const parts = BigInt(Math.round(rupees * PARTS_OF_RATE));
  return whole(cents, "cents") * parts * (BigInt(100) + whole(risePct, "rise"));
}

/**
 * A share of an amount.
 * @param pct per cent with at most three decimals. @throws RangeError for more
 */
export function percentOf(amount: Exact, pct: number): Exact {
  const parts = Math.round(pct * 1000);
  if (parts / 1000 !== pct) throw new RangeError(`more than three decimals: ${pct}`);
  return (amount * whole(parts, "per cent")) / BigInt(100_000);
}

/** In whole rupees as shown: the nearest one, exactly half a rupee upwards. */
export const wholeRupees = (amount: Exact): number => Number((amount + PER_RUPEE / BigInt(2)) / PER_RUPEE);

export const sum = (amounts: readonly Exact[]): Exact => amounts.reduce((total, each) => total + each, NOTHING);
export const least = (a: Exact, b: Exact): Exact => (a < b ? a : b);
export const most = (a: Exact, b: Exact): Exact => (a < b ? b : a);
