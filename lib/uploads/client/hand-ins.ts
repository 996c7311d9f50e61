import { announceSaved } from "@/lib/browser/saved";
import { saidBy } from "@/lib/messages/load-failures";
import { uploads } from "./page-uploads";
import type { Upload } from "./upload";

/** Hands in the file at this address. @throws what is to be said */
export type Send = (url: string) => Promise<unknown>;

type HandInEnvironment = {
  uploads: {
    get: (slot: string) => Upload | undefined;
    forget: (slot: string) => void;
    subscribe: (listener: () => void) => () => void;
  };
  onSent: () => void;
};

/** How the handing in of a slot's paper goes; undefined while there is nothing to hand in. */
export type HandIn = { url: string; problem: string | null };

/**
 * Hands in a paper as soon as its upload is done and nothing is asked about it, also after its page was left. The same
 * file is sent once; what failed is sent again on `retry`, or when another file is there.
 */
export function createHandIns({ uploads: store, onSent }: HandInEnvironment) {
  const senders = new Map<string, Send>();
  const underway = new Map<string, HandIn>();
  const listeners = new Set<() => void>();
  const put = (slot: string, handIn: HandIn | null) => {
    if (handIn) underway.set(slot, handIn);
    else underway.delete(slot);
    for (const listener of listeners) listener();
  };

  async function handIn(slot: string, send: Send, url: string) {
    put(slot, { url, problem: null });
    try {
      await send(url);
      senders.delete(slot);
      store.forget(slot);
      put(slot, null);
      onSent();
    } catch (error) {
      put(slot, { url, problem: saidBy(error) });
    }
  }

  function look() {
    for (const [slot, send] of senders) {
      const upload = store.get(slot);
      const url = upload?.state === "done" && !upload.question ? (upload.uploaded?.url ?? "") : "";
      if (url !== "" && underway.get(slot)?.url !== url) void handIn(slot, send, url);
    }
  }
  store.subscribe(look);

  return {
    /** The slot's next paper goes there. */
    expect(slot: string, send: Send) {
      senders.set(slot, send);
      look();
    },
    get: (slot: string) => underway.get(slot),
    retry(slot: string) {
      const [send, failed] = [senders.get(slot), underway.get(slot)];
      if (send && failed?.problem) void handIn(slot, send, failed.url);
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export const handIns = createHandIns({ uploads, onSent: announceSaved });
