import type { Answers, Exchange } from "./answers";
import { costOf, type Cost } from "./cost";
import { differenceFrom } from "./difference";
import type { RatedLender, Rule, Rulebook } from "./schema";

/** `undecided`: the limit is in a currency for which no exchange rate was given. */
type Outcome = "holds" | "fails" | "undecided";

export type Match = { lender: RatedLender; cost: Cost; reasons: Rule[]; undecided: Rule[] };
export type Miss = { lender: RatedLender; failed: { rule: Rule; difference: string }[] };

export type Result = {
  /** The edition of rules and figures that this was found with. */
  edition: string;
  /** Lenders whose rules all hold, the lowest total cost first; equal costs by name. */
  ranked: Match[];
  /** Lenders that match as far as can be seen, without a total to rank by; by name. */
  unranked: Match[];
  /** Lenders with a rule that fails, those with the fewest first. */
  unmatched: Miss[];
  /** No rule fails, but one cannot be read, or there is none: never shown as a match. */
  unchecked: RatedLender[];
};

/** Checks every lender against a student's answers. Guidance from published figures: the lender alone decides. */
export function check({ edition, lenders, countries }: Rulebook, answers: Answers, exchange: Exchange = {}): Result {
  const result: Result = { edition, ranked: [], unranked: [], unmatched: [], unchecked: [] };
  for (const lender of lenders) {
    const perUnit = lender.currency === "INR" ? 1 : exchange[lender.currency];
    const having = (wanted: Outcome) => lender.rules.filter((rule) => outcome(rule, answers, perUnit) === wanted);
    const failed = having("fails");
    if (failed.length > 0) {
      result.unmatched.push({
        lender,
        failed: failed.map((rule) => ({
          rule,
          difference: differenceFrom(rule, answers, { currency: lender.currency, perUnit: perUnit ?? 1 }, countries),
        })),
      });
    } else if (lender.unreadable > 0 || lender.rules.length === 0) {
      result.unchecked.push(lender);
    } else {
      const match = {
        lender,
        cost: costOf(lender, answers, perUnit),
        reasons: having("holds"),
        undecided: having("undecided"),
      };
      (match.cost.total === null ? result.unranked : result.ranked).push(match);
    }
  }
  const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name, "en");
  result.ranked.sort((a, b) => (a.cost.total ?? 0) - (b.cost.total ?? 0) || byName(a.lender, b.lender));
  result.unranked.sort((a, b) => byName(a.lender, b.lender));
  result.unmatched.sort((a, b) => a.failed.length - b.failed.length || byName(a.lender, b.lender));
  result.unchecked.sort(byName);
  return result;
}

/** One rule for one student; the vocabulary is that of prisma/seed-data/rules.ts. */
export function outcome(rule: Rule, answers: Answers, perUnit: number | undefined): Outcome {
  const decide = (holds: boolean): Outcome => (holds ? "holds" : "fails");
  switch (rule.subject) {
    case "studyIn":
      return decide(
        rule.value.includes(answers.country) || (answers.country !== "IN" && rule.value.includes("abroad")),
      );
    case "admission":
      return decide(rule.value.includes(answers.admission));
    case "coApplicant":
      return decide(rule.value.includes(answers.coApplicant));
    case "courseLevel":
      return decide(rule.value.includes(answers.level));
    case "collateral":
      if (answers.security) return "holds";
      return perUnit === undefined ? "undecided" : decide(answers.amount <= rule.value * perUnit);
    case "amount":
      if (perUnit === undefined) return "undecided";
      return decide(
        rule.operator === "atLeast" ? answers.amount >= rule.value * perUnit : answers.amount <= rule.value * perUnit,
      );
  }
}
