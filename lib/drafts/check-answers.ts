import { recallAnswers, rememberAnswers } from "./answer-store";
import { checkOf, fromCheck } from "./shared-answers";

// The eligibility check's way to what other forms were told: a file of its own, which the page fetches once it works.

type Countries = Parameters<typeof checkOf>[1];

/** What the check begins with; null where nothing of it was told. */
export function recallCheck(countries: Countries) {
  const told = checkOf(recallAnswers(), countries);
  return Object.values(told).some(Boolean) ? told : null;
}

/** Keeps the answers of a complete check for the forms after it. */
export const rememberCheck = (checked: Parameters<typeof fromCheck>[0], countries: Countries) =>
  rememberAnswers((known) => fromCheck(checked, countries, known));
