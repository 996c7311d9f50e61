import type { LenderSeed } from "@/prisma/seed-data/lender-seed";
import { point, steps, whyThroughUs } from "@/prisma/seed-data/texts";

const FAQ = "prodigyfinance.com (FAQ)";
const HELP = "https://support.prodigyfinance.com (article 360000134285)";

export const prodigyFinance: LenderSeed = {
  lender: {
    id: "prodigy-finance",
    name: "Prodigy Finance",
    kind: "foreignLender",
    initials: "PF",
    collateral: "None; no co-signer",
    earlyRepayment: "No charge for repaying part or all of the loan early",
  },
  schemes: [
    {
      slug: "masters",
      name: "International masters loan",
      abroad: "any",
      levels: "postgraduate",
      instituteList: "Only masters courses at schools that the lender supports",
      onlyIf: "the lender supports your school and your masters course",
      admission: "admitted",
      coApplicant: "none",
      currency: "USD",
      amountMin: 10_000,
      securedMax: 220_000,
      unsecuredMax: 220_000,
      securityNote: "No security is asked",
      feePctMax: 4,
      feeNote:
        "An administration fee, added to the loan; a processing fee of up to US$500 is paid when the funds are matched, before the loan is final",
      tenureMaxMonths: 180,
      tenureNote: "7, 10 or 15 years",
      graceMonths: 6,
      studyInterest: "simple",
      prepaymentPct: 0,
      conflicts: "Another page of the lender says a margin from 5.42% and a base rate of 4.33%.",
      rates: [
        {
          fromPct: 3.74,
          plus: "a base rate",
          type: "floating",
          source: HELP,
          publishedOn: null,
          confidence: "low",
          note: "With all charges the lender's own example costs 12.43% a year (APR). Another page of the lender says a margin from 5.42% and a base rate of 4.33%.",
        },
      ],
    },
  ],
  sources: [
    { covers: ["fee", "studying"], source: HELP, publishedOn: null, confidence: "medium" },
    {
      covers: [
        "unsecured",
        "secured",
        "minimum",
        "tenure",
        "grace",
        "studying",
        "prepayment",
        "countries",
        "levels",
        "institutes",
        "onlyIf",
        "admission",
        "coApplicant",
        "collateral",
      ],
      source: FAQ,
      publishedOn: null,
      confidence: "medium",
    },
  ],
  texts: {
    eligibility: [
      point("Student", "Admission to a supported masters course abroad"),
      point("Co-applicant", "None: no co-signer is asked"),
      point("Amount and security", "The smallest and the largest loan stand above, in US dollars", "No security"),
      point(
        "Ask the lender",
        "Whether your school and course are supported",
        "How much of your cost it finances: no figure was found",
      ),
    ],
    benefits: [
      point("No co-signer, no security", "The loan rests on you and your course alone; parents sign nothing."),
      point("A choice of repayment times", "Instalments start some months after the course, as above."),
      point("No early-repayment charge", "Repaying part or all of the loan early costs nothing extra."),
    ],
    applyBenefits: whyThroughUs("Prodigy Finance", {
      charges: "The lender's own fees stand above: one is added to the loan and then carries interest.",
      otherChoice: "The same file can go to Indian lenders, so you can compare a dollar loan with a rupee loan.",
      dates:
        "All figures come from stored copies of the lender's own pages, which carry no date, and two of them disagree on the rate.",
    }),
    howToApply: steps({
      fit: "Find your school and masters course on the lender's own site: only supported ones count.",
      papers:
        "We found no published list of papers for this lender. Upload what the Dakhila form asks, and be ready for more.",
      choose:
        "We have no agreement with Prodigy Finance: apply on its site yourself, or ask us to ask. We found no published processing time, so ask for a date.",
      offer:
        "Compare the yearly cost with all charges (APR), not the margin, which comes on top of a base rate. You borrow and repay in US dollars.",
    }),
    documents: [
      point("The lender's own list", "Not found on the pages we read: ask the lender what it needs"),
      point(
        "What your Dakhila file asks of you",
        "PAN card, passport, Aadhaar (a masked copy is fine) and a selfie",
        "10th and 12th marksheets, and degree marksheets if you have them",
        "Test scores and the offer or admit letter",
        "Bank statement of the last 6 months and a recent utility bill",
      ),
    ],
    loanRepayment: [
      point("While you study", "Simple interest builds up and is added once, at the first instalment."),
      point("Repayment holiday", "The course and some months after it, as above."),
      point("Instalments", "In US dollars, over one of the times above."),
      point("Repaying early", "Part or all of the loan, without a charge."),
    ],
    faqs: [
      {
        question: "Do my parents have to sign?",
        answer:
          "No. Prodigy Finance asks for no co-signer and no security. The Dakhila form still has a co-applicant part, because most other lenders need one.",
      },
      {
        question: "Is the rate really as low as the figure shown?",
        answer:
          "No. The figure is the lowest margin, and a base rate comes on top. The yearly cost with all charges in the lender's own example stands beside it.",
      },
      {
        question: "What are the fees?",
        answer:
          "Two, both above: an administration fee, which is added to the loan and then carries interest, and a processing fee. Ask for both in dollars.",
      },
      {
        question: "What if the rupee falls?",
        answer:
          "You owe US dollars. If you earn rupees, every fall of the rupee makes the instalment dearer. If you earn dollars after the course, it makes no difference to you.",
      },
      {
        question: "Can I deduct the interest in India?",
        answer:
          "Probably not. The deduction is for loans from banks, notified financial institutions and approved charities, and a foreign lender is unlikely to be one. Ask a tax adviser.",
      },
    ],
  },
};
