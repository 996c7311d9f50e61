import { BARRED_FOR_BANKS, modelScheme, NO_CHARGE_BY_BANKS, USUAL_PAPERS } from "@/prisma/seed-data/common-sources";
import type { LenderSeed, RateSeed } from "@/prisma/seed-data/lender-seed";
import { point, steps, usualDocuments, whyThroughUs } from "@/prisma/seed-data/texts";

const BANKBAZAAR = "https://www.bankbazaar.com/uco-bank-education-loan.html";
const OF_2025 = { source: BANKBAZAAR, publishedOn: "2025-09-05", confidence: "medium" } as const;

const educationLoanRate = (fromPct: number, amounts: Pick<RateSeed, "aboveAmount" | "upToAmount">): RateSeed => ({
  fromPct,
  type: "floating",
  ...amounts,
  note: "Printed at a UCO Float of 8.80%.",
  ...OF_2025,
});

const ASPIRE_SMALLEST = {
  scheme: "aspire",
  subject: "amount",
  operator: "atLeast",
  ifNot: "ask",
  source: BANKBAZAAR,
  version: "2026-11-21",
} as const;

export const ucoBank: LenderSeed = {
  lender: {
    id: "uco-bank",
    name: "UCO Bank",
    kind: "publicBank",
    initials: "UCO",
    collateral: "Above ₹7.5 lakh in the UCO Education Loan; by scheme in the others",
    earlyRepayment: "No charge while the rate is floating",
  },
  schemes: [
    {
      slug: "education-loan",
      name: "UCO Education Loan (India and abroad)",
      inIndia: true,
      abroad: "any",
      admission: "admitted",
      coApplicant: "expected",
      unsecuredMax: 750_000,
      feePctMax: 0,
      tenureMaxMonths: 180,
      graceMonths: 12,
      ...NO_CHARGE_BY_BANKS,
      conflicts: "An older page of a channel partner says ₹15 lakh without security abroad.",
      rates: [educationLoanRate(10.8, { upToAmount: 750_000 }), educationLoanRate(11.2, { aboveAmount: 750_000 })],
    },
    {
      slug: "aspire",
      name: "UCO Aspire 2.0",
      inIndia: true,
      abroad: "any",
      institutes: "listed",
      instituteList: "The page does not name them",
      admission: "admitted",
      coApplicant: "expected",
      securedMax: 7_500_000,
      securityNote: "The largest loan of any kind; what is lent without security is not said",
      ...NO_CHARGE_BY_BANKS,
      rates: [{ fromPct: 8.05, toPct: 9.3, type: "floating", ...OF_2025 }],
    },
    {
      slug: "udaan",
      name: "UCO Udaan",
      inIndia: true,
      abroad: "open",
      onlyIf: "the bank takes your course and institute into this scheme, as the page does not say for whom it is",
      admission: "admitted",
      coApplicant: "expected",
      unsecuredMax: 3_500_000,
      unsecuredTopMax: 4_000_000,
      unsecuredTopFor: "profile",
      unsecuredTopIf: "the bank confirms it: the same page says ₹40 lakh in one place and ₹35 lakh in another",
      conflicts: "Without security: the same page says ₹40 lakh in one place and ₹35 lakh in another.",
      rates: [{ fromPct: 7.5, toPct: 10.65, ...OF_2025 }],
    },
  ],
  sources: [
    {
      scheme: "education-loan",
      covers: ["unsecured", "fee", "tenure", "countries", "admission", "collateral"],
      ...OF_2025,
    },
    {
      scheme: "education-loan",
      covers: ["rate"],
      source: "https://www.policybazaar.com/child-plans/education-loan/uco-bank-education-loan",
      publishedOn: "2025-06-25",
      confidence: "medium",
    },
    { scheme: "education-loan", ...modelScheme("grace") },
    { scheme: "education-loan", ...BARRED_FOR_BANKS },
    { scheme: "aspire", covers: ["secured", "countries", "institutes", "admission"], ...OF_2025 },
    { scheme: "aspire", ...BARRED_FOR_BANKS },
    { scheme: "udaan", covers: ["unsecured", "countries", "onlyIf", "admission"], ...OF_2025, confidence: "low" },
    USUAL_PAPERS,
  ],
  rules: [
    {
      ...ASPIRE_SMALLEST,
      value: "1000000",
      place: "india",
      reason: "Loans under this scheme begin at ₹10 lakh in India.",
      remedy: "Ask whether it lends less, or look at the UCO Education Loan.",
    },
    {
      ...ASPIRE_SMALLEST,
      value: "2000000",
      place: "abroad",
      reason: "Loans under this scheme begin at ₹20 lakh abroad.",
      remedy: "Ask whether it lends less, or look at the UCO Education Loan.",
    },
  ],
  texts: {
    eligibility: [
      point("Student", "A confirmed admission, in India or abroad"),
      point("Three schemes", "One for every institute, one for listed institutes, and UCO Udaan"),
      point(
        "Amount and security",
        "In the UCO Education Loan security is asked above the limit without collateral",
        "The page does not say for whom UCO Udaan is: ask the bank",
      ),
      point(
        "Ask the bank",
        "Whether your institute is on its list",
        "How much of the cost it finances: no figure was found",
      ),
    ],
    benefits: [
      point("A lower rate at listed institutes", "UCO Aspire 2.0 is for them, in India and abroad."),
      point("A scheme without collateral", "UCO Udaan lends without it up to the limit above."),
      point("A small loan costs less", "In the UCO Education Loan the rate is lower for smaller loans, as above."),
    ],
    applyBenefits: whyThroughUs("the bank", {
      charges: "What was found of the bank's own fee stands above.",
      otherChoice: "The same file can go to another bank, so you can compare two offers that are really yours.",
      dates:
        "The figures come from a dated page of a broker; the repayment holiday is that of the banks' model scheme.",
    }),
    howToApply: steps({
      fit: "Ask first whether your institute is on the bank's list: that decides the scheme, and the scheme the rate.",
      papers: "Upload the papers below, with property papers if you need more than is lent without collateral.",
      choose:
        "We have no agreement with the bank: hand the file in at a branch yourself and name the scheme, or ask us to ask. We found no published processing time for this bank; an instruction of the ministry of July 2025 says 15 days, by a news report.",
      offer:
        "Check which scheme the offer names, and compare the rate in the Key Facts Statement with that scheme's rate above.",
    }),
    documents: usualDocuments("UCO Bank", { secured: true }),
    loanRepayment: [
      point(
        "While you study",
        "Not stated on the pages we read. Ask whether interest may wait, and whether it is simple or compounded.",
      ),
      point("Repayment holiday", "In the UCO Education Loan by the banks' model scheme: ask for this bank's own."),
      point("Instalments", "The longest time was found for the UCO Education Loan only."),
      point(
        "Repaying early",
        "RBI rules have barred a charge on floating loans of banks to individuals since 2014. For UCO Udaan the page does not say whether the rate is floating.",
      ),
    ],
    faqs: [
      {
        question: "Which scheme of UCO Bank is mine?",
        answer:
          "UCO Aspire 2.0 if your institute is on the bank's list, else the UCO Education Loan. For whom UCO Udaan is, the page we read does not say: ask the bank.",
      },
      {
        question: "When does UCO Bank ask for collateral?",
        answer:
          "In the UCO Education Loan above the limit without collateral. UCO Udaan lends without it up to a higher limit, for which the page gives two figures. For UCO Aspire 2.0 it is not said.",
      },
      {
        question: "Does the rate depend on the amount?",
        answer: "In the UCO Education Loan, yes: smaller loans have a lower rate. Both rates stand above.",
      },
      {
        question: "Is there a charge for repaying early?",
        answer:
          "Not on a floating rate: RBI rules have barred such charges on loans of banks to individuals since May 2014. We did not find the bank's own words on it.",
      },
    ],
  },
};
