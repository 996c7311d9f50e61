import type { LoanTerms } from "@/lib/emi/emi";
import { readExtra, readTranches, type ExtraInputs } from "@/lib/emi/inputs";
import { monthsOf, readMain, type MainInputs } from "@/lib/emi/main-inputs";
import { equalTranches, whileYouStudy, type Tranche } from "@/lib/emi/moratorium";

/** The loan of the four main inputs; without a course where that box makes no sense. */
export type LoanPlan = LoanTerms & { courseMonths: number | undefined };

/** The loan that the main boxes hold; undefined while one that it needs makes no sense. */
export function readPlan(main: MainInputs): LoanPlan | undefined {
  const principal = readMain("amount", main.amount).value;
  const annualRatePct = readMain("rate", main.rate).value;
  const years = readMain("tenure", main.tenure).value;
  if (principal === undefined || annualRatePct === undefined || years === undefined) return undefined;
  return { principal, annualRatePct, months: monthsOf(years), courseMonths: readMain("course", main.course).value };
}

/** The four modes for what stands in the boxes; undefined while one that they need makes no sense. */
export function studyPlan(plan: LoanPlan | undefined, { grace, compound, fixed, parts, tranches }: ExtraInputs) {
  const fixedMonthly = readExtra(fixed).value;
  if (!plan || plan.courseMonths === undefined || fixedMonthly === undefined) return undefined;
  const paidOut: Tranche[] | undefined =
    tranches === "" ? equalTranches(plan.principal, Number(parts)) : readTranches(tranches);
  if (!paidOut) return undefined;
  const graceMonths = Number(grace);
  const studyMonths = plan.courseMonths + graceMonths;
  const { annualRatePct, months, courseMonths } = plan;
  const outcomes = whileYouStudy({
    tranches: paidOut,
    annualRatePct,
    courseMonths,
    graceMonths,
    months,
    compounding: compound === "1",
    fixedMonthly,
  });
  return {
    outcomes,
    fixedMonthly,
    graceMonths,
    courseMonths,
    tranches: paidOut,
    lent: paidOut.reduce((sum, { amount }) => sum + amount, 0),
    latePart: paidOut.some(({ month }) => month > studyMonths) ? studyMonths : undefined,
  };
}
