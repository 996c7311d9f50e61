/** A heading and its points, one point per line. */
export type Point = { type: string; value: string };

/** What a lender's page says in sentences; everything else on it comes from its facts. */
export type LenderTexts = {
  eligibility: Point[];
  benefits: Point[];
  applyBenefits: Point[];
  howToApply: { stepTitle: string; stepDescription: string }[];
  documents: Point[];
  loanRepayment: Point[];
  faqs: { question: string; answer: string }[];
};

export const point = (type: string, ...lines: string[]): Point => ({ type, value: lines.join("\n") });

/**
 * The set of papers that lenders' and brokers' lists agree on.
 * @param secured whether the lender is known to take collateral
 */
export function usualDocuments(lender: string, { secured }: { secured: boolean }): Point[] {
  const collateral = point(
    "Collateral, for a secured loan",
    "Property papers, with a valuation report and a legal report",
    "Or the papers of the fixed deposit or insurance policy that you pledge",
  );
  return [
    point(
      "Student",
      "PAN card",
      "Aadhaar card (a masked copy, last four digits showing, is fine on Dakhila) or passport",
      "Photographs",
      "Proof of address",
    ),
    point(
      "Studies and admission",
      "10th, 12th and degree marksheets",
      "Entrance or language test scores, if you took a test",
      "Admission letter",
      "Fee schedule of the institute",
    ),
    point(
      "Co-applicant with a salary",
      "PAN card, Aadhaar or passport, photographs and proof of address",
      "Salary slips of the last 3 to 6 months",
      "Form 16 or income-tax returns of 2 years",
      "Bank statement of the last 6 months",
    ),
    point(
      "Co-applicant with a business or practice",
      "PAN card, Aadhaar or passport, photographs and proof of address",
      "Income-tax returns of 2 years, with profit and loss account and balance sheet",
      "Proof of the business",
      "Bank statement of the last 6 to 12 months",
    ),
    ...(secured ? [collateral] : []),
    point(
      "About this list",
      `These are the papers that lenders and brokers commonly ask for. ${lender} may ask for others: check with it before you rely on the list.`,
    ),
  ];
}

/**
 * Steps 2 and 3 are the same for every lender; the rest says what matters at this one.
 * @param own.choose how the file reaches the lender, with which we have no agreement
 */
export function steps(own: { fit: string; papers: string; choose: string; offer: string; payout?: string }) {
  return [
    { stepTitle: "Check that it fits", stepDescription: own.fit },
    {
      stepTitle: "Leave your details",
      stepDescription:
        "Press Apply Now, fill in the short form and confirm your mobile number with the six-digit code. It costs nothing.",
    },
    {
      stepTitle: "Fill in the application once",
      stepDescription:
        "Log in and go through the four parts: basic, KYC, academic and financial details. Each section is saved when you proceed, so you can stop and come back.",
    },
    { stepTitle: "Add the papers", stepDescription: own.papers },
    { stepTitle: "Hand it in", stepDescription: own.choose },
    { stepTitle: "Read the offer, then sign", stepDescription: [own.offer, own.payout].filter(Boolean).join(" ") },
  ];
}

/** Step 5 at a public bank. */
export const handInAtPublicBank = (time: string) =>
  `We have no agreement with the bank. Hand your file in at a branch or on its site, or ask us to ask it for you. ${time} In July 2025 the finance ministry told public banks to decide within 15 days, as news reports say.`;

/**
 * What applying through us honestly gives.
 * @param lender as named inside a sentence, such as "the bank" or "Credila"
 */
export function whyThroughUs(lender: string, own: { charges: string; otherChoice: string; dates: string }): Point[] {
  return [
    point("Free for you", `You pay Dakhila no fee when the lender is a financial institution, as here. ${own.charges}`),
    point("One file, several lenders", `You answer and upload once. ${own.otherChoice}`),
    point("Facts with their sources", own.dates),
    point(
      "You choose",
      `You decide which lender gets your file. A place in our list is not an agreement with ${lender}, and it is not for sale.`,
    ),
  ];
}

type Faq = LenderTexts["faqs"][number];

export const TAX_AT_A_BANK: Faq = {
  question: "Can the interest be deducted from tax?",
  answer:
    "Yes, under the old tax regime: all of the interest, for up to 8 years. Only the person who took the loan and pays it from taxable income can do so. A bank's loan counts. It is section 80E, and from tax year 2026-27 section 129 of the Income-tax Act 2025.",
};

export const PM_VIDYALAXMI: Faq = {
  question: "Is there another way without security for study in India?",
  answer:
    "Yes, PM-Vidyalaxmi, a scheme of the government that is used through a bank. It is for students admitted on merit to one of about 860 listed institutes in India, has no upper limit and asks for no security and no guarantor. That it asks for neither was said in the Lok Sabha, as reported on 10 March 2025.",
};

/** Simple interest on a round sum, as an example of how it works. */
export const SIMPLE_INTEREST: Faq = {
  question: "How much interest builds up before I start repaying?",
  answer:
    "An example with a made-up rate: ₹12 lakh paid out on the first day, at 10% a year, gathers ₹3,60,000 of simple interest in 36 months. Paid out semester by semester, it is less.",
};
