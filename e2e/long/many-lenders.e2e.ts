import { expect } from "@playwright/test";
import { openPage } from "@/e2e/support/open-page";
import { ownInstance, type OwnInstance } from "@/e2e/support/own-instance";
import { CARRIED } from "@/lib/lenders/asked";
import { compareAddress } from "@/lib/lenders/compare";
import { IN_MENU, PART } from "@/lib/lenders/lender-views";
import { routes } from "@/lib/routes";
import { seedLenders } from "@/tests/factories/many-lenders";
import { test } from "@/tests/fixtures";

// A database of its own, with a thousand lenders: other tests count those of the seed.
test.describe.configure({ mode: "default", timeout: 300_000 });

const COUNT = 1000;
const LAST = `many-${COUNT - 1}`;
const CASE =
  "?country=US&level=postgraduate&amount=2000000&security=no&admission=received_offer&coApplicant=earning&course=24&years=8";
/** Bytes that a page may have with any number of lenders, before it is compressed. */
const MOST = 1_000_000;

let own: OwnInstance;
const get = async (path: string) => {
  // A connection that is kept may be closed at its end just as it is used again.
  const response = await fetch(own.address + path, { redirect: "manual", headers: { connection: "close" } });
  return { status: response.status, text: await response.text() };
};
const few: Record<string, number> = {};

test.beforeAll(async () => {
  own = await ownInstance();
  for (const path of [routes.culture, routes.terms]) few[path] = (await get(path)).text.length;
  await seedLenders(own.db, await own.db.partner.count(), COUNT);
  await expect.poll(async () => (await get(routes.lender(LAST))).status, { timeout: 300_000 }).toBe(200);
  await expect.poll(async () => (await get(routes.lenders)).text, { timeout: 300_000 }).toContain("?part=2");
});
test.afterAll(() => own?.end());

test("a page that shows no lenders is as large as with those of the seed, and every other one is bounded", async () => {
  for (const [path, size] of Object.entries(few)) {
    const { text } = await get(path);
    expect(Math.abs(text.length - size) / size, path).toBeLessThan(0.01);
    expect(new Set(text.match(/\/education-loan\/[a-z0-9-]+/g)).size, path).toBe(IN_MENU);
  }
  for (const path of [
    routes.home,
    routes.lender("state-bank-of-india"),
    routes.lender(LAST),
    routes.lenders,
    `${routes.lenders}?part=20`,
    compareAddress([]),
    routes.eligibility,
    routes.emiCalculator,
  ]) {
    const { status, text } = await get(path);
    expect([path, status]).toEqual([path, 200]);
    expect(text.length, path).toBeLessThan(MOST);
  }
  const map = (await get("/sitemap.xml")).text;
  expect(map.match(/<loc>/g)!.length).toBeGreaterThan(COUNT);
  expect(map).toContain(`${routes.lenders}?part=2<`);
  expect((await get(routes.lender("many-no-such"))).status).toBe(404);
});

test("the list comes in parts with addresses of their own, and is searched, filtered and ordered without JavaScript", async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: own.address });
  const page = await context.newPage();
  const main = page.getByRole("main");
  const rows = main.getByRole("table").locator("tbody tr");
  const canonical = () => page.locator('link[rel="canonical"]').getAttribute("href");
  await page.goto(routes.lenders);
  await expect(rows).toHaveCount(PART);
  const first = await rows.first().innerText();
  await main.getByRole("navigation", { name: "Parts of the list" }).getByRole("link", { name: "Part 2" }).click();
  await expect(page).toHaveURL(/\/education-loan\?part=2$/);
  await expect(rows).toHaveCount(PART);
  expect(await rows.first().innerText()).not.toBe(first);
  expect(await canonical()).toMatch(/\/education-loan\?part=2$/);
  await expect(page.locator('link[rel="prev"]')).toHaveAttribute("href", /\/education-loan$/);
  await expect(page.locator('link[rel="next"]')).toHaveAttribute("href", /\/education-loan\?part=3$/);

  await main.getByLabel("Name of a lender or a scheme").fill("bank number 77");
  await main.getByLabel("Type of lender").selectOption("NBFC");
  await main.getByRole("button", { name: "Show schemes" }).click();
  await expect(main.getByLabel("Name of a lender or a scheme")).toHaveValue("bank number 77");
  for (const row of await rows.all()) await expect(row).toContainText(/Bank number 77/);
  expect(await canonical()).toMatch(/\/education-loan$/);
  await page.getByRole("columnheader", { name: "Lender" }).getByRole("link").click();
  await expect(rows.first()).toContainText("Bank number 77");
  await context.close();
});

test("picks on several parts are compared, and an old filtered address finds its page", async ({ page }) => {
  await page.goto(`${own.address}${routes.lenders}?type=NBFC`);
  await expect(page).toHaveURL(/show=1/);
  await expect(page.getByRole("main").getByLabel("Type of lender")).toHaveValue("NBFC");
  await openPage(page, `${own.address}${routes.lenders}?lenders=${LAST}.loan-0`);
  await page
    .getByRole("main")
    .getByRole("checkbox", { name: /^Compare/ })
    .first()
    .check();
  await page.getByRole("link", { name: "Compare 2" }).click();
  const comparison = page.getByRole("region", { name: "Comparison" });
  await expect(comparison.getByRole("columnheader", { name: /Bank number 999/ })).toBeVisible();
  await expect(comparison.getByRole("columnheader")).toHaveCount(2);
});

test("what an address asked for before may be answered last, and changes nothing", async ({ page }) => {
  let letGo = () => {};
  const isAnswered = new Promise<void>((resolve) => (letGo = resolve));
  let asked = 0;
  await page.route("**/api/loanpartners/compare", async (route) => {
    if ((asked += 1) === 1) await isAnswered;
    await route.continue();
  });
  await page.goto(`${own.address}${routes.lenders}/compare?lenders=many-998.loan-0`);
  await expect.poll(() => asked).toBe(1);
  await page.evaluate((search) => {
    history.replaceState(history.state, "", search);
    window.dispatchEvent(new PopStateEvent("popstate"));
  }, `?lenders=${LAST}.loan-0`);
  const comparison = page.getByRole("region", { name: "Comparison" });
  const shown = comparison.getByRole("columnheader", { name: /Bank number 999/ });
  await expect(shown).toBeVisible();
  const late = page.waitForResponse("**/api/loanpartners/compare");
  letGo();
  await (await late).finished();
  await expect(page.getByText("Fetching the schemes")).toHaveCount(0);
  await expect(shown).toBeVisible();
  await expect(comparison.getByRole("columnheader")).toHaveCount(1);
});

test("the check finds the first of each outcome among all, says of how many, and gives more", async ({ page }) => {
  await page.goto(own.address + routes.eligibility + CASE);
  const status = page.getByRole("status").filter({ hasText: /^For ₹20 lakh: \d+ fit/ });
  await expect(status).toBeVisible();
  const [, fit] = /: (\d+) fit/.exec(await status.innerText())!;
  expect(Number(fit)).toBeGreaterThan(CARRIED);
  const fits = page.getByRole("region", { name: `Fit: ${fit}` });
  await expect(fits).toContainText(`The first 20 of ${fit}.`);
  await fits.getByRole("button", { name: "Find more" }).click();
  await expect(fits).toContainText(`The first 40 of ${fit}.`);
});
