import { useEffect, useState } from "react";
import { setSearch, useSearch } from "@/components/ui/use-search";
import {
  askedIn,
  fromSearch,
  readDraft,
  toSearch,
  type EligibilityDraft,
  type Question,
} from "@/lib/eligibility/answers";
import { SEEN, withSeen } from "@/lib/lenders/seen";

type Edited = { search: string; draft: EligibilityDraft; complaints: readonly string[] };

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
  const { draft, complaints } = heldAt(search);
  const read = readDraft(draft, countries);

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

  /** An address that changed by other means (Back, a link to this page) wins over what was typed before. */
  function heldAt(now: string): Edited {
    if (edited && answersOf(edited.search) === answersOf(now)) return edited;
    return { search: now, draft: fromSearch(now, currencies), complaints: askedIn(now, currencies) };
  }
  /** True from the first complete set of answers on. */
  const isSharedAt = (now: string) => readDraft(fromSearch(now, currencies), countries).answers !== undefined;
  function write(next: EligibilityDraft, nextComplaints: readonly string[], toAddress: boolean) {
    if (toAddress) {
      void otherForms().then((forms) => forms?.rememberCheck(next, countries));
      setSearch(withSeen(toSearch(next), readAt));
    }
    setEdited({ search: location.search, draft: next, complaints: nextComplaints });
  }

  return {
    draft,
    ...read,
    /** What is wrong with a question, once the student has had the chance to answer it. */
    errorOf: (name: string) => (complaints.includes(name) ? read.problems[name] : undefined),
    isShared: isSharedAt(search),
    // By the address of the moment: what is pressed before the first drawing with it is an answer more, not the first.
    change(name: Question | "order" | { currency: string }, value: string) {
      const held = heldAt(location.search);
      const next =
        typeof name === "string"
          ? { ...held.draft, [name]: value }
          : { ...held.draft, exchange: { ...held.draft.exchange, [name.currency]: value } };
      const key = typeof name === "string" ? name : name.currency;
      write(
        next,
        held.complaints.filter((each) => each !== key),
        isSharedAt(location.search) && readDraft(next, countries).answers !== undefined,
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
