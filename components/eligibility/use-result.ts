import { useDeferredValue, useMemo } from "react";
import { fromSearch, readDraft, toSearch } from "@/lib/eligibility/answers";
import type { PageBook } from "@/lib/eligibility/candidates";
import { asksInstitute, check } from "@/lib/eligibility/check";
import { useCandidates } from "./use-candidates";
import type { useDraft } from "./use-draft";

/**
 * The lenders for the answers in the address: found here where the page carries all schemes, else by a call.
 * `asked` and `rates` are the answers and exchange rates that `result` is for; newer ones follow with their lenders.
 */
export function useResult(page: PageBook, { draft, answers, exchange, order, isShared }: ReturnType<typeof useDraft>) {
  const { isWhole, currencies } = page;
  const { countries } = page.book;
  // Typing must not wait for the list of lenders to be drawn.
  const typed = useDeferredValue(isShared ? answers : undefined);
  const typedRates = useDeferredValue(exchange);
  const { hasFailed, search: foundFor, found, more } = useCandidates(isWhole || !isShared ? null : toSearch(draft));
  const rulebook = isWhole ? page.book : found?.book;
  const months = found?.comparedMonths;
  const { asked, rates } = useMemo(() => {
    if (isWhole) return { asked: typed, rates: typedRates };
    const was = foundFor === undefined ? null : readDraft(fromSearch(foundFor, currencies), countries);
    return { asked: was?.answers, rates: was?.exchange ?? {} };
  }, [isWhole, typed, typedRates, foundFor, currencies, countries]);
  const result = useMemo(
    () => (asked && rulebook ? check(rulebook, asked, rates, order, months) : undefined),
    [rulebook, asked, rates, order, months],
  );
  const isInstituteAsked = useMemo(
    () => (asked !== undefined && isWhole ? asksInstitute(page.book, asked, rates) : (found?.asksInstitute ?? false)),
    [isWhole, page.book, found, asked, rates],
  );

  return { asked, rates, rulebook, result, isInstituteAsked, counts: found?.counts, more, hasFailed };
}
