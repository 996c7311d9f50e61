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
  await expect(dialog(page).getByText("About State Bank of India.")).toBeVisible();
  await expect(dialog(page).getByText("We, Dakhila, call you between 10 am and 10 pm, Monday to Friday")).toBeVisible();
  await expect(dialog(page).getByText("This opens no account.")).toBeVisible();
  await expectNoViolations(page);
  await expectNoSideways(page);
  await clickButton(page, "Send OTP");
  const sentences = [
    "Full name is required",
    "Email is required",
    "Phone number is required",
    "Loan amount is required",
    "City is required",
    "Country of study is required",
    "Admission status is required",
    "Target intake is required",
    "Please tick the box to agree before you continue.",
  ];
  for (const sentence of sentences) await expect(fieldError(page, sentence)).toBeVisible();
  // One summary, in the order of the page, that leads to each field.
  await expect(dialog(page).getByRole("alert")).toBeFocused();
  await expect(dialog(page).getByRole("alert").getByRole("link")).toHaveText(sentences);
  await dialog(page).getByRole("link", { name: "Target intake is required" }).click();
  await expect(dialog(page).getByRole("group", { name: "Target intake" }).getByLabel("Month")).toBeFocused();
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
  await expect(dialog(page).getByRole("link", { name: "Do not call me" })).toHaveAttribute("href", stopLink!);
  const { id } = await db.lead.findFirstOrThrow({ where: { email: person.email } });
  const number = `${id.slice(0, 4)}-${id.slice(4, 8)}`.toUpperCase();
  await expect(dialog(page).getByText(`The number of your request is ${number}.`)).toBeVisible();
  await expect(
    dialog(page).getByText(/We call you by (Mon|Tues|Wednes|Thurs|Fri)day, \d+ [A-Z][a-z]{2}, 8:00 pm\./),
  ).toBeVisible();
  await expectNoSideways(page);
});

