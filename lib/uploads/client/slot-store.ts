import { loggedInAgain } from "@/lib/browser/session-ended";
import { loadPart, RELOADING } from "@/lib/lazy-part";
import { isEncryptedPdf } from "@/lib/uploads/checks/encrypted-pdf";
import {
  checkBeforeUpload,
  claimedKind,
  PASSWORD_PDF,
  startsLike,
  UNREADABLE_PDF,
  UPLOAD_FAILED,
  WRONG_KIND,
} from "@/lib/uploads/policy";
import { dropNote, isKeepingNotes, keepNote, keepNotes, notesOf } from "./pending";
import { inBrowser, persist } from "./persist";
import { hireWorker, preparePicture } from "./prepare";
import { sendFile, SendFailure, type Uploaded } from "./send";

// All uploads of the page, above the forms, so that they go on while steps come and go. A slot is named by
// `<field>`, or `<person's id>.<field>`; see slotOf.

/** Uploads on the line at the same time: more only make each of them slower. */
const AT_ONCE = 2;

export type Upload = {
  /**
   * idle: nothing under way, but something to say. preparing: a picture is made smaller. sending: waits or is on its
   * way.
   */
  state: "idle" | "preparing" | "sending" | "failed" | "refused" | "done";
  name: string;
  /** Bytes of what is sent. */
  size: number;
  percent: number;
  /** What went wrong, for the person. */
  message: string | null;
  /** An address of a small picture of the picture; null for a PDF. */
  thumb: string | null;
  /** The file is at hand and a picture: it can be turned, and more pages can follow it. */
  isPicture: boolean;
  /**
   * The slot asks whether the picture can be read: once in a slot, until it is answered. The picture goes up meanwhile.
   */
  isBlurred: boolean;
  uploaded: Uploaded | null;
  /** Uploaded since the page was opened. */
  isFresh: boolean;
  /** The saved application holds it. */
  isSaved: boolean;
  /** The page was killed while the camera was open. */
  isLost: boolean;
  /** Photos kept for a PDF that was not made yet. */
  pages: readonly File[];
};

const NOTHING: Upload = {
  state: "idle",
  name: "",
  size: 0,
  percent: 0,
  message: null,
  thumb: null,
  isPicture: false,
  isBlurred: false,
  uploaded: null,
  isFresh: false,
  isSaved: false,
  isLost: false,
  pages: [],
};

type Job = { file: File; turns: number; stop: AbortController; why?: SendFailure["why"] };

const uploads = new Map<string, Upload>();
const jobs = new Map<string, Job>();
/** The file that each slot has asked about, because it looks blurred; null once another came or it was kept. */
const doubted = new Map<string, File | null>();
const listeners = new Set<() => void>();
let owner: string | null = null;

/** The store's name for a slot of a form. People are named by their id, because their places change. */
export const slotOf = (path: string, idOf: (index: string) => unknown) =>
  path.replace(/^\d+(?=\.)/, (index) => String(idOf(index) || index));

export const uploadOf = (slot: string) => uploads.get(slot);

export function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function put(slot: string, change: Partial<Upload> | null) {
  const before = uploads.get(slot);
  const after = change && { ...(before ?? NOTHING), ...change };
  if (before?.thumb && before.thumb !== after?.thumb) URL.revokeObjectURL(before.thumb);
  if (after) uploads.set(slot, after);
  else uploads.delete(slot);
  for (const listener of listeners) listener();
}

/** What the store has to know of the application: whose it is, and which files it holds. */
export type Application = { owner: string; saved: ReadonlySet<string>; isComplete: boolean; isKeeping: boolean };

/**
 * Brings the store in step with the application as it was read. The first time for a student, everything that a killed
 * page left behind is taken up again: files go up by themselves, and finished uploads come back to their slots.
 */
