import { Prisma } from "@/lib/generated/prisma/client";
import type { Lender, Rate, Scheme } from "./rows";

/** A rate as the database gives it; what a test is not about is plain. % a year. */
export const rate = (fromPct: number, rest: Partial<Rate> = {}): Rate => ({
  id: "some-bank.abroad.1",
  toMend: "",
  fromPct,
  toPct: null,
  type: "floating",
  publishedOn: "2026-09-15",
  readOn: "2026-11-21",
  readAs: "storedCopy",
  rank: "ownPage",
  isCopy: false,
  source: "https://bank.example/rates",
  confidence: "high",
  security: "any",
  institute: "any",
  aboveAmount: null,
  upToAmount: null,
  plus: null,
  benchmarkPct: null,
  note: null,
  ...rest,
});

const UNKNOWN = Object.fromEntries(Object.keys(Prisma.SchemeScalarFieldEnum).map((column) => [column, null]));

/** A scheme that says as little as one can; amounts in rupees. */
export const scheme = (rest: Partial<Scheme> = {}) =>
  ({
    ...UNKNOWN,
    id: "some-bank.abroad",
    toMend: "",
    isActive: true,
    name: "Education loan, abroad",
    inIndia: false,
    abroad: "any",
    countries: [],
    levels: [],
    forStates: [],
    forGroups: [],
    institutes: "any",
    currency: "INR",
    tenureWithStudy: false,
    rates: [rate(10)],
    benchmark: null,
    sources: [],
    ...rest,
  }) as unknown as Scheme;

export const lender = (schemes: readonly Scheme[] = [scheme()], rest: Partial<Lender> = {}): Lender => ({
  id: "some-bank",
  toMend: "",
  isActive: true,
  name: "Some Bank",
  kind: "publicBank",
  agreement: "none",
  initials: "SB",
  logo: "",
  loanProcessingTime: null,
  collateral: null,
  earlyRepayment: null,
  conflicts: null,
  interestRate: null,
  loanAmount: null,
  securedLoanAmount: null,
  unsecuredLoanAmount: null,
  margin: null,
  processingFee: null,
  loanTenure: null,
  prepaymentCharges: null,
  repaymentHoliday: null,
  paymentStudyPeriod: null,
  countriesCovered: null,
  updatedAt: new Date("2026-11-21T00:00:00Z"),
  schemes,
  ...rest,
});
