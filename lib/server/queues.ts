import { AsyncResource } from "node:async_hooks";
import PQueue from "p-queue";

export class QueueFull extends Error {
  override readonly name = "QueueFull";
}

/**
 * @param timeout milliseconds after which work gives its place to the next, and goes on: `add` rejects then
 * @param part who of the key it is for: see sharedQueue
 */
type Options = { signal?: AbortSignal; timeout?: number; part?: string };

/**
 * A queue of `concurrency` for each key, kept only while something is in it.
 * @param waiting of one key, at most: `add` throws QueueFull for more
 */
export function keyedQueue(concurrency: number, waiting = Infinity) {
  const queues = new Map<string, PQueue>();
  return function add<T>(key: string, work: () => Promise<T>, options?: Options): Promise<T> {
    let queue = queues.get(key);
    if (!queue) {
      queue = new PQueue({ concurrency });
      queue.once("idle", () => queues.delete(key));
      queues.set(key, queue);
    }
    if (queue.size >= waiting) throw new QueueFull();
    // Else the log would name the request whose end made room.
    return queue.add(AsyncResource.bind(work), options);
  };
}

/**
 * A keyedQueue in which one part of a key has `share` of its places, and waits for them by itself.
 * @param waiting of one part, and of one key, at most: `add` throws QueueFull for more, or rejects with it
 */
export function sharedQueue(share: number, concurrency: number, waiting: number) {
  const [ofPart, ofKey] = [keyedQueue(share, waiting), keyedQueue(concurrency, waiting)];
  return <T>(key: string, work: () => Promise<T>, options?: Options): Promise<T> =>
    ofPart(`${key} ${options?.part}`, () => ofKey(key, AsyncResource.bind(work), options));
}

/**
 * Runs `concurrency` pieces of work at once, one of each key; those that wait are taken by turns of their keys.
 * @param waiting as above
 */
export function fairQueue(concurrency: number, waiting = Infinity) {
  const all = new PQueue({ concurrency });
  // A key has one piece in the common queue at a time, and goes to its end with the next.
  const own = keyedQueue(1, waiting);
  return <T>(key: string, work: () => Promise<T>, options?: Options): Promise<T> =>
    own(key, () => all.add(AsyncResource.bind(work), options));
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
