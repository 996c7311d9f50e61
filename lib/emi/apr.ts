import { GST_PCT } from "./gst";
import { monthlyPayment, monthlyRate, type LoanTerms } from "./emi";

/** A lender's fee in per cent of the loan, the tax on it, and what then reaches the student. Rupees, unrounded. */
export function processingFee(principal: number, feePct: number) {
  const fee = (principal * feePct) / 100;
  const gst = (fee * GST_PCT) / 100;
  return { fee, gst, charges: fee + gst, received: principal - fee - gst };
}

/**
 * The annual percentage rate: the rate at which the instalments repay what really reached the student, as a Key Facts
 * Statement gives it: the monthly internal rate of return on the loan less `charges`, times 12, from the unrounded
 * instalment. In per cent. Without charges it is the loan's own rate; `NaN` when the charges eat up the loan.
 * @param deferredMonths months before instalments begin, in which nothing is paid and simple interest builds up: the
 * rate is then that of a loan without charges on the same terms
 */
export function annualPercentageRate(loan: LoanTerms, charges: number, deferredMonths = 0): number {
  const received = loan.principal - charges;
  const emi = deferredPayment(loan, deferredMonths);
  if (!(received > 0 && Number.isFinite(emi))) return NaN;
  if (charges === 0) return loan.annualRatePct;
  return rateOfPayment({ principal: received, emi, months: loan.months, deferredMonths });
}

/** The instalment after months in which nothing is paid; their simple interest is added once. Unrounded. */
const deferredPayment = ({ principal, annualRatePct, months }: LoanTerms, deferredMonths: number) =>
  monthlyPayment(principal * (1 + monthlyRate(annualRatePct) * deferredMonths), annualRatePct, months);

/** `deferredPayment` the other way round: the yearly rate in per cent at which an instalment repays a loan. */
export function rateOfPayment({
  principal,
  emi,
  months,
  deferredMonths,
}: {
  principal: number;
  emi: number;
  months: number;
  deferredMonths: number;
}): number {
  const paymentAt = (annualRatePct: number) => deferredPayment({ principal, annualRatePct, months }, deferredMonths);
  let low = 0;
  let high = 100;
  // A higher rate never lowers the instalment, so the rate lies where the instalment passes ours.
  while (paymentAt(high) < emi && high < 1e9) high *= 2;
  for (let step = 0; step < 80 && high - low > 1e-9; step += 1) {
    const middle = (low + high) / 2;
    if (paymentAt(middle) < emi) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
