import { monthlyPayment, principalFor } from "./emi";
import { monthlyFraction, withExactHalf } from "./rounding";

/**
 * What happens to the loan while the student studies and in the grace after it, in the four ways that lenders offer.
 * Checked against published examples (cases.json): unpaid interest is simple and is added to the loan once, when the
 * instalments begin; a few lenders add it every month (`compounding`). Rupees, per cent a year, months; nothing is
 * rounded. What is half a rupee is exactly that half.
 */

/** Part of the loan that is paid out `month` months after the course begins (0 is the first day). */
export type Tranche = { month: number; amount: number };

export const STUDY_MODES = ["nothing", "interest", "fixed", "full"] as const;
export type StudyMode = (typeof STUDY_MODES)[number];

export type StudyOutcome = {
  /** Owed on the day that the instalments begin; in mode "full" what is still owed then. */
  balanceAfterStudy: number;
  /** The instalment once course and grace are over; 0 when nothing is owed any more. */
  emiAfterStudy: number;
  paidDuringStudy: number;
  /** Over the whole life of the loan: all that is paid, less all that was lent. */
  interestInAll: number;
  totalPaid: number;
};

/**
 * All four modes side by side:
 * - `nothing`: no payment; the interest is added once at the end, or every month with `compounding`.
 * - `interest`: each month's interest is paid as it falls due, so the instalment is that of the plain loan.
 * - `fixed`: `fixedMonthly` is paid each month, against the interest first and then the loan, never more than is owed.
 * - `full`: each tranche is repaid from its first month as a loan of its own over `months`, so interest is least.
 *
 * The loan is `principal`, paid out in one piece on the first day, or `tranches`. A tranche later than course and grace
 * counts as paid out on their last day. `months` is the time of repayment after course and grace.
 */
export function whileYouStudy({
  annualRatePct,
  courseMonths,
  graceMonths,
  months,
  compounding,
  fixedMonthly = 0,
  ...loan
}: {
  annualRatePct: number;
  courseMonths: number;
  graceMonths: number;
  months: number;
  compounding: boolean;
  fixedMonthly?: number;
} & ({ principal: number; tranches?: undefined } | { tranches: readonly Tranche[]; principal?: undefined })): Record<
  StudyMode,
  StudyOutcome
> {
  const study = courseMonths + graceMonths;
  const tranches = (loan.tranches ?? [{ month: 0, amount: loan.principal }]).map(({ month, amount }) => ({
    month: Math.min(month, study),
    amount,
  }));
  const lent = tranches.reduce((sum, { amount }) => sum + amount, 0);
  const paidOut: number[] = [];
  for (const { month, amount } of tranches) paidOut[month] = (paidOut[month] ?? 0) + amount;

  const { numerator, denominator } = monthlyFraction(annualRatePct);
  function inRupees(units: number): number {
    const amount = units / denominator;
    // Whole units make an exact quotient.
    return Number.isSafeInteger(units) ? amount : withExactHalf(amount, amount);
  }

  /**
   * `pay` says how much of what is owed is paid at the end of a month, given that month's interest. Both, and what is
   * unpaid, are in units of one rupee / `denominator`: simple interest on whole rupees is a whole number of them.
   */
  function until(pay: (interest: number) => number): StudyOutcome {
    let principal = 0;
    let unpaid = 0;
    let paid = 0;
    for (let month = 0; month < study; month += 1) {
      principal += paidOut[month] ?? 0;
      const interest = principal * numerator;
      const payment = Math.min(pay(interest), principal * denominator + unpaid + interest);
      paid += payment;
      unpaid += interest - payment;
      if (compounding || unpaid < 0) {
        // Of a loan that is paid off, fractions can leave a trace less than nothing.
        principal = Math.max(0, principal + unpaid / denominator);
        unpaid = 0;
      }
    }
    const balanceAfterStudy = inRupees((principal + (paidOut[study] ?? 0)) * denominator + unpaid);
    const paidDuringStudy = inRupees(paid);
    const emi = monthlyPayment(balanceAfterStudy, annualRatePct, months);
    const emiAfterStudy = withExactHalf(emi, emi);
    const total = paidDuringStudy + emiAfterStudy * months;
    const totalPaid = withExactHalf(total, total);
    return {
      balanceAfterStudy,
      emiAfterStudy,
      paidDuringStudy,
      interestInAll: withExactHalf(totalPaid - lent, totalPaid),
      totalPaid,
    };
  }

  return {
    nothing: until(() => 0),
    interest: until((interest) => interest),
    fixed: until(() => fixedMonthly * denominator),
    full: fromTheStart(),
  };

  function fromTheStart(): StudyOutcome {
    const parts = tranches.map(({ month, amount }) => {
      const emi = monthlyPayment(amount, annualRatePct, months);
      const paidMonths = Math.min(months, study - month);
      const left = months - paidMonths;
      return { emi, left, paid: emi * paidMonths, balance: left > 0 ? principalFor(emi, annualRatePct, left) : 0 };
    });
    function sum(of: (part: (typeof parts)[number]) => number): number {
      const exactly = parts.reduce((total, part) => total + of(part), 0);
      return withExactHalf(exactly, exactly);
    }
    const totalPaid = sum(({ emi }) => emi * months);
    return {
      balanceAfterStudy: sum(({ balance }) => balance),
      emiAfterStudy: sum(({ emi, left }) => (left > 0 ? emi : 0)),
      paidDuringStudy: sum(({ paid }) => paid),
      interestInAll: withExactHalf(totalPaid - lent, totalPaid),
      totalPaid,
    };
  }
}

/** The loan in `count` equal parts, `every` months apart, the first on the first day: one part for each semester. */
export function equalTranches(principal: number, count: number, every = 6): Tranche[] {
  return Array.from({ length: count }, (_, index) => ({ month: index * every, amount: principal / count }));
}
