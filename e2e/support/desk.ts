import { expect, type Page } from "@playwright/test";
import { codeFor } from "./phone-codes";

/** Proves a phone at the desk by the code that was sent to it. */
export async function enterDesk(page: Page, digits: string) {
  await page.getByLabel("Phone number").fill(digits);
  await page.getByRole("button", { name: "Send OTP" }).click();
  const boxes = page.getByRole("group", { name: /6-digit code/ }).getByRole("textbox");
  await expect(boxes).toHaveCount(6);
  const code = await codeFor(digits);
  await boxes.first().click();
  await page.keyboard.type(code);
  await page.getByRole("button", { name: "Verify" }).click();
}
