import { clear, createStore, del, delMany, entries, set, type UseStore } from "idb-keyval";
import { DAY } from "@/lib/dates/calendar";
import { DRAFT_DAYS } from "@/lib/drafts/draft";
import type { Uploaded } from "./send";

// Stored, because a phone may kill the page while its camera is open.
const DATABASE = "dakhila-uploads";
const KEPT_MS = DRAFT_DAYS * DAY;

/** `number` counts from 1 in its own file; turns are quarters, clockwise. */
export type PartPage = { number: number; turns: number; isOut: boolean };
/** By a file's place, null for photos; and whether the person chose their order. */
export type KeptChoices = { pages?: readonly (readonly PartPage[] | null)[]; isMoved?: boolean };

/** asked: camera or picker is open. chosen: not uploaded. uploaded: its section is not saved. */
export type PendingUpload =
  | { state: "asked" }
  | { state: "chosen"; file: File; turns: number }
  | { state: "uploaded"; uploaded: Uploaded }
  | { state: "pages"; files: File[]; choices?: KeptChoices };
type StoredUpload = PendingUpload & { at: number; tab: string };

/** A file and its upload share a key; the other two states have their own. */
const keyOf = (owner: string, slot: string, state: PendingUpload["state"]) =>
  `${owner}/${slot}${state === "asked" || state === "pages" ? `/${state}` : ""}`;

/** Never fails: at worst nothing is stored. */
export type PendingUploads = {
  keep: (owner: string, slot: string, pending: PendingUpload) => Promise<void>;
  drop: (owner: string, slot: string, state: PendingUpload["state"]) => Promise<void>;
  /** Not what another open tab works on. Deletes anybody's older than two weeks. */
  of: (owner: string) => Promise<{ slot: string; pending: PendingUpload }[]>;
  /** False (a shared phone) also deletes everybody's. */
  setKeeping: (isKeeping: boolean) => Promise<void>;
};

/** In this browser's IndexedDB, for two weeks. */
export function browserPendingUploads(): PendingUploads {
  let opened: UseStore | undefined;
  const store = () => (opened ??= createStore(DATABASE, "slots"));
  let isKeeping = true;
  return {
    keep: (owner, slot, pending) =>
      quietly(async () => {
        if (isKeeping)
          await set(
            keyOf(owner, slot, pending.state),
            { ...pending, at: Date.now(), tab: tab() } satisfies StoredUpload,
            store(),
          );
      }),
    drop: (owner, slot, state) => quietly(() => del(keyOf(owner, slot, state), store())),
    async of(owner) {
      try {
        const all = await entries<string, StoredUpload>(store());
        const old = all.filter(([, { at }]) => !(Date.now() - at < KEPT_MS)).map(([key]) => key);
        if (old.length > 0) await delMany(old, store());
        const busy = await openTabs();
        return all
          .filter(
            ([key, stored]) =>
              key.startsWith(`${owner}/`) &&
              !old.includes(key) &&
              !(stored.state !== "uploaded" && busy.has(stored.tab)),
          )
          .map(([key, pending]) => ({
            slot: key.slice(owner.length + 1).replace(/\/(asked|pages)$/, ""),
            pending,
          }));
      } catch {
        return [];
      }
    },
    async setKeeping(keeping) {
      if (isKeeping === keeping) return;
      isKeeping = keeping;
      if (!keeping) await quietly(() => clear(store()));
    },
  };
}

const quietly = (work: () => Promise<void>) =>
  Promise.resolve()
    .then(work)
    .catch(() => {});

// A lock lasts as long as its page: a killed one has none.
const LOCK = "dakhila-uploads:";
let own: string | undefined;

function tab(): string {
  if (own) return own;
  own = crypto.randomUUID();
  void navigator.locks?.request(LOCK + own, () => new Promise(() => {})).catch(() => {});
  return own;
}

async function openTabs(): Promise<Set<string>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return new Set(
    held.flatMap(({ name }) => (name?.startsWith(LOCK) && name !== LOCK + own ? [name.slice(LOCK.length)] : [])),
  );
}
