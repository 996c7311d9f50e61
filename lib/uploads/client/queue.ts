import PQueue from "p-queue";

/** Two pictures of twelve megapixels are too much for a small phone. */
const AT_ONCE = { preparing: 1, sending: 2 };
export type QueuedWork = keyof typeof AT_ONCE;

/** @param signal stops waiting, with its reason */
export type Enqueue = <T>(kind: QueuedWork, work: () => Promise<T>, signal?: AbortSignal) => Promise<T>;

export function createQueue(): Enqueue {
  const queues = {
    preparing: new PQueue({ concurrency: AT_ONCE.preparing }),
    sending: new PQueue({ concurrency: AT_ONCE.sending }),
  };
  return (kind, work, signal) => queues[kind].add(work, signal && { signal });
}
