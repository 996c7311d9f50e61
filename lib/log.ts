import "server-only";
import pino from "pino";
import { env } from "@/lib/env";
import { requestContext } from "@/lib/request-context.mjs";

export { SafeMessageError, safeErrorFields } from "@/lib/safe-error";

/** Log ids, counts and codes; never answers, addresses, phones or e-mails: the redaction is a safety net. */
export const log = pino({
  level: env.NODE_ENV === "test" ? "silent" : env.LOG_LEVEL,
  base: undefined,
  mixin: () => ({ requestId: requestContext()?.id }),
  redact: { paths: ["*.email", "*.phone", "*.name", "email", "phone", "name", "*.token", "token"], censor: "[hidden]" },
});

const THROTTLE_MS = 60_000;
const saidAt = new Map<string, number>();

/** Warns at most once a minute for each sentence. @param now milliseconds of performance.now() */
export function warnThrottled(about: object, sentence: string, now = performance.now()) {
  if (now - (saidAt.get(sentence) ?? -Infinity) < THROTTLE_MS) return;
  saidAt.set(sentence, now);
  log.warn(about, sentence);
}