export function openUploads({ owner: now, saved, isComplete, isKeeping }: Application) {
  void keepNotes(isKeeping);
  for (const [slot, { uploaded, isSaved }] of uploads) {
    if (!uploaded || isSaved || !saved.has(uploaded.url)) continue;
    put(slot, { isSaved: true });
    void dropNote(now, slot, "uploaded");
  }
  if (owner === now) return;
  owner = now;
  doubted.clear();
  void notesOf(now).then((notes) => {
    if (owner !== now) return;
    for (const { slot, note } of notes) {
      const isOver = isComplete || (note.state === "uploaded" && saved.has(note.uploaded.url));
      if (isOver) void dropNote(now, slot, note.state);
      // Somebody was faster than the storage.
      else if (jobs.has(slot)) continue;
      else if (note.state === "asked") put(slot, { isLost: true });
      else if (note.state === "pages") put(slot, { pages: note.files });
      else if (note.state === "uploaded")
        put(slot, {
          state: "done",
          uploaded: note.uploaded,
          name: note.uploaded.name,
          size: note.uploaded.size,
        });
      else void run(slot, { file: note.file, turns: note.turns, stop: new AbortController() });
    }
  });
}

/** The picker or the camera is about to open; a phone may kill the page now. */
export function asked(slot: string) {
  if (owner) void keepNote(owner, slot, { state: "asked" });
  void warmUp();
}

/** It was closed, with a file or without. */
export function answered(slot: string) {
  if (owner) void dropNote(owner, slot, "asked");
  if (uploads.get(slot)?.isLost) put(slot, { isLost: false });
}

/** Takes a file for a slot: checks it, makes a picture smaller, and sends it. */
export function give(slot: string, file: File) {
  stop(slot);
  answered(slot);
  if (doubted.has(slot)) doubted.set(slot, null);
  const wrong = checkBeforeUpload(file);
  if (wrong) return refuse(slot, file, wrong);
  void run(slot, { file, turns: 0, stop: new AbortController() });
}

/** The person keeps a picture that looks blurred. */
export function keepBlurred(slot: string) {
  doubted.set(slot, null);
  put(slot, { isBlurred: false });
}

/** Whether to ask about a picture that looks blurred: the first of its slot, also when it is turned or sent again. */
function isDoubted(slot: string, file: File): boolean {
  if (!doubted.has(slot)) doubted.set(slot, file);
  return doubted.get(slot) === file;
}

/** Says at the slot why what was given to it is not taken. */
export function refuse(slot: string, file: { name: string; size: number }, message: string) {
  const pages = uploads.get(slot)?.pages ?? [];
  forget(slot);
  put(slot, { state: "refused", name: file.name, size: file.size, message, pages });
}

/** Tries again what failed. */
export function retry(slot: string) {
  const job = jobs.get(slot);
  if (job) void run(slot, { ...job, stop: new AbortController() });
}

/** Turns the picture by a quarter, clockwise, and sends it anew. */
export function rotate(slot: string) {
  const job = jobs.get(slot);
  if (!job) return;
  job.stop.abort();
  void run(slot, { file: job.file, turns: (job.turns + 1) % 4, stop: new AbortController() });
}

/** The picture as it was chosen, and how it was turned. */
export function pictureOf(slot: string) {
  const job = jobs.get(slot);
  return job && uploads.get(slot)?.isPicture ? { file: job.file, turns: job.turns } : null;
}

/** Keeps photos for one PDF until it is made; none drops them. */
export function keepPages(slot: string, pages: readonly File[]) {
  if (pages.length === 0 && !uploads.get(slot)?.pages.length) return;
  put(slot, { pages });
  if (!owner) return;
  if (pages.length > 0) void keepNote(owner, slot, { state: "pages", files: [...pages] });
  else void dropNote(owner, slot, "pages");
}

/** Stops what is under way and forgets the slot; what it held before stands in the form. */
export function forget(slot: string) {
  stop(slot);
  put(slot, null);
  if (!owner) return;
  for (const state of ["asked", "chosen", "pages"] as const) void dropNote(owner, slot, state);
}

/** A row of a list moved up, and its document with it. What the new place had belonged to the row that left. */
export function move(from: string, to: string) {
  forget(to);
  const doubt = doubted.get(from);
  doubted.delete(from);
  if (doubt === undefined) doubted.delete(to);
  else doubted.set(to, doubt);
  const [upload, job] = [uploads.get(from), jobs.get(from)];
  uploads.delete(from);
  jobs.delete(from);
  if (!upload) return;
  uploads.set(to, upload);
  if (owner) void dropNote(owner, from, "chosen");
  if (job && upload.state !== "done") {
    job.stop.abort();
    void run(to, { ...job, stop: new AbortController() });
  } else {
    if (job) jobs.set(to, job);
    if (owner && upload.uploaded && !upload.isSaved)
      void keepNote(owner, to, { state: "uploaded", uploaded: upload.uploaded });
    put(to, {});
  }
}

