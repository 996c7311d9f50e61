import { parentPort } from "node:worker_threads";
import { openPdf } from "@/lib/uploads/checks/pdf-lock";
import { isCutPdf, shownOf } from "@/lib/uploads/checks/pdf-pages";
import type { PdfFacts } from "@/lib/uploads/checks/table";
import type { WorkerRequest, WorkerResponse } from "@/lib/worker-thread";
import { unpack } from "./unpack";

/** The bytes are handed over and back, never copied. */
export type Found = { facts: PdfFacts; bytes: Uint8Array<ArrayBuffer> };

async function factsOf(bytes: Uint8Array): Promise<PdfFacts> {
  const isCut = isCutPdf(bytes);
  const opened = openPdf(bytes);
  const shown = isCut || opened?.lock !== "open" ? null : await shownOf(bytes, unpack, opened.decrypt);
  return { isCut, lock: opened?.lock ?? null, shown };
}

parentPort!.on("message", async ({ number, work: bytes }: WorkerRequest<Found["bytes"]>) => {
  const done = { facts: await factsOf(bytes), bytes };
  parentPort!.postMessage({ number, done } satisfies WorkerResponse<Found>, [bytes.buffer]);
});
parentPort!.postMessage("ready");
