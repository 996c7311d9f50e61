import { USUAL_PAPERS } from "@/prisma/seed-data/common-sources";
import { MEMBERSHIP, NOT_STATED, READ_A_COOPERATIVE_OFFER, bankTexts } from "@/prisma/seed-data/kind-texts";
import { type LenderSeed, read } from "@/prisma/seed-data/lender-seed";
import { point } from "@/prisma/seed-data/texts";

export const haryanaStateCooperativeApexBank: LenderSeed = {
  lender: {
    id: "haryana-state-cooperative-apex-bank",
    name: "Haryana State Co-operative Apex Bank",
    kind: "cooperativeBank",
    initials: "HCB",
    collateral: "Above ₹5 lakh",
    earlyRepayment: "No charge",
  },
  schemes: [
    {
      slug: "saraswati",
      name: "Saraswati Education Loan (India and abroad)",
      inIndia: true,
      abroad: "any",
      admission: "admitted",
      coApplicant: "expected",
      securedMax: 4_000_000,
      unsecuredMax: 500_000,
      securityNote: "Up to ₹5 lakh parents and one third party's guarantee; above, security worth 150% of the loan",
      feePctMax: 0.5,
      marginIndiaPct: 20,
      marginAbroadPct: 20,
      marginNote: "10% up to ₹5 lakh",
      tenureMaxMonths: 180,
      graceMonths: 12,
      prepaymentPct: 0,
      concession: "1% for women",
      rates: [
        {
          fromPct: 10,
          type: "floating",
          ...read("https://harcobank.org.in/education", "2025-01-01", "high"),
        },
      ],
    },
  ],
  sources: [
    {
      covers: [
        "secured",
        "unsecured",
        "fee",
        "margin",
        "tenure",
        "grace",
        "prepayment",
        "concession",
        "collateral",
        "admission",
        "countries",
      ],
      ...read("https://harcobank.org.in/education", "2025-01-01", "high"),
    },
    USUAL_PAPERS,
  ],
  texts: bankTexts({
    name: "Haryana State Co-operative Apex Bank",
    inside: "the bank",
    eligibility: [
      point("Student", "An offer or an admit letter"),
      point("Study abroad", "A first degree that is job-oriented, or a postgraduate course"),
      point("Security", "Parents and one guarantor for small loans, security above"),
    ],
    benefits: [
      point("A rate with a day", "The bank's page says from which day its rate holds."),
      point("Less for women", "The concession stands in the facts."),
      point("Nothing for repaying early", "The bank's page says so."),
    ],
    fit: "Work out the family's share first: it is larger than at other banks.",

    offer: READ_A_COOPERATIVE_OFFER,
    studying: NOT_STATED,
    early: "Free, by the bank's own page.",
    dates: "All figures stand on the bank's own page with a day.",

    faqs: [
      {
        question: "Who can borrow from a state co-operative bank?",
        answer: "Ask at the district branch: the page that we read does not say where you must live.",
      },
      MEMBERSHIP,
    ],
  }),
  rules: [
    {
      scheme: "saraswati",
      subject: "courseLevel",
      operator: "in",
      value: "postgraduate,postgraduate_diploma,doctorate",
      place: "abroad",
      ifNot: "ask",
      reason: "Abroad a first degree has to be job-oriented.",
      remedy: "Ask the bank whether yours is.",
      source: "https://harcobank.org.in/education",
      version: "2026-11-25",
    },
  ],
};
