import { SESSION_COOKIE } from "@/lib/session/cookie";
import { expect } from "@playwright/test";
import { saveLoanForm, storedLoanForm } from "@/tests/factories/loan-forms";
import { newUser } from "@/tests/factories/users";
import { test } from "@/tests/fixtures";
import { dialog, fillPerson, openModal, sendCode, typeDigits } from "./support/entry-points";
import { codeFor } from "./support/phone-codes";
import { expectNoSideways, expectNoViolations } from "./support/page-check";

// What people paste, type and follow, as the pages take it.

test.use({ viewport: { width: 360, height: 740 }, bellSeen: true });

test("a whole date that comes into one box fills all three", async ({ page, wizard }) => {
  await wizard.open("general");
  const boxes = page.getByRole("group", { name: "Date of birth" });
  for (const [part, pasted, shown] of [
    ["Day", "12/05/2001", ["12", "05", "2001"]],
    ["Month", "27th July, 2003", ["27", "July", "2003"]],
    ["Year", "2004-02-29", ["29", "02", "2004"]],
  ] as const) {
    await boxes.getByLabel(part).focus();
    // As a paste does it: all at once, where the caret is.
    await page.keyboard.press("Control+A");
    await page.keyboard.insertText(pasted);
    for (const [index, name] of (["Day", "Month", "Year"] as const).entries())
      await expect(boxes.getByLabel(name)).toHaveValue(shown[index]!);
  }
  // Typed key by key, a box takes what fits into it.
  await boxes.getByLabel("Day").fill("");
  await boxes.getByLabel("Day").pressSequentially("123");
  await expect(boxes.getByLabel("Day")).toHaveValue("12");
  // What is no date stays whole, and is said.
  await page.keyboard.press("Control+A");
  await page.keyboard.insertText("5 Aprl 2001");
  await expect(boxes.getByLabel("Day")).toHaveValue("5 Aprl 2001");
  await wizard.proceed();
  await expect(boxes.getByLabel("Day")).toHaveValue("5 Aprl 2001");
  await expect(wizard.problem()).toContainText("Enter a real date, such as 27 3 2004");
});

test("an amount that may mean two is asked about, typed as well as pasted; a number is read out of its link", async ({
  page,
  student,
  wizard,
}) => {
  await saveLoanForm(student.id, ["generalDetails", "admissionDetails", "loanDetails"]);
  await wizard.open("co-applicants");
  const emi = wizard.field("Ongoing EMI amount (optional)", 0);
  await emi.pressSequentially("1,5 lakh");
  await expect(emi).toHaveValue("1,5 lakh");
  await emi.fill("");
  await emi.pressSequentially("20,00,000");
  await expect(emi).toHaveValue("20,00,000");
  await emi.focus();
  await page.keyboard.press("Control+A");
  await page.keyboard.insertText("1,5 lakh");
  await expect(emi).toHaveValue("1,5 lakh");
  const phone = wizard.field("Phone number", 0);
  await phone.fill("9876543210 / 9123456780");
  await wizard.proceed();
  await expect(wizard.problem()).toContainText("Enter the amount in rupees, in digits");
  await expect(wizard.problem()).toContainText("Give one number only");
  await phone.fill("https://wa.me/919876543210");
  await wizard.proceed();
  await expect(wizard.problem()).toContainText("Enter the amount in rupees, in digits");
  await expect(wizard.problem()).not.toContainText("Indian mobile number");
});

test("an uncle in Dubai has no pin code and no state, and stands so in the review", async ({
  page,
  wizard,
  student,
}) => {
  await saveLoanForm(student.id, ["generalDetails", "admissionDetails", "loanDetails"]);
  await wizard.open("co-applicants");
  for (const [label, value] of [
    ["First name", "Ravi"],
    ["Last name", "D'Souza"],
    ["Relation", "Uncle"],
    ["Phone number", "+91 98765-43210"],
    ["Email ID", "ravi@example.com."],
    ["Employment type", "Salaried"],
  ] as const)
    await wizard.answer(label, value, 0);
  await wizard.date("Date of birth", ["14", "2", "1975"], 0);
  await wizard.people().nth(0).getByLabel("Use same address as Applicant's").check();
  await expect(wizard.field("City", 0)).toHaveValue("Surat");

  await wizard.people().nth(0).getByRole("radio", { name: "Another country" }).check();
  await expect(wizard.people().nth(0).getByLabel("Use same address as Applicant's")).toHaveCount(0);
  await expect(wizard.field("City", 0)).toHaveValue("");
  await wizard.proceed();
  await expect(wizard.problem()).toContainText("Country is required");
  await wizard.answer("Country", "United Arab Emirates", 0);
  await wizard.answer("Address", "Flat 1204, Marina Tower", 0);
  await wizard.answer("City", "Dubai", 0);
  await expectNoSideways(page);
  await expectNoViolations(page);
  await wizard.proceed();
  await wizard.isAt("kyc");

  const { coApplicantDetails } = await storedLoanForm(student.id);
  expect(coApplicantDetails).toMatchObject([
    { country: "United Arab Emirates", pinCode: "", state: "", city: "Dubai", phoneNumber: "9876543210" },
  ]);
  expect(coApplicantDetails).toMatchObject([{ emailId: "ravi@example.com", useSameAddress: false }]);
  await page.goto("/dashboard/loanform/review");
  await page.locator("summary").filter({ hasText: "Co-Applicant Details" }).click();
  await expect(page.getByRole("definition").filter({ hasText: "United Arab Emirates" })).toBeVisible();
  await expect(page.getByText("Postal code")).toBeVisible();
});

