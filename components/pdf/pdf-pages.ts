import * as pdfjs from "pdfjs-dist/legacy/build/pdf.mjs";

// Loaded late, with the paper that needs it: staff look at one, and students join some.

export type PdfPages = {
  count: number;
  draw: (number: number, into: HTMLCanvasElement, look: Look) => Drawing;
  /** The text of a page, by which its dates are found; pages count from 1. */
  text: (number: number) => Promise<string>;
};
/** `width` in CSS pixels, quarter turns clockwise. */
type Look = { width: number; turns: number };
type Drawing = { done: Promise<void>; stop: () => void };

/** Some browsers draw nothing at all on a larger canvas. */
const PIXELS_MOST = 16_000_000;

let worker: pdfjs.PDFWorker | undefined;

/** One thread for all papers of the day. */
function thread() {
  worker ??= new pdfjs.PDFWorker({
    // Its types name no port of another kind.
    port: new Worker(new URL("pdfjs-dist/legacy/build/pdf.worker.mjs", import.meta.url), { type: "module" }) as never,
  });
  return worker;
}

/** Opens a PDF. @throws where its bytes cannot be read as one; `close` frees it */
export async function openPdf(bytes: ArrayBuffer): Promise<PdfPages & { close: () => void }> {
  const task = pdfjs.getDocument({ data: bytes, worker: thread(), isEvalSupported: false });
  const pdf = await task.promise;
  return {
    count: pdf.numPages,
    draw(number, into, { width, turns }) {
      let current: pdfjs.RenderTask | undefined;
      let isStopped = false;
      async function work() {
        const page = await pdf.getPage(number);
        if (isStopped) return;
        const rotation = (page.rotate + turns * 90) % 360;
        const plain = page.getViewport({ scale: 1, rotation });
        const sharp = (width / plain.width) * window.devicePixelRatio;
        const most = Math.sqrt(PIXELS_MOST / (plain.width * plain.height));
        const viewport = page.getViewport({ scale: Math.min(sharp, most), rotation });
        into.width = Math.floor(viewport.width);
        into.height = Math.floor(viewport.height);
        current = page.render({ canvasContext: into.getContext("2d")!, viewport });
        await current.promise;
      }
      return {
        done: work().catch((error: unknown) => {
          if (!isStopped) throw error;
        }),
        stop() {
          isStopped = true;
          current?.cancel();
        },
      };
    },
    async text(number) {
      const { items } = await (await pdf.getPage(number)).getTextContent();
      return items.map((item) => ("str" in item ? `${item.str}${item.hasEOL ? "\n" : " "}` : "")).join("");
    },
    close: () => void task.destroy(),
  };
}
