import type { LenderSeed } from "@/prisma/seed-data/lender-seed";
import { point, steps, whyThroughUs } from "@/prisma/seed-data/texts";

const EXAMPLES = "https://us.mpowerfinancing.com/repayment-examples";

export const mpowerFinancing: LenderSeed = {
  lender: {
    id: "mpower-financing",
    name: "MPOWER Financing",
    kind: "foreignLender",
    initials: "MF",
    collateral: "None; no co-signer",
  },
  schemes: [
    {
      slug: "student-loan",
      name: "International student loan",
      abroad: "named",
      countries: "US,CA",
      instituteList: "Only schools that the lender supports",
      onlyIf: "the lender supports your school and you are within the last two years of your programme",
      admission: "admitted",
      coApplicant: "none",
      currency: "USD",
      securedMax: 50_000,
      unsecuredMax: 50_000,
      securityNote: "No security is asked",
      feePctMax: 6.5,
      feeNote: "An origination fee; from 0% in the lender's examples",
      tenureMaxMonths: 120,
      tenureNote: "Counted after the holiday",
      graceMonths: 6,
      studyInterest: "paid",
      studyNote: "Also in the 6 months after the studies",
      concession: "0.25% when instalments are paid automatically",
      conflicts:
        "Largest loan: US$50,000, at most US$25,000 for one academic period, by an older copy of the lender's FAQ; its page of repayment examples names none. Three copies of that page give three median rates: 12.24% (APR 12.74%), 13.99% (APR 15.01%) and 14.24% (APR 15.57%).",
      rates: [
        {
          fromPct: 10.24,
          type: "fixed",
          source: EXAMPLES,
          publishedOn: null,
          confidence: "low",
          note: "The lowest rate (APR 11.15%); another copy of the page says 10.99% (APR 11.92%). The median is 12.24% (APR 12.74%) on one copy, 13.99% (APR 15.01%) and 14.24% (APR 15.57%) on two others.",
        },
      ],
    },
  ],
  sources: [
    {
      covers: [
        "fee",
        "tenure",
        "grace",
        "studying",
        "concession",
        "countries",
        "institutes",
        "admission",
        "coApplicant",
        "collateral",
      ],
      source: EXAMPLES,
      publishedOn: null,
      confidence: "medium",
    },
    {
      covers: ["unsecured", "secured", "onlyIf"],
      source: "mpowerfinancing.com (older copies of its FAQ)",
      publishedOn: null,
      confidence: "low",
      isOlder: true,
    },
  ],
  texts: {
    eligibility: [
      point(
        "Student",
        "Admission at a supported school in one of the countries above",
        "By older copies of the lender's FAQ only within the last two years of the programme",
      ),
      point("Co-applicant", "None: no co-signer is asked"),
      point(
        "Amount and security",
        "The largest loan above is from an older copy of the lender's FAQ: ask before you plan with it, or with more",
        "No security",
      ),
      point("While you study", "Interest is paid every month, so you need money for it from the start"),
      point("Ask the lender", "Whether your school is supported", "The highest amount for your course"),
    ],
    benefits: [
      point("A fixed rate", "The rate you sign is the rate you keep."),
      point("No co-signer, no security", "The loan rests on you and your course alone; parents sign nothing."),
      point(
        "The loan does not grow",
        "Interest is paid during study and for some months after, so nothing is added to what you owe.",
      ),
      point("A little off for automatic payment", "The rate is lower when instalments are paid automatically."),
    ],
    applyBenefits: whyThroughUs("MPOWER Financing", {
      charges: "The lender's own origination fee stands above; ask for yours in dollars.",
      otherChoice:
        "The same file can go to Indian lenders, so you can compare a fixed dollar rate with a floating rupee rate.",
      dates:
        "The figures come from three stored copies of the lender's page of repayment examples and from its FAQ. None carries a date, and the copies disagree.",
    }),
    howToApply: steps({
      fit: "Find your school on the lender's own site: only supported ones count. A first year of a longer programme may be too early.",
      papers:
        "We found no published list of papers for this lender. Upload what the Dakhila form asks, and be ready for more.",
      choose:
        "We have no agreement with MPOWER Financing: apply on its site yourself, or ask us to ask. We found no published processing time, so ask for a date.",
      offer:
        "Compare the yearly cost with all charges (APR), not the lowest rate, and ask for the origination fee in dollars. You borrow and repay in US dollars.",
    }),
    documents: [
      point("The lender's own list", "Not found on the page we read: ask the lender what it needs"),
      point(
        "What your Dakhila file asks of you",
        "PAN card, passport, Aadhaar (a masked copy is fine) and a selfie",
        "10th and 12th marksheets, and degree marksheets if you have them",
        "Test scores and the offer or admit letter",
        "Bank statement of the last 6 months and a recent utility bill",
      ),
    ],
    loanRepayment: [
      point("While you study", "Interest only, every month. On US$30,000 at 10%, for example, that is US$250 a month."),
      point("Repayment holiday", "Study and some months after it, as above, with interest-only payments."),
      point("Instalments", "After the holiday, in US dollars, at a fixed rate."),
      point("Repaying early", "Not stated on the page we read. Ask before you sign."),
    ],
    faqs: [
      {
        question: "Do I pay while I study?",
        answer:
          "Yes, the interest, during study and for some months after. On US$30,000 at 10%, for example, that is US$250 a month.",
      },
      {
        question: "Can the rate change?",
        answer:
          "No. It is fixed. But the figure above is the lowest rate; the median of the lender's own copies, which is higher, stands beside it.",
      },
      {
        question: "Can I get it for the first year of my course?",
        answer:
          "Perhaps not: by older copies of the lender's FAQ it lends for at most the last two years of a programme. Ask the lender.",
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
