import { BARRED_FOR_NBFCS, NO_CHARGE_BY_NBFCS, USUAL_PAPERS } from "@/prisma/seed-data/common-sources";
import type { LenderSeed } from "@/prisma/seed-data/lender-seed";
import { point, steps, usualDocuments, whyThroughUs } from "@/prisma/seed-data/texts";

const FEES = "https://auxilo.com/service-charges-fees";
const BROKER = "https://nomadcredit.com/blog/auxilo-education-loan";
const BLOG_2025 = "https://ideasforstudents.com/auxilo-vs-tata-capital-education-loan";

export const auxilo: LenderSeed = {
  lender: {
    id: "auxilo",
    name: "Auxilo",
    kind: "nbfc",
    initials: "AU",
    loanProcessingTime: "2 to 5 business days by a broker's page; the lender's own code says within 30 days",
    collateral: "Optional",
    earlyRepayment: "No charge for repaying part or all of the loan early",
  },
  schemes: [
    {
      slug: "education-loan",
      name: "Education loan, India and abroad",
      inIndia: true,
      // The page counts 25 countries and names these four, and "Europe".
      abroad: "open",
      countries: "US,GB,AU,NZ",
      admission: "anyStage",
      coApplicant: "expected",
      unsecuredMax: 4_000_000,
      unsecuredTopMax: 6_500_000,
      unsecuredTopFor: "profile",
      unsecuredTopIf: "the lender confirms it: a blog of 2025 says ₹65 lakh, an older page ₹40 lakh",
      securityNote: "No fixed maximum",
      feePctMax: 2,
      feeNote: "Of the sanctioned amount, or as the sanction letter says",
      marginIndiaPct: 0,
      marginAbroadPct: 0,
      tenureMaxMonths: 120,
      tenureNote: "15 years by another page",
      graceMonths: 6,
      studyInterest: "paid",
      studyNote: "Usual, by a broker's page. The holiday after the course is 6 to 12 months",
      ...NO_CHARGE_BY_NBFCS,
      conflicts:
        "Rate: the blog that says 10.25% to 13.5% says 11.00% in another article, and a broker's page says a base rate of 15.10% and a spread on top. Without security: ₹40 lakh or ₹65 lakh. Fee: 1.5% or 2%. Repayment time: 10 or 15 years.",
      rates: [
        {
          fromPct: 10.25,
          toPct: 13.5,
          type: "floating",
          source: BLOG_2025,
          publishedOn: "2025",
          confidence: "low",
          note: "One blog's figure: two other pages say 11.00%, and 15.10% with a spread on top.",
        },
      ],
    },
  ],
  sources: [
    { covers: ["fee", "prepayment"], source: FEES, publishedOn: null, confidence: "low" },
    {
      covers: [
        "unsecured",
        "secured",
        "margin",
        "tenure",
        "grace",
        "studying",
        "countries",
        "admission",
        "coApplicant",
        "time",
        "collateral",
      ],
      source: BROKER,
      publishedOn: null,
      confidence: "low",
    },
    { covers: ["unsecured"], source: BLOG_2025, publishedOn: "2025", confidence: "low" },
    { covers: ["time"], source: "https://auxilo.com/fair-practice-code", publishedOn: null, confidence: "medium" },
    USUAL_PAPERS,
    BARRED_FOR_NBFCS,
  ],
  texts: {
    eligibility: [
      point(
        "Student",
        "Indian citizen",
        "Admission, or an application still running: a sanction before admission is possible",
      ),
      point("Co-applicant", "Several co-applicants are accepted, also from different cities"),
      point(
        "Amount and security",
        "Sources disagree on the limit without security: see above",
        "With security no fixed maximum is named",
      ),
      point(
        "Where you study",
        "India and abroad; the page does not name all its countries, so ask if yours is not above",
      ),
    ],
    benefits: [
      point("Several co-applicants", "More than one relative can join the loan, also from different cities."),
      point("Sanction before admission", "The lender has a loan for students who are still applying."),
      point("No early-repayment charge", "Stated on the lender's own fee page."),
    ],
    applyBenefits: whyThroughUs("Auxilo", {
      charges: "The lender's own fee stands above; its page adds that the sanction letter may say another.",
      otherChoice:
        "Sources on Auxilo's rate disagree. With the same file you can get a second offer and compare figures that are really yours.",
      dates:
        "Only fees and penalties come from the lender's own page, which carries no date. The rate comes from a blog of 2025, and other pages give other rates.",
    }),
    howToApply: steps({
      fit: "List everyone in the family who earns: this lender accepts several co-applicants from different cities.",
      papers:
        "Upload the papers below for each co-applicant. With property as security an extra check can cost ₹4,000.",
      choose:
        "We have no agreement with Auxilo: hand the file in on its site yourself, or ask us to ask. Two sources name two processing times, both above, so ask for a date.",
      offer:
        "The figures here are the least certain on our list, so the Key Facts Statement is what counts. Check the charges for paying late too.",
    }),
    documents: usualDocuments("Auxilo", { secured: true }),
    loanRepayment: [
      point(
        "While you study",
        "Simple interest is usually paid every month. At 10%, for example, that is about ₹16,667 a month on ₹20 lakh.",
      ),
      point("Repayment holiday", "The course and some months after it, as above. It is for the principal."),
      point("Instalments", "Sources disagree on the longest time: ask before you count on one."),
      point("Repaying early", "Part or all of the loan, without a charge, by the lender's own fee page."),
      point(
        "Paying late",
        "Penal charge of 18% a year (own page, age unknown)",
        "₹400 for a bounced payment (own page, age unknown)",
      ),
    ],
    faqs: [
      {
        question: "Can two relatives in different cities be my co-applicants?",
        answer:
          "Yes. Auxilo accepts several co-applicants, also from different cities. In your Dakhila form each one gets a section for their own papers.",
      },
      {
        question: "How much does Auxilo lend without security?",
        answer:
          "Sources differ, and both figures stand above. We count with the lower one; for more, the lender has to confirm it.",
      },
      {
        question: "Do I pay anything while I study?",
        answer:
          "Usually the simple interest, every month. On ₹20 lakh at 10%, for example, that is about ₹16,667 a month, so plan for it.",
      },
      {
        question: "How sure is the rate shown here?",
        answer:
          "Not very. It comes from one article of a blog, another article of the same blog gives another rate, and a broker's page a third. Ask the lender for its rate in writing.",
      },
      {
        question: "Can I deduct the interest in India?",
        answer:
          "Only under the old tax regime, and only if the lender is a bank, a notified financial institution or an approved charity. Not every NBFC is notified: ask Auxilo whether it is.",
      },
    ],
  },
};
