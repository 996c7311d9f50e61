import type { LenderSeed } from "@/prisma/seed-data/lender-seed";
import { earningCoApplicant, indiaAndAbroad } from "@/prisma/seed-data/rules";
import { point, steps, usualDocuments, whyThroughUs } from "@/prisma/seed-data/texts";

const AVANSE = "https://www.avanse.com/education-loan/interest-rate";

export const avanse: LenderSeed = {
  facts: {
    id: "avanse",
    name: "Avanse",
    type: "NBFC",
    kind: "nbfc",
    scheme: "Study loan",
    initials: "AV",
    interestRate: "9.5% a year in India, 10.25% abroad, floating",
    loanAmount: "No fixed maximum",
    securedLoanAmount: null,
    unsecuredLoanAmount: "By profile, no published cap",
    margin: "Covers up to 75% of living cost (aggregator, undated)",
    processingFee: "About 1% to 2%, non-refundable",
    loanProcessingTime: null,
    loanTenure: "Up to 15 years (India), 17 years (abroad)",
    prepaymentCharges: null,
    earlyRepayment: null,
    repaymentHoliday: null,
    paymentStudyPeriod: null,
    collateral: "Optional",
    countriesCovered: "India and abroad",
    source: "https://www.avanse.com/education-loan/interest-rate",
    asOf: "undated page (read 2026-11)",
    confidence: "medium",
    conflicts:
      "Aggregator says 10-16.5% (older). Fees are non-refundable (avanse.com/mitc). Insurance and add-ons may be inside the disbursed amount and carry interest (avanse.com/sli-faq-customer).",
    benchmark: "Avanse BLR",
    concession: null,
    rateType: "floating",
    currency: "INR",
    rateMin: 9.5,
    rateMax: null,
    amountMin: null,
    securedMax: null,
    unsecuredMax: null,
    feeFlat: null,
    feePctMax: 2,
    tenureMaxMonths: 204,
    graceMonths: null,
    marginIndiaPct: null,
    marginAbroadPct: null,
    studyInIndia: true,
    studyAbroad: true,
    sources: [
      {
        source: "https://www.avanse.com/education-loan/interest-rate",
        covers: "rate, tenure",
        asOf: "undated page (read 2026-11)",
      },
      { source: "collegedunia.com", covers: "fee", asOf: "undated page (read 2026-11)" },
      { source: "https://www.avanse.com/mitc", covers: "fee non-refundable", asOf: "undated page (read 2026-11)" },
    ],
  },
  texts: {
    eligibility: [
      point("Student", "Indian, 18 or older"),
      point("Co-applicant", "A co-borrower in India who earns"),
      point("Institute", "The lender speaks of more than 1,600 institutions"),
      point(
        "Amount and security",
        "No fixed maximum",
        "Security is optional; without it the amount depends on your profile",
      ),
      point(
        "Ask the lender",
        "How much of the cost it finances: one undated source speaks of up to 75% of living cost",
      ),
    ],
    benefits: [
      point(
        "Up to 17 years for study abroad",
        "The longest repayment time of the lenders we list; 15 years for study in India.",
      ),
      point("No fixed maximum", "None is published. Without security the amount depends on your profile."),
      point(
        "Separate rates for India and abroad",
        "From 9.5% for study in India, from 10.25% abroad, and from 11% abroad without security.",
      ),
    ],
    applyBenefits: whyThroughUs("Avanse", {
      charges: "The lender's own fee is about 1% to 2% and is not refunded, so up to ₹40,000 on ₹20 lakh.",
      otherChoice:
        "If you want a published holiday after the course, which we did not find here, the same file can go to a lender that states one.",
      dates:
        "Rate and repayment time come from the lender's page, read in November 2026 and undated. An older aggregator shows 10% to 16.5%.",
    }),
    howToApply: steps({
      fit: "You must be 18, and your co-borrower must live and earn in India.",
      papers:
        "Upload the papers below. Ask at once what share of living cost is financed, so that the rest is planned.",
      choose: "At the bank selection stage pick Avanse. We found no published processing time, so ask for a date.",
      offer:
        "Check whether insurance or another add-on is inside the loan: the lender's own FAQ says it may be, and then you pay interest on it.",
      payout: "A charge that is not in the Key Facts Statement cannot be taken without your consent.",
    }),
    documents: usualDocuments("Avanse", { secured: true }),
    loanRepayment: [
      point(
        "While you study",
        "Not stated on the pages we read. Ask whether interest is due every month, and whether it is simple or compounded.",
      ),
      point("Repayment holiday", "Not found. Ask when the first full instalment is due."),
      point("Instalments", "Up to 15 years for study in India, 17 years abroad."),
      point(
        "Repaying early",
        "The lender's charge was not found. An RBI rule in force since 1 January 2026 bars such a charge on floating-rate loans to individuals.",
      ),
    ],
    faqs: [
      {
        question: "What rate does Avanse charge?",
        answer:
          "From 9.5% a year for study in India and from 10.25% abroad, or from 11% abroad without security. All are floating.",
      },
      {
        question: "Is the processing fee refunded if I do not take the loan?",
        answer:
          "No. The fee, about 1% to 2%, is non-refundable by the lender's terms. Compare offers before you pay it.",
      },
      {
        question: "Can insurance be part of the loan amount?",
        answer:
          "The lender's FAQ says insurance and add-ons may be inside the amount paid out and carry interest. Ask for a sum without them, and compare the cash that reaches the college.",
      },
      {
        question: "Is there a charge for repaying early?",
        answer:
          "We did not find the lender's own figure. Since 1 January 2026 an RBI rule bars prepayment charges on floating-rate loans to individuals, and Avanse's loans are floating.",
      },
    ],
  },
  rules: [indiaAndAbroad(AVANSE), earningCoApplicant("Asks for a co-borrower who earns in India.", AVANSE)],
};
