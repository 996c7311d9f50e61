import type { LenderSeed } from "@/prisma/seed-data/lender-seed";
import { admitted, atLeast, atMost, noCoApplicantNeeded, studyIn } from "@/prisma/seed-data/rules";
import { point, steps, whyThroughUs } from "@/prisma/seed-data/texts";

const PRODIGY = "https://prodigyfinance.com FAQ";

export const prodigyFinance: LenderSeed = {
  facts: {
    id: "prodigy-finance",
    name: "Prodigy Finance",
    type: "Foreign lender",
    kind: "foreign",
    scheme: "International masters loan (USD)",
    initials: "PF",
    interestRate: "3.74% + base rate, variable (representative APR 12.43%)",
    loanAmount: "US$10,000 to US$220,000",
    securedLoanAmount: "Not applicable",
    unsecuredLoanAmount: "Up to US$220,000",
    margin: null,
    processingFee: "Administration fee up to 4% added to the loan; processing fee up to US$500",
    loanProcessingTime: null,
    loanTenure: "7, 10 or 15 years",
    prepaymentCharges: "Nil",
    earlyRepayment: "No charge for repaying part or all of the loan early",
    repaymentHoliday: "Course + 6 months",
    paymentStudyPeriod: "Interest builds up and is added to the loan",
    collateral: "None; no co-signer",
    countriesCovered: "Masters programmes at supported schools abroad",
    source: "https://support.prodigyfinance.com (article 360000134285); https://prodigyfinance.com FAQ",
    asOf: "undated page (read 2026-11)",
    confidence: "medium",
    conflicts:
      "Interest to a foreign lender is unlikely to qualify for the Indian education-loan interest deduction; repayment in USD carries rupee risk.",
    benchmark: "base rate",
    concession: null,
    rateType: "floating",
    currency: "USD",
    rateMin: null,
    rateMax: null,
    amountMin: 10_000,
    securedMax: null,
    unsecuredMax: 220_000,
    feeFlat: null,
    feePctMax: 4,
    tenureMaxMonths: 180,
    graceMonths: 6,
    marginIndiaPct: null,
    marginAbroadPct: null,
    studyInIndia: false,
    studyAbroad: true,
    sources: [
      { source: "support.prodigyfinance.com 360000134285", covers: "fees, APR", asOf: "undated page (read 2026-11)" },
      { source: "prodigyfinance.com FAQ blog", covers: "range, terms", asOf: "undated page (read 2026-11)" },
    ],
  },
  texts: {
    eligibility: [
      point("Student", "Admission to a supported masters course abroad"),
      point("Co-applicant", "None: no co-signer is asked"),
      point("Amount and security", "US$10,000 to US$220,000", "No security"),
      point(
        "Ask the lender",
        "Whether your school and course are supported",
        "How much of your cost it finances: no figure was found",
      ),
    ],
    benefits: [
      point("No co-signer, no security", "The loan rests on you and your course alone; parents sign nothing."),
      point("Choice of 7, 10 or 15 years", "Repayment starts 6 months after the course."),
      point("No early-repayment charge", "Repaying part or all of the loan early costs nothing extra."),
    ],
    applyBenefits: whyThroughUs("Prodigy Finance", {
      charges:
        "The lender's own fees are an administration fee up to 4%, added to the loan, and a processing fee up to US$500.",
      otherChoice: "The same file can go to Indian lenders, so you can compare a dollar loan with a rupee loan.",
      dates: "Fees and yearly cost come from the lender's help pages, read in November 2026 and undated.",
    }),
    howToApply: steps({
      fit: "Find your school and masters course on the lender's own site: only supported ones count.",
      papers:
        "We found no published list of papers for this lender. Upload what the Dakhila form asks, and be ready for more.",
      choose:
        "At the bank selection stage pick Prodigy Finance. We found no published processing time, so ask for a date.",
      offer:
        "Compare the yearly cost with all charges, 12.43% in the lender's own example, not the 3.74% margin, which comes on top of a base rate. You borrow and repay in US dollars.",
    }),
    documents: [
      point("The lender's own list", "Not found on the pages we read: ask the lender what it needs"),
      point(
        "What your Dakhila file asks of you",
        "PAN card, passport, Aadhaar (a masked copy is fine) and a selfie",
        "10th and 12th marksheets, and degree marksheets if you have them",
        "Test scores and the offer or admit letter",
        "Bank statement of the last 6 months and a recent utility bill",
      ),
    ],
    loanRepayment: [
      point("While you study", "Interest builds up and is added to the loan."),
      point("Repayment holiday", "The course and 6 months after it."),
      point("Instalments", "7, 10 or 15 years, in US dollars."),
      point("Repaying early", "Part or all of the loan, without a charge."),
    ],
    faqs: [
      {
        question: "Do my parents have to sign?",
        answer:
          "No. Prodigy Finance asks for no co-signer and no security. The Dakhila form still has a co-applicant part, because most other lenders need one.",
      },
      {
        question: "Is the rate really 3.74%?",
        answer:
          "No. 3.74% is the lowest margin, and a base rate comes on top. With all charges the lender's own example costs 12.43% a year.",
      },
      {
        question: "What are the fees?",
        answer:
          "An administration fee up to 4%, which is added to the loan and then carries interest, and a processing fee up to US$500. On US$40,000 the first is up to US$1,600.",
      },
      {
        question: "What if the rupee falls?",
        answer:
          "You owe US dollars. If you earn rupees, every fall of the rupee makes the instalment dearer. If you earn dollars after the course, it makes no difference to you.",
      },
      {
        question: "Can I deduct the interest in India?",
        answer:
          "Probably not. The deduction is for loans from banks, notified financial institutions and approved charities, and a foreign lender is unlikely to be one. Ask a tax adviser.",
      },
    ],
  },
  rules: [
    studyIn("abroad", "Lends for study abroad.", "For study in India look at Indian lenders.", PRODIGY),
    {
      subject: "courseLevel",
      operator: "equals",
      value: "postgraduate",
      reason: "Finances masters courses at supported schools.",
      remedy: "This lender is for masters courses only.",
      source: PRODIGY,
    },
    atLeast(10_000, "Lends from US$10,000.", "Ask for US$10,000 or more.", PRODIGY),
    atMost(220_000, "Lends up to US$220,000.", "Ask for US$220,000 or less.", PRODIGY),
    admitted(PRODIGY, "Lends on admission to a supported course."),
    noCoApplicantNeeded(PRODIGY),
  ],
};
