import "server-only";
import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { limiter } from "@/lib/limiter";
import type { Found } from "./pdf.worker";

/**
 * Milliseconds for one PDF. The work takes some hundredths of a second at most, so what takes longer is the machine.
 */
const TIMEOUT_MS = 10_000;
const START_TIMEOUT_MS = 30_000;
/** Megabytes of the worker's heap; the PDF's own bytes are not in it. */
const HEAP = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 16 };

// Development reloads modules; the workers must not pile up. (A test file's is ended with the file.)
const kept = globalThis as { pdfWorker?: Worker };
const enqueue = limiter(1);

/**
 * Looks into a PDF in a thread of its own, so that nobody else's request waits for it, one after the other.
 * @param bytes are handed over: use those that come back
 * @param timeoutMs milliseconds after which the thread is ended
 * @throws Error when the thread is late or dies; that says nothing against the file
 */
export function inspectPdf(
  bytes: Buffer,
  timeoutMs = TIMEOUT_MS,
): Promise<{ isEncrypted: boolean | null; bytes: Buffer }> {
  return enqueue(async () => {
    const worker = (kept.pdfWorker ??= await startWorker());
    // Small buffers share their memory with others, which must not go with them.
    const own = bytes.byteLength === bytes.buffer.byteLength ? bytes : new Uint8Array(bytes);
    worker.postMessage(own, [own.buffer as ArrayBuffer]);
    const found = (await nextMessage(worker, timeoutMs)) as Found;
    return { isEncrypted: found.isEncrypted, bytes: Buffer.from(found.bytes.buffer) };
  });
}

async function startWorker(): Promise<Worker> {
  const worker = new Worker(new URL("./pdf.worker.ts", import.meta.url), { resourceLimits: HEAP });
  // Unheard, the error of a worker that nobody is waiting for would end the process.
  worker.on("error", () => {});
  worker.on("exit", () => {
    if (kept.pdfWorker === worker) kept.pdfWorker = undefined;
  });
  await nextMessage(worker, START_TIMEOUT_MS);
  return worker;
}

/** The worker's next message. A worker that does not come up with one in time is ended. */
async function nextMessage(worker: Worker, timeoutMs: number): Promise<unknown> {
  worker.ref();
  try {
    const [message] = (await once(worker, "message", { signal: AbortSignal.timeout(timeoutMs) })) as unknown[];
    return message;
  } catch (error) {
    if (kept.pdfWorker === worker) kept.pdfWorker = undefined;
    void worker.terminate();
    throw error;
  } finally {
    // It waits for the next PDF without keeping the process from its end.
    worker.unref();
  }
}
