import { BARRED_FOR_BANKS, NO_CHARGE_BY_BANKS, USUAL_PAPERS } from "@/prisma/seed-data/common-sources";
import { NOT_STATED, READ_THE_STATEMENT, bankTexts } from "@/prisma/seed-data/kind-texts";
import { type LenderSeed, read } from "@/prisma/seed-data/lender-seed";
import { point } from "@/prisma/seed-data/texts";

export const idbiBank: LenderSeed = {
  lender: {
    id: "idbi-bank",
    name: "IDBI Bank",
    kind: "privateBank",
    initials: "IDB",
    collateral: "Above ₹7.5 lakh",
    earlyRepayment: "No charge on a floating rate",
  },
  schemes: [
    {
      slug: "abroad",
      name: "Education loan, abroad",
      abroad: "open",
      admission: "admitted",
      coApplicant: "expected",
      securedMax: 7_500_000,
      unsecuredMax: 750_000,
      securityNote: "₹75 lakh for countries that the bank has selected, ₹30 lakh for others",
      feePctMax: 1,
      feeFlat: 5000,
      feeNote: "Given back when the loan is paid out",
      marginAbroadPct: 15,
      marginNote: "Nil up to ₹4 lakh; 20% above ₹7.5 lakh by one page",
      tenureMaxMonths: 180,
      graceMonths: 12,
      ...NO_CHARGE_BY_BANKS,
      concession:
        "0.50% for female students; 0.25% for customers, disabled students, SC/ST; 1% when interest is paid during the moratorium",
      conflicts:
        "A page of 2025 starts at 8.50%, another ends at 13%. All are from before the cuts of June and December 2025. A guide counts the bank as a public one.",
      rates: [
        {
          fromPct: 10.65,
          type: "floating",
          institute: "listed",
          aboveAmount: 750_000,
          ...read("https://propelld.com/site/blog/check-idbi-education-loan", "2025-03-21", "medium"),
        },
        {
          fromPct: 11.15,
          type: "floating",
          institute: "other",
          ...read("https://propelld.com/site/blog/check-idbi-education-loan", "2025-03-21", "medium"),
        },
      ],
    },
    {
      slug: "india",
      name: "Education loan, India",
      inIndia: true,
      admission: "admitted",
      coApplicant: "expected",
      securedMax: 2_000_000,
      feePctMax: 1,
      feeFlat: 5000,
      feeNote: "Given back when the loan is paid out",
      tenureMaxMonths: 180,
      graceMonths: 12,
      ...NO_CHARGE_BY_BANKS,
      concession: "0.50% for female students; 0.25% for customers, disabled students, SC/ST",
      rates: [
        {
          fromPct: 8.55,
          type: "floating",
          institute: "listed",
          note: "The bank's lowest; the page ties it to no scheme",
          ...read("https://propelld.com/site/blog/check-idbi-education-loan", "2025-03-21", "low"),
        },
        {
          fromPct: 11.15,
          type: "floating",
          institute: "other",
          ...read("https://propelld.com/site/blog/check-idbi-education-loan", "2025-03-21", "medium"),
        },
      ],
    },
  ],
  sources: [
    {
      scheme: "abroad",
      covers: ["secured", "fee", "margin", "tenure", "grace", "countries", "admission"],
      ...read("https://propelld.com/site/blog/check-idbi-education-loan", "2025-03-21", "medium"),
    },
    {
      covers: ["concession"],
      ...read("https://leverageedu.com/learn/idbi-bank-education-loan-interest-rate/", "2025-05-20", "medium"),
    },
    {
      scheme: "abroad",
      covers: ["margin", "unsecured", "collateral"],
      ...read("https://www.nomadcredit.com/blog/idbi-bank-education-loan", null, "low"),
    },
    {
      scheme: "india",
      covers: ["secured", "fee", "tenure", "grace", "countries", "admission"],
      ...read("https://propelld.com/site/blog/check-idbi-education-loan", "2025-03-21", "medium"),
    },
    BARRED_FOR_BANKS,
    USUAL_PAPERS,
  ],
  texts: bankTexts({
    name: "IDBI Bank",
    inside: "the bank",
    eligibility: [
      point("Student", "An offer or an admit letter"),
      point("Study abroad", "More for countries that the bank has selected: ask whether yours is one"),
      point("Study in India", "Premier institutes pay less"),
      point("Ask the bank", "Whether your institute or country is on its lists"),
    ],
    benefits: [
      point("The fee comes back", "It is given back when the loan is paid out."),
      point("Concessions", "For women, customers, students with a disability, SC and ST; they stand in the facts."),
      point(
        "Nothing for repaying early",
        "On a floating rate you may repay part or all of the loan early for nothing.",
      ),
    ],
    fit: "Ask whether your country or institute is on a list of the bank.",

    offer: READ_THE_STATEMENT,
    studying: NOT_STATED,
    early: "Floating loans to individuals are free of charges for it.",
    dates: "All figures are brokers' of spring 2025, before two cuts of the repo rate. Ask for today's.",

    faqs: [
      {
        question: "Is IDBI Bank a public or a private bank?",
        answer:
          "We list it as a private bank; one guide calls it a public one. Ask the bank if an application turns on it.",
      },
    ],
  }),
};
