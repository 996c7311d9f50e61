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

/** The loan that a student asks for, as one life of a loan, and whose rate it is counted with. */
export type OwnLoan = {
  life: LoanLife;
  /** % a year. */
  ratePct: number;
  /** The lender that she chose, or null where it is the median of what fits her answers. */
  lender: string | null;
  /** How many schemes fit, where the rate is their median. */
  fitting: number;
  /** What the form does not ask, so what the calculator begins with is taken: months, and years of repayment. */
  courseMonths: number;
  years: number;
};

/** A median of an even number of rates is their mean, to a hundredth of a per cent. */
function median(rates: readonly number[]): number | null {
  const sorted = [...rates].sort((a, b) => a - b);
  const [low, high] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]];
  return low === undefined || high === undefined ? null : Math.round(((low + high) / 2) * 100) / 100;
}

/** % a year, of the loans in rupees. */
const ratesOf = (checked: readonly Checked[], answers: Answers) =>
  checked.flatMap(({ scheme }) => (scheme.currency === "INR" ? (rateFor(scheme, answers, 1).rate?.fromPct ?? []) : []));

/**
 * The student's own loan: her saved amount, at the lowest rate that the lender of her choice publishes for a scheme
 * that she may get, else at the median of the published rates of the schemes that fit what she saved. Null where amount
 * or admission is not saved, or no rate is known.
 * @param lenderId of the lender that she chose; null where she chose none that is listed
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
  // A rate hangs on nothing but its own scheme.
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
