import { emiResult, monthlyPayment, monthlyRate, type LoanTerms } from "./emi";
import { withExactHalf } from "./rounding";

export const PREPAYMENT_TIMES = ["month", "year", "once"] as const;

export type Prepayment = {
  /** Rupees on top of the instalment, each time. */
  amount: number;
  every: (typeof PREPAYMENT_TIMES)[number];
  /** With which instalment the first one is paid; 1 is the first. */
  from: number;
  /** What the money buys: fewer instalments of the same size, or as many smaller ones. */
  buys: "shorter loan" | "smaller EMI";
};

export type RepaidAs = {
  months: number;
  interest: number;
  /** The instalment in force a year after the first prepayment, or the last one when the loan ends before. */
  emi: number;
  /** Against the plain loan. Negative when it takes more. */
  interestSaved: number;
  monthsSaved: number;
  /** What is owed after each payment, from the first on. */
  balances: readonly number[];
};

/** Less than half a paisa is nothing: what is left of a loan by the arithmetic of fractions. */
export const NOTHING_OWED = 0.005;

/**
 * The loan when more is paid than the instalment. Nothing is rounded; the last instalment is what is still owed. With
 * "smaller EMI" the instalment is worked out again after each prepayment over the months that were left.
 * No charge for prepaying is counted: on floating-rate loans to persons banks may take none since 7 May 2014, NBFCs
 * since 14 July 2014 (RBI/2019-20/29 and /30, 2019-08-02; for loans from 2026-01-01 RBI/2025-26/64, 2025-07-02).
 */
export function prepay(loan: LoanTerms, { amount, every, from, buys }: Prepayment): RepaidAs {
  const rate = monthlyRate(loan.annualRatePct);
  const plain = emiResult(loan);
  let emi = plain.monthlyEMI;
  let shownEmi = emi;
  let balance = loan.principal;
  let interest = 0;
  let month = 0;
  const balances: number[] = [];
  while (balance > NOTHING_OWED && month < loan.months) {
    month += 1;
    const charged = balance * rate;
    interest += charged;
    balance += charged - Math.min(emi, balance + charged);
    if (month <= from + 12) shownEmi = emi;
    const since = month - from;
    const due = since === 0 || (since > 0 && (every === "month" || (every === "year" && since % 12 === 0)));
    if (due) {
      balance -= Math.min(amount, balance);
      if (buys === "smaller EMI" && month < loan.months && balance > NOTHING_OWED)
        emi = monthlyPayment(balance, loan.annualRatePct, loan.months - month);
    }
    balances.push(balance);
  }
  return {
    months: month,
    interest: withExactHalf(interest, plain.totalAmount),
    emi: withExactHalf(shownEmi, shownEmi),
    interestSaved: withExactHalf(plain.interestAmount - interest, plain.totalAmount),
    monthsSaved: loan.months - month,
    balances,
  };
}
