import {
  GROUPS,
  isForNamed,
  NOTHING_SAID,
  PERSONAL_QUESTIONS,
  type Personal,
  type PersonalQuestion,
} from "@/lib/lenders/named-groups";
import type { Answers, Exchange } from "./answers";
import { outcomeOf } from "./check";
import type { Rulebook } from "./schema";

/**
 * The questions for named groups that change some scheme's outcome, with what may be answered: states and bounds of
 * income are those that schemes name. @param answers with what was said so far
 */
export function personalQuestions(rulebook: Rulebook, answers: Answers, exchange: Exchange = {}) {
  const { states: names } = rulebook;
  const schemes = rulebook.schemes.filter(isForNamed);
  const states = [...new Set(schemes.flatMap(({ forStates }) => forStates))];
  const groups = [...new Set(schemes.flatMap(({ forGroups }) => forGroups))];
  const bounds = [...new Set(schemes.flatMap(({ familyIncomeMax }) => familyIncomeMax ?? []))].sort((a, b) => a - b);
  const community = Object.keys(GROUPS).filter(
    (code) => GROUPS[code]!.question === "community" && groups.includes(code),
  );
  const values: Record<PersonalQuestion, readonly string[]> = {
    state: [...states.sort((a, b) => (names[a] ?? a).localeCompare(names[b] ?? b, "en")), NONE_OF_THEM],
    community: [...community, NONE_OF_THEM],
    minority: ["yes", NONE_OF_THEM],
    disability: ["yes", NONE_OF_THEM],
    income: [...bounds.map(String), NONE_OF_THEM],
  };
  const said = answers.personal ?? NOTHING_SAID;
  const outcomes = (personal: Personal) =>
    schemes.map((scheme) => outcomeOf(rulebook, scheme, { ...answers, personal }, exchange)).join();
  return PERSONAL_QUESTIONS.flatMap((question) => {
    const found = new Set(["", ...values[question]].map((value) => outcomes({ ...said, [question]: value })));
    return found.size > 1 ? [{ question, values: values[question] }] : [];
  });
}
/** Above every bound of income, and in no state or group that is named. */
export const NONE_OF_THEM = "none";
