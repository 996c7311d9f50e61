import { governmentTexts } from "@/prisma/seed-data/kind-texts";
import { type LenderSeed, read } from "@/prisma/seed-data/lender-seed";
import { point } from "@/prisma/seed-data/texts";

export const nmdfc: LenderSeed = {
  lender: {
    id: "nmdfc",
    name: "National Minorities Development and Finance Corporation",
    kind: "governmentCorporation",
    initials: "NMD",
  },
  schemes: [
    {
      slug: "india-line-1",
      name: "Education loan, India (credit line 1)",
      inIndia: true,
      onlyIf: "the course is technical or professional and at most 5 years long",
      forGroups: "minority",
      familyIncomeMax: 300_000,
      admission: "admitted",
      securedMax: 2_000_000,
      tenureMaxMonths: 60,
      tenureNote: "After the holiday",
      graceMonths: 6,
      conflicts: "An older copy says ₹15 and 20 lakh. Muslims, Christians, Sikhs, Buddhists, Parsis and Jains.",
      rates: [
        {
          fromPct: 3,
          type: "fixed",
          ...read("https://milannmdfc.org/EL_SCHEME.aspx", null, "medium"),
        },
      ],
    },
    {
      slug: "india-line-2",
      name: "Education loan, India (credit line 2)",
      inIndia: true,
      onlyIf: "the course is technical or professional and at most 5 years long",
      forGroups: "minority",
      familyIncomeMax: 800_000,
      admission: "admitted",
      securedMax: 2_000_000,
      tenureMaxMonths: 60,
      tenureNote: "After the holiday",
      graceMonths: 6,
      concession: "Women pay 3 points less",
      conflicts: "An older copy says ₹15 and 20 lakh. Muslims, Christians, Sikhs, Buddhists, Parsis and Jains.",
      rates: [
        {
          fromPct: 8,
          type: "fixed",
          note: "Women pay 5%",
          ...read("https://milannmdfc.org/EL_SCHEME.aspx", null, "medium"),
        },
      ],
    },
    {
      slug: "abroad-line-1",
      name: "Education loan, abroad (credit line 1)",
      abroad: "any",
      onlyIf: "the course is technical or professional and at most 5 years long",
      forGroups: "minority",
      familyIncomeMax: 300_000,
      admission: "admitted",
      securedMax: 3_000_000,
      tenureMaxMonths: 60,
      tenureNote: "After the holiday",
      graceMonths: 6,
      conflicts: "An older copy says ₹15 and 20 lakh. Muslims, Christians, Sikhs, Buddhists, Parsis and Jains.",
      rates: [
        {
          fromPct: 3,
          type: "fixed",
          ...read("https://milannmdfc.org/EL_SCHEME.aspx", null, "medium"),
        },
      ],
    },
    {
      slug: "abroad-line-2",
      name: "Education loan, abroad (credit line 2)",
      abroad: "any",
      onlyIf: "the course is technical or professional and at most 5 years long",
      forGroups: "minority",
      familyIncomeMax: 800_000,
      admission: "admitted",
      securedMax: 3_000_000,
      tenureMaxMonths: 60,
      tenureNote: "After the holiday",
      graceMonths: 6,
      concession: "Women pay 3 points less",
      conflicts: "An older copy says ₹15 and 20 lakh. Muslims, Christians, Sikhs, Buddhists, Parsis and Jains.",
      rates: [
        {
          fromPct: 8,
          type: "fixed",
          note: "Women pay 5%",
          ...read("https://milannmdfc.org/EL_SCHEME.aspx", null, "medium"),
        },
      ],
    },
  ],
  sources: [
    {
      scheme: "india-line-1",
      covers: ["secured", "tenure", "grace", "onlyIf", "countries", "forWhom", "admission"],
      ...read("https://milannmdfc.org/EL_SCHEME.aspx", null, "medium"),
    },
    {
      scheme: "abroad-line-1",
      covers: ["secured", "tenure", "grace", "onlyIf", "countries", "forWhom", "admission"],
      ...read("https://milannmdfc.org/EL_SCHEME.aspx", null, "medium"),
    },
    {
      scheme: "india-line-2",
      covers: ["secured", "tenure", "grace", "concession", "onlyIf", "countries", "forWhom", "admission"],
      ...read("https://milannmdfc.org/EL_SCHEME.aspx", null, "medium"),
    },
    {
      scheme: "abroad-line-2",
      covers: ["secured", "tenure", "grace", "concession", "onlyIf", "countries", "forWhom", "admission"],
      ...read("https://milannmdfc.org/EL_SCHEME.aspx", null, "medium"),
    },
  ],
  texts: governmentTexts({
    name: "National Minorities Development and Finance Corporation",
    forWhom: "For members of a notified minority whose family earns up to the limit of one of the two credit lines.",
    eligibility: [
      point("Student", "Of a notified minority: Muslim, Christian, Sikh, Buddhist, Parsi or Jain"),
      point("Course", "Technical or professional"),
      point("Two credit lines", "The line hangs on the family's income"),
    ],
    benefits: [
      point("A low rate", "A rate of the state; it stands in the facts."),
      point("India and abroad", "With a larger loan for study abroad."),
    ],
    handIn: "An agency of your state takes the application, and not the corporation itself.",
    proofs: ["The community", "The family's income", "The admission"],
    studying: "Not stated on the pages we read.",
    early: "Not stated on the pages we read.",
    faqs: [
      {
        question: "Which credit line is mine?",
        answer: "The one that takes your family's income: both limits stand in the facts of the schemes.",
      },
    ],
  }),
};
