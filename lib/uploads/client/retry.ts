import { SendFailure } from "./send";

/** Milliseconds before the first, second and third further try. */
export const RETRY_DELAYS_MS = [300, 600, 1200] as const;
/** Seconds of one wait that the server asks for, and how many such waits one file takes part in. */
const WAIT_MAX = 60;
const WAITS_MAX = 60;
/** A session that ends again and again is no way to send a file. */
const LOGINS_MAX = 3;

/** What retrying needs of the page around it. */
export type RetryEnvironment = {
  isOnline: () => boolean;
  /** Resolves when the network is there, at once or later; rejects when `signal` is aborted. */
  online: (signal: AbortSignal) => Promise<void>;
  pause: (ms: number, signal: AbortSignal) => Promise<void>;
  /** Asks the person to log in again; false when they do not. `since` (milliseconds) is when the refused try began. */
  reauthenticate: (since: number) => Promise<boolean>;
};

/**
 * Makes an attempt until it works. A network that is gone is waited for, however long it takes, and does not count; nor
 * does a server that says when to come again, for some minutes. Else three more tries, and then the failure stands.
 * What was refused is not tried again.
 * @throws SendFailure of the last attempt, or AbortError when `signal` is aborted
 */
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

/** Waits for an event of the window, or for so many milliseconds, whichever is asked for. */
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

/** The browser's own network and clock. */
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
