import { rupees } from "@/lib/text/format";
import type { SchemeChange } from "@/lib/lenders/changes";
import type { Answers, Exchange } from "./answers";
import { check } from "./check";
import type { Rulebook } from "./schema";

/** What a changed scheme means for this student, in one sentence; null where the answer is the same. */
export function costEffect(
  rulebook: Rulebook,
  { id, before }: Pick<SchemeChange, "id" | "before">,
  answers: Answers,
  exchange: Exchange,
): string | null {
  const scheme = rulebook.schemes.find((each) => each.id === id);
  if (!scheme) return null;
  const [was, is] = [{ ...scheme, ...before }, scheme].map((own) => {
    // Among all the others, as on the page: they decide over how many months costs are compared.
    const schemes = rulebook.schemes.map((each) => (each.id === id ? own : each));
    const { fits, onlyIf } = check({ ...rulebook, schemes }, answers, exchange);
    const match = [...fits, ...onlyIf].find((each) => each.scheme.id === id);
    return {
      verdict: !match ? "does not fit" : fits.includes(match) ? "fits" : "fits only if something holds",
      total: match?.cost.unknown === null ? (match.cost.compared?.total ?? null) : null,
    };
  });
  if (!was || !is) return null;
  const verdict = was.verdict === is.verdict ? null : `For you it ${is.verdict} now; before it ${past(was.verdict)}.`;
  if (was.total === null || is.total === null) return verdict;
  const difference = Math.round(is.total) - Math.round(was.total);
  const cost =
    difference === 0
      ? null
      : `For you it costs ${rupees(is.total)} in all, instead of ${rupees(was.total)}: ${rupees(Math.abs(difference))} ${difference > 0 ? "more" : "less"}.`;
  return [verdict, cost].filter(Boolean).join(" ") || null;
}

const past = (verdict: string) => verdict.replace("does not fit", "did not fit").replace(/^fits/, "fitted");
