// The metrics of this process, on an address of their own: nobody who opens the site can ask for them.
import { createServer } from "node:http";
import { measureProcess, metrics } from "../../lib/metrics/metrics.mjs";
import { logError } from "./log-error.mjs";

/** Milliseconds. Whoever asks is a machine beside this one. */
const LIMITS = { headersTimeout: 5000, requestTimeout: 10_000 };

/**
 * Answers GET /metrics in the text format of Prometheus, and nothing else.
 * @returns the server, which listens already; it emits "error" where the port is taken
 */
export function serveMetrics({ host, port }) {
  measureProcess();
  const server = createServer(LIMITS, async ({ method, url }, response) => {
    try {
      if (url !== "/metrics") return response.writeHead(404).end();
      if (method !== "GET") return response.writeHead(405, { allow: "GET" }).end();
      const text = await metrics.registry.metrics();
      response.writeHead(200, { "content-type": metrics.registry.contentType, "cache-control": "no-store" }).end(text);
    } catch (error) {
      logError(error, "the metrics could not be read");
      response.writeHead(500).end();
    }
  });
  // It never keeps the process from its end.
  return server.listen(port, host).unref();
}
