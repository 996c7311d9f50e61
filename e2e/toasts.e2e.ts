import { expect, type Page } from "@playwright/test";
import { test } from "@/tests/fixtures";
import { toast } from "./support/entry-points";
import { tabTo } from "./support/open-page";
import { typedIn, type Wizard } from "./support/wizard";

test.use({ bellSeen: true });

const FAILED = "Error saving data. Please try again.";
/** Longer than any message stays, in milliseconds. */
const LONG = 30_000;

/** A save that fails, on a clock that the test holds: the message has come and none of its time is over. */
async function failedSave(wizard: Wizard) {
  const { page } = wizard;
  await page.clock.install();
  await wizard.open("general");
  await wizard.enterAll(typedIn("general"));
  await page.route("**/api/loanform/add", (route) =>
    route.fulfill({ status: 503, json: { status: 0, message: "", data: null } }),
  );
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await wizard.proceed();
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

test("a message about a failure goes after five seconds; what failed still stands in the page", async ({
  page,
  wizard,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await failedSave(wizard);
  await page.clock.runFor(4_500);
  await expect(toast(page, FAILED)).toBeVisible();
  await page.clock.runFor(600);
  await expectGone(page);
  await expect(wizard.problem()).toContainText(FAILED);
});

test("its time stands still under the pointer", async ({ page, wizard }) => {
  await failedSave(wizard);
  await toast(page, FAILED).hover();
  await page.clock.runFor(LONG);
  await expect(toast(page, FAILED)).toBeVisible();
  await page.mouse.move(5, 600);
  await page.clock.runFor(5_100);
  await expectGone(page);
});

test("its time stands still while the focus is in it, and goes on when the focus has left", async ({
  page,
  wizard,
}) => {
  await failedSave(wizard);
  await page.keyboard.press("Alt+T");
  await tabTo(page, toast(page, FAILED).getByRole("button", { name: "Close message" }), 3);
  await page.clock.runFor(LONG);
  await expect(toast(page, FAILED)).toBeVisible();
  await page.keyboard.press("Tab");
  await page.clock.runFor(5_100);
  await expectGone(page);
});

test("a new press clears what the last one said", async ({ page, wizard }) => {
  await failedSave(wizard);
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/api/loanform/add", async (route) => {
    await asked;
    await route.fallback();
  });
  await wizard.proceed();
  // None of the five seconds is needed for it.
  await runUntil(page, () => expect(toast(page, FAILED)).toHaveCount(0, { timeout: 200 }), 50);
  answer();
  await runUntil(page, () => expect(toast(page, FAILED)).toBeVisible({ timeout: 200 }), 50);

  // What fails at once is said anew, though the last message is still on its way out.
  const failed = page.waitForResponse("**/api/loanform/add");
  await wizard.proceed();
  await failed;
  await expect(wizard.save()).not.toHaveAttribute("aria-busy");
  await page.clock.runFor(1_000);
  await expect(toast(page, FAILED)).toBeVisible();
  await expect(toast(page, FAILED)).toHaveAttribute("data-removed", "false");
});
