import { BARRED_FOR_BANKS, NO_CHARGE_BY_BANKS, USUAL_PAPERS, modelScheme } from "@/prisma/seed-data/common-sources";
import { premierList, type LenderSeed, read } from "@/prisma/seed-data/lender-seed";
import {
  handInAtPublicBank,
  PM_VIDYALAXMI,
  point,
  SIMPLE_INTEREST,
  steps,
  TAX_AT_A_BANK,
  usualDocuments,
  whyThroughUs,
} from "@/prisma/seed-data/texts";

const KINTSUGI = "kintsugi-cybercup.pages.dev (aggregator table at EBLR 8.15%)";
const RATE_TABLE_2024 = "https://sbi.co.in/portal/web/interest-rates/education-loan-scheme";
const ED_VANTAGE = "https://bank.sbi/web/personal-banking/loans/education-loans/global-ed-vantage-scheme";
const SCHOLAR = "biginius.com/scholar-loans-details (copy of the bank's page)";

export const stateBankOfIndia: LenderSeed = {
  lender: {
    id: "state-bank-of-india",
    name: "State Bank of India",
    kind: "publicBank",
    initials: "SBI",
    collateral: "Above the limits without security; at institutes on the bank's lists these limits are higher",
    earlyRepayment: "No charge on a floating rate for repaying part or all of the loan early",
  },
  schemes: [
    {
      slug: "global-ed-vantage",
      name: "Global Ed-Vantage (study abroad)",
      abroad: "named",
      // The bank names twenty countries in Europe, Russia among them.
      countries: "US,GB,CA,AU,SG,JP,HK,NZ,AT,BE,DK,FI,FR,DE,GR,IE,IT,NL,NO,PL,PT,RU,ES,SE,CH,CZ,EE",
      admission: "admitted",
      coApplicant: "expected",
      amountMin: 750_001,
      securedMax: 30_000_000,
      unsecuredMax: 0,
      unsecuredTopMax: 5_000_000,
      unsecuredTopFor: "listed",
      unsecuredTopIf: premierList("the bank"),
      feeFlat: 10_000,
      feeNote: "For each application",
      marginAbroadPct: 10,
      tenureMaxMonths: 180,
      graceMonths: 6,
      studyInterest: "simple",
      ...NO_CHARGE_BY_BANKS,
      concession: "0.50% for female students",
      benchmarkId: "sbi-eblr",
      conflicts:
        "A page of 2025 (propelld.com) starts at 9.15%, and so do lists of 2026. A page on another scheme of the bank says that the fee is nil up to ₹20 lakh.",
      rates: [
        {
          fromPct: 8.65,
          toPct: 9.15,
          type: "floating",
          benchmarkPct: 8.15,
          source: KINTSUGI,
          publishedOn: null,
          confidence: "medium",
        },
      ],
    },
    {
      slug: "scholar",
      name: "Scholar Loan (premier institutes in India)",
      inIndia: true,
      institutes: "listed",
      instituteList: "Lists AA, A, B and C of the bank, for institutes entered by a test or a selection",
      admission: "admitted",
      coApplicant: "expected",
      unsecuredMax: 750_000,
      unsecuredTopMax: 5_000_000,
      unsecuredTopFor: "category",
      unsecuredTopIf: "your institute is on list AA (₹50 lakh), A (₹40 lakh) or B (₹30 lakh)",
      securityNote: "With full security no upper limit for lists AA, A and B; ₹30 lakh for list C",
      feePctMax: 0,
      feeFlat: 0,
      tenureMaxMonths: 180,
      graceMonths: 12,
      studyInterest: "simple",
      ...NO_CHARGE_BY_BANKS,
      concession: "0.50% for female students",
      benchmarkId: "sbi-eblr",
      conflicts:
        "The bank's own table of 1 May 2024 starts at 8.05% at EBLR 9.15%. A comparison of mid-2026 (arthzo.com) gives 7.15% as the bank's lowest. For the family's share, the bank says that it finances 100%, GyanDhan says 10%.",
      rates: [
        {
          fromPct: 7.15,
          toPct: 7.9,
          type: "floating",
          benchmarkPct: 8.15,
          source: KINTSUGI,
          publishedOn: null,
          confidence: "medium",
        },
      ],
    },
    {
      slug: "student",
      name: "Student Loan Scheme (India)",
      inIndia: true,
      admission: "admitted",
      coApplicant: "expected",
      unsecuredMax: 750_000,
      tenureMaxMonths: 180,
      tenureNote: "As in the model scheme of the Indian Banks' Association",
      graceMonths: 12,
      ...NO_CHARGE_BY_BANKS,
      concession: "0.50% for girl students; 0.50% with a life cover of the bank or another one that is assigned to it",
      benchmarkId: "sbi-eblr",
      conflicts:
        "The table prints 9.15% to 10.15%, EBLR + 1% to 2%; which is for loans with security says a page of Policybazaar (10.15% and 11.15% at EBLR 9.15%). The bank's own table of 1 May 2024 says EBLR + 2.00% for every amount.",
      rates: [
        {
          fromPct: 9.15,
          type: "floating",
          security: "with",
          benchmarkPct: 8.15,
          source: KINTSUGI,
          publishedOn: null,
          confidence: "low",
        },
        {
          fromPct: 10.15,
          type: "floating",
          security: "without",
          benchmarkPct: 8.15,
          source: KINTSUGI,
          publishedOn: null,
          confidence: "low",
        },
      ],
    },
    {
      slug: "skill",
      name: "Skill Loan",
      inIndia: true,
      onlyIf: "the course is a skill course (ITI, polytechnic, NSDC partner, NSQF)",
      admission: "admitted",
      coApplicant: "expected",
      amountMin: 5000,
      securedMax: 150_000,
      unsecuredMax: 150_000,
      securityNote: "None, no guarantee",
      tenureMaxMonths: 84,
      tenureNote: "That is for loans above ₹1 lakh; 5 years up to ₹1 lakh, 3 years up to ₹50,000",
      ...NO_CHARGE_BY_BANKS,
      benchmarkId: "sbi-eblr",
      conflicts: "The page prints no rate. It says that a decision takes at most 6 days.",
      rates: [],
    },
  ],
  sources: [
    {
      scheme: "skill",
      covers: ["secured", "minimum", "unsecured", "tenure", "onlyIf", "countries", "admission"],
      ...read("https://sbi.co.in/web/personal-banking/loans/education-loans/skill-loan-scheme", null, "medium"),
    },
    {
      scheme: "global-ed-vantage",
      covers: [
        "unsecured",
        "secured",
        "minimum",
        "countries",
        "tenure",
        "grace",
        "studying",
        "admission",
        "concession",
        "collateral",
      ],
      source: ED_VANTAGE,
      publishedOn: null,
      confidence: "medium",
    },
    {
      scheme: "global-ed-vantage",
      covers: ["margin"],
      source: "scribd.com document 467610053 (the bank's most important terms)",
      publishedOn: null,
      confidence: "low",
    },
    {
      scheme: "global-ed-vantage",
      covers: ["fee"],
      source: "teachersbadi (copy of the bank's page, 2025)",
      publishedOn: "2025",
      confidence: "medium",
    },
    {
      scheme: "scholar",
      covers: [
        "unsecured",
        "secured",
        "fee",
        "tenure",
        "grace",
        "studying",
        "countries",
        "institutes",
        "admission",
        "collateral",
      ],
      source: SCHOLAR,
      publishedOn: null,
      confidence: "medium",
    },
    {
      scheme: "scholar",
      covers: ["concession"],
      source: RATE_TABLE_2024,
      publishedOn: "2024-05-01",
      confidence: "medium",
    },
    {
      scheme: "student",
      covers: ["concession", "countries"],
      source: RATE_TABLE_2024,
      publishedOn: "2024-05-01",
      confidence: "medium",
    },
    { ...modelScheme("unsecured", "tenure", "grace", "admission", "collateral"), scheme: "student" },
    BARRED_FOR_BANKS,
    USUAL_PAPERS,
  ],
  texts: {
    eligibility: [
      point(
        "Student",
        "An offer or an admit letter for a course",
        "Global Ed-Vantage can be sanctioned and paid out before the I-20 or the visa",
      ),
      point(
        "Study in India",
        "Scholar Loan: for institutes on the bank's lists, entered by a test or a selection",
        "Student Loan Scheme: for other institutes",
      ),
      point("Study abroad", "Global Ed-Vantage: in the countries named for it, and in no other"),
      point(
        "Security",
        "Scholar Loan: none up to the limit of your institute's list",
        "Student Loan Scheme: none up to the limit shown for it",
        "Global Ed-Vantage: always, unless your institute is on the bank's premier list",
      ),
      point(
        "Ask the bank",
        "Which of its lists your institute is on",
        "We found no published limits on marks, age or the co-applicant's income",
      ),
    ],
    benefits: [
      point(
        "No security at listed institutes",
        "The Scholar Loan asks for none up to the limit of your institute's list.",
      ),
      point("A lower rate for women", "Each of the three main schemes has a concession for female students."),
      point(
        "No charge for repaying early",
        "On a floating rate you may repay part or all of the loan early for nothing.",
      ),
      point("Decision before the visa", "Global Ed-Vantage can be sanctioned before the I-20 or the visa is there."),
      point(
        "Interest added only once",
        "Under Global Ed-Vantage and the Scholar Loan, simple interest builds up while you study and is added when instalments begin.",
      ),
    ],
    applyBenefits: whyThroughUs("the bank", {
      charges: "The bank's own fee stands in the facts of each scheme.",
      otherChoice:
        "If your institute is not on the bank's list and you have no security to give, the same file can go to a lender that asks for none.",
      dates:
        "Each figure names the page that it comes from. Where that page carries no date, its age is unknown and we say so. Ask the bank for today's rate before you sign.",
    }),
    howToApply: steps({
      fit: "Choose the scheme: for India the Scholar Loan or the Student Loan Scheme, for abroad Global Ed-Vantage. Then ask whether your institute is on the bank's list: that decides how much you get without security.",
      papers:
        "Upload the student's and the co-applicant's papers from the list below. With property as security, start the valuation and the legal report early, as they need outside experts.",
      choose: handInAtPublicBank("We found no published processing time of its own."),
      offer:
        "The Key Facts Statement shows the yearly cost with all charges and stays open for at least 3 working days. If you are a woman, check that the concession is in it, and ask whether a life cover has been added.",
    }),
    documents: usualDocuments("State Bank of India", { secured: true }),
    loanRepayment: [
      point(
        "While you study",
        "Global Ed-Vantage and the Scholar Loan: simple interest builds up on what has been paid out and is added once, when instalments begin.",
        "Student Loan Scheme: not stated on the pages we read.",
      ),
      point(
        "Repayment holiday",
        "The course and some months after it: the holiday abroad is shorter than that in India.",
      ),
      point("Repaying early", "Part or all of the loan, without a charge on a floating rate."),
    ],
    faqs: [
      {
        question: "Can I get an SBI loan for study abroad without collateral?",
        answer:
          "Only if your institute is on the bank's list of selected premier institutes. For any other institute Global Ed-Vantage asks for tangible security. Ask the bank whether yours is on the list.",
      },
      {
        question: "Which SBI loan is for study in India?",
        answer:
          "The Scholar Loan if your institute is on one of the bank's lists, the Student Loan Scheme for all others. The list also decides how much the Scholar Loan gives without security.",
      },
      PM_VIDYALAXMI,
      SIMPLE_INTEREST,
      {
        question: "Does SBI give women a lower rate?",
        answer: "Yes, in the three main schemes. The concession stands in the facts of each scheme.",
      },
      {
        question: "Can SBI sanction the loan before I have a visa?",
        answer:
          "Yes, under Global Ed-Vantage. The bank asks for confirmed admission, but its page says that sanction and payout are possible before the I-20 or the visa.",
      },
      TAX_AT_A_BANK,
    ],
  },
};
