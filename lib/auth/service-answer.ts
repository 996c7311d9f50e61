/** Milliseconds that the phone service has for an answer. */
const PATIENCE = 15_000;
/** Milliseconds in which our own site answers where there is a line. */
const OWN_PATIENCE = 3000;

/** Firebase's own code for it; lib/auth/otp-messages.ts has the sentence. */
const silent = () => Object.assign(new Error("The phone service does not answer."), { code: "auth/timeout" });
const offline = (cause?: unknown) =>
  Object.assign(new Error("There is no line.", { cause }), { code: "auth/network-request-failed" });

/**
 * Waits for an answer of the phone service, and not for ever. Time in which it waits for the person does not count.
 * @throws what the service answered; where it gave no answer, Firebase's error for a line that is gone, or
 *   "auth/timeout" while our own site answers
 */
export function serviceAnswer() {
  let late: () => void;
  const none = new Promise<never>((_, reject) => (late = () => reject(silent())));
  let timer: ReturnType<typeof setTimeout>;
  const begin = () => {
    clearTimeout(timer);
    timer = setTimeout(late, PATIENCE);
  };
  return {
    /** Tells whether it is the person who is waited for just now. */
    hold: (isHeld: boolean) => (isHeld ? clearTimeout(timer) : begin()),
    async within<T>(answer: Promise<T>): Promise<T> {
      begin();
      try {
        return await Promise.race([answer, none]);
      } catch (error) {
        const code = error instanceof Error && "code" in error ? error.code : "";
        if (code === "auth/timeout" || code === "auth/network-request-failed")
          throw (await siteAnswers()) ? silent() : offline(error);
        throw error;
      } finally {
        clearTimeout(timer);
      }
    },
  };
}

async function siteAnswers() {
  const ending = new AbortController();
  const timer = setTimeout(() => ending.abort(), OWN_PATIENCE);
  try {
    return (await fetch("/api/health/alive", { cache: "no-store", signal: ending.signal })).ok;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
