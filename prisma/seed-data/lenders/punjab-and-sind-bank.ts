import { BARRED_FOR_BANKS, NO_CHARGE_BY_BANKS, USUAL_PAPERS } from "@/prisma/seed-data/common-sources";
import { NOT_STATED, READ_THE_STATEMENT, bankTexts } from "@/prisma/seed-data/kind-texts";
import { type LenderSeed, read } from "@/prisma/seed-data/lender-seed";
import { point } from "@/prisma/seed-data/texts";

export const punjabAndSindBank: LenderSeed = {
  lender: {
    id: "punjab-and-sind-bank",
    name: "Punjab & Sind Bank",
    kind: "publicBank",
    initials: "PSB",
    collateral: "Above ₹7.5 lakh",
    earlyRepayment: "No charge on a floating rate",
  },
  schemes: [
    {
      slug: "model",
      name: "PSB Education Loan (India and abroad)",
      inIndia: true,
      abroad: "any",
      admission: "admitted",
      coApplicant: "expected",
      unsecuredMax: 750_000,
      securityNote:
        "None up to ₹4 lakh; third-party guarantee up to ₹7.5 lakh, not if covered by the credit guarantee; by need above",
      feePctMax: 0,
      feeNote: "₹2,000 is paid into a savings account and kept only if the loan is not taken",
      marginIndiaPct: 5,
      marginAbroadPct: 15,
      marginNote: "Nil up to ₹4 lakh",
      tenureMaxMonths: 180,
      graceMonths: 12,
      ...NO_CHARGE_BY_BANKS,
      concession: "0.50% for female students; 1% when interest is paid during the holiday (older page)",
      conflicts: "One page gives three figures for the same loans: from 9.20%, 10.30% and 10.45%.",
      rates: [
        {
          fromPct: 9.2,
          type: "floating",
          aboveAmount: 750_000,
          ...read("https://ndtv.bankbazaar.com/punjab-and-sind-bank-education-loan.html", "2025-09-06", "low"),
        },
        {
          fromPct: 10.45,
          type: "floating",
          aboveAmount: 750_000,
          note: "Under the name Model Education Loan Scheme",
          ...read("https://ndtv.bankbazaar.com/punjab-and-sind-bank-education-loan.html", "2025-09-06", "low"),
        },
      ],
    },
    {
      slug: "excellence",
      name: "PSB Excellence (institutes in India)",
      inIndia: true,
      institutes: "listed",
      instituteList: "Institutes of the bank's Excellence scheme",
      admission: "admitted",
      coApplicant: "expected",
      securedMax: 2_000_000,
      unsecuredMax: 2_000_000,
      securityNote: "None is asked, a co-applicant is",
      feePctMax: 0,
      marginIndiaPct: 5,
      marginNote: "0% to 5%",
      tenureMaxMonths: 120,
      graceMonths: 12,
      ...NO_CHARGE_BY_BANKS,
      rates: [
        {
          fromPct: 8.75,
          toPct: 9,
          type: "floating",
          ...read("https://ndtv.bankbazaar.com/punjab-and-sind-bank-education-loan.html", "2025-09-06", "medium"),
        },
      ],
    },
    {
      slug: "skill",
      name: "PSB Skill Education Loan",
      inIndia: true,
      onlyIf: "the course is a skill course",
      admission: "admitted",
      coApplicant: "expected",
      securedMax: 150_000,
      unsecuredMax: 150_000,
      securityNote: "None; parents are joint borrowers",
      feePctMax: 0,
      marginIndiaPct: 0,
      tenureMaxMonths: 84,
      graceMonths: 12,
      ...NO_CHARGE_BY_BANKS,
      rates: [
        {
          fromPct: 9.95,
          type: "floating",
          ...read("https://ndtv.bankbazaar.com/punjab-and-sind-bank-education-loan.html", "2025-09-06", "medium"),
        },
      ],
    },
  ],
  sources: [
    {
      scheme: "model",
      covers: ["unsecured", "fee", "tenure", "collateral", "secured", "countries", "admission"],
      ...read("https://ndtv.bankbazaar.com/punjab-and-sind-bank-education-loan.html", "2025-09-06", "medium"),
    },
    {
      scheme: "model",
      covers: ["margin", "grace"],
      ...read("https://www.gyandhan.com/blogs/punjab-and-sind-bank-abroad-education-loan", "2023-09-11", "low"),
    },
    {
      scheme: "model",
      covers: ["concession"],
      ...read("https://www.letsenrol.com/education-loan-process/punjab-and-sind-bank", null, "low"),
      isOlder: true,
    },
    {
      scheme: "excellence",
      covers: ["secured"],
      ...read("https://ndtv.bankbazaar.com/punjab-and-sind-bank-education-loan.html", "2025-09-06", "medium"),
    },
    {
      scheme: "skill",
      covers: ["secured"],
      ...read("https://ndtv.bankbazaar.com/punjab-and-sind-bank-education-loan.html", "2025-09-06", "medium"),
    },
    {
      scheme: "excellence",
      covers: ["unsecured", "margin", "tenure", "grace", "fee", "countries", "admission", "institutes"],
      ...read("https://www.gyandhan.com/blogs/punjab-and-sind-bank-abroad-education-loan", "2023-09-11", "low"),
    },
    {
      scheme: "skill",
      covers: ["unsecured", "margin", "tenure", "fee", "grace", "onlyIf", "countries", "admission"],
      ...read("https://www.gyandhan.com/blogs/punjab-and-sind-bank-abroad-education-loan", "2023-09-11", "low"),
    },
    BARRED_FOR_BANKS,
    USUAL_PAPERS,
  ],
  texts: bankTexts({
    name: "Punjab & Sind Bank",
    inside: "the bank",
    eligibility: [
      point("Student", "An offer or an admit letter"),
      point(
        "Study in India",
        "PSB Excellence: for institutes of that scheme",
        "PSB Education Loan: for others",
        "PSB Skill: for skill courses",
      ),
      point("Study abroad", "PSB Education Loan"),
      point("Security", "By amount: a guarantee of a third party first, security above that"),
    ],
    benefits: [
      point("A rate for good institutes", "PSB Excellence lends at less to students of the institutes that it names."),
      point("No processing fee", "A deposit is kept only where the loan is not taken."),
      point(
        "Nothing for repaying early",
        "On a floating rate you may repay part or all of the loan early for nothing.",
      ),
    ],
    fit: "Ask whether your institute belongs to PSB Excellence: its rate is lower and its limit higher.",

    offer: READ_THE_STATEMENT,
    studying: NOT_STATED,
    early: "Floating loans to individuals are free of charges for it.",
    dates:
      "Each figure names the page that it comes from and whose page that is. Where it carries no date, its age is unknown: ask for today's.",

    faqs: [
      {
        question: "Which of the two rates of the model loan is right?",
        answer:
          "One page prints both for the same loans. We show both and count with the lower one only as unsure: ask the bank.",
      },
    ],
  }),
};
