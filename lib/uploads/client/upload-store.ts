import { type Content, once, type PdfFacts, problemOfClaim, problemOfContent } from "@/lib/uploads/checks/table";
import { refusalText } from "@/lib/messages/refusal-text";
import { type KindName, seemsPicture } from "@/lib/uploads/policy";
import { fileAs, fileKind } from "./file-kind";
import type { Notes } from "./notes";
import type { Prepared, PrepareOptions } from "./prepare";
import type { Enqueue } from "./queue";
import { type RetryEnvironment, withRetries } from "./retry";
import { SendFailure, type Uploaded, uploadFailed } from "./send";
import { NO_UPLOAD, type Upload } from "./upload";

/** What the uploads need of the page around them; a test hands in its own. */
export type UploadEnvironment = {
  notes: Notes;
  enqueue: Enqueue;
  retry: RetryEnvironment;
  prepare: (file: File, options: PrepareOptions) => Promise<Prepared>;
  /** @throws SendFailure, or AbortError when stopped */
  send: (file: File, onProgress: (percent: number) => void, signal: AbortSignal) => Promise<Uploaded>;
  /** Fetches what preparing takes while there is still a network: by the time a photo is taken it may be gone. */
  warmUp: () => void;
  /** Makes an address for a small picture, and forgets one. */
  previews: { create: (picture: Blob) => string; revoke: (address: string) => void };
  /** Calls back whenever the network comes back. */
  onOnline: (listener: () => void) => void;
};

/** What the store has to know of the application: whose it is, and which files it holds. */
export type Application = { owner: string; saved: ReadonlySet<string>; isComplete: boolean; isKeeping: boolean };

type Job = { file: File; turns: number; stop: AbortController; why?: SendFailure["why"] };

/** The store's name for a slot of a form: `<field>`, or `<person's id>.<field>`, because people change their places. */
export const slotOf = (path: string, idOf: (index: string) => unknown) =>
  path.replace(/^\d+(?=\.)/, (index) => String(idOf(index) || index));

/** All uploads of the page, above the forms, so that they go on while steps come and go. */
export class UploadStore {
  readonly #environment: UploadEnvironment;
  readonly #uploads = new Map<string, Upload>();
  readonly #jobs = new Map<string, Job>();
  /** The file that each slot has asked about; null once another came or it was kept. */
  readonly #blurQuestions = new Map<string, File | null>();
  readonly #listeners = new Set<() => void>();
  #owner: string | null = null;

