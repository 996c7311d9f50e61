import { useEffect, useState } from "react";
import { useSearch } from "@/components/ui/use-search";
import { askedIn, fromSearch, readDraft, toSearch, type Draft, type Question } from "@/lib/eligibility/answers";
import { RELOADING } from "@/lib/lazy-part";
import { SEEN, withSeen } from "@/lib/lenders/seen";

type Edited = { search: string; draft: Draft; complaints: readonly string[] };

/** What other forms were told, and are to be told. Where its code does not come, the check is as good as before. */
const otherForms = () => import("@/lib/drafts/check-answers").catch(() => null);

/**
 * The form's answers, with the address as their memory: what it holds fills the form, and from the first complete set
 * of answers on, each change is written back to it, so that it can be shared at any time. Typing an unfinished answer
 * changes the form, never the address. Where it says nothing, the form begins with what other forms were told.
 */
export function useDraft(
  countries: readonly { code: string; name: string }[],
  currencies: readonly string[],
  readAt: number,
) {
  const search = useSearch();
  const [edited, setEdited] = useState<Edited | null>(null);
  // An address that changed by other means (Back, a link to this page) wins over what was typed before.
  const { draft, complaints }: Edited =
    edited && answersOf(edited.search) === answersOf(search) ? edited : fromAddress();
  const read = readDraft(draft, countries);
  const isShared = readDraft(fromSearch(search, currencies), countries).answers !== undefined;

  useEffect(() => {
    const reloading = () => history.replaceState(history.state, "", seenThen(toSearch(draft)) + location.hash);
    window.addEventListener(RELOADING, reloading);
    return () => window.removeEventListener(RELOADING, reloading);
  }, [draft]);

  useEffect(() => {
    void otherForms().then((forms) => {
      const now = location.search;
      const told = forms?.recallCheck(countries);
      if (!told || askedIn(now, currencies).length > 0) return;
      setEdited(
        (typed) => typed ?? { search: now, draft: { ...fromSearch(now, currencies), ...told }, complaints: [] },
      );
    });
  }, [countries, currencies]);

  function fromAddress(): Edited {
    return { search, draft: fromSearch(search, currencies), complaints: askedIn(search, currencies) };
  }
  function write(next: Draft, nextComplaints: readonly string[], toAddress: boolean) {
    const address = toAddress ? `?${withSeen(toSearch(next), readAt)}` : search;
    if (toAddress) void otherForms().then((forms) => forms?.rememberCheck(next, countries));
    if (address !== search) history.replaceState(history.state, "", address + location.hash);
    setEdited({ search: address, draft: next, complaints: nextComplaints });
  }

  return {
    draft,
    ...read,
    /** What is wrong with a question, once the student has had the chance to answer it. */
    errorOf: (name: string) => (complaints.includes(name) ? read.problems[name] : undefined),
    /** True from the first complete set of answers on. */
    isShared,
    change(name: Question | "order" | { currency: string }, value: string) {
      const next =
        typeof name === "string"
          ? { ...draft, [name]: value }
          : { ...draft, exchange: { ...draft.exchange, [name.currency]: value } };
      const key = typeof name === "string" ? name : name.currency;
      write(
        next,
        complaints.filter((each) => each !== key),
        isShared && readDraft(next, countries).answers !== undefined,
      );
    },
    /** Called when a box is left: an answer that cannot be read is then said to be so; a blank one is not yet. */
    left(name: string, value: string) {
      if (value.trim() !== "" && !complaints.includes(name)) write(draft, [...complaints, name], false);
    },
    /** Asks for the result. True when every question is answered; else every problem is shown. */
    submit() {
      write(draft, Object.keys(read.problems), read.answers !== undefined);
      return read.answers !== undefined;
    },
  };
}

/** What an address says besides when its figures were seen: that alone takes nothing out of the form. */
function answersOf(search: string) {
  const query = new URLSearchParams(search);
  query.delete(SEEN);
  return query.toString();
}

/** The same answers with the moment that the address holds now. */
function seenThen(answers: string) {
  const seen = new URLSearchParams(location.search).get(SEEN);
  return seen === null ? answers : `${answers}&${SEEN}=${seen}`;
}
