import { CHOICES, type Answers } from "./answers";
import { inCurrency } from "./currency";
import type { Rule } from "./schema";

/**
 * How the student's answers differ from what a failed rule asks, in one sentence. Amounts are in the lender's currency.
 * @param perUnit rupees for one unit of that currency
 */
export function differenceFrom(
  rule: Rule,
  answers: Answers,
  { currency, perUnit }: { currency: string; perUnit: number },
  countries: readonly { code: string; name: string }[],
): string {
  const label = (choices: readonly { value: string; label: string }[], value: string) =>
    choices.find((choice) => choice.value === value)?.label ?? value;
  const inUnits = (amount: number) => inCurrency(amount, currency);
  const wanted = answers.amount / perUnit;
  switch (rule.subject) {
    case "amount":
      return rule.operator === "atLeast"
        ? `${inUnits(Math.ceil(rule.value - wanted))} less than its minimum of ${inUnits(rule.value)}.`
        : `${inUnits(Math.ceil(wanted - rule.value))} more than its limit of ${inUnits(rule.value)}.`;
    case "collateral":
      return `${inUnits(Math.ceil(wanted - rule.value))} more than its unsecured limit of ${inUnits(rule.value)}.`;
    case "studyIn":
      return `${countries.find(({ code }) => code === answers.country)?.name ?? "Your country"} is not among the places it lends for.`;
    case "admission":
      return `It asks for more than your stage of admission: “${label(CHOICES.admission, answers.admission)}”.`;
    case "coApplicant":
      return answers.coApplicant === "none"
        ? "It asks for a co-applicant, and you have none."
        : answers.coApplicant === "notEarning"
          ? "It asks for a co-applicant with an income."
          : "Your co-applicant is not of the kind it accepts.";
    case "courseLevel":
      return `It does not finance this level: ${label(CHOICES.level, answers.level).toLowerCase()}.`;
  }
}
