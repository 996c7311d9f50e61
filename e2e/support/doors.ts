import { expect, type Page } from "@playwright/test";
import type { Somebody } from "./people";
import { codeFor } from "./phone-codes";

const dialog = (page: Page) => page.getByRole("dialog");

/** Reads the code from the emulator and types it, as from the phone. */
export async function typeCode(page: Page, digits: string) {
  const boxes = dialog(page).getByRole("textbox");
  await expect(boxes).toHaveCount(6);
  await boxes.first().click();
  await page.keyboard.type(await codeFor(digits));
  await dialog(page).getByRole("button", { name: "Verify" }).click();
}

/** Signs up from the page that is open, through all four steps, and goes to the dashboard. */
export async function signUp(page: Page, person: Somebody) {
  await page.getByRole("button", { name: "Login" }).first().click();
  await dialog(page).getByRole("button", { name: "Sign up", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Sign Up" })).toBeVisible();
  await dialog(page).getByLabel("Full name").fill(person.name);
  await dialog(page).getByLabel("Email").fill(person.email);
  await dialog(page).getByLabel("Phone number").fill(person.digits);
  await dialog(page).getByRole("checkbox").check();
  await dialog(page).getByRole("button", { name: "Send OTP" }).click();
  await expect(page.getByText("OTP sent successfully!")).toBeVisible();
  await typeCode(page, person.digits);

  await expect(page.getByRole("heading", { name: "Complete Profile" })).toBeVisible();
  await dialog(page).getByLabel("Loan amount").fill("20 lakh");
  await dialog(page).getByLabel("Permanent city").fill("Surat");
  await dialog(page).getByLabel("Country of study").fill("Canada");
  await dialog(page).getByLabel("Country of study").press("Escape");
  await dialog(page).getByLabel("Admission status").selectOption({ label: "Admitted" });
  const intake = dialog(page).getByRole("group", { name: "Target intake" });
  await intake.getByLabel("Month").selectOption({ label: "September" });
  await intake.getByLabel("Year").selectOption({ index: 1 });
  await dialog(page).getByRole("button", { name: "Save and continue" }).click();

  await expect(page.getByRole("heading", { name: "Account Created" })).toBeVisible();
  await dialog(page).getByRole("button", { name: "Go to Dashboard" }).click();
}

/** Logs in from a public page by e-mail, phone and code. */
export async function logIn(page: Page, person: Somebody) {
  await page.getByRole("button", { name: "Login" }).first().click();
  await dialog(page).getByLabel("Email").fill(person.email);
  await dialog(page).getByLabel("Phone number").fill(person.digits);
  await dialog(page).getByRole("button", { name: "Send OTP" }).click();
  await typeCode(page, person.digits);
  await expect(page.getByText("Login successful!")).toBeVisible();
}
