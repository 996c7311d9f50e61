import type PQueue from "p-queue";

/** Two pictures of twelve megapixels are too much for a small phone. */
const AT_ONCE = { preparing: 1, sending: 2 };
export type QueuedWork = keyof typeof AT_ONCE;

/** @param signal stops waiting, with its reason */
export type Enqueue = <T>(kind: QueuedWork, work: () => Promise<T>, signal?: AbortSignal) => Promise<T>;

export const loadPQueue = () => import("p-queue");

/** Where the code of the queue does not come, work waits for nothing. */
export function createQueue(): Enqueue {
  let queues: Record<QueuedWork, PQueue> | undefined;
  return async (kind, work, signal) => {
    const loaded = queues ? undefined : await loadPQueue().catch(() => undefined);
    if (loaded)
      queues ??= {
        preparing: new loaded.default({ concurrency: AT_ONCE.preparing }),
        sending: new loaded.default({ concurrency: AT_ONCE.sending }),
      };
    signal?.throwIfAborted();
    return queues ? queues[kind].add(work, signal && { signal }) : work();
  };
}
