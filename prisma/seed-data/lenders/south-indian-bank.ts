import { BARRED_FOR_BANKS, NO_CHARGE_BY_BANKS } from "@/prisma/seed-data/common-sources";
import { READ_THE_STATEMENT, bankTexts } from "@/prisma/seed-data/kind-texts";
import { type LenderSeed, read } from "@/prisma/seed-data/lender-seed";
import { point } from "@/prisma/seed-data/texts";

export const southIndianBank: LenderSeed = {
  lender: {
    id: "south-indian-bank",
    name: "South Indian Bank",
    kind: "privateBank",
    initials: "SIB",
    collateral: "Always for this scheme",
    earlyRepayment: "No charge on a floating rate",
  },
  schemes: [
    {
      slug: "global-education",
      name: "SIB Global Education (study abroad)",
      abroad: "any",
      onlyIf: "you are 18 to 30 years old, or up to 40 with a repayment of at most 7 years",
      admission: "admitted",
      coApplicant: "earning",
      amountMin: 750_001,
      securedMax: 15_000_000,
      unsecuredMax: 0,
      securityNote:
        "Built property worth 125% of the loan and of the interest added in the holiday, vacant land 150% (at most 20 cents)",
      feePctMax: 1,
      feeNote: "By an older page of the bank, with an obligatory life cover",
      marginAbroadPct: 15,
      tenureMaxMonths: 180,
      tenureNote: "Not counting the moratorium. For loans up to ₹75 lakh: 10 years",
      graceMonths: 6,
      studyInterest: "compound",
      ...NO_CHARGE_BY_BANKS,
      concession: "0.50% for women, by an older page",
      conflicts:
        "An older page of the bank says a margin of 25%, loans from ₹20 lakh and security worth the loan instead of 125%.",
      rates: [
        {
          fromPct: 9.5,
          type: "floating",
          ...read("https://kintsugi-cybercup.pages.dev", null, "low"),
        },
      ],
    },
  ],
  sources: [
    {
      covers: [
        "secured",
        "unsecured",
        "minimum",
        "collateral",
        "margin",
        "tenure",
        "grace",
        "studying",
        "coApplicant",
        "onlyIf",
        "countries",
        "admission",
      ],
      ...read("https://www.southindianbank.com/content/personal-banking/sib-global-education/3712", null, "medium"),
    },
    {
      covers: ["fee", "concession"],
      ...read("https://www.southindianbank.com/content/nri-banking/sib-global-education/3727", null, "low"),
      isOlder: true,
    },
    BARRED_FOR_BANKS,
  ],
  texts: bankTexts({
    name: "South Indian Bank",
    inside: "the bank",
    eligibility: [
      point("Student", "An offer or an admit letter for study abroad", "The age in the facts"),
      point("Security", "Always, worth more than the loan and the interest of the holiday"),
      point("Co-applicant", "Needed, with an income"),
    ],
    benefits: [
      point(
        "Terms in the open",
        "The bank's page says how interest builds up, what security is worth and how long the holiday is.",
      ),
      point(
        "Nothing for repaying early",
        "On a floating rate you may repay part or all of the loan early for nothing.",
      ),
    ],
    fit: "Have the property valued first: the loan hangs on it.",

    offer: READ_THE_STATEMENT,
    studying:
      "Interest builds up with interest on it: the bank's page says compound interest. Paying the interest while you study saves that.",
    early: "Floating loans to individuals are free of charges for it.",
    dates:
      "The terms stand on the bank's own page, without a date; the rate only in a table of others. Ask for today's.",

    faqs: [
      {
        question: "What does compound interest cost me?",
        answer:
          "An example with a made-up rate: ₹10 lakh at 10% a year grow to about ₹12.20 lakh in 24 months compounded monthly, and to ₹12 lakh with simple interest.",
      },
    ],
  }),
};
