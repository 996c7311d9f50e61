import { useCallback, useEffect, useRef, useState } from "react";
import type { DraftStore, Keeping } from "@/lib/drafts/draft-store";
import { VISITOR } from "@/lib/drafts/visitor";
import { now } from "@/lib/dates/now";
import { isBlank, NOTHING_TYPED, type TypedOffer } from "./typed-offer";

const MOST_OFFERS = 4;
const NO_OFFERS: readonly TypedOffer[] = Array.from({ length: MOST_OFFERS }, () => NOTHING_TYPED);

const SECTION = "loan-offer";
/** Of the shape below: what another one left is not read. */
const VERSION = "1";

/** What the reader adds to the papers, as it was typed: "needed" rupees, and what one unit of a currency costs. */
export type Choices = Readonly<Record<string, string>>;

type Kept = { offers: readonly TypedOffer[]; choices: Choices };
const NOTHING_KEPT: Kept = { offers: NO_OFFERS, choices: {} };
const CHOICES = "choices";

/**
 * The offers as they are typed, kept on this device by the drafts' rules (lib/drafts) and sent nowhere. Read again each
 * time that the page is shown, because another page or tab may have changed them; what is typed before the device has
 * answered is done again on what it kept, and what was not changed here is never written.
 */
export function useKeptOffers() {
  const [kept, setKept] = useState(NOTHING_KEPT);
  const [store, setStore] = useState<DraftStore | null>(null);
  const [keeping, setKeeping] = useState<Keeping>("on");
  const [turn, setTurn] = useState(0);
  /** Changes since the device was asked; null once it has answered. */
  const early = useRef<((kept: Kept) => Kept)[] | null>([]);
  const changed = useRef(new Set<number | typeof CHOICES>());

  useEffect(() => {
    let isHere = true;
    void openStore()
      .then((opened) => {
        if (!isHere) return;
        const found = (early.current ?? []).reduce((last, act) => act(last), keptIn(opened));
        early.current = null;
        setKept(found);
        setStore(opened);
        setKeeping(opened.keeping);
      })
      .catch(() => isHere && setKeeping("unavailable"));
    return () => {
      isHere = false;
      early.current = [];
    };
  }, [turn]);

  useEffect(() => {
    if (!store) return;
    const stop = store.subscribe(() => setKeeping(store.keeping));
    const leave = () => store.leave();
    const turnTo = () => (document.visibilityState === "hidden" ? store.leave() : setTurn((last) => last + 1));
    const ask = (event: Event) => {
      if (store.isOnlyHere) event.preventDefault();
    };
    const listening = new AbortController();
    document.addEventListener("visibilitychange", turnTo, listening);
    window.addEventListener("pagehide", leave, listening);
    window.addEventListener("beforeunload", ask, listening);
    return () => {
      leave();
      stop();
      listening.abort();
    };
  }, [store]);

  useEffect(() => {
    if (!store || early.current !== null || changed.current.size === 0) return;
    const held = keptIn(store);
    const isOurs = (part: number | typeof CHOICES) => changed.current.has(part);
    const offers = held.offers.map((offer, place) => (isOurs(place) ? kept.offers[place]! : offer));
    const choices = isOurs(CHOICES) ? kept.choices : held.choices;
    changed.current.clear();
    if (offers.every(isBlank)) store.drop(SECTION);
    else store.keep(SECTION, { values: { offers, choices }, version: VERSION, at: now() });
  }, [store, kept]);

  const act = useCallback((part: number | typeof CHOICES, next: (kept: Kept) => Kept) => {
    changed.current.add(part);
    early.current?.push(next);
    setKept(next);
  }, []);

  /** @param place of the offer, from 0 */
  const change = useCallback(
    (place: number, next: (offer: TypedOffer) => TypedOffer) =>
      act(place, (old) => ({
        ...old,
        offers: old.offers.map((offer, each) => (each === place ? next(offer) : offer)),
      })),
    [act],
  );

  const choose = useCallback(
    (name: string, text: string) => act(CHOICES, (old) => ({ ...old, choices: { ...old.choices, [name]: text } })),
    [act],
  );

  return {
    ...kept,
    /** Whether the device has answered: before that nothing is known of what it holds. */
    isRead: store !== null || keeping === "unavailable",
    ...{ keeping, change, choose },
  };
}

let last: DraftStore | null = null;

/** Where a device keeps nothing, one store lasts as long as the document, so that a link leads nowhere empty. */
async function openStore(): Promise<DraftStore> {
  const { DraftStore } = await import("@/lib/drafts/draft-store");
  if (last && last.keeping !== "on" && last.hasAny) return last;
  last?.leave();
  last = await DraftStore.open(VISITOR);
  return last;
}

function keptIn(store: DraftStore): Kept {
  const draft = store.get(SECTION);
  return draft?.version === VERSION
    ? { offers: readKept(draft.values), choices: keptChoices(draft.values) }
    : NOTHING_KEPT;
}

/** What the device kept. Whatever else stands there, no part of the page gets another shape than it draws. */
function readKept({ offers }: Record<string, unknown>): readonly TypedOffer[] {
  if (!Array.isArray(offers)) return NO_OFFERS;
  return NO_OFFERS.map((nothing, place) => {
    const { answers, payouts, charges } = (offers[place] ?? nothing) as Partial<TypedOffer>;
    return {
      answers: typeof answers === "object" && answers !== null ? answers : {},
      payouts: Array.isArray(payouts) ? payouts : [],
      charges: Array.isArray(charges) ? charges : [],
    };
  });
}

const keptChoices = ({ choices }: Record<string, unknown>): Choices =>
  Object.fromEntries(
    Object.entries(typeof choices === "object" && choices !== null ? choices : {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === "string",
    ),
  );
