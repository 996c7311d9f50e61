import { expect } from "@playwright/test";
import { expectGoodAtBothWidths } from "@/e2e/support/page-check";
import { STEPS } from "@/e2e/support/wizard";
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
