import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { measureProcess, metrics } from "../lib/metrics/metrics.mjs";
import { logError } from "./request";

const METHODS = ["GET", "HEAD", "POST", "OPTIONS"];
/** Milliseconds. */
const TIMEOUTS = { headersTimeout: 5000, requestTimeout: 10_000 };
/** "kept": a page from the cache; "page": one that the app made; "data": the same for a page that is open. */
type Kind = "kept" | "page" | "data" | "file" | "call" | "refused";

/**
 * Counts a request when its answer closes.
 * @param routeOf the template of an address (build.ts)
 * @returns what says of which kind it has turned out to be; until then it is "refused"
 */
export function countRequest(request: IncomingMessage, response: ServerResponse, routeOf: (url: string) => string) {
  const { method = "", url = "" } = request;
  const from = performance.now();
  let kind: Kind = "refused";
  response.once("close", () => {
    const route = routeOf(url);
    const status = response.writableFinished ? `${Math.floor(response.statusCode / 100)}xx` : "aborted";
    metrics.requests.inc({ kind, route, method: METHODS.includes(method) ? method : "other", status });
    metrics.requestSeconds.observe({ kind, route }, (performance.now() - from) / 1000);
  });
  return (known: Kind) => void (kind = known);
}

/** Answers GET /metrics in Prometheus's format on an address of its own, which no visitor reaches. */
export function serveMetrics({ host, port }: { host: string; port: number }) {
  measureProcess();
  const server = createServer(TIMEOUTS, (request, response) => {
    void answer(request, response).catch((error: unknown) => {
      logError(error, "the metrics could not be read");
      response.writeHead(500).end();
    });
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
