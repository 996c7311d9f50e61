import { BARRED_FOR_BANKS, NO_CHARGE_BY_BANKS, USUAL_PAPERS, modelScheme } from "@/prisma/seed-data/common-sources";
import { premierList, type LenderSeed, read } from "@/prisma/seed-data/lender-seed";
import { MODEL_SCHEME_INTEREST, MODEL_SCHEME_ON_INTEREST } from "@/prisma/seed-data/public-banks";
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

const PROPELLD = "propelld.com blog on Baroda education loans";
const PROPELLD_COMPLETE = "https://propelld.com/site/blog/complete-bank-of-baroda-education-loan";
const SCHOLAR_TABLES = "fly.finance and biginius.com tables of Baroda Scholar rates";
const PREMIER_COPY = "https://biginius.com/?p=14442 (copy of the bank's page at BRLLR 9.15%)";
const PREMIER_LIMITS =
  "https://financedragon.com/education-loans/bank-of-baroda-loan-for-students-of-premier-institutes";
const GYAN_COPY = "https://biginius.com/?p=14393 (copy of the bank's page)";

export const bankOfBaroda: LenderSeed = {
  lender: {
    id: "bank-of-baroda",
    name: "Bank of Baroda",
    kind: "publicBank",
    initials: "BOB",
    collateral: "Above the limits without security; at institutes on the bank's lists these limits are higher",
    earlyRepayment: "No charge on a floating rate for repaying part or all of the loan early",
  },
  schemes: [
    {
      slug: "scholar",
      name: "Baroda Scholar (study abroad)",
      // The bank names no countries: no open list, of which others would have to be asked about.
      abroad: "any",
      admission: "admitted",
      coApplicant: "expected",
      securedMax: 15_000_000,
      unsecuredMax: 750_000,
      // Read on the page in words; how much more is not published.
      unsecuredTopFor: "listed",
      unsecuredTopIf: premierList("the bank"),
      feePctMax: 1,
      feeFlat: 10_000,
      feeNilUpTo: 750_000,
      feeNote: "Refunded at the first payout for institutes on the premier list",
      marginAbroadPct: 10,
      marginNote: "Nil up to ₹4 lakh",
      tenureMaxMonths: 180,
      graceMonths: 12,
      ...MODEL_SCHEME_INTEREST,
      ...NO_CHARGE_BY_BANKS,
      concession: "0.20% for girls at institutes that are not on the premier list",
      benchmarkId: "bob-brllr",
      conflicts:
        "An older sheet (biginius.com/baroda-scholarbob) lists 9.70, 10.20 and 11.15%, and 11.70% for Canada. A list of 2026 (sarkariresultold) still says 8.70%; a comparison of mid-2026 (arthzo.com) says from 8.80% for the bank, another of 2026 9.25% for study abroad. A broker ends the loan at ₹80 lakh for institutes that are not on the premier list.",
      rates: [
        {
          fromPct: 8.7,
          type: "floating",
          institute: "listed",
          benchmarkPct: 8.15,
          note: "2.00 points more for Canada",
          source: PROPELLD,
          publishedOn: "2025-09-29",
          confidence: "medium",
        },
        {
          fromPct: 9.2,
          type: "floating",
          institute: "other",
          aboveAmount: 750_000,
          benchmarkPct: 8.15,
          note: "The rate for listed institutes and the 0.50 points that the tables add for others; 2.00 points more for Canada",
          source: SCHOLAR_TABLES,
          publishedOn: null,
          confidence: "low",
        },
        {
          fromPct: 12.7,
          type: "fixed",
          note: "The end of the printed range: fixed rates are 2 points above floating ones",
          source: PROPELLD,
          publishedOn: "2025-09-29",
          confidence: "medium",
        },
      ],
    },
    {
      slug: "premier",
      name: "Education Loan to Students of Premier Institutions (India)",
      inIndia: true,
      institutes: "listed",
      instituteList: "Lists AA, A, B and C of the bank",
      admission: "admitted",
      coApplicant: "expected",
      securedMax: 8_000_000,
      unsecuredMax: 750_000,
      unsecuredTopMax: 4_000_000,
      unsecuredTopFor: "category",
      unsecuredTopIf: "your institute is on list AA (₹40 lakh) or A (₹20 lakh)",
      feePctMax: 0,
      feeFlat: 0,
      tenureMaxMonths: 180,
      tenureNote: "As in the model scheme of the Indian Banks' Association",
      graceMonths: 12,
      ...NO_CHARGE_BY_BANKS,
      benchmarkId: "bob-brllr",
      conflicts: "The limits without security for lists B and C come from an older page.",
      rates: [
        {
          fromPct: 8.15,
          toPct: 9.95,
          type: "floating",
          benchmarkPct: 9.15,
          note: "8.15% for list AA, 8.45% for A, 9.75% for B, 9.95% for C; fixed rates, 2 points more, also exist",
          source: PREMIER_COPY,
          publishedOn: null,
          confidence: "low",
        },
      ],
    },
    {
      slug: "gyan",
      name: "Baroda Gyan (India)",
      inIndia: true,
      admission: "admitted",
      coApplicant: "expected",
      unsecuredMax: 750_000,
      securityNote: "₹1.25 crore for medicine and aviation, by an older copy of the bank's page",
      feeNote: "Nil up to ₹7.5 lakh; what is charged above that is not published",
      marginIndiaPct: 5,
      marginNote: "Nil up to ₹4 lakh; the share above that is the model scheme's figure, not one from the bank's page",
      tenureMaxMonths: 180,
      tenureNote: "As in the model scheme of the Indian Banks' Association",
      graceMonths: 12,
      ...NO_CHARGE_BY_BANKS,
      concession: "0.50% for girl students (older page)",
      benchmarkId: "bob-brllr",
      conflicts:
        "One source puts the limit without security at ₹4 lakh, the copy of the bank's page at ₹7.5 lakh. For other courses than medicine and aviation copies say ₹10, 25 or 80 lakh with security.",
      rates: [
        {
          fromPct: 11.05,
          toPct: 11.15,
          type: "floating",
          note: "Printed at a BRLLR of about 9.15%",
          source: PROPELLD_COMPLETE,
          publishedOn: null,
          confidence: "low",
        },
      ],
    },
    {
      slug: "digital",
      name: "Baroda Digital Education Loan (premier institutes in India)",
      inIndia: true,
      institutes: "listed",
      instituteList: "Premier institutes of the bank",
      onlyIf: "you are at most 40 years old",
      admission: "admitted",
      coApplicant: "expected",
      feePctMax: 0,
      tenureMaxMonths: 180,
      tenureNote: "That is for loans above ₹7.5 lakh, 10 years for smaller ones; counted after the moratorium",
      graceMonths: 12,
      ...NO_CHARGE_BY_BANKS,
      benchmarkId: "bob-brllr",
      conflicts: "The page prints no rate and no limit. Select institutes need no co-applicant.",
      rates: [],
    },
    {
      slug: "executive",
      name: "Executive programmes of premier institutes (India)",
      inIndia: true,
      institutes: "listed",
      instituteList: "Lists AA, A, B and C of the bank",
      onlyIf: "you are employed and stay so while you study",
      admission: "admitted",
      coApplicant: "expected",
      securedMax: 8_000_000,
      ...NO_CHARGE_BY_BANKS,
      benchmarkId: "bob-brllr",
      rates: [
        {
          fromPct: 8.15,
          toPct: 9.95,
          type: "floating",
          benchmarkPct: 9.15,
          note: "8.15% for list AA, 8.45% for A, 9.75% for B, 9.95% for C",
          ...read(
            "https://biginius.com/baroda-education-loan-for-edp-being-offered-by-premier-institutions-in-indiabob (copy of the bank's page)",
            null,
            "low",
          ),
        },
      ],
    },
    {
      slug: "skill",
      name: "Skill Loan",
      inIndia: true,
      onlyIf: "the course is a skill course",
      admission: "admitted",
      coApplicant: "expected",
      amountMin: 5000,
      securedMax: 150_000,
      unsecuredMax: 150_000,
      feePctMax: 0,
      marginIndiaPct: 0,
      tenureMaxMonths: 84,
      ...NO_CHARGE_BY_BANKS,
      conflicts: "The page prints no rate.",
      rates: [],
    },
  ],
  sources: [
    {
      scheme: "digital",
      covers: ["fee", "tenure", "grace", "institutes", "coApplicant", "onlyIf", "countries", "admission"],
      ...read(
        "https://www.bankofbaroda.in/personal-banking/loans/education-loan/baroda-digital-education-loan",
        null,
        "medium",
      ),
    },
    {
      scheme: "executive",
      covers: ["secured", "institutes", "onlyIf", "countries", "admission"],
      ...read(
        "https://biginius.com/baroda-education-loan-for-edp-being-offered-by-premier-institutions-in-indiabob (copy of the bank's page)",
        null,
        "low",
      ),
    },
    {
      scheme: "skill",
      covers: ["secured", "minimum", "unsecured", "fee", "margin", "tenure", "onlyIf", "countries", "admission"],
      ...read("https://www.bankofbaroda.in/personal-banking/loans/education-loan/skill-loan-scheme", null, "medium"),
    },
    {
      scheme: "scholar",
      covers: ["unsecured", "secured", "countries", "tenure", "grace", "admission", "concession", "collateral"],
      source: PROPELLD,
      publishedOn: "2025-09-29",
      confidence: "medium",
    },
    { scheme: "scholar", covers: ["fee"], source: "50cutoffpoints.com", publishedOn: null, confidence: "low" },
    { scheme: "scholar", covers: ["margin"], source: "wemakescholars.com", publishedOn: null, confidence: "low" },
    { ...MODEL_SCHEME_ON_INTEREST, scheme: "scholar" },
    {
      scheme: "premier",
      covers: ["institutes", "countries", "admission"],
      source: "http://bankofbaroda.com/baroda-education-loan-to-students-of-premier-institutions.htm",
      publishedOn: null,
      confidence: "medium",
    },
    {
      scheme: "premier",
      covers: ["unsecured", "secured", "collateral"],
      source: PREMIER_LIMITS,
      publishedOn: null,
      confidence: "low",
    },
    {
      scheme: "premier",
      covers: ["unsecured", "fee"],
      source: PROPELLD_COMPLETE,
      publishedOn: null,
      confidence: "low",
    },
    { ...modelScheme("tenure", "grace"), scheme: "premier" },
    {
      scheme: "gyan",
      covers: ["unsecured", "fee", "margin", "countries", "admission", "collateral"],
      source: GYAN_COPY,
      publishedOn: null,
      confidence: "low",
    },
    {
      scheme: "gyan",
      covers: ["concession"],
      source: "https://www.bankofbaroda.in/education-loan-interest-rate.htm",
      publishedOn: null,
      confidence: "low",
    },
    {
      scheme: "gyan",
      covers: ["secured"],
      ...read("https://www.bankofbaroda.in/personal-banking/loans/education-loan/baroda-gyan-loan", null, "low"),
      isOlder: true,
    },
    { ...modelScheme("tenure", "grace", "margin"), scheme: "gyan" },
    BARRED_FOR_BANKS,
    USUAL_PAPERS,
  ],
  texts: {
    eligibility: [
      point("Student", "An offer or an admit letter for a course"),
      point(
        "Study in India",
        "The scheme for premier institutions: for institutes on the bank's lists AA, A, B and C",
        "Baroda Gyan: for other institutes",
      ),
      point("Study abroad", "Baroda Scholar; the bank publishes no list of countries"),
      point(
        "Security",
        "None up to the limit of the scheme and of your institute's list",
        "Above it the bank asks for security",
      ),
      point(
        "Ask the bank",
        "Whether Baroda Scholar covers your country",
        "Which list your institute is on, and the limit and the rate that go with it",
      ),
    ],
    benefits: [
      point(
        "Lower rates for listed institutes",
        "In India and abroad the bank charges listed institutes less than others.",
      ),
      point("A long holiday", "Instalments begin only some time after the course; the months are in the facts above."),
      point(
        "A fee that comes back",
        "Under Baroda Scholar, students of institutes on the premier list get it back at the first payout.",
      ),
      point("A concession for girls", "Baroda Scholar and Baroda Gyan have one; the facts say for whom."),
    ],
    applyBenefits: whyThroughUs("the bank", {
      charges: "The bank's own fee stands in the facts of each scheme.",
      otherChoice:
        "If the bank asks for security that your family cannot give, the same file can go to a lender that asks for none.",
      dates:
        "Each figure names the page that it comes from. Where that page carries no date, its age is unknown and we say so. Older sheets of the bank show other rates, which stand under the facts.",
    }),
    howToApply: steps({
      fit: "Find out whether your institute is on a list of the bank. Outside the lists, plan on security for most amounts.",
      papers:
        "Upload the papers below. For a loan with security add the property papers with valuation and legal report, or the fixed deposit or insurance policy.",
      choose: handInAtPublicBank("We found no published processing time of its own."),
      offer:
        "Check in the Key Facts Statement whether the rate is floating or fixed, as fixed ones are higher here. Abroad, ask whether your fee comes back at the first payout.",
    }),
    documents: usualDocuments("Bank of Baroda", { secured: true }),
    loanRepayment: [
      point(
        "While you study",
        "Baroda Scholar: simple interest builds up, as in the model scheme of the Indian Banks' Association.",
        "The two schemes for India: not stated on the pages we read.",
      ),
      point("Repayment holiday", "The course and the months after it that the facts above show."),
      point("Repaying early", "No charge on a floating rate; on a fixed rate, ask the bank."),
    ],
    faqs: [
      {
        question: "Which Baroda loan is for me?",
        answer:
          "For study abroad it is Baroda Scholar. In India it is the scheme for premier institutions if your institute is on one of the bank's lists, and Baroda Gyan for all others.",
      },
      {
        question: "Why do I see other rates for Baroda Scholar elsewhere?",
        answer:
          "The bank charges less for listed institutes, more for others and still more for Canada. Its fixed rates are higher than its floating ones. Many tables print only one of these figures.",
      },
      {
        question: "How much can I borrow from Bank of Baroda without collateral?",
        answer:
          "It depends on the scheme and on the list of your institute; the limits stand above. For listed institutes abroad the limit is not published, so ask the bank.",
      },
      PM_VIDYALAXMI,
      SIMPLE_INTEREST,
      TAX_AT_A_BANK,
    ],
  },
};
