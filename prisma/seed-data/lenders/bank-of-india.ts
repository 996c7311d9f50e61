import { BARRED_FOR_BANKS, NO_CHARGE_BY_BANKS, USUAL_PAPERS } from "@/prisma/seed-data/common-sources";
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

const ABROADCUBE = "https://abroadcube.com/study-abroad-education-loans/bank-of-india";
const ABROAD = "https://bankofindia.com/EducationLoanAbroad";
const STAR_VIDYA = "biginius.com/star-vidya-loanboi (copy of the bank's page)";

export const bankOfIndia: LenderSeed = {
  lender: {
    id: "bank-of-india",
    name: "Bank of India",
    kind: "publicBank",
    initials: "BOI",
    loanProcessingTime: "About 7 working days, by a broker's page",
    collateral: "Abroad above the limit without security; none for Star Vidya up to the limit of the institute's list",
    earlyRepayment: "No charge on a floating rate for repaying part or all of the loan early",
  },
  schemes: [
    {
      slug: "abroad",
      name: "Star Education Loan (study abroad)",
      // The bank names no countries: no open list, of which others would have to be asked about.
      abroad: "any",
      admission: "admitted",
      coApplicant: "expected",
      securedMax: 15_000_000,
      securityNote:
        "That is a broker's figure: by the bank's page ₹80 lakh for medicine without nursing and ₹40 lakh for other courses",
      unsecuredMax: 750_000,
      feeFlat: 20_000,
      feeNote: "₹10,000 to ₹20,000 by one page, ₹5,000 by the bank's; refunded in full at the first payout",
      marginAbroadPct: 10,
      marginNote: "By the bank's page nil up to ₹4 lakh, 15% up to ₹7.5 lakh, 10% above",
      tenureMaxMonths: 180,
      graceMonths: 12,
      ...MODEL_SCHEME_INTEREST,
      ...NO_CHARGE_BY_BANKS,
      benchmarkId: "boi-rblr",
      conflicts:
        "Largest loan: the bank's page and a broker's differ, see “With collateral”. The amount of the fee differs between the bank's page and the aggregator's. The bank's page names universities up to place 3000 of Webometrics or 1000 of QS.",
      rates: [
        {
          fromPct: 10.05,
          type: "floating",
          upToAmount: 750_000,
          benchmarkPct: 8.35,
          source: ABROADCUBE,
          publishedOn: "2025",
          confidence: "medium",
        },
        {
          fromPct: 10.85,
          type: "floating",
          aboveAmount: 750_000,
          benchmarkPct: 8.35,
          source: ABROADCUBE,
          publishedOn: "2025",
          confidence: "medium",
        },
      ],
    },
    {
      slug: "star-vidya",
      name: "Star Vidya (premier institutes in India)",
      inIndia: true,
      institutes: "listed",
      instituteList: "Lists A, B and C of the bank, for institutes entered by a test",
      admission: "admitted",
      coApplicant: "expected",
      unsecuredMax: 1_500_000,
      unsecuredTopMax: 4_000_000,
      unsecuredTopFor: "category",
      unsecuredTopIf: "your institute is on list A (₹40 lakh) or B (₹25 lakh)",
      feePctMax: 0,
      feeFlat: 0,
      marginIndiaPct: 0,
      tenureMaxMonths: 180,
      graceMonths: 12,
      ...NO_CHARGE_BY_BANKS,
      benchmarkId: "boi-rblr",
      // The page says only that the rate is the bank's RBLR, so none is entered.
      conflicts: "The page gives the rate as the bank's RBLR and prints no figure.",
      rates: [],
    },
  ],
  sources: [
    {
      scheme: "abroad",
      covers: [
        "unsecured",
        "secured",
        "margin",
        "fee",
        "tenure",
        "grace",
        "countries",
        "admission",
        "collateral",
        "time",
      ],
      source: ABROADCUBE,
      publishedOn: "2025",
      confidence: "medium",
    },
    { scheme: "abroad", covers: ["fee", "secured", "margin"], ...read(ABROAD, null, "medium") },
    { ...MODEL_SCHEME_ON_INTEREST, scheme: "abroad" },
    {
      scheme: "star-vidya",
      covers: [
        "unsecured",
        "fee",
        "margin",
        "tenure",
        "grace",
        "prepayment",
        "countries",
        "institutes",
        "admission",
        "collateral",
      ],
      source: STAR_VIDYA,
      publishedOn: null,
      confidence: "medium",
    },
    BARRED_FOR_BANKS,
    USUAL_PAPERS,
  ],
  texts: {
    eligibility: [
      point("Student", "An offer or an admit letter for a course"),
      point(
        "Study in India",
        "Star Vidya: for institutes on the bank's lists A, B and C, entered by a test",
        "We found no page on the bank's loan for other institutes in India",
      ),
      point("Study abroad", "Star Education Loan; the bank publishes no list of countries"),
      point(
        "Security",
        "Star Vidya: none up to the limit of your institute's list",
        "Star Education Loan: above the limit without security",
      ),
      point(
        "Ask the bank",
        "Whether it lends for your country",
        "Which list your institute is on",
        "How much the fee is, since two sources disagree",
      ),
    ],
    benefits: [
      point(
        "No security at listed institutes in India",
        "Star Vidya asks for none up to the limit of your institute's list, and for no family share.",
      ),
      point(
        "A fee that comes back",
        "For study abroad the charge at the start is refunded in full at the first payout.",
      ),
      point(
        "A quick answer",
        "The time that a broker's page names stands in the facts; a complete file is needed for it.",
      ),
      point(
        "No charge for repaying early",
        "On a floating rate you may repay part or all of the loan early for nothing.",
      ),
    ],
    applyBenefits: whyThroughUs("the bank", {
      charges: "The bank's charge abroad comes back at the first payout; Star Vidya has none.",
      otherChoice:
        "Abroad this bank asks for security for larger loans, and its rate is higher for them. The same file can go to others, so that you can compare real offers.",
      dates:
        "Each figure names the page that it comes from. Where two pages disagree we print both. For Star Vidya no page prints a rate, so ask the bank for it.",
    }),
    howToApply: steps({
      fit: "In India ask whether your institute is on list A, B or C. Abroad two rates apply: larger loans pay the higher one and need security.",
      papers:
        "Upload the papers below. For a loan with security add property papers, valuation and legal report, or a fixed deposit or insurance policy to pledge.",
      choose: handInAtPublicBank("The time that a broker's page names stands above."),
      offer: "Ask in writing when the fee is refunded, and check it against the Key Facts Statement.",
    }),
    documents: usualDocuments("Bank of India", { secured: true }),
    loanRepayment: [
      point(
        "While you study",
        "Star Education Loan: simple interest builds up, as in the model scheme of the Indian Banks' Association.",
        "Star Vidya: not stated on the page we read.",
      ),
      point("Repayment holiday", "The course and the months after it that the facts above show."),
      point("Repaying early", "Part or all of the loan, without a charge on a floating rate."),
    ],
    faqs: [
      {
        question: "What is Star Vidya?",
        answer:
          "It is Bank of India's loan for premier institutes in India, without security, family share or processing fee. The list of your institute decides how much you get.",
      },
      {
        question: "Why is there no rate for Star Vidya?",
        answer:
          "The page that we read says only that the rate is the bank's own reference rate. It prints no figure, so we show none. Ask the bank for today's rate.",
      },
      {
        question: "Is the processing fee refundable?",
        answer:
          "Yes, for study abroad: both pages that we read say that it is refunded in full at the first payout. They differ about the amount, so ask the branch before you pay.",
      },
      {
        question: "Do I need collateral?",
        answer:
          "For study abroad, above the limit of the Star Education Loan. Star Vidya asks for none up to the limit of your institute's list.",
      },
      PM_VIDYALAXMI,
      SIMPLE_INTEREST,
      TAX_AT_A_BANK,
    ],
  },
  rules: [
    {
      scheme: "abroad",
      subject: "amount",
      operator: "atMost",
      value: "4000000",
      ifNot: "ask",
      reason: "By the bank's own page ₹40 lakh, ₹80 lakh for medicine; a broker's page says ₹1.5 crore.",
      remedy: "Ask the bank which holds for your course.",
      source: ABROAD,
      version: "2026-11-25",
    },
  ],
};
