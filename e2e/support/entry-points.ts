import { expect, type Page, type Request } from "@playwright/test";
import type { Person } from "@/tests/factories/users";
import { codeFor } from "./phone-codes";

export const dialog = (page: Page) => page.getByRole("dialog");
export const codeBoxes = (page: Page) =>
  dialog(page)
    .getByRole("group", { name: /6-digit code/ })
    .getByRole("textbox");
export const clickButton = (page: Page, name: string) =>
  dialog(page).getByRole("button", { name, exact: true }).click();
export const fieldError = (page: Page, text: string) => dialog(page).locator(".field-error").filter({ hasText: text });
/** A message among the toasts; they stand in the open dialog, since all else is covered. */
export const toast = (page: Page, text: string) => page.locator("[data-sonner-toast]").filter({ hasText: text });

/** Does what logs in. Its message stands for a second only, so that a slow machine would look too late behind it. */
export const saysLoggedIn = (page: Page, act: () => Promise<unknown>) =>
  Promise.all([toast(page, "Login successful!").waitFor(), act()]);

export async function openModal(page: Page, modal: "login" | "signup") {
  // A tap on a page that has only just come may be too early for its code.
  await expect(async () => {
    if ((await dialog(page).count()) === 0) await page.getByRole("button", { name: "Login" }).first().click();
    await expect(dialog(page).getByRole("heading", { name: "Login" })).toBeFocused({ timeout: 3000 });
  }).toPass();
  if (modal === "login") return;
  await clickButton(page, "Sign up");
  await expect(dialog(page).getByRole("heading", { name: "Sign Up" })).toBeFocused();
}

export async function fillPerson(page: Page, { name, email, digits }: Person) {
  const fields = [
    ["Full name", name],
    ["Email", email],
    ["Phone number", digits],
  ] as const;
  for (const [label, value] of fields) {
    const field = dialog(page).getByLabel(label);
    if (await field.isVisible()) await field.fill(value);
  }
  const box = dialog(page).getByRole("checkbox");
  if (await box.isVisible()) {
    // Consent is never given beforehand.
    await expect(box).not.toBeChecked();
    await box.check();
  }
}

export async function fillPlan(page: Page, admission: string) {
  await dialog(page).getByLabel("Loan amount").fill("20 lakh");
  await dialog(page).getByLabel("Permanent city").fill("Surat");
  await dialog(page).getByLabel("Country of study").fill("Canada");
  await dialog(page).getByLabel("Country of study").press("Escape");
  await dialog(page).getByLabel("Admission status").selectOption({ label: admission });
  const intake = dialog(page).getByRole("group", { name: "Target intake" });
  await intake.getByLabel("Month").selectOption({ label: "September" });
  await intake.getByLabel("Year").selectOption({ index: 1 });
}

export async function sendCode(page: Page) {
  await clickButton(page, "Send OTP");
  await expect(codeBoxes(page)).toHaveCount(6);
}

export async function typeDigits(page: Page, code: string) {
  await codeBoxes(page).first().click();
  await page.keyboard.type(code);
  await clickButton(page, "Verify");
}

export async function typeCode(page: Page, digits: string) {
  await expect(codeBoxes(page)).toHaveCount(6);
  await typeDigits(page, await codeFor(digits));
}

export const wrongCodeFor = (code: string) => String((Number(code) + 1) % 1e6).padStart(6, "0");

export function countRequests(page: Page, part: string) {
  const seen: Request[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().includes(part)) seen.push(request);
  });
  return () => seen.length;
}

export const clickTwice = (page: Page, name: string) =>
  dialog(page)
    .getByRole("button", { name, exact: true })
    .evaluate((button: HTMLButtonElement) => {
      button.click();
      button.click();
    });

export async function signUp(page: Page, person: Person) {
  await openModal(page, "signup");
  await fillPerson(page, person);
  await clickButton(page, "Send OTP");
  await expect(toast(page, "OTP sent successfully!")).toBeVisible();
  await typeCode(page, person.digits);

  await expect(page.getByRole("heading", { name: "Complete Profile" })).toBeVisible();
  await fillPlan(page, "Admitted");
  await clickButton(page, "Save and continue");

  await expect(page.getByRole("heading", { name: "Account Created" })).toBeVisible();
  await clickButton(page, "Go to Dashboard");
}

export async function logIn(page: Page, person: Person) {
  await openModal(page, "login");
  await fillPerson(page, person);
  await sendCode(page);
  await saysLoggedIn(page, () => typeCode(page, person.digits));
}
