import { governmentTexts } from "@/prisma/seed-data/kind-texts";
import { type LenderSeed, read } from "@/prisma/seed-data/lender-seed";
import { point } from "@/prisma/seed-data/texts";

export const nbcfdc: LenderSeed = {
  lender: {
    id: "nbcfdc",
    name: "National Backward Classes Finance and Development Corporation",
    kind: "governmentCorporation",
    initials: "NBC",
    earlyRepayment: "No charge",
  },
  schemes: [
    {
      slug: "india",
      name: "Education loan, India",
      inIndia: true,
      onlyIf: "you had 50% in the qualifying examination",
      forGroups: "obc",
      familyIncomeMax: 300_000,
      admission: "admitted",
      securedMax: 1_500_000,
      marginIndiaPct: 10,
      tenureMaxMonths: 180,
      tenureWithStudy: true,
      tenureNote: "The holiday of up to 5 years is inside it",
      prepaymentPct: 0,
      concession: "0.5 points less for girls; 0.25 points less with a disability of 40% or more",
      conflicts: "A Hindi copy still says ₹10 lakh. Security is set by the state agency.",
      rates: [
        {
          fromPct: 4,
          type: "fixed",
          note: "Girls pay 3.5%",
          ...read("https://www.nbcfdc.gov.in/index.php/pattern-of-finance/en", null, "medium"),
        },
      ],
    },
    {
      slug: "abroad",
      name: "Education loan, abroad",
      abroad: "any",
      onlyIf: "you had 50% in the qualifying examination",
      forGroups: "obc",
      familyIncomeMax: 300_000,
      admission: "admitted",
      securedMax: 2_000_000,
      marginAbroadPct: 15,
      tenureMaxMonths: 180,
      tenureWithStudy: true,
      tenureNote: "The holiday of up to 5 years is inside it",
      prepaymentPct: 0,
      concession: "0.5 points less for girls; 0.25 points less with a disability of 40% or more",
      rates: [
        {
          fromPct: 4,
          type: "fixed",
          note: "Girls pay 3.5%",
          ...read("https://www.nbcfdc.gov.in/index.php/pattern-of-finance/en", null, "medium"),
        },
      ],
    },
  ],
  sources: [
    {
      covers: ["secured", "margin", "tenure", "concession", "onlyIf", "forWhom", "countries", "admission"],
      ...read("https://www.nbcfdc.gov.in/index.php/pattern-of-finance/en", null, "medium"),
    },
    {
      covers: ["prepayment"],
      ...read(
        "https://jaano.in/education-loan-scheme-for-the-students-of-backward-classes-to-pursue-professional-technical-education",
        null,
        "medium",
      ),
    },
    {
      covers: ["onlyIf", "forWhom"],
      ...read(
        "https://www.ulektznews.com/2023/01/06/education-loan-to-study-abroad-list-of-state-government-that-provides-loans-to-aspirants/",
        "2023-01-06",
        "medium",
      ),
    },
  ],
  texts: governmentTexts({
    name: "National Backward Classes Finance and Development Corporation",
    forWhom: "For members of a backward class whose family earns up to the limit in the facts.",
    eligibility: [
      point("Student", "Of a backward class, with the marks in the facts"),
      point("Security", "Set by the state agency"),
    ],
    benefits: [
      point("A low rate", "A rate of the state; it stands in the facts."),
      point("A long time", "The holiday counts as part of it."),
    ],
    handIn: "An agency of your state takes the application, and not the corporation itself.",
    proofs: ["The community", "The family's income", "The admission"],
    studying: "Not stated on the pages we read.",
    early: "Free, by the page that we read.",
    faqs: [{ question: "Who decides about security?", answer: "The agency of your state. Ask it first." }],
  }),
};
