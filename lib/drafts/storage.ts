import { clear, createStore, del, delMany, entries, promisifyRequest, type UseStore } from "idb-keyval";
import { now } from "@/lib/dates/now";
import { type Draft, draftKey, isDraft, isExpired } from "./draft";

const DATABASE = "dakhila-drafts";
const LAST = "dakhila-draft:";
const TIMEOUT_MS = 2000;

/** A draft that was kept by the device's clock, before the server had told the time, is not lost by the other. */
const earliest = () => Math.min(now(), Date.now());

let opened: UseStore | undefined;
const store = () => (opened ??= createStore(DATABASE, "drafts"));

/** @throws when the browser has no storage to give, as in some private windows, or when it hangs */
function inTime<T>(work: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("Storage does not answer")), TIMEOUT_MS);
  });
  return Promise.race([Promise.resolve().then(work), late]).finally(() => clearTimeout(timer));
}

/** By section. Drafts older than `DRAFT_DAYS`, whoever's, are deleted. @throws when there is no storage */
export const readDrafts = (owner: string) =>
  inTime(async () => {
    const all = await entries<string, unknown>(store());
    const gone = all.filter(([, value]) => !isDraft(value) || isExpired(value, earliest())).map(([key]) => key);
    if (gone.length > 0) await delMany(gone, store());
    const own = all.flatMap(([key, value]) =>
      key.startsWith(draftKey(owner, "")) && !gone.includes(key)
        ? [[key.slice(draftKey(owner, "").length), value as Draft] as const]
        : [],
    );
    return new Map(own);
  });

/**
 * Committed by hand: a page that is being closed does not live until an answer comes. @throws when it could not be kept
 */
export const writeDraft = (owner: string, section: string, draft: Draft) =>
  inTime(() =>
    store()("readwrite", (all) => {
      all.put(draft, draftKey(owner, section));
      all.transaction.commit();
      return promisifyRequest(all.transaction);
    }),
  );

export const deleteDraft = (owner: string, section: string) => inTime(() => del(draftKey(owner, section), store()));

/** Keeps a draft before the next statement runs; it is moved into the database on the next visit. */
export function writeLast(owner: string, section: string, draft: Draft) {
  try {
    localStorage.setItem(LAST + draftKey(owner, section), JSON.stringify(draft));
  } catch {}
}

export function deleteLast(owner: string, section: string) {
  try {
    localStorage.removeItem(LAST + draftKey(owner, section));
  } catch {}
}

/** What `writeLast` kept of this student, by section. Expired ones, whoever's, are deleted. */
export function readLast(owner: string): Map<string, Draft> {
  const own = new Map<string, Draft>();
  try {
    for (const key of Object.keys(localStorage).filter((name) => name.startsWith(LAST))) {
      const draft: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
      const mine = LAST + draftKey(owner, "");
      if (!isDraft(draft) || isExpired(draft, earliest())) localStorage.removeItem(key);
      else if (key.startsWith(mine)) own.set(key.slice(mine.length), draft);
    }
  } catch {}
  return own;
}

function deleteEveryLast() {
  for (const key of Object.keys(localStorage)) if (key.startsWith(LAST)) localStorage.removeItem(key);
}

/** For a phone that is shared; the logout empties all databases. */
export const deleteAllDrafts = () =>
  inTime(() => {
    deleteEveryLast();
    return clear(store());
  });
