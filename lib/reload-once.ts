// A page that is loaded anew by itself, and what is carried over.

/**
 * The page is about to be loaded anew by itself. Whoever holds what was typed in memory only puts it where it survives,
 * or prevents the reload.
 */
export const RELOADING = "dakhila:reloading";

/**
 * Fetches a part of the page's code. Where the server no longer has it, because a newer version was put out since the
 * page was opened, the page is loaded anew: once, or a part that is missing from the new version as well would have it
 * reload for ever.
 * @param name of the part; load: fetches it, and fails with its address in the error
 * @throws what `load` throws, where the page stays
 */
export async function reloadingOnce<T>(name: string, load: () => Promise<T>): Promise<T> {
  const guard = `reloaded:${name}`;
  const forget = () => stored((storage) => storage.removeItem(guard));
  try {
    const part = await load();
    forget();
    return part;
  } catch (error) {
    const address = /\/_next\/[^\s:]+/.exec(String(error))?.[0];
    if (address && (await isGone(address)) && isFirst(guard)) {
      if (dispatchEvent(new Event(RELOADING, { cancelable: true }))) {
        location.reload();
        // The page is on its way out. Where it stays after all, this is a failure like any other.
        await new Promise((resolve) => setTimeout(resolve, 20_000));
      } else forget();
    }
    throw error;
  }
}

/** Whether the server answers, and has it no more. */
const isGone = (address: string) =>
  fetch(address, { method: "HEAD", cache: "no-store", signal: AbortSignal.timeout(10_000) }).then(
    ({ status }) => status === 404,
    () => false,
  );

/** Whether the page was not loaded anew for this part yet; never without storage, where nobody could tell. */
const isFirst = (guard: string) =>
  stored((storage) => {
    const isNew = storage.getItem(guard) === null;
    storage.setItem(guard, "1");
    return isNew;
  });

/** Keeps something for the page after a reload, in this tab, where there is storage. */
export const keepForReload = (name: string, value: unknown) =>
  stored((storage) => storage.setItem(name, JSON.stringify(value)));

/** What was kept under this name, or null. It is kept no longer. */
export const takeKept = (name: string): unknown =>
  stored((storage) => {
    const text = storage.getItem(name);
    storage.removeItem(name);
    return JSON.parse(text ?? "null");
  });

function stored<T>(work: (storage: Storage) => T): T | undefined {
  try {
    return work(sessionStorage);
  } catch {
    // Switched off or full.
  }
}
