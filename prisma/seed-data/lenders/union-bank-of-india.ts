import { BARRED_FOR_BANKS, NO_CHARGE_BY_BANKS, USUAL_PAPERS } from "@/prisma/seed-data/common-sources";
import { type LenderSeed, of, read } from "@/prisma/seed-data/lender-seed";
import { LIST_OF_2026 } from "@/prisma/seed-data/public-banks";
import {
  handInAtPublicBank,
  PM_VIDYALAXMI,
  point,
  SIMPLE_INTEREST,
  steps,
  TAX_AT_A_BANK,
  usualDocuments,
  whyThroughUs,
} from "@/prisma/seed-data/texts";

const UNION = "https://www.unionbankofindia.co.in/english/education-loan.aspx?type=faq";
const PROPELLD = "propelld.com page on Union Bank education loans";
const CONDITIONS = "wise.com and crunchfinn pages on Union Bank education loans";

const OF_THIS_SCHEME = "https://fly.finance/blog/education-loan/union-bank-education-loan-interest-rate";

/** What the bank's page says of all its education loans. */
const ALL_SCHEMES = {
  admission: "admitted",
  coApplicant: "expected",
  feePctMax: 0,
  feeFlat: 0,
  feeNote: "₹5,000 is kept if the loan is not drawn within 3 months",
  marginNote: "Nil up to ₹4 lakh",
  tenureMaxMonths: 180,
  tenureNote: "Counted after the moratorium",
  graceMonths: 12,
  studyInterest: "simple",
  ...NO_CHARGE_BY_BANKS,
  benchmarkId: "union-eblr",
} as const;

