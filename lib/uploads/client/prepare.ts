import { PICTURE_LIMIT } from "@/lib/uploads/policy";
import { type Canvas, makeSmaller, type PictureDone, type PictureJob } from "./picture-work";
import type { Delivery, Order } from "./picture.worker";

/**
 * Milliseconds for one picture, after which its worker counts as dead: a phone that runs out of memory says nothing.
 */
const PATIENCE = 60_000;

/** `isBlurred` is false where nobody could look. */
export type Prepared = { file: File; thumb: Blob | null; isBlurred: boolean };

/**
 * A picture as it is sent: made smaller in a worker, else in the page, else as it came. Never fails: what no browser
 * can open goes to the server, which says why.
 * @param turns quarter turns clockwise
 * @param mustRedraw for a page of a PDF, which has to be a plain JPEG
 */
export async function preparePicture(
  file: File,
  { turns = 0, limit = PICTURE_LIMIT, mustRedraw = false } = {},
): Promise<Prepared> {
  const job = { picture: file, turns, limit, mustRedraw };
  const done = await inWorker(job);
  if (!done) return { file, thumb: null, isBlurred: false };
  const { thumb, isBlurred } = done;
  if (!done.picture) return { file, thumb, isBlurred };
  const name = done.picture.type === "image/png" ? file.name : `${file.name.replace(/\.[^.]*$/, "") || "photo"}.jpg`;
  return { file: new File([done.picture], name, { type: done.picture.type }), thumb, isBlurred };
}

/** Fetches the worker before it is needed: the line may be gone by the time the photo is taken. */
export const hireWorker = () => void open();

type Waiting = { resolve: (done: PictureDone | null | Promise<PictureDone | null>) => void; job: PictureJob };
const waiting = new Map<number, Waiting>();
let worker: Worker | null | undefined;
let count = 0;

/** The one worker of the page; null where it cannot be had. */
function open(): Worker | null {
  if (worker !== undefined) return worker;
  if (typeof Worker === "undefined" || typeof OffscreenCanvas === "undefined") return (worker = null);
  try {
    worker = new Worker(new URL("./picture.worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data: { id, done } }: MessageEvent<Delivery>) => {
      waiting.get(id)?.resolve(done);
      waiting.delete(id);
    };
    worker.onerror = () => {
      // It did not come, or died: what waits for it is done here, and so is what follows.
      worker?.terminate();
      worker = null;
      for (const { resolve, job } of waiting.values()) resolve(inPage(job));
      waiting.clear();
    };
  } catch {
    worker = null;
  }
  return worker;
}

function inWorker(job: PictureJob): Promise<PictureDone | null> {
  const hired = open();
  if (!hired) return inPage(job);
  const id = (count += 1);
  return new Promise((resolve) => {
    waiting.set(id, { resolve, job });
    hired.postMessage({ id, job } satisfies Order);
    setTimeout(
      () => {
        if (!waiting.delete(id)) return;
        // Not tried in the page as well: the same picture would take the page with it.
        resolve(null);
      },
      PATIENCE * (waiting.size + 1),
    );
  });
}

const inPage = (job: PictureJob) => makeSmaller(job, onPage).catch(() => null);

function onPage(width: number, height: number): Canvas {
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  return {
    draw: canvas,
    context: canvas.getContext("2d")!,
    toBlob: (type, quality) =>
      new Promise((resolve, reject) =>
        canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("No picture"))), type, quality),
      ),
  };
}