function stop(slot: string) {
  jobs.get(slot)?.stop.abort();
  jobs.delete(slot);
}

async function run(slot: string, job: Job) {
  const {
    file,
    turns,
    stop: { signal },
  } = job;
  jobs.set(slot, job);
  const kind = claimedKind(file.name, file.type);
  const isPicture = kind !== "pdf";
  const size = { name: file.name, size: file.size };
  const before = uploads.get(slot);
  put(slot, {
    ...NOTHING,
    ...size,
    state: isPicture ? "preparing" : "sending",
    isPicture,
    thumb: before?.thumb ?? null,
    pages: before?.pages ?? [],
    isFresh: true,
  });
  if (owner) void keepNote(owner, slot, { state: "chosen", file, turns });
  try {
    const wrong = await look(file, kind);
    if (signal.aborted) return;
    if (wrong) return refuse(slot, size, wrong);
    const ready = isPicture ? await preparePicture(file, { turns }) : { file, thumb: null, isBlurred: false };
    if (signal.aborted) return;
    const isBlurred = ready.isBlurred && isDoubted(slot, file);
    put(slot, {
      state: "sending",
      percent: 0,
      name: ready.file.name,
      size: ready.file.size,
      thumb: ready.thumb && URL.createObjectURL(ready.thumb),
      isBlurred,
    });
    const uploaded = await inLine(
      () =>
        persist(
          () =>
            sendFile(
              ready.file,
              (percent) => {
                if (!signal.aborted) put(slot, { percent });
              },
              signal,
            ),
          signal,
          { ...inBrowser, loggedInAgain },
        ),
      signal,
    );
    if (signal.aborted) return;
    if (owner) void keepNote(owner, slot, { state: "uploaded", uploaded });
    put(slot, { state: "done", uploaded, percent: 100, message: null });
  } catch (failure) {
    if (signal.aborted) return;
    const { message, why } =
      failure instanceof SendFailure ? failure : { message: UPLOAD_FAILED, why: "line" as const };
    if (why === "refused") return refuse(slot, size, message);
    job.why = why;
    put(slot, { state: "failed", message });
  }
}

/** What is wrong inside a file, as far as the browser can tell; the server looks closer. */
async function look(file: File, kind: ReturnType<typeof claimedKind>): Promise<string | null> {
  const head = new Uint8Array(await file.slice(0, 8).arrayBuffer());
  if (!kind || !startsLike(kind, head)) return WRONG_KIND;
  if (kind !== "pdf") return null;
  const isEncrypted = isEncryptedPdf(new Uint8Array(await file.arrayBuffer()));
  return isEncrypted === null ? UNREADABLE_PDF : isEncrypted ? PASSWORD_PDF : null;
}

let line: Promise<{ add: <T>(work: () => Promise<T>, options: { signal: AbortSignal }) => Promise<T> }> | undefined;

/** Loads the queue, once; again when the line was gone. */
const queue = () =>
  (line ??= import("p-queue")
    .then(({ default: PQueue }) => new PQueue({ concurrency: AT_ONCE }))
    .catch((error: unknown) => {
      line = undefined;
      throw error;
    }));

async function inLine<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
  await inBrowser.online(signal);
  return (await loadPart("queue", queue)).add(work, { signal });
}

/** Fetches what sending a photo takes while there is still a line: by the time the photo is taken it may be gone. */
export async function warmUp() {
  hireWorker();
  await queue().catch(() => {});
}

// The line is back: what failed for want of it goes on by itself.
if (typeof window !== "undefined") {
  window.addEventListener("online", () => {
    for (const [slot, { state }] of uploads) if (state === "failed" && jobs.get(slot)?.why === "line") retry(slot);
  });
  // Elsewhere a file that is not up yet is kept, and goes up when the page is back.
  window.addEventListener(RELOADING, (event) => {
    if (!isKeepingNotes() && [...uploads.values()].some(({ state }) => !["idle", "refused", "done"].includes(state)))
      event.preventDefault();
  });
}
