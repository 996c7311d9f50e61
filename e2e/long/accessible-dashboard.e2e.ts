import { expect } from "@playwright/test";
import { expectGoodAtBothWidths, expectNoViolations } from "@/e2e/support/page-check";
import { SECTION_KEYS } from "@/lib/loan-form/registry";
import { saveLoanForm } from "@/tests/factories/loan-forms";
import { test } from "@/tests/fixtures";

const SOME = ["generalDetails", "admissionDetails", "loanDetails", "coApplicantDetails"] as const;
const PAPERS = [
  { path: "/dashboard/checklist", heading: "Document checklist" },
  { path: "/dashboard/application", heading: "Copy of your application" },
] as const;

test.use({ bellSeen: true });

test("home, bell, menu, logout, tools and FAQs have no violation and fit, in any state", async ({ page, student }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { name: "Next: Fill out all basic information." })).toBeVisible();
  await expectGoodAtBothWidths(page, "nothing told");

  await saveLoanForm(student.id, SOME);
  await page.reload();
  await expect(page.getByText("Welcome back, 5 tasks left.")).toBeVisible();
  await expectGoodAtBothWidths(page, "half-way");

  await page.getByRole("button", { name: /^Notifications/ }).click();
  const panel = page.getByRole("region", { name: "Notifications", exact: true });
  await expect(panel).toBeVisible();
  await expectGoodAtBothWidths(page, "the bell", panel);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await expect(page.getByRole("button", { name: "Logout" })).toBeVisible();
  await expectNoViolations(page, "the menu");
  await page.getByRole("button", { name: "Logout" }).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toBeVisible();
  await expectGoodAtBothWidths(page, "logging out", question);
  await page.keyboard.press("Escape");

  await saveLoanForm(student.id, SECTION_KEYS, { complete: true });
  await page.reload();
  await expect(page.getByRole("heading", { name: "Loan Application Completed" })).toBeVisible();
  await expectGoodAtBothWidths(page, "sent");

  await page.goto("/dashboard/tools");
  await expect(page.getByRole("link", { name: "EMI calculator" })).toBeVisible();
  await expectGoodAtBothWidths(page, "tools");
  await page.goto("/dashboard/company/faqs");
  await page.locator("details summary").first().click();
  await expectGoodAtBothWidths(page, "questions");
});

test("both papers have no violation and fit, before any answer, half-way and sent", async ({ page, student }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  for (const [keys, complete] of [
    [[], false],
    [SOME, false],
    [SECTION_KEYS, true],
  ] as const) {
    await saveLoanForm(student.id, keys, { complete });
    for (const { path, heading } of PAPERS) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
      await expect(page.getByRole("table").first()).toBeVisible();
      await expectGoodAtBothWidths(page, `${path}, ${keys.length} sections`);
    }
  }
});
