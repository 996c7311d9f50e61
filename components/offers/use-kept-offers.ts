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

/**
 * The offers as they are typed, kept on this device by the drafts' rules (lib/drafts) and sent nowhere. What is typed
 * before the device has answered wins over what it kept.
 */
export function useKeptOffers() {
  const [offers, setOffers] = useState(NO_OFFERS);
  const [store, setStore] = useState<DraftStore | null>(null);
  const [choices, setChoices] = useState<Choices>({});
  const [keeping, setKeeping] = useState<Keeping>("on");
  const isTyped = useRef(false);

  useEffect(() => {
    let isHere = true;
    void import("@/lib/drafts/draft-store")
      .then(({ DraftStore }) => DraftStore.open(VISITOR))
      .then((opened) => {
        if (!isHere) return;
        const kept = opened.get(SECTION);
        const found = kept?.version === VERSION ? readKept(kept.values) : NO_OFFERS;
        setOffers((typed) =>
          found.map((offer, place) => {
            const { answers, payouts, charges } = typed[place]!;
            return {
              answers: { ...offer.answers, ...answers },
              payouts: payouts.length > 0 ? payouts : offer.payouts,
              charges: charges.length > 0 ? charges : offer.charges,
            };
          }),
        );
        if (kept?.version === VERSION) setChoices((typed) => ({ ...keptChoices(kept.values), ...typed }));
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
    const ask = (event: Event) => {
      if (store.isOnlyHere) event.preventDefault();
    };
    const listening = new AbortController();
    document.addEventListener("visibilitychange", hide, listening);
    window.addEventListener("pagehide", leave, listening);
    window.addEventListener("beforeunload", ask, listening);
    return () => {
      leave();
      stop();
      listening.abort();
    };
  }, [store]);

  useEffect(() => {
    if (!store || !isTyped.current) return;
    if (offers.every(isBlank)) store.drop(SECTION);
    else store.keep(SECTION, { values: { offers, choices }, version: VERSION, at: now() });
  }, [store, offers, choices]);

  /** @param place of the offer, from 0 */
  const change = useCallback((place: number, next: (offer: TypedOffer) => TypedOffer) => {
    isTyped.current = true;
    setOffers((old) => old.map((offer, each) => (each === place ? next(offer) : offer)));
  }, []);

  const choose = useCallback((name: string, text: string) => {
    isTyped.current = true;
    setChoices((old) => ({ ...old, [name]: text }));
  }, []);

  return { offers, choices, keeping, change, choose };
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
