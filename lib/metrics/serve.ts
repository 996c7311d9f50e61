import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { measureProcess, metrics } from "./metrics.mjs";

/** Milliseconds. */
const TIMEOUTS = { headersTimeout: 5000, requestTimeout: 10_000 };

/** Answers GET /metrics in Prometheus's format on an address of its own, which no visitor reaches. */
export function serveMetrics({ host, port }: { host: string; port: number }) {
  measureProcess();
  const server = createServer(TIMEOUTS, (request, response) => {
    // A scrape that fails is an alarm of its own.
    void answer(request, response).catch(() => response.writeHead(500).end());
  });
  return server.listen(port, host).unref();
}

async function answer({ method, url }: IncomingMessage, response: ServerResponse) {
  if (url !== "/metrics") return response.writeHead(404).end();
  if (method !== "GET") return response.writeHead(405, { allow: "GET" }).end();
  const text = await metrics.registry.metrics();
  const headers = { "content-type": metrics.registry.contentType, "cache-control": "no-store" };
  return response.writeHead(200, headers).end(text);
}
