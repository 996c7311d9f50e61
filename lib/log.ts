import "server-only";
import pino from "pino";
import { env } from "@/lib/env";

/**
 * Structured log, one JSON line per event. Log ids, counts and codes; never an answer, an address, a phone number
 * or an e-mail. The redaction below is the second lock, not the first.
 */
export const log = pino({
  level: env.NODE_ENV === "test" ? "silent" : env.LOG_LEVEL,
  base: undefined,
  redact: { paths: ["*.email", "*.phone", "*.name", "email", "phone", "name", "*.token", "token"], censor: "[hidden]" },
});

/** What an error is, without what it was about: database messages can quote a row. */
export function errorName(error: unknown) {
  if (!(error instanceof Error)) return { error: typeof error };
  const { name, stack } = error;
  const code = "code" in error ? String(error.code) : undefined;
  return { error: name, code, at: stack?.split("\n").filter((line) => line.startsWith("    at ")).slice(0, 4).join(" <") };
}
