import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readBuild } from "@/server/build";
import { endSites, startSite } from "@/tests/site-server";
import { samplesIn, sumOf } from "@/tests/metrics";
import { metrics } from "./metrics.mjs";
import { serveMetrics } from "./serve";

// What the process tells of itself, and on which address.

let server: Server;
let address: string;
let folder: string;
let routeOf: (url: string) => string;

beforeAll(async () => {
  server = serveMetrics({ host: "127.0.0.1", port: 0 });
  await once(server, "listening");
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  folder = mkdtempSync(join(tmpdir(), "routes-"));
  // As `next build` writes it.
  writeFileSync(
    join(folder, "routes-manifest.json"),
    JSON.stringify({
      staticRoutes: [{ page: "/" }, { page: "/education-loan" }, { page: "/api/loanform/add" }],
      dynamicRoutes: [
        { page: "/api/files/[id]", regex: "^/api/files/([^/]+?)(?:/)?$" },
        { page: "/education-loan/[id]", regex: "^/education\\-loan/([^/]+?)(?:/)?$" },
      ],
    }),
  );
  writeFileSync(join(folder, "prerender-manifest.json"), JSON.stringify({ routes: {} }));
  ({ routeOf } = readBuild(folder));
});
beforeEach(() => metrics.registry.resetMetrics());
afterEach(endSites);
afterAll(() => {
  rmSync(folder, { recursive: true });
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
});

const scraped = async () => samplesIn(await (await fetch(`${address}/metrics`)).text());
const requests = (samples: ReturnType<typeof samplesIn>, labels: Record<string, string>) =>
  sumOf(samples, "dakhila_requests_total", labels);

