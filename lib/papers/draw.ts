import "server-only";
import { Worker } from "node:worker_threads";
import { workerThread } from "@/lib/worker-thread";
import type { Drawn, DrawWork } from "./draw.worker";
import type { PrintableLetter } from "./letter-pdf";
import type { Paper } from "./paper";

/** Milliseconds: a PDF takes a tenth of a second. */
const TIMEOUT_MS = 20_000;
/** Megabytes: ten times what an application takes. */
const HEAP = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 };

const draw = workerThread<DrawWork, Drawn>(
  "papers",
  () => new Worker(new URL("./draw.worker.ts", import.meta.url), { resourceLimits: HEAP }),
);

/** A paper as a PDF, drawn in a thread. @throws Error when it cannot be drawn, or not in time */
export async function drawPaper(paper: Paper): Promise<Buffer> {
  const done = await draw({ paper }, TIMEOUT_MS);
  if (!("pdf" in done)) throw failure(done);
  return bufferOf(done.pdf);
}

/** A letter as a PDF. @throws Error as `drawPaper` */
export async function drawLetter(letter: PrintableLetter): ReturnType<typeof import("./letter-pdf").letterPdf> {
  const done = await draw({ letter }, TIMEOUT_MS);
  if ("failed" in done) throw failure(done);
  return "pdf" in done ? { pdf: bufferOf(done.pdf) } : done;
}

const failure = (done: Exclude<Drawn, { pdf: Uint8Array }>) =>
  new Error("failed" in done ? done.failed : "Not a paper.");
const bufferOf = ({ buffer, byteOffset, byteLength }: Uint8Array) => Buffer.from(buffer, byteOffset, byteLength);
