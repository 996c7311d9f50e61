import type { IncomingMessage, ServerResponse } from "node:http";
import { metrics, readAtScrape } from "./metrics.mjs";

const METHODS = ["GET", "HEAD", "POST", "OPTIONS"];
/** "kept": a page from the cache; "page": one that the app made; "data": the same for a page that is open. */
type Kind = "kept" | "page" | "data" | "file" | "call" | "refused";

let underWay = 0;
export const requestsUnderWay = () => underWay;
readAtScrape("requests_under_way", requestsUnderWay);

/**
 * Counts a request when its answer closes.
 * @param routeOf the template of an address (server/build.ts)
 * @returns what says of which kind it has turned out to be; until then it is "refused"
 */
export function countRequest(request: IncomingMessage, response: ServerResponse, routeOf: (url: string) => string) {
  const { method = "", url = "" } = request;
  const from = performance.now();
  let kind: Kind = "refused";
  underWay += 1;
  response.once("close", () => {
    underWay -= 1;
    const route = routeOf(url);
    const status = response.writableFinished ? `${Math.floor(response.statusCode / 100)}xx` : "aborted";
    metrics.requests.inc({ kind, route, method: METHODS.includes(method) ? method : "other", status });
    metrics.requestSeconds.observe({ kind, route }, (performance.now() - from) / 1000);
  });
  return (known: Kind) => void (kind = known);
}
