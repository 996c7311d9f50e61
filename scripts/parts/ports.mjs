import { randomInt } from "node:crypto";
import { createServer } from "node:net";

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
