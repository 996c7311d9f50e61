import type { LenderSeed } from "@/prisma/seed-data/lender-seed";
import { point, steps, usualDocuments, whyThroughUs } from "@/prisma/seed-data/texts";

const LENDERS_PAGE = "https://www.credila.com/education-loan-application-process";
const FLY = "fly.finance";

export const credila: LenderSeed = {
  lender: {
    id: "credila",
    name: "Credila",
    kind: "nbfc",
    initials: "CR",
    loanProcessingTime: "7 to 10 days",
    collateral: "Optional",
    earlyRepayment: "No charge for repaying part or all of the loan early",
  },
  schemes: [
    {
      slug: "education-loan",
      name: "Education loan (formerly HDFC Credila)",
      inIndia: true,
      abroad: "open",
      coApplicant: "earning",
      securityNote: "No fixed maximum is published",
      feePctMax: 1.25,
      marginIndiaPct: 0,
      marginAbroadPct: 0,
      tenureMaxMonths: 180,
      graceMonths: 12,
      prepaymentPct: 0,
      prepaymentNote: "Floating loans to individuals: charges are barred since 2014 (NBFCs)",
      conflicts:
        "Rates: the lender's own page, without a date, gives 9.95% with and 11.25% without security; a broker's page of 8 July 2025 9.50% to 11% with and 10.75% to 12.25% without; a list of 2026 8.95% as the lowest, another 11% and more.",
      rates: [
        {
          fromPct: 9.75,
          type: "floating",
          security: "with",
          note: "Hangs on the lender's own benchmark rate.",
          source: FLY,
          publishedOn: "2025-08-21",
          confidence: "low",
        },
        {
          fromPct: 11.25,
          type: "floating",
          security: "without",
          note: "Hangs on the lender's own benchmark rate.",
          source: FLY,
          publishedOn: "2025-08-21",
          confidence: "medium",
        },
      ],
    },
  ],
  sources: [
    {
      covers: ["secured", "fee", "margin", "tenure", "countries", "coApplicant", "collateral"],
      source: LENDERS_PAGE,
      publishedOn: null,
      confidence: "medium",
    },
    { covers: ["grace"], source: "collegedunia.com", publishedOn: null, confidence: "low" },
    { covers: ["time"], source: "propelld.com", publishedOn: null, confidence: "low" },
    { covers: ["prepayment"], source: "RBI/2019-20/30", publishedOn: "2019-08-02", confidence: "high" },
  ],
  texts: {
    eligibility: [
      point("Student", "Indian citizen", "At least 16 years old when the money is paid out"),
      point("Co-applicant", "A co-borrower who earns"),
      point(
        "Amount and security",
        "Security is optional; without it the amount depends on your profile",
        "No largest amount is published, with or without security",
      ),
      point("Where you study", "India and more than 35 countries; we found no list of them, so ask for yours"),
    ],
    benefits: [
      point(
        "No fixed maximum",
        "None is published, with or without security. Without security the amount depends on your profile, so it is no promise.",
      ),
      point(
        "Open to 16-year-olds",
        "The student must be at least 16 when the money is paid out; many courses start before 18.",
      ),
      point("No early-repayment charge", "Repaying part or all of the loan early costs nothing extra."),
    ],
    applyBenefits: whyThroughUs("Credila", {
      charges: "The lender's own fee stands above.",
      otherChoice:
        "The rate with security starts lower than without. If you have security, let the same file go to a public bank too, and compare.",
      dates:
        "The rates come from a dated page of a broker, the fee and the repayment time from a page of the lender without a date. Each figure above says which.",
    }),
    howToApply: steps({
      fit: "You need a co-borrower with an income. Decide whether you offer security: it lowers the starting rate.",
      papers:
        "Upload the papers below. Without security the amount depends on your profile, so make the income papers complete.",
      choose:
        "We have no agreement with Credila. Hand the file in at a branch or on the lender's own site, or ask us to ask there for you. The time above is a broker's figure, so ask for a date.",
      offer:
        "As no upper limits are published, read the Key Facts Statement with care: your rate, the fee, and the amount that really reaches the college.",
    }),
    documents: usualDocuments("Credila", { secured: true }),
    loanRepayment: [
      point(
        "While you study",
        "Not stated on the pages we read. Ask whether interest is due every month, and whether it is simple or compounded.",
      ),
      point("Repayment holiday", "The course and the months after it that stand above."),
      point(
        "Repaying early",
        "Part or all of the loan. An NBFC may take no charge for it on a floating loan to a person.",
      ),
    ],
    faqs: [
      {
        question: "How much can I borrow from Credila?",
        answer:
          "No maximum is published, with or without security. Without security the amount depends on your profile, so ask before you plan with a large sum.",
      },
      {
        question: "What does security change?",
        answer: "The starting rate: both stand above. A difference of 1%, for example, is ₹20,000 a year on ₹20 lakh.",
      },
      {
        question: "Can I apply if I am under 18?",
        answer:
          "Credila's own rule is at least 16 years at the time the money is paid out, with a co-borrower who earns.",
      },
      {
        question: "Can I deduct the interest from my income tax?",
        answer:
          "Under the old tax regime, and only if the government has notified the lender for section 80E. Loans of banks count; of NBFCs only those notified do. Ask Credila for the notification before you count on it.",
      },
      {
        question: "Is Credila part of HDFC Bank?",
        answer:
          "It was formerly called HDFC Credila. HDFC Bank gives education loans of its own, with other rates and limits; both are on our list.",
      },
    ],
  },
};
