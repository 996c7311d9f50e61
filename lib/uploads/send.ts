import type { Envelope } from "@/lib/http/envelope";
import { UPLOAD_FAILED } from "./policy";

/** What the upload call answers about the stored file. `size` in bytes; the moment as JSON carries it. */
export type Uploaded = { url: string; name: string; size: number; mime: string; createdAt: string };

/** Milliseconds without any progress after which an upload is given up; a slow line that moves is never cut. */
const STALLED = 30_000;

/**
 * Sends one file from the browser and reports how far it is, in percent. XMLHttpRequest, because fetch cannot report
 * the progress of an upload. Aborting `signal` stops it.
 * @throws Error with the server's sentence, or the specification's own when no answer came; AbortError when stopped
 */
export function sendFile(file: File, onProgress: (percent: number) => void, signal: AbortSignal): Promise<Uploaded> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const moving = () => {
      clearTimeout(timer);
      timer = setTimeout(() => request.abort(), STALLED);
    };
    const stop = () => request.abort();
    request.upload.onprogress = ({ loaded, total }) => {
      moving();
      onProgress(total > 0 ? Math.round((loaded / total) * 100) : 0);
    };
    request.onload = () => {
      const answer = request.response as Envelope<Uploaded> | null;
      if (answer?.status === 1 && answer.data) resolve(answer.data);
      else reject(new Error(answer?.message || UPLOAD_FAILED));
    };
    request.onerror = () => reject(new Error(UPLOAD_FAILED));
    request.onabort = () => reject(signal.aborted ? new DOMException("Stopped", "AbortError") : new Error(UPLOAD_FAILED));
    request.onloadend = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", stop);
    };
    signal.addEventListener("abort", stop);
    const body = new FormData();
    body.append("file", file);
    request.open("POST", "/api/loanform/upload");
    request.responseType = "json";
    moving();
    request.send(body);
  });
}
