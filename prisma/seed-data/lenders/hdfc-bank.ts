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

const HDFC = "hdfcbank.com tools page";

export const hdfcBank: LenderSeed = {
  facts: {
    id: "hdfc-bank",
    name: "HDFC Bank",
    type: "Private bank",
    kind: "bank",
    scheme: "Education loan",
    initials: "HB",
    interestRate: "10.00% a year, floating (up to 13.03%)",
    loanAmount: "Up to ₹1.5 crore",
    securedLoanAmount: "Up to ₹1.5 crore",
    unsecuredLoanAmount: "Up to ₹50 lakh at selected institutes",
    margin: "Nil up to ₹4 lakh; 5% India, 15% abroad",
    processingFee: "Nil up to ₹7.5 lakh; up to 1% above",
    loanProcessingTime: null,
    loanTenure: "Up to 15 years",
    prepaymentCharges: "Nil",
    earlyRepayment: "No charge for repaying part or all of the loan early",
    repaymentHoliday: "Course + up to 1 year",
    paymentStudyPeriod: null,
    collateral: "By institute and amount",
    countriesCovered: "India and abroad",
    source: "https://www.hdfc.bank.in/education-loan/interest-rates-and-charges",
    asOf: "2025-03 (actual rates)",
    confidence: "high",
    conflicts: null,
    benchmark: "repo",
    concession: null,
    rateType: "floating",
    currency: "INR",
    rateMin: 10,
    rateMax: 13.03,
    amountMin: null,
    securedMax: 15_000_000,
    unsecuredMax: 5_000_000,
    feeFlat: null,
    feePctMax: 1,
    tenureMaxMonths: 180,
    graceMonths: 12,
    marginIndiaPct: 5,
    marginAbroadPct: 15,
    studyInIndia: true,
    studyAbroad: true,
    sources: [
      {
        source: "https://www.hdfc.bank.in/education-loan/interest-rates-and-charges",
        covers: "rate, fee, prepayment, late charge",
        asOf: "2025-03",
      },
      { source: "hdfcbank.com tools page", covers: "limits", asOf: "undated page (read 2026-11)" },
      { source: "logintoloans.com", covers: "margin", asOf: "undated page (read 2026-11)" },
    ],
  },
  texts: {
    eligibility: [
      point("Student", "Confirmed admission to a course in India or abroad"),
      point(
        "Amount and security",
        "Up to ₹1.5 crore with security",
        "Up to ₹50 lakh without security at selected institutes",
        "Otherwise by institute and amount",
      ),
      point(
        "Family's share",
        "Nothing up to ₹4 lakh",
        "5% for study in India above that",
        "15% for study abroad above that",
      ),
      point(
        "Ask the bank",
        "Whether your institute is one of the selected ones",
        "Whether interest is due during the course",
      ),
    ],
    benefits: [
      point(
        "Real rates, published",
        "The bank prints what it actually charged: 10.00% to 13.03% from January to March 2025, 11.61% on average.",
      ),
      point("Small share from the family in India", "Nothing up to ₹4 lakh and 5% above."),
      point("No fee for small loans", "No processing fee up to ₹7.5 lakh, up to 1% above."),
      point("No early-repayment charge", "Repaying part or all of the loan early costs nothing extra."),
    ],
    applyBenefits: whyThroughUs("the bank", {
      charges: "The bank's own fee is nil up to ₹7.5 lakh and up to 1% above, so up to ₹20,000 on ₹20 lakh.",
      otherChoice:
        "Do not confuse this bank with Credila, a separate company once called HDFC Credila. The same file can go to both.",
      dates:
        "Rate, fee and late charge come from the bank's page for January to March 2025; limits and family's share from undated pages.",
    }),
    howToApply: steps({
      fit: "Ask whether your institute is among the selected ones: without that, the ₹50 lakh without security does not apply.",
      papers: "Upload the papers below. For study abroad, show where the 15% from the family comes from.",
      choose: "At the bank selection stage pick HDFC Bank. We found no published processing time, so ask for a date.",
      offer:
        "Compare your rate with the average of 11.61%. The Key Facts Statement must also show the late-payment charge, 18% a year on the page we read.",
    }),
    documents: usualDocuments("HDFC Bank", { secured: true }),
    loanRepayment: [
      point(
        "While you study",
        "Not stated on the pages we read. Ask whether interest is due every month, and whether it is simple or compounded.",
      ),
      point("Repayment holiday", "The course and up to 1 year after it."),
      point("Instalments", "Up to 15 years."),
      point("Repaying early", "Part or all of the loan, without a charge."),
      point("Paying late", "18% a year, on the page we read."),
    ],
    faqs: [
      {
        question: "What rate do students really pay at HDFC Bank?",
        answer:
          "From January to March 2025 the bank charged between 10.00% and 13.03% a year, 11.61% on average. Its offer is stated as from 10.50%.",
      },
      {
        question: "Can I get ₹50 lakh without collateral?",
        answer:
          "Yes, at institutes selected by the bank. At others the security depends on the institute and the amount.",
      },
      {
        question: "Is HDFC Bank the same as HDFC Credila?",
        answer:
          "No. Credila, formerly HDFC Credila, is a separate company with its own rates and rules. It has its own page here.",
      },
      {
        question: "What happens if an instalment is late?",
        answer:
          "The page we read states a late-payment charge of 18% a year. If you see trouble coming, speak to the bank before the date.",
      },
    ],
  },
  rules: [
    indiaAndAbroad(HDFC),
    atMost(15_000_000, "Lends up to ₹1.5 crore.", "Ask for ₹1.5 crore or less.", HDFC),
    withoutSecurity(
      5_000_000,
      "Up to ₹50 lakh without security at institutes the bank selected; for others it depends on institute and amount.",
      GIVE_SECURITY,
      HDFC,
    ),
    admitted(HDFC),
    someCoApplicant(),
  ],
};
