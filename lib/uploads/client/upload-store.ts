import {
  type Content,
  memoizeAsync,
  type PdfFacts,
  problemOfClaim,
  problemOfContent,
} from "@/lib/uploads/checks/table";
import { refusalText } from "@/lib/messages/refusal-text";
import { type KindName, seemsPicture } from "@/lib/uploads/policy";
import { fileAs, fileKind } from "./file-kind";
import type { PendingUploads } from "./pending-uploads";
import type { Prepared, PrepareOptions } from "./prepare";
import type { Enqueue } from "./queue";
import { type RetryEnvironment, withRetries } from "./retry";
import { SendFailure, type Uploaded, uploadFailed } from "./send";
import { NO_UPLOAD, type Upload } from "./upload";

export type UploadEnvironment = {
  pendingUploads: PendingUploads;
  enqueue: Enqueue;
  retry: RetryEnvironment;
  prepare: (file: File, options: PrepareOptions) => Promise<Prepared>;
  send: (file: File, onProgress: (percent: number) => void, signal: AbortSignal, slot: string) => Promise<Uploaded>;
  /** Fetched early: the network may be gone by the time a photo is taken. */
  warmUp: () => void;
  previews: { create: (picture: Blob) => string; revoke: (address: string) => void };
  onOnline: (listener: () => void) => void;
};

export type Application = { owner: string; saved: ReadonlySet<string>; isComplete: boolean; isKeeping: boolean };

type Job = { file: File; turns: number; stop: AbortController; why?: SendFailure["why"] };

/** `<field>`, or `<person's id>.<field>`, because people change their places. */
export const slotOf = (path: string, idOf: (index: string) => unknown) =>
  path.replace(/^\d+(?=\.)/, (index) => String(idOf(index) || index));

/** Above the forms, so that uploads go on while steps come and go. */
export class UploadStore {
  readonly #environment: UploadEnvironment;
  readonly #uploads = new Map<string, Upload>();
  readonly #jobs = new Map<string, Job>();
  /** Null once another file came or it was kept. */
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

