import { parentPort } from "node:worker_threads";
import type { WorkerRequest, WorkerResponse } from "@/lib/worker-thread";
import { type PrintableLetter, letterPdf } from "./letter-pdf";
import type { Paper } from "./paper";
import { pdfOf } from "./pdf";

export type DrawWork = { paper: Paper } | { letter: PrintableLetter };
/** Bytes, the words that cannot be written, or why neither. */
export type Drawn = { pdf: Uint8Array } | { unwritable: string[] } | { failed: string };

async function drawn(work: DrawWork): Promise<Drawn> {
  try {
    return "paper" in work ? { pdf: await pdfOf(work.paper) } : await letterPdf(work.letter);
  } catch (error) {
    return { failed: String(error) };
  }
}

parentPort!.on("message", async ({ number, work }: WorkerRequest<DrawWork>) => {
  parentPort!.postMessage({ number, done: await drawn(work) } satisfies WorkerResponse<Drawn>);
});
parentPort!.postMessage("ready");
