import type { LenderSeed } from "@/prisma/seed-data/lender-seed";
import { atLeast, atMost, GIVE_SECURITY, someCoApplicant, studyIn, withoutSecurity } from "@/prisma/seed-data/rules";
import { point, steps, usualDocuments, whyThroughUs } from "@/prisma/seed-data/texts";

const INCRED = "https://www.incred.com/faq/education-loans";
const INCRED_CAPS = "https://www.wemakescholars.com/education-loan/incred";

export const incred: LenderSeed = {
  facts: {
    id: "incred",
    name: "InCred",
    type: "NBFC",
    kind: "nbfc",
    scheme: "Education loan",
    initials: "IC",
    interestRate: "11.2% a year, floating (up to 12%)",
    loanAmount: "₹2 lakh to ₹1 crore",
    securedLoanAmount: null,
    unsecuredLoanAmount: "₹75-80 lakh (category 1), ₹45-50 lakh (category 2), up to ₹60 lakh (other)",
    margin: "Nil",
    processingFee: "About 1%",
    loanProcessingTime: null,
    loanTenure: "Up to 12 years",
    prepaymentCharges: "Nil",
    earlyRepayment: "No charge for repaying part or all of the loan early",
    repaymentHoliday: "Course + 1 year",
    paymentStudyPeriod: null,
    collateral: "Optional",
    countriesCovered: "USA, Canada, Australia, Germany, Ireland, New Zealand, Singapore, Hong Kong, Netherlands, India",
    source: "https://www.incred.com/faq/education-loans; https://www.wemakescholars.com/education-loan/incred",
    asOf: "undated page (read 2026-11)",
    confidence: "low",
    conflicts: "Older aggregator: 11.75-14%. Rates on WeMakeScholars are broker-negotiated.",
    benchmark: null,
    concession: null,
    rateType: "floating",
    currency: "INR",
    rateMin: 11.2,
    rateMax: 12,
    amountMin: 200_000,
    securedMax: null,
    unsecuredMax: 8_000_000,
    feeFlat: null,
    feePctMax: 1,
    tenureMaxMonths: 144,
    graceMonths: 12,
    marginIndiaPct: 0,
    marginAbroadPct: 0,
    studyInIndia: true,
    studyAbroad: true,
    sources: [
      {
        source: "https://www.incred.com/faq/education-loans",
        covers: "eligibility, countries, range",
        asOf: "undated page (read 2026-11)",
      },
      {
        source: "https://www.wemakescholars.com/education-loan/incred",
        covers: "rate, caps, moratorium, tenure",
        asOf: "undated page (read 2026-11)",
      },
      {
        source: "https://s4.collegedunia.com/education-loan/40-incred",
        covers: "fee, prepayment, margin",
        asOf: "older",
      },
    ],
  },
  texts: {
    eligibility: [
      point("Student", "Indian citizen, or holder of an Indian passport or OCI card"),
      point("Co-applicant", "An Indian co-borrower"),
      point(
        "Profile",
        "Scored on marks, work experience, rank of the university and course",
        "The score decides your category, and the category decides rate and limit",
      ),
      point(
        "Amount and security",
        "₹2 lakh to ₹1 crore",
        "Without security: ₹75-80 lakh in category 1, ₹45-50 lakh in category 2, up to ₹60 lakh for others, by a broker's page",
      ),
      point(
        "Where you study",
        "USA, Canada, Australia, Germany, Ireland, New Zealand, Singapore, Hong Kong, Netherlands or India",
      ),
    ],
    benefits: [
      point("Your own record counts", "Marks, work experience, the rank of the university and the course are scored."),
      point("Up to ₹80 lakh without security", "In the best category."),
      point("Nothing from the family", "No margin money is asked, by an older source."),
      point(
        "A full year after the course",
        "Repayment starts one year after the course ends, and repaying early costs nothing.",
      ),
    ],
    applyBenefits: whyThroughUs("InCred", {
      charges: "The lender's own fee is about 1%, so about ₹20,000 on ₹20 lakh.",
      otherChoice:
        "If your category brings a lower limit than you need, the same file can go to a lender that takes security for a larger one.",
      dates:
        "Eligibility and countries come from the lender's FAQ; rate and limits from a broker's page, where rates are the broker's own deals; fee and share from an older page.",
    }),
    howToApply: steps({
      fit: "Check that your country is in the list above. Then think of what raises your score: marks, test scores, work experience, the rank of the university.",
      papers: "Upload the papers below, with every score card and proof of work: they decide your category.",
      choose: "At the bank selection stage pick InCred. We found no published processing time, so ask for a date.",
      offer:
        "Ask which category you were given and why. The rate in the Key Facts Statement should fit it: 11.2% to 12% on the page we read.",
    }),
    documents: usualDocuments("InCred", { secured: false }),
    loanRepayment: [
      point(
        "While you study",
        "Not stated on the pages we read. Ask whether interest is due every month, and whether it is simple or compounded.",
      ),
      point("Repayment holiday", "The course and 1 year after it."),
      point("Instalments", "Up to 12 years, shorter than most lenders here."),
      point("Repaying early", "Part or all of the loan, without a charge."),
    ],
    faqs: [
      {
        question: "How does InCred decide my limit?",
        answer:
          "By a category that follows from your marks, work experience, the rank of the university and the course. Category 1 can reach ₹75-80 lakh without security, category 2 ₹45-50 lakh.",
      },
      {
        question: "Can an OCI card holder apply?",
        answer:
          "Yes. The lender names Indian citizens and holders of an Indian passport or OCI card. The co-borrower must be Indian.",
      },
      {
        question: "How sure is the rate of 11.2% to 12%?",
        answer:
          "It comes from a broker's page, so it may be a deal of that broker. An older source gives 11.75% to 14%. Ask the lender for your own rate.",
      },
      {
        question: "For which countries does InCred lend?",
        answer:
          "USA, Canada, Australia, Germany, Ireland, New Zealand, Singapore, Hong Kong, the Netherlands and India. The United Kingdom is not in the list we found.",
      },
    ],
  },
  rules: [
    studyIn(
      "IN,US,CA,AU,DE,IE,NZ,SG,HK,NL",
      "Lends for India, the USA, Canada, Australia, Germany, Ireland, New Zealand, Singapore, Hong Kong and the Netherlands.",
      "Your country is not among those named. Ask the lender, or look at one without such a list.",
      INCRED,
    ),
    atLeast(200_000, "Lends from ₹2 lakh.", "Ask for ₹2 lakh or more.", INCRED),
    atMost(10_000_000, "Lends up to ₹1 crore.", "Ask for ₹1 crore or less.", INCRED),
    withoutSecurity(
      8_000_000,
      "Up to ₹75-80 lakh without security in the best category; ₹45-60 lakh in others.",
      GIVE_SECURITY,
      INCRED_CAPS,
    ),
    someCoApplicant(INCRED),
  ],
};
