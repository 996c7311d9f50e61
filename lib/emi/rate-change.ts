import { emiResult, monthlyPayment, monthlyRate, principalFor, type LoanTerms } from "./emi";
import { NOTHING_OWED } from "./prepayment";
import { withExactHalf } from "./rounding";

export type RateChange = {
  newRatePct: number;
  /** The first instalment that is charged at the new rate; 1 is the first of all. */
  from: number;
};

export type AfterChange = {
  /** The instalment from the change on. */
  emi: number;
  /** All instalments, those before the change too. */
  months: number;
  interest: number;
  /** Against the loan whose rate stays; negative when it becomes cheaper. */
  moreInterest: number;
  moreMonths: number;
  /** What is owed after each instalment, from the first of all on. */
  balances: readonly number[];
};

/** Longer than anybody repays: an instalment that needs more hardly covers its interest. */
const MOST_MONTHS = 1200;

/**
 * A floating rate that changes once: the two ways a lender can answer. `keepTenure` works the instalment out again over
 * the months that are left. `keepEmi` keeps paying the old instalment for as long as it takes; it is null when the old
 * instalment does not cover the new interest, or not within a hundred years. A change after the last instalment changes
 * nothing. Nothing is rounded.
 */
export function changeRate(
  loan: LoanTerms,
  { newRatePct, from }: RateChange,
): { keepEmi: AfterChange | null; keepTenure: AfterChange } {
  const plain = emiResult(loan);
  const paid = Math.min(loan.months, Math.max(0, from - 1));
  const left = loan.months - paid;
  const owedBefore = owedAfter(plain.monthlyEMI, loan.annualRatePct, loan.months).slice(0, paid);
  if (left === 0) {
    const unchanged = {
      emi: plain.monthlyEMI,
      months: loan.months,
      interest: plain.interestAmount,
      moreInterest: 0,
      moreMonths: 0,
      balances: owedBefore,
    };
    return { keepEmi: unchanged, keepTenure: unchanged };
  }
  const balance = principalFor(plain.monthlyEMI, loan.annualRatePct, left);
  const outcome = (emi: number, balancesAfter: readonly number[], paidAfter: number): AfterChange => {
    const monthsAfter = balancesAfter.length;
    const total = plain.monthlyEMI * paid + paidAfter;
    const interest = withExactHalf(total - loan.principal, total);
    return {
      emi,
      months: paid + monthsAfter,
      interest,
      moreInterest: withExactHalf(interest - plain.interestAmount, total),
      moreMonths: monthsAfter - left,
      balances: [...owedBefore, ...balancesAfter],
    };
  };
  const payment = monthlyPayment(balance, newRatePct, left);
  const newEmi = withExactHalf(payment, payment);
  const run = runDown(balance, newRatePct, plain.monthlyEMI);
  return {
    keepEmi: run && outcome(plain.monthlyEMI, run.balances, run.paid),
    keepTenure: outcome(newEmi, owedAfter(newEmi, newRatePct, left), newEmi * left),
  };
}

/** What is owed after each of so many instalments, of which the last repays the loan. */
const owedAfter = (emi: number, annualRatePct: number, months: number) =>
  Array.from({ length: months }, (_, paid) =>
    paid === months - 1 ? 0 : principalFor(emi, annualRatePct, months - paid - 1),
  );

/** Pays `emi` a month until nothing is owed; null when that takes for ever. */
function runDown(owed: number, annualRatePct: number, emi: number): { balances: number[]; paid: number } | null {
  const growth = 1 + monthlyRate(annualRatePct);
  const balances: number[] = [];
  let balance = owed;
  for (let months = 1; months <= MOST_MONTHS; months += 1) {
    const due = balance * growth;
    balance = due - emi;
    balances.push(Math.max(0, balance));
    if (balance <= NOTHING_OWED) return { balances, paid: emi * (months - 1) + Math.min(emi, due) };
  }
  return null;
}
