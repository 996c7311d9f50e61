import { expect } from "@playwright/test";
import { routes } from "@/lib/routes";
import { test } from "@/tests/fixtures";

// WCAG 1.4.4 and 1.4.10: large letters, and a screen as low as one at 400% zoom.

test.use({ bellSeen: true });

test("with letters at 200% the menu button is still there for somebody who is logged in", async ({
  studentPage: page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(routes.home);
  await page.addStyleTag({ content: "html{font-size:200%!important}" });
  const menu = page.getByRole("button", { name: "Menu", exact: true });
  await expect(page.getByRole("banner").getByRole("link", { name: "Dashboard" })).toBeVisible();
  const box = (await menu.boundingBox())!;
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width).toBeLessThanOrEqual(360);
});

test("on a screen as low as one at 400% zoom no bar keeps its place over the page", async ({ studentPage: page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  for (const path of [routes.home, routes.loanFormSection("general")]) {
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
