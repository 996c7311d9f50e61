import { expect } from "@playwright/test";
import { newPerson } from "@/tests/factories/users";
import { test } from "@/tests/fixtures";
import { clickButton, codeBoxes, dialog, fillPerson, openModal } from "./support/entry-points";
import { openPage } from "./support/open-page";
import { expectTranslated, translate } from "./support/translator";
import { typedIn, Wizard } from "./support/wizard";

// All pages and states: e2e/long/translated.e2e.ts.

test.use({ bellSeen: true });

test("on a translated page an amount may be emptied, and its figures follow", async ({ page }) => {
  const problems = await translate(page, "after hydration");
  await openPage(page, "/tools/education-loan-emi-calculator");
  await expectTranslated(page);
  const result = page.getByRole("region", { name: "Result" }).locator("output");
  const study = page.locator("#while-you-study");
  const lenders = page.getByRole("region", { name: "Lenders from this rate" });
  await page.getByRole("textbox", { name: "Loan amount", exact: true }).fill("");
  await expect(result).toContainText("Fill in");
  await expect(study).toContainText("Mend the boxes that ask for it");
  await page.getByRole("textbox", { name: "Loan amount", exact: true }).fill("35 lakh");
  await expect(result).toContainText("₹54,979 a month");
  await expect(study).toContainText("If you pay nothing during a 24-month course");
  const rate = page.getByRole("textbox", { name: "Interest rate", exact: true });
  await rate.fill("10.x");
  await expect(lenders).toContainText("Type a rate above");
  const counts: (string | undefined)[] = [];
  for (const value of ["9", "11"]) {
    await rate.fill(value);
    await expect(lenders).toContainText(`at or below ${value}% a year`);
    counts.push((await lenders.innerText()).match(/(\d+) of the schemes/)?.[1]);
  }
  expect(Number(counts[1])).toBeGreaterThan(Number(counts[0]));
  expect(problems).toEqual([]);
});

test("on a translated page a code is sent, and a step of the form is saved", async ({ page, logInAs }) => {
  const problems = await translate(page, "after hydration");
  await openPage(page, "/");
  await expectTranslated(page);
  await openModal(page, "signup");
  await fillPerson(page, newPerson());
  await clickButton(page, "Send OTP");
  await expect(codeBoxes(page)).toHaveCount(6);
  await expect(dialog(page).getByText("Change number")).toBeVisible();

  await logInAs("Asha Iyer");
  await openPage(page, "/dashboard/loanform/general");
  await expectTranslated(page);
  const wizard = new Wizard(page);
  await wizard.isAt("general");
  await wizard.enterAll(typedIn("general"));
  await wizard.proceed();
  await wizard.isAt("admission");
  expect(problems).toEqual([]);
});
