import "server-only";
import pino from "pino";
import { env } from "@/lib/env";
import { requestContext } from "@/lib/request-context.mjs";

/** Log ids, counts and codes; never answers, addresses, phones or e-mails: the redaction is a safety net. */
export const log = pino({
  level: env.NODE_ENV === "test" ? "silent" : env.LOG_LEVEL,
  base: undefined,
  mixin: () => ({ requestId: requestContext()?.id }),
  redact: { paths: ["*.email", "*.phone", "*.name", "email", "phone", "name", "*.token", "token"], censor: "[hidden]" },
});

const CONNECTION_MESSAGES = new Set([
  "timeout exceeded when trying to connect",
  "Connection terminated due to connection timeout",
  "Connection terminated unexpectedly",
  "Connection terminated",
  "Query read timeout",
  "Client has encountered a connection error and is not queryable",
]);

/** An error whose message quotes nothing, so that it may be logged. */
export class SafeMessageError extends Error {
  override readonly name = "SafeMessageError";
}

export function safeErrorFields(error: unknown) {
  if (typeof error !== "object" || error === null) return { error: typeof error };
  const { name, stack, code, message, meta, cause } = error as Partial<Error & { code: unknown; meta: DriverMeta }>;
  return {
    error: name ?? "object",
    code: code === undefined ? undefined : String(code),
    sqlState: meta?.driverAdapterError?.cause?.originalCode,
    why: message && (error instanceof SafeMessageError || CONNECTION_MESSAGES.has(message)) ? message : undefined,
    cause: (cause as { code?: string } | undefined)?.code,
    at: stack
      ?.split("\n")
      .filter((line) => line.startsWith("    at "))
      .slice(0, 4)
      .join(" <"),
  };
}

const THROTTLE_MS = 60_000;
const saidAt = new Map<string, number>();

export function warnThrottled(about: object, sentence: string, now = performance.now()) {
  if (now - (saidAt.get(sentence) ?? -Infinity) < THROTTLE_MS) return;
  saidAt.set(sentence, now);
  log.warn(about, sentence);
}

type DriverMeta = { driverAdapterError?: { cause?: { originalCode?: string } } };