/** What Next says with a page that it has made ahead. */
const MADE = {
  "content-type": "text/html; charset=utf-8",
  "cache-control": "s-maxage=60, stale-while-revalidate=3540",
  "x-nextjs-cache": "HIT",
  "x-nextjs-prerender": "1",
};
function app({ url, headers }: IncomingMessage, response: ServerResponse) {
  if (url!.startsWith("/api/")) return response.writeHead(url === "/api/loanform/add" ? 200 : 503).end("{}");
  if (headers.rsc) return response.writeHead(200, { "content-type": "text/x-component" }).end("0");
  return response.writeHead(200, MADE).end("<p>A loan</p>");
}
const serveFile = ({ url }: IncomingMessage, response: ServerResponse) => {
  if (!url!.startsWith("/_next/static/")) return false;
  response.end("file");
  return true;
};
/** All is counted once the connections have closed. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 100));

test("the metrics can be asked for on their own address alone, by reading them", async () => {
  const answer = await fetch(`${address}/metrics`);
  expect([answer.status, answer.headers.get("content-type")]).toEqual([
    200,
    expect.stringMatching(/^text\/plain; version=0\.0\.4/),
  ]);
  expect((await fetch(`${address}/metrics`, { method: "POST" })).status).toBe(405);
  for (const path of ["/", "/metrics/", "/api/health/ready"]) expect((await fetch(address + path)).status).toBe(404);
  const { ask } = await startSite((_request, response) => response.writeHead(404).end("nothing here"));
  expect((await ask("/metrics")).status).toBe(404);
});

test("docs/operations.md says of every figure when to be alarmed, and of none that there is not", async () => {
  const told = readFileSync("docs/operations.md", "utf8").split("## What it tells of itself")[1]!.split("\n## ")[0]!;
  const wanted = metrics.registry.getMetricsAsArray().flatMap(({ name }) => (name.startsWith("dakhila_") ? name : []));
  const said = [...told.matchAll(/\bdakhila_\w+/g)].map(([name]) => name.replace(/_(bucket|count|sum)$/, ""));
  expect([...new Set(said)].sort()).toEqual(wanted.sort());
});

test("of the process it tells event loop, memory, garbage collection and handles", async () => {
  const text = await (await fetch(`${address}/metrics`)).text();
  for (const name of [
    "nodejs_eventloop_lag_p99_seconds gauge",
    "process_resident_memory_bytes gauge",
    "nodejs_gc_duration_seconds histogram",
    "nodejs_active_handles_total gauge",
  ])
    expect(text).toContain(`# TYPE ${name}`);
});

test("requests are told apart by kind, route, method and how they ended", async () => {
  const { ask } = await startSite(app, { serveFile, routeOf });
  await ask("/education-loan");
  await ask("/education-loan");
  await ask("/education-loan/bank-of-baroda?from=home", { headers: { rsc: "1" } });
  await ask("/_next/static/chunks/0a1b2c.js");
  await ask("/api/loanform/add", { method: "POST", body: "{}" });
  await ask("/api/files/0123456789abcdef");
  await ask("/education-loan", { method: "DELETE" });
  await ask("/", { headers: { upgrade: "websocket", connection: "upgrade" } }).catch(() => {});
  await settled();
  const samples = await scraped();
  const told = samples
    .filter(({ name }) => name === "dakhila_requests_total")
    .map(({ labels, value }) => [labels, value]);
  expect(told).toEqual(
    expect.arrayContaining([
      [{ kind: "page", route: "/education-loan", method: "GET", status: "2xx" }, 1],
      [{ kind: "kept", route: "/education-loan", method: "GET", status: "2xx" }, 1],
      [{ kind: "data", route: "/education-loan/[id]", method: "GET", status: "2xx" }, 1],
      [{ kind: "file", route: "/_next/static/", method: "GET", status: "2xx" }, 1],
      [{ kind: "call", route: "/api/loanform/add", method: "POST", status: "2xx" }, 1],
      [{ kind: "call", route: "/api/files/[id]", method: "GET", status: "5xx" }, 1],
      [{ kind: "refused", route: "/education-loan", method: "other", status: "4xx" }, 1],
    ]),
  );
  expect(sumOf(samples, "dakhila_request_seconds_count", { kind: "call", route: "/api/files/[id]" })).toBe(1);
  expect(sumOf(samples, "dakhila_front_refusals_total", { code: "methodNotAllowed" })).toBe(1);
  expect(sumOf(samples, "dakhila_kept_lookups_total", { outcome: "hit" })).toBe(1);
  expect(sumOf(samples, "dakhila_kept_lookups_total", { outcome: "miss" })).toBe(1);
  expect(sumOf(samples, "dakhila_kept_entries")).toBeGreaterThan(0);
  expect(sumOf(samples, "dakhila_kept_bytes")).toBeGreaterThan(0);
  expect(sumOf(samples, "dakhila_requests_under_way")).toBe(0);
});

test("two thousand made-up addresses, methods and senders add no more series than a handful", async () => {
  const { ask } = await startSite(app, { serveFile, routeOf, trustedProxies: 1 });
  await ask("/education-loan/first");
  await settled();
  const before = (await scraped()).length;
  for (let batch = 0; batch < 40; batch += 1)
    await Promise.all(
      Array.from({ length: 50 }, (_, at) => {
        const number = 50 * batch + at;
        const path = [
          `/education-loan/made-up-${number}`,
          `/wp-admin/${number}.php`,
          `/api/files/${number}`,
          `/api/x/${number}`,
        ][number % 4]!;
        const headers = { "x-forwarded-for": `203.0.113.${number % 256}`, cookie: `id=${number}` };
        return ask(`${path}?asha=${number}@example.com`, { method: number % 9 === 0 ? "PROPFIND" : "GET", headers });
      }),
    );
  await settled();
  const samples = await scraped();
  expect(requests(samples, {})).toBe(2001);
  // Each new kind and route brings one histogram of 12 lines, and a few counters.
  expect(samples.length - before).toBeLessThan(150);
  const values = samples.flatMap(({ labels }) => Object.values(labels)).join("\n");
  expect(values).not.toMatch(/made-up|wp-admin|example\.com|203\.0\.113|PROPFIND/);
});

test("requests that have no answer yet are told while they are there", async () => {
  const waiting: ServerResponse[] = [];
  const { ask } = await startSite((_request, response) => void waiting.push(response), { routeOf });
  const all = Array.from({ length: 11 }, () => ask("/api/loanform/add", { method: "POST", body: "{}" }));
  for (const late = Date.now() + 50_000; waiting.length < 11 && Date.now() < late;) await settled();
  expect(sumOf(await scraped(), "dakhila_requests_under_way")).toBe(11);
  for (const response of waiting) response.end("{}");
  await Promise.all(all);
  await settled();
  expect(sumOf(await scraped(), "dakhila_requests_under_way")).toBe(0);
});

test("who goes away before the answer is counted as that, not as served", async () => {
  const { dial } = await startSite(() => {}, { routeOf });
  const socket = dial();
  socket.write("GET /education-loan HTTP/1.1\r\nhost: dakhila.example\r\n\r\n");
  await settled();
  socket.destroy();
  await settled();
  expect(requests(await scraped(), { status: "aborted", route: "/education-loan" })).toBe(1);
});
