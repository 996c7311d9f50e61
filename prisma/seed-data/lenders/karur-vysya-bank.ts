import { BARRED_FOR_BANKS, NO_CHARGE_BY_BANKS, USUAL_PAPERS } from "@/prisma/seed-data/common-sources";
import { NOT_STATED, READ_THE_STATEMENT, bankTexts } from "@/prisma/seed-data/kind-texts";
import { type LenderSeed, read } from "@/prisma/seed-data/lender-seed";
import { point } from "@/prisma/seed-data/texts";

export const karurVysyaBank: LenderSeed = {
  lender: {
    id: "karur-vysya-bank",
    name: "Karur Vysya Bank",
    kind: "privateBank",
    initials: "KVB",
    collateral: "Above ₹7.5 lakh",
    earlyRepayment: "No charge on a floating rate",
  },
  schemes: [
    {
      slug: "india",
      name: "Educational Loan, India",
      inIndia: true,
      admission: "admitted",
      coApplicant: "expected",
      securedMax: 1_000_000,
      unsecuredMax: 750_000,
      securityNote: "None up to ₹4 lakh, a third party's guarantee up to ₹7.5 lakh, tangible security above",
      feePctMax: 0,
      marginIndiaPct: 5,
      marginNote: "Nil up to ₹4 lakh",
      tenureMaxMonths: 84,
      graceMonths: 12,
      ...NO_CHARGE_BY_BANKS,
      concession: "0.50% for girls",
      conflicts:
        "A broker sells a secured loan of the bank up to ₹1.5 crore from 11.50%, a table of 2025 says 9.99%. Its fee is ₹10,000 + GST. Management-quota seats are taken by an older page.",
      rates: [
        {
          fromPct: 11,
          toPct: 13.5,
          type: "floating",
          ...read("https://www.bankbazaar.com/karur-vysya-bank-education-loan.html", "2025-09-26", "medium"),
        },
      ],
    },
    {
      slug: "abroad",
      name: "Educational Loan, abroad",
      abroad: "any",
      admission: "admitted",
      coApplicant: "expected",
      securedMax: 2_000_000,
      unsecuredMax: 750_000,
      securityNote: "None up to ₹4 lakh, a third party's guarantee up to ₹7.5 lakh, tangible security above",
      feePctMax: 0,
      marginAbroadPct: 15,
      marginNote: "Nil up to ₹4 lakh",
      tenureMaxMonths: 84,
      graceMonths: 12,
      ...NO_CHARGE_BY_BANKS,
      concession: "0.50% for girls",
      conflicts:
        "A broker sells a secured loan of the bank up to ₹1.5 crore from 11.50%, a table of 2025 says 9.99%. Its fee is ₹10,000 + GST. Management-quota seats are taken by an older page.",
      rates: [
        {
          fromPct: 11,
          toPct: 13.5,
          type: "floating",
          ...read("https://www.bankbazaar.com/karur-vysya-bank-education-loan.html", "2025-09-26", "medium"),
        },
      ],
    },
    {
      slug: "secured",
      name: "Secured education loan through brokers",
      inIndia: true,
      abroad: "any",
      admission: "admitted",
      coApplicant: "expected",
      securedMax: 15_000_000,
      unsecuredMax: 0,
      securityNote: "Property or liquid assets",
      feeFlat: 10_000,
      ...NO_CHARGE_BY_BANKS,
      conflicts: "No page of the bank itself names this loan; a broker says from 11.50%.",
      rates: [
        {
          fromPct: 9.99,
          type: "floating",
          ...read("https://kintsugi-cybercup.pages.dev", null, "low"),
        },
      ],
    },
  ],
  sources: [
    {
      scheme: "india",
      covers: ["secured", "tenure", "countries"],
      ...read("https://www.bankbazaar.com/karur-vysya-bank-education-loan.html", "2025-09-26", "medium"),
    },
    {
      scheme: "abroad",
      covers: ["secured", "tenure", "countries"],
      ...read("https://www.bankbazaar.com/karur-vysya-bank-education-loan.html", "2025-09-26", "medium"),
    },
    {
      scheme: "india",
      covers: ["unsecured", "margin", "grace", "collateral", "admission"],
      ...read("collegesintamilnadu.com copy of the bank's page", null, "low"),
    },
    {
      scheme: "abroad",
      covers: ["unsecured", "margin", "grace", "collateral", "admission"],
      ...read("collegesintamilnadu.com copy of the bank's page", null, "low"),
    },
    {
      scheme: "india",
      covers: ["fee", "concession"],
      ...read("https://collegedunia.com/education-loan/33-karur-vysya-bank", null, "low"),
    },
    {
      scheme: "abroad",
      covers: ["fee", "concession"],
      ...read("https://collegedunia.com/education-loan/33-karur-vysya-bank", null, "low"),
    },
    {
      scheme: "secured",
      covers: ["secured", "unsecured", "collateral", "countries", "admission"],
      ...read(
        "https://businessnewsthisweek.com/business/karur-vysya-bank-education-loan-emi-plans-interest-rates-calculator",
        null,
        "low",
      ),
    },
    {
      scheme: "secured",
      covers: ["fee", "secured"],
      ...read("https://www.wemakescholars.com/education-loan/kerala", null, "low"),
    },
    BARRED_FOR_BANKS,
    USUAL_PAPERS,
  ],
  texts: bankTexts({
    name: "Karur Vysya Bank",
    inside: "the bank",
    eligibility: [
      point("Student", "An offer or an admit letter"),
      point("Security", "A guarantee for middle sums, tangible security above"),
      point("Ask the bank", "Whether the larger loan that brokers name exists"),
    ],
    benefits: [
      point("No processing fee", "On the educational loan, as a guide says."),
      point(
        "Nothing for repaying early",
        "On a floating rate you may repay part or all of the loan early for nothing.",
      ),
    ],
    fit: "Ask the bank which of the two loans you would get: only one is on a dated page.",

    offer: READ_THE_STATEMENT,
    studying: NOT_STATED,
    early: "Floating loans to individuals are free of charges for it.",
    dates:
      "Each figure names the page that it comes from and whose page that is. Where it carries no date, its age is unknown: ask for today's.",

    faqs: [
      {
        question: "What is the secured loan through brokers?",
        answer:
          "Brokers sell it; no page of the bank that we found names it. Ask the branch before you pay anybody for it.",
      },
    ],
  }),
};
