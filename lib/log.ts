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

// What pg says of a line to the database that does not work: fixed words, which quote nothing.
const LINE_TO_DATABASE = new Set([
  "timeout exceeded when trying to connect",
  "Connection terminated due to connection timeout",
  "Connection terminated unexpectedly",
  "Connection terminated",
  "Query read timeout",
  "Client has encountered a connection error and is not queryable",
]);

/**
 * What an error is, without what it was about: database messages can quote a row. `sqlState` is PostgreSQL's own code
 * where Prisma's covers it; `why` are words only where they are known to quote nothing.
 */
export function errorName(error: unknown) {
  if (typeof error !== "object" || error === null) return { error: typeof error };
  const { name, stack, code, message, meta } = error as Partial<Error & { code: unknown; meta: DriverMeta }>;
  return {
    error: name ?? "object",
    code: code === undefined ? undefined : String(code),
    sqlState: meta?.driverAdapterError?.cause?.originalCode,
    why: message && LINE_TO_DATABASE.has(message) ? message : undefined,
    at: stack
      ?.split("\n")
      .filter((line) => line.startsWith("    at "))
      .slice(0, 4)
      .join(" <"),
  };
}

type DriverMeta = { driverAdapterError?: { cause?: { originalCode?: string } } };
