import type { LenderSeed } from "@/prisma/seed-data/lender-seed";
import { point, steps, usualDocuments, whyThroughUs } from "@/prisma/seed-data/texts";

const LOAN_PAGE = "https://www.tatacapital.com/education-loan.html";
const CHARGES_PAGE = "https://www.tatacapital.com/education-loan/rates-and-charges.html";

export const tataCapital: LenderSeed = {
  lender: {
    id: "tata-capital",
    name: "Tata Capital",
    kind: "nbfc",
    initials: "TC",
    collateral: "Optional up to the limit without security",
    earlyRepayment: "No charge for repaying part or all of the loan early",
  },
  schemes: [
    {
      slug: "education-loan",
      name: "Education loan",
      inIndia: true,
      abroad: "any",
      admission: "anyStage",
      coApplicant: "expected",
      securedMax: 20_000_000,
      unsecuredMax: 8_500_000,
      feePctMax: 2,
      marginIndiaPct: 15,
      marginAbroadPct: 15,
      marginNote: "Nil at premier institutes",
      tenureMaxMonths: 156,
      graceMonths: 12,
      prepaymentPct: 0,
      rates: [
        {
          fromPct: 9.5,
          toPct: 18,
          type: "floating",
          note: "The lender's own reference rate (RPLR) was 11.50% from 1 September 2024.",
          source: CHARGES_PAGE,
          publishedOn: "2024-09-01",
          confidence: "high",
        },
      ],
    },
  ],
  sources: [
    { covers: ["fee", "prepayment"], source: CHARGES_PAGE, publishedOn: "2024-09-01", confidence: "high" },
    {
      covers: ["unsecured", "secured", "margin", "tenure", "grace", "countries", "admission", "collateral"],
      source: LOAN_PAGE,
      publishedOn: null,
      confidence: "medium",
    },
    {
      covers: ["coApplicant"],
      source: "Papers that lenders' and brokers' lists agree on",
      publishedOn: null,
      confidence: "low",
    },
  ],
  texts: {
    eligibility: [
      point("Student", "A course in India or abroad", "The lender advertises a sanction before admission"),
      point(
        "Amount and security",
        "Security is optional up to the limit without it; with security the limit is higher",
      ),
      point("Family's share", "Depends on whether your institute counts as premier"),
      point(
        "Ask the lender",
        "Whether your institute counts as premier",
        "Where in the range of rates above you stand",
        "Whether it is notified for the tax deduction on interest (section 80E), if you want to claim it",
      ),
    ],
    benefits: [
      point("Security is optional", "Up to the limit without security that stands above."),
      point("Clear charges", "Rate range, fee and late charge are printed on the lender's own page."),
      point("No early-repayment charge", "Repaying part or all of the loan early costs nothing extra."),
      point("Sanction before admission", "You can know your limit before you have the offer in hand."),
    ],
    applyBenefits: whyThroughUs("Tata Capital", {
      charges: "The lender's own fee stands above.",
      otherChoice: "The range of rates is wide. With the same file you can get a bank's offer to hold beside it.",
      dates:
        "Rate, fee and late charge come from a page of the lender that names the day of its reference rate; limits and repayment time from a page without a date. Ask for today's.",
    }),
    howToApply: steps({
      fit: "Decide whether you need more than the limit without security: up to that, security is optional.",
      papers:
        "Upload the papers below. The rate depends on your profile, so add every test score and the co-applicant's full income papers.",
      choose:
        "We have no agreement with Tata Capital. Hand the file in at a branch or on the lender's own site, or ask us to ask there for you. We found no published processing time, so ask for a date.",
      offer:
        "Look in the Key Facts Statement for your rate in the range, and for the late charge: 3% a month on the page we read.",
    }),
    documents: usualDocuments("Tata Capital", { secured: true }),
    loanRepayment: [
      point(
        "While you study",
        "Not stated on the pages we read. Ask whether interest is due every month, and whether it is simple or compounded.",
      ),
      point("Repayment holiday", "The course and the months after it that stand above."),
      point("Repaying early", "Part or all of the loan, without a charge."),
      point("Paying late", "3% a month, which is 36% a year, on the lender's own page of September 2024."),
    ],
    faqs: [
      {
        question: "Does Tata Capital lend without collateral?",
        answer: "Yes, up to the limit above. With security the limit is higher; it stands beside it.",
      },
      {
        question: "What rate should I expect?",
        answer:
          "Only a range is published, from the lowest to the highest. Where you land depends on your profile, so get a figure in writing before you decide.",
      },
      {
        question: "What does a late instalment cost?",
        answer: "The page we read states 3% a month on what is late. That is 36% a year, so set up automatic payment.",
      },
      {
        question: "Can I deduct the interest from my income tax?",
        answer:
          "Under the old tax regime, and only if the government has notified the lender for section 80E. Loans of banks count; of NBFCs only those notified do. Ask Tata Capital for the notification before you count on it.",
      },
    ],
  },
};
