import { expect, type Page } from "@playwright/test";
import { db } from "@/tests/factories/database";
import { newPerson, type Person } from "@/tests/factories/users";
import { test } from "@/tests/fixtures";
import {
  clickButton,
  clickTwice,
  codeBoxes,
  countRequests,
  dialog,
  fieldError,
  fillPerson,
  fillPlan,
  toast,
  typeCode,
} from "./support/entry-points";
import { expectNoSideways, expectNoViolations } from "./support/page-check";

test.use({ viewport: { width: 360, height: 740 } });

const leads = (email: string) =>
  db.lead.findMany({
    where: { email },
    select: {
      partnerId: true,
      page: true,
      phoneVerified: true,
      consentVersion: true,
      consentText: true,
      reference: true,
      callTime: true,
      callLanguage: true,
    },
  });

async function openFrom(page: Page, path: string, button: string) {
  await page.goto(path);
  await page.getByRole("button", { name: button }).first().click();
  await expect(dialog(page).getByRole("heading", { name: "Your Details" })).toBeFocused();
}
async function fill(page: Page, person: Person) {
  await fillPerson(page, person);
  await fillPlan(page, "Not Applied");
}

test("from a lender's page: stored at once with the lender, marked when the code is confirmed", async ({ page }) => {
  const person = newPerson();
  await openFrom(page, "/education-loan/state-bank-of-india", "Apply Now");
  await expect(dialog(page).getByText("Step 1 of 3")).toBeVisible();
  await expectNoViolations(page);
  await expectNoSideways(page);
  await clickButton(page, "Send OTP");
  for (const sentence of [
    "Full name is required",
    "Email is required",
    "Phone number is required",
    "Loan amount is required",
    "City is required",
    "Country of study is required",
    "Admission status is required",
    "Target intake is required",
    "Please tick the box to agree before you continue.",
  ])
    await expect(dialog(page).getByText(sentence)).toBeVisible();
  await expectNoViolations(page);
  await fill(page, person);
  await dialog(page).getByLabel("How did you hear about us?").fill("A friend");
  await dialog(page).getByLabel("When may we call?").selectOption({ label: "Evening, 5 to 8" });
  await dialog(page).getByLabel("In which language?").selectOption({ label: "Gujarati" });
  const calls = countRequests(page, "users/applynow");
  await clickTwice(page, "Send OTP");
  await expect(toast(page, "OTP sent successfully!")).toBeVisible();
  await expect(dialog(page).getByRole("heading", { name: "OTP Verification" })).toBeFocused();
  expect(calls()).toBe(1);
  const lead = {
    partnerId: "state-bank-of-india",
    page: "/education-loan/state-bank-of-india",
    reference: "A friend",
    consentVersion: expect.stringMatching(/^20\d\d-/),
    consentText: expect.stringContaining("I agree"),
    callTime: "evening",
    callLanguage: "Gujarati",
  };
  expect(await leads(person.email)).toEqual([{ ...lead, phoneVerified: false }]);
  const stopLink = await dialog(page).getByRole("link", { name: "Withdraw this request" }).getAttribute("href");
  expect(stopLink).toMatch(/^\/stop-calls#[\w-]{24}$/);
  await expectNoViolations(page);
  await typeCode(page, person.digits);
  await expect(toast(page, "Application submitted successfully!")).toBeVisible();
  await expect(dialog(page).getByRole("heading", { name: "Complete" })).toBeFocused();
  await expectNoViolations(page);
  expect(await leads(person.email)).toEqual([{ ...lead, phoneVerified: true }]);
  expect(calls()).toBe(2);
  await expect(dialog(page).getByRole("link", { name: "Stop our calls" })).toHaveAttribute("href", stopLink!);
  await expectNoSideways(page);
  await clickButton(page, "Sign up");
  await expect(dialog(page).getByLabel("Full name")).toHaveValue(person.name);
  await expect(dialog(page).getByRole("checkbox")).not.toBeChecked();
});

test("from the EMI calculator: no lender; a lead whose code never came is kept, unmarked; closing resets", async ({
  page,
}) => {
  const person = newPerson();
  await openFrom(page, "/tools/education-loan-emi-calculator", "Check Eligibility");
  await fill(page, person);
  await clickButton(page, "Send OTP");
  await expect(codeBoxes(page)).toHaveCount(6);
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Check Eligibility" }).first()).toBeFocused();
  expect(await leads(person.email)).toMatchObject([
    {
      partnerId: null,
      page: "/tools/education-loan-emi-calculator",
      phoneVerified: false,
      callTime: "any",
      callLanguage: "",
    },
  ]);
  await page.getByRole("button", { name: "Check Eligibility" }).first().click();
  await expect(dialog(page).getByLabel("Email")).toHaveValue("");
  await expect(dialog(page).getByRole("checkbox")).not.toBeChecked();
});

test("the server's own refusal is shown, and a failure after the code can be tried again", async ({ page }) => {
  const person = newPerson();
  await openFrom(page, "/education-loan/credila", "Apply Now");
  await fill(page, person);
  await page.route(
    "**/api/users/applynow",
    (route) => route.fulfill({ json: { status: 0, message: "Please call us instead.", data: null } }),
    { times: 1 },
  );
  await clickButton(page, "Send OTP");
  await expect(dialog(page).getByRole("alert").first()).toContainText("Please call us instead.");
  await clickButton(page, "Send OTP");
  await expect(codeBoxes(page)).toHaveCount(6);
  await page.route("**/api/users/applynow", (route) => route.fulfill({ status: 500, body: "" }), { times: 1 });
  await typeCode(page, person.digits);
  await expect(fieldError(page, "Something went wrong on our side. Please try again.")).toBeVisible();
  await clickButton(page, "Verify");
  await expect(dialog(page).getByRole("heading", { name: "Complete" })).toBeVisible();
  expect(await leads(person.email)).toMatchObject([{ partnerId: "credila", phoneVerified: true }]);
});

test("a mistyped number is corrected: nobody is called at it", async ({ page }) => {
  const person = newPerson();
  const wrong = newPerson();
  const state = async ({ digits }: { digits: string }) =>
    db.lead.findMany({ where: { phone: `+91${digits}` }, select: { phoneVerified: true, stoppedAt: true } });
  await openFrom(page, "/education-loan/credila", "Apply Now");
  await fill(page, { ...person, digits: wrong.digits });
  await clickButton(page, "Send OTP");
  await expect(codeBoxes(page)).toHaveCount(6);
  expect(await state(wrong)).toEqual([{ phoneVerified: false, stoppedAt: null }]);
  await clickButton(page, "Change number");
  await dialog(page).getByLabel("Phone number").fill(person.digits);
  await clickButton(page, "Send OTP");
  await expect(codeBoxes(page)).toHaveCount(6);
  expect(await state(wrong)).toEqual([{ phoneVerified: false, stoppedAt: expect.any(Date) }]);
  await typeCode(page, person.digits);
  await expect(dialog(page).getByRole("heading", { name: "Complete" })).toBeVisible();
  expect(await state(person)).toEqual([{ phoneVerified: true, stoppedAt: null }]);
});

test("somebody who is logged in starts at the end", async ({ studentPage: page }) => {
  await page.goto("/education-loan/state-bank-of-india");
  await page.getByRole("button", { name: "Apply Now" }).first().click();
  await expect(dialog(page).getByRole("heading", { name: "Complete" })).toBeFocused();
  await expectNoViolations(page);
  await dialog(page).getByRole("link", { name: "Go to my application" }).click();
  await expect(page).toHaveURL(/\/dashboard\/loanform/);
});
