import { useDeferredValue, useMemo, useState } from "react";
import { fromSearch, readDraft, toSearch, type Answers } from "@/lib/eligibility/answers";
import type { PageBook } from "@/lib/eligibility/candidates";
import { NOTHING_SAID, type Personal } from "@/lib/lenders/named-groups";
import { useCandidates } from "./use-candidates";
import type { useDraft } from "./use-draft";

/**
 * What the lenders are found by: the answers in the address, and the schemes, which the page carries or a call gives.
 * `asked` and `rates` are the answers and exchange rates that belong to `rulebook`; newer ones follow with theirs.
 */
export function useResult(page: PageBook, { draft, answers, exchange, order, isShared }: ReturnType<typeof useDraft>) {
  const { isWhole, currencies } = page;
  const { countries } = page.book;
  // Kept nowhere else: gone with the page.
  const [personal, setPersonal] = useState<Personal>(NOTHING_SAID);
  // Typing must not wait for the list of lenders to be drawn.
  const typed = useDeferredValue(isShared ? answers : undefined);
  const typedRates = useDeferredValue(exchange);
  const { hasFailed, search: foundFor, found, more } = useCandidates(isWhole || !isShared ? null : toSearch(draft));
  const rulebook = isWhole ? page.book : found?.book;
  const { asked, rates } = useMemo(() => {
    const withPersonal = (given: Answers | undefined) => given && { ...given, personal };
    if (isWhole) return { asked: withPersonal(typed), rates: typedRates };
    const was = foundFor === undefined ? null : readDraft(fromSearch(foundFor, currencies), countries);
    return { asked: withPersonal(was?.answers), rates: was?.exchange ?? {} };
  }, [isWhole, typed, typedRates, foundFor, currencies, countries, personal]);
  // What was said stays in this browser, so the counts of a call know nothing of it.
  const counts = personal === NOTHING_SAID ? found?.counts : undefined;
  return { asked, rates, rulebook, order, found, setPersonal, counts, more, hasFailed };
}
