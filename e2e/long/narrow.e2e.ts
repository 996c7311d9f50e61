import { expect } from "@playwright/test";
import { routes } from "@/lib/routes";
import { test } from "@/tests/fixtures";
import { openModal } from "@/e2e/support/entry-points";
import { addStyles, DOUBLED, sticksOut } from "@/e2e/support/sticks-out";

// WCAG 1.4.4, 1.4.10 and 1.4.12: a phone of 320 px, or letters as large as somebody needs them, and still no page is
// scrolled in two directions. The pages themselves are in every-page.e2e.ts.

test.use({ bellSeen: true });

test("no modal of a public page scrolls sideways on a small screen or with large letters", async ({ page }) => {
  await page.goto(routes.home);
  await openModal(page, "signup");
  expect(await sticksOut(page)).toEqual([]);
});

test("with letters at 200% the menu button is still there for somebody who is logged in", async ({
  studentPage: page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(routes.home);
  await addStyles(page, DOUBLED);
  const menu = page.getByRole("button", { name: "Menu", exact: true });
  await expect(page.getByRole("banner").getByRole("link", { name: "Dashboard" })).toBeVisible();
  const box = (await menu.boundingBox())!;
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width).toBeLessThanOrEqual(360);
  // The name, and below it at most one row.
  const dashboard = (await page.getByRole("banner").getByRole("link", { name: "Dashboard" }).boundingBox())!;
  expect(Math.abs(dashboard.y + dashboard.height / 2 - (box.y + box.height / 2))).toBeLessThan(2);
});

test("on a screen as low as one at 400% zoom no bar keeps its place over the page", async ({ studentPage: page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  for (const path of [routes.home, routes.lender("state-bank-of-india"), routes.loanFormSection("general")]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
    const kept = await page.evaluate(() =>
      [...document.querySelectorAll("body *")]
        .filter((element) => {
          const { position, display } = getComputedStyle(element);
          const box = element.getBoundingClientRect();
          return ["sticky", "fixed"].includes(position) && display !== "none" && box.width > 300 && box.height > 40;
        })
        .map(({ tagName, className }) => `${tagName} ${className}`),
    );
    expect(kept).toEqual([]);
  }
});
