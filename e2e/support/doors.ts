import { expect, type Page } from "@playwright/test";
import type { Somebody } from "./people";
import { codeFor } from "./phone-codes";

const dialog = (page: Page) => page.getByRole("dialog");

/** Reads the code from the emulator and types it, as from the phone. */
async function typeCode(page: Page, digits: string) {
  const boxes = dialog(page).getByRole("textbox");
  await expect(boxes).toHaveCount(6);
  await boxes.first().click();
  await page.keyboard.type(await codeFor(digits));
  await dialog(page).getByRole("button", { name: /Verify/ }).click();
}
