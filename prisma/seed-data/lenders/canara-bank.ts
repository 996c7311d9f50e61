import { BARRED_FOR_BANKS, NO_CHARGE_BY_BANKS, USUAL_PAPERS, modelScheme } from "@/prisma/seed-data/common-sources";
import { type LenderSeed, read } from "@/prisma/seed-data/lender-seed";
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

const VIDYA_TURANT = "https://canarabank.com/vidya-turant";
const ABROAD = "https://wise.com/in/blog/canara-bank-education-loan-for-abroad";
const COLLEGEKING = "https://collegeking.com/education-loan-india/loan-partners/canara-bank-education-loans";
const FLY_FINANCE = "https://fly.finance/blog/education-loan/canara-bank-education-loan";
const PROPELLD = "https://propelld.com/site/blog/canara-bank-education-loan";

export const canaraBank: LenderSeed = {
  lender: {
    id: "canara-bank",
    name: "Canara Bank",
    kind: "publicBank",
    initials: "CB",
    collateral: "None for Vidya Turant; a part or all of the loan for the other schemes, above their limits",
    earlyRepayment: "No charge on a floating rate for repaying part or all of the loan early",
  },
  schemes: [
    {
      slug: "vidya-turant",
      name: "Vidya Turant (premier institutes in India)",
      inIndia: true,
      institutes: "listed",
      instituteList: "The bank's list of premier institutes, in three categories",
      admission: "admitted",
      coApplicant: "expected",
      securedMax: 5_000_000,
      unsecuredMax: 3_000_000,
      unsecuredTopMax: 5_000_000,
      unsecuredTopFor: "category",
      unsecuredTopIf: "your institute is in the category for ₹50 lakh or for ₹40 lakh",
      securityNote: "None is asked for",
      feePctMax: 0,
      feeFlat: 0,
      marginIndiaPct: 0,
      tenureMaxMonths: 180,
      tenureNote: "Not counting the course and the holiday",
      graceMonths: 12,
      ...MODEL_SCHEME_INTEREST,
      ...NO_CHARGE_BY_BANKS,
      concession: "0.50% for women",
      benchmarkId: "canara-rllr",
      conflicts: "A page of 15 January 2025 (propelld.com) gives 8.60% as the bank's lowest, when its RLLR was higher.",
      rates: [
        {
          fromPct: 8.6,
          toPct: 9.85,
          type: "floating",
          note: "Figures of mid-2025",
          source: COLLEGEKING,
          publishedOn: null,
          confidence: "medium",
        },
      ],
    },
    {
      slug: "abroad-stem",
      name: "Science and technology abroad (STEM)",
      abroad: "any",
      onlyIf: "the course is in science, technology, engineering or mathematics; not medicine",
      admission: "admitted",
      coApplicant: "expected",
      amountMin: 750_000,
      securedMax: 10_000_000,
      unsecuredMax: 0,
      securityNote: "Security worth 50% to 100% of the loan",
      marginAbroadPct: 10,
      tenureMaxMonths: 180,
      tenureNote: "Not counting the course and the holiday",
      graceMonths: 12,
      ...MODEL_SCHEME_INTEREST,
      ...NO_CHARGE_BY_BANKS,
      concession: "0.50% for women",
      benchmarkId: "canara-rllr",
      conflicts: "A page of May 2023 (wise.com) says 9.25% and a premium for the risk on top.",
      rates: [
        {
          fromPct: 9.25,
          toPct: 11.35,
          type: "floating",
          ...read("https://policybazaar.com/child-plans/education-loan/canara-bank", "2025", "medium"),
        },
      ],
    },
    {
      slug: "iba-model",
      name: "IBA Model Education Loan (India and abroad)",
      inIndia: true,
      abroad: "any",
      admission: "admitted",
      coApplicant: "expected",
      unsecuredMax: 750_000,
      securityNote: "For the whole loan above the limit without; abroad up to ₹20 lakh, more on the bank's terms",
      marginIndiaPct: 5,
      marginAbroadPct: 15,
      tenureMaxMonths: 180,
      graceMonths: 12,
      ...NO_CHARGE_BY_BANKS,
      concession: "0.50% for female students",
      benchmarkId: "canara-rllr",
      conflicts:
        "A page of 15 January 2025 (propelld.com) gives 8.60% as the bank's lowest, for premier institutes. One source counts the holiday as part of the tenure. Comparisons of 2026 say from 8% for the bank, and 8.90% in India, 9.40% abroad.",
      rates: [
        {
          fromPct: 11.15,
          type: "floating",
          note: "From the time of an RLLR of about 9.25%",
          source: FLY_FINANCE,
          publishedOn: null,
          confidence: "low",
        },
      ],
    },
    {
      slug: "vidya-sagar",
      name: "Vidya Sagar (study abroad)",
      abroad: "any",
      admission: "admitted",
      coApplicant: "expected",
      amountMin: 750_000,
      unsecuredMax: 750_000,
      securityNote: "Full security above ₹7.5 lakh",
      tenureMaxMonths: 180,
      tenureNote: "After the moratorium",
      ...NO_CHARGE_BY_BANKS,
      concession: "0.50% for women",
      benchmarkId: "canara-rllr",
      conflicts: "A guide ends at ₹20 lakh. Another page says 9.25% to 11.25%.",
      rates: [
        {
          fromPct: 10.25,
          toPct: 11.25,
          type: "floating",
          ...read("https://policybazaar.com/child-plans/education-loan/canara-bank", "2025", "medium"),
        },
      ],
    },
    {
      slug: "skill",
      name: "IBA Skill Loan",
      inIndia: true,
      onlyIf: "the course is a skill course",
      admission: "admitted",
      coApplicant: "expected",
      amountMin: 5000,
      securedMax: 150_000,
      ...NO_CHARGE_BY_BANKS,
      benchmarkId: "canara-rllr",
      conflicts: "No page prints a rate of its own; a guide of mid-2025 says about 9.2% and more.",
      rates: [],
    },
  ],
  sources: [
    {
      scheme: "vidya-sagar",
      covers: ["minimum"],
      ...read("https://policybazaar.com/child-plans/education-loan/canara-bank", "2025", "medium"),
    },
    {
      scheme: "vidya-sagar",
      covers: ["unsecured", "secured", "collateral", "tenure", "countries", "admission"],
      ...read("https://paydayloans-info.com/canara-bank-education-loan-interest-rate", null, "low"),
    },
    {
      scheme: "vidya-sagar",
      covers: ["concession"],
      ...read("https://propelld.com/site/blog/canara-bank-education-loan", "2025-01-15", "medium"),
    },
    {
      scheme: "skill",
      covers: ["secured", "minimum", "onlyIf", "countries", "admission"],
      ...read("https://policybazaar.com/child-plans/education-loan/canara-bank", "2025", "medium"),
    },
    {
      scheme: "vidya-turant",
      covers: [
        "unsecured",
        "secured",
        "fee",
        "margin",
        "tenure",
        "grace",
        "countries",
        "institutes",
        "admission",
        "collateral",
      ],
      source: VIDYA_TURANT,
      publishedOn: null,
      confidence: "medium",
    },
    { ...MODEL_SCHEME_ON_INTEREST, scheme: "vidya-turant" },
    {
      scheme: "abroad-stem",
      covers: [
        "unsecured",
        "secured",
        "minimum",
        "margin",
        "tenure",
        "grace",
        "countries",
        "onlyIf",
        "admission",
        "collateral",
      ],
      source: ABROAD,
      publishedOn: "2023-05-05",
      confidence: "medium",
    },
    { ...MODEL_SCHEME_ON_INTEREST, scheme: "abroad-stem" },
    {
      scheme: "iba-model",
      covers: ["unsecured", "secured", "margin", "tenure", "countries", "collateral"],
      source: FLY_FINANCE,
      publishedOn: null,
      confidence: "low",
    },
    {
      scheme: "iba-model",
      covers: ["margin", "countries"],
      source: COLLEGEKING,
      publishedOn: null,
      confidence: "low",
    },
    { ...modelScheme("tenure", "grace", "admission"), scheme: "iba-model" },
    { covers: ["concession"], source: PROPELLD, publishedOn: "2025-01-15", confidence: "medium" },
    BARRED_FOR_BANKS,
    USUAL_PAPERS,
  ],
  texts: {
    eligibility: [
      point("Student", "An offer or an admit letter for a course"),
      point(
        "Study in India",
        "Vidya Turant: for institutes on the bank's list; its category decides the limit",
        "IBA Model Education Loan: for other institutes",
      ),
      point(
        "Study abroad",
        "The STEM scheme: for courses in science, technology, engineering or mathematics, not for medicine",
        "IBA Model Education Loan: for other courses",
      ),
      point(
        "Security",
        "Vidya Turant: none",
        "The STEM scheme: always, for at least half of the loan",
        "IBA Model Education Loan: for the whole loan, above its limit without security",
      ),
      point("Ask the bank", "Which category your institute has", "How much security it wants for your course abroad"),
    ],
    benefits: [
      point(
        "No security in India at listed institutes",
        "Vidya Turant asks for none, up to the limit of the category.",
      ),
      point("Nothing from the family in India", "Vidya Turant takes no family share and no processing fee."),
      point("Part security abroad", "The STEM scheme can accept security worth half of the loan."),
      point(
        "The full time for instalments",
        "Under Vidya Turant and the STEM scheme the course and the holiday are not part of the repayment time.",
      ),
    ],
    applyBenefits: whyThroughUs("the bank", {
      charges:
        "Under Vidya Turant the bank charges no processing fee either; for the other schemes we found none stated.",
      otherChoice:
        "Canara's terms depend on its own lists and on the course. If yours is not on them, the same file can go elsewhere.",
      dates:
        "Each figure names the page that it comes from. The rates are the weakest facts here: some are from before the cuts of 2025. Ask for today's before you compare.",
    }),
    howToApply: steps({
      fit: "Three schemes: Vidya Turant for listed institutes in India, the STEM scheme for science and technology abroad, the IBA Model Education Loan for the rest. Ask the bank which one your admission falls under.",
      papers: "Upload the papers below. For the STEM scheme add security papers worth at least half of the loan.",
      choose: handInAtPublicBank("We found no published processing time of its own."),
      offer:
        "The rate is the bank's reference rate and a premium on top: ask for both figures, and compare them with the Key Facts Statement.",
    }),
    documents: usualDocuments("Canara Bank", { secured: true }),
    loanRepayment: [
      point(
        "While you study",
        "Vidya Turant and the STEM scheme: simple interest builds up, as in the model scheme of the Indian Banks' Association.",
        "IBA Model Education Loan: not stated on the pages we read.",
      ),
      point("Repayment holiday", "The course and the months after it that the facts above show."),
      point("Repaying early", "Part or all of the loan, without a charge on a floating rate."),
    ],
    faqs: [
      {
        question: "What is Vidya Turant?",
        answer:
          "It is Canara Bank's loan for premier institutes in India, with no security, no family share and no processing fee. How much you get depends on the category of your institute.",
      },
      {
        question: "Does Canara Bank lend for study abroad without security?",
        answer:
          "Only small loans, under the IBA Model Education Loan. The STEM scheme always asks for security worth at least half of the loan.",
      },
      {
        question: "Why can the cost of the STEM loan not be counted?",
        answer:
          "Its rate is the bank's reference rate and a credit risk premium that depends on you and is not published. The last page we found is also from before the cuts of 2025.",
      },
      {
        question: "Is the STEM scheme for medicine too?",
        answer: "No. For medicine abroad, ask the bank about its IBA Model Education Loan.",
      },
      PM_VIDYALAXMI,
      SIMPLE_INTEREST,
      TAX_AT_A_BANK,
    ],
  },
  rules: [
    {
      scheme: "vidya-turant",
      subject: "amount",
      operator: "atMost",
      value: "3000000",
      ifNot: "ask",
      reason: "Each category of institutes on the list gets this amount.",
      remedy: "Ask the bank for the category of your institute: two of the three give more than ₹30 lakh.",
      source: VIDYA_TURANT,
      version: "2026-11-21",
    },
  ],
};
