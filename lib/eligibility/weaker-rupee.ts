import { rateOfPayment } from "@/lib/emi/apr";

/** % a year by which the rupee is shown to fall against the currency of a loan. */
export const WEAKER_RUPEE_PCT = [3, 5] as const;

/** A sum that falls due at the end of a month, counted from the day the loan is paid out (month 0). */
type Payment = { month: number; amount: number };

/**
 * What payments in another currency cost in rupees when the rupee falls by `pctAYear` % a year: each is priced at the
 * rate of its month, Σ amountₖ × E × (1 + p/100)^(k/12), with E the exchange rate of today and k the month.
 * @param payments in rupees at the exchange rate of today (amountₖ × E)
 */
export const atWeakerRupee = (payments: readonly Payment[], pctAYear: number): number =>
  payments.reduce((sum, { month, amount }) => sum + amount * (1 + pctAYear / 100) ** (month / 12), 0);

/** @param amount rupees of each, at the exchange rate of today @param after months before the first payment's own */
export const equalPayments = (amount: number, months: number, after: number): Payment[] =>
  Array.from({ length: months }, (_, index) => ({ month: after + index + 1, amount }));

/**
 * The yearly cost in per cent of the same payments at a weaker rupee: the rate of a rupee loan without charges on the
 * same terms (nothing paid for `deferredMonths`, simple interest, then equal instalments) that returns as much. With i
 * the month's internal rate of return at the exchange rate of today, in rupees it is (1 + i) × (1 + p/100)^(1/12) − 1.
 */
export function weakerRupeeRate({
  received,
  emi,
  months,
  deferredMonths,
  pctAYear,
}: {
  received: number;
  emi: number;
  months: number;
  deferredMonths: number;
  pctAYear: number;
}): number {
  const presentValue = (growth: number) => {
    let value = 0;
    for (let month = deferredMonths + 1; month <= deferredMonths + months; month += 1) value += growth ** -month;
    return value;
  };
  let low = 1;
  let high = 2;
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2;
    if (presentValue(middle) * emi > received) low = middle;
    else high = middle;
  }
  const growth = ((low + high) / 2) * (1 + pctAYear / 100) ** (1 / 12);
  return rateOfPayment({ principal: 1, emi: 1 / presentValue(growth), months, deferredMonths });
}
