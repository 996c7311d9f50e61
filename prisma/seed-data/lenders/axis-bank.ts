import type { LenderSeed } from "@/prisma/seed-data/lender-seed";
import {
  admitted,
  atMost,
  GIVE_SECURITY,
  indiaAndAbroad,
  someCoApplicant,
  withoutSecurity,
} from "@/prisma/seed-data/rules";
import { point, steps, usualDocuments, whyThroughUs } from "@/prisma/seed-data/texts";

const AXIS = "https://www.gyandhan.com/blogs/axis-bank-education-loan-process";

export const axisBank: LenderSeed = {
  facts: {
    id: "axis-bank",
    name: "Axis Bank",
    type: "Private bank",
    kind: "bank",
    scheme: "Education loan (Prime A / Prime B lists)",
    initials: "AB",
    interestRate: "13.70% a year, floating (card rate, up to 15.20%)",
    loanAmount: "Need based, up to ₹1 crore",
    securedLoanAmount: "Up to ₹1 crore (about 85% of the security value)",
    unsecuredLoanAmount: "Up to ₹75 lakh (Prime A list), ₹50 lakh (Prime B)",
    margin: "Nil up to ₹4 lakh; 5% India, 15% abroad",
    processingFee: "About 0.75% + GST",
    loanProcessingTime: "5-7 days",
    loanTenure: "Up to 15 years",
    prepaymentCharges: "Nil",
    earlyRepayment: "No charge for repaying part or all of the loan early",
    repaymentHoliday: "Course + 6 months unsecured, + 1 year secured",
    paymentStudyPeriod: null,
    collateral: "By institute list",
    countriesCovered: "India and abroad",
    source:
      "https://www.axisbank.com (education loan rate sheet); https://www.gyandhan.com/blogs/axis-bank-education-loan-process",
    asOf: "2025-03-04 (limits); card rates before 2025 repo cuts",
    confidence: "medium",
    conflicts: "Card rates are far above what brokers quote (10.25-13%): show as card rate and stale.",
    benchmark: "repo",
    concession: null,
    rateType: "floating",
    currency: "INR",
    rateMin: 13.7,
    rateMax: 15.2,
    amountMin: null,
    securedMax: 10_000_000,
    unsecuredMax: 7_500_000,
    feeFlat: null,
    feePctMax: 0.75,
    tenureMaxMonths: 180,
    graceMonths: 6,
    marginIndiaPct: 5,
    marginAbroadPct: 15,
    studyInIndia: true,
    studyAbroad: true,
    sources: [
      { source: "axisbank.com rate sheet", covers: "rate, prepayment", asOf: "at repo 6.50%" },
      {
        source: "https://www.gyandhan.com/blogs/axis-bank-education-loan-process",
        covers: "limits",
        asOf: "2025-03-04",
      },
      { source: "careers360", covers: "fee, time", asOf: "undated page (read 2026-11)" },
      { source: "eduxpress", covers: "moratorium", asOf: "undated page (read 2026-11)" },
    ],
  },
  texts: {
    eligibility: [
      point("Student", "Confirmed admission to a course in India or abroad"),
      point(
        "Amount and security",
        "As the course needs, up to ₹1 crore",
        "Without security up to ₹75 lakh for institutes on the Prime A list, ₹50 lakh on Prime B",
        "With security, about 85% of its value",
      ),
      point(
        "Family's share",
        "Nothing up to ₹4 lakh",
        "5% for study in India above that",
        "15% for study abroad above that",
      ),
      point("Ask the bank", "Whether your institute is on Prime A, Prime B or neither"),
    ],
    benefits: [
      point("₹75 lakh without security", "For institutes on the Prime A list, ₹50 lakh for Prime B."),
      point("Days, not weeks", "An undated source gives 5 to 7 days for a decision."),
      point("A fee under 1%", "About 0.75% + GST."),
      point("No early-repayment charge", "Repaying part or all of the loan early costs nothing extra."),
    ],
    applyBenefits: whyThroughUs("the bank", {
      charges: "The bank's own fee is about 0.75% + GST, so about ₹15,000 + GST on ₹20 lakh.",
      otherChoice:
        "The card rates here are high. With the same file you can get another lender's offer and ask the bank to better it.",
      dates:
        "Limits are as of 4 March 2025. The card rates were printed when the repo rate was 6.50%, before the cuts of 2025; brokers quote 10.25% to 13%.",
    }),
    howToApply: steps({
      fit: "Find your institute on the Prime A or Prime B list: it decides how much is possible without security.",
      papers:
        "Upload the papers below. With property as security, remember that the bank lends about 85% of its value.",
      choose: "At the bank selection stage pick Axis Bank. A complete file can take 5 to 7 days.",
      offer:
        "Do not take the card rate as given: ask which rate applies to you, and look for it in the Key Facts Statement.",
    }),
    documents: usualDocuments("Axis Bank", { secured: true }),
    loanRepayment: [
      point(
        "While you study",
        "Not stated on the pages we read. Ask whether interest is due every month, and whether it is simple or compounded.",
      ),
      point(
        "Repayment holiday",
        "Without security: the course and 6 months after it",
        "With security: the course and 1 year after it",
      ),
      point("Instalments", "Up to 15 years."),
      point("Repaying early", "Part or all of the loan, without a charge."),
    ],
    faqs: [
      {
        question: "Why is the Axis rate here higher than what I was quoted?",
        answer:
          "What we show is the bank's card rate: 15.20% up to ₹4 lakh, 14.70% up to ₹7.5 lakh and 13.70% above, printed at a repo rate of 6.50%. Brokers quote 10.25% to 13%. Your own offer is what counts.",
      },
      {
        question: "What are Prime A and Prime B?",
        answer:
          "They are the bank's lists of institutes. Prime A allows up to ₹75 lakh without security, Prime B up to ₹50 lakh, as of March 2025.",
      },
      {
        question: "When do I start repaying?",
        answer: "Six months after the course for a loan without security, one year after it with security.",
      },
      {
        question: "How much will my property bring?",
        answer: "About 85% of its value, up to ₹1 crore. A property worth ₹50 lakh would support about ₹42.5 lakh.",
      },
    ],
  },
  rules: [
    indiaAndAbroad(AXIS),
    atMost(10_000_000, "Lends up to ₹1 crore.", "Ask for ₹1 crore or less.", AXIS),
    withoutSecurity(
      7_500_000,
      "Up to ₹75 lakh without security for institutes on the Prime A list, ₹50 lakh on Prime B.",
      GIVE_SECURITY,
      AXIS,
    ),
    admitted(AXIS),
    someCoApplicant(),
  ],
};
