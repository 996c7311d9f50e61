import type { Answers } from "./answers";
import { ruleRow, type RatedLender, type Rule, type Rulebook } from "./schema";

export const COUNTRIES = [
  { code: "US", name: "United States" },
  { code: "GB", name: "United Kingdom" },
  { code: "IN", name: "India" },
  { code: "JP", name: "Japan" },
];
/** Spellings as an editor may write them. */
export const SPELLINGS = new Map(["us", "gb", "in", "jp"].map((code) => [code, code.toUpperCase()] as const)).set(
  "uk",
  "GB",
);

/** The student of the specification's example: 20 lakh, two years abroad, eight years to repay. */
export const STUDENT: Answers = {
  country: "US",
  level: "postgraduate",
  amount: 2_000_000,
  security: false,
  admission: "received_offer",
  coApplicant: "earning",
  courseMonths: 24,
  years: 8,
};

let lastId = 0;
/** A rule as an editor writes it, read as the app reads it. */
export function rule(subject: Rule["subject"], operator: string, value: string): Rule {
  return ruleRow(SPELLINGS).parse({
    id: ++lastId,
    subject,
    operator,
    value,
    reason: `Because of ${subject}.`,
    remedy: `Change ${subject}.`,
    source: "a page",
  });
}

/** A lender at 11% without a fee, for anybody, with what differs. */
export function lender(id: string, overrides: Partial<RatedLender> = {}): RatedLender {
  return {
    id,
    name: id,
    type: "Private bank",
    scheme: null,
    initials: "AB",
    logo: "",
    interestRate: "11% a year, floating",
    processingFee: "Nil",
    loanTenure: null,
    paymentStudyPeriod: null,
    source: "a page",
    asOf: "2026-11-01",
    rateMin: 11,
    rateMax: null,
    tenureMaxMonths: 180,
    graceMonths: 6,
    feeFlat: 0,
    feePctMax: 0,
    currency: "INR",
    unreadable: 0,
    rules: [rule("studyIn", "in", "IN,abroad")],
    ...overrides,
  };
}

export const rulebookOf = (...lenders: RatedLender[]): Rulebook => ({
  edition: "e1",
  dated: "2026-11-21",
  lenders,
  countries: COUNTRIES,
});
