import "server-only";
import { Worker } from "node:worker_threads";
import type { PdfFacts } from "@/lib/uploads/checks/table";
import { workerThread } from "@/lib/worker-thread";
import type { Found } from "./pdf.worker";

const TIMEOUT_MS = 10_000;
const HEAP = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 16 };

const inspect = workerThread<Uint8Array, Found>(
  "pdf-inspection",
  () => new Worker(new URL("./pdf.worker.ts", import.meta.url), { resourceLimits: HEAP }),
);

/**
 * @param bytes are handed over: use those that come back
 * @throws Error when the thread is late or dies; that says nothing against the file
 */
export async function inspectPdf(bytes: Buffer, timeoutMs = TIMEOUT_MS): Promise<{ facts: PdfFacts; bytes: Buffer }> {
  // Small buffers share their memory with others.
  const own = bytes.byteLength === bytes.buffer.byteLength ? bytes : new Uint8Array(bytes);
  const found = await inspect(own, timeoutMs, [own.buffer as ArrayBuffer]);
  return { facts: found.facts, bytes: Buffer.from(found.bytes.buffer) };
}
