import type { LenderKind } from "@/lib/generated/prisma/enums";

/** What the support and the tax depend on. `null` is "not said", never "no". Nothing of this is stored. */
export type Family = {
  /** A foreign university's campus in India is neither abroad nor on the lists of Indian institutes. */
  place: "india" | "abroad" | "foreignCampusInIndia" | null;
  level: "diploma" | "bachelors" | "masters" | "mphil" | "phd" | null;
  isTechnicalOrProfessional: boolean | null;
  /** NAAC or NBA accredited, of national importance, or centrally funded. */
  isAccredited: boolean | null;
  /** On the government's list of quality institutes. */
  isListed: boolean | null;
  seat: "merit" | "management" | null;
  /** Gross income of the family in a year, whole rupees. */
  income: number | null;
  community: "obc" | "ebc" | "other" | null;
  benefits: readonly Benefit[] | null;
  /** Null for no loan. */
  loan: Loan | null;
  tax: Tax;
};

/** `subsidyBefore`: an interest subsidy of the state on an earlier loan, by now ended. `csisBefore` is one, too. */
type Benefit = "governmentScholarship" | "feeRefund" | "interestSubsidy" | "subsidyBefore" | "csisBefore" | "private";

type Loan = {
  /** Whole rupees; null where the loan is in other money and no rate was typed. */
  amount: number | null;
  lender: LenderKind | null;
  isModelScheme: boolean | null;
  /** Of an NBFC: whether the government has notified it. `said`: its page says so, and it has not shown the paper. */
  notified?: "shown" | "said" | "no" | null;
};

export type Person = "student" | "spouse" | "parent" | "guardian" | "sibling" | "relative";

type Tax = {
  borrowers: readonly Person[];
  payer: Person | null;
  /** Whole rupees of interest paid in the tax year; null where not said. */
  interestPaid: number | null;
  regime: "old" | "new" | null;
  /** "2026-27" */
  taxYear: string;
  /** In which interest was first paid; null where that is the tax year itself. */
  firstTaxYear: string | null;
};
