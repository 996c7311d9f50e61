import { isAnswered } from "@/lib/loan-form/walk";
import type { Need } from "./status";

/** What one open question and one open paper are reckoned at, in seconds. A house rule, said where it is used. */
export const SECONDS_PER_QUESTION = 20;
export const SECONDS_PER_PAPER = 60;

/** Minutes for what is open in a section, rounded up. @param draft unsaved answers, which count as done */
export function minutesFor(needs: readonly Need[], draft?: Record<string, unknown>): number {
  const open = needs.filter(
    ({ done, prefilled, path }) => !done && !prefilled && !(draft && isAnswered(draft, path.split("."))),
  );
  const seconds = open.map(({ kind }) => (kind === "paper" ? SECONDS_PER_PAPER : SECONDS_PER_QUESTION));
  return Math.ceil(seconds.reduce((sum, each) => sum + each, 0) / 60);
}
