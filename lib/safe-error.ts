import { requestContext } from "@/lib/request-context.mjs";

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

/** An error without what it was about: database messages can quote a row. */
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
type DriverMeta = { driverAdapterError?: { cause?: { originalCode?: string } } };

/** A line in the form of lib/log.ts, for server/, which is loaded without the app's settings. */
export function logError(error: unknown, msg: string) {
  const line = { level: 50, time: Date.now(), requestId: requestContext()?.id, ...safeErrorFields(error), msg };
  // eslint-disable-next-line no-console -- that log is not there
  console.error(JSON.stringify(line));
}
