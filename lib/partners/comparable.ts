import { oldestDay } from "./as-of";
import { type Comparable, FEE_ON } from "./compare";
import { amountsIn, daysIn, monthsIn, stated } from "./figures";
import type { PartnerRow } from "./schema";
import { startingFrom } from "./starting-from";

/** What a lender is sorted and filtered by: only figures that its texts show. */
export function comparable(row: PartnerRow): Comparable {
  const isRupee = row.currency === "INR";
  const rupees = (figure: number | null, text: string | null) =>
    isRupee ? stated(figure, amountsIn(text, "INR")) : null;
  const { figure } = startingFrom(row.interestRate);
  const smallest = amountsIn(row.loanAmount, "INR");
  return {
    id: row.id,
    name: row.name,
    type: row.type,
    figures: {
      rate: figure === null ? null : Number.parseFloat(figure),
      unsecured: rupees(row.unsecuredMax, row.unsecuredLoanAmount),
      secured: rupees(row.securedMax, row.securedLoanAmount),
      fee: row.processingFee === null ? null : mostFee(row),
      tenure: stated(row.tenureMaxMonths, monthsOrYears(row.loanTenure)),
      holiday: stated(row.graceMonths, monthsIn(row.repaymentHoliday)),
      time: daysIn(row.loanProcessingTime),
      asOf: oldestDay(row.asOf),
    },
    mentionsUnsecured: row.unsecuredLoanAmount !== null,
    // "Above ₹7.5 lakh" is kept as 7,50,001.
    amountMin:
      isRupee && row.amountMin !== null && (smallest.includes(row.amountMin) || smallest.includes(row.amountMin - 1))
        ? row.amountMin
        : null,
    inIndia: row.studyInIndia,
    abroad: row.studyAbroad,
    isRupee,
  };
}

/** "UG 10 years (12 secured)": once years are named, the other small numbers are years as well. */
function monthsOrYears(text: string | null): number[] {
  const named = monthsIn(text);
  if (!text || !/\byears?\b/i.test(text) || /\bmonths?\b/i.test(text)) return named;
  return [...new Set([...named, ...[...text.matchAll(/\b\d{1,2}\b/g)].map(([years]) => Number(years) * 12)])];
}

/** The most that the fee comes to on a loan of FEE_ON rupees: a percentage, a sum, or a percentage up to a sum. */
function mostFee({ feePctMax, feeFlat, currency }: PartnerRow): number | null {
  const share = feePctMax === null ? null : (FEE_ON * feePctMax) / 100;
  const sum = currency === "INR" ? feeFlat : null;
  return share === null || sum === null ? (share ?? sum) : Math.min(share, sum);
}
