import type { LoanTerms } from "@/lib/emi/emi";
import { byYear, repaymentSchedule } from "@/lib/emi/schedule";

/** What one year of EMIs pays, and what is owed at its end. Whole rupees; the first year begins with the first EMI. */
type YearOfEmis = { year: number; principalPaid: number; interestCharged: number; balance: number };

/** A year's bar in a box of 100 by 100, its interest on top of its principal. */
type YearBar = { x: number; width: number; principal: Span; interest: Span };
type Span = { y: number; height: number };

/** The schedule (lib/emi/schedule), taken together by years of the loan. Empty for what cannot be a loan. */
export const yearsOfEmis = (loan: LoanTerms): YearOfEmis[] =>
  byYear(repaymentSchedule(loan, { year: 1, month: 1 })).map(({ year, rows, totals }) => ({
    year,
    principalPaid: totals.principalPaid,
    interestCharged: totals.interestCharged,
    balance: rows.at(-1)?.balance ?? 0,
  }));

/** The bars, on the scale of the year that pays most; a fifth of each place is left free between them. */
export function yearBars(years: readonly YearOfEmis[]): YearBar[] {
  const most = Math.max(...years.map(({ principalPaid, interestCharged }) => principalPaid + interestCharged), 1);
  const place = 100 / years.length;
  return years.map(({ principalPaid, interestCharged }, index) => {
    const [principal, interest] = [principalPaid, interestCharged].map((amount) => (amount / most) * 100) as [
      number,
      number,
    ];
    return {
      x: place * index + place * 0.1,
      width: place * 0.8,
      principal: { y: 100 - principal, height: principal },
      interest: { y: 100 - principal - interest, height: interest },
    };
  });
}
