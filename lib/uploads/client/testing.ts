import type { QuestionWords } from "@/lib/uploads/checks/table";
import { BLURRED } from "@/lib/uploads/policy";
import type { PendingUpload, PendingUploads } from "./pending-uploads";
import type { Prepared } from "./prepare";
import { SendFailure, type Uploaded, type Why } from "./send";
import type { UnlockedFile } from "./pdf-work";
import { type UploadEnvironment, UploadStore } from "./upload-store";

const BYTES = {
  pdf: "%PDF-1.7\ntrailer << /Size 1 >>\nstartxref\n0\n%%EOF\n",
  "locked pdf": "%PDF-1.7\ntrailer << /Size 1 /Encrypt 2 0 R >>\nstartxref\n0\n%%EOF\n",
  jpg: Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0),
  exe: "MZ",
};
export const testFile = (kind: keyof typeof BYTES, name = "pan") =>
  new File([BYTES[kind]], `${name}.${kind.split(" ").at(-1)}`, {
    type: {
      pdf: "application/pdf",
      "locked pdf": "application/pdf",
      jpg: "image/jpeg",
      exe: "application/x-msdownload",
    }[kind],
  });

export const storedAs = (url: string, name = "pan.pdf"): Uploaded => ({
  url,
  name,
  size: 8,
  mime: name.endsWith(".pdf") ? "application/pdf" : "image/jpeg",
  createdAt: "2026-01-02T03:04:05.000Z",
});

export const settled = () => new Promise<void>((resolve) => setTimeout(resolve));

type Answer<T> = { promise: Promise<T>; resolve: (value: T) => void; reject: (reason: unknown) => void };
function answer<T>(): Answer<T> {
  let settle: Omit<Answer<T>, "promise">;
  const promise = new Promise<T>((resolve, reject) => (settle = { resolve, reject }));
  return { promise, ...settle! };
}
type Preparing = Answer<Prepared> & { file: File; turns: number };
type Opening = Answer<UnlockedFile> & { file: File; password: string };
type Sending = Answer<Uploaded> & { file: File; progress: (percent: number) => void; signal: AbortSignal };

/** A page without a browser: requests wait until the test answers. */
export class FakePage {
  readonly preparing: Preparing[] = [];
  readonly opening: Opening[] = [];
  readonly sending: Sending[] = [];
  readonly kept = new Map<string, PendingUpload>();
  readonly revoked: string[] = [];
  pdfsStarted = 0;
  isOnline = true;
  isKeeping = true;
  /** Each further send fails at once in this way. */
  failsAs: Why | null = null;
  #onOnline: (() => void)[] = [];
  #waiting: (() => void)[] = [];

  readonly environment: UploadEnvironment = {
    pendingUploads: this.#pendingUploads(),
    enqueue: (_kind, work) => work(),
    retry: {
      isOnline: () => this.isOnline,
      online: async () => {
        if (!this.isOnline) await new Promise<void>((resolve) => this.#waiting.push(resolve));
      },
      pause: async () => {},
      reauthenticate: async () => false,
    },
    prepare: (file, { turns = 0 }) => {
      const waiting = { ...answer<Prepared>(), file, turns };
      this.preparing.push(waiting);
      return waiting.promise;
    },
    pdfs: {
      start: () => void (this.pdfsStarted += 1),
      join: async (_, name) => ({ file: new File([], name), hasSmaller: false }),
      unlock: (file, password) => {
        const waiting = { ...answer<UnlockedFile>(), file, password };
        this.opening.push(waiting);
        return waiting.promise;
      },
    },
    send: (file, progress, signal) => {
      if (this.failsAs) return Promise.reject(new SendFailure("No luck.", this.failsAs));
      const waiting = { ...answer<Uploaded>(), file, progress, signal };
      this.sending.push(waiting);
      signal.addEventListener("abort", () => waiting.reject(signal.reason));
      return waiting.promise;
    },
    warmUp: () => {},
    previews: { create: () => `blob:${this.preparing.length}`, revoke: (address) => void this.revoked.push(address) },
    onOnline: (listener) => void this.#onOnline.push(listener),
  };
  readonly uploads = new UploadStore(this.environment);

  prepared(question: QuestionWords | null = null) {
    const { file, resolve } = this.preparing.at(-1)!;
    resolve({ file, thumb: new Blob(["small"]), question });
    return settled();
  }
  blurred = () => this.prepared(BLURRED);

  /** What came of the password that was typed last; a file without it by default. */
  unlocked(done: UnlockedFile = testFile("pdf")) {
    this.opening.at(-1)!.resolve(done);
    return settled();
  }

  sent(url: string) {
    const { file, resolve } = this.sending.at(-1)!;
    resolve(storedAs(url, file.name));
    return settled();
  }
  fails(why: Why, message = "No luck.") {
    if (why !== "refused") this.failsAs = why;
    this.sending.at(-1)!.reject(new SendFailure(message, why));
    return settled();
  }

  online(isOnline: boolean) {
    this.isOnline = isOnline;
    if (isOnline) {
      for (const listener of this.#onOnline) listener();
      for (const resolve of this.#waiting.splice(0)) resolve();
    }
    return settled();
  }

  #pendingUploads(): PendingUploads {
    const keyOf = (owner: string, slot: string, state: PendingUpload["state"]) =>
      `${owner}/${slot}/${state === "chosen" || state === "uploaded" ? "file" : state}`;
    return {
      keep: async (owner, slot, pending) =>
        void (this.isKeeping && this.kept.set(keyOf(owner, slot, pending.state), pending)),
      drop: async (owner, slot, state) => void this.kept.delete(keyOf(owner, slot, state)),
      of: async (owner) =>
        [...this.kept].flatMap(([key, pending]) => {
          const [whose, slot] = key.split("/");
          return whose === owner ? [{ slot: slot!, pending }] : [];
        }),
      setKeeping: async (isKeeping) => {
        this.isKeeping = isKeeping;
        if (!isKeeping) this.kept.clear();
      },
    };
  }
}
