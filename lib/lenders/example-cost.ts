import type { CostParts } from "@/lib/charts/cost-bar";
import { lifeOfLoan, type LoanLife } from "@/lib/charts/loan-curve";
import { DEFAULTS } from "@/lib/emi/inputs";
import { EXAMPLE_LOAN } from "./example-loan";

/** The calculator's own course and grace, in months. */
export const EXAMPLE_STUDY = { courseMonths: Number(DEFAULTS.course), graceMonths: Number(DEFAULTS.grace) };

/**
 * What the calculator's example loan costs at a rate, on the same terms for every scheme.
 * @param rate % a year
 * @param fee rupees with GST; null where it is not known
 */
export function exampleCost(rate: number, fee: number | null): { life: LoanLife; parts: CostParts } {
  const life = lifeOfLoan({ ...EXAMPLE_LOAN, ...EXAMPLE_STUDY, annualRatePct: rate });
  const { borrowed, interestAdded, emi, emiMonths, owedAtStart } = life;
  return {
    life,
    parts: { borrowed, interestStudying: interestAdded, interestAfter: emi * emiMonths - owedAtStart, fee },
  };
}
