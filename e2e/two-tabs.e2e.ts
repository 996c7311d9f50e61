import { expect, type Page } from "@playwright/test";
import { storedLoanForm } from "@/tests/factories/loan-forms";
import { test } from "@/tests/fixtures";
import { expectNoSideways, expectNoViolations } from "./support/page-check";
import { typedIn, Wizard } from "./support/wizard";

const choice = (page: Page) => page.getByRole("dialog", { name: "Which answers are right?" });
const amountOf = async (studentId: string) =>
  ((await storedLoanForm(studentId)).loanDetails as { loanAmount: string }).loanAmount;
/** As when its tab is looked at again. */
const lookAt = (page: Page) =>
  page.evaluate(() => {
    document.dispatchEvent(new Event("visibilitychange"));
  });

test.describe("H13 two tabs or two phones", () => {
  test("H13 the second save asks which answers are right, and never overwrites by itself", async ({
    context,
    browser,
    student,
    wizard: one,
  }) => {
    // Another phone of the same student: its own storage, the same account.
    const secondPhone = await browser.newContext({ storageState: await context.storageState() });
    const two = new Wizard(await secondPhone.newPage());
    await Promise.all([one.open("loan"), two.open("loan")]);
    await one.enterAll(typedIn("loan"));
    await two.enterAll(typedIn("loan"));
    await two.answer("Loan amount", "40 lakh");
    await two.answer("Loan type", "Collateral");
    await one.proceed();
    await one.isAt("co-applicants");

    await two.proceed();
    await expect(choice(two.page)).toBeVisible();
    expect(await amountOf(student.id)).toBe("2500000");
    const differing = choice(two.page).getByRole("rowheader");
    await expect(differing).toHaveText(["Loan amount", "Loan type"]);
    await expect(choice(two.page).getByRole("row", { name: /Loan amount/ })).toContainText("₹40,00,000");
    await expect(choice(two.page).getByRole("row", { name: /Loan amount/ })).toContainText("₹25,00,000");
    for (const width of [360, 1280]) {
      await two.page.setViewportSize({ width, height: 780 });
      await expectNoViolations(two.page, `${width} px`);
      await expectNoSideways(two.page);
    }

    // Closing decides nothing.
    await two.page.keyboard.press("Escape");
    await expect(two.field("Loan amount")).toHaveValue("40,00,000");
    expect(await amountOf(student.id)).toBe("2500000");
    await two.proceed();
    await choice(two.page).getByRole("button", { name: "Keep mine" }).click();
    await two.isAt("co-applicants");
    expect(await amountOf(student.id)).toBe("4000000");
    await secondPhone.close();
  });

  test("H13 taking the other's answers shows them, and nothing is saved", async ({ context, student, wizard: one }) => {
    const two = new Wizard(await context.newPage());
    await Promise.all([one.open("loan"), two.open("loan")]);
    await two.enterAll(typedIn("loan"));
    await two.answer("Loan amount", "40 lakh");
    await one.enterAll(typedIn("loan"));
    await one.proceed();
    await one.isAt("co-applicants");
    await two.proceed();
    await choice(two.page).getByRole("button", { name: "Take the other's" }).click();
    await expect(two.field("Loan amount")).toHaveValue("25,00,000");
    expect(await amountOf(student.id)).toBe("2500000");
    await two.proceed();
    await two.isAt("co-applicants");
  });

  test("H13 a tab that is looked at again shows the newer save, or says that there is one", async ({
    context,
    wizard: clean,
  }) => {
    const [edited, saver] = [new Wizard(await context.newPage()), new Wizard(await context.newPage())];
    for (const wizard of [clean, edited, saver]) await wizard.open("loan");
    await edited.answer("Loan amount", "40 lakh");
    await saver.enterAll(typedIn("loan"));
    await saver.proceed();
    await saver.isAt("co-applicants");

    await expect(async () => {
      await lookAt(clean.page);
      await expect(clean.page.getByText("Below are the newer answers.", { exact: false })).toBeVisible({
        timeout: 1000,
      });
    }).toPass();
    await expect(clean.field("Loan amount")).toHaveValue("25,00,000");

    await expect(async () => {
      await lookAt(edited.page);
      await expect(edited.page.getByText("Your answers here are not saved yet.", { exact: false })).toBeVisible({
        timeout: 1000,
      });
    }).toPass();
    await expect(edited.field("Loan amount")).toHaveValue("40,00,000");
    await edited.page.getByRole("button", { name: "See what differs" }).click();
    await choice(edited.page).getByRole("button", { name: "Take the other's" }).click();
    await expect(edited.field("Loan amount")).toHaveValue("25,00,000");
  });
});
