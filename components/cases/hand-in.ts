import { post } from "@/lib/browser/post";
import { announceSaved } from "@/lib/browser/saved";
import { saidBy } from "@/lib/messages/load-failures";
import { uploads } from "@/lib/uploads/client/page-uploads";
import type { Upload } from "@/lib/uploads/client/upload";

/** The request that a paper answers, and the day that its line bears, YYYY-MM-DD. */
export type Request = { caseId: string; answersId: number; happenedOn: string };

type HandInEnvironment = {
  uploads: {
    get: (slot: string) => Upload | undefined;
    forget: (slot: string) => void;
    subscribe: (listener: () => void) => () => void;
  };
  /** @throws what is to be said */
  send: (request: Request, url: string) => Promise<unknown>;
  onSent: () => void;
};

/** How the handing in of a slot's paper goes; undefined while there is nothing to hand in. */
export type HandIn = { url: string; problem: string | null };

/**
 * Hands in a paper as soon as its upload is done and nothing is asked about it, also after its page was left. The same
 * file is sent once; what failed is sent again on `retry`, or when another file is there.
 */
export function createHandIns({ uploads: store, send, onSent }: HandInEnvironment) {
  const requests = new Map<string, Request>();
  const underway = new Map<string, HandIn>();
  const listeners = new Set<() => void>();
  const put = (slot: string, handIn: HandIn | null) => {
    if (handIn) underway.set(slot, handIn);
    else underway.delete(slot);
    for (const listener of listeners) listener();
  };

  async function handIn(slot: string, request: Request, url: string) {
    put(slot, { url, problem: null });
    try {
      await send(request, url);
      requests.delete(slot);
      store.forget(slot);
      put(slot, null);
      onSent();
    } catch (error) {
      put(slot, { url, problem: saidBy(error) });
    }
  }

  function look() {
    for (const [slot, request] of requests) {
      const upload = store.get(slot);
      const url = upload?.state === "done" && !upload.question ? (upload.uploaded?.url ?? "") : "";
      if (url !== "" && underway.get(slot)?.url !== url) void handIn(slot, request, url);
    }
  }
  store.subscribe(look);

  return {
    /** The slot's next paper answers this request. */
    expect(slot: string, request: Request) {
      requests.set(slot, request);
      look();
    },
    get: (slot: string) => underway.get(slot),
    retry(slot: string) {
      const [request, failed] = [requests.get(slot), underway.get(slot)];
      if (request && failed?.problem) void handIn(slot, request, failed.url);
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export const handIns = createHandIns({
  uploads,
  send: (request, file) => post("cases/write", { ...request, kind: "answered", channel: "page", file }),
  onSent: announceSaved,
});
