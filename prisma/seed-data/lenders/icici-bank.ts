import type { LenderSeed } from "@/prisma/seed-data/lender-seed";
import {
  admitted,
  atMost,
  GIVE_SECURITY,
  indiaAndAbroad,
  someCoApplicant,
  withoutSecurity,
} from "@/prisma/seed-data/rules";
import { point, steps, whyThroughUs } from "@/prisma/seed-data/texts";

const ICICI = "https://www.icicibank.com/personal-banking/loans/education-loan/interest-rates";

export const iciciBank: LenderSeed = {
  facts: {
    id: "icici-bank",
    name: "ICICI Bank",
    type: "Private bank",
    kind: "bank",
    scheme: "Education loan",
    initials: "IB",
    interestRate: "9.50% a year, floating (up to 14.25%)",
    loanAmount: "Up to ₹1 crore (India), ₹3 crore (abroad)",
    securedLoanAmount: "Up to ₹3 crore",
    unsecuredLoanAmount: "Up to ₹1 crore at premier institutes",
    margin: "Nil at premier institutes; 15% others",
    processingFee: "Up to 2%; CERSAI ₹100; administrative charge ₹5,000 or 0.25%, lower of the two",
    loanProcessingTime: null,
    loanTenure: "UG 10 years (12 secured); PG 12 years (14 secured)",
    prepaymentCharges: "No restriction on part or full prepayment",
    earlyRepayment: "No restriction on repaying part or all of the loan early",
    repaymentHoliday: "Course + up to 12 months",
    paymentStudyPeriod: null,
    collateral: "Fixed deposit or property, by institute tier",
    countriesCovered: "India and abroad",
    source: "https://www.icicibank.com/personal-banking/loans/education-loan/interest-rates",
    asOf: "2024-09 (actual rates)",
    confidence: "high",
    conflicts:
      "Tenure split (unsecured/secured) inferred from the order in which the page lists 10/12 and 12/14 years. An older page of the same bank shows no margin up to ₹20 lakh and 11.5%.",
    benchmark: "repo",
    concession: null,
    rateType: "floating",
    currency: "INR",
    rateMin: 9.5,
    rateMax: 14.25,
    amountMin: null,
    securedMax: 30_000_000,
    unsecuredMax: 10_000_000,
    feeFlat: null,
    feePctMax: 2,
    tenureMaxMonths: 168,
    graceMonths: 12,
    marginIndiaPct: 15,
    marginAbroadPct: 15,
    studyInIndia: true,
    studyAbroad: true,
    sources: [
      {
        source: "https://www.icicibank.com/personal-banking/loans/education-loan/interest-rates",
        covers: "all",
        asOf: "2024-09",
      },
    ],
  },
  texts: {
    eligibility: [
      point("Student", "12th standard passed", "An admission letter or an invite from the institute"),
      point(
        "Amount and security",
        "Up to ₹1 crore for study in India, up to ₹3 crore abroad",
        "Up to ₹1 crore without security at premier institutes",
        "Otherwise a fixed deposit or property, by the tier of your institute",
      ),
      point("Family's share", "Nothing at premier institutes", "15% of the cost elsewhere"),
      point("Co-applicant", "Proof of income, depending on the course"),
    ],
    benefits: [
      point(
        "Real rates, published",
        "The bank prints what it actually charged: 9.50% to 14.25% from July to September 2024, 11.26% on average.",
      ),
      point(
        "₹1 crore without security",
        "At premier institutes, the highest limit without security of the private banks here, together with IDFC FIRST Bank.",
      ),
      point("No restriction on early repayment", "You may repay part or all of the loan when you can."),
      point("Admission or invite is enough", "The bank accepts an invite as well as an admission letter."),
    ],
    applyBenefits: whyThroughUs("the bank", {
      charges:
        "The bank's own charges are a fee up to 2%, ₹100 for CERSAI, and an administrative charge of ₹5,000 or 0.25%, whichever is lower.",
      otherChoice:
        "The offer depends on the tier of your institute. If yours is not in a top tier, compare with a bank that asks for 5% instead of 15% as the family's share.",
      dates:
        "Everything here comes from one page of the bank, with rates of July to September 2024. Rates were cut in 2025, so ask for today's.",
    }),
    howToApply: steps({
      fit: "Ask the bank for the tier of your institute: it decides the security, the family's share and the rate.",
      papers:
        "Upload KYC of student and co-applicant, all marksheets, the admission letter and the fee structure. Income proof of the co-applicant depends on the course.",
      choose: "At the bank selection stage pick ICICI Bank. We found no published processing time, so ask for a date.",
      offer:
        "Compare the rate with the average of 11.26%, and look in the Key Facts Statement for all three charges: processing fee, CERSAI and administrative charge.",
    }),
    documents: [
      point(
        "Student",
        "KYC papers: PAN card and Aadhaar (a masked copy is fine on Dakhila) or passport",
        "10th, 12th, graduation and entrance test marksheets",
      ),
      point("Admission", "Admission letter", "Fee structure of the institute"),
      point("Co-applicant", "KYC papers", "Proof of income, depending on the course"),
      point(
        "Collateral, for a secured loan",
        "Property papers, with a valuation report and a legal report",
        "Or the papers of the fixed deposit or insurance policy that you pledge",
      ),
      point(
        "About this list",
        "It follows the page on which the bank prints its rates of 2024. The bank may ask for more.",
      ),
    ],
    loanRepayment: [
      point(
        "While you study",
        "Not stated on the page we read. Ask whether interest is due every month, and whether it is simple or compounded.",
      ),
      point("Repayment holiday", "The course and up to 12 months after it."),
      point(
        "Instalments",
        "Undergraduate: 10 years, 12 with security",
        "Postgraduate: 12 years, 14 with security",
        "Which figure goes with security is our reading of the page",
      ),
      point("Repaying early", "Part or all of the loan, without restriction."),
    ],
    faqs: [
      {
        question: "What rate do students really pay at ICICI Bank?",
        answer:
          "From July to September 2024 the bank charged between 9.50% and 14.25% a year, 11.26% on average. The stated rule is the repo rate plus 3.75% onwards.",
      },
      {
        question: "How much can I borrow without collateral?",
        answer:
          "Up to ₹1 crore at premier institutes. At others the bank asks for a fixed deposit or property, by the tier of the institute.",
      },
      {
        question: "What charges come with the loan?",
        answer:
          "A processing fee up to 2%, ₹100 for the CERSAI registration, and an administrative charge of ₹5,000 or 0.25%, whichever is lower.",
      },
      {
        question: "How long can I take to repay?",
        answer:
          "For undergraduate courses 10 years, or 12 with security; for postgraduate courses 12 years, or 14 with security. The holiday is the course and up to 12 months.",
      },
    ],
  },
  rules: [
    indiaAndAbroad(ICICI),
    atMost(30_000_000, "Lends up to ₹3 crore for study abroad, ₹1 crore in India.", "Ask for ₹3 crore or less.", ICICI),
    withoutSecurity(
      10_000_000,
      "Up to ₹1 crore without security at premier institutes; for others a fixed deposit or property is asked.",
      GIVE_SECURITY,
      ICICI,
    ),
    admitted(ICICI, "Lends on an admission letter or an invite."),
    someCoApplicant(ICICI),
  ],
};