  /** Follows the application as it was read; resumes what a killed page left, once for each student. */
  async open({ owner, saved, isComplete, isKeeping }: Application): Promise<void> {
    const { pendingUploads } = this.#environment;
    void pendingUploads.setKeeping(isKeeping);
    for (const [slot, { uploaded, isSaved }] of this.#uploads) {
      if (!uploaded || isSaved || !saved.has(uploaded.url)) continue;
      this.#put(slot, { isSaved: true });
      void pendingUploads.drop(owner, slot, "uploaded");
    }
    if (this.#owner === owner) return;
    this.#owner = owner;
    this.#blurQuestions.clear();
    const restored = await pendingUploads.of(owner);
    if (this.#owner !== owner) return;
    for (const { slot, pending } of restored) {
      if (isComplete || (pending.state === "uploaded" && saved.has(pending.uploaded.url)))
        void pendingUploads.drop(owner, slot, pending.state);
      else if (this.#jobs.has(slot)) continue;
      else if (pending.state === "asked") this.#put(slot, { isLost: true });
      else if (pending.state === "pages") this.#put(slot, { pages: pending.files });
      else if (pending.state === "chosen") this.#start(slot, pending);
      else {
        const { uploaded } = pending;
        this.#put(slot, { state: "done", uploaded, name: uploaded.name, size: uploaded.size });
      }
    }
  }

  warmUp = () => this.#environment.warmUp();

  /** A phone may kill the page now. */
  pickerOpened(slot: string) {
    if (this.#owner) void this.#environment.pendingUploads.keep(this.#owner, slot, { state: "asked" });
    this.warmUp();
  }

  pickerClosed(slot: string) {
    if (this.#owner) void this.#environment.pendingUploads.drop(this.#owner, slot, "asked");
    if (this.#uploads.get(slot)?.isLost) this.#put(slot, { isLost: false });
  }

  add(slot: string, file: File) {
    this.#stop(slot);
    this.pickerClosed(slot);
    if (this.#blurQuestions.has(slot)) this.#blurQuestions.set(slot, null);
    const problem = problemOfClaim("browser", file);
    if (problem) this.refuse(slot, file, refusalText(problem.code, problem.message));
    else this.#start(slot, { file, turns: 0 });
  }

  refuse(slot: string, file: { name: string; size: number }, message: string) {
    const pages = this.#uploads.get(slot)?.pages ?? [];
    this.forget(slot);
    this.#put(slot, { state: "refused", name: file.name, size: file.size, message, pages });
  }

  keepPicture(slot: string) {
    this.#blurQuestions.set(slot, null);
    this.#put(slot, { question: null });
  }

  retry(slot: string) {
    const job = this.#jobs.get(slot);
    if (job) this.#start(slot, job);
  }

  rotate(slot: string) {
    const job = this.#jobs.get(slot);
    if (!job) return;
    job.stop.abort();
    this.#start(slot, { file: job.file, turns: (job.turns + 1) % 4 });
  }

  pictureOf(slot: string) {
    const job = this.#jobs.get(slot);
    return job && this.#uploads.get(slot)?.isPicture ? { file: job.file, turns: job.turns } : null;
  }

  preparePage(file: File, options: Pick<PrepareOptions, "turns" | "limit">): Promise<Prepared> {
    const { enqueue, prepare } = this.#environment;
    return enqueue("preparing", () => prepare(file, { ...options, mustRedraw: true }));
  }

  keepPages(slot: string, pages: readonly File[]) {
    if (pages.length === 0 && !this.#uploads.get(slot)?.pages.length) return;
    this.#put(slot, { pages });
    const { pendingUploads } = this.#environment;
    if (!this.#owner) return;
    if (pages.length > 0) void pendingUploads.keep(this.#owner, slot, { state: "pages", files: [...pages] });
    else void pendingUploads.drop(this.#owner, slot, "pages");
  }

  forget(slot: string) {
    this.#stop(slot);
    this.#put(slot, null);
    if (!this.#owner) return;
    for (const state of ["asked", "chosen", "pages"] as const)
      void this.#environment.pendingUploads.drop(this.#owner, slot, state);
  }

  /** A row of a list moved up: its document goes with it. */
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
    const { pendingUploads } = this.#environment;
    if (this.#owner) void pendingUploads.drop(this.#owner, from, "chosen");
    if (job && upload.state !== "done") {
      job.stop.abort();
      this.#start(to, job);
    } else {
      if (job) this.#jobs.set(to, job);
      if (this.#owner && upload.uploaded && !upload.isSaved)
        void pendingUploads.keep(this.#owner, to, { state: "uploaded", uploaded: upload.uploaded });
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

  /** Asks about the first picture of a slot only. */
  #mayAsk(slot: string, file: File): boolean {
    if (!this.#blurQuestions.has(slot)) this.#blurQuestions.set(slot, file);
    return this.#blurQuestions.get(slot) === file;
  }

  #start(slot: string, { file, turns }: Pick<Job, "file" | "turns">) {
    const { pendingUploads } = this.#environment;
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
    if (this.#owner) void pendingUploads.keep(this.#owner, slot, { state: "chosen", file, turns });
    void this.#run(slot, job);
  }

  async #run(slot: string, job: Job) {
    const { pendingUploads } = this.#environment;
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
      if (this.#owner) void pendingUploads.keep(this.#owner, slot, { state: "uploaded", uploaded });
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
    // Without the signal: a picture that is being drawn cannot be stopped, and keeps its place.
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
    return enqueue("sending", () => withRetries(() => send(file, onProgress, signal, slot), signal, retry), signal);
  }
}

/** Null where the code does not load: the server checks every PDF anyway. */
export const loadPdfCheck = () => import("@/lib/uploads/checks/pdf-lock").catch(() => null);

const contentOf = (file: File, kind: KindName | null, start: Uint8Array): Content => ({
  kind,
  start,
  pdf: memoizeAsync(async (): Promise<PdfFacts> => {
    const check = await loadPdfCheck();
    // Without it the server alone checks.
    const opened = check ? check.openPdf(new Uint8Array(await file.arrayBuffer())) : { lock: "open" as const };
    return { isCut: false, lock: opened?.lock ?? null, shown: null };
  }),
  dimensions: async () => null,
  opened: async () => "not tried",
});
