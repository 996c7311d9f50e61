import "server-only";
import { once } from "node:events";
import type { Transferable, Worker } from "node:worker_threads";
import { limiter } from "@/lib/limiter";

/** Milliseconds in which a thread has to come up. */
const START_TIMEOUT_MS = 30_000;

// Development reloads modules; the threads must not pile up. (Those of a test file are ended with the file.)
const threads = ((globalThis as { threads?: Map<string, Worker> }).threads ??= new Map<string, Worker>());

/**
 * A thread for work that would hold up everybody's requests. It comes up with the first piece of work, posts a message
 * when it is ready, and then one for each piece, which it is given one after the other.
 * @param name what no other thread is called
 * @param make makes it, with `new Worker(new URL("./some.worker.ts", import.meta.url))`: a bundler looks for just that
 * @returns does one piece; it throws when the thread is late or dies, which says nothing about the work
 */
export function workerThread<Work, Done>(name: string, make: () => Worker) {
  const enqueue = limiter(1);

  async function start() {
    const worker = make();
    // Unheard, the error of a thread that nobody is waiting for would end the process.
    worker.on("error", () => {});
    worker.on("exit", () => forget(worker));
    threads.set(name, worker);
    await nextMessage(worker, START_TIMEOUT_MS);
    return worker;
  }

  function forget(worker: Worker) {
    if (threads.get(name) === worker) threads.delete(name);
  }

  /** A thread that does not come up with a message in time is ended. */
  async function nextMessage(worker: Worker, timeoutMs: number): Promise<unknown> {
    worker.ref();
    try {
      const [message] = (await once(worker, "message", { signal: AbortSignal.timeout(timeoutMs) })) as unknown[];
      return message;
    } catch (error) {
      forget(worker);
      void worker.terminate();
      throw error;
    } finally {
      // It waits for the next piece without keeping the process from its end.
      worker.unref();
    }
  }

  /**
   * @param timeoutMs milliseconds for this piece
   * @param transfer what of it is handed over and not copied
   */
  return (work: Work, timeoutMs: number, transfer: Transferable[] = []): Promise<Done> =>
    enqueue(async () => {
      const worker = threads.get(name) ?? (await start());
      worker.postMessage(work, transfer);
      return (await nextMessage(worker, timeoutMs)) as Done;
    });
}
