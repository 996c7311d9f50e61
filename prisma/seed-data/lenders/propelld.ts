import type { LenderSeed } from "@/prisma/seed-data/lender-seed";
import { admitted, atMost, indiaAndAbroad, someCoApplicant } from "@/prisma/seed-data/rules";
import { point, steps, usualDocuments, whyThroughUs } from "@/prisma/seed-data/texts";

const PROPELLD = "https://propelld.com/blog/education-loan-interest-rates-at-propelld";

export const propelld: LenderSeed = {
  facts: {
    id: "propelld",
    name: "Propelld",
    type: "NBFC",
    kind: "nbfc",
    scheme: "Education loan",
    initials: "PR",
    interestRate: "11% a year in India (up to 13.5%), 11.5% abroad (up to 14.5%)",
    loanAmount: "Up to ₹40 lakh (India), ₹1 crore (abroad)",
    securedLoanAmount: null,
    unsecuredLoanAmount: "Up to ₹40 lakh (India), ₹1 crore (abroad)",
    margin: null,
    processingFee: "0% to 2%",
    loanProcessingTime: null,
    loanTenure: "5 to 15 years",
    prepaymentCharges: "Usually 2% to 4%, often waived; at least 2 EMIs first",
    earlyRepayment: "A charge of 2% to 4% is usual and often waived; at least 2 EMIs must be paid first",
    repaymentHoliday: "Course + 6 to 12 months, interest payable during study",
    paymentStudyPeriod: "Interest is paid during study",
    collateral: "Not required",
    countriesCovered: "India and abroad",
    source: "https://propelld.com/blog/education-loan-interest-rates-at-propelld",
    asOf: "2025-10-24",
    confidence: "medium",
    conflicts:
      "The prepayment range predates 2026-01-01; RBI bars such charges on floating loans to individuals from that date.",
    benchmark: null,
    concession: null,
    rateType: null,
    currency: "INR",
    rateMin: 11,
    rateMax: 14.5,
    amountMin: null,
    securedMax: null,
    unsecuredMax: 10_000_000,
    feeFlat: null,
    feePctMax: 2,
    tenureMaxMonths: 180,
    graceMonths: 6,
    marginIndiaPct: null,
    marginAbroadPct: null,
    studyInIndia: true,
    studyAbroad: true,
    sources: [
      {
        source: "propelld.com education-loan-interest-rates-at-propelld",
        covers: "rates, fee, caps",
        asOf: "2025-10-24",
      },
      { source: "propelld.com moratorium page", covers: "prepayment", asOf: "2025-10-28" },
    ],
  },
  texts: {
    eligibility: [
      point("Student", "Admission at an institute on the lender's list"),
      point(
        "Amount and security",
        "Up to ₹40 lakh for study in India",
        "Up to ₹1 crore for study abroad",
        "No security",
      ),
      point("While you study", "Interest is paid during the course, so plan for it every month"),
      point(
        "Ask the lender",
        "Whether your institute is on its list",
        "How much of the cost it finances: no figure was found",
      ),
    ],
    benefits: [
      point("No security", "Neither for study in India nor abroad."),
      point("Up to ₹1 crore abroad", "₹40 lakh for study in India."),
      point(
        "The loan does not grow while you study",
        "Interest is paid as it falls due, so the instalments after the course are on the amount you borrowed.",
      ),
      point("A fee of 0% to 2%", "Ask for the figure at your institute before you compare."),
    ],
    applyBenefits: whyThroughUs("Propelld", {
      charges: "The lender's own fee is 0% to 2%, so up to ₹40,000 on ₹20 lakh.",
      otherChoice:
        "If paying interest from the first month is too much for the family, the same file can go to a lender that lets it wait.",
      dates:
        "Rates, fee and limits are as of 24 October 2025, the early-repayment charge of 28 October 2025, both from the lender's own pages.",
    }),
    howToApply: steps({
      fit: "Ask whether your institute is on the lender's list, and work out the monthly interest: ₹20 lakh at 11.5% is about ₹19,167 a month.",
      papers: "Upload the papers below. No property papers are needed.",
      choose: "At the bank selection stage pick Propelld. We found no published processing time, so ask for a date.",
      offer:
        "Ask whether the rate is fixed or floating: on a floating rate an RBI rule bars early-repayment charges since 1 January 2026. The answer must fit the Key Facts Statement.",
    }),
    documents: usualDocuments("Propelld", { secured: false }),
    loanRepayment: [
      point(
        "While you study",
        "Interest is paid during the course. On ₹20 lakh at 11.5% that is about ₹19,167 a month.",
      ),
      point("Repayment holiday", "The course and 6 to 12 months after it, for the principal only."),
      point("Instalments", "5 to 15 years."),
      point(
        "Repaying early",
        "Usually 2% to 4%, often waived, after at least 2 instalments. On a floating rate an RBI rule bars such a charge since 1 January 2026.",
      ),
    ],
    faqs: [
      {
        question: "Does Propelld ask for collateral?",
        answer: "No. Up to ₹40 lakh for study in India and ₹1 crore abroad are lent without security.",
      },
      {
        question: "Do I pay during the course?",
        answer:
          "Yes, the interest. On ₹20 lakh at 11.5% that is about ₹19,167 a month. In return the loan does not grow before the instalments start.",
      },
      {
        question: "What does it cost to repay early?",
        answer:
          "The lender's page of October 2025 says usually 2% to 4%, often waived, after at least 2 instalments. Since 1 January 2026 an RBI rule bars such charges on floating-rate loans to individuals, so ask whether your rate is fixed.",
      },
      {
        question: "What rate does Propelld charge?",
        answer: "11% to 13.5% a year for study in India, 11.5% to 14.5% abroad, as of 24 October 2025.",
      },
    ],
  },
  rules: [
    indiaAndAbroad(PROPELLD),
    atMost(
      10_000_000,
      "Lends up to ₹1 crore for study abroad, ₹40 lakh in India, without security.",
      "Ask for ₹1 crore or less.",
      PROPELLD,
    ),
    admitted(PROPELLD, "Lends on admission at an institute on its list."),
    someCoApplicant(),
  ],
};
