import { t } from "./messages/text";

// Parts of a page's code that are fetched when they are wanted, and what to do when they do not come.

/** Milliseconds until a part that was asked for counts as not coming (SPEC section 9). */
export const CHUNK_LOAD_TIMEOUT = 120_000;
/** Beside a part that did not come, with a button to try again. */
export const notLoaded = () =>
  t(
    "ui.notLoaded",
    "This part of the page did not load. Please check your connection and try again. If that does not help, reload the page.",
  );
/**
 * The page is about to be loaded anew by itself. Whoever holds what was typed in memory only puts it where it survives,
 * or prevents the reload.
 */
export const RELOADING = "dakhila:reloading";

let isHanging = false;

/**
 * Fetches a part of the code that is wanted now. Where the server no longer has it, because a newer version was put out
 * since the page was opened, the page is loaded anew: once, or a part that is missing from the new version as well
 * would have it reload for ever. Fetching ahead is the importer's own business, and never reloads.
 * @throws ChunkLoadError when it does not come: no line, no answer in time, or gone for good
 */
export async function loadPart<T>(name: string, load: () => Promise<T>): Promise<T> {
  const guard = `reloaded:${name}`;
  const forget = () => stored((storage) => storage.removeItem(guard));
  try {
    const part = await inTime(load);
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

function inTime<T>(load: () => Promise<T>): Promise<T> {
  // The bundler waits for a script as long as it hangs, whoever asks for it again. To it, this one has failed.
  if (isHanging) {
    for (const script of [...document.scripts])
      if (!performance.getEntriesByName(script.src).length) script.dispatchEvent(new Event("error"));
  }
  isHanging = false;
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      isHanging = true;
      reject(Object.assign(new Error("A part of the page did not come in time."), { name: "ChunkLoadError" }));
    }, CHUNK_LOAD_TIMEOUT);
    load()
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
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
