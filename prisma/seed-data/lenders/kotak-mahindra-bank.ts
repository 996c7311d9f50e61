import { USUAL_PAPERS } from "@/prisma/seed-data/common-sources";
import { NOT_STATED, READ_THE_STATEMENT, bankTexts } from "@/prisma/seed-data/kind-texts";
import { type LenderSeed, read } from "@/prisma/seed-data/lender-seed";
import { point } from "@/prisma/seed-data/texts";

export const kotakMahindraBank: LenderSeed = {
  lender: {
    id: "kotak-mahindra-bank",
    name: "Kotak Mahindra Bank",
    kind: "privateBank",
    initials: "KMB",
    collateral: "Above ₹7.5 lakh",
    earlyRepayment: "5% + GST after a lock-in of 12 months",
  },
  schemes: [
    {
      slug: "india",
      name: "Education loan, India",
      inIndia: true,
      admission: "admitted",
      coApplicant: "expected",
      securedMax: 1_000_000,
      unsecuredMax: 750_000,
      feePctMax: 0,
      marginIndiaPct: 5,
      tenureMaxMonths: 120,
      graceMonths: 6,
      prepaymentPct: 5,
      prepaymentNote:
        "Plus GST, after 12 months in which it cannot be repaid. The rate is fixed, so the bar on charges for floating loans does not help",
      concession: "0.50% for female students",
      conflicts:
        "One page says 11.5% to 25%, a list of others 9% to 14%. Holiday: 6 to 12 months. For study abroad the bank passes students on to Credila (up to ₹75 lakh without security by Shiksha).",
      rates: [
        {
          fromPct: 10.25,
          toPct: 16,
          type: "fixed",
          ...read(
            "https://www.shiksha.com/studyabroad/kotak-mahindra-bank-education-loan-guidepage-194816",
            "2025",
            "medium",
          ),
        },
      ],
    },
    {
      slug: "abroad",
      name: "Education loan, abroad",
      abroad: "any",
      admission: "admitted",
      coApplicant: "expected",
      securedMax: 2_000_000,
      unsecuredMax: 750_000,
      feePctMax: 0,
      marginAbroadPct: 15,
      tenureMaxMonths: 180,
      graceMonths: 6,
      prepaymentPct: 5,
      prepaymentNote:
        "Plus GST, after 12 months in which it cannot be repaid. The rate is fixed, so the bar on charges for floating loans does not help",
      concession: "0.50% for female students",
      conflicts:
        "One page says 11.5% to 25%, a list of others 9% to 14%. Holiday: 6 to 12 months. For study abroad the bank passes students on to Credila (up to ₹75 lakh without security by Shiksha).",
      rates: [
        {
          fromPct: 10.25,
          toPct: 16,
          type: "fixed",
          ...read(
            "https://www.shiksha.com/studyabroad/kotak-mahindra-bank-education-loan-guidepage-194816",
            "2025",
            "medium",
          ),
        },
      ],
    },
  ],
  sources: [
    {
      covers: ["secured", "tenure", "countries"],
      ...read(
        "https://www.shiksha.com/studyabroad/kotak-mahindra-bank-education-loan-guidepage-194816",
        "2025",
        "medium",
      ),
    },
    {
      covers: ["unsecured", "collateral", "fee", "concession", "grace", "admission"],
      ...read("https://www.logintoloans.com/KotakUnsecl.php", null, "low"),
    },
    {
      covers: ["margin", "prepayment", "tenure"],
      ...read("https://propelld.com/site/blog/kotak-mahindra-education-loan", null, "medium"),
    },
    USUAL_PAPERS,
  ],
  texts: bankTexts({
    name: "Kotak Mahindra Bank",
    inside: "the bank",
    eligibility: [
      point("Student", "An offer or an admit letter"),
      point("Study abroad", "A smaller loan than elsewhere: students are often passed on to Credila"),
      point("Ask the bank", "What repaying early costs: it matters here"),
    ],
    benefits: [
      point("A fixed rate", "The instalment stays the same when rates rise, and when they fall."),
      point("Less for women", "A concession for female students stands in the facts."),
    ],
    fit: "Ask before you choose whether you may want to repay early or to move the loan: here that costs.",

    offer: READ_THE_STATEMENT,
    studying: NOT_STATED,
    early: "A charge and GST, after a time in which it is not possible at all: the facts name both.",
    dates: "The figures are those of guides and brokers. Ask the bank for its own.",

    faqs: [
      {
        question: "Why does repaying early cost something here?",
        answer: "The rate is fixed. Charges are barred for floating loans to individuals only.",
      },
    ],
  }),
};
