import { inEveryStore } from "@/lib/browser/every-store";
import { VISITOR } from "./visitor";

/** Of what a student leaves unsaved: lib/drafts/storage.ts, lib/uploads/client/pending-uploads.ts. */
const OURS = "dakhila-";
const LAST = "dakhila-draft:";

/**
 * At login: deletes what others left unsaved in this browser, but for what was typed without an account: who logs in
 * could read that before, and may have come to save it. Never fails. @param owner whose drafts stay
 */
export async function forgetOthers(owner: string) {
  const stays = (key: string) => key.startsWith(`${owner}/`) || key.startsWith(`${VISITOR}/`);
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(LAST) && !stays(key.slice(LAST.length))) localStorage.removeItem(key);
    const databases = await indexedDB.databases();
    await Promise.all(
      databases.map(
        ({ name }) => name?.startsWith(OURS) && inEveryStore(name, (store) => removeBut(store, stays)).catch(() => {}),
      ),
    );
  } catch {}
}

function removeBut(store: IDBObjectStore, stays: (key: string) => boolean) {
  const keys = store.getAllKeys();
  keys.onsuccess = () => {
    for (const key of keys.result) if (!stays(String(key))) store.delete(key);
  };
}
