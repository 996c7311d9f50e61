import { governmentTexts } from "@/prisma/seed-data/kind-texts";
import { type LenderSeed, read } from "@/prisma/seed-data/lender-seed";
import { point } from "@/prisma/seed-data/texts";

export const goaGedc: LenderSeed = {
  lender: {
    id: "goa-gedc",
    name: "Goa Education Development Corporation",
    kind: "governmentCorporation",
    initials: "GED",
  },
  schemes: [
    {
      slug: "interest-free",
      name: "Interest Free Education Loan",
      inIndia: true,
      abroad: "any",
      onlyIf:
        "you have lived in Goa for 15 years, are under 30, had 55% (60% for study abroad), and your family earns within the limit (₹7 lakh in one case)",
      forStates: "GA",
      admission: "admitted",
      securedMax: 1_600_000,
      securityNote: "How it is split between India and abroad is not on the pages read",
      tenureMaxMonths: 60,
      conflicts:
        "At most 5 years of study in India and 2 years abroad are covered, in listed fields only. Security and the split of the limit are not on the pages read. A relief for late payers ran from February to July 2026.",
      rates: [
        {
          fromPct: 0,
          type: "fixed",
          note: "While instalments are paid on time; otherwise penal interest",
          ...read("https://myopps.in/goa-interest-free-education-loan-ifel-scheme/", null, "medium"),
        },
      ],
    },
  ],
  sources: [
    {
      covers: ["secured", "tenure", "onlyIf", "forWhom", "admission"],
      ...read("https://myopps.in/goa-interest-free-education-loan-ifel-scheme/", null, "medium"),
    },
    {
      covers: ["onlyIf", "countries", "forWhom"],
      ...read("goanewslink.com copy of the text of the scheme", null, "medium"),
    },
  ],
  texts: governmentTexts({
    name: "Goa Education Development Corporation",
    forWhom: "For people who have lived in Goa for 15 years, under 30, with the marks in the facts.",
    eligibility: [
      point("Student", "15 years in Goa, under 30, with the marks in the facts"),
      point("Course", "In a listed field"),
    ],
    benefits: [
      point("No interest", "None as long as instalments are paid on time."),
      point("India and abroad", "Study in both is covered, for some years."),
    ],
    handIn:
      "The loan comes through an agency or a department of the state, not through a bank: ask there where to hand the application in.",
    proofs: ["15 years in Goa", "The marks", "The family's income", "The admission"],
    studying: "Not stated on the pages we read.",
    early: "Not stated on the pages we read.",
    faqs: [
      {
        question: "What happens when an instalment is late?",
        answer: "Penal interest is due then. A relief for late payers ran from February to July 2026.",
      },
    ],
  }),
};
