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
  if (typeof error !== "object" || error === null) return { error: typeof error };
  const { name, stack, code } = error as Partial<Error & { code: unknown }>;
  return { error: name ?? "object", code: code === undefined ? undefined : String(code), at: stack?.split("\n").filter((line) => line.startsWith("    at ")).slice(0, 4).join(" <") };
}
