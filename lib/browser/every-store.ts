/** All or nothing. Stores are emptied: a deletion waits until every tab has let go. @throws where it cannot open */
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
