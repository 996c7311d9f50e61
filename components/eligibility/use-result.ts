import { useDeferredValue, useMemo, useState } from "react";
import { fromSearch, readDraft, toSearch, type Answers } from "@/lib/eligibility/answers";
import type { PageBook } from "@/lib/eligibility/candidates";
import { asksInstitute, check } from "@/lib/eligibility/check";
import { NOTHING_SAID, type Personal } from "@/lib/lenders/named-groups";
import { useCandidates } from "./use-candidates";
import type { useDraft } from "./use-draft";

/**
 * The lenders for the answers in the address: found here where the page carries all schemes, else by a call.
 * `asked` and `rates` are the answers and exchange rates that `result` is for; newer ones follow with their lenders.
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
  const months = found?.comparedMonths;
  const { asked, rates } = useMemo(() => {
    const withPersonal = (given: Answers | undefined) => given && { ...given, personal };
    if (isWhole) return { asked: withPersonal(typed), rates: typedRates };
    const was = foundFor === undefined ? null : readDraft(fromSearch(foundFor, currencies), countries);
    return { asked: withPersonal(was?.answers), rates: was?.exchange ?? {} };
  }, [isWhole, typed, typedRates, foundFor, currencies, countries, personal]);
  const result = useMemo(
    () => (asked && rulebook ? check(rulebook, asked, rates, order, months) : undefined),
    [rulebook, asked, rates, order, months],
  );
  const isInstituteAsked = useMemo(
    () => (asked !== undefined && isWhole ? asksInstitute(page.book, asked, rates) : (found?.asksInstitute ?? false)),
    [isWhole, page.book, found, asked, rates],
  );

  // What was said stays in this browser, so the counts of a call know nothing of it.
  const counts = personal === NOTHING_SAID ? found?.counts : undefined;
  return { asked, rates, rulebook, result, isInstituteAsked, setPersonal, counts, more, hasFailed };
}
