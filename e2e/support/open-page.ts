import { expect, type Locator, type Page } from "@playwright/test";

/**
 * Opens a page and waits until its scripts answer: React has taken over the first button or box, or where there is
 * none, the first link.
 */
export async function openPage(page: Page, path: string) {
  await page.goto(path);
  await page.waitForFunction(() => {
    const control =
      document.querySelector("main :is(button, input, select)") ?? document.querySelector("header button, body a");
    return Object.keys(control ?? {}).some((key) => key.startsWith("__reactProps"));
  });
}

/**
 * Waits until a panel of the dashboard that was closed has taken its entry out of the history: leaving the page sooner
 * is aborted by it.
 */
export async function expectPanelLeftHistory(page: Page) {
  await expect
    .poll(() => page.evaluate(() => (history.state as Record<string, unknown> | null)?.["dakhila:panel"]))
    .toBeUndefined();
}

/** Presses Tab until the focus is on `target`, as somebody without a mouse does. */
export async function tabTo(page: Page, target: Locator, presses = 60) {
  for (let press = 0; press < presses; press += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  await expect(target).toBeFocused();
}
