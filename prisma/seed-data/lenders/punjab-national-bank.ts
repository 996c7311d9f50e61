import { BARRED_FOR_BANKS, NO_CHARGE_BY_BANKS, USUAL_PAPERS, modelScheme } from "@/prisma/seed-data/common-sources";
import { premierList, type LenderSeed, type RateSeed, read } from "@/prisma/seed-data/lender-seed";
import { LIST_OF_2026, MODEL_SCHEME_INTEREST, MODEL_SCHEME_ON_INTEREST } from "@/prisma/seed-data/public-banks";
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

const UDAAN = "https://www.pnbindia.in/hi/pnb-udaan.html";
const PROPELLD = "https://propelld.com/site/blog/pnb-education-loan";
const SHIKSHAVAHINI =
  "https://www.shikshavahini.com/blog-details/punjab-national-bank-pnb-education-loan-a-complete-guide";
const LOGINTOLOANS = "https://www.logintoloans.com/PNBEduloans.php";

const FIXED: RateSeed = {
  fromPct: 10.25,
  toPct: 12.75,
  type: "fixed",
  note: "Printed for all schemes of the bank",
  source: PROPELLD,
  publishedOn: "2025-04-11",
  confidence: "medium",
};
const FLOATING_OF_ALL =
  "A page of 11 April 2025 (propelld.com) gives 9.25% to 11.25% for all floating loans of the bank.";

