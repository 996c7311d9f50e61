import { BARRED_FOR_BANKS, NO_CHARGE_BY_BANKS, USUAL_PAPERS } from "@/prisma/seed-data/common-sources";
import { NOT_STATED, READ_THE_STATEMENT, bankTexts } from "@/prisma/seed-data/kind-texts";
import { type LenderSeed, read } from "@/prisma/seed-data/lender-seed";
import { point } from "@/prisma/seed-data/texts";

export const karnatakaBank: LenderSeed = {
  lender: {
    id: "karnataka-bank",
    name: "Karnataka Bank",
    kind: "privateBank",
    initials: "KBL",
    earlyRepayment: "No charge on a floating rate",
  },
  schemes: [
    {
      slug: "vidyanidhi",
      name: "KBL Vidyanidhi (India and abroad)",
      inIndia: true,
      abroad: "any",
      admission: "admitted",
      coApplicant: "expected",
      securedMax: 2_000_000,
      securityNote: "What of it is lent without security is not on the page read",
      feePctMax: 2,
      feeNote: "1% to 2%; an insurance of 1% to 2% of the loan comes on top",
      marginIndiaPct: 5,
      marginAbroadPct: 15,
      marginNote: "Nil up to ₹4 lakh",
      tenureMaxMonths: 180,
      ...NO_CHARGE_BY_BANKS,
      concession: "Lower rates for female students",
      rates: [
        {
          fromPct: 10.48,
          type: "floating",
          ...read("https://propelld.com/site/blog/education-loan-in-karnataka", "2025-11-14", "medium"),
        },
      ],
    },
  ],
  sources: [
    {
      covers: ["secured", "fee", "margin", "tenure", "concession", "countries", "admission"],
      ...read("https://propelld.com/site/blog/education-loan-in-karnataka", "2025-11-14", "medium"),
    },
    BARRED_FOR_BANKS,
    USUAL_PAPERS,
  ],
  texts: bankTexts({
    name: "Karnataka Bank",
    inside: "the bank",
    eligibility: [
      point("Student", "An offer or an admit letter"),
      point("Ask the bank", "How much it lends without security: the page we read does not say"),
    ],
    benefits: [
      point("A page of late 2025", "The figures stand on a dated page."),
      point("Lower for women", "Rates for female students are lower."),
      point(
        "Nothing for repaying early",
        "On a floating rate you may repay part or all of the loan early for nothing.",
      ),
    ],
    fit: "Ask for the price with and without the insurance before you compare.",

    offer: READ_THE_STATEMENT,
    studying: NOT_STATED,
    early: "Floating loans to individuals are free of charges for it.",
    dates: "All figures stand on one dated page of a broker.",

    faqs: [
      {
        question: "Is the insurance a must?",
        answer: "The page says that it comes on top. Ask for the loan without it, and what it costs then.",
      },
    ],
  }),
};
