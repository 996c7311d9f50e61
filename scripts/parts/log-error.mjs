import { requestContext } from "../../lib/request-context.mjs";

/**
 * One line in the log, in the form of lib/log.ts, for what fails outside the app. An error's message is left out: it
 * could quote a visitor.
 */
export function logError(error, msg) {
  const { name = typeof error, code, stack = "" } = Object(error);
  const at = stack
    .split("\n")
    .filter((line) => line.startsWith("    at "))
    .slice(0, 4)
    .join(" <");
  const requestId = requestContext()?.id;
  console.error(JSON.stringify({ level: 50, time: Date.now(), requestId, error: name, code, at, msg }));
}
