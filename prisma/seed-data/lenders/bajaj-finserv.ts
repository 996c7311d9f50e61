import { READ_THE_STATEMENT, bankTexts } from "@/prisma/seed-data/kind-texts";
import { type LenderSeed, read } from "@/prisma/seed-data/lender-seed";
import { point } from "@/prisma/seed-data/texts";

export const bajajFinserv: LenderSeed = {
  lender: {
    id: "bajaj-finserv",
    name: "Bajaj Finserv",
    kind: "nbfc",
    initials: "BF",
    loanProcessingTime: "Paid out within 72 hours of approval",
    collateral: "Always",
    earlyRepayment: "No charge on a floating rate",
  },
  schemes: [
    {
      slug: "property",
      name: "Loan against property, used for education",
      inIndia: true,
      abroad: "any",
      onlyIf:
        "you own property in a city that the lender serves; this is a loan against property, not an education loan, and no repayment holiday is named",
      admission: "anyStage",
      coApplicant: "earning",
      securedMax: 105_000_000,
      unsecuredMax: 0,
      feePctMax: 3.54,
      feeNote: "Taxes included",
      tenureMaxMonths: 180,
      prepaymentPct: 0,
      prepaymentNote: "For individuals on a floating rate",
      conflicts:
        "A guide of November 2025 says 8% to 20%. The owner is 25 to 70 years old. Interest may not count for the education-loan deduction: ask.",
      rates: [
        {
          fromPct: 9,
          toPct: 14,
          type: "floating",
          ...read("https://www.bajajfinserv.in/loan-against-property", null, "medium"),
        },
      ],
    },
  ],
  sources: [
    {
      covers: ["secured", "tenure", "prepayment", "time"],
      ...read("https://www.bajajfinserv.in/loan-against-property", null, "medium"),
    },
    {
      covers: ["fee"],
      ...read("https://www.bankbazaar.com/bajaj-finserv-education-loan-scheme.html", "2025-11-19", "medium"),
    },
    {
      covers: ["collateral", "unsecured", "onlyIf", "countries", "coApplicant", "admission"],
      ...read("https://www.bajajhousingfinance.in/loan-against-property-for-education", null, "medium"),
    },
  ],
  texts: bankTexts({
    name: "Bajaj Finserv",
    inside: "the lender",
    eligibility: [
      point("Owner", "Property in a city that the lender serves, and an income"),
      point("Student", "No admission is asked for: the money may be used for anything"),
    ],
    benefits: [
      point("No purpose is asked", "So it can be paid before admission or a visa."),
      point("Nothing for repaying early", "For individuals on a floating rate, by the lender's page."),
    ],
    fit: "Take it only if an education loan is not to be had: there is no holiday while you study, and the property stands for it.",
    time: "The time above is the lender's own: from the approval to the payout.",
    offer: READ_THE_STATEMENT,
    studying:
      "Instalments begin at once: no repayment holiday is named. Whether interest alone can be paid: not stated on the pages we read.",
    early: "Free for individuals on a floating rate, by the lender's page.",
    dates:
      "Each figure names the page that it comes from and whose page that is. Where it carries no date, its age is unknown: ask for today's.",

    faqs: [
      {
        question: "Is this an education loan?",
        answer:
          "No. It is a loan against property. The deduction of interest for education loans may not hold for it: ask a tax adviser.",
      },
    ],
  }),
};
