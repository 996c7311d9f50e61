import type { SourceSeed } from "./lender-seed";

/**
 * Floating loans to individuals are free of charges for paying early: banks since 7 May 2014, NBFCs since 14 July 2014,
 * both clarified on 2 August 2019.
 */
export const NO_CHARGE_BY_BANKS = {
  prepaymentPct: 0,
  prepaymentNote: "Floating loans to individuals: charges are barred since 2014 (banks)",
};
export const NO_CHARGE_BY_NBFCS = {
  prepaymentPct: 0,
  prepaymentNote: "Floating loans to individuals: charges are barred since 2014 (NBFCs)",
};
const rbi = (number: string): SourceSeed => ({
  covers: ["prepayment"],
  source: number,
  publishedOn: "2019-08-02",
  confidence: "high",
});
export const BARRED_FOR_BANKS = rbi("RBI/2019-20/29");
export const BARRED_FOR_NBFCS = rbi("RBI/2019-20/30");

/** Behind "expected": the list of `usualDocuments` holds the papers of a co-applicant's income. */
export const USUAL_PAPERS: SourceSeed = {
  covers: ["coApplicant"],
  source: "The list of papers that lenders and brokers commonly ask for",
  publishedOn: null,
  confidence: "low",
};

/** What public banks follow where a bank's own page is silent: said of no bank by name, hence low. */
export const modelScheme = (...covers: SourceSeed["covers"]): SourceSeed => ({
  covers,
  source: "careernonstop.com copy of Mint (model scheme of the Indian Banks' Association)",
  publishedOn: "2025-01-06",
  confidence: "low",
});
