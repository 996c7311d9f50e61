import { lifeOfLoan, type LoanLife } from "@/lib/charts/loan-curve";
import { type Answers, OTHER_COUNTRY } from "@/lib/eligibility/answers";
import { verdictsOn } from "@/lib/eligibility/check";
import type { Checked } from "@/lib/eligibility/matches";
import { rateFor } from "@/lib/eligibility/rate";
import { remembered } from "@/lib/eligibility/remembered";
import type { Rulebook } from "@/lib/eligibility/schema";
import { GRACE_MONTHS } from "@/lib/eligibility/terms";
import { MAIN_DEFAULTS } from "@/lib/emi/main-inputs";
import type { LoanForm } from "@/lib/loan-form/registry";

export type OwnLoan = {
  life: LoanLife;
  /** % a year. */
  ratePct: number;
  /** Null where the rate is the median of all that fit. */
  lender: string | null;
  fitting: number;
  /** The calculator's defaults: months, and years of repayment. */
  courseMonths: number;
  years: number;
};

/** To a hundredth of a per cent. */
function median(rates: readonly number[]): number | null {
  const sorted = [...rates].sort((a, b) => a - b);
  const [low, high] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]];
  return low === undefined || high === undefined ? null : Math.round(((low + high) / 2) * 100) / 100;
}

/** % a year; loans in rupees. */
const ratesOf = (checked: readonly Checked[], answers: Answers) =>
  checked.flatMap(({ scheme }) => (scheme.currency === "INR" ? (rateFor(scheme, answers, 1).rate?.fromPct ?? []) : []));

/**
 * The saved amount at the chosen lender's lowest rate, else at the median of the fitting schemes.
 * @returns null where amount or admission is not saved, or no rate is known
 */
export function ownLoan(form: LoanForm, lenderId: string | null, book: Rulebook): OwnLoan | null {
  const { loanDetails, admissionDetails } = form;
  const amount = Number(loanDetails?.loanAmount ?? NaN);
  if (!(amount > 0) || !loanDetails || !admissionDetails) return null;
  const [courseMonths, years] = [Number(MAIN_DEFAULTS.course), Number(MAIN_DEFAULTS.tenure)];
  const country = book.countries.find(({ name }) => name === admissionDetails.countryOfUniversity);
  const answers: Answers = {
    country: country?.code ?? OTHER_COUNTRY,
    level: admissionDetails.educationLevel,
    amount,
    security: loanDetails.loanType === "Collateral",
    admission: admissionDetails.admissionStatus,
    coApplicant: "earning",
    courseMonths,
    years,
    premier: "unknown",
  };
  const fitting = remembered(book, { ownLoan: answers }, () => {
    const rates = ratesOf(verdictsOn(book, answers).fits, answers);
    return { count: rates.length, median: median(rates) };
  });
  const lender = book.lenders.find(({ id }) => id === lenderId);
  // A rate depends on its own scheme alone.
  const itsSchemes = book.schemes.filter((scheme) => scheme.lenderId === lender?.id);
  const own = verdictsOn({ ...book, schemes: itsSchemes }, answers);
  const ofLender = ratesOf([...own.fits, ...own.onlyIf], answers);
  const ratePct = ofLender.length > 0 ? Math.min(...ofLender) : fitting.median;
  if (ratePct === null) return null;
  return {
    life: lifeOfLoan({
      principal: amount,
      annualRatePct: ratePct,
      months: years * 12,
      courseMonths,
      graceMonths: GRACE_MONTHS,
    }),
    ratePct,
    lender: ofLender.length > 0 ? lender!.name : null,
    fitting: fitting.count,
    courseMonths,
    years,
  };
}
