import { randomInt } from "node:crypto";
import { createServer } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

export function portFree(port, host = "127.0.0.1") {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

/** Below the range of outgoing connections; drawn by chance, so that two runs do not meet. */
export async function freePort(preferred) {
  if (preferred && (await portFree(preferred))) return preferred;
  for (;;) {
    const port = randomInt(15_000, 30_000);
    if (await portFree(port)) return port;
  }
}

export function originOf(host, port) {
  const reachable = host === "0.0.0.0" ? "127.0.0.1" : host === "::" ? "::1" : host;
  return `http://${reachable.includes(":") ? `[${reachable}]` : reachable}:${port}`;
}

/**
 * Waits until a server answers at all.
 * @param ended settles when its program has ended; patience: milliseconds
 * @returns whether it does: false after either
 */
export async function answers(url, ended, patience) {
  let over = false;
  void ended.then(() => (over = true));
  for (const from = Date.now(); Date.now() - from < patience && !over; await pause(50)) {
    const given = { redirect: "manual", signal: AbortSignal.timeout(60_000) };
    if (await fetch(url, given).catch(() => undefined)) return true;
  }
  return false;
}
