import { expect, type Page } from "@playwright/test";
import { test } from "@/tests/fixtures";
import { samplesIn, sumOf } from "@/tests/metrics";
import { openPage } from "./support/open-page";
import { freePort, type OwnInstance, ownInstance } from "./support/own-instance";

// What real browsers measure, from the page to the address of the metrics. One instance for all: each is a start.
test.describe.configure({ mode: "default" });

let own: OwnInstance;
let metrics: string;
test.beforeAll(async () => {
  const port = await freePort();
  own = await ownInstance({ METRICS_PORT: String(port) });
  metrics = `http://127.0.0.1:${port}/metrics`;
});
test.afterAll(() => own?.end());

const told = async () => samplesIn(await (await fetch(metrics)).text());

/** Makes this browser one of those that measure, or that would, as somebody's own does it by chance. */
const measures = (page: Page, { saveData = false } = {}) =>
  page.addInitScript((saves) => {
    Math.random = () => 0;
    const { observe } = PerformanceObserver.prototype;
    PerformanceObserver.prototype.observe = function (options) {
      // Begun by web-vitals once it knows the first paint.
      if (options?.type === "layout-shift") document.documentElement.dataset.measured = "";
      return observe.call(this, options);
    };
    Object.defineProperty(navigator, "webdriver", { get: () => false });
    Object.defineProperty(navigator.connection!, "saveData", { get: () => saves });
  }, saveData);

/** What it has been told of by then, in timers of its own, it has noted. */
async function untilMeasured(page: Page) {
  await page.locator("html[data-measured]").waitFor();
  await page.evaluate(() => new Promise((done) => requestIdleCallback(() => setTimeout(done, 100))));
}

/** Goes on to another tab, as the page sees it. */
const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { configurable: true, get: () => "hidden" });
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  });
const isVitals = (url: string) => url.endsWith("/api/vitals");

test("a page that is left tells how fast it was, without a cookie, and the metrics have it", async ({ page }) => {
  await measures(page);
  await page.context().addCookies([{ name: "theme", value: "dark", url: own.address }]);
  await openPage(page, `${own.address}/education-loan/state-bank-of-india`);
  await untilMeasured(page);
  const sent = page.waitForRequest((request) => isVitals(request.url()));
  await hide(page);
  const request = await sent;
  expect((await request.response())!.status()).toBe(200);
  expect((await request.allHeaders()).cookie).toBeUndefined();
  const { vitals, ...view } = request.postDataJSON() as { vitals: Record<string, number> };
  expect(view).toEqual({
    page: "/education-loan/[id]",
    connection: expect.stringMatching(/^([234]g|unknown)$/),
    device: "wider",
  });
  expect(Object.keys(vitals)).toEqual(expect.arrayContaining(["LCP", "FCP", "TTFB", "CLS"]));
  const samples = await told();
  for (const vital of ["LCP", "FCP", "TTFB"])
    expect(sumOf(samples, "dakhila_web_vital_seconds_count", { vital, page: "/education-loan/[id]" })).toBe(1);
  expect(sumOf(samples, "dakhila_web_vital_seconds_sum", { vital: "LCP" })).toBeCloseTo(vitals.LCP! / 1000);
  expect(sumOf(samples, "dakhila_web_vital_cls_count", { device: "wider" })).toBe(1);
  // Once for each view.
  let more = 0;
  page.on("request", (request) => void (more += Number(isVitals(request.url()))));
  await hide(page);
  await page.waitForTimeout(200);
  expect(more).toBe(0);
});

for (const [who, prepare] of [
  ["somebody who saves data", (page: Page) => measures(page, { saveData: true })],
  ["a program", async () => {}],
] as const)
  test(`${who} measures nothing, and fetches nothing for it`, async ({ page }) => {
    await prepare(page);
    let sent = 0;
    page.on("request", (request) => void (sent += Number(isVitals(request.url()))));
    await openPage(page, `${own.address}/culture`);
    await page.waitForLoadState("networkidle");
    await hide(page);
    await page.waitForTimeout(200);
    expect(sent).toBe(0);
  });

test("the site itself tells no metrics, and its process tells those of the pool, the listener and the requests", async () => {
  expect((await fetch(`${own.address}/metrics`)).status).toBe(404);
  const { status, headers } = await fetch(`${own.address}/api/loanpartners/web/state-bank-of-india`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: "{}",
  });
  expect([status, headers.get("x-request-id")]).toEqual([200, expect.stringMatching(/^[\w-]{36}$/)]);
  await fetch(`${own.address}/education-loan/made-up-lender`);
  await own.db.partner.updateMany({ where: { id: "auxilo" }, data: { loanProcessingTime: "9 working days" } });
  await expect.poll(async () => sumOf(await told(), "dakhila_content_notices_total")).toBeGreaterThan(0);
  const samples = await told();
  expect(sumOf(samples, "dakhila_content_listening")).toBe(1);
  expect(sumOf(samples, "dakhila_content_heard_seconds")).toBeLessThan(60);
  expect(sumOf(samples, "dakhila_database_pool", { state: "total" })).toBeGreaterThan(0);
  expect(
    sumOf(samples, "dakhila_requests_total", { kind: "call", route: "/api/loanpartners/web/[id]", status: "2xx" }),
  ).toBe(1);
  expect(sumOf(samples, "dakhila_requests_total", { route: "/education-loan/[id]", status: "4xx" })).toBe(1);
  expect(sumOf(samples, "nodejs_eventloop_lag_p99_seconds")).toBeGreaterThan(0);
  expect(samples.flatMap(({ labels }) => Object.values(labels)).join()).not.toMatch(
    /made-up|state-bank|@|127\.0\.0\.1/,
  );
});

test("who is refused is counted by the reason", async () => {
  const ask = () =>
    fetch(`${own.address}/api/loanform/read`, {
      method: "POST",
      headers: { "sec-fetch-site": "cross-site" },
      body: "{}",
    });
  const { status } = await ask();
  expect(status).toBe(403);
  await expect.poll(async () => sumOf(await told(), "dakhila_denied_total", { reason: "otherSite" })).toBe(1);
});
