import { BARRED_FOR_NBFCS, NO_CHARGE_BY_NBFCS } from "@/prisma/seed-data/common-sources";
import type { LenderSeed, RateSeed, SchemeSeed } from "@/prisma/seed-data/lender-seed";
import { point, steps, usualDocuments, whyThroughUs } from "@/prisma/seed-data/texts";

const RATE_PAGE = "https://www.avanse.com/education-loan/interest-rate";

const rate = (security: "with" | "without", fromPct: number): RateSeed => ({
  fromPct,
  type: "floating",
  security,
  source: RATE_PAGE,
  publishedOn: null,
  confidence: "medium",
  note: "Over Avanse's own base rate (BLR). The page carries no date; its questions name October 2025.",
});

const BOTH = {
  instituteList: "The lender speaks of more than 1,600 institutions",
  coApplicant: "earning",
  securityNote: "No fixed maximum",
  feePctMax: 2,
  feeNote: "From about 1%. Not refunded",
  ...NO_CHARGE_BY_NBFCS,
  conflicts: "An older page of others says 10% to 16.5% for the rate.",
} satisfies Partial<SchemeSeed>;

export const avanse: LenderSeed = {
  lender: {
    id: "avanse",
    name: "Avanse",
    kind: "nbfc",
    initials: "AV",
    collateral: "Optional",
    earlyRepayment: "No charge while the rate is floating",
  },
  schemes: [
    {
      slug: "abroad",
      name: "Study loan, abroad",
      abroad: "any",
      ...BOTH,
      tenureMaxMonths: 204,
      rates: [rate("with", 10.25), rate("without", 11)],
    },
    {
      slug: "india",
      name: "Study loan, India",
      inIndia: true,
      ...BOTH,
      tenureMaxMonths: 180,
      rates: [rate("with", 9.5), rate("without", 11)],
    },
  ],
  sources: [
    {
      covers: ["secured", "tenure", "countries", "institutes", "coApplicant", "collateral"],
      source: RATE_PAGE,
      publishedOn: null,
      confidence: "medium",
    },
    { covers: ["fee"], source: "collegedunia.com", publishedOn: null, confidence: "low" },
    { covers: ["fee"], source: "https://www.avanse.com/mitc", publishedOn: null, confidence: "medium" },
    BARRED_FOR_NBFCS,
  ],
  texts: {
    eligibility: [
      point("Student", "Indian, 18 or older"),
      point("Co-applicant", "A co-borrower in India who earns"),
      point("Institute", "The lender counts its institutions in general words: ask whether yours is among them"),
      point(
        "Amount and security",
        "Security is optional; without it the rate is higher and the amount depends on your profile",
        "No largest amount without security is published",
      ),
      point("Ask the lender", "How much of the cost it finances, living cost included"),
    ],
    benefits: [
      point(
        "A long time to repay",
        "Repayment may take longer for study abroad than for study in India, as shown above.",
      ),
      point("No fixed maximum", "None is published. Without security the amount depends on your profile."),
      point(
        "Each case has its rate",
        "The lender prints one rate for India, one for abroad, and one for loans without security.",
      ),
    ],
    applyBenefits: whyThroughUs("Avanse", {
      charges: "The lender's own fee stands above and is not refunded.",
      otherChoice:
        "If you want a published holiday after the course, which we did not find here, the same file can go to a lender that states one.",
      dates:
        "Rates and repayment time come from a stored copy of the lender's own page, which carries no date. The fee comes from a page of others.",
    }),
    howToApply: steps({
      fit: "You must be 18, and your co-borrower must live and earn in India.",
      papers:
        "Upload the papers below. Ask at once what share of living cost is financed, so that the rest is planned.",
      choose:
        "We have no agreement with Avanse: hand the file in on its site yourself, or ask us to ask. We found no published processing time, so ask for a date.",
      offer:
        "Check whether insurance or another add-on is inside the loan: the lender's own FAQ says it may be, and then you pay interest on it.",
      payout: "A charge that is not in the Key Facts Statement cannot be taken without your consent.",
    }),
    documents: usualDocuments("Avanse", { secured: true }),
    loanRepayment: [
      point(
        "While you study",
        "Not stated on the pages we read. Ask whether interest is due every month, and whether it is simple or compounded.",
      ),
      point(
        "If the visa is refused",
        "By the lender's FAQ, which names October 2025, interest runs from the payout even then: the money goes into an account that it holds. Do not draw it too early.",
      ),
      point("Repayment holiday", "Not found. Ask when the first full instalment is due."),
      point("Instalments", "The longest time is not the same for India and for abroad: see each loan above."),
      point(
        "Repaying early",
        "RBI rules have barred a charge on floating loans to individuals since 2014, and the rates here are floating.",
      ),
    ],
    faqs: [
      {
        question: "Is the rate the same with and without security?",
        answer:
          "No. The lender's own table has a higher rate for loans without security, in India as well as abroad. Look at the one that is yours.",
      },
      {
        question: "Is the processing fee refunded if I do not take the loan?",
        answer: "No, by the lender's own terms. Compare offers before you pay it.",
      },
      {
        question: "Can insurance be part of the loan amount?",
        answer:
          "The lender's FAQ says that insurance and add-ons may be inside the amount paid out and carry interest. Ask for a sum without them, and compare the cash that reaches the college.",
      },
      {
        question: "Is there a charge for repaying early?",
        answer:
          "Not on a floating rate: RBI rules have barred such charges for NBFC loans to individuals since July 2014. We did not find the lender's own words on it.",
      },
      {
        question: "Can I deduct the interest in India?",
        answer:
          "Only under the old tax regime, and only if the lender is a bank, a notified financial institution or an approved charity. Not every NBFC is notified: ask Avanse whether it is.",
      },
    ],
  },
};
