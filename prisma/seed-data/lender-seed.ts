import type { LenderKind } from "@/lib/generated/prisma/client";
import type { RuleSeed } from "./rules";
import type { LenderTexts } from "./texts";

/**
 * What is known of each lender, read from public pages up to 2026-11-21; each row says where from and as of when.
 * `null` means that no page said it: it stays null, and is never turned into "nil" or a guess.
 * Amounts are whole units of `currency`, percentages are % a year (rates) or % of the loan or cost (fees, margins),
 * times are months. The numbers are our reading of the texts beside them, for sorting and comparing.
 */
type LenderFacts = {
  id: string;
  name: string;
  type: "Public bank" | "Private bank" | "NBFC" | "Foreign lender";
  kind: LenderKind;
  scheme: string | null;
  initials: string;
  /** Read on screen after the words "Starting from". */
  interestRate: string | null;
  loanAmount: string | null;
  securedLoanAmount: string | null;
  unsecuredLoanAmount: string | null;
  /** The share of the cost that the family brings. */
  margin: string | null;
  processingFee: string | null;
  loanProcessingTime: string | null;
  loanTenure: string | null;
  prepaymentCharges: string | null;
  earlyRepayment: string | null;
  repaymentHoliday: string | null;
  paymentStudyPeriod: string | null;
  collateral: string | null;
  countriesCovered: string | null;
  source: string;
  asOf: string;
  confidence: "high" | "medium" | "low";
  conflicts: string | null;
  benchmark: string | null;
  concession: string | null;
  rateType: "floating" | "fixed" | "mixed" | null;
  currency: "INR" | "USD";
  rateMin: number | null;
  rateMax: number | null;
  amountMin: number | null;
  securedMax: number | null;
  unsecuredMax: number | null;
  feeFlat: number | null;
  feePctMax: number | null;
  tenureMaxMonths: number | null;
  graceMonths: number | null;
  marginIndiaPct: number | null;
  marginAbroadPct: number | null;
  studyInIndia: boolean | null;
  studyAbroad: boolean | null;
  sources: { source: string; covers: string; asOf: string }[];
};

/** All that a lender's page and the eligibility check say of it, in one file each. */
export type LenderSeed = {
  facts: LenderFacts;
  texts: LenderTexts;
  /** In the order in which they are shown. */
  rules: readonly RuleSeed[];
};