test.describe("what was told is not asked again", () => {
  const intake = (page: Page) => dialog(page).getByRole("group", { name: "Target intake" });

  test("from the eligibility check to the loan form: one tick, no second code, and no box that is blank", async ({
    page,
  }) => {
    const person = newPerson("Meera Nair");
    await page.goto(
      "/tools/education-loan-eligibility?country=CA&level=postgraduate&amount=2500000&security=no" +
        "&admission=received_offer&coApplicant=earning&course=24",
    );
    // The page works once it shows what its address holds.
    await expect(page.getByLabel("1. Where will you study?")).toHaveValue("CA");
    await page.getByLabel("8. Over how many years would you repay?").selectOption("10");
    await page.getByRole("button", { name: "Check eligibility" }).click();
    await expect(page.getByRole("heading", { name: "Your lenders" })).toBeFocused();

    await page.goto("/education-loan/state-bank-of-india");
    await page.getByRole("button", { name: "Apply Now" }).first().click();
    await expect(dialog(page).getByLabel("Loan amount")).toHaveValue("25,00,000");
    await expect(dialog(page).getByLabel("Country of study")).toHaveValue("Canada");
    await expect(dialog(page).getByLabel("Admission status")).toHaveValue("Confirmed");
    await fillPerson(page, person);
    await dialog(page).getByLabel("Permanent city").fill("Rajkot");
    await intake(page).getByLabel("Month").selectOption({ label: "September" });
    await intake(page).getByLabel("Year").selectOption({ index: 1 });
    await clickButton(page, "Send OTP");
    await typeCode(page, person.digits);
    await expect(dialog(page).getByRole("heading", { name: "Complete" })).toBeFocused();

    const codes = countRequests(page, "sendVerificationCode");
    await clickButton(page, "Sign up");
    await expect(dialog(page).getByRole("heading", { name: "Sign Up" })).toBeFocused();
    await expect(dialog(page).getByRole("textbox")).toHaveCount(0);
    await expect(dialog(page).getByText(`${person.name} · ${person.email}`)).toBeVisible();
    await expect(dialog(page).getByText("₹25,00,000 · Canada · Rajkot · Admitted · Sep")).toBeVisible();
    await expectNoViolations(page);
    await expectNoSideways(page);
    // The tick is the student's to give.
    await clickButton(page, "Sign up");
    await expect(fieldError(page, "Please tick the box to agree before you continue.")).toBeVisible();
    await dialog(page).getByRole("checkbox").check();
    await clickTwice(page, "Sign up");
    await expect(dialog(page).getByRole("heading", { name: "Account Created" })).toBeFocused();
    expect(codes()).toBe(0);
    expect(await db.user.findFirstOrThrow({ where: { email: person.email } })).toMatchObject({
      name: person.name,
      phoneVerifiedAt: expect.any(Date),
      consentVersion: expect.stringMatching(/^20\d\d-/),
      loanAmount: "2500000",
      city: "Rajkot",
      countryOfStudy: "Canada",
      admissionStatus: "Admitted",
    });

    await clickButton(page, "Go to Dashboard");
    await expect(page.getByText("Hi Meera, Welcome To Your Dashboard!")).toBeVisible();
    await page.goto("/dashboard/loanform");
    await expect(page.getByLabel("City")).toHaveValue("Rajkot");
    await expect(page.getByLabel("Mobile number")).toHaveValue(person.digits);
    await page.goto("/dashboard/loanform/admission");
    // Finer than any list that signup has: it came from the eligibility check.
    await expect(page.getByLabel("Admission status")).toHaveValue("received_offer");
    await expect(page.getByLabel("Education level")).toHaveValue("postgraduate");
    await expect(page.getByLabel("Country of university")).toHaveValue("Canada");
    await page.goto("/dashboard/loanform/loan");
    await expect(page.getByLabel("Loan amount")).toHaveValue("25,00,000");
    await expect(page.getByLabel("Loan type")).toHaveValue("Non-Collateral");
  });

  test("both lines can be changed; another number needs a code of its own", async ({ page }) => {
    const [person, other] = [newPerson(), newPerson()];
    await openFrom(page, "/education-loan/credila", "Apply Now");
    await fill(page, person);
    await clickButton(page, "Send OTP");
    await typeCode(page, person.digits);
    await clickButton(page, "Sign up");
    await clickButton(page, "Change your plan");
    await expect(dialog(page).getByText("You change your plan in the next step.")).toBeVisible();
    await clickButton(page, "Change your name, e-mail or phone");
    await expect(dialog(page).getByLabel("Full name")).toBeFocused();
    await expect(dialog(page).getByLabel("Full name")).toHaveValue(person.name);
    await dialog(page).getByRole("checkbox").check();
    await dialog(page).getByLabel("Phone number").fill(other.digits);
    await clickButton(page, "Send OTP");
    await typeCode(page, other.digits);
    await expect(dialog(page).getByRole("heading", { name: "Complete Profile" })).toBeFocused();
    await expect(dialog(page).getByLabel("Permanent city")).toHaveValue("Surat");
    await expect(dialog(page).getByLabel("Admission status")).toHaveValue("Planning");
    await dialog(page).getByLabel("Permanent city").fill("Anand");
    await clickButton(page, "Save and continue");
    await expect(dialog(page).getByRole("heading", { name: "Account Created" })).toBeVisible();
    expect(await db.user.findFirstOrThrow({ where: { email: person.email } })).toMatchObject({
      phone: `+91${other.digits}`,
      city: "Anand",
    });
  });

  test("a proof that the server does not take any more leads to the code, and nothing is lost", async ({ page }) => {
    const person = newPerson();
    await openFrom(page, "/education-loan/credila", "Apply Now");
    await fill(page, person);
    await clickButton(page, "Send OTP");
    await typeCode(page, person.digits);
    await clickButton(page, "Sign up");
    await page.context().clearCookies({ name: "__Host-dakhila.phone" });
    await dialog(page).getByRole("checkbox").check();
    await clickButton(page, "Sign up");
    await typeCode(page, person.digits);
    await expect(dialog(page).getByRole("heading", { name: "Complete Profile" })).toBeVisible();
    await expect(dialog(page).getByLabel("Country of study")).toHaveValue("Canada");
  });

  test("the window that was closed after a request is empty for the next person, and so is the sign-up", async ({
    page,
  }) => {
    const person = newPerson();
    await openFrom(page, "/education-loan/credila", "Apply Now");
    await fill(page, person);
    await clickButton(page, "Send OTP");
    await typeCode(page, person.digits);
    await expect(dialog(page).getByRole("heading", { name: "Complete" })).toBeFocused();
    await clickButton(page, "Close");

    const expectEmpty = async () => {
      await page.getByRole("button", { name: "Apply Now" }).first().click();
      for (const label of ["Full name", "Email", "Phone number", "Permanent city", "Loan amount"])
        await expect(dialog(page).getByLabel(label)).toHaveValue("");
      await expect(dialog(page).getByRole("checkbox")).not.toBeChecked();
      await expect(dialog(page).getByRole("button", { name: "Not you? Empty the form" })).toHaveCount(0);
    };
    await expectEmpty();
    await page.reload();
    await expectEmpty();
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(person.digits);
  });
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
