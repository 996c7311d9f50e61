import "server-only";
import pino from "pino";
import { env } from "@/lib/env";
import { requestContext } from "@/lib/request-context.mjs";

/**
 * Structured log, one JSON line per event. Log ids, counts and codes; never an answer, an address, a phone number
 * or an e-mail. The redaction below is the second lock, not the first. A line that is written while a request is worked
 * on says by `requestId` which, as its answer does in x-request-id.
 */
export const log = pino({
  level: env.NODE_ENV === "test" ? "silent" : env.LOG_LEVEL,
  base: undefined,
  mixin: () => ({ requestId: requestContext()?.id }),
  redact: { paths: ["*.email", "*.phone", "*.name", "email", "phone", "name", "*.token", "token"], censor: "[hidden]" },
});

// What pg says of a line to the database that does not work: fixed words, which quote nothing.
const CONNECTION_MESSAGES = new Set([
  "timeout exceeded when trying to connect",
  "Connection terminated due to connection timeout",
  "Connection terminated unexpectedly",
  "Connection terminated",
  "Query read timeout",
  "Client has encountered a connection error and is not queryable",
]);

/** An error in words of our own that quote nothing, so that the log may hold them. */
export class SafeMessageError extends Error {
  override readonly name = "Told";
}

/**
 * What an error is, without what it was about: database messages can quote a row. `sqlState` is PostgreSQL's own code
 * where Prisma's covers it; `why` are words only where they are known to quote nothing.
 */
export function safeErrorFields(error: unknown) {
  if (typeof error !== "object" || error === null) return { error: typeof error };
  const { name, stack, code, message, meta, cause } = error as Partial<Error & { code: unknown; meta: DriverMeta }>;
  return {
    error: name ?? "object",
    code: code === undefined ? undefined : String(code),
    sqlState: meta?.driverAdapterError?.cause?.originalCode,
    why: message && (error instanceof SafeMessageError || CONNECTION_MESSAGES.has(message)) ? message : undefined,
    // Of a line to elsewhere: ECONNREFUSED, ENOTFOUND, ETIMEDOUT.
    cause: (cause as { code?: string } | undefined)?.code,
    at: stack
      ?.split("\n")
      .filter((line) => line.startsWith("    at "))
      .slice(0, 4)
      .join(" <"),
  };
}

/** Milliseconds between two lines that say the same. */
const THROTTLE_MS = 60_000;
const saidAt = new Map<string, number>();

/** Warns, once a minute for each sentence: what happens to everybody at once is said, and does not fill the log. */
export function warnThrottled(about: object, sentence: string, now = performance.now()) {
  if (now - (saidAt.get(sentence) ?? -Infinity) < THROTTLE_MS) return;
  saidAt.set(sentence, now);
  log.warn(about, sentence);
}

type DriverMeta = { driverAdapterError?: { cause?: { originalCode?: string } } };