export const punjabNationalBank: LenderSeed = {
  lender: {
    id: "punjab-national-bank",
    name: "Punjab National Bank",
    kind: "publicBank",
    initials: "PNB",
    loanProcessingTime: "7 to 10 days, by a broker's page",
    collateral: "Above the limits without security; at listed premier institutes in India these limits are higher",
    earlyRepayment: "No charge on a floating rate for repaying part or all of the loan early",
  },
  schemes: [
    {
      slug: "udaan",
      name: "PNB Udaan (study abroad)",
      // The bank names no countries: no open list, of which others would have to be asked about.
      abroad: "any",
      admission: "admitted",
      coApplicant: "expected",
      unsecuredMax: 750_000,
      securityNote: "By need: no fixed upper limit",
      feeFlat: 700,
      feeNote: "Documentation charges of ₹450 and ₹250; no processing fee is stated",
      marginAbroadPct: 15,
      marginNote: "Nil up to ₹4 lakh",
      tenureMaxMonths: 180,
      graceMonths: 12,
      ...MODEL_SCHEME_INTEREST,
      ...NO_CHARGE_BY_BANKS,
      benchmarkId: "pnb-rllr",
      conflicts: `Other lists of 2026 say 9.30% and 9.5%. ${FLOATING_OF_ALL}`,
      rates: [
        {
          fromPct: 8.35,
          type: "floating",
          source: LIST_OF_2026,
          publishedOn: "2026",
          confidence: "low",
        },
        FIXED,
      ],
    },
    {
      slug: "saraswati",
      name: "PNB Saraswati (India)",
      inIndia: true,
      admission: "admitted",
      coApplicant: "expected",
      unsecuredMax: 750_000,
      unsecuredTopMax: 2_000_000,
      unsecuredTopFor: "listed",
      unsecuredTopIf: `${premierList("the bank")} (a broker's figure)`,
      securityNote: "By need, as most pages say",
      marginIndiaPct: 5,
      tenureMaxMonths: 180,
      graceMonths: 12,
      ...NO_CHARGE_BY_BANKS,
      concession: "0.50% for girl students; one source says 0.25% above ₹7.5 lakh",
      benchmarkId: "pnb-rllr",
      conflicts: `One source ends the loan at ₹10 to 20 lakh, others go by need with security. A page of early 2025 (policybazaar.com) prints RLLR + 2.00, + 1.25 with full security: 11.00% and 10.25% then. ${FLOATING_OF_ALL}`,
      rates: [
        {
          fromPct: 9,
          type: "floating",
          source: SHIKSHAVAHINI,
          publishedOn: null,
          confidence: "low",
        },
        FIXED,
      ],
    },
    {
      slug: "pratibha",
      name: "PNB Pratibha (premier institutes in India)",
      inIndia: true,
      institutes: "listed",
      instituteList: "The bank's list of premier institutes in India",
      admission: "admitted",
      coApplicant: "expected",
      unsecuredMax: 2_500_000,
      tenureMaxMonths: 180,
      tenureNote: "As in the model scheme of the Indian Banks' Association",
      graceMonths: 12,
      ...NO_CHARGE_BY_BANKS,
      benchmarkId: "pnb-rllr",
      conflicts: `Only a broker's page describes the limit. ${FLOATING_OF_ALL}`,
      rates: [
        {
          fromPct: 8.2,
          type: "floating",
          note: "The bank's lowest, for premier institutes in India; the page does not name the scheme",
          source: "propelld.com/blog/pnb-education-loan",
          publishedOn: "2025-11-27",
          confidence: "low",
        },
      ],
    },
    {
      slug: "vidyalaxmi",
      name: "PNB PM-Vidyalaxmi",
      inIndia: true,
      levels: "undergraduate,postgraduate,postgraduate_diploma",
      institutes: "listed",
      instituteList: "860 institutes in groups AAA (85), AA (152) and A (623)",
      admission: "admitted",
      coApplicant: "expected",
      securityNote: "No collateral is asked, whatever the amount, which follows the need; parents are joint borrowers",
      marginIndiaPct: 5,
      marginNote: "Nil for AAA and AA; for A nil up to ₹4 lakh",
      ...NO_CHARGE_BY_BANKS,
      concession:
        "The State pays 3% of the interest up to ₹8 lakh of income, all of it up to ₹4.5 lakh in technical courses",
      benchmarkId: "pnb-rllr",
      conflicts: "Printed before the cuts of June and December 2025 (RLLR then 8.85%).",
      rates: [
        {
          fromPct: 7.5,
          type: "floating",
          institute: "listed",
          benchmarkPct: 8.85,
          ...read(
            "https://newspatrolling.com/pnb-reduces-interest-rates-on-education-loan-by-20-bps-under-the-vidyalaxmi-scheme (press release of PNB)",
            "2025-06-03",
            "high",
          ),
        },
      ],
    },
    {
      slug: "disabled",
      name: "Concessional loan for persons with disabilities",
      inIndia: true,
      abroad: "any",
      onlyIf: "you have a UDID number for a loan from ₹15 lakh on",
      forGroups: "disability",
      admission: "admitted",
      coApplicant: "expected",
      securedMax: 5_000_000,
      tenureMaxMonths: 120,
      tenureNote: "From 1 year after the course",
      graceMonths: 12,
      studyInterest: "simple",
      rates: [
        {
          fromPct: 4,
          type: "fixed",
          note: "No further concession",
          ...read("https://pnbindia.com/concessional-education-loan.html", null, "medium"),
        },
      ],
    },
  ],
  sources: [
    {
      scheme: "vidyalaxmi",
      covers: ["secured", "margin", "institutes", "concession", "collateral", "countries", "admission", "levels"],
      ...read(
        "https://newspatrolling.com/pnb-reduces-interest-rates-on-education-loan-by-20-bps-under-the-vidyalaxmi-scheme (press release of PNB)",
        "2025-06-03",
        "high",
      ),
    },
    {
      scheme: "disabled",
      covers: ["secured", "tenure", "grace", "studying", "onlyIf", "forWhom", "countries", "admission"],
      ...read("https://pnbindia.com/concessional-education-loan.html", null, "medium"),
    },
    {
      scheme: "udaan",
      covers: ["unsecured", "secured", "margin", "fee", "tenure", "grace", "countries", "admission", "collateral"],
      source: UDAAN,
      publishedOn: null,
      confidence: "medium",
    },
    { scheme: "udaan", covers: ["fee"], source: PROPELLD, publishedOn: "2025-04-11", confidence: "medium" },
    { ...MODEL_SCHEME_ON_INTEREST, scheme: "udaan" },
    {
      scheme: "saraswati",
      covers: ["unsecured", "secured", "margin", "tenure", "grace", "countries", "admission", "collateral"],
      source: SHIKSHAVAHINI,
      publishedOn: null,
      confidence: "low",
    },
    {
      scheme: "saraswati",
      covers: ["unsecured", "concession"],
      source: LOGINTOLOANS,
      publishedOn: null,
      confidence: "low",
    },
    {
      scheme: "pratibha",
      covers: ["unsecured", "countries", "institutes"],
      source: LOGINTOLOANS,
      publishedOn: null,
      confidence: "low",
    },
    { ...modelScheme("tenure", "grace", "admission"), scheme: "pratibha" },
    { covers: ["time"], source: "foreignadmits.com", publishedOn: null, confidence: "low" },
    BARRED_FOR_BANKS,
    USUAL_PAPERS,
  ],
  texts: {
    eligibility: [
      point("Student", "An offer or an admit letter for a course"),
      point(
        "Study in India",
        "PNB Pratibha: for institutes on the bank's list of premier institutes",
        "PNB Saraswati: for all others, and for listed ones too",
      ),
      point("Study abroad", "PNB Udaan; the bank publishes no list of countries"),
      point(
        "Security",
        "None up to the limit of the scheme; listed institutes in India get more",
        "Above it the bank asks for security",
      ),
      point(
        "Ask the bank",
        "Whether PNB Udaan covers your country",
        "Whether your institute in India is on its list, and which scheme is cheaper for you",
        "How it values the security, since that decides the amount",
      ),
    ],
    benefits: [
      point(
        "No fixed upper limit abroad",
        "Under PNB Udaan the amount follows the cost of the course and the security.",
      ),
      point("Small charges", "For PNB Udaan no processing fee is stated, only two small documentation charges."),
      point(
        "More without security at listed institutes",
        "In India both PNB Saraswati and PNB Pratibha give them more, as a broker's page says.",
      ),
      point(
        "No charge for repaying early",
        "On a floating rate you may repay part or all of the loan early for nothing.",
      ),
    ],
    applyBenefits: whyThroughUs("the bank", {
      charges: "What we know of the bank's own charges stands in the facts of each scheme.",
      otherChoice:
        "If the bank asks for security that your family cannot give, the same file can go to a lender that asks for none.",
      dates:
        "Each figure names the page that it comes from. Much about the schemes for India comes from brokers and blogs, so ask the bank before you count on it.",
    }),
    howToApply: steps({
      fit: "Abroad it is PNB Udaan. In India ask whether your institute is on the bank's list, as that opens PNB Pratibha and a higher limit. For other cases decide as a family which property, deposit or policy you can give as security.",
      papers:
        "Upload the papers below. Security papers with valuation and legal report take the longest, so begin with those.",
      choose: handInAtPublicBank("The time that a broker's page names stands above."),
      offer:
        "Look in the Key Facts Statement for the rate that applies to you and whether it is floating or fixed: the fixed ones are the higher ones here.",
    }),
    documents: usualDocuments("Punjab National Bank", { secured: true }),
    loanRepayment: [
      point(
        "While you study",
        "PNB Udaan: simple interest builds up, as in the model scheme of the Indian Banks' Association.",
        "The two schemes for India: not stated on the pages we read.",
      ),
      point("Repayment holiday", "The course and the months after it that the facts above show."),
      point("Repaying early", "No charge on a floating rate; on a fixed rate, ask the bank."),
    ],
    faqs: [
      {
        question: "What is PNB Udaan?",
        answer:
          "It is Punjab National Bank's education loan for study abroad. The amount follows your need; there is no fixed upper limit.",
      },
      {
        question: "Can I get a large PNB loan without collateral?",
        answer:
          "For study abroad, only up to the limit of PNB Udaan. In India students of listed premier institutes get more, as a broker's page says. Beyond these limits the bank asks for security.",
      },
      {
        question: "Why do pages differ so much about PNB's rates?",
        answer:
          "Some print the lowest rate for premier institutes in India, some the floating rates of all schemes, and some the highest fixed rate. We show each with what it is for.",
      },
      PM_VIDYALAXMI,
      SIMPLE_INTEREST,
      TAX_AT_A_BANK,
    ],
  },
};
