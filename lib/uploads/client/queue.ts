import PQueue from "p-queue";

/**
 * Work of each kind at the same time. Two pictures of twelve megapixels are too much for a small phone; more than two
 * files on their way only make each of them slower.
 */
const AT_ONCE = { preparing: 1, sending: 2 };
export type Work = keyof typeof AT_ONCE;

/**
 * Does the work when its turn comes, in the order of asking within its kind.
 * @param signal stops waiting, with its reason, and gives the place to the next
 */
export type Enqueue = <T>(kind: Work, work: () => Promise<T>, signal?: AbortSignal) => Promise<T>;

/** The one queue of a page. Files are made ready while others are on their way, so each kind of work has a limit. */
export function createQueue(): Enqueue {
  const queues = {
    preparing: new PQueue({ concurrency: AT_ONCE.preparing }),
    sending: new PQueue({ concurrency: AT_ONCE.sending }),
  };
  return (kind, work, signal) => queues[kind].add(work, signal && { signal });
}
