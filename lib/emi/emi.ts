import { withExactHalf } from "./rounding";

/**
 * The instalment of a loan on a reducing balance: the formula behind every headline figure. Rupees, per cent a year,
 * months. Nothing here rounds; a figure is rounded once, when it is shown, so that totals follow from the exact
 * instalment. What is half a rupee is exactly that half, and so goes up.
 */

/** Interest of one month as a fraction: the year's rate in twelve equal parts, as lenders quote it. */
export const monthlyRate = (annualRatePct: number) => annualRatePct / 1200;

/**
 * Below it a rate changes no figure of any loan, and the formula would divide what the machine can no longer tell from
 * 0.
 */
const NO_INTEREST = 1e-12;

/**
 * The equated monthly instalment, unrounded: P·r / (1 − (1 + r)^−n), with r the month's rate. At 0% it is P / n.
 * `NaN` for what cannot be a loan: a negative principal or rate, less than one month, or anything not finite.
 */
export function monthlyPayment(principal: number, annualRatePct: number, months: number): number {
  if (!(principal >= 0 && annualRatePct >= 0 && months >= 1 && Number.isFinite(principal + annualRatePct + months)))
    return NaN;
  const rate = monthlyRate(annualRatePct);
  if (rate < NO_INTEREST) return principal / months;
  // expm1 and log1p keep their figures at rates near zero, where 1 − (1 + r)^−n would lose them.
  return (principal * rate) / -Math.expm1(-months * Math.log1p(rate));
}

/** The reverse of `monthlyPayment`: the loan that so many instalments repay, and so what is owed before them. */
export const principalFor = (emi: number, annualRatePct: number, months: number) =>
  emi / monthlyPayment(1, annualRatePct, months);

export type LoanTerms = {
  /** Rupees. */
  principal: number;
  /** Per cent a year: 11 for 11%. */
  annualRatePct: number;
  /** Monthly instalments. */
  months: number;
};

export type EmiResult = {
  totalAmount: number;
  principalAmount: number;
  interestAmount: number;
  monthlyEMI: number;
  /** Share of the total, 0 to 100; the two add up to 100. */
  principalPercentage: number;
  interestPercentage: number;
};

/** What a loan costs in all (SPEC section 3). Totals are the unrounded instalment times the months. */
export function emiResult({ principal, annualRatePct, months }: LoanTerms): EmiResult {
  const payment = monthlyPayment(principal, annualRatePct, months);
  const monthlyEMI = withExactHalf(payment, payment);
  // At 0% dividing and multiplying again can leave a trace less than the loan.
  const total = monthlyEMI * months;
  const totalAmount = Math.max(principal, withExactHalf(total, total));
  const principalPercentage = (principal / totalAmount) * 100;
  return {
    totalAmount,
    principalAmount: principal,
    interestAmount: totalAmount - principal,
    monthlyEMI,
    principalPercentage,
    interestPercentage: 100 - principalPercentage,
  };
}
