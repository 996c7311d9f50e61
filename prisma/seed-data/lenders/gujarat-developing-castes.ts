import { governmentTexts } from "@/prisma/seed-data/kind-texts";
import { type LenderSeed, read } from "@/prisma/seed-data/lender-seed";
import { point } from "@/prisma/seed-data/texts";

export const gujaratDevelopingCastes: LenderSeed = {
  lender: {
    id: "gujarat-developing-castes",
    name: "Developing Castes Welfare, Government of Gujarat",
    kind: "governmentCorporation",
    initials: "GDC",
  },
  schemes: [
    {
      slug: "sebc",
      name: "Overseas education loan, SEBC",
      abroad: "any",
      forStates: "GJ",
      forGroups: "obc",
      familyIncomeMax: 600_000,
      admission: "admitted",
      securedMax: 1_500_000,
      conflicts: "Marks, security and repayment are not on the pages read.",
      rates: [
        {
          fromPct: 4,
          type: "fixed",
          ...read(
            "https://indianexpress.com/article/education/study-abroad/concessions-loans-available-to-students-by-their-state-government-for-study-abroad-plans-8332812/",
            "2023-01-23",
            "medium",
          ),
        },
      ],
    },
    {
      slug: "ebc",
      name: "Overseas education loan, EBC",
      abroad: "any",
      forStates: "GJ",
      forGroups: "ebc",
      familyIncomeMax: 450_000,
      admission: "admitted",
      securedMax: 1_500_000,
      rates: [
        {
          fromPct: 4,
          type: "fixed",
          ...read(
            "https://indianexpress.com/article/education/study-abroad/concessions-loans-available-to-students-by-their-state-government-for-study-abroad-plans-8332812/",
            "2023-01-23",
            "medium",
          ),
        },
      ],
    },
  ],
  sources: [
    {
      covers: ["secured"],
      ...read(
        "https://indianexpress.com/article/education/study-abroad/concessions-loans-available-to-students-by-their-state-government-for-study-abroad-plans-8332812/",
        "2023-01-23",
        "medium",
      ),
    },
    {
      covers: ["secured", "forWhom", "countries", "admission"],
      ...read("https://ikhedutportalgujarat.com/2025/09/25/education-loan-2025", "2025-09-25", "low"),
    },
  ],
  texts: governmentTexts({
    name: "Developing Castes Welfare, Government of Gujarat",
    forWhom: "For people of Gujarat of the SEBC or EBC whose family earns up to the limits in the facts.",
    eligibility: [
      point("Student", "Of Gujarat, of the SEBC or EBC"),
      point("Ask the office", "Marks, security and repayment: the pages we read do not say"),
    ],
    benefits: [
      point("A low rate", "A rate of the state; it stands in the facts."),
      point("For study abroad", "Only a few government loans are."),
    ],
    handIn: "The loan comes through the department: ask its district office where to hand the application in.",
    papers: ["Aadhaar", "Caste and income certificates", "Admission, passport and visa papers", "Bank details"],
    studying: "Not stated on the pages we read.",
    early: "Not stated on the pages we read.",
    faqs: [
      {
        question: "What is not known?",
        answer: "Marks, security, holiday and repayment time are not on the pages that we read. Ask the office.",
      },
    ],
  }),
};
