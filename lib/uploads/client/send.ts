import { noteAnswer } from "@/lib/browser/session-ended";
import type { Envelope } from "@/lib/http/envelope";
import { refusalText } from "@/lib/messages/refusal-text";
import { language, LANGUAGE_HEADER } from "@/lib/messages/text";
import { UPLOAD_FAILED, UPLOAD_FOR } from "@/lib/uploads/policy";

export type Uploaded = { url: string; name: string; size: number; mime: string; createdAt: string };

/** network: no answer. server: not just now. session: logged out. refused: sending again is no help. */
export type Why = "network" | "server" | "session" | "refused";

export class SendFailure extends Error {
  override readonly name = "SendFailure";
  constructor(
    message: string,
    readonly why: Why,
    readonly retryAfter?: number,
    readonly code?: string,
  ) {
    super(message);
  }
}

export const uploadFailed = () => refusalText("uploadFailed", UPLOAD_FAILED);

/** Milliseconds without progress; a slow line that moves is never cut. */
const STALLED_MS = 30_000;

const BY_STUDENT: Destination = { call: "loanform/upload" };
type Destination = { call: string; headers?: Record<string, string> };

/** Sends a file by XMLHttpRequest: fetch reports no progress. @throws SendFailure, or AbortError when stopped */
export function sendFile(
  file: File,
  onProgress: (percent: number) => void,
  signal: AbortSignal,
  slot: string,
  { call, headers = {} } = BY_STUDENT,
): Promise<Uploaded> {
  return new Promise((resolve, reject) => {
    const stopped = () => new DOMException("Stopped", "AbortError");
    if (signal.aborted) return reject(stopped());
    const request = new XMLHttpRequest();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = () => request.abort();
    const moving = () => {
      clearTimeout(timer);
      timer = setTimeout(stop, STALLED_MS);
    };
    request.upload.onprogress = ({ loaded, total }) => {
      moving();
      onProgress(total > 0 ? Math.round((loaded / total) * 100) : 0);
    };
    request.onload = () => {
      const answer = request.response as Envelope<Uploaded> | null;
      if (answer?.status !== 1 || !answer.data) {
        const message = answer?.message ? refusalText(answer.code, answer.message) : uploadFailed();
        // A full storage stays so for longer than anybody waits.
        const wait = answer?.code === "storageFull" ? undefined : waitOf(request);
        return reject(new SendFailure(message, whyOf(request.status), wait, answer?.code));
      }
      noteAnswer((name) => request.getResponseHeader(name));
      resolve(answer.data);
    };
    request.onerror = () => reject(new SendFailure(uploadFailed(), "network"));
    request.onabort = () => reject(signal.aborted ? stopped() : new SendFailure(uploadFailed(), "network"));
    request.onloadend = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", stop);
      window.removeEventListener("offline", stop);
    };
    signal.addEventListener("abort", stop);
    window.addEventListener("offline", stop);
    const body = new FormData();
    body.append("file", file);
    request.open("POST", `/api/${call}`);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.setRequestHeader(LANGUAGE_HEADER, language());
    request.setRequestHeader(UPLOAD_FOR, slot);
    request.responseType = "json";
    moving();
    request.send(body);
  });
}

/** 400 is a body that arrived broken: worth another try. */
function whyOf(http: number): Why {
  if (http === 401) return "session";
  return http === 400 || http === 408 || http >= 500 || http < 200 ? "server" : "refused";
}

const waitOf = (request: XMLHttpRequest) =>
  (request.status === 503 && Number(request.getResponseHeader("retry-after"))) || undefined;
