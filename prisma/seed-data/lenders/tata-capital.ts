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

const TATA = "https://www.tatacapital.com/education-loan.html";

export const tataCapital: LenderSeed = {
  facts: {
    id: "tata-capital",
    name: "Tata Capital",
    type: "NBFC",
    kind: "nbfc",
    scheme: "Education loan",
    initials: "TC",
    interestRate: "9.50% a year, floating (up to 18%)",
    loanAmount: "Up to ₹85 lakh unsecured, ₹2 crore secured",
    securedLoanAmount: "Up to ₹2 crore",
    unsecuredLoanAmount: "Up to ₹85 lakh",
    margin: "Nil at premier institutes; 15% others",
    processingFee: "Up to 2% + GST",
    loanProcessingTime: null,
    loanTenure: "Up to 13 years",
    prepaymentCharges: "Nil",
    earlyRepayment: "No charge for repaying part or all of the loan early",
    repaymentHoliday: "Course + up to 12 months",
    paymentStudyPeriod: null,
    collateral: "Optional",
    countriesCovered: "India and abroad",
    source:
      "https://www.tatacapital.com/education-loan.html; https://www.tatacapital.com/education-loan/rates-and-charges.html",
    asOf: "2024-09-01 (reference rate)",
    confidence: "high",
    conflicts: null,
    benchmark: "RPLR 11.50%",
    concession: null,
    rateType: "floating",
    currency: "INR",
    rateMin: 9.5,
    rateMax: 18,
    amountMin: null,
    securedMax: 20_000_000,
    unsecuredMax: 8_500_000,
    feeFlat: null,
    feePctMax: 2,
    tenureMaxMonths: 156,
    graceMonths: 12,
    marginIndiaPct: 15,
    marginAbroadPct: 15,
    studyInIndia: true,
    studyAbroad: true,
    sources: [
      { source: "tatacapital.com/education-loan.html", covers: "amounts, tenure", asOf: "undated page (read 2026-11)" },
      {
        source: "tatacapital.com rates-and-charges",
        covers: "rate, fee, foreclosure, late charge 3% a month",
        asOf: "2024-09-01",
      },
    ],
  },
  texts: {
    eligibility: [
      point("Student", "Confirmed admission to a course in India or abroad"),
      point("Amount and security", "Up to ₹85 lakh without security", "Up to ₹2 crore with security"),
      point("Family's share", "Nothing at premier institutes", "15% of the cost elsewhere"),
      point(
        "Ask the lender",
        "Whether your institute counts as premier",
        "Where in the range from 9.50% to 18% you stand",
      ),
    ],
    benefits: [
      point("₹85 lakh without security", "One of the higher limits here; security is optional."),
      point("Clear charges", "Rate range, fee and late charge are printed on the lender's own page."),
      point("No early-repayment charge", "Repaying part or all of the loan early costs nothing extra."),
      point("Up to 12 months after the course", "Before the instalments start."),
    ],
    applyBenefits: whyThroughUs("Tata Capital", {
      charges: "The lender's own fee is up to 2% + GST, so at most ₹40,000 + GST on ₹20 lakh.",
      otherChoice: "The range up to 18% is wide. With the same file you can get a bank's offer to hold beside it.",
      dates:
        "Rate, fee and late charge are as of 1 September 2024, when the lender's reference rate was 11.50%. Ask for today's.",
    }),
    howToApply: steps({
      fit: "Decide whether you need more than ₹85 lakh: up to that, security is optional.",
      papers:
        "Upload the papers below. The rate depends on your profile, so add every test score and the co-applicant's full income papers.",
      choose:
        "At the bank selection stage pick Tata Capital. We found no published processing time, so ask for a date.",
      offer:
        "Look in the Key Facts Statement for your rate in the range, and for the late charge: 3% a month on the page we read.",
    }),
    documents: usualDocuments("Tata Capital", { secured: true }),
    loanRepayment: [
      point(
        "While you study",
        "Not stated on the pages we read. Ask whether interest is due every month, and whether it is simple or compounded.",
      ),
      point("Repayment holiday", "The course and up to 12 months after it."),
      point("Instalments", "Up to 13 years."),
      point("Repaying early", "Part or all of the loan, without a charge."),
      point("Paying late", "3% a month, which is 36% a year, on the page we read."),
    ],
    faqs: [
      {
        question: "How much does Tata Capital lend without collateral?",
        answer: "Up to ₹85 lakh. With security the limit is ₹2 crore.",
      },
      {
        question: "What rate should I expect?",
        answer:
          "The published range is 9.50% to 18% a year, floating, with a reference rate of 11.50% from 1 September 2024. Where you land depends on your profile, so ask before you decide.",
      },
      {
        question: "What does a late instalment cost?",
        answer:
          "The page we read states 3% a month on what is late. That is 36% a year, the highest late charge we found, so set up automatic payment.",
      },
      {
        question: "Does my family have to pay a share?",
        answer: "Not at premier institutes. At others, 15% of the cost.",
      },
    ],
  },
  rules: [
    indiaAndAbroad(TATA),
    atMost(20_000_000, "Lends up to ₹2 crore with security.", "Ask for ₹2 crore or less.", TATA),
    withoutSecurity(8_500_000, "Lends up to ₹85 lakh without security.", GIVE_SECURITY, TATA),
    admitted(TATA),
    someCoApplicant(),
  ],
};
