import { USUAL_PAPERS } from "@/prisma/seed-data/common-sources";
import { MEMBERSHIP, READ_A_COOPERATIVE_OFFER, bankTexts } from "@/prisma/seed-data/kind-texts";
import { type LenderSeed, read } from "@/prisma/seed-data/lender-seed";
import { point } from "@/prisma/seed-data/texts";

export const saraswatBank: LenderSeed = {
  lender: {
    id: "saraswat-bank",
    name: "Saraswat Co-operative Bank",
    kind: "cooperativeBank",
    initials: "SAR",
    collateral: "Above ₹5 lakh",
  },
  schemes: [
    {
      slug: "saraswati-abroad",
      name: "Saraswati Education Loan, abroad",
      abroad: "any",
      admission: "admitted",
      coApplicant: "expected",
      securedMax: 50_000_000,
      unsecuredMax: 500_000,
      securityNote:
        "No guarantor up to ₹4 lakh, a third party's guarantee up to ₹5 lakh, tangible security above; bounded by 60 times the parents' net monthly salary (75 times with property)",
      feePctMax: 0.25,
      feeFlat: 25_000,
      feeNote: "The lower of the two; a figure of 2024",
      marginAbroadPct: 0,
      marginNote: "The bank finances the whole course cost; with property 90% of its value",
      tenureMaxMonths: 144,
      tenureNote: "Not counting the moratorium",
      graceMonths: 12,
      concession: "0.50% for girl students, 0.25% for IIM, IIT, XLRI and ISB; 0.50% at most together (older pages)",
      conflicts:
        "Largest loan abroad: ₹5 crore on the bank's newer page and one broker's (Feb 2025), ₹3 crore on the same broker's of Sep 2025, ₹1.5 crore on an older copy. No dated page gives the rate.",
      rates: [
        {
          fromPct: 9,
          type: "floating",
          note: "8.50% for girls",
          ...read("https://www.eduloans.org/views/partners/saraswat.html", null, "low"),
        },
      ],
    },
    {
      slug: "saraswati-india",
      name: "Saraswati Education Loan, India",
      inIndia: true,
      admission: "admitted",
      coApplicant: "expected",
      securedMax: 15_000_000,
      unsecuredMax: 500_000,
      securityNote:
        "₹1.5 crore is for medical courses; ₹75 lakh for others, ₹10 lakh for vocational ones. Tangible security above ₹5 lakh",
      feePctMax: 0.25,
      feeFlat: 25_000,
      feeNote: "The lower of the two; a figure of 2024",
      marginIndiaPct: 0,
      tenureMaxMonths: 144,
      tenureNote: "Not counting the moratorium",
      graceMonths: 12,
      concession: "0.50% for girl students, 0.25% for IIM, IIT, XLRI and ISB (older pages)",
      rates: [
        {
          fromPct: 9,
          type: "floating",
          note: "8.50% for girls",
          ...read("https://www.eduloans.org/views/partners/saraswat.html", null, "low"),
        },
      ],
    },
  ],
  sources: [
    {
      scheme: "saraswati-abroad",
      covers: [
        "secured",
        "unsecured",
        "margin",
        "tenure",
        "grace",
        "collateral",
        "coApplicant",
        "countries",
        "admission",
      ],
      ...read("https://www.saraswatbank.com/product-details.aspx?id=Saraswati-Education-Loan", null, "medium"),
    },
    { covers: ["secured"], ...read("https://propelld.com/site/blog/saraswat-bank-education", "2025-02-10", "medium") },
    { covers: ["fee"], ...read("https://fly.finance/blog/education-loan/saraswat-bank-education-loan", "2024", "low") },
    {
      covers: ["concession"],
      ...read(
        "http://saraswatbank.com/home/page/personal/retail_loans/education-loan-cooperative-bank-maharashtra",
        null,
        "low",
      ),
      isOlder: true,
    },
    {
      scheme: "saraswati-india",
      covers: ["secured", "unsecured", "margin", "tenure", "grace", "collateral", "countries", "admission"],
      ...read("https://www.saraswatbank.com/product-details.aspx?id=Saraswati-Education-Loan", null, "medium"),
    },
    USUAL_PAPERS,
  ],
  texts: bankTexts({
    name: "Saraswat Co-operative Bank",
    inside: "the bank",
    eligibility: [
      point("Student", "An offer or an admit letter"),
      point(
        "Security",
        "A guarantee for smaller loans, tangible security above",
        "Also bounded by the parents' monthly salary",
      ),
      point("Ask the bank", "Which largest loan is true today: its pages differ"),
    ],
    benefits: [
      point("Large loans", "The bank's page names one of the largest loans for study abroad."),
      point("The whole cost", "The bank finances the whole cost of the course."),
    ],
    fit: "Work out the bound by salary: the bank lends a multiple of the parents' net monthly pay.",

    offer: READ_A_COOPERATIVE_OFFER,
    studying: "Not stated on the pages we read. The holiday is the course and 1 year, at most 3 years in all.",
    early: "Not stated on the pages we read. Ask before you sign.",
    dates:
      "Each figure names the page that it comes from and whose page that is. Where it carries no date, its age is unknown: ask for today's.",

    faqs: [
      {
        question: "Why are there several largest loans?",
        answer: "Copies of the bank's page and brokers differ. We show that of its newer page and name the others.",
      },
      MEMBERSHIP,
    ],
  }),
  rules: [
    {
      scheme: "saraswati-india",
      subject: "amount",
      operator: "atMost",
      value: "7500000",
      ifNot: "ask",
      reason: "More than ₹75 lakh is for medical courses; vocational ones end at ₹10 lakh.",
      remedy: "Ask the bank which limit holds for your course.",
      source: "https://www.saraswatbank.com/product-details.aspx?id=Saraswati-Education-Loan",
      version: "2026-11-25",
    },
  ],
};
