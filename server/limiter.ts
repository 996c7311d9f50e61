import type { ServerResponse } from "node:http";
import PQueue from "p-queue";

/** Milliseconds after which a place goes to the next: a request that takes longer comes over a slow line. */
const HOLD_MS = 30_000;

/** Requests of one key in the app at the same time, and those that may wait for them. */
type Limit = { concurrent: number; queued: number };

export type Outcome = "acquired" | "aborted" | "queueFull";

/** Lets requests of each key through a few at a time; the others wait unread, and other keys do not wait for them. */
export function createLimiter({ concurrent, queued }: Limit) {
  const queues = new Map<string, PQueue>();

  function queueOf(key: string) {
    const queue = queues.get(key) ?? new PQueue({ concurrency: concurrent }).on("idle", () => queues.delete(key));
    queues.set(key, queue);
    return queue;
  }

  return {
    /** Resolves when the request may go on; its place is free again when the response closes. */
    async acquire(key: string, response: ServerResponse): Promise<Outcome> {
      const queue = queueOf(key);
      if (queue.size >= queued) return "queueFull";
      await new Promise<void>((acquired) => {
        void queue.add(() => {
          acquired();
          return closed(response);
        });
      });
      return response.closed || response.req.socket.destroyed ? "aborted" : "acquired";
    },
    waiting: () => [...queues.values()].reduce((sum, { size }) => sum + size, 0),
  };
}

async function closed(response: ServerResponse) {
  if (response.closed) return;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, HOLD_MS);
    response.once("close", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
