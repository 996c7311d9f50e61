import type { LenderSeed } from "@/prisma/seed-data/lender-seed";
import { earningCoApplicant, indiaAndAbroad } from "@/prisma/seed-data/rules";
import { point, steps, usualDocuments, whyThroughUs } from "@/prisma/seed-data/texts";

const CREDILA = "https://www.credila.com/education-loan-application-process";

export const credila: LenderSeed = {
  facts: {
    id: "credila",
    name: "Credila",
    type: "NBFC",
    kind: "nbfc",
    scheme: "Education loan (formerly HDFC Credila)",
    initials: "CR",
    interestRate: "9.95% a year with collateral, 11.25% without, floating",
    loanAmount: "No fixed maximum",
    securedLoanAmount: "No fixed maximum",
    unsecuredLoanAmount: "By profile, no published cap",
    margin: "Nil",
    processingFee: "Up to 1.25% + GST",
    loanProcessingTime: "7-10 days (aggregator)",
    loanTenure: "Up to 15 years",
    prepaymentCharges: "Nil",
    earlyRepayment: "No charge for repaying part or all of the loan early",
    repaymentHoliday: "Course + 1 year",
    paymentStudyPeriod: null,
    collateral: "Optional",
    countriesCovered: "35+ countries",
    source: "https://www.credila.com/education-loan-application-process",
    asOf: "undated page (read 2026-11)",
    confidence: "high",
    conflicts: null,
    benchmark: "Credila benchmark lending rate",
    concession: null,
    rateType: "floating",
    currency: "INR",
    rateMin: 9.95,
    rateMax: null,
    amountMin: null,
    securedMax: null,
    unsecuredMax: null,
    feeFlat: null,
    feePctMax: 1.25,
    tenureMaxMonths: 180,
    graceMonths: 12,
    marginIndiaPct: 0,
    marginAbroadPct: 0,
    studyInIndia: true,
    studyAbroad: true,
    sources: [
      {
        source: "https://www.credila.com/education-loan-application-process",
        covers: "rate, fee, margin, tenure",
        asOf: "undated page (read 2026-11)",
      },
      { source: "collegedunia.com", covers: "moratorium, TCS 0%", asOf: "undated page (read 2026-11)" },
      { source: "propelld.com", covers: "time", asOf: "undated page (read 2026-11)" },
    ],
  },
  texts: {
    eligibility: [
      point("Student", "Indian citizen", "At least 16 years old when the money is paid out"),
      point("Co-applicant", "A co-borrower who earns"),
      point(
        "Amount and security",
        "No fixed maximum",
        "Security is optional; without it the amount depends on your profile",
      ),
      point("Family's share", "None"),
      point("Where you study", "India and more than 35 countries"),
    ],
    benefits: [
      point(
        "No fixed maximum",
        "None is published, with or without security. Without security the amount depends on your profile.",
      ),
      point("Nothing from the family", "No margin money is asked."),
      point(
        "Open to 16-year-olds",
        "The student must be at least 16 when the money is paid out; many courses start before 18.",
      ),
      point("No early-repayment charge", "Repaying part or all of the loan early costs nothing extra."),
    ],
    applyBenefits: whyThroughUs("Credila", {
      charges: "The lender's own fee is up to 1.25% + GST, so at most ₹25,000 + GST on ₹20 lakh.",
      otherChoice:
        "The rate with security starts 1.30% lower than without. If you have security, let the same file go to a public bank too, and compare.",
      dates:
        "Rate, fee, share and repayment time come from the lender's own page, which carries no date; we read it in November 2026.",
    }),
    howToApply: steps({
      fit: "You need a co-borrower with an income. Decide whether you offer security: it lowers the starting rate from 11.25% to 9.95%.",
      papers:
        "Upload the papers below. Without security the amount depends on your profile, so make the income papers complete.",
      choose: "At the bank selection stage pick Credila. An aggregator speaks of 7 to 10 days.",
      offer:
        "As no upper limits are published, read the Key Facts Statement with care: your rate, the fee, and the amount that really reaches the college.",
    }),
    documents: usualDocuments("Credila", { secured: true }),
    loanRepayment: [
      point(
        "While you study",
        "Not stated on the pages we read. Ask whether interest is due every month, and whether it is simple or compounded.",
      ),
      point("Repayment holiday", "The course and 1 year after it."),
      point("Instalments", "Up to 15 years."),
      point("Repaying early", "Part or all of the loan, without a charge."),
    ],
    faqs: [
      {
        question: "How much can I borrow from Credila?",
        answer:
          "No maximum is published, with or without security. Without security the amount depends on your profile.",
      },
      {
        question: "What does security change?",
        answer:
          "The starting rate: from 9.95% a year with security, from 11.25% without. On ₹20 lakh, 1.30% is ₹26,000 a year.",
      },
      {
        question: "Can I apply if I am under 18?",
        answer:
          "Credila's own rule is at least 16 years at the time the money is paid out, with a co-borrower who earns.",
      },
      {
        question: "Is Credila part of HDFC Bank?",
        answer:
          "It was formerly called HDFC Credila. HDFC Bank gives education loans of its own, with other rates and limits; both are on our list.",
      },
    ],
  },
  rules: [indiaAndAbroad(CREDILA), earningCoApplicant("Asks for a co-borrower who earns.", CREDILA)],
};
