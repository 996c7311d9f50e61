import { startTransition, useCallback, useEffect, useRef, useState } from "react";
import { setSearch } from "@/components/ui/use-search";
import { now } from "@/lib/dates/now";
import type { DraftStore, Keeping } from "@/lib/drafts/draft-store";
import { VISITOR } from "@/lib/drafts/visitor";
import { fromSearch, PLAN_KEYS, type PlanDraft, type PlanKey, toSearch } from "@/lib/money-plan/draft";
import { opening } from "@/lib/money-plan/opening";

const SECTION = "money-plan";
/** Of the draft's shape: what another one left is not read. */
const VERSION = "1";
const WRITE_AFTER_MS = 600;
const NOTHING: PlanDraft = {};

/**
 * What stands in the boxes, kept in step with the address, and on this device by the drafts' rules (lib/drafts). What is
 * typed before either was read wins over both. While another plan is kept here, this one does not take its place.
 */
export function usePlan() {
  const [draft, setDraft] = useState(NOTHING);
  const [store, setStore] = useState<DraftStore | null>(null);
  const [keeping, setKeeping] = useState<Keeping>("on");
  const [aside, setAside] = useState<PlanDraft | null>(null);
  const isTyped = useRef(false);

  useEffect(() => {
    let isHere = true;
    const given = fromSearch(location.search);
    const take = (found: PlanDraft) => setDraft((typed) => ({ ...found, ...typed }));
    startTransition(() => take(given));
    void import("@/lib/drafts/draft-store")
      .then(({ DraftStore }) => DraftStore.open(VISITOR))
      .then((opened) => {
        if (!isHere) return;
        const kept = opened.get(SECTION);
        const found = opening(given, kept?.version === VERSION ? readKept(kept.values) : null);
        take(found.draft);
        setAside(found.aside);
        setStore(opened);
      })
      .catch(() => isHere && setKeeping("unavailable"));
    return () => {
      isHere = false;
    };
  }, []);

  useEffect(() => {
    if (!store) return;
    const tell = () => setKeeping(store.keeping);
    tell();
    const stop = store.subscribe(tell);
    const leave = () => store.leave();
    const hide = () => document.visibilityState === "hidden" && store.leave();
    const listening = new AbortController();
    document.addEventListener("visibilitychange", hide, listening);
    window.addEventListener("pagehide", leave, listening);
    return () => {
      leave();
      stop();
      listening.abort();
    };
  }, [store]);

  useEffect(() => {
    if (!store || !isTyped.current || aside) return;
    if (Object.values(draft).every((text) => !text)) store.drop(SECTION);
    else store.keep(SECTION, { values: { ...draft }, version: VERSION, at: now() });
  }, [store, draft, aside]);

  const write = useCallback(() => {
    const query = toSearch(draft);
    if (location.search.replace(/^\?/, "") !== query) setSearch(query);
  }, [draft]);

  useEffect(() => {
    if (!isTyped.current) return;
    const timer = window.setTimeout(write, WRITE_AFTER_MS);
    // Written while the page of a link is on its way it would call that page off.
    const leaving = ({ target }: Event) => {
      if (target instanceof Element && target.closest("a")) write();
    };
    window.addEventListener("click", leaving, true);
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener("click", leaving, true);
    };
  }, [write]);

  const replace = useCallback((next: PlanDraft | ((old: PlanDraft) => PlanDraft)) => {
    isTyped.current = true;
    setDraft(next);
  }, []);
  /** Takes the kept plan, or lets this one take its place. */
  const choose = useCallback(
    (takesKept: boolean) => {
      if (takesKept && aside) replace(aside);
      isTyped.current = true;
      setAside(null);
    },
    [aside, replace],
  );

  return { draft, keeping, aside, choose, replace, write };
}

/** Whatever else the device kept, the draft holds texts of its own boxes alone. */
const readKept = (values: Record<string, unknown>): PlanDraft =>
  Object.fromEntries(
    Object.entries(values).filter(
      (entry): entry is [PlanKey, string] =>
        (PLAN_KEYS as readonly string[]).includes(entry[0]) && typeof entry[1] === "string",
    ),
  );
