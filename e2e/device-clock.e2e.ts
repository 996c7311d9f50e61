import { expect, type Page } from "@playwright/test";
import { openBlock } from "@/e2e/support/case-page";
import { openPage } from "@/e2e/support/open-page";
import { typedIn, Wizard } from "@/e2e/support/wizard";
import { dayOf } from "@/lib/dates/calendar";
import { routes } from "@/lib/routes";
import { newCase, newCaseEvent } from "@/tests/factories/cases";
import { saveLoanForm } from "@/tests/factories/loan-forms";
import { test } from "@/tests/fixtures";

// Pages that show days are made by the server, or shown from what it says: a wrong clock of the device changes no text
// while React takes the page over, and loses nothing.

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

const errorsOf = (page: Page) => {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(`${new URL(page.url()).pathname}: ${error.message}`));
  return errors;
};
const yearsIn = (page: Page, name: string) =>
  page.getByRole("group", { name }).getByLabel("Year").locator("option").allTextContents();

for (const days of [400, -400]) {
  test.describe(`a clock ${days} days off`, () => {
    const wrong = () => new Date(Date.now() + days * DAY);

    test("every page is taken over without an error, and offers the years of the server's clock", async ({
      page,
      student: _student,
    }) => {
      const errors = errorsOf(page);
      await page.clock.setSystemTime(wrong());
      for (const path of PAGES) {
        await openPage(page, path);
        await page.waitForLoadState("networkidle");
      }
      expect(errors).toEqual([]);
      await openPage(page, routes.loanFormSection("admission"));
      const year = Number(dayOf(new Date()).slice(0, 4));
      await expect
        .poll(() => yearsIn(page, "Intake period"))
        .toEqual(["Year", ...[0, 1, 2, 3].map((by) => `${year + by}`)]);
    });

    test("no draft and no session is lost, also where the clock is set meanwhile", async ({ wizard }) => {
      const { page } = wizard;
      const errors = errorsOf(page);
      await page.clock.setSystemTime(wrong());
      await wizard.open("general");
      await wizard.enterAll(typedIn("general"));
      await expect(wizard.saveState()).toHaveText(/^Kept on this device \d+:\d\d [ap]m, not saved with us yet$/);
      for (const clock of [new Date(), wrong()]) {
        await page.clock.setSystemTime(clock);
        const again = new Wizard(page);
        await again.open("general");
        for (const entry of typedIn("general")) await entry.stands(again);
      }
      await page.clock.setSystemTime(new Date());
      await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
      await expect(page.getByRole("dialog")).toHaveCount(0);
      expect(errors).toEqual([]);
    });

    test("a case says since when by the server's clock, and takes a line of today", async ({ page, student }) => {
      const errors = errorsOf(page);
      await saveLoanForm(student.id, undefined, { complete: true });
      const caseId = await newCase(student.id);
      await newCaseEvent("lender", { caseId, kind: "asked", item: "Pay slips", channel: "pass" });
      await page.clock.setSystemTime(wrong());
      await openPage(page, routes.dashboard);
      await openPage(page, routes.myLender(caseId));
      await expect(page.getByText("Waiting on: you · 1 paper, since today: Pay slips")).toBeVisible();
      await openBlock(page, "Write down what happened");
      await page.getByRole("radio", { name: "We spoke, or they wrote" }).check();
      await page.getByRole("button", { name: "Write it down" }).click();
      await expect(page.getByText("Written down.", { exact: true }).first()).toBeVisible();
      expect(errors).toEqual([]);
    });
  });
}
