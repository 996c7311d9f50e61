import {
  type Content,
  memoizeAsync,
  type PdfFacts,
  problemOfClaim,
  problemOfContent,
} from "@/lib/uploads/checks/table";
import { refusalText } from "@/lib/messages/refusal-text";
import { JOIN_LIMIT, type KindName, PAGES_MAX, PASSWORD_PDF, seemsPicture, UPLOAD_LIMIT } from "@/lib/uploads/policy";
import { fileAs, fileKind } from "./file-kind";
import type { KeptChoices, PendingUpload, PendingUploads } from "./pending-uploads";
import type { Prepared, PrepareOptions } from "./prepare";
import type { Enqueue } from "./queue";
import { type RetryEnvironment, withRetries } from "./retry";
import { SendFailure, type Uploaded, uploadFailed } from "./send";
import type { FileToJoin, joinFiles, UnlockedFile } from "./pdf-work";
import { NO_UPLOAD, unlockFailed, type Upload } from "./upload";

export type UploadEnvironment = {
  pendingUploads: PendingUploads;
  enqueue: Enqueue;
  retry: RetryEnvironment;
  prepare: (file: File, options: PrepareOptions) => Promise<Prepared>;
  pdfs: {
    start: () => void;
    unlock: (file: File, password: string) => Promise<UnlockedFile>;
    join: typeof joinFiles;
  };
  send: (file: File, onProgress: (percent: number) => void, signal: AbortSignal, slot: string) => Promise<Uploaded>;
  /** Fetched early: the network may be gone by the time a photo is taken. */
  warmUp: () => void;
  previews: { create: (picture: Blob) => string; revoke: (address: string) => void };
  onOnline: (listener: () => void) => void;
};

export type Application = { owner: string; saved: ReadonlySet<string>; isComplete: boolean; isKeeping: boolean };

/** Where a slot stands: in the form, or beside it, as what a lender asks for; the names of these have a blank. */
type Room = "form" | "beside";
const roomOf = (slot: string): Room => (slot.includes(" ") ? "beside" : "form");

