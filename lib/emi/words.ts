import { percent as inPercent, rupees } from "@/lib/text/format";
import { emiResult, type LoanTerms } from "./emi";

const count = (n: number, one: string) => `${n} ${n === 1 ? one : `${one}s`}`;

/** "8 years", "7 years and 6 months", "10 months". */
export function timeWords(months: number): string {
  const years = Math.floor(months / 12);
  const rest = months % 12;
  return [years > 0 && count(years, "year"), (rest > 0 || years === 0) && count(rest, "month")]
    .filter(Boolean)
    .join(" and ");
}

/** The answer in one sentence or two; what screen readers hear and what people send on. */
export function emiSentence(loan: LoanTerms): string {
  const { monthlyEMI, interestAmount } = emiResult(loan);
  return `You would pay ${rupees(monthlyEMI)} a month for ${timeWords(loan.months)}. Interest adds ${rupees(interestAmount)} to your ${rupees(loan.principal)}.`;
}

export const roundedPercent = (value: number, places = 1) => inPercent(value, places);
