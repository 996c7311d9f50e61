import { BARRED_FOR_NBFCS, NO_CHARGE_BY_NBFCS, USUAL_PAPERS } from "@/prisma/seed-data/common-sources";
import type { LenderSeed } from "@/prisma/seed-data/lender-seed";
import { point, steps, usualDocuments, whyThroughUs } from "@/prisma/seed-data/texts";

const FAQ = "https://www.incred.com/faq/education-loans";
const BROKER = "https://www.wemakescholars.com/education-loan/incred";

export const incred: LenderSeed = {
  lender: {
    id: "incred",
    name: "InCred",
    kind: "nbfc",
    initials: "IC",
    collateral: "Optional",
    earlyRepayment: "No charge for repaying part or all of the loan early",
  },
  schemes: [
    {
      slug: "education-loan",
      name: "Education loan, India and abroad",
      inIndia: true,
      // "All major destinations including … etc."; to another country: "Yes possible".
      abroad: "open",
      countries: "US,CA,AU,DE,IE,NZ,SG,HK,NL",
      coApplicant: "expected",
      amountMin: 200_000,
      securedMax: 10_000_000,
      securityNote: "The largest loan of any kind; security is optional",
      unsecuredMax: 4_500_000,
      unsecuredTopMax: 8_000_000,
      unsecuredTopFor: "profile",
      unsecuredTopIf:
        "the lender puts you in its category 1 (₹75 to 80 lakh); category 2 gets ₹45 to 50 lakh, others up to ₹60 lakh",
      feePctMax: 1,
      feeNote: "A rough figure from an older page",
      marginIndiaPct: 0,
      marginAbroadPct: 0,
      tenureMaxMonths: 144,
      graceMonths: 12,
      ...NO_CHARGE_BY_NBFCS,
      conflicts:
        "The broker's page that says 11.2% to 12% for the rate says from 12% in another place. An older page of others says 11.75% to 14%.",
      rates: [
        {
          fromPct: 11.2,
          toPct: 12,
          type: "floating",
          source: BROKER,
          publishedOn: null,
          confidence: "low",
          note: "A broker's deal, by category. The same page also says from 12%.",
        },
      ],
    },
  ],
  sources: [
    {
      covers: ["secured", "minimum", "countries", "coApplicant"],
      source: FAQ,
      publishedOn: null,
      confidence: "medium",
    },
    { covers: ["unsecured", "tenure", "grace", "collateral"], source: BROKER, publishedOn: null, confidence: "low" },
    {
      covers: ["fee", "margin", "prepayment"],
      source: "https://s4.collegedunia.com/education-loan/40-incred",
      publishedOn: null,
      confidence: "low",
    },
    USUAL_PAPERS,
    BARRED_FOR_NBFCS,
  ],
  texts: {
    eligibility: [
      point("Student", "Indian citizen, or holder of an Indian passport or OCI card"),
      point("Co-applicant", "An Indian co-borrower"),
      point(
        "Profile",
        "Scored on marks, work experience, rank of the university and course",
        "The score decides your category, and the category decides rate and limit",
      ),
      point("Amount and security", "Security is optional; without it the limit goes by your category"),
      point("Where you study", "India and abroad; the lender says that a country it does not name is possible, so ask"),
    ],
    benefits: [
      point("Your own record counts", "Marks, work experience, the rank of the university and the course are scored."),
      point("A higher limit for a strong record", "The best category gets the highest limit without security."),
      point("Other countries are possible", "The lender's own FAQ says so of countries that it does not name."),
      point(
        "A holiday after the course",
        "Instalments begin some time after the course ends, as above, and repaying early is free of charge.",
      ),
    ],
    applyBenefits: whyThroughUs("InCred", {
      charges: "The lender's own fee stands above; the figure is a rough one from an older page.",
      otherChoice:
        "If your category brings a lower limit than you need, the same file can go to a lender that takes security for a larger one.",
      dates:
        "Eligibility and countries come from the lender's FAQ; rate and limits from a broker's page, where rates are the broker's own deals; fee and share from an older page. None of them carries a date.",
    }),
    howToApply: steps({
      fit: "If your country is not among those above, ask first. Then think of what raises your score: marks, test scores, work experience, the rank of the university.",
      papers: "Upload the papers below, with every score card and proof of work: they decide your category.",
      choose:
        "We have no agreement with InCred: hand the file in on its site yourself, or ask us to ask. We found no published processing time, so ask for a date.",
      offer:
        "Ask which category you were given and why, and compare the rate in the Key Facts Statement with the one above, which is a broker's.",
    }),
    documents: usualDocuments("InCred", { secured: false }),
    loanRepayment: [
      point(
        "While you study",
        "Not stated on the pages we read. Ask whether interest is due every month, and whether it is simple or compounded.",
      ),
      point("Repayment holiday", "The course and a time after it, as above."),
      point("Instalments", "The longest time stands above: a shorter one makes each instalment larger."),
      point("Repaying early", "Part or all of the loan, without a charge."),
    ],
    faqs: [
      {
        question: "How does InCred decide my limit?",
        answer:
          "By a category that follows from your marks, work experience, the rank of the university and the course. The limits of the categories stand above.",
      },
      {
        question: "Can an OCI card holder apply?",
        answer:
          "Yes. The lender names Indian citizens and holders of an Indian passport or OCI card. The co-borrower must be Indian.",
      },
      {
        question: "How sure is the rate shown here?",
        answer:
          "Not very. It comes from a broker's page, so it may be a deal of that broker, and the same page gives another one. Ask the lender for your own rate.",
      },
      {
        question: "Does InCred lend for a country that is not named here?",
        answer:
          "The lender's own FAQ speaks of all major destinations and says that another country is possible. Ask before you count on it.",
      },
      {
        question: "Can I deduct the interest in India?",
        answer:
          "Only under the old tax regime, and only if the lender is a bank, a notified financial institution or an approved charity. Not every NBFC is notified: ask InCred whether it is.",
      },
    ],
  },
};
