import "server-only";
import { once } from "node:events";
import type { Transferable, Worker } from "node:worker_threads";
import PQueue from "p-queue";

const START_TIMEOUT_MS = 30_000;

export type WorkerRequest<Work> = { number: number; work: Work };
export type WorkerResponse<Done> = { number: number; done: Done };

type Thread = { queue: PQueue; number: number; worker?: Worker };

// One for the whole process: calls are bundled apart, and two copies would take each other's answers.
const threads = ((globalThis as { threads?: Map<string, Thread> }).threads ??= new Map<string, Thread>());

/**
 * A thread for work that would hold up requests; it takes one piece after the other.
 * @param make `new Worker(new URL("./some.worker.ts", import.meta.url))`: a bundler looks for just that
 * @returns does one piece; throws when the thread is late or dies, which says nothing about the work
 */
export function workerThread<Work, Done>(name: string, make: () => Worker) {
  const thread: Thread = threads.get(name) ?? { queue: new PQueue({ concurrency: 1 }), number: 0 };
  threads.set(name, thread);

  async function start() {
    const worker = make();
    // Unheard, the error of a thread that nobody is waiting for would end the process.
    worker.on("error", () => {});
    worker.on("exit", () => forget(worker));
    thread.worker = worker;
    await nextMessage(worker, START_TIMEOUT_MS);
    return worker;
  }

  function forget(worker: Worker) {
    if (thread.worker === worker) thread.worker = undefined;
  }

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

  /** @param timeoutMs for this piece @param transfer what is handed over and not copied */
  return (work: Work, timeoutMs: number, transfer: Transferable[] = []): Promise<Done> =>
    thread.queue.add(async () => {
      const worker = thread.worker ?? (await start());
      const number = (thread.number += 1);
      worker.postMessage({ number, work } satisfies WorkerRequest<Work>, transfer);
      const told = (await nextMessage(worker, timeoutMs)) as WorkerResponse<Done>;
      if (told.number !== number) throw new Error("A thread answered for another piece of work.");
      return told.done;
    });
}
