import type { LenderSeed } from "@/prisma/seed-data/lender-seed";
import { admitted, noCoApplicantNeeded, studyIn } from "@/prisma/seed-data/rules";
import { point, steps, whyThroughUs } from "@/prisma/seed-data/texts";

const MPOWER = "https://us.mpowerfinancing.com/repayment-examples";

export const mpowerFinancing: LenderSeed = {
  facts: {
    id: "mpower-financing",
    name: "MPOWER Financing",
    type: "Foreign lender",
    kind: "foreign",
    scheme: "International student loan (USD)",
    initials: "MF",
    interestRate: "10.24% a year, fixed (median 12.24%, APR 12.74%)",
    loanAmount: "No cap on the current page (older FAQ: US$50,000)",
    securedLoanAmount: "Not applicable",
    unsecuredLoanAmount: "No cap on the current page",
    margin: null,
    processingFee: "0% to 6.5% origination fee in published examples",
    loanProcessingTime: null,
    loanTenure: "10 years after the holiday",
    prepaymentCharges: null,
    earlyRepayment: null,
    repaymentHoliday: "Study + 6 months, interest-only payments",
    paymentStudyPeriod: "Interest only, during study and for 6 months after",
    collateral: "None; no co-signer",
    countriesCovered: "USA and Canada",
    source: "https://us.mpowerfinancing.com/repayment-examples",
    asOf: "undated page (read 2026-11)",
    confidence: "medium",
    conflicts: null,
    benchmark: null,
    concession: null,
    rateType: "fixed",
    currency: "USD",
    rateMin: 10.24,
    rateMax: null,
    amountMin: null,
    securedMax: null,
    unsecuredMax: null,
    feeFlat: null,
    feePctMax: 6.5,
    tenureMaxMonths: 120,
    graceMonths: 6,
    marginIndiaPct: null,
    marginAbroadPct: null,
    studyInIndia: false,
    studyAbroad: true,
    sources: [
      {
        source: "https://us.mpowerfinancing.com/repayment-examples",
        covers: "rates, fee, repayment",
        asOf: "undated page (read 2026-11)",
      },
    ],
  },
  texts: {
    eligibility: [
      point("Student", "Admission at a supported school in the USA or Canada"),
      point("Co-applicant", "None: no co-signer is asked"),
      point("Amount and security", "No cap on the lender's current page; an older FAQ says US$50,000", "No security"),
      point("While you study", "Interest is paid every month, so you need money for it from the start"),
      point("Ask the lender", "Whether your school is supported", "The highest amount for your course"),
    ],
    benefits: [
      point("A fixed rate", "The rate you sign is the rate you keep: lowest 10.24% a year, median 12.24%."),
      point("No co-signer, no security", "The loan rests on you and your course alone; parents sign nothing."),
      point(
        "The loan does not grow",
        "Interest is paid during study and for 6 months after, so nothing is added to what you owe.",
      ),
      point("A little off for automatic payment", "0.25% off the rate when instalments are paid automatically."),
    ],
    applyBenefits: whyThroughUs("MPOWER Financing", {
      charges: "The lender's own origination fee is 0% to 6.5% in its published examples.",
      otherChoice:
        "The same file can go to Indian lenders, so you can compare a fixed dollar rate with a floating rupee rate.",
      dates: "All figures come from the lender's page of repayment examples, read in November 2026 and undated.",
    }),
    howToApply: steps({
      fit: "Only supported schools in the USA and Canada count: find yours on the lender's own site.",
      papers:
        "We found no published list of papers for this lender. Upload what the Dakhila form asks, and be ready for more.",
      choose:
        "At the bank selection stage pick MPOWER Financing. We found no published processing time, so ask for a date.",
      offer:
        "Compare the yearly cost with all charges, 12.74% at the median rate, and ask for the origination fee in dollars. You borrow and repay in US dollars.",
    }),
    documents: [
      point("The lender's own list", "Not found on the page we read: ask the lender what it needs"),
      point(
        "What your Dakhila file asks of you",
        "PAN card, passport, Aadhaar (a masked copy is fine) and a selfie",
        "10th and 12th marksheets, and degree marksheets if you have them",
        "Test scores and the offer or admit letter",
        "Bank statement of the last 6 months and a recent utility bill",
      ),
    ],
    loanRepayment: [
      point("While you study", "Interest only, every month. On US$50,000 at 12.24% that is US$510 a month."),
      point("Repayment holiday", "Study and 6 months after it, with interest-only payments."),
      point("Instalments", "10 years after the holiday, in US dollars, at a fixed rate."),
      point("Repaying early", "Not stated on the page we read. Ask before you sign."),
    ],
    faqs: [
      {
        question: "Do I pay while I study?",
        answer:
          "Yes, the interest, during study and for 6 months after. On US$50,000 at the median rate of 12.24% that is US$510 a month.",
      },
      {
        question: "Can the rate change?",
        answer:
          "No. It is fixed. The lowest published rate is 10.24% and the median 12.24%, which is 12.74% a year with charges.",
      },
      {
        question: "What is the fee?",
        answer:
          "An origination fee of 0% to 6.5% in the published examples. On US$40,000 the highest would be US$2,600.",
      },
      {
        question: "For which countries does MPOWER lend?",
        answer: "For supported schools in the USA and Canada.",
      },
      {
        question: "Can I deduct the interest in India?",
        answer:
          "Probably not. The deduction is for loans from banks, notified financial institutions and approved charities, and a foreign lender is unlikely to be one. Ask a tax adviser.",
      },
    ],
  },
  rules: [
    studyIn(
      "US,CA",
      "Lends for supported schools in the USA and Canada.",
      "This lender is for the USA and Canada only.",
      MPOWER,
    ),
    admitted(MPOWER, "Lends for a supported school in the USA or Canada."),
    noCoApplicantNeeded(MPOWER),
  ],
};
