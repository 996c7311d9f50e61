import { BARRED_FOR_BANKS, NO_CHARGE_BY_BANKS, USUAL_PAPERS } from "@/prisma/seed-data/common-sources";
import { READ_THE_STATEMENT, bankTexts } from "@/prisma/seed-data/kind-texts";
import { type LenderSeed, read } from "@/prisma/seed-data/lender-seed";
import { point } from "@/prisma/seed-data/texts";

export const tamilnadMercantileBank: LenderSeed = {
  lender: {
    id: "tamilnad-mercantile-bank",
    name: "Tamilnad Mercantile Bank",
    kind: "privateBank",
    initials: "TMB",
    earlyRepayment: "No charge on a floating rate",
  },
  schemes: [
    {
      slug: "india",
      name: "TMB Education Loan, India",
      inIndia: true,
      admission: "admitted",
      coApplicant: "expected",
      securedMax: 1_000_000,
      securityNote: "More by course; security worth 125% where it is asked",
      marginIndiaPct: 5,
      marginNote: "Nil up to ₹4 lakh",
      tenureMaxMonths: 180,
      tenureNote: "Not counting the moratorium",
      graceMonths: 12,
      studyNote: "Interest need not be paid in the holiday",
      ...NO_CHARGE_BY_BANKS,
      conflicts: "One broker's page only. It may lend on an invitation or a conditional offer.",
      rates: [
        {
          fromPct: 9,
          toPct: 14,
          type: "floating",
          note: "12% to 14% without security",
          ...read("https://www.wemakescholars.com/education-loan/tamilnad-mercantile-bank", null, "low"),
        },
      ],
    },
    {
      slug: "abroad",
      name: "TMB Education Loan, abroad",
      abroad: "any",
      admission: "admitted",
      coApplicant: "expected",
      securedMax: 2_000_000,
      securityNote: "More by course; security worth 125% where it is asked",
      marginAbroadPct: 15,
      marginNote: "Nil up to ₹4 lakh",
      tenureMaxMonths: 180,
      tenureNote: "Not counting the moratorium",
      graceMonths: 12,
      studyNote: "Interest need not be paid in the holiday",
      ...NO_CHARGE_BY_BANKS,
      conflicts: "One broker's page only. It may lend on an invitation or a conditional offer.",
      rates: [
        {
          fromPct: 9,
          toPct: 14,
          type: "floating",
          note: "12% to 14% without security",
          ...read("https://www.wemakescholars.com/education-loan/tamilnad-mercantile-bank", null, "low"),
        },
      ],
    },
  ],
  sources: [
    {
      covers: ["secured", "tenure", "grace", "admission", "countries", "studying"],
      ...read("https://www.wemakescholars.com/education-loan/tamilnad-mercantile-bank", null, "low"),
    },
    {
      covers: ["margin"],
      ...read("https://career.webindia123.com/career/educationloans/tnmbank/intro.htm", null, "low"),
    },
    BARRED_FOR_BANKS,
    USUAL_PAPERS,
  ],
  texts: bankTexts({
    name: "Tamilnad Mercantile Bank",
    inside: "the bank",
    eligibility: [
      point("Student", "An offer or an admit letter"),
      point(
        "Ask the bank",
        "Whether it lends on an invitation or a conditional offer, as a broker says",
        "What security it wants",
      ),
    ],
    benefits: [
      point("Nothing while you study", "By a broker's page interest need not be paid in the holiday."),
      point(
        "Nothing for repaying early",
        "On a floating rate you may repay part or all of the loan early for nothing.",
      ),
    ],
    fit: "Ask for the rate with and without security: a broker names a wide range.",

    offer: READ_THE_STATEMENT,
    studying:
      "A broker's page says that nothing need be paid. Whether the interest compounds: not stated on the pages we read.",
    early: "Floating loans to individuals are free of charges for it.",
    dates: "Almost all figures are one broker's, without a date.",

    faqs: [
      {
        question: "How sure are these figures?",
        answer: "Not very: one broker's page without a date. They get no place number, and the bank decides.",
      },
    ],
  }),
};
