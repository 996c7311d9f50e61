import { createStore } from "@/lib/browser/create-store";
import { now } from "@/lib/dates/now";
import type { DraftStore, Keeping } from "@/lib/drafts/draft-store";
import { isBlank, NOTHING_TYPED, type TypedOffer } from "./typed-offer";

const MOST_OFFERS = 4;
const NO_OFFERS: readonly TypedOffer[] = Array.from({ length: MOST_OFFERS }, () => NOTHING_TYPED);

/** A place has a section of its own: a page that writes one never writes what it remembers of the others. */
const SECTION = "loan-offer";
/** Of the shapes below: what another one left is not read. */
const VERSION = "2";
/** All four places and the choices in one section, as an earlier shape kept them. */
const TOGETHER = "1";

/** What the reader adds to the papers, as it was typed: "needed" rupees, and what one unit of a currency costs. */
export type Choices = Readonly<Record<string, string>>;

type Kept = { offers: readonly TypedOffer[]; choices: Choices };
const CHOICES = "choices";
/** A place of an offer, from 0, or the choices. */
type Part = number | typeof CHOICES;
const PARTS: readonly Part[] = [...NO_OFFERS.keys(), CHOICES];

type Change = { part: Part; next: (kept: Kept) => Kept };
type Store = Pick<DraftStore, "keeping" | "get" | "keep" | "drop" | "leave" | "isOnlyHere" | "subscribe">;

/**
 * The offers as they are typed: held by the document, kept on the device by the drafts' rules (lib/drafts). Read again
 * each time that a page with them is shown, because another window may have changed them. What is typed before the
 * device has answered is done again on what it kept; what it does not answer for stays as the document holds it.
 */
export function createDeviceOffers(open: () => Promise<Store>) {
  const shown = createStore(
    /** `isRead`: whether the device has answered since the page was shown; before that, what stands here may be old. */
    { offers: NO_OFFERS, choices: {} as Choices, keeping: "on" as Keeping, isRead: false },
    start,
  );
  const show = (next: Partial<ReturnType<typeof shown.get>>) => shown.set({ ...shown.get(), ...next });
  let store: Store | null = null;
  let unsubscribe = () => {};
  let asked = 0;
  let wasTaken = false;
  /** Changes since the device was asked; null once it has answered. */
  let waiting: Change[] | null = [];
  /** Changed here since the device was read last. */
  const own = new Set<Part>();

  async function read() {
    const turn = ++asked;
    waiting ??= [];
    show({ isRead: false });
    store?.leave();
    const opened = await open().catch(() => null);
    if (turn !== asked) return;
    if (opened?.keeping === "on" && !isTornBetween(opened)) take(opened);
    else holdAlone(opened?.keeping === "shared" ? "shared" : "unavailable");
  }

  const isAlone = () => shown.get().keeping !== "on";
  const isTornBetween = (opened: Store) => !wasTaken && isAlone() && haveOthers(shown.get(), keptIn(opened), own);

  function take(opened: Store) {
    const found = keptIn(opened);
    const held = shown.get();
    const changes = waiting ?? [];
    const next = isAlone() ? joined(held, found, own) : changes.reduce((last, one) => one.next(last), found);
    unsubscribe();
    store = opened;
    unsubscribe = opened.subscribe(() => opened.keeping !== "on" && holdAlone(opened.keeping));
    waiting = null;
    own.clear();
    wasTaken = true;
    show({ ...next, keeping: "on", isRead: true });
    divide(opened);
    for (const part of PARTS) if (isChanged(part, found, next)) write(part);
  }

  /** The document is all that holds what is typed: nothing that it holds goes for a device that does not answer. */
  function holdAlone(keeping: Keeping) {
    unsubscribe();
    unsubscribe = () => {};
    store = null;
    waiting = null;
    show({ keeping, isRead: true });
  }

  function write(part: Part) {
    if (store) keepPart(store, part, shown.get());
  }

  /** The page is hidden or left: what waits for an answer goes where the answer before came from. */
  function leave() {
    if (store && waiting) {
      asked += 1;
      for (const { part } of waiting) write(part);
      waiting = [];
    }
    store?.leave();
  }

  function hide() {
    leave();
    show({ isRead: false });
  }

  function start() {
    void read();
    const stop = followWindow({ read: () => void read(), hide, leave, isOnlyHere });
    return () => {
      leave();
      stop();
    };
  }

  /** Whether something would be lost with this document. */
  const isOnlyHere = () =>
    store ? store.isOnlyHere : (own.size > 0 || isAlone()) && !shown.get().offers.every(isBlank);

  function act(part: Part, next: (kept: Kept) => Kept) {
    own.add(part);
    waiting?.push({ part, next });
    show(next(shown.get()));
    if (!waiting) write(part);
  }

  /** @param place of the offer, from 0 */
  const change = (place: number, next: (offer: TypedOffer) => TypedOffer) =>
    act(place, (old) => ({
      ...old,
      offers: old.offers.map((offer, each) => (each === place ? next(offer) : offer)),
    }));

  return {
    ...{ subscribe: shown.subscribe, get: shown.get, isOnlyHere, change },
    choose: (name: string, text: string) =>
      act(CHOICES, (old) => ({ ...old, choices: { ...old.choices, [name]: text } })),
    /** @returns the place where the offer stands now; null where none is free, or that is not known yet */
    add(offer: TypedOffer): number | null {
      const place = shown.get().isRead ? shown.get().offers.findIndex(isBlank) : -1;
      if (place < 0) return null;
      change(place, () => offer);
      return place;
    },
  };
}

