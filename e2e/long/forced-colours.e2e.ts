import { expect, type Locator, type Page } from "@playwright/test";
import { routes } from "@/lib/routes";
import { test } from "@/tests/fixtures";

// Where the visitor sets the colours of the screen, a state that was told by a background alone would be lost.

test.use({ bellSeen: true });

/** What the browser paints for a system colour of the visitor's set. */
const painted = (page: Page, colour: string) =>
  page.evaluate((colour) => {
    const probe = document.body.appendChild(document.createElement("i"));
    probe.style.cssText = `color:${colour};forced-color-adjust:none`;
    const shown = getComputedStyle(probe).color;
    probe.remove();
    return shown;
  }, colour);

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
});

test("forced colours: what is chosen on the calculator and in the theme switch stands out", async ({ page }) => {
  await page.goto(routes.emiCalculator);
  const highlight = await painted(page, "Highlight");
  await expect(page.locator(".btn[aria-pressed=true]").first()).toHaveCSS("border-top-color", highlight);
  await expect(page.locator(".btn[aria-pressed=false]").first()).not.toHaveCSS("border-top-color", highlight);

  const theme = page.getByRole("group", { name: "Theme" });
  await expect(theme.locator("label", { hasText: "System" })).toHaveCSS("background-color", highlight);
  await expect(theme.locator("label", { hasText: "Dark" })).not.toHaveCSS("background-color", highlight);

  // The squares of the legend have the colours of the drawing.
  const squares = page.locator("[class*=bg-chart-]");
  expect(await squares.count()).toBeGreaterThan(1);
  const colours = await squares.evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor));
  expect(new Set(colours).size).toBeGreaterThan(1);
});

test("forced colours: the parts of a lender's example have the colours of its bar", async ({ page }) => {
  await page.goto(routes.lender("state-bank-of-india"));
  const example = page.getByRole("region", { name: /^₹20 lakh at / });
  const fills = (which: Locator) => which.evaluateAll((all) => all.map((one) => getComputedStyle(one).fill));
  const bar = await fills(
    example
      .getByRole("img", { name: /in all: / })
      .first()
      .locator("rect"),
  );
  const squares = await fills(example.locator("dt rect"));
  expect(squares.slice(0, bar.length)).toEqual(bar);
  expect(new Set(squares.slice(0, 3)).size).toBe(3);
});

test("forced colours: where one is in the form and in the application can be seen", async ({ studentPage: page }) => {
  await page.goto(routes.loanFormSection("kyc"));
  const highlight = await painted(page, "Highlight");
  const bars = page.getByRole("navigation", { name: "Steps of the application" }).locator("a > span:first-child");
  await expect(bars).toHaveCount(4);
  const shown = (which: Locator) => which.evaluate((bar) => getComputedStyle(bar).backgroundColor);
  expect(await shown(bars.nth(1))).toBe(highlight);
  expect(await shown(bars.nth(0))).not.toBe(highlight);
  await expect(bars.nth(0)).toHaveCSS("border-top-color", await painted(page, "CanvasText"));
  const menu = page.getByRole("complementary", { name: "Menu" });
  await page.goto(routes.dashboard);
  await expect(menu.locator("a[aria-current=page]")).toHaveCSS("border-left-color", highlight);
  const dots = page.getByRole("region", { name: "Overview" }).locator("li > span[aria-hidden]");
  await expect(dots.first()).toHaveCSS("background-color", highlight);
  await expect(dots.last()).not.toHaveCSS("background-color", highlight);
});
