import { expect, type Locator, type Page } from "@playwright/test";
import { newUser } from "@/tests/factories/users";
import { test } from "@/tests/fixtures";
import {
  clickButton,
  codeBoxes,
  dialog,
  fieldError,
  fillPerson,
  openModal,
  sendCode,
  toast,
} from "./support/entry-points";
import { tabTo } from "./support/open-page";

const FAILED = "Invalid OTP. Please check and try again.";
/** Longer than any message stays, in milliseconds. */
const LONG = 30_000;
const CONFIRMING = "**/accounts:signInWithPhoneNumber*";
const refusal = {
  status: 400,
  json: { error: { code: 400, message: "INVALID_CODE", errors: [{ message: "INVALID_CODE", domain: "global" }] } },
};

/** A code that is refused, on a clock that the test holds: the message has come and none of its time is over. */
async function wrongCode(page: Page) {
  await page.clock.install();
  await page.goto("/");
  await openModal(page, "login");
  await fillPerson(page, await newUser());
  await sendCode(page);
  // What was said of the sending is over.
  await runUntil(page, () => expect(page.locator("[data-sonner-toast]")).toHaveCount(0, { timeout: 200 }), 1_000);
  await page.route(CONFIRMING, (route) => route.fulfill(refusal));
  await codeBoxes(page).first().click();
  await page.keyboard.type("123456");
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await clickButton(page, "Verify");
  await runUntil(page, () => expect(toast(page, FAILED)).toHaveAttribute("data-mounted", "true", { timeout: 200 }), 1);
}

/** Lets the clock go on in small steps until something holds. */
const runUntil = (page: Page, holds: () => Promise<void>, step = 100) =>
  expect(async () => {
    await page.clock.runFor(step);
    await holds();
  }).toPass({ intervals: [10] });

/** It leaves the page in a movement, for which the clock has to go. */
async function expectGone(page: Page) {
  await page.clock.resume();
  await expect(toast(page, FAILED)).toHaveCount(0);
}

test("a message about a failure goes after five seconds; what failed still stands in the page", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await wrongCode(page);
  await page.clock.runFor(4_500);
  await expect(toast(page, FAILED)).toBeVisible();
  await page.clock.runFor(600);
  await expectGone(page);
  await expect(fieldError(page, FAILED)).toBeVisible();
});

test("its time stands still under the pointer", async ({ page }) => {
  await wrongCode(page);
  await toast(page, FAILED).hover();
  await page.clock.runFor(LONG);
  await expect(toast(page, FAILED)).toBeVisible();
  await page.mouse.move(5, 600);
  await page.clock.runFor(5_100);
  await expectGone(page);
});

test("its time stands still while the focus is in it, and goes on when the focus has left", async ({ page }) => {
  await wrongCode(page);
  await page.keyboard.press("Alt+T");
  await tabTo(page, toast(page, FAILED).getByRole("button", { name: "Close message" }), 3);
  await page.clock.runFor(LONG);
  await expect(toast(page, FAILED)).toBeVisible();
  await page.keyboard.press("Tab");
  await page.clock.runFor(5_100);
  await expectGone(page);
});

test("a new press clears what the last one said", async ({ page }) => {
  await wrongCode(page);
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(CONFIRMING, async (route) => {
    await asked;
    await route.fallback();
  });
  await clickButton(page, "Verify");
  // None of the five seconds is needed for it.
  await runUntil(page, () => expect(toast(page, FAILED)).toHaveCount(0, { timeout: 200 }), 50);
  answer();
  await runUntil(page, () => expect(toast(page, FAILED)).toBeVisible({ timeout: 200 }), 50);

  // What fails at once is said anew, though the last message is still on its way out.
  const failed = page.waitForResponse(CONFIRMING);
  await clickButton(page, "Verify");
  await failed;
  await expect(dialog(page).getByRole("button", { name: "Verify" })).not.toHaveAttribute("aria-busy");
  await page.clock.runFor(1_000);
  await expect(toast(page, FAILED)).toBeVisible();
  await expect(toast(page, FAILED)).toHaveAttribute("data-removed", "false");
});

const boxOf = async (what: Locator) => (await what.boundingBox())!;

const WINDOWS = [
  [360, 740, "bottom"],
  [700, 500, "bottom"],
  [768, 1024, "top"],
  [900, 560, "bottom"],
  [1280, 800, "top"],
] as const;
test("a message lies at the bottom of a low or narrow window, else at the top, not on a dialog's title or its close button", async ({
  page,
}) => {
  await page.setViewportSize({ width: WINDOWS[0][0], height: WINDOWS[0][1] });
  await wrongCode(page);
  // It comes in a movement that the held clock does not hold.
  const atRest = async (edge: number) =>
    expect(async () => {
      const { y, height: tall } = await boxOf(toast(page, FAILED));
      expect(Math.round(edge - y - tall)).toBe(16);
    }).toPass({ timeout: 300_000 });
  for (const [width, height, place] of WINDOWS) {
    const where = `${width}x${height}`;
    await page.setViewportSize({ width, height });
    // Its place is found when it comes: each window has a message of its own.
    const failed = page.waitForResponse(CONFIRMING);
    await clickButton(page, "Verify");
    await failed;
    await page.clock.runFor(1_000);
    if (place === "bottom") await atRest(height);
    else
      await expect(async () => {
        const { x, y } = await boxOf(toast(page, FAILED));
        expect([y < 90, x > width / 2 - 30], where).toEqual([true, true]);
      }).toPass({ timeout: 300_000 });
    const message = await boxOf(toast(page, FAILED));
    for (const covered of [
      page.locator(".dialog-title"),
      dialog(page).getByRole("button", { name: "Close", exact: true }),
    ]) {
      const box = await boxOf(covered);
      const isApart =
        message.x >= box.x + box.width ||
        message.x + message.width <= box.x ||
        message.y >= box.y + box.height ||
        message.y + message.height <= box.y;
      expect(isApart, where).toBe(true);
    }
    expect(message.x + message.width, where).toBeLessThanOrEqual(width);
    if (place === "top") continue;
    const setKeyboard = (left: number | null) =>
      page.evaluate((height_) => {
        const view = window.visualViewport!;
        if (height_ === null) Reflect.deleteProperty(view, "height");
        else Object.defineProperty(view, "height", { value: height_, configurable: true });
        view.dispatchEvent(new Event("resize"));
      }, left);
    // A keyboard that leaves the upper half.
    await setKeyboard(height / 2);
    await atRest(height / 2);
    await setKeyboard(null);
  }
});
