import type { LenderSeed, RateSeed } from "@/prisma/seed-data/lender-seed";
import { point, steps, usualDocuments, whyThroughUs } from "@/prisma/seed-data/texts";

const RATE_SHEET = "https://www.axisbank.com (education loan rate sheet)";
const GYANDHAN = "https://www.gyandhan.com/blogs/axis-bank-education-loan-process";

const card = (row: Pick<RateSeed, "fromPct" | "aboveAmount" | "upToAmount">): RateSeed => ({
  ...row,
  type: "floating",
  benchmarkPct: 6.5,
  note: "Card rate, printed when the repo rate was 6.50%. A later page of the bank names a repo rate of 5.5%, so this figure is out of date: ask for today's.",
  source: RATE_SHEET,
  publishedOn: null,
  confidence: "low",
});

const SAME_EVERYWHERE = {
  admission: "admitted",
  coApplicant: "expected",
  securedMax: 10_000_000,
  unsecuredTopMax: 7_500_000,
  unsecuredTopFor: "listed",
  unsecuredTopIf: "your institute is on the bank's list Prime A (₹75 lakh) or Prime B (₹50 lakh)",
  securityNote: "About 85% of the value of the security",
  feePctMax: 2,
  marginNote: "Nil up to ₹4 lakh",
  tenureMaxMonths: 180,
  tenureNote: "With security, instalments begin 1 year after the course",
  graceMonths: 6,
  prepaymentPct: 0,
  benchmarkId: "repo",
  rates: [
    card({ fromPct: 13.7, aboveAmount: 750_000 }),
    card({ fromPct: 14.7, aboveAmount: 400_000, upToAmount: 750_000 }),
    card({ fromPct: 15.2, upToAmount: 400_000 }),
  ],
} as const satisfies Partial<LenderSeed["schemes"][number]>;

export const axisBank: LenderSeed = {
  lender: {
    id: "axis-bank",
    name: "Axis Bank",
    kind: "privateBank",
    initials: "AB",
    loanProcessingTime: "5 to 7 days",
    collateral: "By the list on which the institute stands",
    earlyRepayment: "No charge for repaying part or all of the loan early",
    conflicts:
      "Rate: the card is far above what brokers quote (10.25% to 13%); a comparison of mid-2026 (arthzo.com) gives rates from 9.5%. Fee: careers360 (undated) gives about 0.75% + GST.",
  },
  schemes: [
    { slug: "abroad", name: "Education loan, abroad", abroad: "any", marginAbroadPct: 15, ...SAME_EVERYWHERE },
    { slug: "india", name: "Education loan, India", inIndia: true, marginIndiaPct: 5, ...SAME_EVERYWHERE },
  ],
  sources: [
    {
      covers: ["unsecured", "secured", "countries", "admission", "collateral"],
      source: GYANDHAN,
      publishedOn: "2025-03-04",
      confidence: "medium",
    },
    { covers: ["prepayment"], source: RATE_SHEET, publishedOn: null, confidence: "medium" },
    {
      covers: ["fee"],
      source: "https://www.axis.bank.in (education loan; names a repo rate of 5.5%)",
      publishedOn: null,
      confidence: "low",
    },
    // Which of the two says it was not noted.
    { covers: ["margin", "tenure"], source: `${RATE_SHEET}; ${GYANDHAN}`, publishedOn: null, confidence: "low" },
    { covers: ["grace", "tenure"], source: "eduxpress", publishedOn: null, confidence: "low" },
    { covers: ["time"], source: "careers360", publishedOn: null, confidence: "low" },
    {
      covers: ["coApplicant"],
      source: "Papers that lenders' and brokers' lists agree on",
      publishedOn: null,
      confidence: "low",
    },
  ],
  texts: {
    eligibility: [
      point("Student", "Confirmed admission to a course in India or abroad"),
      point(
        "Amount and security",
        "As much as the course needs, up to the limit above",
        "The limits without security are for institutes on the bank's lists Prime A and Prime B; for others we found none",
        "With security, a part of its value",
      ),
      point("Family's share", "Depends on the amount and on whether you study in India or abroad"),
      point("Ask the bank", "Whether your institute is on Prime A, Prime B or neither"),
    ],
    benefits: [
      point(
        "Clear lists",
        "Two lists of institutes, Prime A and Prime B, decide how much is possible without security.",
      ),
      point("A card by amount", "The rate falls as the loan grows; the steps stand above."),
      point("No early-repayment charge", "Repaying part or all of the loan early costs nothing extra."),
    ],
    applyBenefits: whyThroughUs("the bank", {
      charges: "The bank's own fee stands above; sources disagree about it, so ask before you pay anything.",
      otherChoice:
        "The card rates here are high and old. With the same file you can get another lender's offer and hold it beside the bank's.",
      dates:
        "The limits come from a dated article, the card rates from a sheet of the bank without a date that rests on an older repo rate. Each figure above says which.",
    }),
    howToApply: steps({
      fit: "Find out whether your institute is on the Prime A or Prime B list: it decides how much is possible without security.",
      papers:
        "Upload the papers below. With property as security, remember that the bank lends only a part of its value.",
      choose:
        "We have no agreement with Axis Bank. Hand the file in at a branch or on the bank's own site, or ask us to ask there for you. The time above comes from an undated page of others, so ask for a date.",
      offer:
        "Do not take the card rate as given: ask which rate applies to you, and look for it in the Key Facts Statement.",
    }),
    documents: usualDocuments("Axis Bank", { secured: true }),
    loanRepayment: [
      point(
        "While you study",
        "Not stated on the pages we read. Ask whether interest is due every month, and whether it is simple or compounded.",
      ),
      point("Repayment holiday", "It is longer for a loan with security than for one without: see above."),
      point("Repaying early", "Part or all of the loan, without a charge."),
    ],
    faqs: [
      {
        question: "Why is the Axis rate here higher than what I was quoted?",
        answer:
          "What we show is the bank's card rate, printed before the repo rate was cut. Brokers quote less. Your own offer is what counts.",
      },
      {
        question: "What are Prime A and Prime B?",
        answer:
          "They are the bank's lists of institutes. Each has its own limit without security; both stand above. Ask the bank on which list yours is.",
      },
      {
        question: "When do I start repaying?",
        answer:
          "Some months after the course. A loan with security has the longer holiday; both times stand above, from an undated page.",
      },
      {
        question: "How much will my property bring?",
        answer:
          "The bank lends a part of its value, up to its largest loan; the share stands above. At a share of 80%, for example, a property worth ₹50 lakh would support ₹40 lakh.",
      },
    ],
  },
  // Both lists allow ₹50 lakh, so only what lies above hangs on which of them it is.
  rules: ["abroad", "india"].map((scheme) => ({
    scheme,
    subject: "collateral",
    operator: "atMost",
    value: "5000000",
    ifNot: "ask",
    aboveAmount: 5_000_000,
    reason: "Above ₹50 lakh without security only the list Prime A counts; Prime B ends there.",
    remedy: "Ask the bank on which of its two lists your institute is, or offer security.",
    source: GYANDHAN,
    version: "2026-11-21",
  })),
};
