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

const BOI = "https://abroadcube.com/study-abroad-education-loans/bank-of-india";

export const bankOfIndia: LenderSeed = {
  facts: {
    id: "bank-of-india",
    name: "Bank of India",
    type: "Public bank",
    kind: "bank",
    scheme: "Star Education Loan - Abroad",
    initials: "BOI",
    interestRate: "10.05% a year up to ₹7.5 lakh, 10.85% above, floating",
    loanAmount: "Up to ₹1.5 crore (abroad)",
    securedLoanAmount: "Up to ₹1.5 crore",
    unsecuredLoanAmount: "Up to ₹7.5 lakh",
    margin: "10%",
    processingFee: "₹10,000-20,000 + GST, refundable (bank page: ₹5,000 refundable)",
    loanProcessingTime: "About 7 working days",
    loanTenure: "Up to 15 years",
    prepaymentCharges: "Nil",
    earlyRepayment: "No charge for repaying part or all of the loan early",
    repaymentHoliday: "Course + 1 year",
    paymentStudyPeriod: "Simple interest builds up, as in the Indian Banks' Association model scheme",
    collateral: "Above ₹7.5 lakh",
    countriesCovered: "Abroad (no country list published)",
    source:
      "https://abroadcube.com/study-abroad-education-loans/bank-of-india; https://bankofindia.com/EducationLoanAbroad",
    asOf: "2025",
    confidence: "medium",
    conflicts:
      "Fee differs between the bank page and the aggregator. The 5% family share for study in India is the usual model-scheme figure, not one from the bank's own page.",
    benchmark: "RBLR",
    concession: null,
    rateType: "floating",
    currency: "INR",
    rateMin: 10.05,
    rateMax: null,
    amountMin: null,
    securedMax: 15_000_000,
    unsecuredMax: 750_000,
    feeFlat: 20_000,
    feePctMax: null,
    tenureMaxMonths: 180,
    graceMonths: 12,
    marginIndiaPct: 5,
    marginAbroadPct: 10,
    studyInIndia: true,
    studyAbroad: true,
    sources: [
      {
        source: "https://abroadcube.com/study-abroad-education-loans/bank-of-india",
        covers: "rate, limits, time",
        asOf: "2025",
      },
      { source: "https://bankofindia.com/EducationLoanAbroad", covers: "fee", asOf: "undated page (read 2026-11)" },
    ],
  },
  texts: {
    eligibility: [
      point("Student", "Confirmed admission to a course"),
      point(
        "Amount and security",
        "Up to ₹1.5 crore for study abroad",
        "Up to ₹7.5 lakh without security",
        "Security for anything above ₹7.5 lakh",
      ),
      point("Family's share", "10% of the cost"),
      point(
        "Ask the bank",
        "Which countries it lends for: no list is published",
        "How much of the fee is returned, since two sources disagree",
      ),
    ],
    benefits: [
      point("Up to ₹1.5 crore for study abroad", "Under the Star Education Loan scheme, with security."),
      point("A fee that comes back", "The charge at the start is described as refundable."),
      point("About a week", "An aggregator gives about 7 working days for a decision."),
      point(
        "A full year after the course",
        "Repayment starts one year after the course ends, and repaying early costs nothing.",
      ),
    ],
    applyBenefits: whyThroughUs("the bank", {
      charges:
        "The bank's own charge at the start is refundable: ₹5,000 on its page, ₹10,000 to ₹20,000 + GST on another.",
      otherChoice:
        "Above ₹7.5 lakh this bank asks for security and a higher rate. The same file can go to others, so you can compare two real offers.",
      dates:
        "Rate, limits and time come from a 2025 source, the fee from an undated page of the bank. Where they disagree we print both.",
    }),
    howToApply: steps({
      fit: "Two rates apply: 10.05% up to ₹7.5 lakh and 10.85% above. As our form starts at ₹8 lakh, count with the second and with security.",
      papers:
        "Upload the papers below, with property papers, valuation and legal report, or a fixed deposit or insurance policy to pledge.",
      choose: "At the bank selection stage pick Bank of India. Count about 7 working days once the file is complete.",
      offer: "Ask in writing how much of the fee is refunded and when, and check it against the Key Facts Statement.",
    }),
    documents: usualDocuments("Bank of India", { secured: true }),
    loanRepayment: [
      point("While you study", "Simple interest builds up, as in the model scheme of the Indian Banks' Association."),
      point("Repayment holiday", "The course and 1 year after it."),
      point("Instalments", "Up to 15 years."),
      point("Repaying early", "Part or all of the loan, without a charge."),
    ],
    faqs: [
      {
        question: "What rate does Bank of India charge for study abroad?",
        answer: "In 2025 it started from 10.05% a year for loans up to ₹7.5 lakh and 10.85% above, both floating.",
      },
      {
        question: "Is the processing fee refundable?",
        answer:
          "Both sources say so, but not the amount: the bank's page says ₹5,000, another says ₹10,000 to ₹20,000 + GST. Ask the branch before you pay.",
      },
      {
        question: "Do I need collateral?",
        answer: "Yes, above ₹7.5 lakh. Up to ₹7.5 lakh the loan is possible without it.",
      },
      {
        question: "How much interest builds up before I start repaying?",
        answer:
          "As an example, ₹20 lakh paid out on the first day at 10.85% gathers ₹6,51,000 of simple interest over a 24-month course and the 12-month holiday. Paid out semester by semester, it is less.",
      },
    ],
  },
  rules: [
    indiaAndAbroad(BOI),
    atMost(15_000_000, "Lends up to ₹1.5 crore with security.", "Ask for ₹1.5 crore or less.", BOI),
    withoutSecurity(750_000, "Lends up to ₹7.5 lakh without security.", GIVE_SECURITY, BOI),
    admitted(BOI),
    someCoApplicant(),
  ],
};
