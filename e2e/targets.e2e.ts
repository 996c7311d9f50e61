import { expect } from "@playwright/test";
import { routes } from "@/lib/routes";
import { test } from "@/tests/fixtures";
import { openModal } from "./support/entry-points";
import { openPage } from "./support/open-page";
import { CHEAP_PHONE } from "./support/phone";
import { tooSmall } from "./support/too-small";

// Whatever is pressed on a phone is as large as a thumb needs it: what opens over a page. The pages are in
// every-page.e2e.ts.

test.use({ ...CHEAP_PHONE, bellSeen: true });

test("what is pressed in the menu and in a dialog is as large as a thumb needs it", async ({ page }) => {
  await openPage(page, routes.home);
  const menu = page.getByRole("navigation", { name: "Main" });
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  for (const part of ["Student Loan", "Contact Us"]) {
    await menu.getByRole("button", { name: part }).click();
    await expect(menu.getByRole("button", { name: part, expanded: true })).toBeVisible();
    expect(await tooSmall(page)).toEqual([]);
  }
  await openPage(page, routes.home);
  await openModal(page, "signup");
  expect(await tooSmall(page)).toEqual([]);
});
