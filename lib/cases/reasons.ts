import type { DeclineReason } from "@/lib/generated/prisma/enums";
import { byKey } from "@/lib/messages/text";

type Reason = {
  label: string;
  means: string;
  change: string;
  /** In English, in a letter to the lender; "" where the reason is in a note, which the lender never gets. */
  letter: string;
};

/** In the order in which forms offer them. What they mean is common sense, no rule of any lender. */
export const DECLINE_REASONS = {
  noneGiven: {
    label: "no reason given",
    means: "Without a reason, nobody can say what would help.",
    change: "Ask for the main reason in writing, before you change anything or go to the next lender.",
    letter: "I was given no reason.",
  },
  incomeLow: {
    label: "income too low",
    means: "After the loans that already run, the co-applicant's income leaves too little for this instalment.",
    change: "A second co-applicant with an income, a smaller loan, more years to repay, or security such as property.",
    letter: "The reason I was told is that the income is too low.",
  },
  incomeProof: {
    label: "income not proved",
    means: "The income may be enough, but the papers do not show it. This is common with cash and with a new business.",
    change: "Tax returns, bank statements that show the money coming in, or a co-applicant with pay slips.",
    letter: "The reason I was told is the proof of income.",
  },
  creditHistory: {
    label: "credit history",
    means: "Somebody on the application has paid a loan or a card late, or has never borrowed and so has no record.",
    change: "Read the credit report, have mistakes put right, pay what is overdue, or name another co-applicant.",
    letter: "The reason I was told is the credit history.",
  },
  existingLoans: {
    label: "too many loans already",
    means: "The instalments that the family pays now take up too much of its income.",
    change: "Close a small loan or a card first, borrow less, or name another co-applicant.",
    letter: "The reason I was told is the loans that there are already.",
  },
  security: {
    label: "the security is not enough",
    means: "The property or deposit is worth less than the lender wants for this sum, or its papers are not in order.",
    change: "Other or further security, papers that show clearly who owns it, or a loan that needs none.",
    letter: "The reason I was told is the security.",
  },
  institution: {
    label: "the college or university",
    means: "This lender does not lend for this college, or not on these terms.",
    change: "Ask whether another of its schemes takes it. Other lenders have other lists.",
    letter: "The reason I was told is the institution.",
  },
  course: {
    label: "the course",
    means: "This lender does not lend for this kind of course, often because it is short, part-time or by distance.",
    change: "Ask whether another of its schemes takes it. Other lenders take other courses.",
    letter: "The reason I was told is the course.",
  },
  country: {
    label: "the country",
    means: "This lender does not lend for studies in this country.",
    change: "Choose a lender that does.",
    letter: "The reason I was told is the country of study.",
  },
  marks: {
    label: "marks or test scores",
    means: "Earlier marks, gaps in the studies or a test score are below what this lender wants for this loan.",
    change: "A better test score, a letter that explains a gap, security, or a lender that asks for less.",
    letter: "The reason I was told is the marks.",
  },
  margin: {
    label: "the family's own share",
    means:
      "Many lenders want the family to pay a part of the costs itself, and it was not shown where that comes from.",
    change: "Show savings, a scholarship or fees that are already paid, or choose a lender that finances all costs.",
    letter: "The reason I was told is our own share of the cost.",
  },
  coApplicant: {
    label: "the co-applicant",
    means: "The lender does not take this person, for example because of age, relation, work or place of living.",
    change: "Ask what was wrong, and name another co-applicant.",
    letter: "The reason I was told is the co-applicant.",
  },
  papersMissing: {
    label: "papers missing",
    means: "Something that the lender asked for did not arrive, or not in time.",
    change: "Ask for a list of what is missing, hand it in together, and ask them to confirm it in writing.",
    letter: "The reason I was told is that papers are missing.",
  },
  papersDiffer: {
    label: "papers do not match",
    means: "A name, a date, an address or a sum is not the same in all papers.",
    change: "Have the wrong paper corrected, or add a short letter or an affidavit that explains the difference.",
    letter: "The reason I was told is that papers do not agree with each other.",
  },
  serviceArea: {
    label: "outside the service area",
    means: "The branch says that your address is not one that it serves.",
    change: "Ask in writing which branch serves you, and hand in your papers there or on the lender's website.",
    letter: "The reason I was told is that I live outside the service area.",
  },
  other: {
    label: "another reason",
    means: "The lender gave a reason that is not in this list.",
    change: "Ask what would have to be different for a yes.",
    letter: "",
  },
} satisfies Record<DeclineReason, Reason>;

export const REASONS = Object.keys(DECLINE_REASONS) as DeclineReason[];

export function reasonChoice(value: DeclineReason) {
  const { label } = reasonWords(value);
  return { value, label: `${label.charAt(0).toUpperCase()}${label.slice(1)}` };
}

/** The reason, what it means and what would help, in the language of the page. */
export function reasonWords(reason: DeclineReason) {
  const { label, means, change } = DECLINE_REASONS[reason];
  const key = `cases.reasons.${reason}`;
  return {
    label: byKey(`${key}.label`, label),
    means: byKey(`${key}.means`, means),
    change: byKey(`${key}.change`, change),
  };
}
