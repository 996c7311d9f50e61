import { type QuestionWords, questionNamed } from "@/lib/uploads/checks/table";
import { namedAs, PICTURE_LIMIT } from "@/lib/uploads/policy";
import type { Canvas, PictureDone, PictureJob } from "./picture-work";

/** Milliseconds: a phone that runs out of memory says nothing. */
const TIMEOUT_MS = 60_000;

/** `question`: null where there is none, or pixels could not be read. */
export type Prepared = { file: File; thumb: Blob | null; question: QuestionWords | null };

export type PrepareOptions = { turns?: number; limit?: number; mustRedraw?: boolean };

/** A picture made smaller in a worker, else in the page, else as it came. Never fails. */
export async function preparePicture(
  file: File,
  { turns = 0, limit = PICTURE_LIMIT, mustRedraw = false }: PrepareOptions = {},
): Promise<Prepared> {
  const done = await inWorker({ picture: file, turns, limit, mustRedraw });
  if (!done) return { file, thumb: null, question: null };
  const { picture, thumb, asking } = done;
  const question = questionNamed(asking);
  if (!picture) return { file, thumb, question };
  const name = picture.type === "image/png" ? file.name : namedAs("jpeg", file.name);
  return { file: new File([picture], name, { type: picture.type }), thumb, question };
}

let worker: Worker | null | undefined;

/** Fetched early: the network may be gone by the time a photo is taken. */
export const warmUpPictures = () => void (startWorker() ?? loadWork().catch(() => null));

function startWorker(): Worker | null {
  if (worker !== undefined) return worker;
  if (typeof Worker === "undefined" || typeof OffscreenCanvas === "undefined") return (worker = null);
  try {
    worker = new Worker(new URL("./picture.worker.ts", import.meta.url), { type: "module" });
    worker.addEventListener("error", () => endWorker(null));
  } catch {
    worker = null;
  }
  return worker;
}

function endWorker(next: null | undefined) {
  worker?.terminate();
  worker = next;
}

function inWorker(job: PictureJob): Promise<PictureDone | null> {
  const started = startWorker();
  if (!started) return inPage(job);
  return new Promise((resolve) => {
    const heard = new AbortController();
    const end = (done: PictureDone | null | Promise<PictureDone | null>) => {
      clearTimeout(timer);
      heard.abort();
      resolve(done);
    };
    const timer = setTimeout(() => {
      endWorker(undefined);
      // Not tried in the page: the same picture would take the page with it.
      end(null);
    }, TIMEOUT_MS);
    started.addEventListener("message", ({ data }: MessageEvent<PictureDone | null>) => end(data), {
      signal: heard.signal,
    });
    started.addEventListener("error", () => end(inPage(job)), { signal: heard.signal });
    started.postMessage(job);
  });
}

const loadWork = () => import("./picture-work");
const inPage = (job: PictureJob) =>
  loadWork()
    .then(({ makeSmaller }) => makeSmaller(job, onPage))
    .catch(() => null);

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
