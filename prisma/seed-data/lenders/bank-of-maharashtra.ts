import { BARRED_FOR_BANKS, NO_CHARGE_BY_BANKS, USUAL_PAPERS } from "@/prisma/seed-data/common-sources";
import { READ_THE_STATEMENT, bankTexts } from "@/prisma/seed-data/kind-texts";
import { type LenderSeed, read } from "@/prisma/seed-data/lender-seed";
import { point } from "@/prisma/seed-data/texts";

export const bankOfMaharashtra: LenderSeed = {
  lender: {
    id: "bank-of-maharashtra",
    name: "Bank of Maharashtra",
    kind: "publicBank",
    initials: "BOM",
    collateral: "Above ₹7.5 lakh; higher limits at listed institutes in India",
    earlyRepayment: "No charge",
  },
  schemes: [
    {
      slug: "model",
      name: "Model Education Loan (India and abroad)",
      inIndia: true,
      abroad: "any",
      admission: "admitted",
      coApplicant: "expected",
      securedMax: 2_000_000,
      unsecuredMax: 750_000,
      securityNote: "Full security above ₹7.5 lakh; more than ₹20 lakh by merit, case by case",
      feePctMax: 0,
      marginIndiaPct: 5,
      marginAbroadPct: 15,
      marginNote: "Nil up to ₹4 lakh",
      tenureMaxMonths: 180,
      tenureNote: "Not counting the moratorium",
      graceMonths: 12,
      studyInterest: "simple",
      ...NO_CHARGE_BY_BANKS,
      concession: "0.50% for girl students; up to 1% when interest is paid during the course",
      conflicts:
        "Study in India: an older page ends at ₹10 lakh, a guide without a date names ₹20 lakh for India and abroad. The bank cut its education loans by 0.25 points on 6 December 2025 by a newspaper; at what they stand since we did not find.",
      rates: [
        {
          fromPct: 10.55,
          toPct: 11.3,
          type: "floating",
          note: "Printed in 2024, before the cuts of 2025: new figures were not found",
          ...read("https://propelld.com/site/blog/bank-of-maharashtra-education-loan", "2024", "low"),
        },
      ],
    },
    {
      slug: "maha-scholar",
      name: "Maha Scholar (premier institutes in India)",
      inIndia: true,
      institutes: "listed",
      instituteList: "Lists AA, A, B and C of the bank, entered by a test or a selection",
      onlyIf: "you are at most 38 years old (40 for SC and ST)",
      admission: "admitted",
      coApplicant: "expected",
      securedMax: 3_000_000,
      unsecuredMax: 750_000,
      unsecuredTopMax: 2_000_000,
      unsecuredTopFor: "category",
      unsecuredTopIf: "your institute is on list AA (₹20 lakh), A (₹15 lakh) or B (₹10 lakh)",
      securityNote:
        "With security up to ₹30, 25, 20 and 15 lakh for lists AA, A, B and C; the newer page only says none at premier institutes",
      marginIndiaPct: 5,
      marginNote: "Nil for lists AA and A",
      tenureMaxMonths: 180,
      tenureNote: "Not counting the moratorium",
      ...NO_CHARGE_BY_BANKS,
      conflicts:
        "The limits stand on a page from before 2019; a newer page of the bank names no limits but says no security and no margin at premier institutes.",
      rates: [
        {
          fromPct: 9.45,
          type: "floating",
          note: "The bank's lowest on a page of unknown age, before the cuts of 2025",
          ...read("https://bankofmaharashtra.in/educational-loans", null, "medium"),
        },
      ],
    },
    {
      slug: "maha-scholar-overseas",
      name: "Maha Scholar Overseas (premier institutes abroad)",
      abroad: "any",
      institutes: "listed",
      instituteList: "Premier foreign colleges and universities of the bank's list",
      admission: "admitted",
      coApplicant: "expected",
      feePctMax: 0.5,
      feeNote: "Given back when the student takes up the course",
      marginAbroadPct: 15,
      tenureMaxMonths: 180,
      graceMonths: 12,
      ...NO_CHARGE_BY_BANKS,
      conflicts: "No limit was found. The rate stands on one page without a date.",
      rates: [
        {
          fromPct: 8.1,
          type: "floating",
          ...read("https://nomadcredit.com/?p=17623", null, "low"),
        },
      ],
    },
  ],
  sources: [
    {
      scheme: "model",
      covers: ["secured", "countries", "admission"],
      ...read(
        "https://www.buddy4study.com/scholarship/bank-of-maharashtra-model-education-loan-scheme",
        null,
        "medium",
      ),
    },
    {
      scheme: "model",
      covers: ["unsecured", "collateral", "margin", "concession", "fee", "tenure", "grace"],
      ...read("https://www.gyandhan.com/blogs/bank-of-maharashtra-abroad-education-loans", null, "low"),
    },
    {
      scheme: "model",
      covers: ["margin", "studying", "concession"],
      ...read("http://www.bankofmaharashtra.in/credit_fac_edu.asp", null, "low"),
      isOlder: true,
    },
    {
      scheme: "model",
      covers: ["tenure", "prepayment"],
      ...read("https://bankofmaharashtra.in/educational-loans", null, "medium"),
    },
    {
      scheme: "maha-scholar",
      covers: ["unsecured", "secured", "institutes", "margin", "onlyIf"],
      ...read("https://bankofmaharashtra.in/Maha-Scholar-Education-Loan.asp", null, "low"),
      isOlder: true,
    },
    {
      scheme: "maha-scholar",
      covers: ["tenure", "prepayment", "admission", "countries"],
      ...read("https://bankofmaharashtra.in/educational-loans", null, "medium"),
    },
    {
      scheme: "maha-scholar-overseas",
      covers: ["margin", "fee", "tenure", "grace", "institutes", "countries", "admission"],
      ...read("https://nomadcredit.com/?p=17623", null, "low"),
    },
    BARRED_FOR_BANKS,
    USUAL_PAPERS,
  ],
  texts: bankTexts({
    name: "Bank of Maharashtra",
    inside: "the bank",
    eligibility: [
      point("Student", "An offer or an admit letter"),
      point(
        "Study in India",
        "Maha Scholar: for institutes on the bank's lists",
        "Model Education Loan: for others, up to its limits",
      ),
      point(
        "Study abroad",
        "Maha Scholar Overseas: for universities on the bank's list",
        "Model Education Loan: for others",
      ),
      point(
        "Ask the bank",
        "Which of its lists your institute is on, and whether the limits of the older page are still true",
      ),
    ],
    benefits: [
      point(
        "Lists for India and abroad",
        "Premier institutes in India and universities abroad have schemes of their own.",
      ),
      point("Interest does not compound", "Under the model scheme simple interest builds up during the holiday."),
      point(
        "Nothing for repaying early",
        "On a floating rate you may repay part or all of the loan early for nothing.",
      ),
    ],
    fit: "Ask first whether your institute or university is on a list of the bank: that decides the scheme and the limit.",

    offer: READ_THE_STATEMENT,
    studying:
      "Model Education Loan: simple interest builds up and is added when instalments begin. The other two schemes: not stated on the pages we read.",
    early: "Floating loans to individuals are free of charges for it.",
    dates:
      "Each figure names the page that it comes from and whose page that is. Where it carries no date, its age is unknown: ask for today's.",

    faqs: [
      {
        question: "Why are the rates here older than those of other public banks?",
        answer:
          "No page of the bank with figures of 2026 was found. A newspaper reported that its education loans became cheaper in December 2025, but not to what. Ask for today's rate.",
      },
    ],
  }),
};
