import { type SectionKey, sectionOf } from "@/lib/loan-form/registry";
import { sectionAt } from "@/lib/loan-form/steps";
import { routes } from "@/lib/routes";

/**
 * Where a save leads back to after a Change link: the review, or the step (by the last part of its address) with the
 * summary.
 */
export const REVIEW = "review";

/** The address of an answer's field, from where a save leads back. */
export const changeAt = (key: SectionKey, path: string, back: string) =>
  `${routes.loanFormSection(sectionOf(key).slug)}?from=${back}#${path}`;

/**
 * In a summary above a step, each answer's Change link has this id; it takes the focus back once the answer was
 * changed.
 */
export const summaryRowId = (key: SectionKey, path: string) => `given-${key}.${path}`;
export const isSummaryRowId = (id: string) => id.startsWith("given-");

/** Where the open step of this section was come to from, by a Change link; null when it was not. */
export function wayBack(key: SectionKey): string | null {
  const { search, hash } = window.location;
  const from = new URLSearchParams(search).get("from");
  if (from === REVIEW) return routes.loanFormReview;
  if (!from || !sectionAt(from)) return null;
  return routes.loanFormSection(from) + (hash && `#${summaryRowId(key, hash.slice(1))}`);
}
