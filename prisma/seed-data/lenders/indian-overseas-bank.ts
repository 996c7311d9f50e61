import { BARRED_FOR_BANKS, NO_CHARGE_BY_BANKS, USUAL_PAPERS, modelScheme } from "@/prisma/seed-data/common-sources";
import { type LenderSeed, type SchemeSeed, of, read } from "@/prisma/seed-data/lender-seed";
import { point, steps, usualDocuments, whyThroughUs } from "@/prisma/seed-data/texts";

const SCHEME_PAGE = "https://fly.finance/blog/education-loan/iob-education-loan/";
const AMOUNTS_PAGE = "https://fly.finance/blog/?p=10740";
const BANKBAZAAR = "https://emicalculator.bankbazaar.com/indian-overseas-bank-education-loan.html";
const LIMIT_DISPUTED = "Without security: ₹7.5 lakh, ₹4 lakh by another page.";

const JYOTI = ["vidya-jyoti-abroad", "vidya-jyoti-india"];

const BOTH = {
  admission: "admitted",
  coApplicant: "expected",
  unsecuredMax: 750_000,
  feePctMax: 0,
  tenureMaxMonths: 180,
  graceMonths: 12,
  studyInterest: "simple",
  ...NO_CHARGE_BY_BANKS,
  concession: "0.50% for female students; 1% when interest is paid during the course",
  benchmarkId: "iob-rllr",
  rates: [
    {
      fromPct: 11,
      type: "floating",
      benchmarkPct: 9.35,
      source: "https://propelld.com/site/blog/indian-overseas-bank-education-loan",
      publishedOn: "2024",
      confidence: "low",
      note: "Printed at an RLLR of 9.35%.",
    },
  ],
} satisfies Partial<SchemeSeed>;

