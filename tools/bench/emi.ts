/**
 * How long one full recalculation of the EMI calculator takes: the headline, the whole schedule by calendar year, the
 * four modes of study, both prepayments, both answers to a change of rate, and the APR. A median of batches, because
 * other programs share the machine; the ratios are what to compare between machines.
 */
import { annualPercentageRate, processingFee } from "@/lib/emi/apr";
import { emiResult, type LoanTerms } from "@/lib/emi/emi";
import { equalTranches, whileYouStudy } from "@/lib/emi/moratorium";
import { prepay } from "@/lib/emi/prepayment";
import { changeRate } from "@/lib/emi/rate-change";
import { byYear, repaymentSchedule } from "@/lib/emi/schedule";
import type { Line } from "./measure";

const BUDGET_US = 1000;
const BATCHES = 41;
const BATCH_MS = 20;
const START = { year: 2026, month: 11 };

/**
 * The longest loan that the sliders allow, with a rate that changes from run to run so that nothing can be remembered.
 */
const loanOf = (run: number): LoanTerms => ({
  principal: 10_000_000 - (run % 90) * 100_000,
  annualRatePct: 5 + (run % 61) / 4,
  months: 180,
});

const PARTS = {
  headline: (loan: LoanTerms) => emiResult(loan).monthlyEMI,
  schedule: (loan: LoanTerms) => byYear(repaymentSchedule(loan, START)).length,
  study: ({ principal, annualRatePct, months }: LoanTerms) =>
    whileYouStudy({
      tranches: equalTranches(principal, 12),
      annualRatePct,
      months,
      courseMonths: 48,
      graceMonths: 12,
      compounding: false,
      fixedMonthly: 5000,
    }).nothing.emiAfterStudy,
  prepayment: (loan: LoanTerms) =>
    prepay(loan, { amount: 5000, every: "month", from: 1, buys: "shorter loan" }).interest +
    prepay(loan, { amount: 5000, every: "month", from: 1, buys: "smaller EMI" }).interest,
  "rate change": (loan: LoanTerms) =>
    changeRate(loan, { newRatePct: loan.annualRatePct + 1, from: 13 }).keepTenure.interest,
  apr: (loan: LoanTerms) => annualPercentageRate(loan, processingFee(loan.principal, 1).charges),
};

let sink = 0;
/** Microseconds a run, the median of many batches. */
function measure(work: (loan: LoanTerms) => number): number {
  const batch = (runs: number) => {
    const began = process.hrtime.bigint();
    for (let run = 0; run < runs; run += 1) sink += work(loanOf(run));
    return Number(process.hrtime.bigint() - began) / 1000;
  };
  let runs = 16;
  while (batch(runs) < BATCH_MS * 1000) runs *= 2;
  const times = Array.from({ length: BATCHES }, () => batch(runs) / runs).sort((a, b) => a - b);
  return times[BATCHES >> 1] ?? NaN;
}

/** What a calculation takes beside the headline formula. */
export function emi(): Line[] {
  const all = Object.values(PARTS);
  const headline = measure(PARTS.headline);
  const line = (name: string, value: number): Line => ({ name, value, unit: "µs", ratio: value / headline });
  const lines = Object.entries(PARTS).map(([name, part]) => line(name, measure(part)));
  const full = measure((loan) => all.reduce((sum, part) => sum + part(loan), 0));
  if (!Number.isFinite(sink)) throw new Error("A figure was not a number.");
  return [...lines, { ...line("all of them", full), goal: { of: "value", atMost: BUDGET_US } }];
}
