import { lifeOfLoan, type LoanLife } from "@/lib/charts/loan-curve";
import type { CostParts } from "@/lib/charts/cost-bar";
import { emiResult } from "@/lib/emi/emi";
import { MAIN_DEFAULTS } from "@/lib/emi/main-inputs";
import { whileYouStudy } from "@/lib/emi/moratorium";
import { EXAMPLE_LOAN } from "@/lib/lenders/example-loan";
import { feeFor } from "./fee";
import type { CheckedScheme } from "./schema";
import { ownTerms, type OwnTerms } from "./terms";

const COURSE_MONTHS = Number(MAIN_DEFAULTS.course);

/** The example loan at one rate, on a scheme's own terms. Rupees, unrounded; months. */
export type Example = {
  courseMonths: number;
  terms: OwnTerms;
  emi: number;
  emiAtOnce: number;
  parts: CostParts;
  /** Null where the interest is paid every month during the study: what is owed then never grows. */
  life: LoanLife | null;
};

type Limits = Pick<CheckedScheme, "securedMax" | "unsecuredMax" | "unsecuredTopMax">;
/** Without a limit with security nobody knows how far it goes. */
const mostLent = ({ securedMax, unsecuredMax, unsecuredTopMax }: Limits) =>
  securedMax === null ? Infinity : Math.max(securedMax, unsecuredMax ?? 0, unsecuredTopMax ?? 0);

/**
 * What the calculator's own example costs at a lender, by the scheme's way of paying during the study and its grace.
 * @param annualRatePct % a year
 * @returns null for a loan that is not in rupees or never so large, and where the scheme's longest time leaves none for
 * EMIs
 */
export function exampleOf(
  scheme: Parameters<typeof ownTerms>[0] & Parameters<typeof feeFor>[0] & Limits,
  annualRatePct: number,
): Example | null {
  const { principal } = EXAMPLE_LOAN;
  const terms = ownTerms(scheme, { courseMonths: COURSE_MONTHS, years: EXAMPLE_LOAN.months / 12 });
  const { mode, months, graceMonths, compounding } = terms;
  if (scheme.currency !== "INR" || months < 1 || mostLent(scheme) < principal) return null;
  const loan = { principal, annualRatePct, months };
  const outcome = whileYouStudy({ ...loan, courseMonths: COURSE_MONTHS, graceMonths, compounding })[mode];
  const interestStudying =
    mode === "nothing" ? outcome.balanceAfterStudy - principal : mode === "interest" ? outcome.paidDuringStudy : 0;
  const emiAtOnce = emiResult(loan).monthlyEMI;
  return {
    courseMonths: COURSE_MONTHS,
    terms,
    emi: mode === "full" ? emiAtOnce : outcome.emiAfterStudy,
    emiAtOnce,
    parts: {
      borrowed: principal,
      interestStudying,
      interestAfter: outcome.interestInAll - interestStudying,
      fee: feeFor(scheme, principal, 1),
    },
    life:
      mode === "interest"
        ? null
        : lifeOfLoan({
            ...loan,
            ...(mode === "full" ? { courseMonths: 0, graceMonths: 0 } : { courseMonths: COURSE_MONTHS, graceMonths }),
            compounding,
          }),
  };
}
