import { BARRED_FOR_BANKS, NO_CHARGE_BY_BANKS, USUAL_PAPERS } from "@/prisma/seed-data/common-sources";
import { of, premierList, type LenderSeed, type RateSeed, read } from "@/prisma/seed-data/lender-seed";
import { point, steps, whyThroughUs } from "@/prisma/seed-data/texts";

const RATES_PAGE = "https://www.icici.bank.in/personal-banking/loans/education-loan/interest-rates";
const PAGE_OF_2024 = "https://www.icicibank.com/personal-banking/loans/education-loan/interest-rates";

const CHARGED =
  "This is the bank's card. From July to September 2025 it really charged 10.25% to 14.00%, 11.27% on average.";
const card = (row: Pick<RateSeed, "fromPct" | "security" | "institute">): RateSeed => ({
  ...row,
  // The card says "from" these amounts, so the amount itself is within.
  aboveAmount: row.institute === "other" ? 1_499_999 : null,
  type: "floating",
  note: row.institute === "other" ? `From ₹15 lakh, for medicine from ₹20 lakh. ${CHARGED}` : CHARGED,
  source: RATES_PAGE,
  publishedOn: "2025-09",
  confidence: "high",
});

const SAME_EVERYWHERE = {
  admission: "anyStage",
  coApplicant: "expected",
  unsecuredTopMax: 10_000_000,
  unsecuredTopFor: "listed",
  unsecuredTopIf: premierList("the bank"),
  securityNote: "A fixed deposit or property, by the tier of your institute",
  feePctMax: 2,
  feeNote: "Besides it ₹100 for CERSAI and an administrative charge of ₹5,000 or 0.25%, the lower of the two",
  marginNote: "Nil at premier institutes",
  tenureMaxMonths: 168,
  tenureNote: "Undergraduate 10 years, 12 with security; postgraduate 12 years, 14 with security",
  graceMonths: 12,
  prepaymentPct: 0,
  prepaymentNote:
    "The bank sets no restriction on part or full prepayment. Floating loans to individuals: charges are barred since 2014 (banks)",
  benchmarkId: "repo",
  rates: [
    card({ fromPct: 9, security: "with", institute: "listed" }),
    card({ fromPct: 9.25, security: "with", institute: "other" }),
    card({ fromPct: 9.75, security: "without", institute: "listed" }),
    card({ fromPct: 10.25, security: "without", institute: "other" }),
  ],
} as const satisfies Partial<LenderSeed["schemes"][number]>;

