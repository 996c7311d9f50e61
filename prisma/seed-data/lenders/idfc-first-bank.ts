import { type LenderSeed, READ_LATER } from "@/prisma/seed-data/lender-seed";
import { point, steps, usualDocuments, whyThroughUs } from "@/prisma/seed-data/texts";

const RATES_PAGE = "https://www.idfcfirstbank.com (education loan interest rate)";
const PROPELLD = "propelld.com (page on IDFC FIRST Bank)";

const SAME_EVERYWHERE = {
  admission: "anyStage",
  coApplicant: "expected",
  feePctMax: 1.5,
  feeNote: "Cancelling the loan costs 1%",
  tenureMaxMonths: 180,
  tenureWithStudy: true,
  graceMonths: 12,
  studyInterest: "choice",
  prepaymentPct: 0,
  rates: [{ fromPct: 9.5, type: "floating", source: RATES_PAGE, publishedOn: null, confidence: "medium" }],
} as const satisfies Partial<LenderSeed["schemes"][number]>;

export const idfcFirstBank: LenderSeed = {
  lender: {
    id: "idfc-first-bank",
    name: "IDFC FIRST Bank",
    kind: "privateBank",
    initials: "IFB",
    loanProcessingTime: "10 to 12 working days",
    collateral: "Asked for above the limit without security",
    earlyRepayment: "No charge for repaying part or all of the loan early",
  },
  schemes: [
    {
      slug: "abroad",
      name: "Education loan, abroad",
      abroad: "open",
      countries: "US,GB,AU,CA,NZ,SG,DE",
      securedMax: 20_000_000,
      unsecuredMax: 10_000_000,
      marginAbroadPct: 0,
      conflicts:
        "Limits: the same publisher gave ₹75 lakh without and ₹1 crore with security on 15 September 2025, and the limits shown here on 5 December 2025.",
      ...SAME_EVERYWHERE,
    },
    {
      slug: "india",
      name: "Education loan, India",
      inIndia: true,
      securedMax: 5_000_000,
      securityNote: "₹50 lakh without security in India by a broker's page without a date; no page of the bank says so",
      marginIndiaPct: 0,
      ...SAME_EVERYWHERE,
    },
  ],
  sources: [
    {
      covers: ["fee", "prepayment", "studying"],
      source: RATES_PAGE,
      publishedOn: null,
      confidence: "medium",
    },
    {
      scheme: "abroad",
      covers: ["unsecured", "secured"],
      source: PROPELLD,
      publishedOn: "2025-12-05",
      confidence: "low",
    },
    // Which of the publisher's pages names the limit for India was not noted.
    {
      scheme: "india",
      covers: ["secured", "countries"],
      source: "propelld.com (pages on IDFC FIRST Bank)",
      publishedOn: null,
      confidence: "low",
    },
    {
      scheme: "india",
      covers: ["secured"],
      source: "https://www.logintoloans.com/IDFCFirstUnsecl.php",
      publishedOn: null,
      confidence: "low",
      readOn: READ_LATER,
    },
    {
      covers: ["tenure", "grace", "admission", "time", "collateral"],
      source: PROPELLD,
      publishedOn: "2025-12-05",
      confidence: "medium",
    },
    { covers: ["margin"], source: "https://unicreds.com/partners/idfc", publishedOn: null, confidence: "low" },
    { scheme: "abroad", covers: ["countries"], source: "wise.com", publishedOn: null, confidence: "low" },
    {
      covers: ["coApplicant"],
      source: "Papers that lenders' and brokers' lists agree on",
      publishedOn: null,
      confidence: "low",
    },
  ],
  texts: {
    eligibility: [
      point("Student", "Admission, or an application still running: a sanction before admission is possible"),
      point(
        "Where you study",
        "Abroad: the list that we found names some of the countries and says that others may be covered, so ask for yours",
        "Also in India, with a lower limit",
      ),
      point(
        "Amount and security",
        "Abroad there is a limit without and a higher one with security",
        "Two pages of one publisher, three months apart, give different limits, so ask for today's",
      ),
      point("Ask the bank", "What it looks for in marks and income to lend the largest sum without security"),
    ],
    benefits: [
      point("Security is optional", "For study abroad it is asked for only above the limit without security."),
      point(
        "Four ways to pay while you study",
        "Full instalments, simple interest, part of the interest, or nothing until the holiday ends.",
      ),
      point("Sanction before admission", "You can know your limit before you have the offer in hand."),
      point("No early-repayment charge", "Repaying part or all of the loan early costs nothing extra."),
    ],
    applyBenefits: whyThroughUs("the bank", {
      charges: "The bank's own fee stands above, and there is a charge if you cancel the loan.",
      otherChoice:
        "If your country is not among those named and the bank says no, the same file can go to a lender without such a list.",
      dates:
        "Limits, time and holiday come from a dated page of a broker, rate and fee from an undated page of the bank. Each figure above says which.",
    }),
    howToApply: steps({
      fit: "See whether your country is among those named above. If it is not, ask the bank: the list is not complete.",
      papers:
        "Upload the papers below. If the admission letter is still to come, ask the bank what it takes in its place.",
      choose:
        "We have no agreement with IDFC FIRST Bank. Hand the file in at a branch or on the bank's own site, or ask us to ask there for you. The time above is a broker's figure, so ask for a date.",
      offer:
        "Choose how you pay during the course before you sign: paying even part of the interest makes the later instalments smaller. The Key Facts Statement shows the plan.",
    }),
    documents: usualDocuments("IDFC FIRST Bank", { secured: true }),
    loanRepayment: [
      point(
        "While you study, your choice",
        "Full instalments from the start",
        "Simple interest",
        "Part of the interest",
        "Nothing until the holiday ends",
      ),
      point("Repayment holiday", "The course and the months after it that stand above."),
      point(
        "Instalments",
        "The course and the holiday count as part of the loan tenure, so the years for instalments are what is left after them.",
      ),
      point("Repaying early", "Part or all of the loan, without a charge."),
    ],
    faqs: [
      {
        question: "Can I get a sanction before I have admission?",
        answer:
          "Yes. IDFC FIRST Bank can sanction before admission. Ask what else must be there before the money is paid out.",
      },
      {
        question: "For which countries does IDFC FIRST Bank lend?",
        answer:
          "The countries that we found are named above, as some of those that the bank covers; others may be covered too. Ask the bank before you count on it. It also lends for study in India.",
      },
      {
        question: "Does the loan tenure start after the course?",
        answer:
          "No. It includes the course and the holiday. With a tenure of 10 years, for example, a 2-year course and 1 year after it would leave 7 years for instalments.",
      },
      {
        question: "Which way of paying during the course costs least?",
        answer:
          "The more you pay early, the less interest you pay in all: full instalments cost least in total, nothing until the end costs most. The EMI page shows all ways side by side.",
      },
    ],
  },
};
