import { expect } from "@playwright/test";
import { test } from "@/tests/fixtures";
import { openPage } from "@/e2e/support/open-page";

const PHONE = { width: 360, height: 740 };

/** How many screens of a phone a page may be long, with header and footer, before anything in it is opened. */
const LENGTHS: Record<string, number> = {
  "/": 7,
  "/education-loan/state-bank-of-india": 8,
  // The lender with the most to say.
  "/education-loan/bank-of-baroda": 8,
};

test.use({ viewport: PHONE });

for (const [path, screens] of Object.entries(LENGTHS))
  test(`${path} is at most ${screens} screens long`, async ({ page }) => {
    await openPage(page, path);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height / PHONE.height).toBeLessThanOrEqual(screens);
  });
