import { USUAL_PAPERS } from "@/prisma/seed-data/common-sources";
import { MEMBERSHIP, NOT_STATED, READ_A_COOPERATIVE_OFFER, bankTexts } from "@/prisma/seed-data/kind-texts";
import { type LenderSeed, read } from "@/prisma/seed-data/lender-seed";
import { point } from "@/prisma/seed-data/texts";

export const cosmosBank: LenderSeed = {
  lender: {
    id: "cosmos-bank",
    name: "Cosmos Co-operative Bank",
    kind: "cooperativeBank",
    initials: "COS",
    loanProcessingTime: "30 days, by a broker's page",
    earlyRepayment: "No charge, by a broker's page",
  },
  schemes: [
    {
      slug: "abroad",
      name: "Cosmo Education Loan, abroad",
      abroad: "any",
      admission: "admitted",
      coApplicant: "expected",
      securedMax: 12_500_000,
      feePctMax: 0.5,
      feeNote: "One page says 1%",
      marginAbroadPct: 0,
      marginNote: "Up to the whole cost",
      tenureMaxMonths: 180,
      tenureWithStudy: true,
      tenureNote: "That is for loans above ₹10 lakh, 10 years for smaller ones",
      graceMonths: 12,
      prepaymentPct: 0,
      concession: "Women pay less: see the rate",
      conflicts:
        "A broker (Sep 2025) says ₹1.5 crore abroad and ₹1 crore in India; another (Dec 2024) course + 6 months, 12 years and a fee of 1%.",
      rates: [
        {
          fromPct: 8.9,
          toPct: 9,
          type: "floating",
          note: "8.90% with a credit score above 750, 9.00% below. Women pay 8.50% and 8.75%",
          ...read("https://www.cosmosbank.com/interest-rates.aspx", "2025-06-10", "high"),
        },
      ],
    },
    {
      slug: "india",
      name: "Cosmo Education Loan, India",
      inIndia: true,
      admission: "admitted",
      coApplicant: "expected",
      securedMax: 5_000_000,
      marginIndiaPct: 0,
      tenureMaxMonths: 180,
      tenureWithStudy: true,
      tenureNote: "That is for loans above ₹10 lakh, 10 years for smaller ones",
      concession: "Women pay less: see the rate",
      rates: [
        {
          fromPct: 8.9,
          toPct: 9,
          type: "floating",
          note: "8.90% with a credit score above 750, 9.00% below. Women pay 8.50% and 8.75%",
          ...read("https://www.cosmosbank.com/interest-rates.aspx", "2025-06-10", "high"),
        },
      ],
    },
  ],
  sources: [
    { covers: ["concession"], ...read("https://www.cosmosbank.com/interest-rates.aspx", "2025-06-10", "high") },
    {
      scheme: "abroad",
      covers: ["secured", "margin", "tenure", "coApplicant", "admission", "countries"],
      ...read("https://www.cosmosbank.com/online-loans", null, "medium"),
    },
    {
      scheme: "abroad",
      covers: ["fee", "grace", "prepayment", "time"],
      ...read("https://fly.finance/blog/?p=13132", null, "low"),
    },
    {
      scheme: "india",
      covers: ["secured", "margin", "tenure", "countries", "admission"],
      ...read("https://www.cosmosbank.com/online-loans", null, "medium"),
    },
    USUAL_PAPERS,
  ],
  texts: bankTexts({
    name: "Cosmos Co-operative Bank",
    inside: "the bank",
    eligibility: [
      point("Student", "An offer or an admit letter"),
      point("Rate", "By the credit score, and lower for women"),
      point(
        "Ask the bank",
        "Whether it asks for security: the pages we read do not say",
        "Whether it lends where your family lives",
      ),
    ],
    benefits: [
      point("A card with a day", "The rates stand on the bank's own list with the day from which they hold."),
      point("The whole cost", "The bank lends up to the whole cost of the course."),
      point("Less for women", "Women pay less than men on the same card."),
    ],
    fit: "Know the credit score of the borrower first: it decides the rate.",
    time: "The time above is a broker's: ask the bank for a date.",
    offer: READ_A_COOPERATIVE_OFFER,
    studying: NOT_STATED,
    early: "Free by a broker's page; ask the bank.",
    dates:
      "The rates stand on the bank's own dated card; limits and terms on its page without a date or on brokers' pages. Each figure says which.",
    documents: [
      point(
        "Student and co-applicants",
        "Proof of identity and address",
        "Certificates of the education so far",
        "Admission letter",
      ),
      point("Co-applicants", "Income papers", "Bank statements of the last 6 months"),
      point("About this list", "As the bank names it; it may ask for more."),
    ],
    faqs: [
      {
        question: "Does the rate depend on who borrows?",
        answer: "Yes: on the credit score, and women pay less. Both stand beside the rate.",
      },
      MEMBERSHIP,
    ],
  }),
};
