import { parentPort } from "node:worker_threads";
import { isEncryptedPdf } from "@/lib/uploads/checks/encrypted-pdf";
import type { Asked, Told } from "@/lib/worker-thread";

/** What was found in a PDF, and its bytes again: they are handed over and back, never copied. */
export type Found = { isEncrypted: boolean | null; bytes: Uint8Array<ArrayBuffer> };

parentPort!.on("message", ({ number, work: bytes }: Asked<Found["bytes"]>) => {
  const done = { isEncrypted: isEncryptedPdf(bytes), bytes };
  parentPort!.postMessage({ number, done } satisfies Told<Found>, [bytes.buffer]);
});
parentPort!.postMessage("ready");
