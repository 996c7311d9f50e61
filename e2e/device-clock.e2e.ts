import { expect } from "@playwright/test";
import { openPage } from "@/e2e/support/open-page";
import { routes } from "@/lib/routes";
import { test } from "@/tests/fixtures";

// Pages that show days are made by the server, or shown from what it says: a wrong clock of the device changes no text
// while React takes the page over.

test.use({ bellSeen: true });

const DAY = 86_400_000;
const PAGES = [
  routes.home,
  routes.emiCalculator,
  routes.eligibility,
  routes.lender("state-bank-of-india"),
  routes.dashboard,
  routes.loanForm,
  ...(["general", "admission", "loan"] as const).map(routes.loanFormSection),
];

for (const days of [400, -400]) {
  test(`a clock ${days} days off: every page is taken over without an error`, async ({ page, student: _student }) => {
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(`${new URL(page.url()).pathname}: ${error.message}`));
    await page.clock.setSystemTime(Date.now() + days * DAY);
    for (const path of PAGES) {
      await openPage(page, path);
      await page.waitForLoadState("networkidle");
    }
    expect(errors).toEqual([]);
  });
}
