// The process that opens PDFs, and nothing else: it holds no setting, no key and no person
// (docs/decisions/016-uploads-inspection.md).
import { Worker } from "node:worker_threads";

const { push } = Array.prototype;
globalThis.pdfjsWorker = await import("pdfjs-dist/legacy/build/pdf.worker.mjs");
const { getDocument } = await import("pdfjs-dist/legacy/build/pdf.mjs");
// What they put in its place, for a mistake of old engines, is many times as slow.
Array.prototype.push = push;
// Both of its halves run in this thread, and of what is sent with texts only the two lists are begun anew.
const { structuredClone } = globalThis;
globalThis.structuredClone = (value, options) =>
  value?.chunk?.items ? { ...value, chunk: { ...value.chunk } } : structuredClone(value, options);

/** Bytes of the whole process: beyond the first it ends at once, beyond the second after its answer. */
const MEMORY_MOST = 240 * 1024 * 1024;
const MEMORY_KEPT = 150 * 1024 * 1024;
/** Pages from the front and the back that are read whole; of others the upper part and the foot, up to a number. */
const WHOLE = { front: 3, back: 2 };
const PAGES_MOST = 60;
const UPPER = 0.6;
const FOOT = 0.12;
/** Letters in all. */
const TEXT_MOST = 200_000;

// Work keeps the one thread busy, so another one watches; JavaScript's own limits count no buffers.
const watch = new Int32Array(new SharedArrayBuffer(4));
const watcher = new Worker(
  `const { workerData } = require("node:worker_threads");
  for (;;) {
    Atomics.wait(workerData.watch, 0, 0);
    if (process.memoryUsage.rss() > workerData.most) process.kill(process.pid, "SIGKILL");
    Atomics.wait(workerData.watch, 0, 1, 3);
  }`,
  { eval: true, workerData: { watch, most: MEMORY_MOST }, resourceLimits: { maxOldGenerationSizeMb: 8 } },
);
watcher.unref();

function watching(isOn) {
  Atomics.store(watch, 0, isOn ? 1 : 0);
  Atomics.notify(watch, 0);
}

process.on("disconnect", () => process.kill(process.pid, "SIGKILL"));
process.on("message", async ({ bytes }) => {
  watching(true);
  const pages = await pagesOf(bytes).catch(() => null);
  watching(false);
  process.send({ pages, isUsedUp: process.memoryUsage.rss() > MEMORY_KEPT });
});
process.send("ready");

/** The texts of each page with their places; null for a page that is not read. */
async function pagesOf(bytes) {
  const task = getDocument({
    data: new Uint8Array(bytes),
    ...{ isEvalSupported: false, disableFontFace: true, useSystemFonts: false, useWorkerFetch: false },
    ...{ maxImageSize: 1, enableXfa: false, isOffscreenCanvasSupported: false, stopAtErrors: false, verbosity: 0 },
  });
  try {
    const pdf = await task.promise;
    const { numPages } = pdf;
    const pages = [];
    let left = TEXT_MOST;
    for (let number = 1; number <= Math.min(numPages, PAGES_MOST * 2); number += 1) {
      const isWhole = number <= WHOLE.front || number > numPages - WHOLE.back;
      if (left <= 0 || (!isWhole && number > PAGES_MOST)) {
        pages.push(null);
        continue;
      }
      const page = await pdf.getPage(number);
      const { items } = await page.getTextContent({ includeMarkedContent: false, disableNormalization: true });
      const [, bottom, , top] = page.view;
      const isRead = ({ str, transform }) => {
        const height = (transform[5] - bottom) / (top - bottom);
        return str.trim() !== "" && (isWhole || height > UPPER || height < FOOT);
      };
      const texts = [];
      for (const { str, transform, width } of items.filter(isRead)) {
        left -= str.length;
        if (left <= 0) break;
        texts.push([str, transform[0], transform[1], transform[4], transform[5], width]);
      }
      pages.push(left > 0 ? texts : null);
      page.cleanup();
    }
    return { count: numPages, pages };
  } finally {
    await task.destroy();
  }
}
