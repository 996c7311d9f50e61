import { clear, createStore, del, delMany, entries, set, type UseStore } from "idb-keyval";
import { DAY } from "@/lib/calendar";
import { DRAFT_DAYS } from "@/lib/drafts/draft";
import type { Uploaded } from "./send";

// What a document slot has under way, kept in this browser, because a phone may kill the page while its camera is open.
const DATABASE = "dakhila-uploads";
/** Milliseconds after which what was never finished is deleted. */
const KEPT_MS = DRAFT_DAYS * DAY;

/**
 * asked: the camera or the picker is open. chosen: a file that is not uploaded yet. uploaded: its section is not saved
 * yet.
 */
export type Note =
  | { state: "asked" }
  | { state: "chosen"; file: File; turns: number }
  | { state: "uploaded"; uploaded: Uploaded }
  /** Photos for one PDF that is not made yet. */
  | { state: "pages"; files: File[] };
type Kept = Note & { at: number; tab: string };

/** A file and what became of it take one place; the other two stand beside it. */
const keyOf = (owner: string, slot: string, state: Note["state"]) =>
  `${owner}/${slot}${state === "asked" || state === "pages" ? `/${state}` : ""}`;

/** What is kept for the page that comes after a killed one. Nothing of it ever fails: at worst nothing is kept. */
export type Notes = {
  /** Keeps what a slot has under way, in place of the same kind of note. */
  keep: (owner: string, slot: string, note: Note) => Promise<void>;
  /** Drops the slot's note of this kind. */
  drop: (owner: string, slot: string, state: Note["state"]) => Promise<void>;
  /**
   * What this student's slots had under way when the page was left or killed. What another tab is busy with is its own;
   * what is older than two weeks, whoever's, is deleted.
   */
  of: (owner: string) => Promise<{ slot: string; note: Note }[]>;
  /** Whether anything is kept in this browser from now on. False (a shared phone) also deletes everybody's notes. */
  setKeeping: (isKeeping: boolean) => Promise<void>;
};

/** Notes in this browser's IndexedDB. */
export function browserNotes(): Notes {
  let opened: UseStore | undefined;
  const store = () => (opened ??= createStore(DATABASE, "slots"));
  let isKeeping = true;
  return {
    keep: (owner, slot, note) =>
      quietly(async () => {
        if (isKeeping)
          await set(keyOf(owner, slot, note.state), { ...note, at: Date.now(), tab: tab() } satisfies Kept, store());
      }),
    drop: (owner, slot, state) => quietly(() => del(keyOf(owner, slot, state), store())),
    async of(owner) {
      try {
        const all = await entries<string, Kept>(store());
        const old = all.filter(([, { at }]) => !(Date.now() - at < KEPT_MS)).map(([key]) => key);
        if (old.length > 0) await delMany(old, store());
        const busy = await openTabs();
        return all
          .filter(
            ([key, kept]) =>
              key.startsWith(`${owner}/`) && !old.includes(key) && !(kept.state !== "uploaded" && busy.has(kept.tab)),
          )
          .map(([key, note]) => ({ slot: key.slice(owner.length + 1).replace(/\/(asked|pages)$/, ""), note }));
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

/** Storage may be switched off or full. Then nothing outlives the page, and that is all. */
const quietly = (work: () => Promise<void>) =>
  Promise.resolve()
    .then(work)
    .catch(() => {});

// A lock lasts exactly as long as its page: what a killed page left behind has none.
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
