import { t } from "@/lib/messages/text";

/** Milliseconds until code that was asked for counts as not coming (SPEC section 9). */
export const CHUNK_LOAD_TIMEOUT = 120_000;
/** Beside a part that did not come, with a button to try again. */
export const notLoaded = () =>
  t(
    "ui.notLoaded",
    "This part of the page did not load. Please check your connection and try again. If that does not help, reload the page.",
  );

let isHanging = false;

/**
 * Fetches code that is wanted now; code that is fetched ahead is imported without it.
 * @throws ChunkLoadError when it does not come: no connection, no answer in time, or gone with a newer version
 */
export function loadPart<T>(load: () => Promise<T>): Promise<T> {
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

/** Whether code did not come, as the bundler and `loadPart` say it. */
export const isNotLoaded = (error: unknown) => error instanceof Error && error.name === "ChunkLoadError";
