import type { LenderSeed } from "@/prisma/seed-data/lender-seed";
import {
  admitted,
  atMost,
  PROPELLD_BLOG,
  GIVE_SECURITY,
  indiaAndAbroad,
  someCoApplicant,
  withoutSecurity,
} from "@/prisma/seed-data/rules";
import { point, steps, usualDocuments, whyThroughUs } from "@/prisma/seed-data/texts";

const UNION = "https://www.unionbankofindia.co.in/english/education-loan.aspx?type=faq";

export const unionBankOfIndia: LenderSeed = {
  facts: {
    id: "union-bank-of-india",
    name: "Union Bank of India",
    type: "Public bank",
    kind: "bank",
    scheme: "Union Education / special premier schemes",
    initials: "UBI",
    interestRate: "about 8.8% a year, floating (up to about 10.5%)",
    loanAmount: "Up to ₹1.5 crore",
    securedLoanAmount: "Up to ₹1.5 crore",
    unsecuredLoanAmount: "Up to ₹40 lakh",
    margin: "Nil up to ₹4 lakh; 5% India, 15% abroad",
    processingFee: "Nil for Indian students (one source: ₹5,000 refundable deposit)",
    loanProcessingTime: "About 7 days (aggregator)",
    loanTenure: "Up to 15 years after the moratorium",
    prepaymentCharges: "Nil",
    earlyRepayment: "No charge for repaying part or all of the loan early",
    repaymentHoliday: "Course + 1 year",
    paymentStudyPeriod: "Simple interest builds up and is not compounded during the holiday",
    collateral: "Above ₹7.5 lakh under the model scheme",
    countriesCovered: "India and abroad",
    source: "https://www.unionbankofindia.co.in/english/education-loan.aspx?type=faq; propelld.com (rate, limits)",
    asOf: "2025-09-17",
    confidence: "medium",
    conflicts: "Bank page still mentions Padho Pardesh, which was discontinued.",
    benchmark: "EBLR",
    concession: null,
    rateType: "floating",
    currency: "INR",
    rateMin: 8.8,
    rateMax: 10.5,
    amountMin: null,
    securedMax: 15_000_000,
    unsecuredMax: 4_000_000,
    feeFlat: 0,
    feePctMax: 0,
    tenureMaxMonths: 180,
    graceMonths: 12,
    marginIndiaPct: 5,
    marginAbroadPct: 15,
    studyInIndia: true,
    studyAbroad: true,
    sources: [
      {
        source: "https://www.unionbankofindia.co.in/english/education-loan.aspx?type=faq",
        covers: "margin, security, moratorium",
        asOf: "undated page (read 2026-11)",
      },
      { source: "propelld.com", covers: "rate, limits", asOf: "2025-09-17" },
      { source: "unicreds.com", covers: "time, deposit", asOf: "undated page (read 2026-11)" },
    ],
  },
  texts: {
    eligibility: [
      point("Student", "Confirmed admission to a course in India or abroad"),
      point(
        "Amount and security",
        "Up to ₹1.5 crore with security",
        "Up to ₹40 lakh without security, by one source",
        "Under the ordinary model scheme the bank asks for security above ₹7.5 lakh",
      ),
      point(
        "Family's share",
        "Nothing up to ₹4 lakh",
        "5% for study in India above that",
        "15% for study abroad above that",
      ),
      point(
        "Ask the bank",
        "Which of its schemes your institute falls under, since that decides the limit without security",
      ),
    ],
    benefits: [
      point("No processing fee", "Nil for Indian students. One source mentions a ₹5,000 deposit that is returned."),
      point(
        "Interest does not compound during the holiday",
        "Simple interest only until repayment starts, so no interest on interest.",
      ),
      point("₹40 lakh without security", "By one source; of the public banks here only SBI and Canara Bank go higher."),
      point(
        "15 years after the holiday",
        "The repayment time is counted after the holiday, not from the first payout.",
      ),
    ],
    applyBenefits: whyThroughUs("the bank", {
      charges: "The bank itself asks Indian students for no processing fee.",
      otherChoice:
        "If 15% as the family's share for study abroad is too much, the same file can go to a lender that asks for 10% or nothing.",
      dates:
        "Family's share, security and holiday come from the bank's own page; rate and limits from a source of 17 September 2025. The bank's page still mentions the Padho Pardesh subsidy, which has ended.",
    }),
    howToApply: steps({
      fit: "Work out the family's share first: on a cost of ₹30 lakh abroad, 15% is ₹4.5 lakh of your own.",
      papers:
        "Upload the papers below. Keep proof of the family's share ready, and security papers if you go above the limit of your institute.",
      choose:
        "At the bank selection stage pick Union Bank of India. An aggregator speaks of about 7 days; a complete file is what makes that possible.",
      offer:
        "Check in the Key Facts Statement that no processing fee is charged and, if a deposit was taken, when it comes back.",
    }),
    documents: usualDocuments("Union Bank of India", { secured: true }),
    loanRepayment: [
      point("While you study", "Simple interest builds up. It is not compounded during the holiday."),
      point("Repayment holiday", "The course and 1 year after it."),
      point("Instalments", "Up to 15 years, counted after the holiday."),
      point("Repaying early", "Part or all of the loan, without a charge."),
    ],
    faqs: [
      {
        question: "Does Union Bank charge a processing fee for education loans?",
        answer: "No, not to Indian students. One source mentions a refundable deposit of ₹5,000, so ask the branch.",
      },
      {
        question: "How much of the cost must my family pay itself?",
        answer: "Nothing for a loan up to ₹4 lakh. Above that, 5% for study in India and 15% for study abroad.",
      },
      {
        question: "How much can I get without collateral?",
        answer:
          "Up to ₹40 lakh, by a source of September 2025. Under the ordinary model scheme the bank asks for security above ₹7.5 lakh, so ask which scheme your institute falls under.",
      },
      {
        question: "Is the Padho Pardesh subsidy still available here?",
        answer: "No. Padho Pardesh ended in 2022-23. The bank's page still mentions it, but new loans do not get it.",
      },
    ],
  },
  rules: [
    indiaAndAbroad(UNION),
    atMost(15_000_000, "Lends up to ₹1.5 crore with security.", "Ask for ₹1.5 crore or less.", PROPELLD_BLOG),
    withoutSecurity(
      4_000_000,
      "Up to ₹40 lakh without security by one source; under the model scheme security is asked above ₹7.5 lakh.",
      GIVE_SECURITY,
      PROPELLD_BLOG,
    ),
    admitted(UNION),
    someCoApplicant(),
  ],
};
