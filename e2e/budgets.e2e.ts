import { gzipSync } from "node:zlib";
import { expect, type Locator, type Page, type Request } from "@playwright/test";
import { SITE_PAGES } from "@/lib/addresses/site-pages";
import { test } from "@/tests/fixtures";
import { openPage } from "./support/open-page";

/** Kilobytes (1,024 bytes) of JavaScript that a page's HTML may ask for, compressed by gzip. */
const BUDGETS: Record<string, number> = {
  ...Object.fromEntries(SITE_PAGES.map(({ path }) => [path, 150])),
  // These read an amount as people write it, or hold more than one form.
  "/": 153,
  "/education-loan": 155,
  "/education-loan/compare": 158,
  "/tools/education-loan-emi-calculator": 171,
  "/tools/education-loan-eligibility": 167,
  "/tools/loan-offer": 175,
  "/tools/money-plan": 175,
  "/tools/support": 158,
  "/study/germany": 150,
  "/pack": 152,
  "/dashboard": 170,
  "/dashboard/loanform/kyc": 170,
};
/** The same until a student can answer or press something, with what is fetched late and waited for. */
const UNTIL_READY: Record<string, { budget: number; ready: (page: Page) => Locator }> = {
  "/dashboard": { budget: 188, ready: (page) => page.getByRole("link", { name: /^Continue with / }).first() },
  "/dashboard/loanform/kyc": { budget: 260, ready: (page) => page.getByRole("form") },
  // With the lists of countries and universities, 46 of it.
  "/dashboard/loanform/admission": { budget: 306, ready: (page) => page.getByRole("form") },
  "/dashboard/loanform/review": { budget: 280, ready: (page) => page.getByRole("main").getByRole("button").last() },
};
/** Bytes of all fonts together. */
const FONTS = 45 * 1024;

test("on a phone, a page asks for nothing of a page that nobody has opened", async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 360, height: 740 },
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  for (const path of ["/", "/education-loan/state-bank-of-india"]) {
    const asked: string[] = [];
    const note = (request: Request) => void (request.headers()["rsc"] && asked.push(request.url()));
    page.on("request", note);
    await openPage(page, path);
    await page.evaluate(async () => {
      for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
        scrollTo(0, y);
        await new Promise((later) => requestAnimationFrame(later));
      }
    });
    await page.waitForLoadState("networkidle");
    page.off("request", note);
    expect(asked, path).toEqual([]);
  }
  await context.close();
});

test("until it can be used, no page of a student needs more JavaScript than its budget", async ({
  studentPage: page,
}) => {
  // What is fetched ahead, when the browser has nothing else to do, is waited for by nobody.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  const used: Record<string, number> = {};
  for (const [path, { ready }] of Object.entries(UNTIL_READY)) {
    const scripts = new Set<string>();
    const note = (request: Request) => void (request.resourceType() === "script" && scripts.add(request.url()));
    page.on("request", note);
    await openPage(page, path);
    await expect(ready(page)).toBeVisible();
    page.off("request", note);
    let bytes = 0;
    for (const script of scripts) bytes += gzipSync(await (await page.request.get(script)).body(), { level: 9 }).length;
    used[path] = Math.round((bytes / 1024) * 10) / 10;
  }
  test.info().annotations.push({ type: "JavaScript until it can be used, KB gzip", description: JSON.stringify(used) });
  expect(Object.entries(used).filter(([path, size]) => size > UNTIL_READY[path]!.budget)).toEqual([]);
});

test("no page sends more JavaScript than its budget, and the fonts are small", async ({ studentPage: { request } }) => {
  const fetched = async (path: string) => (await request.get(path, { maxRedirects: 0 })).body();
  const used: Record<string, number> = {};
  for (const path of Object.keys(BUDGETS)) {
    const html = (await fetched(path)).toString();
    const scripts = new Set(
      [...html.matchAll(/<script[^>]*\ssrc="([^"]+)"[^>]*>/g)]
        .filter(([tag]) => !/nomodule/i.test(tag))
        .map(([, src]) => src!),
    );
    expect(scripts.size, path).toBeGreaterThan(3);
    let bytes = 0;
    for (const script of scripts) bytes += gzipSync(await fetched(script), { level: 9 }).length;
    used[path] = Math.round((bytes / 1024) * 10) / 10;
  }
  test.info().annotations.push({ type: "JavaScript, KB gzip", description: JSON.stringify(used) });
  expect(Object.entries(used).filter(([path, size]) => size > BUDGETS[path]!)).toEqual([]);

  const css = await Promise.all(
    [...(await fetched("/")).toString().matchAll(/href="([^"]+\.css[^"]*)"/g)].map(async ([, href]) =>
      (await fetched(href!)).toString(),
    ),
  );
  const fonts = new Set(css.join("").match(/[\w./-]+\.woff2/g));
  expect(fonts.size).toBeGreaterThan(1);
  let bytes = 0;
  for (const font of fonts) bytes += (await fetched(`/_next/static/${font.replace(/^.*?(?=media\/)/, "")}`)).length;
  expect(bytes).toBeLessThanOrEqual(FONTS);
});
