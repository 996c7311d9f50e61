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

const CANARA_INDIA = "https://canarabank.com/vidya-turant";
const CANARA_ABROAD = "https://wise.com/in/blog/canara-bank-education-loan-for-abroad";

export const canaraBank: LenderSeed = {
  facts: {
    id: "canara-bank",
    name: "Canara Bank",
    type: "Public bank",
    kind: "bank",
    scheme: "Vidya Turant / abroad STEM",
    initials: "CB",
    interestRate: "9.25% a year plus a risk premium, floating (May 2023)",
    loanAmount:
      "Vidya Turant (India premier): ₹50 / 40 / 30 lakh by institute category; abroad STEM scheme ₹7.5 lakh to ₹1 crore",
    securedLoanAmount: "Up to ₹1 crore (abroad STEM scheme, security at least 50%)",
    unsecuredLoanAmount: "Up to ₹50 lakh (Vidya Turant)",
    margin: "Nil (Vidya Turant); 10% (abroad STEM)",
    processingFee: "Nil (Vidya Turant)",
    loanProcessingTime: null,
    loanTenure: "Up to 15 years, excluding course and holiday",
    prepaymentCharges: "Nil",
    earlyRepayment: "No charge for repaying part or all of the loan early",
    repaymentHoliday: "Course + 1 year",
    paymentStudyPeriod: "Simple interest builds up, as in the Indian Banks' Association model scheme",
    collateral: "None (Vidya Turant); 50% to 100% (abroad STEM)",
    countriesCovered: "India (Vidya Turant); abroad for STEM scheme",
    source: "https://canarabank.com/vidya-turant; https://wise.com/in/blog/canara-bank-education-loan-for-abroad",
    asOf: "Vidya Turant: undated page (read 2026-11); abroad rate: 2023-05-05",
    confidence: "medium",
    conflicts: "Rate is from before the 2025 repo cuts: mark stale.",
    benchmark: "RLLR + CRP",
    concession: null,
    rateType: "floating",
    currency: "INR",
    rateMin: 9.25,
    rateMax: null,
    amountMin: null,
    securedMax: 10_000_000,
    unsecuredMax: 5_000_000,
    feeFlat: 0,
    feePctMax: 0,
    tenureMaxMonths: 180,
    graceMonths: 12,
    marginIndiaPct: 0,
    marginAbroadPct: 10,
    studyInIndia: true,
    studyAbroad: true,
    sources: [
      {
        source: "https://canarabank.com/vidya-turant",
        covers: "India premier scheme",
        asOf: "undated page (read 2026-11)",
      },
      {
        source: "https://wise.com/in/blog/canara-bank-education-loan-for-abroad",
        covers: "abroad scheme",
        asOf: "2023-05-05",
      },
    ],
  },
  texts: {
    eligibility: [
      point("Student", "Confirmed admission to an institute on the bank's list"),
      point(
        "Study in India: Vidya Turant",
        "₹50, 40 or 30 lakh, by the category of the premier institute",
        "No security",
        "No share from the family",
      ),
      point(
        "Study abroad: STEM scheme",
        "₹7.5 lakh to ₹1 crore",
        "Security worth 50% to 100% of the loan",
        "10% of the cost from the family",
      ),
      point("Ask the bank", "Which category your institute has", "How much security it wants for your course abroad"),
    ],
    benefits: [
      point("₹50 lakh without security in India", "Vidya Turant asks for no security at listed premier institutes."),
      point("Nothing from the family in India", "Vidya Turant needs no margin money and charges no processing fee."),
      point("Partial security abroad", "The STEM scheme can accept security worth half of the loan."),
      point("15 years without counting the course", "The course and the holiday are not part of the repayment time."),
    ],
    applyBenefits: whyThroughUs("the bank", {
      charges: "Under Vidya Turant the bank charges no processing fee either.",
      otherChoice:
        "Canara's terms depend on its own lists. If your institute or course is not on them, the same file can go elsewhere.",
      dates:
        "The rate is the weakest fact here: 9.25% was the bank's reference rate on 5 May 2023, before the rate cuts of 2025. Ask for today's before you compare.",
    }),
    howToApply: steps({
      fit: "Two different schemes: Vidya Turant for listed institutes in India, the STEM scheme for science and technology courses abroad. Ask the bank which one your admission falls under.",
      papers: "Upload the papers below. For the STEM scheme add security papers worth at least half of the loan.",
      choose:
        "At the bank selection stage pick Canara Bank. We found no published processing time, so ask the branch for a date.",
      offer:
        "The rate is the reference rate plus a credit risk premium: ask for both figures, and compare them with the Key Facts Statement.",
    }),
    documents: usualDocuments("Canara Bank", { secured: true }),
    loanRepayment: [
      point("While you study", "Simple interest builds up, as in the model scheme of the Indian Banks' Association."),
      point("Repayment holiday", "The course and 1 year after it."),
      point("Instalments", "Up to 15 years, not counting the course and the holiday."),
      point("Repaying early", "Part or all of the loan, without a charge."),
    ],
    faqs: [
      {
        question: "What is Vidya Turant?",
        answer:
          "It is Canara Bank's loan for premier institutes in India: ₹50, 40 or 30 lakh by the institute's category, with no security, no margin money and no processing fee.",
      },
      {
        question: "Does Canara Bank lend for study abroad without security?",
        answer:
          "Not on the terms we found. The STEM scheme for study abroad, ₹7.5 lakh to ₹1 crore, asks for security worth 50% to 100% of the loan.",
      },
      {
        question: "Why is the rate shown here so old?",
        answer:
          "The last dated figure we found is the bank's reference rate of 9.25% on 5 May 2023. Rates were cut in 2025, so today's is probably different. On top of it comes a credit risk premium that depends on you.",
      },
      {
        question: "How much must my family pay itself?",
        answer: "Nothing under Vidya Turant. Under the STEM scheme for study abroad, 10% of the cost.",
      },
    ],
  },
  rules: [
    indiaAndAbroad(CANARA_INDIA),
    atMost(
      10_000_000,
      "Lends up to ₹1 crore for study abroad, ₹50 lakh for listed institutes in India.",
      "Ask for ₹1 crore or less.",
      CANARA_ABROAD,
    ),
    withoutSecurity(
      5_000_000,
      "Up to ₹50 lakh without security at listed institutes in India; for study abroad security of at least 50% is asked.",
      GIVE_SECURITY,
      CANARA_INDIA,
    ),
    admitted(CANARA_INDIA, "Lends on admission to an institute on the bank's list."),
    someCoApplicant(),
  ],
};
