import { BARRED_FOR_BANKS, NO_CHARGE_BY_BANKS, USUAL_PAPERS, modelScheme } from "@/prisma/seed-data/common-sources";
import { type LenderSeed, read } from "@/prisma/seed-data/lender-seed";
import { point, steps, usualDocuments, whyThroughUs } from "@/prisma/seed-data/texts";

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
      marginIndiaPct: 5,
      marginAbroadPct: 15,
      tenureMaxMonths: 180,
      tenureNote: "By the banks' model scheme; this bank's own figure was not found",
      graceMonths: 12,
      ...NO_CHARGE_BY_BANKS,
      concession: "0.50% for female students",
      conflicts: "The page that gives the rate also quotes the bank's site with 8.80% to 11.40% for all schemes.",
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
    {
      slug: "prime",
      name: "IB Education Loan Prime (premier institutes in India)",
      inIndia: true,
      institutes: "listed",
      instituteList: "Lists A and B of the bank",
      admission: "admitted",
      coApplicant: "expected",
      unsecuredMax: 750_000,
      unsecuredTopMax: 3_000_000,
      unsecuredTopFor: "category",
      unsecuredTopIf: "your institute is on list A",
      ...NO_CHARGE_BY_BANKS,
      benchmarkId: "indian-bank-rblr",
      conflicts: "The limits are of 2020 and stand on no later page that we found. No rate was found since.",
      rates: [],
    },
  ],
  sources: [
    {
      scheme: "prime",
      covers: ["unsecured", "institutes", "countries", "admission"],
      ...read("https://financedragon.com/education-loans/indian-bank-education-loan-prime/", "2020-10", "low"),
      isOlder: true,
    },
    {
      scheme: "ib-education-loan",
      covers: ["unsecured", "margin", "concession", "countries", "admission", "collateral"],
      source: COLLEGEKING,
      publishedOn: null,
      confidence: "low",
    },
    {
      scheme: "ib-education-loan",
      covers: ["margin", "countries"],
      source: "https://www.banksathi.com/loan/education-loans/indian-bank-education-loan.html",
      publishedOn: null,
      confidence: "low",
    },
    { ...modelScheme("tenure", "grace"), scheme: "ib-education-loan" },
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
          "Above the limit without collateral that stands above. For premier institutes in India there is Prime: a page of 2020 names its limits, so ask whether they hold today.",
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
};
