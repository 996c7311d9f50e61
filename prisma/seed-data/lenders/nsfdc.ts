import { governmentTexts } from "@/prisma/seed-data/kind-texts";
import { type LenderSeed, read } from "@/prisma/seed-data/lender-seed";
import { point } from "@/prisma/seed-data/texts";

export const nsfdc: LenderSeed = {
  lender: {
    id: "nsfdc",
    name: "National Scheduled Castes Finance and Development Corporation",
    kind: "governmentCorporation",
    initials: "NSF",
  },
  schemes: [
    {
      slug: "india",
      name: "Education loan, India",
      inIndia: true,
      onlyIf: "the course is a full-time professional or technical one",
      forGroups: "sc",
      familyIncomeMax: 300_000,
      admission: "admitted",
      securedMax: 3_000_000,
      marginIndiaPct: 10,
      tenureMaxMonths: 144,
      tenureNote: "For loans up to ₹10 lakh: 10 years",
      concession: "0.5% for women",
      conflicts: "An older copy says ₹10 and 20 lakh at 4%. Maharashtra's agency speaks of postgraduate courses.",
      rates: [
        {
          fromPct: 6,
          type: "fixed",
          note: "Women pay 0.5 points less",
          ...read("lidcom.maharashtra.gov.in (education loan scheme of NSFDC)", null, "medium"),
        },
      ],
    },
    {
      slug: "abroad",
      name: "Education loan, abroad",
      abroad: "any",
      onlyIf: "the course is a full-time professional or technical one",
      forGroups: "sc",
      familyIncomeMax: 300_000,
      admission: "admitted",
      securedMax: 4_000_000,
      marginAbroadPct: 10,
      tenureMaxMonths: 144,
      tenureNote: "For loans up to ₹10 lakh: 10 years",
      concession: "0.5% for women",
      rates: [
        {
          fromPct: 7,
          type: "fixed",
          note: "Women pay 0.5 points less",
          ...read("lidcom.maharashtra.gov.in (education loan scheme of NSFDC)", null, "medium"),
        },
      ],
    },
  ],
  sources: [
    {
      scheme: "india",
      covers: ["secured", "tenure", "concession"],
      ...read("lidcom.maharashtra.gov.in (education loan scheme of NSFDC)", null, "medium"),
    },
    {
      scheme: "india",
      covers: ["secured", "margin", "tenure", "onlyIf", "forWhom", "countries", "admission"],
      ...read("egovtschemes.com copy of the NSFDC education loan scheme", null, "medium"),
    },
    {
      scheme: "abroad",
      covers: ["secured", "tenure", "concession", "countries", "admission"],
      ...read("lidcom.maharashtra.gov.in (education loan scheme of NSFDC)", null, "medium"),
    },
    {
      scheme: "abroad",
      covers: ["secured", "margin", "onlyIf", "forWhom"],
      ...read("egovtschemes.com copy of the NSFDC education loan scheme", null, "medium"),
    },
  ],
  texts: governmentTexts({
    name: "National Scheduled Castes Finance and Development Corporation",
    forWhom:
      "For members of a Scheduled Caste whose family earns up to the limit in the facts, in a full-time professional or technical course.",
    eligibility: [point("Student", "Of a Scheduled Caste"), point("Course", "Full-time, professional or technical")],
    benefits: [
      point("A low rate", "A rate of the state; it stands in the facts."),
      point("India and abroad", "With a larger loan for study abroad."),
    ],
    handIn:
      "An agency of your state takes the application, such as LIDCOM in Maharashtra, and not the corporation itself.",
    proofs: ["The community", "The family's income", "The admission"],
    studying: "Not stated on the pages we read.",
    early: "Not stated on the pages we read.",
    faqs: [
      {
        question: "Which agency is mine?",
        answer: "Ask the corporation: the loan comes through an agency of each state. In Maharashtra it is LIDCOM.",
      },
    ],
  }),
};
