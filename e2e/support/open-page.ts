import { expect, type Locator, type Page } from "@playwright/test";

/** Waits until React has taken over the first button or box, or where there is none, the first link. */
export async function openPage(page: Page, path: string) {
  await page.goto(path);
  await page.waitForFunction(() => {
    const control =
      document.querySelector("main :is(button, input, select)") ?? document.querySelector("header button, body a");
    return Object.keys(control ?? {}).some((key) => key.startsWith("__reactProps"));
  });
}

/** Leaving the page before a closed panel has left the history is aborted by it. */
export async function expectPanelLeftHistory(page: Page) {
  await expect
    .poll(() => page.evaluate(() => (history.state as Record<string, unknown> | null)?.["dakhila:panel"]))
    .toBeUndefined();
}

export async function tabTo(page: Page, target: Locator, presses = 60) {
  for (let press = 0; press < presses; press += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  await expect(target).toBeFocused();
}
