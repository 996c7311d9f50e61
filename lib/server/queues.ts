import PQueue from "p-queue";

export function keyedQueue(concurrency: number) {
  const queues = new Map<string, PQueue>();
  return function add<T>(key: string, work: () => Promise<T>, options?: { signal: AbortSignal }): Promise<T> {
    let queue = queues.get(key);
    if (!queue) {
      queue = new PQueue({ concurrency });
      queue.once("idle", () => queues.delete(key));
      queues.set(key, queue);
    }
    return queue.add(work, options);
  };
}

/** Runs `concurrency` pieces of work at once, one of each key; those that wait are taken by turns of their keys. */
export function fairQueue(concurrency: number) {
  const all = new PQueue({ concurrency });
  const own = keyedQueue(1);
  return <T>(key: string, work: () => Promise<T>): Promise<T> => own(key, () => all.add(work));
}

/** @throws what `full` makes, where `amount` would go over `limit` */
export function ceiling(limit: number, full: () => Error) {
  let held = 0;
  return async function run<T>(amount: number, work: () => Promise<T>): Promise<T> {
    if (held + amount > limit) throw full();
    held += amount;
    try {
      return await work();
    } finally {
      held -= amount;
    }
  };
}
