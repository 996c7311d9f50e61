import { type LenderSeed, read } from "@/prisma/seed-data/lender-seed";
import { point, steps, usualDocuments, whyThroughUs } from "@/prisma/seed-data/texts";

const RATE_SHEET = "https://www.axisbank.com (education loan rate sheet)";
const GYANDHAN = "https://www.gyandhan.com/blogs/axis-bank-education-loan-process";

const OWN_PAGE = "https://www.axis.bank.in/loans/education-loan";

const SAME_EVERYWHERE = {
  admission: "anyStage",
  coApplicant: "expected",
  unsecuredTopMax: 15_000_000,
  unsecuredTopFor: "profile",
  unsecuredTopIf: "the bank grants it to you: its page names this as the most without security",
  securityNote: "As the security is worth: no fixed maximum",
  feePctMax: 2,
  marginNote: "Nil up to ₹4 lakh and at select institutes",
  tenureMaxMonths: 180,
  tenureNote: "With security, instalments begin 1 year after the course",
  graceMonths: 6,
  prepaymentPct: 0,
  benchmarkId: "repo",
  rates: [
    {
      fromPct: 3.5,
      plus: "the repo rate",
      type: "floating",
      benchmarkPct: 5.5,
      note: "The least that is added, on a page that names a repo rate of 5.5%",
      ...read(OWN_PAGE, null, "medium"),
    },
  ],
} as const satisfies Partial<LenderSeed["schemes"][number]>;

export const axisBank: LenderSeed = {
  lender: {
    id: "axis-bank",
    name: "Axis Bank",
    kind: "privateBank",
    initials: "AB",
    loanProcessingTime: "5 to 7 days",
    collateral: "By amount and profile",
    earlyRepayment: "No charge for repaying part or all of the loan early",
    conflicts:
      "Rate: an older card of the bank says 13.70% to 15.20% at a repo rate of 6.50%, brokers 10.25% to 13%, a comparison of mid-2026 (arthzo.com) from 9.5%. Limits: an article of March 2025 says ₹75 lakh (list Prime A) or ₹50 lakh (Prime B) without and ₹1 crore with security, and admission first. Fee: a guide without a date says about 0.75% + GST.",
  },
  schemes: [
    { slug: "abroad", name: "Education loan, abroad", abroad: "any", marginAbroadPct: 15, ...SAME_EVERYWHERE },
    { slug: "india", name: "Education loan, India", inIndia: true, marginIndiaPct: 5, ...SAME_EVERYWHERE },
  ],
  sources: [
    {
      covers: ["unsecured", "secured", "admission", "margin", "collateral"],
      ...read(OWN_PAGE, null, "medium"),
    },
    { covers: ["countries"], source: GYANDHAN, publishedOn: "2025-03-04", confidence: "medium" },
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
      point("Student", "A course in India or abroad; by profile the bank sanctions before admission"),
      point(
        "Amount and security",
        "Without security up to the most that stands above, if the bank grants it to you",
        "With security, as much as it is worth",
      ),
      point("Family's share", "Depends on the amount and on whether you study in India or abroad"),
      point("Ask the bank", "How much it lends you without security, and what it adds to the repo rate for you"),
    ],
    benefits: [
      point("An answer before admission", "By profile the bank gives a sanction letter before you are admitted."),
      point("Tied to the repo rate", "What is added to it at the least stands above."),
      point("No early-repayment charge", "Repaying part or all of the loan early costs nothing extra."),
    ],
    applyBenefits: whyThroughUs("the bank", {
      charges: "The bank's own fee stands above; sources disagree about it, so ask before you pay anything.",
      otherChoice: "With the same file you can get another lender's offer and hold it beside the bank's.",
      dates:
        "Limits and rate come from the bank's own page, which carries no date and names an older repo rate. Each figure above says its page.",
    }),
    howToApply: steps({
      fit: "Ask how much the bank lends you without security: its page names only the most.",
      papers: "Upload the papers below, with property papers if you offer security.",
      choose:
        "We have no agreement with Axis Bank. Hand the file in at a branch or on the bank's own site, or ask us to ask there for you. The time above comes from an undated page of others, so ask for a date.",
      offer: "Ask what is added to the repo rate for you, and look for the whole rate in the Key Facts Statement.",
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
        question: "Why is no full rate shown?",
        answer:
          "The bank prints what it adds to the repo rate at the least. The repo rate has moved since, so we print the parts and do not add them up. Your own offer is what counts.",
      },
      {
        question: "What are Prime A and Prime B?",
        answer:
          "Lists of institutes in an older article on the bank. Its newer page does not name them. Ask whether yours is on a list, and what that changes.",
      },
      {
        question: "When do I start repaying?",
        answer:
          "Some months after the course. A loan with security has the longer holiday; both times stand above, from an undated page.",
      },
    ],
  },
};