export const unionBankOfIndia: LenderSeed = {
  lender: {
    id: "union-bank-of-india",
    name: "Union Bank of India",
    kind: "publicBank",
    initials: "UBI",
    loanProcessingTime: "About 7 days, by a broker's page",
    collateral: "Above the limit without security; abroad this limit is higher for some listed institutes",
    earlyRepayment: "No charge on a floating rate for repaying part or all of the loan early",
    conflicts: "The bank's page still mentions the Padho Pardesh subsidy, which was discontinued.",
  },
  schemes: [
    {
      slug: "education",
      name: "Union Education (India and abroad)",
      inIndia: true,
      abroad: "any",
      levels: "undergraduate,postgraduate,doctorate",
      securedMax: 15_000_000,
      unsecuredMax: 750_000,
      marginIndiaPct: 5,
      marginAbroadPct: 15,
      ...ALL_SCHEMES,
      conflicts:
        "A page of 17 September 2025 (propelld.com) gives about 8.8% to 10.5%, one without a date 7.85% to 11.75%, one 9.30% to 10.45%; a guide with rates of 2026 (Shiksha) starts at 7.85% and a comparison of mid-2026 (arthzo.com) at 7.10%, both without naming a scheme. Largest loan with security: an older page of the bank says ₹20 lakh in India and ₹30 lakh abroad, more as an exception; a broker ₹1.5 or 2 crore.",
      rates: [
        {
          fromPct: 9,
          type: "floating",
          note: "Printed for the bank's education loans as a whole",
          source: LIST_OF_2026,
          publishedOn: "2026",
          confidence: "medium",
        },
      ],
    },
    {
      slug: "premier-abroad",
      name: "Premier institutes abroad, postgraduate",
      abroad: "any",
      levels: "postgraduate",
      institutes: "listed",
      instituteList: "The bank's list of premier institutes abroad, in categories",
      securedMax: 15_000_000,
      unsecuredTopMax: 4_000_000,
      unsecuredTopFor: "category",
      unsecuredTopIf: "your institute is in category A of the bank's list",
      marginAbroadPct: 15,
      ...ALL_SCHEMES,
      conflicts:
        "A list of 2026 says 9% for the bank as a whole, a page of 17 September 2025 (propelld.com) about 8.8% to 10.5%.",
      rates: [
        {
          fromPct: 8.55,
          toPct: 9.5,
          type: "floating",
          security: "without",
          upToAmount: 4_000_000,
          note: "The only figures of this scheme alone",
          ...read(OF_THIS_SCHEME, null, "low"),
        },
        {
          fromPct: 10.8,
          type: "floating",
          security: "with",
          aboveAmount: 4_000_000,
          ...read(OF_THIS_SCHEME, null, "low"),
        },
      ],
    },
    {
      slug: "digital-premier-india",
      name: "Union Digital Education Loan (premier institutes in India)",
      inIndia: true,
      institutes: "listed",
      instituteList:
        "Premier institutes in India: management and technical Tier I, ISB, AIIMS and some 60 medical colleges (list of 2023-24)",
      admission: "admitted",
      coApplicant: "expected",
      securedMax: 4_000_000,
      unsecuredMax: 4_000_000,
      feePctMax: 0,
      marginIndiaPct: 0,
      ...NO_CHARGE_BY_BANKS,
      benchmarkId: "union-eblr",
      conflicts:
        "No page prints a rate for this scheme; a comparison of mid-2026 (arthzo.com) says from 7.10% for the bank.",
      rates: [
        {
          fromPct: 7.85,
          type: "floating",
          note: "The bank's lowest; the page ties it to no scheme",
          ...read(
            "https://www.shiksha.com/studyabroad/union-bank-of-india-education-loan-guidepage-194268",
            "2026",
            "low",
          ),
        },
      ],
    },
  ],
  sources: [
    {
      scheme: "digital-premier-india",
      covers: ["secured", "unsecured", "fee", "prepayment", "countries", "admission"],
      ...read("https://collegeking.com/education-loan-india/loan-partners/union-bank-education-loan", null, "medium"),
    },
    {
      scheme: "digital-premier-india",
      covers: ["institutes", "margin"],
      ...read("https://eduloans.org/views/partners/union.html", "2023", "low"),
    },
    ...of(["education", "premier-abroad"], {
      covers: ["margin", "unsecured", "countries", "tenure", "grace", "studying", "admission", "fee", "collateral"],
      source: UNION,
      publishedOn: null,
      confidence: "medium",
    }),
    {
      scheme: "education",
      covers: ["secured"],
      source: PROPELLD,
      publishedOn: "2025-09-17",
      confidence: "medium",
    },
    ...of(["education", "premier-abroad"], {
      covers: ["levels"],
      source: CONDITIONS,
      publishedOn: null,
      confidence: "low",
    }),
    {
      scheme: "premier-abroad",
      covers: ["unsecured", "secured"],
      source: PROPELLD,
      publishedOn: "2025-09-17",
      confidence: "medium",
    },
    {
      scheme: "premier-abroad",
      covers: ["unsecured", "institutes"],
      source: CONDITIONS,
      publishedOn: null,
      confidence: "low",
    },
    { covers: ["time", "fee"], source: "unicreds.com", publishedOn: null, confidence: "low" },
    BARRED_FOR_BANKS,
    USUAL_PAPERS,
  ],
  texts: {
    eligibility: [
      point("Student", "An offer or an admit letter for a course in India or abroad", "Not for diploma courses"),
      point(
        "Security",
        "None up to the limit of Union Education, in India and abroad",
        "Above it the bank asks for security",
        "Abroad, more without security: only for postgraduates at institutes in category A of the bank's list",
      ),
      point("Family's share", "Nothing for small loans; above that a share of the cost, larger abroad than in India"),
      point("Ask the bank", "Which category your institute abroad has, since that decides the limit without security"),
    ],
    benefits: [
      point(
        "No processing fee",
        "Nothing is charged for the application, but draw the loan in time: the facts say why.",
      ),
      point(
        "Interest does not compound during the holiday",
        "Simple interest only until instalments begin, so no interest on interest.",
      ),
      point(
        "The full time for instalments",
        "The repayment time is counted after the holiday, not from the first payout.",
      ),
      point(
        "No charge for repaying early",
        "On a floating rate you may repay part or all of the loan early for nothing.",
      ),
    ],
    applyBenefits: whyThroughUs("the bank", {
      charges: "The bank itself asks Indian students for no processing fee.",
      otherChoice:
        "If the family's share for study abroad is too much, the same file can go to a lender that asks for less or nothing.",
      dates:
        "Each figure names the page that it comes from. The family's share, the holiday and the fee stand on the bank's own page, which carries no date. Pages differ about the rate, so ask for today's.",
    }),
    howToApply: steps({
      fit: "Work out the family's share first: at a share of 20%, for example, a cost of ₹25 lakh takes ₹5 lakh of your own. The bank's shares stand above.",
      papers:
        "Upload the papers below. Keep proof of the family's share ready, and security papers if you go above the limit without security.",
      choose: handInAtPublicBank(
        "The time that a broker's page names stands above; only a complete file makes it possible.",
      ),
      offer:
        "Check in the Key Facts Statement that no processing fee is charged and, if a deposit was taken, when it comes back.",
    }),
    documents: usualDocuments("Union Bank of India", { secured: true }),
    loanRepayment: [
      point(
        "While you study",
        "Simple interest builds up. It is not compounded during the holiday.",
        "Union Digital: not stated on the pages we read.",
      ),
      point("Repayment holiday", "The course and the months after it that the facts above show."),
      point("Instalments", "Their time is counted after the holiday."),
      point("Repaying early", "Part or all of the loan, without a charge on a floating rate."),
    ],
    faqs: [
      {
        question: "Does Union Bank charge a processing fee for education loans?",
        answer:
          "No, not to Indian students. But a sum is kept if you do not draw the loan in time; the facts above name it.",
      },
      {
        question: "How much of the cost must my family pay itself?",
        answer:
          "Nothing for a small loan. Above that a share of the cost, which is larger for study abroad. Both shares stand above.",
      },
      {
        question: "How much can I get without collateral?",
        answer:
          "In India, and at ordinary institutes abroad, up to the limit of Union Education. More is for postgraduates abroad whose institute is in category A of the bank's list. Ask the bank for the category of yours.",
      },
      {
        question: "Is the Padho Pardesh subsidy still available here?",
        answer: "No. It was discontinued. The bank's page still mentions it, but new loans do not get it.",
      },
      PM_VIDYALAXMI,
      SIMPLE_INTEREST,
      TAX_AT_A_BANK,
    ],
  },
};
