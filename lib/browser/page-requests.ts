import { noAnswer, serverFailed } from "@/lib/messages/load-failures";

// Next's router asks once for the page of a followed link, and where that fails it leaves for the browser's own error
// page. Here the request waits and tries again instead, so that the page that is open stays, with all that was typed in
// it.

/** The least time between two tries of an address that fails, in milliseconds. */
const PAUSE = 2000;
/** Each pause is a second longer than the one before, up to this many milliseconds. */
const LONGEST_PAUSE = 10_000;
/** After so many milliseconds without an answer it is said that none comes; the request goes on. */
const SILENCE = 10_000;

const nobody = () => {};
let started = nobody;
let changed = nobody;
let trouble: string | undefined;
/** Counts what was followed: only the last one is waited for. */
let followed = 0;
/** When each address failed last. */
const failures = new Map<string, number>();
const waiting = new Set<(early: true) => void>();

/** The sentence for the page that is waited for, once it has failed for a few seconds. */
export const getTrouble = () => trouble;

/** For the one notice: tells it of each trouble, and of its end. Returns how to stop. */
export function onTrouble(listener: () => void) {
  changed = listener;
  return () => {
    changed = nobody;
  };
}

/** For the one notice: tells it, within the router's own transition, that a page is asked for. Returns how to stop. */
export function onFollowed(listener: () => void) {
  started = listener;
  return () => {
    started = nobody;
  };
}

/** Ends every pause, and every try that has no answer yet; each begins anew. */
export function tryAgain() {
  say(undefined);
  for (const wake of waiting) wake(true);
}

/** Next calls this when a link is followed (instrumentation-client.ts). What was waited for before is dropped. */
export function onRouterTransitionStart() {
  followed += 1;
  tryAgain();
  started();
}

function say(sentence: string | undefined) {
  trouble = sentence;
  changed();
}

/**
 * Waits. @returns true when somebody presses or goes elsewhere meanwhile, or the line comes back, where that `wakes` it
 */
function pause(milliseconds: number, wakes: boolean) {
  return new Promise<boolean>((resolve) => {
    const end = (early: boolean) => {
      waiting.delete(end);
      resolve(early);
    };
    window.setTimeout(end, milliseconds, false);
    if (wakes) waiting.add(end);
  });
}

async function askPatiently(ask: typeof fetch, url: URL, init: RequestInit) {
  const path = url.pathname;
  const mine = followed;
  // What belongs to the page that is open goes on, whatever is followed meanwhile.
  const isDropped = () => mine !== followed && path !== location.pathname;
  let since = performance.now();
  let wait = PAUSE;
  for (;;) {
    const failed = failures.get(path);
    if (failed !== undefined) await pause(failed + PAUSE - performance.now(), false);
    // Nobody waits for it any more. A refusal would send the router to the address itself.
    if (isDropped()) return new Promise<never>(() => {});
    const giveUp = new AbortController();
    const stop = () => giveUp.abort();
    const silence = window.setTimeout(say, SILENCE, noAnswer());
    waiting.add(stop);
    let sentence = noAnswer();
    try {
      const answer = await ask(url, { ...init, signal: init.signal ?? giveUp.signal });
      // The line may also drop half-way, where the router could not ask again.
      await answer.clone().arrayBuffer();
      // 404 and the like are pages of ours; 429 and 5xx are not.
      if (answer.status < 429) {
        if (!isDropped()) say(undefined);
        return answer;
      }
      sentence = serverFailed();
    } catch (error) {
      if (init.signal?.aborted) throw error;
    } finally {
      window.clearTimeout(silence);
      waiting.delete(stop);
    }
    let early = giveUp.signal.aborted;
    if (!early && !isDropped()) {
      failures.set(path, performance.now());
      // A short cut in the line is over before it is spoken of.
      if (performance.now() - since >= PAUSE) say(sentence);
      early = await pause(wait, true);
    }
    wait = early ? PAUSE : Math.min(wait + 1000, LONGEST_PAUSE);
    if (early) since = performance.now();
  }
}

if (typeof window !== "undefined") {
  const ask = window.fetch;
  window.fetch = (input, init) => {
    const headers = init?.headers as Record<string, string> | undefined;
    // A page of a followed link; what is fetched ahead may fail, and is asked for again when it is wanted.
    return headers?.["rsc"] && !headers["next-router-prefetch"]
      ? askPatiently(ask, input as URL, init!)
      : ask(input, init);
  };
  window.addEventListener("online", tryAgain);
}
