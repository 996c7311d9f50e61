import type { LenderSeed } from "@/prisma/seed-data/lender-seed";
import { admitted, GIVE_SECURITY, indiaAndAbroad, someCoApplicant, withoutSecurity } from "@/prisma/seed-data/rules";
import { point, steps, usualDocuments, whyThroughUs } from "@/prisma/seed-data/texts";

const PNB = "https://www.pnbindia.in/hi/pnb-udaan.html";

export const punjabNationalBank: LenderSeed = {
  facts: {
    id: "punjab-national-bank",
    name: "Punjab National Bank",
    type: "Public bank",
    kind: "bank",
    scheme: "PNB Udaan (abroad)",
    initials: "PNB",
    interestRate: "8.20% a year, floating (up to 12.75%)",
    loanAmount: "Need based, no fixed cap",
    securedLoanAmount: "Need based",
    unsecuredLoanAmount: "Up to ₹7.5 lakh",
    margin: "Nil up to ₹4 lakh; 15% above for abroad",
    processingFee: "None stated; documentation ₹450 + GST and ₹250 + GST",
    loanProcessingTime: "7-10 days (aggregator)",
    loanTenure: "Up to 15 years",
    prepaymentCharges: "Nil",
    earlyRepayment: "No charge for repaying part or all of the loan early",
    repaymentHoliday: "Course + 1 year",
    paymentStudyPeriod: "Simple interest builds up, as in the Indian Banks' Association model scheme",
    collateral: "Above ₹7.5 lakh",
    countriesCovered: "Abroad (no country list published)",
    source: "https://www.pnbindia.in/hi/pnb-udaan.html; propelld.com PNB page",
    asOf: "2025-11-27",
    confidence: "medium",
    conflicts:
      "The 5% family share for study in India is the usual model-scheme figure, not one from the bank's own page.",
    benchmark: "RLLR",
    concession: null,
    rateType: "floating",
    currency: "INR",
    rateMin: 8.2,
    rateMax: 12.75,
    amountMin: null,
    securedMax: null,
    unsecuredMax: 750_000,
    feeFlat: 700,
    feePctMax: null,
    tenureMaxMonths: 180,
    graceMonths: 12,
    marginIndiaPct: 5,
    marginAbroadPct: 15,
    studyInIndia: true,
    studyAbroad: true,
    sources: [
      {
        source: "https://www.pnbindia.in/hi/pnb-udaan.html",
        covers: "scheme terms",
        asOf: "undated page (read 2026-11)",
      },
      { source: "propelld.com/blog/pnb-education-loan", covers: "rate", asOf: "2025-11-27" },
      { source: "foreignadmits.com", covers: "time", asOf: "undated page (read 2026-11)" },
    ],
  },
  texts: {
    eligibility: [
      point("Student", "Confirmed admission to a course"),
      point(
        "Amount and security",
        "What the course needs: PNB Udaan has no fixed upper limit",
        "Up to ₹7.5 lakh without security",
        "Security for anything above ₹7.5 lakh",
      ),
      point("Family's share", "Nothing up to ₹4 lakh", "15% above that for study abroad"),
      point(
        "Ask the bank",
        "Which countries it lends for: no list is published",
        "How it values the security, since that decides the amount",
      ),
    ],
    benefits: [
      point(
        "The lowest starting rate here",
        "From 8.20% a year on a source of 27 November 2025; the range goes up to 12.75%.",
      ),
      point("No fixed upper limit", "The amount follows the cost of the course and the security."),
      point("Small charges", "No processing fee is stated, only documentation charges of ₹450 + GST and ₹250 + GST."),
      point("A full year after the course", "Repayment starts one year after the course ends."),
    ],
    applyBenefits: whyThroughUs("the bank", {
      charges: "The bank's own documentation charges are ₹450 + GST and ₹250 + GST.",
      otherChoice:
        "PNB asks for security above ₹7.5 lakh. If you have none to give, the same file can go to a lender that asks for none.",
      dates:
        "Scheme terms come from the bank's Udaan page, the rate from a source of 27 November 2025, the processing time from an undated aggregator.",
    }),
    howToApply: steps({
      fit: "Since our form starts at ₹8 lakh, expect to give security here. Decide as a family which property, deposit or policy that will be.",
      papers:
        "Upload the papers below. Security papers with valuation and legal report take the longest, so begin with those.",
      choose: "At the bank selection stage pick Punjab National Bank. An aggregator speaks of 7 to 10 days.",
      offer:
        "The range from 8.20% to 12.75% is wide: look in the Key Facts Statement for the rate that applies to you.",
    }),
    documents: usualDocuments("Punjab National Bank", { secured: true }),
    loanRepayment: [
      point("While you study", "Simple interest builds up, as in the model scheme of the Indian Banks' Association."),
      point("Repayment holiday", "The course and 1 year after it."),
      point("Instalments", "Up to 15 years."),
      point("Repaying early", "Part or all of the loan, without a charge."),
    ],
    faqs: [
      {
        question: "What is PNB Udaan?",
        answer:
          "It is Punjab National Bank's education loan for study abroad. The amount follows your need; there is no fixed upper limit.",
      },
      {
        question: "Can I get a PNB loan of ₹20 lakh without collateral?",
        answer:
          "Not on the terms we found: without security the limit is ₹7.5 lakh. For ₹20 lakh the bank asks for security.",
      },
      {
        question: "What does PNB charge at the start?",
        answer: "No processing fee is stated. Documentation costs ₹450 + GST and ₹250 + GST.",
      },
      {
        question: "How much interest builds up before I start repaying?",
        answer:
          "As an example, ₹20 lakh paid out on the first day at 8.20% gathers ₹4,92,000 of simple interest over a 24-month course and the 12-month holiday. At 12.75% it is ₹7,65,000.",
      },
    ],
  },
  rules: [
    indiaAndAbroad(PNB),
    withoutSecurity(750_000, "Lends up to ₹7.5 lakh without security.", GIVE_SECURITY, PNB),
    admitted(PNB),
    someCoApplicant(),
  ],
};
