import { governmentTexts } from "@/prisma/seed-data/kind-texts";
import { type LenderSeed, read } from "@/prisma/seed-data/lender-seed";
import { point } from "@/prisma/seed-data/texts";

export const gujaratGueedc: LenderSeed = {
  lender: {
    id: "gujarat-gueedc",
    name: "Gujarat Unreserved Educational and Economical Development Corporation",
    kind: "governmentCorporation",
    initials: "GUE",
    collateral: "Always",
    earlyRepayment: "No charge",
  },
  schemes: [
    {
      slug: "foreign-education",
      name: "Foreign Education Scheme",
      abroad: "any",
      onlyIf: "you had 60% in class 12 and the course takes at least 1 year or 2 semesters",
      forStates: "GJ",
      forGroups: "unreserved",
      familyIncomeMax: 600_000,
      admission: "admitted",
      securedMax: 1_500_000,
      unsecuredMax: 0,
      securityNote:
        "Up to ₹7.5 lakh property worth 1.5 times the loan is registered, above it property is mortgaged; own or a relative's",
      feePctMax: 0,
      tenureMaxMonths: 72,
      tenureNote: "That is for loans above ₹5 lakh, 5 years for smaller ones; counted after the holiday",
      graceMonths: 12,
      prepaymentPct: 0,
      conflicts:
        "Up to the tuition fee if that is less; at most two students of a family. A newspaper of January 2023 said ₹13 lakh, 5% and an income of ₹3 lakh.",
      rates: [
        {
          fromPct: 4,
          type: "fixed",
          note: "Simple interest",
          ...read("https://loansubsidy.in/gujarat-foreign-education-loan-scheme", "2025", "medium"),
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
        "tenure",
        "grace",
        "prepayment",
        "collateral",
        "onlyIf",
        "forWhom",
        "countries",
        "admission",
      ],
      ...read("https://loansubsidy.in/gujarat-foreign-education-loan-scheme", "2025", "medium"),
    },
    {
      covers: ["secured", "onlyIf", "forWhom"],
      ...read(
        "https://theblunttimes.in/gujarat-approves-rs-2181-cr-foreign-study-loans-for-15k-students/49075",
        null,
        "medium",
      ),
    },
  ],
  texts: governmentTexts({
    name: "Gujarat Unreserved Educational and Economical Development Corporation",
    forWhom: "For people of Gujarat of an unreserved class whose family earns up to the limit in the facts.",
    eligibility: [
      point("Student", "Of Gujarat, of an unreserved class, with the marks in the facts"),
      point("Security", "Always property"),
    ],
    benefits: [
      point("A low rate", "Simple interest, at a rate of the state; it stands in the facts."),
      point("Nothing for repaying early", "The page that we read says so."),
    ],
    handIn:
      "The loan comes through an agency or a department of the state, not through a bank: ask there where to hand the application in.",
    papers: [
      "Certificate of the unreserved class",
      "Income certificate",
      "Admission, passport and visa papers",
      "Property papers",
    ],
    studying: "Not stated on the pages we read.",
    early: "Free, by the page that we read.",
    faqs: [
      {
        question: "Is this the same as the interest subsidy of Gujarat?",
        answer: "No. That one pays interest on a bank's loan. This is a loan that the government itself gives.",
      },
    ],
  }),
};
