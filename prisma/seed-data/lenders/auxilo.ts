import type { LenderSeed } from "@/prisma/seed-data/lender-seed";
import {
  beforeAdmission,
  GIVE_SECURITY,
  indiaAndAbroad,
  someCoApplicant,
  withoutSecurity,
} from "@/prisma/seed-data/rules";
import { point, steps, usualDocuments, whyThroughUs } from "@/prisma/seed-data/texts";

const AUXILO = "https://nomadcredit.com/blog/auxilo-education-loan";

export const auxilo: LenderSeed = {
  facts: {
    id: "auxilo",
    name: "Auxilo",
    type: "NBFC",
    kind: "nbfc",
    scheme: "Abroad / India education loan, pre-admission loan",
    initials: "AU",
    interestRate: "10.25% a year, floating (up to 13.5%, unverified)",
    loanAmount: "Unsecured up to ₹40-65 lakh by source; secured without cap",
    securedLoanAmount: "No fixed cap",
    unsecuredLoanAmount: "Up to ₹40 lakh (older) to ₹65 lakh (2025 blog)",
    margin: "Nil",
    processingFee: "2% of sanctioned amount or as per sanction letter",
    loanProcessingTime: "2-5 business days",
    loanTenure: "10 to 15 years by source",
    prepaymentCharges: "Nil",
    earlyRepayment: "No charge for repaying part or all of the loan early",
    repaymentHoliday: "Course + 6 to 12 months",
    paymentStudyPeriod: "Simple interest is usually paid every month",
    collateral: "Optional",
    countriesCovered: "25 countries incl. USA, UK, Australia, New Zealand, Europe",
    source:
      "https://auxilo.com/service-charges-fees (fee, prepayment); https://nomadcredit.com/blog/auxilo-education-loan",
    asOf: "fees: undated page (read 2026-11); rate: 2025 blog",
    confidence: "low",
    conflicts:
      "Three sources give three rate ranges and two unsecured caps. Bounce charge ₹400; penal 18% a year; extra property check ₹4,000.",
    benchmark: "Auxilo base rate (15.10% quoted on an undated page)",
    concession: null,
    rateType: "floating",
    currency: "INR",
    rateMin: 10.25,
    rateMax: 13.5,
    amountMin: null,
    securedMax: null,
    unsecuredMax: 4_000_000,
    feeFlat: null,
    feePctMax: 2,
    tenureMaxMonths: 120,
    graceMonths: 6,
    marginIndiaPct: 0,
    marginAbroadPct: 0,
    studyInIndia: true,
    studyAbroad: true,
    sources: [
      {
        source: "https://auxilo.com/service-charges-fees",
        covers: "fee, prepayment, penal",
        asOf: "undated page (read 2026-11)",
      },
      {
        source: "https://nomadcredit.com/blog/auxilo-education-loan",
        covers: "caps, time, tenure",
        asOf: "undated page (read 2026-11)",
      },
      { source: "https://ideasforstudents.com/auxilo-vs-tata-capital-education-loan", covers: "rate", asOf: "2025" },
      {
        source: "https://auxilo.com/fair-practice-code",
        covers: "decision within 30 days",
        asOf: "undated page (read 2026-11)",
      },
    ],
  },
  texts: {
    eligibility: [
      point(
        "Student",
        "Indian citizen",
        "Admission, or an application still running: a sanction before admission is possible",
      ),
      point("Co-applicant", "Several co-applicants are accepted, also from different cities"),
      point(
        "Amount and security",
        "Without security up to ₹40 lakh (older source) or ₹65 lakh (2025 blog)",
        "With security no fixed cap",
      ),
      point("Family's share", "None"),
      point(
        "Where you study",
        "India and abroad: one source counts 25 countries, among them the USA, the UK, Australia, New Zealand and countries in Europe",
      ),
    ],
    benefits: [
      point("Several co-applicants", "More than one relative can join the loan, also from different cities."),
      point(
        "A quick answer",
        "2 to 5 business days by one source; the lender's own code promises a decision within 30 days.",
      ),
      point("Sanction before admission", "The lender has a loan for students who are still applying."),
      point("No early-repayment charge", "Stated on the lender's own fee page."),
    ],
    applyBenefits: whyThroughUs("Auxilo", {
      charges:
        "The lender's own fee is 2% of the sanctioned amount or as in the sanction letter, so about ₹40,000 on ₹20 lakh.",
      otherChoice:
        "Sources on Auxilo's rate disagree. With the same file you can get a second offer and compare figures that are really yours.",
      dates:
        "Only fees and penalties come from the lender's own page. The rate is from a 2025 blog and not verified; two other sources give other ranges.",
    }),
    howToApply: steps({
      fit: "List everyone in the family who earns: this lender accepts several co-applicants from different cities.",
      papers:
        "Upload the papers below for each co-applicant. With property as security an extra check can cost ₹4,000.",
      choose:
        "At the bank selection stage pick Auxilo. Count 2 to 5 business days, and at most 30 by the lender's code.",
      offer:
        "The rate here is the least certain on our list, so the Key Facts Statement is what counts. Check the penal charge too: 18% a year, and ₹400 for a bounced payment.",
    }),
    documents: usualDocuments("Auxilo", { secured: true }),
    loanRepayment: [
      point(
        "While you study",
        "Simple interest is usually paid every month. At 10.25% on ₹20 lakh that is about ₹17,083 a month.",
      ),
      point("Repayment holiday", "The course and 6 to 12 months after it."),
      point("Instalments", "10 to 15 years, depending on the source."),
      point("Repaying early", "Part or all of the loan, without a charge."),
      point("Paying late", "Penal charge of 18% a year", "₹400 for a bounced payment"),
    ],
    faqs: [
      {
        question: "Can two relatives in different cities be my co-applicants?",
        answer:
          "Yes. Auxilo accepts several co-applicants, also from different cities. In your Dakhila form each one gets a section for their own papers.",
      },
      {
        question: "How much does Auxilo lend without security?",
        answer:
          "Sources differ: up to ₹40 lakh in an older one, up to ₹65 lakh in a blog of 2025. We count with ₹40 lakh until the lender says more.",
      },
      {
        question: "Do I pay anything while I study?",
        answer:
          "Usually the simple interest, every month. On ₹20 lakh at 10.25% that is about ₹17,083 a month, so plan for it.",
      },
      {
        question: "How sure is the rate shown here?",
        answer:
          "Not very. The range of 10.25% to 13.5% comes from a blog of 2025, and two other sources give other ranges. Ask the lender for its rate in writing.",
      },
    ],
  },
  rules: [
    indiaAndAbroad(AUXILO),
    withoutSecurity(
      4_000_000,
      "Lends up to ₹40 lakh without security by the more careful of two sources; the other says ₹65 lakh.",
      GIVE_SECURITY,
      AUXILO,
    ),
    beforeAdmission(AUXILO),
    someCoApplicant(),
  ],
};
