import { BARRED_FOR_NBFCS, USUAL_PAPERS } from "@/prisma/seed-data/common-sources";
import type { LenderSeed, RateSeed, SchemeSeed } from "@/prisma/seed-data/lender-seed";
import { point, steps, usualDocuments, whyThroughUs } from "@/prisma/seed-data/texts";

const RATE_PAGE = "https://propelld.com/blog/education-loan-interest-rates-at-propelld";

/** Whether it is fixed or floating is not said. */
const rate = (fromPct: number, toPct: number): RateSeed => ({
  fromPct,
  toPct,
  source: RATE_PAGE,
  publishedOn: "2025-10-24",
  confidence: "medium",
});

const BOTH = {
  instituteList: "Only institutes on the lender's list",
  onlyIf: "your institute is on the lender's list",
  admission: "admitted",
  coApplicant: "expected",
  securityNote: "No security is asked",
  feePctMax: 2,
  feeNote: "From 0%",
  tenureMaxMonths: 180,
  tenureNote: "From 5 years",
  graceMonths: 6,
  studyInterest: "paid",
  studyNote: "The holiday of 6 to 12 months after the course is for the principal only",
  prepaymentPct: 4,
  prepaymentNote:
    "Usually 2% to 4%, often waived, after at least 2 instalments. Barred since 2014 where the rate is floating (NBFCs, individuals)",
} satisfies Partial<SchemeSeed>;

export const propelld: LenderSeed = {
  lender: {
    id: "propelld",
    name: "Propelld",
    kind: "nbfc",
    initials: "PR",
    collateral: "Not required",
    earlyRepayment:
      "A charge of 2% to 4% is usual and often waived; at least 2 EMIs must be paid first. None on a floating rate",
  },
  schemes: [
    {
      slug: "abroad",
      name: "Education loan, abroad",
      abroad: "any",
      ...BOTH,
      securedMax: 10_000_000,
      unsecuredMax: 10_000_000,
      rates: [rate(11.5, 14.5)],
    },
    {
      slug: "india",
      name: "Education loan, India",
      inIndia: true,
      ...BOTH,
      securedMax: 4_000_000,
      unsecuredMax: 4_000_000,
      rates: [rate(11, 13.5)],
    },
  ],
  sources: [
    {
      covers: [
        "unsecured",
        "secured",
        "fee",
        "tenure",
        "grace",
        "studying",
        "countries",
        "institutes",
        "onlyIf",
        "admission",
        "collateral",
      ],
      source: RATE_PAGE,
      publishedOn: "2025-10-24",
      confidence: "medium",
    },
    {
      covers: ["prepayment"],
      source: "propelld.com (page on the moratorium)",
      publishedOn: "2025-10-28",
      confidence: "medium",
    },
    BARRED_FOR_NBFCS,
    USUAL_PAPERS,
  ],
  texts: {
    eligibility: [
      point("Student", "Admission at an institute on the lender's list"),
      point("Amount and security", "The largest loan is smaller in India than abroad: see above", "No security"),
      point("While you study", "Interest is paid during the course, so plan for it every month"),
      point(
        "Ask the lender",
        "Whether your institute is on its list",
        "Whether the rate is fixed or floating",
        "How much of the cost it finances: no figure was found",
      ),
    ],
    benefits: [
      point("No security", "Neither for study in India nor abroad."),
      point("India and abroad", "Each with a limit and a rate of its own."),
      point(
        "The loan does not grow while you study",
        "Interest is paid as it falls due, so the instalments after the course are on the amount you borrowed.",
      ),
    ],
    applyBenefits: whyThroughUs("Propelld", {
      charges: "The lender's own fee stands above. Ask for the figure at your institute before you compare.",
      otherChoice:
        "If paying interest from the first month is too much for the family, the same file can go to a lender that lets it wait.",
      dates: "All figures come from two pages of the lender; the date of each stands beside it.",
    }),
    howToApply: steps({
      fit: "Ask whether your institute is on the lender's list, and work out the monthly interest: at 10%, for example, ₹20 lakh costs about ₹16,667 a month.",
      papers: "Upload the papers below. No property papers are needed.",
      choose:
        "We have no agreement with Propelld: hand the file in on its site yourself, or ask us to ask. We found no published processing time, so ask for a date.",
      offer:
        "Ask whether the rate is fixed or floating: only a fixed one may carry a charge for paying early. The answer must fit the Key Facts Statement.",
    }),
    documents: usualDocuments("Propelld", { secured: false }),
    loanRepayment: [
      point(
        "While you study",
        "Interest is paid during the course. On ₹20 lakh at 10%, for example, that is about ₹16,667 a month.",
      ),
      point("Repayment holiday", "The course and some months after it, as above, for the principal only."),
      point("Instalments", "The shortest and the longest time stand above."),
      point(
        "Repaying early",
        "The lender's page names a charge that is often waived. RBI rules have barred it on floating loans to individuals since 2014.",
      ),
    ],
    faqs: [
      {
        question: "Does Propelld ask for collateral?",
        answer: "No, neither for study in India nor abroad. The largest loan stands above for each.",
      },
      {
        question: "Do I pay during the course?",
        answer:
          "Yes, the interest. On ₹20 lakh at 10%, for example, that is about ₹16,667 a month. In return the loan does not grow before the instalments start.",
      },
      {
        question: "What does it cost to repay early?",
        answer:
          "The lender's page names a charge, often waived, after a few instalments. It can only be for a fixed rate: on floating loans of NBFCs to individuals such charges have been barred since July 2014. So ask whether your rate is fixed.",
      },
      {
        question: "Which institutes does Propelld lend for?",
        answer: "For those on its own list, which we did not find. Ask whether yours is on it.",
      },
      {
        question: "Can I deduct the interest in India?",
        answer:
          "Only under the old tax regime, and only if the lender is a bank, a notified financial institution or an approved charity. Not every NBFC is notified: ask Propelld whether it is.",
      },
    ],
  },
};
