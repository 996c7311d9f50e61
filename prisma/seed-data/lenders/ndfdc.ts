import { governmentTexts } from "@/prisma/seed-data/kind-texts";
import { type LenderSeed, read } from "@/prisma/seed-data/lender-seed";
import { point } from "@/prisma/seed-data/texts";

export const ndfdc: LenderSeed = {
  lender: {
    id: "ndfdc",
    name: "National Divyangjan Finance and Development Corporation",
    kind: "governmentCorporation",
    initials: "NDF",
  },
  schemes: [
    {
      slug: "swavalamban-education",
      name: "Divyangjan Swavalamban: education loan",
      inIndia: true,
      abroad: "any",
      onlyIf: "you have a UDID number or have enrolled for one, and the course is after class 12",
      forGroups: "disability",
      admission: "admitted",
      securedMax: 5_000_000,
      securityNote: "Set by the bank or agency that lends",
      tenureMaxMonths: 120,
      tenureNote: "Counted from 1 year after the course",
      graceMonths: 12,
      studyInterest: "simple",
      conflicts:
        "Limit, rate and term are those of the bank that lends under it (PNB); older copies say ₹10 and 20 lakh and 7 years.",
      rates: [
        {
          fromPct: 4,
          type: "fixed",
          note: "As PNB lends under the scheme",
          ...read("https://pnbindia.com/concessional-education-loan.html", null, "medium"),
        },
      ],
    },
  ],
  sources: [
    {
      covers: ["onlyIf", "forWhom"],
      ...read("https://www.scribd.com/document/722644310/DIVYANGJAN-SWAVALAMBAN-YOJANA", null, "medium"),
    },
    {
      covers: ["secured", "tenure", "grace", "studying", "countries", "admission"],
      ...read("https://pnbindia.com/concessional-education-loan.html", null, "medium"),
    },
  ],
  texts: governmentTexts({
    name: "National Divyangjan Finance and Development Corporation",
    forWhom: "For people with a disability of 40% or more.",
    eligibility: [
      point("Student", "A disability of 40% or more, with a UDID number or enrolment"),
      point("Course", "Any after class 12"),
    ],
    benefits: [
      point("A low rate", "A rate of the state; it stands in the facts."),
      point("Simple interest", "Nothing compounds while you study."),
    ],
    handIn: "Banks and agencies that lend under the scheme take the application, Punjab National Bank among them.",
    proofs: ["The disability, with the UDID number or enrolment", "The admission"],
    studying: "Simple interest builds up.",
    early: "Not stated on the pages we read.",
    faqs: [
      {
        question: "Must I go to Punjab National Bank?",
        answer:
          "No, but the terms shown are those under which it lends. Other banks and the agency of your state lend under the scheme too.",
      },
    ],
  }),
};
