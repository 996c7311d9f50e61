import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type BrowserContext, expect, type Page } from "@playwright/test";

const stub = readFileSync(join(__dirname, "gapi-stub.js"), "utf8");

export async function withoutInternet(context: BrowserContext) {
  await context.route("https://apis.google.com/**", (route) =>
    route.fulfill({ contentType: "text/javascript", body: stub }),
  );
  await context.route(/unpkg\.com|fonts\.googleapis\.com|gstatic\.com/, (route) => route.abort());
}

export async function googlePopup(page: Page, button: string): Promise<Page> {
  const [popup] = await Promise.all([
    page.waitForEvent("popup"),
    page.getByRole("dialog").getByRole("button", { name: button }).click(),
  ]);
  return popup;
}

/** Chooses an account in the emulator's popup; one that was used before is in its list, another is added. */
export async function chooseAccount(popup: Page, email: string, name = "Asha Iyer") {
  const add = popup.locator("#add-account-button");
  await expect(add).toBeVisible();
  const known = popup.getByText(email);
  const typed = popup.locator("#email-input");
  // The page fills its list before it listens for taps. The button is gone once its form is open.
  await expect(async () => {
    if (popup.isClosed()) return;
    if ((await known.count()) > 0) return void (await known.first().click({ timeout: 1000 }));
    if (!(await typed.isVisible())) await add.click({ timeout: 1000 });
    await typed.fill(email, { timeout: 1000 });
    await popup.locator("#display-name-input").fill(name);
    await popup.locator("#sign-in").click();
  }).toPass();
  if (!popup.isClosed()) await popup.waitForEvent("close");
}
