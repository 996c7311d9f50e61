const PATIENCE = 15_000;
const OWN_PATIENCE = 3000;

const silent = () => Object.assign(new Error("The phone service does not answer."), { code: "auth/timeout" });
const offline = (cause?: unknown) =>
  Object.assign(new Error("There is no line.", { cause }), { code: "auth/network-request-failed" });

/**
 * Waits for the phone service, with a timeout that stops while the person acts.
 * @throws what it answered; else Firebase's network error, or "auth/timeout" while our site answers
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