test("a browser that drops the login's cookie is told so, and nobody is sent away", async ({ page }) => {
  const person = await newUser();
  await page.goto("/culture");
  await openModal(page, "login");
  await fillPerson(page, person);
  await sendCode(page);
  await page.route("**/api/auth/callback/identity", async (route) => {
    const response = await route.fetch();
    // What the test's own request got is the browser's, too.
    await page.context().clearCookies({ name: SESSION_COOKIE });
    const { "set-cookie": _, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
  await typeDigits(page, await codeFor(person.digits));
  await expect(
    dialog(page)
      .getByText(/your browser does not keep it/)
      .first(),
  ).toBeVisible();
  await expect(
    dialog(page)
      .getByText(/Safari/)
      .first(),
  ).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("login"))).toBeNull();
  await expect(page).toHaveURL(/\/culture$/);
});

test("the phone service's block is told as one", async ({ page }) => {
  await page.goto("/culture");
  await openModal(page, "login");
  await fillPerson(page, await newUser());
  const message = "Error code: 39";
  await page.route("**/accounts:sendVerificationCode?**", (route) =>
    route.fulfill({ status: 503, json: { error: { code: 503, message, errors: [{ message }] } } }),
  );
  await dialog(page).getByRole("button", { name: "Send OTP" }).click();
  const alert = dialog(page).getByRole("alert").first();
  await expect(alert).toContainText("Too many requests. Please try again later");
  await expect(dialog(page).getByText(/sends no codes to this number/)).toBeVisible();
});

test("an address with something around it leads to the page; what it cannot say is said", async ({ page, baseURL }) => {
  for (const [from, to] of [
    ["/Culture.", "/culture"],
    ["/COMPANY/Terms)", "/company/terms"],
    ["/culture&utm_source=wa", "/culture?utm_source=wa"],
    ["/culture.html;utm=1", "/culture?utm=1"],
    ["/education_loan/state%2520bank%20of%20india%", "/education-loan/state-bank-of-india"],
    ["/education-loan/credila%2", "/education-loan/credila"],
    ["/Education-Loan/Credila,", "/education-loan/credila"],
    ["//tools/education-loan-emi-calculator/index.html", "/tools/education-loan-emi-calculator"],
  ] as const) {
    // As it stands: a path with two slashes in front would name a host.
    const response = await page.goto(baseURL + from);
    expect([from, response?.status()]).toEqual([from, 200]);
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(to);
  }
  await page.goto("/tools/education-loan-emi-calculator?AMOUNT=2000000&amp;rate=9");
  await expect(page.getByRole("textbox", { name: "Interest rate" })).toHaveValue("9");
  await page.goto("/tools/education-loan-emi-calculator?amount=2000000&amp;rate=nine");
  await expect(page.getByText(/held something for interest rate that makes no sense/)).toBeVisible();
  await page.goto("/tools/education-loan-emi-calculator?amount=3000000&#38;rate=9");
  await expect(page.getByRole("textbox", { name: "Interest rate" })).toHaveValue("9");
  await page.goto("/education-loan?show=1&amount=twenty&study=ABROAD");
  await expect(page.getByText(/held something for amount that makes no sense/)).toBeVisible();
  await page.goto("/education-loan?lenders=credila,gone-bank&amount=twenty");
  await expect(page.getByText("One name in the address is not in our list and left out: “gone-bank”.")).toBeVisible();
  await expect(page.getByText(/held something for amount that makes no sense/)).toBeVisible();
  const missing = await page.goto("/Cultures");
  expect(missing?.status()).toBe(404);
});