export const iciciBank: LenderSeed = {
  lender: {
    id: "icici-bank",
    name: "ICICI Bank",
    kind: "privateBank",
    initials: "IB",
    collateral: "Fixed deposit or property, by the tier of the institute",
    earlyRepayment: "No restriction on repaying part or all of the loan early",
    conflicts:
      "Admission: the bank's own page of September 2024 asks for an admission letter or an invite, its benefits page offers a sanction before admission. Tenure: that 12 and 14 years go with security is our reading of the page. Margin: an older page of the bank shows none up to ₹20 lakh, at 11.5%. Rate: from July to September 2024 the bank charged 9.50% to 14.25%, 11.26% on average; a comparison of mid-2026 (arthzo.com) gives 9% to 13%.",
  },
  schemes: [
    {
      slug: "abroad",
      name: "Education loan, abroad",
      abroad: "any",
      securedMax: 30_000_000,
      marginAbroadPct: 15,
      ...SAME_EVERYWHERE,
    },
    {
      slug: "india",
      name: "Education loan, India",
      inIndia: true,
      securedMax: 20_000_000,
      marginIndiaPct: 15,
      ...SAME_EVERYWHERE,
      conflicts:
        "Largest loan in India: ₹2 crore in the details of the bank's page, ₹3 crore in its headline, ₹1 crore on its page of September 2024 and in a guide of 2026.",
    },
    {
      slug: "vidyalaxmi",
      name: "ICICI PM-Vidyalaxmi",
      inIndia: true,
      institutes: "listed",
      instituteList: "Institutes of PM-Vidyalaxmi",
      admission: "admitted",
      coApplicant: "expected",
      securityNote: "None, as the scheme says",
      ...NO_CHARGE_BY_BANKS,
      rates: [
        {
          fromPct: 9.7,
          type: "floating",
          institute: "listed",
          ...read("https://www.icici.bank.in/personal-banking/loans/education-loan/interest-rates", "2025-09", "high"),
        },
      ],
    },
    {
      slug: "cgfsel",
      name: "Loans under the credit guarantee (CGFSEL)",
      inIndia: true,
      abroad: "any",
      admission: "admitted",
      coApplicant: "expected",
      securedMax: 750_000,
      unsecuredMax: 750_000,
      securityNote: "None; the guarantee covers it",
      ...NO_CHARGE_BY_BANKS,
      conflicts: "How far the guarantee goes is read on the page of another bank.",
      rates: [
        {
          fromPct: 11.2,
          type: "floating",
          ...read("https://www.icici.bank.in/personal-banking/loans/education-loan/interest-rates", "2025-09", "high"),
        },
      ],
    },
  ],
  sources: [
    {
      scheme: "vidyalaxmi",
      covers: ["collateral", "secured", "countries", "admission", "institutes"],
      ...read(
        "https://www.sakshipost.com/news/pm-vidyalaxmi-rs-3600-cr-allocated-higher-education-loans-till-2030-31-385731",
        "2025-03-10",
        "high",
      ),
    },
    {
      scheme: "cgfsel",
      covers: ["secured", "unsecured", "countries", "admission"],
      ...read("https://bankofindia.com/EducationLoanAbroad", null, "low"),
      rank: "table",
    },
    {
      scheme: "india",
      covers: ["secured"],
      ...read("https://www.icici.bank.in/personal-banking/loans/education-loan", null, "medium"),
    },
    { scheme: "abroad", covers: ["secured"], source: PAGE_OF_2024, publishedOn: "2024-09", confidence: "high" },
    ...of(["abroad", "india"], {
      covers: ["unsecured", "fee", "countries", "coApplicant", "grace", "prepayment", "collateral"],
      source: PAGE_OF_2024,
      publishedOn: "2024-09",
      confidence: "high",
    }),
    ...of(["abroad", "india"], {
      covers: ["margin", "tenure"],
      source: PAGE_OF_2024,
      publishedOn: "2024-09",
      confidence: "low",
    }),
    ...of(["abroad", "india"], {
      covers: ["admission"],
      source: "icicibank.com (benefits of the education loan)",
      publishedOn: null,
      confidence: "low",
    }),
    BARRED_FOR_BANKS,
    USUAL_PAPERS,
  ],
  texts: {
    eligibility: [
      point(
        "Student",
        "12th standard passed; 16 to 35 years old by a page of the bank",
        "One page of the bank asks for an admission letter or an invite, another offers a sanction before admission: ask which holds for you",
      ),
      point(
        "Amount and security",
        "The largest loan differs for India and abroad: see each scheme above",
        "The limit without security is for institutes on the bank's list of premier institutes",
        "For others the bank asks for a fixed deposit or property, by the tier of the institute; what it lends them without security we did not find",
      ),
      point("Family's share", "Depends on whether your institute is on that list"),
      point("Co-applicant", "Proof of income, depending on the course", "A home loan may serve as security too: ask"),
    ],
    benefits: [
      point(
        "Real rates, published",
        "The bank prints not only its card, but also what it charged in a quarter. Both stand with the rates above.",
      ),
      point("One card, four cases", "The rate goes by your institute and by whether you give security."),
      point("No restriction on early repayment", "You may repay part or all of the loan when you can."),
      point(
        "An answer before admission",
        "The bank advertises a sanction before admission, so that you know your limit early.",
      ),
    ],
    applyBenefits: whyThroughUs("the bank", {
      charges: "The bank has three charges of its own: processing, CERSAI and administration. They stand above.",
      otherChoice:
        "The offer depends on the tier of your institute. If yours is not in a top tier, compare with a bank that asks for a smaller share from the family.",
      dates:
        "Rates, limits and the words on admission come from different pages of the bank, some older than others. Each figure above names its own, so ask for today's.",
    }),
    howToApply: steps({
      fit: "Ask the bank for the tier of your institute: it decides the security, the family's share and the rate.",
      papers:
        "Upload KYC of student and co-applicant, all marksheets, the admission letter and the fee structure. Income proof of the co-applicant depends on the course.",
      choose:
        "We have no agreement with ICICI Bank. Hand the file in at a branch or on the bank's own site, or ask us to ask there for you. We found no published processing time, so ask for a date.",
      offer:
        "Compare your rate with the average that the bank really charged, not only with its card, and look in the Key Facts Statement for all three charges.",
    }),
    documents: [
      point(
        "Student",
        "KYC papers: PAN card and Aadhaar (a masked copy is fine on Dakhila) or passport",
        "10th, 12th, graduation and entrance test marksheets",
      ),
      point("Admission", "Admission letter", "Fee structure of the institute"),
      point("Co-applicant", "KYC papers", "Proof of income, depending on the course"),
      point(
        "Collateral, for a secured loan",
        "Property papers, with a valuation report and a legal report",
        "Or the papers of the fixed deposit or insurance policy that you pledge",
      ),
      point("About this list", "It follows a page of the bank of September 2024. The bank may ask for more."),
    ],
    loanRepayment: [
      point(
        "While you study",
        "Not stated on the pages we read. Ask whether interest is due every month, and whether it is simple or compounded.",
      ),
      point("Repayment holiday", "The course and the months after it that stand above."),
      point(
        "Instalments",
        "The longest time depends on the level of the course and on security",
        "Which figure goes with security is our reading of the page",
      ),
      point(
        "Repaying early",
        "Part or all of the loan, without restriction. A bank may take no charge for it on a floating loan to a person.",
      ),
    ],
    faqs: [
      {
        question: "What rate do students really pay at ICICI Bank?",
        answer:
          "The card gives the lowest rate for each case. What the bank charged in a quarter, from the lowest to the highest and on average, stands in the note beside each rate. Take the average as the likelier figure.",
      },
      {
        question: "How much can I borrow without collateral?",
        answer:
          "The figure above is for institutes on the bank's list of premier institutes, so ask whether yours is on it. For others the bank asks for a fixed deposit or property, by the tier of the institute.",
      },
      {
        question: "Does ICICI Bank lend under PM-Vidyalaxmi?",
        answer:
          "Yes: its card of July to September 2025 prints a rate for it, which stands above. PM-Vidyalaxmi is the government's scheme for about 860 listed institutes in India. It needs no collateral and no guarantor.",
      },
      {
        question: "What charges come with the loan?",
        answer:
          "Three: a processing fee, the CERSAI registration and an administrative charge. All three stand above. Add them up before you compare with another lender.",
      },
      {
        question: "How long can I take to repay?",
        answer:
          "It depends on the level of the course and on security; the years stand above. Ask the bank to confirm them, because its page lists the figures without saying plainly which goes with security.",
      },
    ],
  },
};
