import {
  type LenderTexts,
  type Point,
  point,
  SIMPLE_INTEREST,
  steps,
  TAX_AT_A_BANK,
  usualDocuments,
  whyThroughUs,
} from "./texts";

type Faqs = LenderTexts["faqs"];

/** What is said of one bank or NBFC beside the words that all of its kind share. Whole sentences or points. */
type OwnWords = {
  name: string;
  /** As inside a sentence: "the bank". */
  inside: string;
  eligibility: Point[];
  benefits: Point[];
  fit: string;
  /** What is known of how long it takes, else left out. */
  time?: string;
  /** What to look at in the offer. */
  offer: string;
  studying: string;
  early: string;
  dates: string;
  /** An asking list of its own; the usual one else. */
  documents?: Point[];
  faqs: Faqs;
};

const NO_TIME = "We found no published processing time of its own.";
export const NOT_STATED = "Not stated on the pages we read: ask whether interest is due every month.";

/** The page of a bank that is asked for at a branch, whichever its kind. */
export function bankTexts(own: OwnWords): LenderTexts {
  return {
    eligibility: own.eligibility,
    benefits: own.benefits,
    applyBenefits: whyThroughUs(own.inside, {
      charges: "The lender's own charges stand in the facts of each scheme.",
      otherChoice: "If it says no, the same file can go to another lender.",
      dates: own.dates,
    }),
    howToApply: steps({
      fit: own.fit,
      papers: "Upload the student's and the co-applicant's papers from the list below.",
      choose: `We have no agreement with ${own.name}. Hand your file in at a branch or on its site, or ask us to ask it for you. ${own.time ?? NO_TIME}`,
      offer: own.offer,
    }),
    documents: own.documents ?? usualDocuments(own.name, { secured: true }),
    loanRepayment: [
      point("While you study", own.studying),
      point("Repayment holiday", "What each scheme gives after the course stands in its facts."),
      point("Repaying early", own.early),
    ],
    faqs: [...own.faqs, SIMPLE_INTEREST, TAX_AT_A_BANK],
  };
}

export const READ_THE_STATEMENT =
  "Compare the rate with the one above, look for insurance in the charges, and read the Key Facts Statement before you sign.";
/** Which rules of the Reserve Bank bind a co-operative bank was not read. */
export const READ_A_COOPERATIVE_OFFER =
  "Ask for the rate, all charges and the instalments in writing before you sign. Which rules on such a statement bind a co-operative bank we have not read.";
export const MEMBERSHIP: Faqs[number] = {
  question: "Is a co-operative bank like any other bank?",
  answer:
    "It belongs to its members, and often lends in one region. Ask whether you or your co-applicant must become a member and buy shares first, and where its branches are.",
};

/** What is said of one loan of the state beside what holds for all of them. */
type OwnGovernmentWords = {
  name: string;
  /** Whom it is for. */
  forWhom: string;
  eligibility: Point[];
  benefits: Point[];
  /** Who takes the application, as a whole sentence. */
  handIn: string;
  /** The papers that a page names. */
  papers?: string[];
  /** Where none does: what the conditions ask to be proved. */
  proofs?: string[];
  studying: string;
  early: string;
  faqs: Faqs;
};

/** The page of a loan that the state gives itself: not through us, and not under the rules for banks. */
export function governmentTexts(own: OwnGovernmentWords): LenderTexts {
  return {
    eligibility: own.eligibility,
    benefits: own.benefits,
    // We can add nothing to it: its own office takes the application.
    applyBenefits: [],
    howToApply: [
      { stepTitle: "Check that it is for you", stepDescription: own.forWhom },
      {
        stepTitle: "Get the certificates",
        stepDescription: "Certificates of community, income or residence take time: ask for them first.",
      },
      { stepTitle: "Hand it in at its own office", stepDescription: own.handIn },
      {
        stepTitle: "Read the sanction, then sign",
        stepDescription:
          "Rules for banks, such as the Key Facts Statement and the Reserve Bank's ombudsman, are not made for this lender. Ask for the rate, the instalments and what a late one costs in writing.",
      },
    ],
    documents: [
      ...(own.papers ? [point("Asked for", ...own.papers)] : []),
      ...(own.proofs ? [point("To be proved", ...own.proofs)] : []),
      point(
        "About this list",
        own.papers
          ? `What the pages name that we read. ${own.name} may ask for more: check before you go.`
          : "We found no list of papers: this follows from the conditions. Ask the office for its list.",
      ),
    ],
    loanRepayment: [
      point("While you study", own.studying),
      point("Repaying early", own.early),
      point("Processing time", "We found no published processing time."),
    ],
    faqs: [
      ...own.faqs,
      {
        question: "Can Dakhila hand this application in?",
        answer:
          "No. Applications for government loans are taken by the government's own offices, and nobody is paid for showing these loans: that is why one seldom hears of them.",
      },
      {
        question: "Can the interest be deducted from tax?",
        answer:
          "We have not read whether interest on a government loan counts for the deduction. Ask its office or a tax adviser.",
      },
    ],
  };
}
