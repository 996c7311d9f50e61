import { BARRED_FOR_BANKS, NO_CHARGE_BY_BANKS, USUAL_PAPERS } from "@/prisma/seed-data/common-sources";
import { type LenderSeed, READ_LATER, read } from "@/prisma/seed-data/lender-seed";
import { point, steps, usualDocuments, whyThroughUs } from "@/prisma/seed-data/texts";

const CHANNEL = "https://abroadcube.com/study-abroad-education-loans/central-bank-of-india";
const GRADRIGHT =
  "https://gradright.com/central-bank-of-india-education-loan-interest-rates-eligibility-application-process-more/";
const LEVERAGE = "https://leverageedu.com/learn/central-bank-of-india-education-loan-interest-rate/";

export const centralBankOfIndia: LenderSeed = {
  lender: {
    id: "central-bank-of-india",
    name: "Central Bank of India",
    kind: "publicBank",
    initials: "CBI",
    loanProcessingTime: "25 working days, by an official channel partner",
    collateral: "Above ₹7.5 lakh",
    earlyRepayment: "No charge for repaying part or all of the loan early",
  },
  schemes: [
    {
      slug: "cent-vidyarthi",
      name: "Cent Vidyarthi (India and abroad)",
      inIndia: true,
      abroad: "any",
      admission: "admitted",
      coApplicant: "expected",
      securedMax: 20_000_000,
      securityNote: "By another page ₹10 lakh in India and ₹20 lakh abroad, ₹2 crore case by case with full security",
      unsecuredMax: 750_000,
      marginAbroadPct: 15,
      tenureMaxMonths: 180,
      graceMonths: 12,
      ...NO_CHARGE_BY_BANKS,
      concession: "0.50% for female students; 1% when interest is paid during the course",
      conflicts:
        "Another page gives 8.10% to 10.60% as the rates of all the bank's schemes. The fee is said to start at 1%; no upper figure was found.",
      rates: [
        {
          fromPct: 9.45,
          toPct: 9.75,
          type: "floating",
          source: CHANNEL,
          publishedOn: null,
          confidence: "low",
          note: "Over the bank's RBLR. Another page gives 8.10% to 10.60% for all schemes.",
        },
      ],
    },
    {
      slug: "premier-management",
      name: "Cent Vidyarthi for IIMs and premier management institutes",
      inIndia: true,
      levels: "postgraduate,postgraduate_diploma",
      institutes: "listed",
      instituteList: "IIMs and other premier management institutes; full-time MBA",
      admission: "admitted",
      securedMax: 4_000_000,
      securityNote: "None, in the student's own name, by an older page that ended at ₹30 lakh",
      ...NO_CHARGE_BY_BANKS,
      conflicts: "No rate newer than 2021 was found.",
      rates: [],
    },
    {
      slug: "executive-mba",
      name: "Cent Vidyarthi for Executive MBA",
      inIndia: true,
      levels: "postgraduate",
      onlyIf: "you have worked for 2 years",
      admission: "admitted",
      coApplicant: "expected",
      securedMax: 4_000_000,
      ...NO_CHARGE_BY_BANKS,
      conflicts: "No rate newer than 2021 was found.",
      rates: [],
    },
  ],
  sources: [
    {
      scheme: "premier-management",
      covers: ["institutes", "levels", "countries", "admission"],
      ...read(
        "https://gradright.com/central-bank-of-india-education-loan-interest-rates-eligibility-application-process-more/",
        "2024",
        "low",
      ),
    },
    {
      scheme: "premier-management",
      covers: ["secured"],
      ...read("https://www.bankbazaar.com/central-bank-of-india-education-loan.html", null, "low"),
      isOlder: true,
    },
    {
      scheme: "premier-management",
      covers: ["secured", "collateral"],
      ...read("https://s4.collegedunia.com/education-loan/20-central-bank-of-india/cent-vidyarthi-iims", null, "low"),
      isOlder: true,
    },
    {
      scheme: "executive-mba",
      covers: ["secured", "onlyIf", "countries", "admission", "levels"],
      ...read(
        "https://gradright.com/central-bank-of-india-education-loan-interest-rates-eligibility-application-process-more/",
        "2024",
        "low",
      ),
    },
    {
      scheme: "cent-vidyarthi",
      covers: ["secured"],
      source: "pages.dev copy of Buddy4Study (Cent Vidyarthi)",
      publishedOn: null,
      confidence: "low",
      readOn: READ_LATER,
    },
    {
      scheme: "cent-vidyarthi",
      covers: ["unsecured", "tenure", "grace", "prepayment", "countries", "admission", "time", "collateral"],
      source: CHANNEL,
      publishedOn: null,
      confidence: "low",
    },
    { scheme: "cent-vidyarthi", covers: ["secured"], source: GRADRIGHT, publishedOn: null, confidence: "low" },
    { scheme: "cent-vidyarthi", covers: ["concession"], source: LEVERAGE, publishedOn: null, confidence: "low" },
    {
      scheme: "cent-vidyarthi",
      covers: ["margin"],
      source: "One of the pages of abroadcube.com, gradright.com and leverageedu.com named here",
      publishedOn: null,
      confidence: "low",
    },
    USUAL_PAPERS,
    BARRED_FOR_BANKS,
  ],
  texts: {
    eligibility: [
      point("Student", "A confirmed admission, in India or abroad"),
      point("Amount and security", "Security is asked above the limit without collateral; with it more is lent"),
      point("Family's share", "A share is asked for study abroad; for study in India none was found, so ask"),
      point(
        "Ask the bank",
        "The processing fee: only where it starts was found",
        "Whether your rate follows the range above, since another page gives a wider one",
      ),
    ],
    benefits: [
      point("One loan for India and abroad", "The same scheme covers both."),
      point("Less for women", "The rate is lower for female students, as above."),
      point("Less for paying interest early", "The rate is lower when interest is paid during the course, as above."),
      point("No early-repayment charge", "None is taken for repaying part or all of the loan early."),
    ],
    applyBenefits: whyThroughUs("the bank", {
      charges: "The bank's own fee was not found in full: ask before you sign.",
      otherChoice: "The same file can go to another bank, so you can compare two offers that are really yours.",
      dates:
        "All figures come from stored copies of pages of others, none of which carries a date. Ask the bank before you rely on one.",
    }),
    howToApply: steps({
      fit: "You need a confirmed admission. Above the limit without collateral, think of what the family can pledge.",
      papers: "Upload the papers below, with property papers if you need more than is lent without collateral.",
      choose:
        "We have no agreement with the bank: hand the file in at a branch yourself, or ask us to ask. The time above is a channel partner's; an instruction of the ministry of July 2025 says 15 days, by a news report.",
      offer:
        "Check in the Key Facts Statement that the concessions you are due are in the rate, and which fee is taken.",
    }),
    documents: usualDocuments("Central Bank of India", { secured: true }),
    loanRepayment: [
      point(
        "While you study",
        "Not stated on the pages we read: whether interest is simple or compounded. Paying it during the course lowers the rate.",
      ),
      point("Repayment holiday", "The course and a time after it, as above."),
      point("Instalments", "The longest time stands above: a shorter one costs less interest in all."),
      point(
        "Repaying early",
        "No charge, by the page we read. RBI rules have barred one on floating loans of banks to individuals since 2014.",
      ),
    ],
    faqs: [
      {
        question: "When does Central Bank of India ask for collateral?",
        answer:
          "Above the limit without collateral that stands above. With collateral the largest loan is much higher.",
      },
      {
        question: "How sure is the rate shown here?",
        answer:
          "Not very. It comes from a page without a date, and another page gives a wider range for all of the bank's schemes. Ask a branch for the rate of today.",
      },
      {
        question: "How can I lower the rate?",
        answer:
          "Two concessions are named: one for female students, and one for paying the interest during the course. Both stand above.",
      },
      {
        question: "Is there a charge for repaying early?",
        answer:
          "No. The page we read says none, and RBI rules have barred such charges on floating loans of banks to individuals since May 2014.",
      },
    ],
  },
};
