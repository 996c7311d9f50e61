// Requests as they are counted: by kind, by the route's template and by how they ended.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { metrics } from "../../lib/metrics/metrics.mjs";

const METHODS = new Set(["GET", "HEAD", "POST", "OPTIONS"]);
/** Scripts, styles and fonts of the build: thousands of names. */
const ASSETS = "/_next/static/";

/**
 * How an address is called where requests are counted, from the routes of a build, so that no list has to be kept.
 * @param dist the build's folder
 * @returns routeOf(url): the template, such as "/education-loan/[id]"; "other" for what no route answers
 */
export function routesOf(dist) {
  const { staticRoutes, dynamicRoutes } = JSON.parse(readFileSync(join(dist, "routes-manifest.json"), "utf8"));
  const plain = new Set(staticRoutes.map(({ page }) => page));
  const patterns = dynamicRoutes.map(({ page, regex }) => ({ page, regex: new RegExp(regex) }));
  return function routeOf(url) {
    const [path] = url.split("?", 1);
    if (path.startsWith(ASSETS)) return ASSETS;
    if (plain.has(path)) return path;
    return patterns.find(({ regex }) => regex.test(path))?.page ?? "other";
  };
}

/**
 * Whether a build has a page of its own at a path: none of a call, and none that only the app itself leads to.
 * @param dist the build's folder
 */
export function pagesOf(dist) {
  const { staticRoutes } = JSON.parse(readFileSync(join(dist, "routes-manifest.json"), "utf8"));
  const pages = new Set(
    staticRoutes.map(({ page }) => page).filter((page) => !/^\/(?:api|asked|_|404|\.)|\.\w+$/.test(page)),
  );
  return (path) => pages.has(path);
}

/**
 * Counts a request.
 * @param routeOf see routesOf()
 * @returns is(kind): says what it has turned out to be: "kept" (a page kept ready), "page" (one that the app made),
 *   "data" (the same for a page that is open), "file" or "call"; until then it is one that is "refused". isOver():
 *   counts it, once its answer has closed
 */
export function watchRequest({ method, url }, response, routeOf) {
  const from = performance.now();
  let kind = "refused";
  return {
    is(known) {
      kind = known;
    },
    isOver() {
      const route = routeOf(url);
      const status = response.writableFinished ? `${Math.floor(response.statusCode / 100)}xx` : "aborted";
      metrics.requests.inc({ kind, route, method: METHODS.has(method) ? method : "other", status });
      metrics.requestSeconds.observe({ kind, route }, (performance.now() - from) / 1000);
    },
  };
}
