import { inEveryStore } from "@/lib/browser/every-store";

/** Of what a student leaves unsaved: lib/drafts/storage.ts, lib/uploads/client/pending-uploads.ts. */
const OURS = "dakhila-";
const LAST = "dakhila-draft:";

/** At login: deletes what others left unsaved in this browser. Never fails. @param owner whose drafts stay */
export async function forgetOthers(owner: string) {
  const own = `${owner}/`;
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(LAST) && !key.startsWith(LAST + own)) localStorage.removeItem(key);
    const databases = await indexedDB.databases();
    await Promise.all(
      databases.map(
        ({ name }) => name?.startsWith(OURS) && inEveryStore(name, (store) => removeOthers(store, own)).catch(() => {}),
      ),
    );
  } catch {}
}

function removeOthers(store: IDBObjectStore, own: string) {
  const keys = store.getAllKeys();
  keys.onsuccess = () => {
    for (const key of keys.result) if (!String(key).startsWith(own)) store.delete(key);
  };
}
