import { emiResult } from "@/lib/emi/emi";
import { MAIN_DEFAULTS } from "@/lib/emi/main-inputs";
import { rupees } from "@/lib/format";
import { asOfText, isStale, staleFrom } from "./as-of";
import type { ComparedPartner } from "./data";
import { startingFromLine, statedRate } from "./starting-from";

const EXAMPLE = { principal: Number(MAIN_DEFAULTS.amount), years: Number(MAIN_DEFAULTS.tenure) };

/** The rows of a comparison. `best` names the figure of which one lender can be the best, and which end is better. */
const ROWS = [
  { term: "Interest rate", best: { of: "rate", better: "lowest" } },
  { term: `EMI for ${rupees(EXAMPLE.principal)} over ${EXAMPLE.years} years, from that rate` },
  { term: "Rate linked to" },
  { term: "Concession" },
  { term: "Without collateral", best: { of: "unsecured", better: "highest" } },
  { term: "With collateral", best: { of: "secured", better: "highest" } },
  { term: "Collateral" },
  { term: "Family's share (margin)" },
  { term: "Processing fees" },
  { term: "Processing time" },
  { term: "Loan tenure" },
  { term: "Repayment holiday (moratorium)" },
  { term: "While you study" },
  { term: "Prepayment charges" },
  { term: "Early repayment" },
  { term: "Countries covered" },
] as const satisfies readonly {
  term: string;
  best?: { of: "rate" | "unsecured" | "secured"; better: "lowest" | "highest" };
}[];

/**
 * Everything the comparison page may have to show, as plain data: it travels to the browser once, none of it as HTML.
 */
export function sideBySide(lenders: readonly ComparedPartner[], madeAt: number) {
  return {
    rows: ROWS,
    lenders: lenders.map(({ row, comparable: { figures, isRupee } }) => ({
      id: row.id,
      name: row.name,
      type: [row.type, row.scheme].filter(Boolean).join(" · "),
      initials: row.initials,
      logo: row.logo,
      currency: isRupee ? null : row.currency,
      asOf: asOfText(row.asOf),
      staleFrom: staleFrom(row.asOf),
      stale: isStale(row.asOf, madeAt),
      figures: { rate: isRupee ? figures.rate : null, unsecured: figures.unsecured, secured: figures.secured },
      rate: statedRate(row),
      /** In the order of the rows; null is unknown. */
      facts: [
        startingFromLine(row.interestRate),
        isRupee ? example(statedRate(row)) : null,
        row.benchmark,
        row.concession,
        row.unsecuredLoanAmount,
        row.securedLoanAmount,
        row.collateral,
        row.margin,
        row.processingFee,
        row.loanProcessingTime,
        row.loanTenure,
        row.repaymentHoliday,
        row.paymentStudyPeriod,
        row.prepaymentCharges,
        row.earlyRepayment,
        row.countriesCovered,
      ],
    })),
  };
}

/** What the calculator's own example costs a month at a stated rate. */
function example(rate: number | null) {
  return rate === null
    ? null
    : rupees(emiResult({ principal: EXAMPLE.principal, annualRatePct: rate, months: EXAMPLE.years * 12 }).monthlyEMI);
}
