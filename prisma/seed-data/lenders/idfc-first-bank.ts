import type { LenderSeed } from "@/prisma/seed-data/lender-seed";
import {
  atMost,
  beforeAdmission,
  GIVE_SECURITY,
  someCoApplicant,
  studyIn,
  withoutSecurity,
} from "@/prisma/seed-data/rules";
import { point, steps, usualDocuments, whyThroughUs } from "@/prisma/seed-data/texts";

const IDFC = "propelld.com IDFC page";

export const idfcFirstBank: LenderSeed = {
  facts: {
    id: "idfc-first-bank",
    name: "IDFC FIRST Bank",
    type: "Private bank",
    kind: "bank",
    scheme: "Education loan",
    initials: "IFB",
    interestRate: "9.5% a year, floating",
    loanAmount: "Up to ₹1 crore unsecured, ₹2 crore secured",
    securedLoanAmount: "Up to ₹2 crore",
    unsecuredLoanAmount: "Up to ₹1 crore",
    margin: "Nil (up to 100% financed)",
    processingFee: "Up to 1.5%",
    loanProcessingTime: "10-12 working days",
    loanTenure: "Up to 15 years including moratorium",
    prepaymentCharges: "Nil",
    earlyRepayment: "No charge for repaying part or all of the loan early",
    repaymentHoliday: "Course + 1 year",
    paymentStudyPeriod:
      "Your choice: full EMI, simple interest, part of the interest, or nothing until the holiday ends",
    collateral: "Optional above the unsecured limit",
    countriesCovered: "USA, UK, Australia, Canada, New Zealand, Singapore, Germany",
    source: "https://www.idfcfirstbank.com (education-loan-interest-rate page); propelld.com IDFC page",
    asOf: "2025-12-05",
    confidence: "medium",
    conflicts: null,
    benchmark: null,
    concession: null,
    rateType: "floating",
    currency: "INR",
    rateMin: 9.5,
    rateMax: null,
    amountMin: null,
    securedMax: 20_000_000,
    unsecuredMax: 10_000_000,
    feeFlat: null,
    feePctMax: 1.5,
    tenureMaxMonths: 180,
    graceMonths: 12,
    marginIndiaPct: 0,
    marginAbroadPct: 0,
    studyInIndia: true,
    studyAbroad: true,
    sources: [
      {
        source: "idfcfirstbank.com education-loan-interest-rate",
        covers: "rate, fee, prepayment",
        asOf: "undated page (read 2026-11)",
      },
      { source: "propelld.com IDFC page", covers: "limits, time, moratorium", asOf: "2025-12-05" },
      { source: "unicreds.com/partners/idfc", covers: "margin", asOf: "undated page (read 2026-11)" },
      { source: "wise.com", covers: "countries", asOf: "undated page (read 2026-11)" },
    ],
  },
  texts: {
    eligibility: [
      point("Student", "Admission, or an application still running: a sanction before admission is possible"),
      point(
        "Where you study",
        "Abroad: USA, UK, Australia, Canada, New Zealand, Singapore or Germany",
        "Also in India",
      ),
      point("Amount and security", "Up to ₹1 crore without security", "Up to ₹2 crore with security"),
      point("Family's share", "None: up to 100% of the cost can be financed"),
      point("Ask the bank", "What it looks for in marks and income to lend ₹1 crore without security"),
    ],
    benefits: [
      point("₹1 crore without security", "Security is optional and needed only above that."),
      point("Nothing from the family", "Up to 100% of the cost can be financed."),
      point(
        "Four ways to pay while you study",
        "Full instalments, simple interest, part of the interest, or nothing until the holiday ends.",
      ),
      point("Sanction before admission", "You can know your limit before you have the offer in hand."),
    ],
    applyBenefits: whyThroughUs("the bank", {
      charges: "The bank's own fee is up to 1.5%, so at most ₹30,000 on ₹20 lakh.",
      otherChoice:
        "If your country is not among the seven the bank names, the same file can go to a lender without such a list.",
      dates: "Limits, time and holiday are as of 5 December 2025; rate and fee come from an undated page of the bank.",
    }),
    howToApply: steps({
      fit: "Check that your country is one of the seven named, or that you study in India.",
      papers:
        "Upload the papers below. If the admission letter is still to come, ask the bank what it takes in its place.",
      choose: "At the bank selection stage pick IDFC FIRST Bank. Count 10 to 12 working days.",
      offer:
        "Choose how you pay during the course before you sign: paying even part of the interest makes the later instalments smaller. The Key Facts Statement shows the plan.",
    }),
    documents: usualDocuments("IDFC FIRST Bank", { secured: true }),
    loanRepayment: [
      point(
        "While you study, your choice",
        "Full instalments from the start",
        "Simple interest",
        "Part of the interest",
        "Nothing until the holiday ends",
      ),
      point("Repayment holiday", "The course and 1 year after it."),
      point(
        "Instalments",
        "Up to 15 years including the holiday. A 2-year course and 1 year after it leave about 12 years for instalments.",
      ),
      point("Repaying early", "Part or all of the loan, without a charge."),
    ],
    faqs: [
      {
        question: "Can I get a sanction before I have admission?",
        answer:
          "Yes. IDFC FIRST Bank can sanction before admission. Ask what else must be there before the money is paid out.",
      },
      {
        question: "For which countries does IDFC FIRST Bank lend?",
        answer:
          "The list we found names the USA, the UK, Australia, Canada, New Zealand, Singapore and Germany. It also lends for study in India.",
      },
      {
        question: "Do the 15 years start after the course?",
        answer:
          "No. They include the course and the holiday. With a 2-year course and 1 year after it, about 12 years remain for instalments.",
      },
      {
        question: "Which way of paying during the course costs least?",
        answer:
          "The more you pay early, the less interest you pay in all: full instalments cost least in total, nothing until the end costs most. The EMI page shows all ways side by side.",
      },
    ],
  },
  rules: [
    studyIn(
      "IN,US,GB,AU,CA,NZ,SG,DE",
      "Lends for India, the USA, UK, Australia, Canada, New Zealand, Singapore and Germany.",
      "Your country is not among those named. Ask the bank, or look at a lender without such a list.",
      "wise.com",
    ),
    atMost(20_000_000, "Lends up to ₹2 crore with security.", "Ask for ₹2 crore or less.", IDFC),
    withoutSecurity(10_000_000, "Lends up to ₹1 crore without security.", GIVE_SECURITY, IDFC),
    beforeAdmission(IDFC),
    someCoApplicant(),
  ],
};
