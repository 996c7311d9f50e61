import { SendFailure } from "./send";

export const RETRY_DELAYS_MS = [300, 600, 1200] as const;
const WAIT_MAX = 60;
const WAITS_MAX = 60;
const LOGINS_MAX = 3;

export type RetryEnvironment = {
  isOnline: () => boolean;
  online: (signal: AbortSignal) => Promise<void>;
  pause: (ms: number, signal: AbortSignal) => Promise<void>;
  /** False when the person does not log in. `since`: milliseconds, the start of the refused try. */
  reauthenticate: (since: number) => Promise<boolean>;
};

/** Waits for the network and for Retry-After, else tries three more times. @throws SendFailure, or AbortError */
export async function withRetries<T>(
  attempt: () => Promise<T>,
  signal: AbortSignal,
  environment: RetryEnvironment,
): Promise<T> {
  let failures = 0;
  let logins = 0;
  let waits = 0;
  for (;;) {
    await environment.online(signal);
    const since = performance.now();
    try {
      return await attempt();
    } catch (error) {
      if (signal.aborted || !(error instanceof SendFailure) || error.why === "refused") throw error;
      if (error.why === "session") {
        if ((logins += 1) > LOGINS_MAX || !(await environment.reauthenticate(since))) throw error;
        continue;
      }
      if (!environment.isOnline()) continue;
      if (error.retryAfter !== undefined && (waits += 1) <= WAITS_MAX) {
        await environment.pause(Math.min(error.retryAfter, WAIT_MAX) * 1000, signal);
        continue;
      }
      const ms = RETRY_DELAYS_MS[failures];
      if (ms === undefined) throw error;
      failures += 1;
      await environment.pause(ms, signal);
    }
  }
}

const stopped = () => new DOMException("Stopped", "AbortError");

function until(signal: AbortSignal, start: (done: () => void) => () => void) {
  return new Promise<void>((resolve, reject) => {
    if (signal.aborted) return reject(stopped());
    const end = start(() => {
      signal.removeEventListener("abort", abort);
      end();
      resolve();
    });
    const abort = () => {
      end();
      reject(stopped());
    };
    signal.addEventListener("abort", abort, { once: true });
  });
}

export const browserRetry: Omit<RetryEnvironment, "reauthenticate"> = {
  isOnline: () => navigator.onLine,
  online: (signal) =>
    navigator.onLine
      ? Promise.resolve()
      : until(signal, (done) => {
          window.addEventListener("online", done);
          return () => window.removeEventListener("online", done);
        }),
  pause: (ms, signal) =>
    until(signal, (done) => {
      const timer = setTimeout(done, ms);
      return () => clearTimeout(timer);
    }),
};
