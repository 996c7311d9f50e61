import { BARRED_FOR_BANKS, NO_CHARGE_BY_BANKS, USUAL_PAPERS } from "@/prisma/seed-data/common-sources";
import { NOT_STATED, READ_THE_STATEMENT, bankTexts } from "@/prisma/seed-data/kind-texts";
import { type LenderSeed, read } from "@/prisma/seed-data/lender-seed";
import { point } from "@/prisma/seed-data/texts";

export const federalBank: LenderSeed = {
  lender: {
    id: "federal-bank",
    name: "Federal Bank",
    kind: "privateBank",
    initials: "FED",
    collateral: "Above ₹7.5 lakh",
    earlyRepayment: "No charge on a floating rate",
  },
  schemes: [
    {
      slug: "india",
      name: "Federal Special Vidya Loan, India",
      inIndia: true,
      onlyIf: "the course is professional or technical, entered by a test or on merit",
      admission: "admitted",
      coApplicant: "expected",
      securedMax: 1_000_000,
      unsecuredMax: 750_000,
      securityNote: "None up to ₹4 lakh, guarantee or security up to ₹7.5 lakh, security above",
      feePctMax: 0,
      marginIndiaPct: 5,
      marginNote: "Nil up to ₹4 lakh",
      graceMonths: 12,
      ...NO_CHARGE_BY_BANKS,
      conflicts:
        "A broker's page says up to ₹1 crore. An older page has interest paid during the holiday, another lets it build up. A guide starts at 11.95%.",
      rates: [
        {
          fromPct: 11.75,
          type: "floating",
          ...read("https://kintsugi-cybercup.pages.dev", null, "low"),
        },
      ],
    },
    {
      slug: "abroad",
      name: "Federal Special Vidya Loan, abroad",
      abroad: "any",
      onlyIf: "the course is professional or technical, entered by a test or on merit",
      admission: "admitted",
      coApplicant: "expected",
      securedMax: 2_000_000,
      unsecuredMax: 750_000,
      securityNote: "None up to ₹4 lakh, guarantee or security up to ₹7.5 lakh, security above",
      feePctMax: 0,
      marginAbroadPct: 15,
      marginNote: "Nil up to ₹4 lakh",
      graceMonths: 12,
      ...NO_CHARGE_BY_BANKS,
      conflicts:
        "A broker's page says up to ₹1 crore. An older page has interest paid during the holiday, another lets it build up. A guide starts at 11.95%.",
      rates: [
        {
          fromPct: 11.75,
          type: "floating",
          ...read("https://kintsugi-cybercup.pages.dev", null, "low"),
        },
      ],
    },
    {
      slug: "fed-scholars",
      name: "Fed Scholars (premier institutes in India)",
      inIndia: true,
      institutes: "listed",
      instituteList: "Premier institutes of the bank's list",
      admission: "admitted",
      coApplicant: "expected",
      ...NO_CHARGE_BY_BANKS,
      rates: [
        {
          fromPct: 11.95,
          type: "floating",
          ...read(
            "https://gradright.com/federal-bank-education-loan-interest-rates-eligibility-application-process-more/",
            null,
            "low",
          ),
        },
      ],
    },
  ],
  sources: [
    {
      scheme: "india",
      covers: ["secured", "countries", "admission", "onlyIf"],
      ...read("https://www.policybazaar.com/child-plans/education-loan/federal-bank/special-vidya-loan", null, "low"),
    },
    {
      scheme: "abroad",
      covers: ["secured", "countries", "admission", "onlyIf"],
      ...read("https://www.policybazaar.com/child-plans/education-loan/federal-bank/special-vidya-loan", null, "low"),
    },
    {
      scheme: "india",
      covers: ["fee", "margin", "collateral", "unsecured"],
      ...read("https://eduxpress.org/Federal_Bank", null, "low"),
    },
    {
      scheme: "abroad",
      covers: ["fee", "margin", "collateral", "unsecured"],
      ...read("https://eduxpress.org/Federal_Bank", null, "low"),
    },
    {
      scheme: "india",
      covers: ["grace"],
      ...read(
        "https://gradright.com/federal-bank-education-loan-interest-rates-eligibility-application-process-more/",
        null,
        "low",
      ),
    },
    {
      scheme: "abroad",
      covers: ["grace"],
      ...read(
        "https://gradright.com/federal-bank-education-loan-interest-rates-eligibility-application-process-more/",
        null,
        "low",
      ),
    },
    {
      scheme: "fed-scholars",
      covers: ["institutes", "countries", "admission"],
      ...read(
        "https://gradright.com/federal-bank-education-loan-interest-rates-eligibility-application-process-more/",
        null,
        "low",
      ),
    },
    BARRED_FOR_BANKS,
    USUAL_PAPERS,
  ],
  texts: bankTexts({
    name: "Federal Bank",
    inside: "the bank",
    eligibility: [
      point(
        "Student",
        "An offer or an admit letter for a professional or technical course, entered by a test or on merit",
      ),
      point("Study in India", "Fed Scholars: for premier institutes"),
      point("Security", "By amount, as in the facts"),
    ],
    benefits: [
      point("No processing fee", "On the Special Vidya loan, as a guide says."),
      point(
        "Nothing for repaying early",
        "On a floating rate you may repay part or all of the loan early for nothing.",
      ),
    ],
    fit: "Ask for the rate first: no page of the bank with one was found.",

    offer: READ_THE_STATEMENT,
    studying: NOT_STATED,
    early: "Floating loans to individuals are free of charges for it.",
    dates: "Nearly all figures are from pages of others without a date.",

    faqs: [
      {
        question: "Why is so little known of this bank?",
        answer: "No page of the bank with figures was found; guides and tables name the ones that we show.",
      },
    ],
  }),
};
