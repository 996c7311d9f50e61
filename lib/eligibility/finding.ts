import type { Answers } from "./answers";
import type { CheckedFact, CountryChoice } from "./schema";

/** "holds" only where it was really compared; "asks" where only the lender can say. */
export type Outcome = "holds" | "asks" | "fails";

/** One condition of a scheme, compared with a student's answers. Texts are whole sentences. */
export type Finding = {
  subject: "place" | "level" | "institute" | "amount" | "security" | "admission" | "coApplicant" | "group" | "terms";
  outcome: Outcome;
  words: string;
  difference: string | null;
  remedy: string | null;
  fact: CheckedFact;
  /** The source of a rule's row; null where it is the fact's. */
  source: string | null;
};

export type Case = {
  answers: Answers;
  /** ISO 4217, of the scheme. */
  currency: string;
  /** Rupees for one unit of it; undefined when nobody said. */
  perUnit: number | undefined;
  countries: readonly CountryChoice[];
  states: Readonly<Record<string, string>>;
};

export type Verdict = Pick<Finding, "outcome" | "words" | "difference" | "remedy">;

export const holds = (words: string): Verdict => ({ outcome: "holds", words, difference: null, remedy: null });
/** @param difference what was not compared @param remedy what the student can do */
export const asks = (words: string, difference: string, remedy: string): Verdict => ({
  outcome: "asks",
  words,
  difference,
  remedy,
});
/** @param difference by how much or in what it fails @param remedy what the student can change */
export const fails = (words: string, difference: string, remedy: string): Verdict => ({
  outcome: "fails",
  words,
  difference,
  remedy,
});