export const indianOverseasBank: LenderSeed = {
  lender: {
    id: "indian-overseas-bank",
    name: "Indian Overseas Bank",
    kind: "publicBank",
    initials: "IOB",
    collateral: "Above ₹7.5 lakh; above ₹4 lakh by another page",
    earlyRepayment: "No charge while the rate is floating",
    conflicts:
      "A broker's page that gives its rates “as of 2024” (Propelld, itself a lender) has Vidya Shrest at 9.75% for A and 10.25% for B institutes. It also names IOB Scholar, at 11.55% up to ₹7.5 lakh and 12.55% above; we found no newer page on that loan and do not list it.",
  },
  schemes: [
    {
      slug: "vidya-jyoti-abroad",
      name: "Vidya Jyoti, abroad",
      abroad: "any",
      securedMax: 6_000_000,
      marginAbroadPct: 15,
      ...BOTH,
      conflicts: `Largest loan: ₹60 lakh by one page, ₹50 lakh by another of the same site. ${LIMIT_DISPUTED}`,
    },
    {
      slug: "vidya-jyoti-india",
      name: "Vidya Jyoti, India",
      inIndia: true,
      securedMax: 5_000_000,
      marginIndiaPct: 5,
      ...BOTH,
      conflicts: LIMIT_DISPUTED,
    },
    {
      slug: "vidya-shrest",
      name: "IOB Vidya Shrest (premier institutes in India)",
      inIndia: true,
      institutes: "listed",
      instituteList: "Lists A and B of the bank; full-time, PGPX included; no certificate or part-time courses",
      admission: "admitted",
      coApplicant: "expected",
      securedMax: 15_000_000,
      unsecuredMax: 3_000_000,
      unsecuredTopMax: 4_000_000,
      unsecuredTopFor: "category",
      unsecuredTopIf: "your institute is on list A",
      securityNote: "₹1.5 crore with full security for list A; without it a life cover is needed above ₹7.5 lakh",
      ...NO_CHARGE_BY_BANKS,
      benchmarkId: "iob-rllr",
      rates: [
        {
          fromPct: 8.75,
          type: "floating",
          benchmarkPct: 9.35,
          note: "List A",
          ...read("https://iob.in/upload/upload/CEDocuments/Educational-Loan-IOB-Vidya-Shrest", null, "medium"),
        },
        {
          fromPct: 9,
          type: "floating",
          benchmarkPct: 9.35,
          note: "List B",
          ...read("https://iob.in/upload/upload/CEDocuments/Educational-Loan-IOB-Vidya-Shrest", null, "medium"),
        },
      ],
    },
  ],
  sources: [
    {
      scheme: "vidya-shrest",
      covers: ["unsecured", "secured", "institutes", "collateral", "admission", "coApplicant", "countries"],
      ...read("https://iob.in/upload/upload/CEDocuments/Educational-Loan-IOB-Vidya-Shrest", null, "medium"),
    },
    ...of(JYOTI, {
      covers: ["fee", "tenure", "countries", "admission"],
      source: SCHEME_PAGE,
      publishedOn: null,
      confidence: "low",
    }),
    ...of(JYOTI, { covers: ["secured"], source: AMOUNTS_PAGE, publishedOn: null, confidence: "low" }),
    ...of(JYOTI, {
      covers: ["unsecured", "margin", "studying", "concession", "collateral"],
      source: BANKBAZAAR,
      publishedOn: null,
      confidence: "low",
    }),
    ...of(JYOTI, modelScheme("grace")),
    USUAL_PAPERS,
    BARRED_FOR_BANKS,
  ],
  texts: {
    eligibility: [
      point("Student", "A confirmed admission, in India or abroad"),
      point(
        "Amount and security",
        "Security is asked above the limit without collateral, for which two pages give two figures",
        "The largest loan is not the same in India and abroad",
      ),
      point("Family's share", "A smaller share is asked for study in India than abroad"),
    ],
    benefits: [
      point("Simple interest while you study", "It builds up without interest on it."),
      point("Less for women", "The rate is lower for female students, as above."),
      point("Less for paying interest early", "The rate is lower when interest is paid during the course, as above."),
    ],
    applyBenefits: whyThroughUs("the bank", {
      charges: "What was found of the bank's own fee stands above.",
      otherChoice: "The same file can go to another bank, so you can compare two offers that are really yours.",
      dates:
        "The rate is an old one, and the bank's benchmark has moved since. The other figures come from pages of others without a date, and the repayment holiday from the banks' model scheme.",
    }),
    howToApply: steps({
      fit: "You need a confirmed admission. Above the limit without collateral, think of what the family can pledge.",
      papers: "Upload the papers below, with property papers if you need more than is lent without collateral.",
      choose:
        "We have no agreement with the bank: hand the file in at a branch yourself, or ask us to ask. We found no published processing time for this bank; an instruction of the ministry of July 2025 says 15 days, by a news report.",
      offer:
        "Check in the Key Facts Statement that the concessions you are due are in the rate. The rate above is old, so yours will be another.",
    }),
    documents: usualDocuments("Indian Overseas Bank", { secured: true }),
    loanRepayment: [
      point(
        "While you study",
        "Vidya Jyoti: simple interest builds up. Paying it during the course lowers the rate.",
        "Vidya Shrest: not stated on the pages we read.",
      ),
      point("Repayment holiday", "By the banks' model scheme, as above: ask for this bank's own."),
      point("Instalments", "The longest time stands above: a shorter one costs less interest in all."),
      point(
        "Repaying early",
        "RBI rules have barred a charge on floating loans of banks to individuals since 2014, and the rate here is floating.",
      ),
    ],
    faqs: [
      {
        question: "When does Indian Overseas Bank ask for collateral?",
        answer:
          "Above the limit without collateral that stands above. Another page names a lower one, so ask a branch before you plan without collateral.",
      },
      {
        question: "How sure is the rate shown here?",
        answer:
          "It was printed at an older and higher benchmark of the bank, and no newer one was found. Ask a branch for the rate of today.",
      },
      {
        question: "How can I lower the rate?",
        answer:
          "Two concessions are named: one for female students, and one for paying the interest during the course. Both stand above.",
      },
      {
        question: "Is there a charge for repaying early?",
        answer:
          "Not on a floating rate: RBI rules have barred such charges on loans of banks to individuals since May 2014. We did not find the bank's own words on it.",
      },
    ],
  },
};
