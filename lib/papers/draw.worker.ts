import { parentPort } from "node:worker_threads";
import type { Asked, Told } from "@/lib/worker-thread";
import { type Letter, letterPdf } from "./letter-pdf";
import type { Paper } from "./paper";
import { pdfOf } from "./pdf";

export type Work = { paper: Paper } | { letter: Letter };
/** Bytes, the words that cannot be written, or why neither. */
export type Drawn = { pdf: Uint8Array } | { unwritable: string[] } | { failed: string };

async function drawn(work: Work): Promise<Drawn> {
  try {
    return "paper" in work ? { pdf: await pdfOf(work.paper) } : await letterPdf(work.letter);
  } catch (error) {
    return { failed: String(error) };
  }
}

parentPort!.on("message", async ({ number, work }: Asked<Work>) => {
  parentPort!.postMessage({ number, done: await drawn(work) } satisfies Told<Drawn>);
});
parentPort!.postMessage("ready");
