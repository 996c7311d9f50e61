import { USUAL_PAPERS } from "@/prisma/seed-data/common-sources";
import { MEMBERSHIP, NOT_STATED, READ_A_COOPERATIVE_OFFER, bankTexts } from "@/prisma/seed-data/kind-texts";
import { type LenderSeed, read } from "@/prisma/seed-data/lender-seed";
import { point } from "@/prisma/seed-data/texts";

export const kalupurBank: LenderSeed = {
  lender: {
    id: "kalupur-bank",
    name: "Kalupur Commercial Co-operative Bank",
    kind: "cooperativeBank",
    initials: "KCB",
  },
  schemes: [
    {
      slug: "education",
      name: "Education loan (India and abroad)",
      inIndia: true,
      abroad: "any",
      forStates: "GJ,MH",
      admission: "admitted",
      coApplicant: "expected",
      securityNote: "No upper limit is published; by cost and eligibility",
      tenureMaxMonths: 120,
      tenureWithStudy: true,
      graceMonths: 12,
      benchmarkId: "repo",
      conflicts: "One broker's page of June 2025; a page of the bank itself was not found.",
      rates: [
        {
          fromPct: 2.75,
          toPct: 3.25,
          plus: "the repo rate",
          type: "floating",
          note: "The spread as printed in June 2025",
          ...read("https://fly.finance/blog/?p=11852", "2025-06", "medium"),
        },
      ],
    },
  ],
  sources: [
    {
      covers: ["tenure", "grace", "forWhom", "secured", "countries", "admission"],
      ...read("https://fly.finance/blog/?p=11852", "2025-06", "medium"),
    },
    USUAL_PAPERS,
  ],
  texts: bankTexts({
    name: "Kalupur Commercial Co-operative Bank",
    inside: "the bank",
    eligibility: [
      point("Student", "An offer or an admit letter"),
      point("Where you live", "In Gujarat or Maharashtra"),
      point("Ask the bank", "The largest loan, the security and the fee: none is published"),
    ],
    benefits: [
      point("Tied to the repo rate", "The bank adds a fixed part to it: both stand in the facts."),
      point("A long holiday", "What the broker names stands in the facts."),
    ],
    fit: "Ask for the rate of today: add the spread to the repo rate that the bank uses.",

    offer: READ_A_COOPERATIVE_OFFER,
    studying: NOT_STATED,
    early: "Not stated on the pages we read.",
    dates: "All figures are one broker's of June 2025. A page of the bank itself was not found.",

    faqs: [
      {
        question: "Why is no full rate shown?",
        answer:
          "Only the part on top of the repo rate is published. What the repo rate stands at changes, so we print the parts and do not add them up.",
      },
      MEMBERSHIP,
    ],
  }),
};
