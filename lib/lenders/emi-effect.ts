import { emiResult } from "@/lib/emi/emi";
import { rupees } from "@/lib/text/format";
import type { SchemeChange } from "./changes";

/** What a changed starting rate does to the EMI; null where nothing is known. @param loan rupees, months */
export function emiEffect({ rate }: Pick<SchemeChange, "rate">, loan: { principal: number; months: number }) {
  const { before, after } = rate;
  if (before === null || after === null || before === after) return null;
  const [was, is] = [before, after].map((annualRatePct) =>
    Math.round(emiResult({ ...loan, annualRatePct }).monthlyEMI),
  );
  if (was === undefined || is === undefined) return null;
  const difference = Math.abs(is - was);
  return `For ${rupees(loan.principal)} the EMI is ${rupees(is)} at ${after}%, instead of ${rupees(was)} at ${before}%: ${rupees(difference)} ${is > was ? "more" : "less"} a month.`;
}
