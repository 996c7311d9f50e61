import { isOffline } from "@/lib/browser/post";
import { announceSaved } from "@/lib/browser/saved";
import { saidBy } from "@/lib/messages/load-failures";
import { type Doubt, type HandIn, isOnItsWay } from "./hand-in";
import { onOnline, uploads } from "./page-uploads";
import type { Upload } from "./upload";

/** Hands in the file at this address. @throws what is to be said */
export type Send = (url: string) => Promise<unknown>;

type Way = {
  send: Send;
  /** Looks whether the paper fits, before it is handed in; null where nothing speaks against it. Never fails. */
  doubt?: (url: string) => Promise<Doubt | null>;
  /** Keeps that the student says it is right. */
  sayRight?: (url: string) => Promise<unknown>;
  /** Told what is wrong with a paper, or null once it is handed in. @param isLeft whether the slot is off the page */
  onEnd: (problem: string | null, isLeft: boolean) => void;
};

type HandInEnvironment = {
  uploads: {
    get: (slot: string) => Upload | undefined;
    forget: (slot: string) => void;
    subscribe: (listener: () => void) => () => void;
  };
  onSent: () => void;
  onOnline: (listener: () => void) => void;
};

/**
 * Hands in a paper as soon as its upload is done and nothing is asked about it, also after its page was left. What may
 * not fit waits for `sayRight`, or for another file. A slot's files are handed in one after the other, each once; what
 * failed is sent again on `retry`, when the line is back, or when another file is there.
 */
export function createHandIns({ uploads: store, onSent, onOnline }: HandInEnvironment) {
  const ways = new Map<string, Way & { isLeft: boolean; known: string | null }>();
  const underway = new Map<string, HandIn>();
  const listeners = new Set<() => void>();
  const put = (slot: string, handIn: HandIn | null) => {
    if (handIn) underway.set(slot, handIn);
    else underway.delete(slot);
    for (const listener of listeners) listener();
  };

  async function handIn(slot: string, url: string, isSure = false) {
    const started: HandIn = { url, problem: null, isCutOff: false, doubt: null };
    put(slot, started);
    const { doubt: ask } = ways.get(slot)!;
    const doubt = isSure || !ask ? null : await ask(url);
    if (doubt || fileIn(slot) !== url) {
      put(slot, doubt && { ...started, doubt });
      look();
      const { onEnd, isLeft } = ways.get(slot)!;
      if (doubt && isLeft && underway.get(slot)?.doubt === doubt) onEnd(doubt.words.join(" "), isLeft);
      return;
    }
    let failed: HandIn | null = null;
    try {
      const way = ways.get(slot)!;
      if (isSure) await way.sayRight?.(url);
      await way.send(url);
      // Another file may have come meanwhile.
      if (fileIn(slot) === url) store.forget(slot);
    } catch (error) {
      failed = { ...started, problem: saidBy(error), isCutOff: isOffline(error) };
    }
    put(slot, failed);
    if (!failed) onSent();
    look();
    // Of a file that is not there any more, nobody wants to hear that it failed.
    if (failed && underway.get(slot) !== failed) return;
    const { onEnd, isLeft } = ways.get(slot)!;
    onEnd(failed && failed.problem, isLeft);
  }

  /** What a slot holds that nothing is asked about; "" while there is no such file. */
  function fileIn(slot: string) {
    const upload = store.get(slot);
    return upload?.state === "done" && !upload.question ? (upload.uploaded?.url ?? "") : "";
  }

  function look() {
    for (const [slot, way] of ways) {
      const wrong = store.get(slot)?.message ?? null;
      if (way.isLeft && wrong !== null && wrong !== way.known) way.onEnd(wrong, true);
      way.known = wrong;
      const [url, last] = [fileIn(slot), underway.get(slot)];
      if (last && (isOnItsWay(last) || last.url === url)) continue;
      if (url !== "") void handIn(slot, url);
      // It was removed: what went wrong with it is over.
      else if (last) put(slot, null);
    }
  }
  store.subscribe(look);

  function retry(slot: string) {
    const failed = underway.get(slot);
    if (failed && failed.problem !== null && failed.url === fileIn(slot)) void handIn(slot, failed.url);
  }
  onOnline(() => {
    for (const [slot, { isCutOff }] of underway) if (isCutOff) retry(slot);
  });

  return {
    /** The student looked at what may not fit, and hands it in. */
    sayRight(slot: string) {
      const held = underway.get(slot);
      if (held?.doubt && held.url === fileIn(slot)) void handIn(slot, held.url, true);
    },
    /** The slot's papers go this way from now on. @returns what to call when the slot leaves the page */
    expect(slot: string, given: Way) {
      const way = { ...given, isLeft: false, known: null };
      ways.set(slot, way);
      look();
      return () => {
        way.isLeft = true;
      };
    },
    get: (slot: string) => underway.get(slot),
    retry,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export const handIns = createHandIns({ uploads, onSent: announceSaved, onOnline });
