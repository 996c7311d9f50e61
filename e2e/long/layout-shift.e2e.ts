import { setTimeout as pause } from "node:timers/promises";
import { type BrowserContext, expect } from "@playwright/test";
import { openDesk } from "@/e2e/support/desk";
import { openPage } from "@/e2e/support/open-page";
import { weakLine } from "@/e2e/support/phone";
import { ANSWERED, DASHBOARD_PAGES, PUBLIC_KINDS } from "@/e2e/support/public-pages";
import { backOfficeRoutes } from "@/lib/addresses/more-routes";
import { routes } from "@/lib/routes";
import { newCase, newCaseEvent } from "@/tests/factories/cases";
import { db } from "@/tests/factories/database";
import { saveLoanForm } from "@/tests/factories/loan-forms";
import { test } from "@/tests/fixtures";

// Nothing that somebody has begun to read moves while a page comes: on a weak line, with nothing of the page kept from
// before.

const WIDTHS = [360, 1280];
/** Pages that are looked at at the same time: most of it is waiting for the line. */
const TABS = 3;
/** From here on it is no longer 0.00 as browsers report it. */
const SEEN = 0.005;

type Moved = { value: number; what: string[] };

/**
 * Notes what moves up or down from the first paint on, and what it was. A line of letters that only becomes some pixels
 * wider or narrower when the font comes is not counted.
 */
function watch() {
  const moved: Moved = { value: 0, what: [] };
  Object.assign(window, { moved });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShift[]) {
      const isMove = entry.sources.some(({ previousRect: a, currentRect: b }) => a.y !== b.y || a.height !== b.height);
      if (entry.hadRecentInput || !isMove) continue;
      moved.value += entry.value;
      for (const { node, previousRect: from, currentRect: to } of entry.sources) {
        const name = node instanceof Element ? `${node.tagName} ${node.id} ${node.className}` : String(node?.nodeValue);
        moved.what.push(`${name} ${from.y},${from.height} → ${to.y},${to.height} (${entry.value.toFixed(4)})`);
      }
    }
  }).observe({ type: "layout-shift", buffered: true });
}

type LayoutShift = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
};

/** Opens each page for the first time, down to its end; the pages on which something moved, with what it was. */
async function shifts(context: BrowserContext, width: number, paths: readonly string[]) {
  await context.addInitScript(watch);
  // They do not come at all: what stands in for them is a font of this machine, which no phone has, and its lines break
  // elsewhere.
  await context.route("**/*.woff2", (route) => route.abort());
  const waiting = [...paths];
  const all = new Map<string, Moved>();
  async function tab() {
    const page = await context.newPage();
    await page.setViewportSize({ width, height: 740 });
    const session = await weakLine(page);
    await session.send("Network.setCacheDisabled", { cacheDisabled: true });
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      // An address that differs from the last by its fragment alone would not be opened anew.
      await page.goto("about:blank");
      await openPage(page, path);
      await page.waitForLoadState("networkidle");
      await expect(page.getByText(/^Comparing the lenders|data fetching shortly/)).toBeHidden();
      all.set(path, await page.evaluate(readOn));
    }
    await page.close();
  }
  await Promise.all(Array.from({ length: TABS }, tab));
  const told = [...all]
    .map(([path, { value }]) => `${value.toFixed(4)} ${path}`)
    .sort()
    .reverse();
  console.log([`Layout shift at ${width} px:`, ...told].join("\n"));
  return Object.fromEntries([...all].flatMap(([path, { value, what }]) => (value < SEEN ? [] : [[path, what]])));
}

/** Scrolls to the end of the page, once nothing more is drawn on it; what has moved on it in all. */
async function readOn() {
  let changed = performance.now();
  new MutationObserver(() => {
    changed = performance.now();
  }).observe(document, { subtree: true, childList: true });
  while (performance.now() - changed < 700) await new Promise((later) => setTimeout(later, 100));
  for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
    scrollTo(0, y);
    await new Promise((later) => setTimeout(later, 50));
  }
  await new Promise((later) => setTimeout(later, 300));
  return (window as unknown as { moved: Moved }).moved;
}

test("a step that turns out short moves nothing, however late its boxes come", async ({ context, page, student }) => {
  await saveLoanForm(student.id, ["generalDetails", "admissionDetails", "loanDetails", "coApplicantDetails"]);
  const step = routes.loanFormSection("co-applicants");
  const html = await (await page.request.get(step)).text();
  await context.route("**/_next/static/chunks/*.js", async (route) => {
    const isLater = !html.includes(new URL(route.request().url()).pathname);
    await pause(isLater ? 3000 : 0);
    await route.continue();
  });
  expect(await shifts(context, 360, [step])).toEqual({});
});

for (const width of WIDTHS) {
  test(`nothing moves on a public page, ${width} px`, async ({ context }) => {
    expect(await shifts(context, width, [...PUBLIC_KINDS, ANSWERED])).toEqual({});
  });

  test(`nor in the dashboard and the form, ${width} px`, async ({ context, student }) => {
    await saveLoanForm(student.id, ["generalDetails", "admissionDetails", "loanDetails", "coApplicantDetails"]);
    expect(await shifts(context, width, [routes.home, ...DASHBOARD_PAGES])).toEqual({});
  });

  test(`nor before the first answer and after the submit, ${width} px`, async ({ context, logInAs }) => {
    const asha = await logInAs("Asha Iyer");
    expect(await shifts(context, width, [routes.dashboard, routes.checklist, routes.loanForm])).toEqual({});
    await saveLoanForm(asha.id, undefined, { complete: true });
    const caseId = await newCase(asha.id);
    await newCaseEvent("student", { caseId, kind: "spoke" });
    const sent = [
      routes.dashboard,
      routes.myLenders,
      routes.myLender(caseId),
      routes.loanForm,
      routes.loanFormReview,
      routes.checklist,
      routes.applicationCopy,
    ];
    expect(await shifts(context, width, sent)).toEqual({});
  });

  test(`nor at the desk, ${width} px`, async ({ context, baseURL, logInAs, browser }) => {
    const other = await browser.newContext({ baseURL });
    const asha = await logInAs("Asha Iyer", other);
    await other.close();
    await saveLoanForm(asha.id, undefined, { complete: true });
    const caseId = await newCase(asha.id);
    await newCaseEvent("student", { caseId, kind: "spoke" });
    const { reference } = await db.loanForm.findUniqueOrThrow({ where: { userId: asha.id } });
    await openDesk(context, baseURL!);
    const { home, calls, files, file, cases, case: caseAt } = backOfficeRoutes;
    expect(await shifts(context, width, [home, calls, files, cases, file(reference!), caseAt(caseId)])).toEqual({});
  });
}
