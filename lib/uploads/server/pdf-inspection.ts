import "server-only";
import { Worker } from "node:worker_threads";
import type { PdfFacts } from "@/lib/uploads/checks/table";
import { workerThread } from "@/lib/worker-thread";
import type { Found } from "./pdf.worker";

/**
 * Milliseconds for one PDF. The work takes some hundredths of a second at most, so what takes longer is the machine.
 */
const TIMEOUT_MS = 10_000;
/** Megabytes of the worker's heap; the PDF's own bytes are not in it. */
const HEAP = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 16 };

const inspect = workerThread<Uint8Array, Found>(
  "pdf-inspection",
  () => new Worker(new URL("./pdf.worker.ts", import.meta.url), { resourceLimits: HEAP }),
);

/**
 * Looks into a PDF in a thread of its own, so that nobody else's request waits for it, one after the other. What has to
 * be unpacked of it is unpacked in yet another process (unpack.ts).
 * @param bytes are handed over: use those that come back
 * @param timeoutMs milliseconds after which the thread is ended
 * @throws Error when the thread is late or dies; that says nothing against the file
 */
export async function inspectPdf(bytes: Buffer, timeoutMs = TIMEOUT_MS): Promise<{ facts: PdfFacts; bytes: Buffer }> {
  // Small buffers share their memory with others, which must not go with them.
  const own = bytes.byteLength === bytes.buffer.byteLength ? bytes : new Uint8Array(bytes);
  const found = await inspect(own, timeoutMs, [own.buffer as ArrayBuffer]);
  return { facts: found.facts, bytes: Buffer.from(found.bytes.buffer) };
}
