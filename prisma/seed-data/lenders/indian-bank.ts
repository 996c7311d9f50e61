import { BARRED_FOR_BANKS, modelScheme, NO_CHARGE_BY_BANKS, USUAL_PAPERS } from "@/prisma/seed-data/common-sources";
import { premierList, type LenderSeed } from "@/prisma/seed-data/lender-seed";
import { point, steps, usualDocuments, whyThroughUs } from "@/prisma/seed-data/texts";

/** Its address was not noted. */
const PAGE_OF_2020 = "A page of 2020 on the bank's loans at premier institutes";
const COLLEGEKING = "https://collegeking.com/education-loan-india/loan-partners/indian-bank-education-loans";

export const indianBank: LenderSeed = {
  lender: {
    id: "indian-bank",
    name: "Indian Bank",
    kind: "publicBank",
    initials: "IB",
    collateral: "Above ₹7.5 lakh",
    earlyRepayment: "No charge while the rate is floating",
  },
  schemes: [
    {
      slug: "ib-education-loan",
      name: "IB Education Loan (India and abroad)",
      inIndia: true,
      abroad: "any",
      admission: "admitted",
      coApplicant: "expected",
      unsecuredMax: 750_000,
      unsecuredTopMax: 3_000_000,
      unsecuredTopFor: "listed",
      unsecuredTopIf: `${premierList("the bank")} (a figure of 2020)`,
      marginIndiaPct: 5,
      marginAbroadPct: 15,
      tenureMaxMonths: 180,
      tenureNote: "By the banks' model scheme; this bank's own figure was not found",
      graceMonths: 12,
      ...NO_CHARGE_BY_BANKS,
      concession: "0.50% for female students",
      conflicts:
        "The page that gives the rate also quotes the bank's site with 8.80% to 11.40% for all schemes. The limit for listed premier institutes is of 2020 and stands on no later page that we found.",
      benchmarkId: "indian-bank-rblr",
      rates: [
        {
          fromPct: 10.5,
          toPct: 10.75,
          type: "floating",
          source: "https://fly.finance/blog/education-loan/indian-bank-education-loan-interest-rate",
          publishedOn: null,
          confidence: "low",
          note: "The same page quotes the bank's site with 8.80% to 11.40% for all schemes.",
        },
      ],
    },
  ],
  sources: [
    {
      covers: ["unsecured", "margin", "concession", "countries", "admission", "collateral"],
      source: COLLEGEKING,
      publishedOn: null,
      confidence: "low",
    },
    {
      covers: ["margin", "countries"],
      source: "https://www.banksathi.com/loan/education-loans/indian-bank-education-loan.html",
      publishedOn: null,
      confidence: "low",
    },
    { covers: ["unsecured"], source: PAGE_OF_2020, publishedOn: "2020", confidence: "low" },
    modelScheme("tenure", "grace"),
    USUAL_PAPERS,
    BARRED_FOR_BANKS,
  ],
  texts: {
    eligibility: [
      point("Student", "A confirmed admission, in India or abroad"),
      point(
        "Amount and security",
        "Security is asked above the limit without collateral",
        "The largest loan with security was not found",
      ),
      point("Family's share", "A smaller share is asked for study in India than abroad"),
      point("Ask the bank", "Whether your institute is on a premier list, and what that changes", "The processing fee"),
    ],
    benefits: [
      point("One loan for India and abroad", "The same scheme covers both."),
      point("Less for women", "The rate is lower for female students, as above."),
      point(
        "No early-repayment charge on a floating rate",
        "RBI rules have barred one for loans of banks to individuals since 2014.",
      ),
    ],
    applyBenefits: whyThroughUs("the bank", {
      charges: "The bank's own fee was not found: ask before you sign.",
      otherChoice: "The same file can go to another bank, so you can compare two offers that are really yours.",
      dates:
        "The rate, the limit and the family's share come from pages of others without a date. Repayment time and holiday are those of the banks' model scheme.",
    }),
    howToApply: steps({
      fit: "You need a confirmed admission. Above the limit without collateral, think of what the family can pledge.",
      papers: "Upload the papers below, with property papers if you need more than is lent without collateral.",
      choose:
        "We have no agreement with the bank: hand the file in at a branch yourself, or ask us to ask. We found no published processing time for this bank; an instruction of the ministry of July 2025 says 15 days, by a news report.",
      offer: "Compare the rate in the Key Facts Statement with the one above, and check which fee is taken.",
    }),
    documents: usualDocuments("Indian Bank", { secured: true }),
    loanRepayment: [
      point(
        "While you study",
        "Not stated on the pages we read. Ask whether interest may wait, and whether it is simple or compounded.",
      ),
      point("Repayment holiday", "By the banks' model scheme, as above: ask for this bank's own."),
      point("Instalments", "The longest time above is that of the model scheme too."),
      point(
        "Repaying early",
        "RBI rules have barred a charge on floating loans of banks to individuals since 2014, and the rate here is floating.",
      ),
    ],
    faqs: [
      {
        question: "When does Indian Bank ask for collateral?",
        answer:
          "Above the limit without collateral that stands above. A page of 2020 names a higher limit for listed premier institutes: ask the bank whether it still holds and whether yours is listed.",
      },
      {
        question: "How sure is the rate shown here?",
        answer:
          "Not very. It comes from a page without a date, which also quotes a wider range for all of the bank's schemes. Ask a branch for the rate of today.",
      },
      {
        question: "Does the family have to bring money?",
        answer: "A share of the cost, smaller for study in India than abroad. Both figures stand above.",
      },
      {
        question: "Is there a charge for repaying early?",
        answer:
          "Not on a floating rate: RBI rules have barred such charges on loans of banks to individuals since May 2014. We did not find the bank's own words on it.",
      },
    ],
  },
  rules: [
    {
      scheme: "ib-education-loan",
      subject: "collateral",
      operator: "atMost",
      value: "750000",
      ifNot: "ask",
      aboveAmount: 750_000,
      reason: "More than ₹7.5 lakh without security stands on a page of 2020 only, for listed premier institutes.",
      remedy: "Ask the bank whether that limit still holds, or offer security.",
      source: PAGE_OF_2020,
      version: "2026-11-21",
    },
  ],
};