  constructor(environment: UploadEnvironment) {
    this.#environment = environment;
    environment.onOnline(() => {
      for (const [slot, { state }] of this.#uploads)
        if (state === "failed" && this.#jobs.get(slot)?.why === "network") this.retry(slot);
    });
  }

  get = (slot: string) => this.#uploads.get(slot);

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /**
   * Brings the store in step with the application as it was read. The first time for a student, everything that a
   * killed page left behind is taken up again: files go up by themselves, finished uploads come back to their slots.
   */
  async open({ owner, saved, isComplete, isKeeping }: Application): Promise<void> {
    const { notes } = this.#environment;
    void notes.setKeeping(isKeeping);
    for (const [slot, { uploaded, isSaved }] of this.#uploads) {
      if (!uploaded || isSaved || !saved.has(uploaded.url)) continue;
      this.#put(slot, { isSaved: true });
      void notes.drop(owner, slot, "uploaded");
    }
    if (this.#owner === owner) return;
    this.#owner = owner;
    this.#blurQuestions.clear();
    const kept = await notes.of(owner);
    if (this.#owner !== owner) return;
    for (const { slot, note } of kept) {
      if (isComplete || (note.state === "uploaded" && saved.has(note.uploaded.url)))
        void notes.drop(owner, slot, note.state);
      // Somebody was faster than the storage.
      else if (this.#jobs.has(slot)) continue;
      else if (note.state === "asked") this.#put(slot, { isLost: true });
      else if (note.state === "pages") this.#put(slot, { pages: note.files });
      else if (note.state === "chosen") this.#start(slot, note);
      else {
        const { uploaded } = note;
        this.#put(slot, { state: "done", uploaded, name: uploaded.name, size: uploaded.size });
      }
    }
  }

  warmUp = () => this.#environment.warmUp();

  /** The picker or the camera is about to open; a phone may kill the page now. */
  pickerOpened(slot: string) {
    if (this.#owner) void this.#environment.notes.keep(this.#owner, slot, { state: "asked" });
    this.warmUp();
  }

  /** It was closed, with a file or without. */
  pickerClosed(slot: string) {
    if (this.#owner) void this.#environment.notes.drop(this.#owner, slot, "asked");
    if (this.#uploads.get(slot)?.isLost) this.#put(slot, { isLost: false });
  }

  /** Takes a file for a slot: checks it, makes a picture smaller, and sends it. */
  add(slot: string, file: File) {
    this.#stop(slot);
    this.pickerClosed(slot);
    if (this.#blurQuestions.has(slot)) this.#blurQuestions.set(slot, null);
    const problem = problemOfClaim("browser", file);
    if (problem) this.refuse(slot, file, refusalText(problem.code, problem.message));
    else this.#start(slot, { file, turns: 0 });
  }

  /** Says at the slot why what was given to it is not taken. */
  refuse(slot: string, file: { name: string; size: number }, message: string) {
    const pages = this.#uploads.get(slot)?.pages ?? [];
    this.forget(slot);
    this.#put(slot, { state: "refused", name: file.name, size: file.size, message, pages });
  }

  /** The person keeps the picture that the slot asks about. */
  keepPicture(slot: string) {
    this.#blurQuestions.set(slot, null);
    this.#put(slot, { question: null });
  }

  /** Tries again what failed. */
  retry(slot: string) {
    const job = this.#jobs.get(slot);
    if (job) this.#start(slot, job);
  }

  /** Turns the picture by a quarter, clockwise, and sends it anew. */
  rotate(slot: string) {
    const job = this.#jobs.get(slot);
    if (!job) return;
    job.stop.abort();
    this.#start(slot, { file: job.file, turns: (job.turns + 1) % 4 });
  }

  /** The picture as it was chosen, and how it was turned. */
  pictureOf(slot: string) {
    const job = this.#jobs.get(slot);
    return job && this.#uploads.get(slot)?.isPicture ? { file: job.file, turns: job.turns } : null;
  }

  /** Makes a picture ready for a page of a PDF, when its turn comes. */
  preparePage(file: File, options: Pick<PrepareOptions, "turns" | "limit">): Promise<Prepared> {
    const { enqueue, prepare } = this.#environment;
    return enqueue("preparing", () => prepare(file, { ...options, mustRedraw: true }));
  }

  /** Keeps photos for one PDF until it is made; none drops them. */
  keepPages(slot: string, pages: readonly File[]) {
    if (pages.length === 0 && !this.#uploads.get(slot)?.pages.length) return;
    this.#put(slot, { pages });
    const { notes } = this.#environment;
    if (!this.#owner) return;
    if (pages.length > 0) void notes.keep(this.#owner, slot, { state: "pages", files: [...pages] });
    else void notes.drop(this.#owner, slot, "pages");
  }

  /** Stops what is under way and forgets the slot; what it held before stands in the form. */
  forget(slot: string) {
    this.#stop(slot);
    this.#put(slot, null);
    if (!this.#owner) return;
    for (const state of ["asked", "chosen", "pages"] as const)
      void this.#environment.notes.drop(this.#owner, slot, state);
  }

  /** A row of a list moved up, and its document with it. What the new place had belonged to the row that left. */
  move(from: string, to: string) {
    this.forget(to);
    const question = this.#blurQuestions.get(from);
    this.#blurQuestions.delete(from);
    if (question === undefined) this.#blurQuestions.delete(to);
    else this.#blurQuestions.set(to, question);
    const [upload, job] = [this.#uploads.get(from), this.#jobs.get(from)];
    this.#uploads.delete(from);
    this.#jobs.delete(from);
    if (!upload) return;
    this.#uploads.set(to, upload);
    const { notes } = this.#environment;
    if (this.#owner) void notes.drop(this.#owner, from, "chosen");
    if (job && upload.state !== "done") {
      job.stop.abort();
      this.#start(to, job);
    } else {
      if (job) this.#jobs.set(to, job);
      if (this.#owner && upload.uploaded && !upload.isSaved)
        void notes.keep(this.#owner, to, { state: "uploaded", uploaded: upload.uploaded });
      this.#put(to, {});
    }
  }

  #put(slot: string, change: Partial<Upload> | null) {
    const before = this.#uploads.get(slot);
    const after = change && { ...(before ?? NO_UPLOAD), ...change };
    if (before?.thumb && before.thumb !== after?.thumb) this.#environment.previews.revoke(before.thumb);
    if (after) this.#uploads.set(slot, after);
    else this.#uploads.delete(slot);
    for (const listener of this.#listeners) listener();
  }

  #stop(slot: string) {
    this.#jobs.get(slot)?.stop.abort();
    this.#jobs.delete(slot);
  }

  /** Whether to ask about a picture: the first of its slot, also when it is turned or sent again. */
  #mayAsk(slot: string, file: File): boolean {
    if (!this.#blurQuestions.has(slot)) this.#blurQuestions.set(slot, file);
    return this.#blurQuestions.get(slot) === file;
  }

  #start(slot: string, { file, turns }: Pick<Job, "file" | "turns">) {
    const { notes } = this.#environment;
    const job = { file, turns, stop: new AbortController() };
    const isPicture = seemsPicture(file.name, file.type);
    const before = this.#uploads.get(slot);
    this.#jobs.set(slot, job);
    this.#put(slot, {
      ...NO_UPLOAD,
      state: isPicture ? "preparing" : "sending",
      name: file.name,
      size: file.size,
      isPicture,
      thumb: before?.thumb ?? null,
      pages: before?.pages ?? [],
      isFresh: true,
    });
    if (this.#owner) void notes.keep(this.#owner, slot, { state: "chosen", file, turns });
    void this.#run(slot, job);
  }

  async #run(slot: string, job: Job) {
    const { notes } = this.#environment;
    const {
      file,
      stop: { signal },
    } = job;
    try {
      const { kind, start } = await fileKind(file);
      const problem = await problemOfContent("browser", contentOf(file, kind, start));
      if (signal.aborted) return;
      if (problem || kind === null) return this.refuse(slot, file, refusalText(problem?.code, problem?.message ?? ""));
      const isPicture = kind !== "pdf";
      if (this.#uploads.get(slot)?.isPicture !== isPicture)
        this.#put(slot, { isPicture, state: isPicture ? "preparing" : "sending" });
      const own = fileAs(kind, file);
      const ready = isPicture ? await this.#prepare(own, job) : { file: own, thumb: null, question: null };
      if (signal.aborted) return;
      this.#put(slot, {
        state: "sending",
        percent: 0,
        name: ready.file.name,
        size: ready.file.size,
        thumb: ready.thumb && this.#environment.previews.create(ready.thumb),
        question: ready.question && this.#mayAsk(slot, file) ? ready.question : null,
      });
      const uploaded = await this.#send(slot, ready.file, signal);
      if (signal.aborted) return;
      if (this.#owner) void notes.keep(this.#owner, slot, { state: "uploaded", uploaded });
      this.#put(slot, { state: "done", uploaded, percent: 100, message: null });
    } catch (error) {
      if (signal.aborted) return;
      const failure = error instanceof SendFailure ? error : new SendFailure(uploadFailed(), "network");
      if (failure.why === "refused") return this.refuse(slot, file, failure.message);
      job.why = failure.why;
      this.#put(slot, { state: "failed", message: failure.message });
    }
  }

  #prepare(file: File, { turns, stop: { signal } }: Job): Promise<Prepared> {
    const { enqueue, prepare } = this.#environment;
    // The queue is not given the signal: a picture that is being drawn cannot be stopped, and keeps its place.
    return enqueue("preparing", async () => {
      signal.throwIfAborted();
      return prepare(file, { turns });
    });
  }

  async #send(slot: string, file: File, signal: AbortSignal): Promise<Uploaded> {
    const { enqueue, retry, send } = this.#environment;
    const onProgress = (percent: number) => {
      if (!signal.aborted) this.#put(slot, { percent });
    };
    await retry.online(signal);
    return enqueue("sending", () => withRetries(() => send(file, onProgress, signal), signal, retry), signal);
  }
}

/** What only a PDF needs, fetched with the rest of what preparing takes; null where it does not come. */
export const loadPdfCheck = () => import("@/lib/uploads/checks/pdf-lock").catch(() => null);

/** How the browser finds out what the checks ask of a file. */
const contentOf = (file: File, kind: KindName | null, start: Uint8Array): Content => ({
  kind,
  start,
  pdf: once(async (): Promise<PdfFacts> => {
    const check = await loadPdfCheck();
    // Where it did not come, the server alone looks.
    const opened = check ? check.openPdf(new Uint8Array(await file.arrayBuffer())) : { lock: "open" as const };
    return { isCut: false, lock: opened?.lock ?? null, shown: null };
  }),
  dimensions: async () => null,
  opened: async () => "not tried",
});
