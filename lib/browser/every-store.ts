/**
 * Does something to every store of a database of this browser, all or nothing. Stores are emptied, and not deleted,
 * because a deletion waits until every tab has let go of the database.
 * @throws where the database cannot be opened
 */
export function inEveryStore(database: string, act: (store: IDBObjectStore) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(database);
    opening.onerror = () => reject(opening.error as Error);
    opening.onsuccess = () => {
      const opened = opening.result;
      const stores = [...opened.objectStoreNames];
      const done = () => {
        opened.close();
        resolve();
      };
      if (stores.length === 0) return done();
      const change = opened.transaction(stores, "readwrite");
      for (const store of stores) act(change.objectStore(store));
      change.oncomplete = done;
      change.onabort = done;
    };
  });
}
