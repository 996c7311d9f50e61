import type { LenderSeed } from "@/prisma/seed-data/lender-seed";
import { point, steps, usualDocuments, whyThroughUs } from "@/prisma/seed-data/texts";

const RATES_PAGE = "https://www.hdfc.bank.in/education-loan/interest-rates-and-charges";

const SAME_EVERYWHERE = {
  admission: "admitted",
  coApplicant: "expected",
  securedMax: 15_000_000,
  unsecuredTopMax: 5_000_000,
  unsecuredTopFor: "listed",
  unsecuredTopIf: "your institute is one of those that the bank has selected",
  feePctMax: 1,
  feeNilUpTo: 750_000,
  marginNote: "Nil up to ₹4 lakh",
  tenureMaxMonths: 180,
  graceMonths: 12,
  prepaymentPct: 0,
  benchmarkId: "repo",
  rates: [
    {
      fromPct: 10.5,
      type: "floating",
      note: "What the bank offers starts here. From January to March 2025 it really charged 10.00% to 13.03%, 11.61% on average.",
      source: RATES_PAGE,
      publishedOn: "2025-03",
      confidence: "high",
    },
  ],
} as const satisfies Partial<LenderSeed["schemes"][number]>;

export const hdfcBank: LenderSeed = {
  lender: {
    id: "hdfc-bank",
    name: "HDFC Bank",
    kind: "privateBank",
    initials: "HB",
    loanProcessingTime: "Within 15 days",
    collateral: "By institute and amount",
    earlyRepayment: "No charge for repaying part or all of the loan early",
    conflicts:
      "For January to March 2025 the bank's own page gives a lowest rate of 10.00% and a lowest yearly cost with charges (APR) of 8.97%, which lies below it.",
  },
  schemes: [
    { slug: "abroad", name: "Education loan, abroad", abroad: "any", marginAbroadPct: 15, ...SAME_EVERYWHERE },
    { slug: "india", name: "Education loan, India", inIndia: true, marginIndiaPct: 5, ...SAME_EVERYWHERE },
  ],
  sources: [
    {
      covers: ["fee", "prepayment", "tenure", "grace", "time"],
      source: RATES_PAGE,
      publishedOn: "2025-03",
      confidence: "high",
    },
    {
      covers: ["unsecured", "secured", "countries", "admission", "collateral"],
      source: "hdfcbank.com (tools page)",
      publishedOn: null,
      confidence: "medium",
    },
    { covers: ["margin"], source: "logintoloans.com", publishedOn: null, confidence: "low" },
    {
      covers: ["coApplicant"],
      source: "Papers that lenders' and brokers' lists agree on",
      publishedOn: null,
      confidence: "low",
    },
  ],
  texts: {
    eligibility: [
      point("Student", "Confirmed admission to a course in India or abroad"),
      point(
        "Amount and security",
        "The limit without security is for institutes that the bank has selected",
        "For others the security goes by institute and amount",
      ),
      point("Family's share", "Depends on the amount and on whether you study in India or abroad"),
      point(
        "Ask the bank",
        "Whether your institute is one of the selected ones",
        "Whether interest is due during the course",
      ),
    ],
    benefits: [
      point(
        "Real rates, published",
        "The bank prints what it charged in a quarter. It stands in the note beside the rate above.",
      ),
      point("Smaller share from the family in India", "The share for a course in India is lower than abroad."),
      point("A time to hold the bank to", "The bank's page names the days within which it handles an application."),
      point("No early-repayment charge", "Repaying part or all of the loan early costs nothing extra."),
    ],
    applyBenefits: whyThroughUs("the bank", {
      charges: "The bank's own fee goes by the amount and stands above.",
      otherChoice:
        "Do not confuse this bank with Credila, a separate company once called HDFC Credila. The same file can go to both.",
      dates:
        "Rate, fee and time come from a dated page of the bank, limits and the family's share from pages without a date. Each figure above says which.",
    }),
    howToApply: steps({
      fit: "Ask whether your institute is among the selected ones: without that, the limit without security above does not apply.",
      papers: "Upload the papers below. For study abroad, show where the family's share comes from.",
      choose:
        "We have no agreement with HDFC Bank. Hand the file in at a branch or on the bank's own site, or ask us to ask there for you. Ask when the days that the bank names begin to count.",
      offer:
        "Compare your rate with the average that the bank really charged. The Key Facts Statement must also show the late-payment charge, 18% a year on the page we read.",
    }),
    documents: usualDocuments("HDFC Bank", { secured: true }),
    loanRepayment: [
      point(
        "While you study",
        "Not stated on the pages we read. Ask whether interest is due every month, and whether it is simple or compounded.",
      ),
      point("Repayment holiday", "The course and the months after it that stand above."),
      point("Repaying early", "Part or all of the loan, without a charge."),
      point("Paying late", "18% a year, on the bank's own page of January to March 2025."),
    ],
    faqs: [
      {
        question: "What rate do students really pay at HDFC Bank?",
        answer:
          "The rate above is where the bank's offer starts. The note beside it gives what the bank charged in a quarter: the lowest, the highest and the average. Take the average as the likelier figure.",
      },
      {
        question: "Can I get a loan without collateral?",
        answer:
          "Up to the figure above at institutes that the bank has selected, so ask whether yours is one. At others the security depends on the institute and the amount.",
      },
      {
        question: "Is HDFC Bank the same as HDFC Credila?",
        answer:
          "No. Credila, formerly HDFC Credila, is a separate company with its own rates and rules. It has its own page here.",
      },
      {
        question: "What happens if an instalment is late?",
        answer:
          "The page we read states a late-payment charge of 18% a year. If you see trouble coming, speak to the bank before the date.",
      },
    ],
  },
};