/** @returns what ends it */
function followWindow({
  isOnlyHere,
  ...on
}: Record<"read" | "hide" | "leave", () => void> & { isOnlyHere: () => boolean }) {
  const turnTo = () => (document.visibilityState === "hidden" ? on.hide() : on.read());
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (persisted) on.read();
  };
  const ask = (event: Event) => {
    if (isOnlyHere()) event.preventDefault();
  };
  const listening = new AbortController();
  document.addEventListener("visibilitychange", turnTo, listening);
  window.addEventListener("pagehide", on.leave, listening);
  window.addEventListener("pageshow", comeBack, listening);
  window.addEventListener("beforeunload", ask, listening);
  return () => listening.abort();
}

const isChanged = (part: Part, before: Kept, after: Kept) =>
  part === CHOICES ? before.choices !== after.choices : before.offers[part] !== after.offers[part];

/** After a time without the device: what was changed here, and what the device has not; otherwise what it holds. */
const joined = (held: Kept, found: Kept, own: ReadonlySet<Part>): Kept => ({
  offers: found.offers.map((offer, place) => (own.has(place) || isBlank(offer) ? held.offers[place]! : offer)),
  choices: own.has(CHOICES) ? { ...found.choices, ...held.choices } : found.choices,
});

/** Whether the device holds other papers in the places that were typed without it. */
const haveOthers = (held: Kept, found: Kept, own: ReadonlySet<Part>) =>
  found.offers.some((offer, place) => own.has(place) && !isBlank(offer) && !isBlank(held.offers[place]!));

const sectionOf = (place: number) => `${SECTION}-${place + 1}`;

function keepOffer(store: Store, place: number, offer: TypedOffer, at: number) {
  if (isBlank(offer)) store.drop(sectionOf(place));
  else store.keep(sectionOf(place), { values: { offer }, version: VERSION, at });
}

function keepChoices(store: Store, choices: Choices, at: number) {
  if (Object.values(choices).every((text) => text === "")) store.drop(SECTION);
  else store.keep(SECTION, { values: { choices }, version: VERSION, at });
}

/** The choices go with the last offer. */
function keepPart(store: Store, part: Part, { offers, choices }: Kept) {
  const isEmpty = offers.every(isBlank);
  if (part !== CHOICES) keepOffer(store, part, offers[part]!, now());
  if (part === CHOICES || isEmpty) keepChoices(store, isEmpty ? {} : choices, now());
}

/** Gives each place that was kept together with the others a section of its own. */
function divide(store: Store) {
  const main = store.get(SECTION);
  if (main?.version !== TOGETHER) return;
  const { offers, choices } = keptIn(store);
  offers.forEach((offer, place) =>
    keepOffer(store, place, offer, Math.max(main.at, store.get(sectionOf(place))?.at ?? 0)),
  );
  keepChoices(store, choices, main.at);
}

function keptIn(store: Store): Kept {
  const main = store.get(SECTION);
  const together: readonly unknown[] =
    main?.version === TOGETHER && Array.isArray(main.values.offers) ? main.values.offers : [];
  const isRead = main?.version === TOGETHER || main?.version === VERSION;
  return {
    offers: NO_OFFERS.map((nothing, place) => {
      const draft = store.get(sectionOf(place));
      const isNewest = draft?.version === VERSION && (together.length === 0 || draft.at >= main!.at);
      return isNewest ? readOffer(draft.values.offer) : together.length > 0 ? readOffer(together[place]) : nothing;
    }),
    choices: isRead ? keptChoices(main.values) : {},
  };
}

/** What the device kept. Whatever else stands there, no part of the page gets another shape than it draws. */
function readOffer(kept: unknown): TypedOffer {
  const { answers, payouts, charges } = (kept ?? NOTHING_TYPED) as Partial<TypedOffer>;
  return {
    answers: typeof answers === "object" && answers !== null ? answers : {},
    payouts: Array.isArray(payouts) ? payouts : [],
    charges: Array.isArray(charges) ? charges : [],
  };
}

const keptChoices = ({ choices }: Record<string, unknown>): Choices =>
  Object.fromEntries(
    Object.entries(typeof choices === "object" && choices !== null ? choices : {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === "string",
    ),
  );
