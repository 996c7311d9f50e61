import type { Answers } from "./answers";
import type { CheckedFact, CountryChoice } from "./schema";

/** "holds" only where it was really compared; "asks" where only the lender can say. */
export type Outcome = "holds" | "asks" | "fails";

/** One condition of a scheme, compared with a student's answers. Texts are whole sentences. */
export type Finding = {
  subject: "place" | "level" | "institute" | "amount" | "security" | "admission" | "coApplicant" | "terms";
  outcome: Outcome;
  /** What the lender asks, with the figure. */
  words: string;
  /** How the answers differ from it, or why it could not be compared; null where it holds. */
  difference: string | null;
  /** What would change or settle it; null where it holds. */
  remedy: string | null;
  /** Whose sources say so (`sourcesOf`). */
  fact: CheckedFact;
  /** The source of a rule's row; null where it is the fact's. */
  source: string | null;
};

/** Who is checked, and what an amount of the scheme is worth. */
export type Case = {
  answers: Answers;
  /** ISO 4217, of the scheme. */
  currency: string;
  /** Rupees for one unit of it; undefined when nobody said. */
  perUnit: number | undefined;
  countries: readonly CountryChoice[];
};

export type Verdict = Pick<Finding, "outcome" | "words" | "difference" | "remedy">;

export const holds = (words: string): Verdict => ({ outcome: "holds", words, difference: null, remedy: null });
export const asks = (words: string, difference: string, remedy: string): Verdict => ({
  outcome: "asks",
  words,
  difference,
  remedy,
});
export const fails = (words: string, difference: string, remedy: string): Verdict => ({
  outcome: "fails",
  words,
  difference,
  remedy,
});
