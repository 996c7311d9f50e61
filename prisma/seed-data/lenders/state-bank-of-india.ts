import type { LenderSeed } from "@/prisma/seed-data/lender-seed";
import {
  admitted,
  atLeast,
  atMost,
  EUROPE,
  GIVE_SECURITY,
  someCoApplicant,
  studyIn,
  withoutSecurity,
} from "@/prisma/seed-data/rules";
import { point, steps, usualDocuments, whyThroughUs } from "@/prisma/seed-data/texts";

const SBI = "https://bank.sbi/web/personal-banking/loans/education-loans/global-ed-vantage-scheme";

export const stateBankOfIndia: LenderSeed = {
  facts: {
    id: "state-bank-of-india",
    name: "State Bank of India",
    type: "Public bank",
    kind: "bank",
    scheme: "Global Ed-Vantage (study abroad)",
    initials: "SBI",
    interestRate: "9.15% a year, floating",
    loanAmount: "Above ₹7.5 lakh up to ₹3 crore (abroad)",
    securedLoanAmount: "Up to ₹3 crore",
    unsecuredLoanAmount: "Up to ₹50 lakh at selected premier institutes",
    margin: "About 10% above the collateral-free limit",
    processingFee: "Nil up to ₹20 lakh; ₹10,000 + GST above",
    loanProcessingTime: "15-30 days is the public-bank norm",
    loanTenure: "Up to 15 years",
    prepaymentCharges: "Nil",
    earlyRepayment: "No charge for repaying part or all of the loan early",
    repaymentHoliday: "Course + 6 months",
    paymentStudyPeriod: "Simple interest builds up and is added when repayment starts",
    collateral: "Tangible security above ₹7.5 lakh except the selected premier list",
    countriesCovered: "USA, UK, Canada, Australia, Singapore, Japan, Hong Kong, New Zealand, Europe",
    source: "https://bank.sbi/web/personal-banking/loans/education-loans/global-ed-vantage-scheme",
    asOf: "limits: undated page (read 2026-11); rate: 2025",
    confidence: "medium",
    conflicts: null,
    benchmark: "EBLR (repo-linked)",
    concession: "0.50% for female students",
    rateType: "floating",
    currency: "INR",
    rateMin: 9.15,
    rateMax: null,
    amountMin: 750_001,
    securedMax: 30_000_000,
    unsecuredMax: 5_000_000,
    feeFlat: 10_000,
    feePctMax: null,
    tenureMaxMonths: 180,
    graceMonths: 6,
    marginIndiaPct: null,
    marginAbroadPct: 10,
    studyInIndia: false,
    studyAbroad: true,
    sources: [
      {
        source: "https://bank.sbi/web/personal-banking/loans/education-loans/global-ed-vantage-scheme",
        covers: "amounts, countries, tenure",
        asOf: "undated page (read 2026-11)",
      },
      { source: "propelld.com blog on SBI abroad loans", covers: "rate", asOf: "2025" },
      {
        source: "https://sbi.co.in/web/faq-s/faq-educational-loan",
        covers: "fee",
        asOf: "undated page (read 2026-11)",
      },
      {
        source: "scribd.com document 467610053 (the bank's most important terms)",
        covers: "margin",
        asOf: "undated page (read 2026-11)",
      },
    ],
  },
  texts: {
    eligibility: [
      point("Student", "Confirmed admission to a course abroad", "The sanction can come before the I-20 or the visa"),
      point("Where you study", "USA, UK, Canada, Australia, Singapore, Japan, Hong Kong, New Zealand or Europe"),
      point(
        "Amount and security",
        "More than ₹7.5 lakh, up to ₹3 crore",
        "Without security up to ₹50 lakh, only for institutes on the bank's selected premier list",
        "For every other institute the bank asks for tangible security above ₹7.5 lakh",
      ),
      point("Family's share", "About 10% of the cost, for a loan above the collateral-free limit"),
      point("Ask the bank", "We found no published limits on marks, age or the co-applicant's income"),
    ],
    benefits: [
      point("A large limit for study abroad", "Up to ₹3 crore with security under the Global Ed-Vantage scheme."),
      point("Lower rate for women", "Female students get 0.50% off the rate."),
      point("No early-repayment charge", "Repaying part or all of the loan early costs nothing extra."),
      point("Decision before the visa", "The bank can sanction the loan before the I-20 or the visa is there."),
      point(
        "Interest added only once",
        "During the course and the 6 months after it, simple interest builds up and is added when repayment starts.",
      ),
    ],
    applyBenefits: whyThroughUs("the bank", {
      charges: "The bank's own fee is nil up to ₹20 lakh and ₹10,000 + GST above.",
      otherChoice:
        "If your institute is not on the bank's premier list and you have no security to give, the same file can go to a lender that asks for none.",
      dates:
        "The limits come from an undated page of the bank that we read in November 2026, the rate from 2025. Ask the bank for today's rate before you sign.",
    }),
    howToApply: steps({
      fit: "Look for your country in the list above, and ask whether your institute is on the bank's selected premier list: that decides whether you need security.",
      papers:
        "Upload the student's and co-applicant's papers from the list below. With property as security, start the valuation and legal reports early, as they need outside experts.",
      choose:
        "At the bank selection stage pick State Bank of India. Public banks usually take 15 to 30 days from a complete file.",
      offer:
        "The Key Facts Statement shows the yearly cost with all charges and stays open for at least 3 working days. Check the 0.50% concession if you are a woman, and the fee above ₹20 lakh.",
    }),
    documents: usualDocuments("State Bank of India", { secured: true }),
    loanRepayment: [
      point(
        "While you study",
        "Simple interest builds up on what has been paid out. It is added to the loan when repayment starts.",
      ),
      point("Repayment holiday", "The course and 6 months after it. Many other banks give 12 months."),
      point("Instalments", "Up to 15 years."),
      point("Repaying early", "Part or all of the loan, without a charge."),
    ],
    faqs: [
      {
        question: "Can I get an SBI loan for study abroad without collateral?",
        answer:
          "Yes, up to ₹50 lakh, if your institute is on the bank's list of selected premier institutes. For any other institute the bank asks for tangible security once the loan is above ₹7.5 lakh.",
      },
      {
        question: "How much interest builds up while I study?",
        answer:
          "As an example, ₹20 lakh paid out on the first day at 9.15% for a 24-month course and the 6-month holiday gathers ₹4,57,500 of simple interest. Paid out semester by semester, it is less.",
      },
      {
        question: "Does SBI give women a lower rate?",
        answer: "Yes. Under Global Ed-Vantage a female student pays 0.50% a year less.",
      },
      {
        question: "Can SBI sanction the loan before I have a visa?",
        answer: "Yes. The bank asks for confirmed admission, but the sanction is possible before the I-20 or the visa.",
      },
      {
        question: "Is this loan also for study in India?",
        answer:
          "No. Global Ed-Vantage, the scheme described here, is for courses abroad. For a course in India, look at the other banks on our list.",
      },
    ],
  },
  rules: [
    studyIn(
      `US,CA,AU,SG,JP,HK,NZ,${EUROPE}`,
      "Lends for the USA, UK, Canada, Australia, Singapore, Japan, Hong Kong, New Zealand and Europe.",
      "This scheme is for study abroad in the countries named. For India or another country look at other lenders.",
      SBI,
    ),
    atLeast(
      750_001,
      "Global Ed-Vantage starts above ₹7.5 lakh.",
      "Ask for more than ₹7.5 lakh, or use a government portal for a smaller loan.",
      SBI,
    ),
    atMost(30_000_000, "Lends up to ₹3 crore with security.", "Ask for ₹3 crore or less.", SBI),
    withoutSecurity(
      5_000_000,
      "Up to ₹50 lakh without security, only for institutes on the bank's premier list; for others security is asked above ₹7.5 lakh.",
      GIVE_SECURITY,
      SBI,
    ),
    admitted(SBI, "Lends on confirmed admission; the sanction can come before the visa."),
    someCoApplicant(),
  ],
};
