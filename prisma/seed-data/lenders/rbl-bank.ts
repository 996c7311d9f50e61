import { BARRED_FOR_BANKS, NO_CHARGE_BY_BANKS, USUAL_PAPERS } from "@/prisma/seed-data/common-sources";
import { NOT_STATED, READ_THE_STATEMENT, bankTexts } from "@/prisma/seed-data/kind-texts";
import { type LenderSeed, read } from "@/prisma/seed-data/lender-seed";
import { point } from "@/prisma/seed-data/texts";

export const rblBank: LenderSeed = {
  lender: {
    id: "rbl-bank",
    name: "RBL Bank",
    kind: "privateBank",
    initials: "RBL",
    earlyRepayment: "No charge on a floating rate",
  },
  schemes: [
    {
      slug: "education",
      name: "Education loan, abroad",
      abroad: "any",
      admission: "admitted",
      coApplicant: "expected",
      securedMax: 2_000_000,
      securityNote: "More can be tried",
      tenureMaxMonths: 180,
      ...NO_CHARGE_BY_BANKS,
      conflicts:
        "Figures of the bank itself are of 2020 (14.95% and more, ₹10 lakh in India); a broker says from 10% and up to ₹2 crore.",
      rates: [
        {
          fromPct: 9,
          toPct: 11,
          type: "floating",
          security: "with",
          ...read("https://wemakescholars.com/education-loan/rbl", null, "low"),
        },
        {
          fromPct: 12,
          toPct: 14,
          type: "floating",
          security: "without",
          ...read("https://wemakescholars.com/education-loan/rbl", null, "low"),
        },
      ],
    },
  ],
  sources: [
    {
      covers: ["secured", "tenure", "countries", "admission"],
      ...read("https://wemakescholars.com/education-loan/rbl", null, "low"),
    },
    BARRED_FOR_BANKS,
    USUAL_PAPERS,
  ],
  texts: bankTexts({
    name: "RBL Bank",
    inside: "the bank",
    eligibility: [
      point("Student", "An offer or an admit letter"),
      point("Study in India", "Only figures of 2020 were found, so no scheme is shown"),
      point("Ask the bank", "Whether it still gives education loans"),
    ],
    benefits: [
      point("With and without security", "A broker names a rate for each."),
      point(
        "Nothing for repaying early",
        "On a floating rate you may repay part or all of the loan early for nothing.",
      ),
    ],
    fit: "Ask the bank first whether it lends for study at all: no page of it was found.",

    offer: READ_THE_STATEMENT,
    studying: NOT_STATED,
    early: "Floating loans to individuals are free of charges for it.",
    dates: "All figures are one broker's, without a date: the weakest of this list.",

    faqs: [
      {
        question: "Should I rely on this page?",
        answer: "No more than on a hint. No page of the bank was found; ask it before you plan with it.",
      },
    ],
  }),
};
