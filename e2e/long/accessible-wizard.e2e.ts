import { expect } from "@playwright/test";
import { expectGoodAtBothWidths } from "@/e2e/support/page-check";
import { STEPS } from "@/e2e/support/wizard";
import { SECTION_KEYS } from "@/lib/loan-form/registry";
import { db } from "@/tests/factories/database";
import { saveLoanForm } from "@/tests/factories/loan-forms";
import { test } from "@/tests/fixtures";
import { picture } from "@/tests/samples/documents";

test("every step of the wizard has no violation and fits, with and without errors", async ({ page, wizard }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  for (const slug of Object.keys(STEPS)) {
    await page.goto(`/dashboard/loanform/${slug}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectGoodAtBothWidths(page, slug);
    const save = page.getByRole("button", { name: /^Save and Proceed$/i });
    if (await save.isDisabled()) continue;
    await save.click();
    await expect(wizard.problem()).toBeVisible();
    await expectGoodAtBothWidths(page, `${slug} with errors`, wizard.problem());
  }
  await page.goto("/dashboard/loanform/kyc");
  await wizard.giveTo(wizard.slot("panCard"), await picture("pan card", "png"));
  await expectGoodAtBothWidths(page, "a document received");
});

test("the review and the confirmation have no violation and fit", async ({ page, student }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await saveLoanForm(
    student.id,
    SECTION_KEYS.filter((key) => key !== "financialDetails"),
  );
  await page.goto("/dashboard/loanform/review");
  await expect(page.getByRole("heading", { level: 1, name: "Review your answers" })).toBeVisible();
  await expectGoodAtBothWidths(page, "the review");
  await db.loanForm.update({ where: { userId: student.id }, data: { complete: true, submittedAt: new Date() } });
  for (const path of ["", "/review", "/general"]) {
    await page.goto(`/dashboard/loanform${path}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectGoodAtBothWidths(page, `sent, ${path}`);
  }
});

test("the wizard's first step can be done with the keyboard alone", async ({ studentPage: page }) => {
  await page.goto("/dashboard/loanform/general");
  await expect(page.getByLabel("First name")).toHaveValue("Asha");
  await page.getByLabel("First name").focus();
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await press("Tab", "Tab", "Tab"); // last name, mobile number, day
  await page.keyboard.type("27");
  await press("Tab");
  await page.keyboard.type("jul");
  await press("Tab");
  await page.keyboard.type("2003");
  await press("Tab", "Tab"); // e-mail, address
  await page.keyboard.type("12 Station Road, Adajan");
  await press("Tab");
  await page.keyboard.type("395007");
  await expect(page.getByLabel("City")).toHaveValue("Surat");
  await press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Admission details" })).toBeFocused();
});
