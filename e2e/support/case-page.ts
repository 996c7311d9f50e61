import type { Page } from "@playwright/test";

/** Opens a folded block of a case's page, as a person does. @returns the block */
export async function openBlock(page: Page, name: string | RegExp) {
  const block = page.getByRole("region", { name });
  const fold = block.locator("details[id^=case-]");
  if (!(await fold.evaluate((details: HTMLDetailsElement) => details.open)))
    await block.locator("summary").first().click();
  return block;
}

/** Opens all that is folded on a case's page, whatever its language. */
export async function unfold(page: Page) {
  const folds = page.locator("details[id^=case-]");
  await folds.last().waitFor();
  await folds.evaluateAll((all) => all.forEach((fold) => ((fold as HTMLDetailsElement).open = true)));
}
