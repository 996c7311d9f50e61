import { shortMonthName } from "@/lib/dates/calendar";
import { monthLater, type CalendarMonth } from "./calendar";
import { emiResult, type LoanTerms } from "./emi";
import { monthlyFraction, wholeInterest } from "./rounding";

/** One month of the repayment, in whole rupees (SPEC section 3). */
export type RepaymentRow = {
  year: number;
  /** "Jan" to "Dec". */
  month: string;
  principalPaid: number;
  interestCharged: number;
  totalPayment: number;
  balance: number;
};

export type RepaymentYear = { year: number; rows: RepaymentRow[]; totals: RepaymentTotals };
export type RepaymentTotals = { principalPaid: number; interestCharged: number; totalPayment: number };

/**
 * The loan month by month, in whole rupees, half a rupee upwards: instalment, interest and `principal` are rounded, and
 * the last instalment is the balance and its interest. So every row adds up and the last balance is 0; the total can
 * differ from the headline's by some rupees, and a very small loan may end some months early. Empty for no loan.
 */
export function repaymentSchedule(
  { principal, annualRatePct, months }: LoanTerms,
  start: CalendarMonth,
): RepaymentRow[] {
  const emi = Math.round(emiResult({ principal, annualRatePct, months }).monthlyEMI);
  if (Number.isNaN(emi)) return [];
  const rate = monthlyFraction(annualRatePct);
  const names = Array.from({ length: 12 }, (_, index) => shortMonthName(index + 1));
  const rows: RepaymentRow[] = [];
  let balance = Math.round(principal);
  for (let index = 0; index < months && balance > 0; index += 1) {
    const interestCharged = wholeInterest(balance, rate);
    const isLast = index === months - 1;
    const principalPaid = isLast ? balance : Math.min(balance, emi - interestCharged);
    balance -= principalPaid;
    const { year, month } = monthLater(start, index);
    rows.push({
      year,
      month: names[month - 1] ?? "",
      principalPaid,
      interestCharged,
      totalPayment: principalPaid + interestCharged,
      balance,
    });
  }
  return rows;
}

export function byYear(rows: readonly RepaymentRow[]): RepaymentYear[] {
  const years: RepaymentYear[] = [];
  for (const row of rows) {
    const last = years.at(-1);
    if (last?.year === row.year) last.rows.push(row);
    else years.push({ year: row.year, rows: [row], totals: NOTHING });
  }
  return years.map((year) => ({ ...year, totals: scheduleTotals(year.rows) }));
}

const NOTHING: RepaymentTotals = { principalPaid: 0, interestCharged: 0, totalPayment: 0 };

export function scheduleTotals(rows: readonly RepaymentTotals[]): RepaymentTotals {
  const sum = { ...NOTHING };
  for (const row of rows) {
    sum.principalPaid += row.principalPaid;
    sum.interestCharged += row.interestCharged;
    sum.totalPayment += row.totalPayment;
  }
  return sum;
}

/** Every row as comma-separated text with plain numbers, for spreadsheets; the last line holds the sums. */
export function scheduleCsv(rows: readonly RepaymentRow[]): string {
  const totals = scheduleTotals(rows);
  const lines = [
    ["Year", "Month", "Principal Paid", "Interest Charged", "Total Payment", "Balance"],
    ...rows.map((row) => [row.year, row.month, row.principalPaid, row.interestCharged, row.totalPayment, row.balance]),
    ["Total", "", totals.principalPaid, totals.interestCharged, totals.totalPayment, ""],
  ];
  return lines.map((cells) => `${cells.join(",")}\r\n`).join("");
}