type Restored = { slot: string; pending: PendingUpload };
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
  /** Of the owner, where what a killed page left is taken up again already. */
  readonly #takenUp = new Set<Room>();

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
    const isOver = ({ slot, pending }: Restored) =>
      (isComplete && roomOf(slot) === "form") || (pending.state === "uploaded" && saved.has(pending.uploaded.url));
    await this.#takeUp(owner, ["form", "beside"], isOver);
  }

  /** For pages without the form: resumes what a killed page left in slots that stand beside it. */
  async openBeside({ owner, isKeeping }: Pick<Application, "owner" | "isKeeping">): Promise<void> {
    void this.#environment.pendingUploads.setKeeping(isKeeping);
    await this.#takeUp(owner, ["beside"], () => false);
  }

  /** @param isOver whether nobody waits for it any more */
  async #takeUp(owner: string, rooms: readonly Room[], isOver: (left: Restored) => boolean): Promise<void> {
    const { pendingUploads } = this.#environment;
    if (this.#owner !== owner) {
      this.#owner = owner;
      this.#blurQuestions.clear();
      this.#takenUp.clear();
    }
    const wanted = rooms.filter((room) => !this.#takenUp.has(room));
    if (wanted.length === 0) return;
    for (const room of wanted) this.#takenUp.add(room);
    const restored = await pendingUploads.of(owner);
    if (this.#owner !== owner) return;
    for (const left of restored) {
      const { slot, pending } = left;
      if (!wanted.includes(roomOf(slot))) continue;
      if (isOver(left)) void pendingUploads.drop(owner, slot, pending.state);
      else if (pending.state === "pages") this.#restorePages(slot, pending.files, pending.choices ?? {});
      else if (this.#jobs.has(slot)) continue;
      else if (pending.state === "asked") this.#put(slot, { isLost: true });
      else if (pending.state === "chosen") this.#start(slot, pending);
      else {
        const { uploaded } = pending;
        this.#put(slot, { state: "done", uploaded, name: uploaded.name, size: uploaded.size });
      }
    }
  }

  /** Also beside a file that goes up; what somebody collects here meanwhile is theirs. */
  #restorePages(slot: string, pages: readonly File[], choices: KeptChoices) {
    if (!this.#uploads.get(slot)?.pages.length) this.#put(slot, { pages, choices });
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
    if (!problem) return this.#start(slot, { file, turns: 0 });
    this.refuse(slot, file, refusalText(problem.code, problem.message));
    // A scan: its pictures can be made smaller, or pages left out.
    if (problem.code !== "fileTooLarge" || seemsPicture(file.name, file.type) || file.size > JOIN_LIMIT) return;
    const { pages, choices } = this.#keptOf(slot);
    this.keepPages(slot, [...pages, file].slice(0, PAGES_MAX), choices);
    this.#put(slot, { help: "smaller" });
  }

  refuse(slot: string, file: { name: string; size: number }, message: string) {
    this.cancel(slot);
    this.#put(slot, { state: "refused", name: file.name, size: file.size, message });
  }

  #keptOf(slot: string): Pick<Upload, "pages" | "choices"> {
    const { pages, choices } = this.#uploads.get(slot) ?? NO_UPLOAD;
    return { pages, choices };
  }

  /** Opens the PDF of a slot that asks for its password, which is then forgotten. */
  async unlock(slot: string, password: string): Promise<void> {
    const job = this.#jobs.get(slot);
    if (!job || this.#uploads.get(slot)?.state !== "asking") return;
    this.#put(slot, { state: "opening", message: null });
    const opened = await this.unlockPart(job.file, password);
    if (job.stop.signal.aborted) return;
    if (opened instanceof File) return this.add(slot, opened);
    if (opened !== "impossible") return this.#put(slot, { state: "asking", message: unlockFailed[opened]() });
    this.refuse(slot, job.file, refusalText("pdfHasPassword", PASSWORD_PDF));
    this.#put(slot, { help: "copy" });
  }

  #ask(slot: string) {
    this.startPdfs();
    this.#put(slot, { state: "asking" });
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

  fileOf(slot: string) {
    const job = this.#jobs.get(slot);
    return job ? { file: job.file, turns: job.turns } : null;
  }

  startPdfs = () => this.#environment.pdfs.start();

  unlockPart(file: File, password: string) {
    const { enqueue, pdfs } = this.#environment;
    return enqueue("preparing", () => pdfs.unlock(file, password));
  }

  joinParts(files: readonly FileToJoin[], name: string) {
    const { enqueue, pdfs } = this.#environment;
    return enqueue("preparing", () => pdfs.join(files, name, UPLOAD_LIMIT));
  }

  preparePage(file: File, options: Pick<PrepareOptions, "turns" | "limit">): Promise<Prepared> {
    const { enqueue, prepare } = this.#environment;
    return enqueue("preparing", () => prepare(file, { ...options, mustRedraw: true }));
  }

  /** Files to be joined, after those that wait for it already; what did not arrive alone gives way. */
  collect(slot: string, files: readonly File[]) {
    const { pages, choices } = this.#keptOf(slot);
    if (this.#uploads.get(slot)?.state !== "done") this.forget(slot);
    this.pickerClosed(slot);
    this.keepPages(slot, [...pages, ...files].slice(0, PAGES_MAX), choices);
  }

  keepPages(slot: string, pages: readonly File[], choices: KeptChoices = {}) {
    if (pages.length === 0 && !this.#uploads.get(slot)?.pages.length) return;
    this.#put(slot, { pages, choices });
    const { pendingUploads } = this.#environment;
    if (!this.#owner) return;
    if (pages.length > 0) void pendingUploads.keep(this.#owner, slot, { state: "pages", files: [...pages], choices });
    else void pendingUploads.drop(this.#owner, slot, "pages");
  }

  /** The file of a slot goes; what waits to be joined stays. */
  cancel(slot: string) {
    const kept = this.#keptOf(slot);
    this.#stop(slot);
    this.#put(slot, null);
    if (kept.pages.length > 0) this.#put(slot, kept);
    if (!this.#owner) return;
    for (const state of ["asked", "chosen"] as const)
      void this.#environment.pendingUploads.drop(this.#owner, slot, state);
  }

  forget(slot: string) {
    this.keepPages(slot, []);
    this.cancel(slot);
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
    if (this.#owner)
      for (const state of ["chosen", "pages"] as const) void pendingUploads.drop(this.#owner, from, state);
    this.keepPages(to, upload.pages, upload.choices);
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
      choices: before?.choices ?? {},
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
      if (problem?.code === "pdfHasPassword") return this.#ask(slot);
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
      // The browser's own look at it had not loaded.
      if (failure.code === "pdfHasPassword") return this.#ask(slot);
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
