import type { LenderSeed } from "@/prisma/seed-data/lender-seed";
import {
  admitted,
  atMost,
  PROPELLD_BLOG,
  indiaAndAbroad,
  PREMIER_OR_SECURITY,
  someCoApplicant,
  withoutSecurity,
} from "@/prisma/seed-data/rules";
import { point, steps, usualDocuments, whyThroughUs } from "@/prisma/seed-data/texts";

export const bankOfBaroda: LenderSeed = {
  facts: {
    id: "bank-of-baroda",
    name: "Bank of Baroda",
    type: "Public bank",
    kind: "bank",
    scheme: "Baroda Scholar",
    initials: "BOB",
    interestRate: "8.70% a year, floating (up to 12.70%)",
    loanAmount: "Up to ₹1.5 crore (Baroda Scholar, abroad)",
    securedLoanAmount: "Up to ₹1.5 crore",
    unsecuredLoanAmount: "Up to ₹7.5 lakh (higher for listed premier institutes)",
    margin: "Nil up to ₹4 lakh; about 10% above",
    processingFee: "Nil up to ₹7.5 lakh; 1% up to ₹10,000 above, refunded at first disbursement for premier list",
    loanProcessingTime: null,
    loanTenure: "Up to 15 years",
    prepaymentCharges: "Nil on floating rate (RBI rule from 2026-01-01)",
    earlyRepayment: "No charge on a floating rate, under the RBI rule in force since 1 January 2026",
    repaymentHoliday: "Course + 1 year",
    paymentStudyPeriod: "Simple interest builds up, as in the Indian Banks' Association model scheme",
    collateral: "Above ₹7.5 lakh",
    countriesCovered: "Abroad (no country list published)",
    source: "propelld.com blog on Baroda education loans; https://50cutoffpoints.com (fees)",
    asOf: "2025-09-29",
    confidence: "medium",
    conflicts:
      "An older sheet (biginius.com/baroda-scholarbob) lists 9.70 / 10.20 / 11.15% and 11.70% for Canada. The 5% family share for study in India is the usual model-scheme figure, not one from the bank's own page.",
    benchmark: "BRLLR",
    concession: "0.20% for girls on non-premier list",
    rateType: "floating",
    currency: "INR",
    rateMin: 8.7,
    rateMax: 12.7,
    amountMin: null,
    securedMax: 15_000_000,
    unsecuredMax: 750_000,
    feeFlat: 10_000,
    feePctMax: 1,
    tenureMaxMonths: 180,
    graceMonths: 12,
    marginIndiaPct: 5,
    marginAbroadPct: 10,
    studyInIndia: true,
    studyAbroad: true,
    sources: [
      { source: "propelld.com", covers: "rate, amounts", asOf: "2025-09-29" },
      { source: "50cutoffpoints.com", covers: "fee", asOf: "undated page (read 2026-11)" },
      { source: "wemakescholars.com", covers: "margin", asOf: "older" },
    ],
  },
  texts: {
    eligibility: [
      point("Student", "Confirmed admission to a course in India or abroad"),
      point(
        "Amount and security",
        "Up to ₹1.5 crore for study abroad (Baroda Scholar)",
        "Up to ₹7.5 lakh without security; more for institutes on the bank's premier list",
        "Security for anything above ₹7.5 lakh outside that list",
      ),
      point("Family's share", "Nothing up to ₹4 lakh", "About 10% above that for study abroad"),
      point(
        "Ask the bank",
        "Which countries it lends for: no list is published",
        "Which premier list your institute is on, and the limit that goes with it",
      ),
    ],
    benefits: [
      point(
        "A low starting rate",
        "From 8.70% a year on a source of September 2025, among the lowest of the lenders we list.",
      ),
      point("A full year after the course", "Repayment starts one year after the course ends."),
      point(
        "Fee returned for listed institutes",
        "For the premier list the processing fee is refunded at the first payout.",
      ),
      point("A concession for girls", "0.20% off for girls at institutes outside the premier list."),
    ],
    applyBenefits: whyThroughUs("the bank", {
      charges: "The bank's own fee is nil up to ₹7.5 lakh, and 1% up to ₹10,000 above that.",
      otherChoice:
        "If the bank asks for security that your family cannot give, the same file can go to a lender with a higher limit without collateral.",
      dates:
        "Rate and amounts are as of 29 September 2025, the fee from an undated page, and the family's share from an older one. An older sheet shows other rates, which we say under the facts.",
    }),
    howToApply: steps({
      fit: "Find out whether your institute is on a premier list of the bank. Outside it, plan on security for anything above ₹7.5 lakh.",
      papers:
        "Upload the papers below. For a secured loan add the property papers with valuation and legal report, or the fixed deposit or insurance policy.",
      choose:
        "At the bank selection stage pick Bank of Baroda. We found no published processing time, so ask the branch for a date.",
      offer:
        "Compare the rate in the Key Facts Statement with 8.70% to 12.70%, and ask whether your fee comes back at the first payout.",
    }),
    documents: usualDocuments("Bank of Baroda", { secured: true }),
    loanRepayment: [
      point("While you study", "Simple interest builds up, as in the model scheme of the Indian Banks' Association."),
      point("Repayment holiday", "The course and 1 year after it."),
      point("Instalments", "Up to 15 years."),
      point("Repaying early", "No charge on a floating rate, under the RBI rule in force since 1 January 2026."),
    ],
    faqs: [
      {
        question: "What is the Baroda Scholar loan?",
        answer:
          "It is Bank of Baroda's education loan for study abroad, up to ₹1.5 crore, with a floating rate of 8.70% to 12.70% as of September 2025.",
      },
      {
        question: "How much can I borrow from Bank of Baroda without collateral?",
        answer:
          "Up to ₹7.5 lakh, and more if your institute is on one of the bank's premier lists. Ask the bank for the limit of your institute.",
      },
      {
        question: "What is the processing fee, and does it come back?",
        answer:
          "It is nil up to ₹7.5 lakh. Above that it is 1%, at most ₹10,000. For institutes on the premier list it is refunded at the first payout.",
      },
      {
        question: "How much interest builds up before I start repaying?",
        answer:
          "As an example, ₹20 lakh paid out on the first day at 8.70% gathers ₹5,22,000 of simple interest over a 24-month course and the 12-month holiday. Paid out semester by semester, it is less.",
      },
    ],
  },
  rules: [
    indiaAndAbroad(PROPELLD_BLOG),
    atMost(15_000_000, "Lends up to ₹1.5 crore with security.", "Ask for ₹1.5 crore or less.", PROPELLD_BLOG),
    withoutSecurity(750_000, "Lends up to ₹7.5 lakh without security.", PREMIER_OR_SECURITY, PROPELLD_BLOG),
    admitted(PROPELLD_BLOG),
    someCoApplicant(),
  ],
};
