import { CHUNK_LOAD_TIMEOUT, loadPart } from "@/lib/browser/load-part";
import { KINDS } from "@/lib/uploads/policy";
import type { Joined, JoinedPart, JoinJob } from "./join-work";
import type { Unlocked, UnlockJob } from "./unlock-work";

export type PdfJob = UnlockJob | JoinJob;

/** Milliseconds: a phone that runs out of memory says nothing. Pictures that are made smaller take longest. */
const TIMEOUT_MS = { unlock: 60_000, join: 240_000 };

/** The file without its password, or why not; notLoaded: the code that opens it did not come. */
export type UnlockedFile = File | Exclude<Unlocked, object> | "notLoaded";

let starting: Promise<Worker | null> | undefined;

/** Fetches what opens and joins PDFs, some 260 KB, ahead of its work. Null where it runs in no worker. */
export const startPdfWorker = (): Promise<Worker | null> => (starting ??= readyWorker());

function endWorker(worker: Worker | null) {
  worker?.terminate();
  starting = undefined;
}

function readyWorker(): Promise<Worker | null> {
  if (typeof Worker === "undefined") return Promise.resolve(null);
  return new Promise((resolve) => {
    try {
      const worker = new Worker(new URL("./pdf.worker.ts", import.meta.url), { type: "module" });
      const heard = new AbortController();
      const end = (ready: Worker | null) => {
        clearTimeout(timer);
        heard.abort();
        if (!ready) endWorker(worker);
        resolve(ready);
      };
      const timer = setTimeout(() => end(null), CHUNK_LOAD_TIMEOUT);
      worker.addEventListener("message", () => end(worker), { signal: heard.signal });
      worker.addEventListener("error", () => end(null), { signal: heard.signal });
    } catch {
      resolve(null);
    }
  });
}

/** Opens a PDF on this device, with the user's or the owner's password, which goes nowhere else. Never fails. */
export async function unlockFile(file: File, password: string): Promise<UnlockedFile> {
  const done = await worked(
    { pdf: file, password },
    async () => (await import("./unlock-work")).unlockPdf,
    (unlocked) => unlocked !== "wrongPassword",
  );
  if (done === "failed") return "impossible";
  return typeof done === "string" ? done : pdfFile(done.pdf, file.name);
}

/** A JPEG, or a PDF of which these pages are taken. */
export type FileToJoin = { file: File; pages?: { index: number; turns: number }[] };

/** `hasSmaller`: pictures in it were made smaller, so that it fits. */
export type JoinedFile = { file: File; hasSmaller: boolean };

/**
 * One PDF of these files in their order; where it takes more than `limit` bytes, its pictures are made smaller, and it
 * may still take more. Never fails: "failed" where one of them cannot be read whole.
 */
export async function joinFiles(
  files: readonly FileToJoin[],
  name: string,
  limit: number,
): Promise<JoinedFile | "failed" | "notLoaded"> {
  const parts = files.map(({ file, pages }): JoinedPart => (pages ? { pdf: file, pages } : { picture: file }));
  const done = await worked<JoinJob, Joined | null>(
    { parts, limit },
    async () => (await import("./join-work")).joinParts,
    () => true,
  );
  if (typeof done === "string") return done;
  return done ? { file: pdfFile(done.pdf, name), hasSmaller: done.hasSmaller } : "failed";
}

const pdfFile = (pdf: Uint8Array, name: string) =>
  new File([pdf as Uint8Array<ArrayBuffer>], name, { type: KINDS.pdf.mime });

/** @param isLast whether the worker, which holds the documents, goes after this answer */
async function worked<Job extends PdfJob, Done>(
  job: Job,
  load: () => Promise<(job: Job) => Promise<Done>>,
  isLast: (done: Done) => boolean,
): Promise<Done | "failed" | "notLoaded"> {
  try {
    const worker = await startPdfWorker();
    if (worker) return await inWorker(worker, job, isLast);
    const work = await loadPart(load).catch(() => null);
    return work ? await work(job) : "notLoaded";
  } catch {
    return "failed";
  }
}

function inWorker<Done>(worker: Worker, job: PdfJob, isLast: (done: Done) => boolean): Promise<Done | "failed"> {
  return new Promise((resolve) => {
    const heard = new AbortController();
    const end = (done: Done | "failed") => {
      clearTimeout(timer);
      heard.abort();
      if (done === "failed" || isLast(done)) endWorker(worker);
      resolve(done);
    };
    // Not tried in the page: what takes a worker's memory would take the page with it.
    const timer = setTimeout(() => end("failed"), "parts" in job ? TIMEOUT_MS.join : TIMEOUT_MS.unlock);
    worker.addEventListener("message", ({ data }: MessageEvent<Done>) => end(data), { signal: heard.signal });
    worker.addEventListener("error", () => end("failed"), { signal: heard.signal });
    worker.postMessage(job);
  });
}
