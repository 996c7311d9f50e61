import { expect, type Page } from "@playwright/test";
import { type SectionKey, SECTION_KEYS } from "@/lib/loan-form/registry";
import type { Slug } from "@/lib/loan-form/steps";
import { db } from "@/tests/factories/database";
import { saveLoanForm, storedLoanForm } from "@/tests/factories/loan-forms";
import { seePaper } from "@/tests/factories/seen-papers";
import { test } from "@/tests/fixtures";
import { pdf } from "@/tests/samples/documents";
import { OLD_WORDS, SEEN } from "@/tests/samples/seen";
import { clickButton, dialog, typeCode } from "./support/entry-points";
import { endSessionsAtSave } from "./support/session";
import { STEPS, typedIn, Wizard } from "./support/wizard";

const phone = { width: 360, height: 740 };
const review = (page: Page) => page.getByRole("heading", { level: 1, name: "Review your answers" });
/** A part of the review: a line that opens. */
const part = (page: Page, title: string) =>
  page.locator("details").filter({ has: page.getByRole("heading", { level: 2, name: title }) });
const row = (page: Page, title: string, label: string) =>
  part(page, title)
    .locator("dl > div")
    .filter({ has: page.getByRole("term").getByText(label, { exact: true }) });

const allBut = (missing: SectionKey) => SECTION_KEYS.filter((key) => key !== missing);

test("G6 every part of the wizard has an address: Back, Forward and a reload land on it with the data in place", async ({
  page,
  wizard,
}) => {
  await wizard.open("general");
  await wizard.enterAll(typedIn("general"));
  await wizard.proceed();
  await wizard.isAt("admission");
  await wizard.answer("Area of study", "Public Health");
  await page
    .getByRole("link", { name: /^Loan Details/ })
    .filter({ visible: true })
    .first()
    .click();
  await wizard.isAt("loan");
  await page.goBack();
  await expect(page).toHaveURL(/\/admission$/);
  await expect(wizard.field("Area of study")).toHaveValue("Public Health");
  await page.goBack();
  await expect(page).toHaveURL(/\/general$/);
  await expect(wizard.field("Permanent address")).toHaveValue("12 Station Road, Adajan");
  await page.goForward();
  await wizard.isAt("admission");
  await expect(wizard.field("Area of study")).toHaveValue("Public Health");
  await page.reload();
  await wizard.isAt("admission");
  await expect(wizard.field("Area of study")).toHaveValue("Public Health");
  for (const slug of Object.keys(STEPS) as Slug[]) await wizard.open(slug);
  await page.goto("/dashboard/loanform");
  await expect(page).toHaveURL(/\/admission$/);
  await expect(page.getByText("Welcome back, 8 tasks left.")).toBeVisible();
});

test("G12 a failed save shows one focused summary that links to each field, with the same text beside it", async ({
  page,
  wizard,
}) => {
  await wizard.open("loan");
  await wizard.answer("Loan amount", "7,00,000");
  await wizard.proceed();
  await expect(wizard.problem()).toBeFocused();
  await expect(page).toHaveTitle(/^Error: /);
  const links = wizard.problem().getByRole("link");
  const expected = [
    "Minimum loan amount must be ₹8,00,000",
    "Please select if you have existing loan",
    "Loan type is required",
    "Employment status is required",
  ];
  await expect(links).toHaveText(expected);
  for (const [at, label] of ["Loan amount", "Existing loan", "Loan type", "Employed"].entries()) {
    const field = wizard.field(label);
    await links.nth(at).focus();
    await page.keyboard.press("Enter");
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await expect(field).toHaveAccessibleDescription(new RegExp(expected[at]!));
  }
  // Once it failed: gone with the first change, back when it is left and still wrong.
  const employed = wizard.field("Employed");
  await employed.selectOption({ label: "Yes" });
  await expect(employed).not.toHaveAttribute("aria-invalid", "true");
  const amount = wizard.field("Loan amount");
  await amount.fill("5 lakh");
  await expect(amount).not.toHaveAttribute("aria-invalid", "true");
  await amount.blur();
  await expect(amount).toHaveAttribute("aria-invalid", "true");
});

test("G14 a close request, which Esc and Android's Back both are, closes the open dialog and leaves the page alone", async ({
  page,
  student,
  wizard,
}) => {
  await saveLoanForm(student.id, allBut("loanDetails"));
  await page.goto("/dashboard/loanform/review");
  await page.getByRole("button", { name: "Submit application" }).click();
  await expect(page.getByRole("dialog", { name: "Required Fields Are Missing" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/review$/);
  await expect(page.getByRole("button", { name: "Submit application" })).toBeFocused();

  await wizard.open("co-applicants");
  await page.getByRole("button", { name: "Add Co-Applicant" }).click();
  await page.getByRole("button", { name: "Remove this co-applicant" }).click();
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
  await expect(wizard.people()).toHaveCount(2);
  await page.getByRole("button", { name: "Remove this co-applicant" }).click();
  await page.getByRole("button", { name: "Yes" }).click();
  await expect(wizard.people()).toHaveCount(1);
  await expect(page.getByRole("button", { name: "Add Co-Applicant" })).toBeFocused();
});

test("G18 an amount is grouped while it is typed, with the caret where it was, and said in words", async ({
  page,
  wizard,
}) => {
  await wizard.open("loan");
  const amount = wizard.field("Loan amount");
  for (const [typed, figure, words] of [
    ["2500000", "25,00,000", "Twenty-five lakh rupees"],
    ["1.5 crore", "1,50,00,000", "One crore fifty lakh rupees"],
    ["₹ 8,00,000", "8,00,000", "Eight lakh rupees"],
    ["२० लाख", "20,00,000", "Twenty lakh rupees"],
  ] as const) {
    await amount.fill(typed);
    await amount.blur();
    await expect(amount).toHaveValue(figure);
    await expect(page.getByText(words, { exact: true })).toBeVisible();
  }
  await amount.fill("2500000");
  await amount.evaluate((box: HTMLInputElement) => box.setSelectionRange(2, 2));
  await page.keyboard.type("9");
  await expect(amount).toHaveValue("2,59,00,000");
  expect(
    await amount.evaluate((box: HTMLInputElement) => box.value.slice(0, box.selectionStart!).replace(/\D/g, "")),
  ).toBe("259");
  await page.getByRole("button", { name: "₹40 lakh" }).click();
  await expect(amount).toHaveValue("40,00,000");
});

test("H7 without a line the step says so, keeps everything, and saves when the line is back", async ({
  page,
  context,
  student,
  wizard,
}) => {
  await wizard.open("loan");
  await wizard.enterAll(typedIn("loan"));
  await context.setOffline(true);
  await expect(page.getByText("You are offline", { exact: false }).first()).toBeVisible();
  await wizard.proceed();
  await expect(
    page.getByRole("status").filter({ hasText: "Waiting for the line. Your answers are kept on this device." }),
  ).toBeVisible();
  await expect(wizard.problem()).toHaveCount(0);
  await expect(wizard.saveState()).toContainText("Kept on this device");
  for (const entry of typedIn("loan")) await entry.stands(wizard);
  await context.setOffline(false);
  await wizard.isAt("co-applicants");
  const saved = await storedLoanForm(student.id);
  expect(saved.loanDetails).toMatchObject({ loanAmount: "2500000", employed: "No" });
});

test("H7 a reload without a line shows the page that was open, which fills by itself when the line is back", async ({
  page,
  context,
  wizard,
}) => {
  await wizard.open("loan");
  const heading = wizard.heading("Loan details");
  await expect(heading).toBeVisible();
  // Kept: the page, and each of the scripts that it asks for.
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const wanted = [
          location.href,
          ...[...document.scripts].flatMap(({ src, noModule }) => (src && !noModule ? [src] : [])),
        ];
        const found = await Promise.all(wanted.map((address) => caches.match(address, { ignoreVary: true })));
        return wanted.length > 3 && found.every(Boolean);
      }),
    )
    .toBe(true);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText("You seem to be offline. Your application is safe with us.")).toBeVisible();
  await expect(
    page.getByText("You are offline. Your answers are kept on this device.", { exact: false }),
  ).toBeVisible();
  await context.setOffline(false);
  await expect(heading).toBeVisible();
  // What is kept is the shell alone.
  expect(
    await page.evaluate(async () =>
      (await (await caches.match(location.href, { ignoreVary: true }))!.text()).includes("Asha"),
    ),
  ).toBe(false);
});

test("H7 a link that is followed without a line leaves the step open, with what was typed in place", async ({
  page,
  context,
  wizard,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await wizard.open("admission");
  await wizard.answer("Area of study", "Public Health");
  const link = page
    .getByRole("link", { name: /^Loan Details/ })
    .filter({ visible: true })
    .first();
  const notice = page.locator("#page-notice");
  await context.setOffline(true);
  for (const way of [link, page.getByRole("button", { name: "Previous" })]) {
    await way.click();
    await expect(notice).toContainText("Network error. Please check your internet connection or server.");
    await expect(wizard.field("Area of study")).toHaveValue("Public Health");
  }
  await context.setOffline(false);
  await link.click();
  await wizard.isAt("loan");
  await page.goBack();
  await expect(wizard.field("Area of study")).toHaveValue("Public Health");
});

test("H10 after the submit, Back shows the application to read, never a second submit", async ({
  page,
  student,
  wizard,
}) => {
  await saveLoanForm(student.id);
  await wizard.open("co-applicant-financial");
  await wizard.proceed();
  await expect(review(page)).toBeVisible();
  await page.getByRole("button", { name: "Submit application" }).click();
  await expect(page.getByRole("heading", { name: "Completed!" })).toBeVisible();
  await expect(page.getByText(/^DK-\w{3}-\w{3}-\w{4}$/)).toBeVisible();
  await expect(page.getByRole("link", { name: "Print or download a copy" })).toHaveAttribute(
    "href",
    "/dashboard/application",
  );
  const first = await storedLoanForm(student.id);

  await page.goBack();
  await wizard.isAt("co-applicant-financial");
  await expect(page.getByText("Your application was submitted.", { exact: false })).toBeVisible();
  await expect(wizard.save()).toHaveCount(0);
  await page.goto("/dashboard/loanform/review");
  await expect(page.getByRole("heading", { level: 1, name: "Your answers" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Submit application" })).toHaveCount(0);
  await expect(page.getByRole("link", { name: /^Change/ })).toHaveCount(0);
  const then = await storedLoanForm(student.id);
  expect(then.submittedAt).toEqual(first.submittedAt);
});

test("H11 a link to a field or a document lands on it, opens what it is in, and focuses it", async ({
  page,
  wizard,
}) => {
  await page.setViewportSize(phone);
  await page.goto("/dashboard/loanform/kyc#doc-aadhaarCardBack");
  await expect(wizard.slot("aadhaarCardBack").locator(":focus")).toBeInViewport();
  await page.goto("/dashboard/loanform/general#pinCode");
  await expect(wizard.field("Pin code")).toBeFocused();
  await expect(wizard.field("Pin code")).toBeInViewport();
  // Within the same step, and with its panel folded.
  await page.locator("summary").filter({ hasText: "Your Basic Details" }).click();
  await expect(wizard.field("City")).toHaveCount(0);
  await page.evaluate(() => {
    location.hash = "city";
  });
  await expect(wizard.field("City")).toBeFocused();
});

test("H12 a session that ends in the middle of a step loses nothing: log in again over the page, and the save goes on", async ({
  page,
  student,
  wizard,
}) => {
  await wizard.open("loan");
  await wizard.enterAll(typedIn("loan"));
  await endSessionsAtSave(page, student.id);
  await wizard.proceed();
  await expect(page.getByRole("dialog", { name: "Please log in again" })).toBeVisible();
  await dialog(page).getByLabel("Phone number").fill(student.digits);
  await clickButton(page, "Send OTP");
  await typeCode(page, student.digits);
  await wizard.isAt("co-applicants");
  const saved = await storedLoanForm(student.id);
  expect(saved.loanDetails).toMatchObject({
    loanAmount: "2500000",
    existingLoan: "No",
    loanType: "Non-Collateral",
    employed: "No",
  });
});

test("a save that the server fails keeps every answer, says so, and works at the next try", async ({
  page,
  wizard,
}) => {
  await wizard.open("general");
  await wizard.enterAll(typedIn("general"));
  await page.route("**/api/loanform/add", (route) =>
    route.fulfill({ status: 503, json: { status: 0, message: "", data: null } }),
  );
  await wizard.proceed();
  await expect(wizard.problem()).toContainText("Error saving data. Please try again.");
  for (const entry of typedIn("general")) await entry.stands(wizard);
  await page.unroute("**/api/loanform/add");
  await wizard.proceed();
  await wizard.isAt("admission");
});

test("the review is one line for each part: opened it shows the answers, and its Change leads there and straight back", async ({
  page,
  student,
  wizard,
}) => {
  await saveLoanForm(student.id);
  await page.goto("/dashboard/loanform");
  await expect(review(page)).toBeFocused();
  await expect(page.getByRole("link", { name: /^Change / })).toHaveCount(9);
  await expect(part(page, "General Details").locator("summary")).toContainText("Asha Iyer · Surat");
  await part(page, "General Details").locator("summary").click();
  await expect(row(page, "General Details", "Date of birth")).toContainText("27 Jul 2003");
  await part(page, "Loan Details").locator("summary").click();
  await expect(row(page, "Loan Details", "Loan amount")).toContainText("₹20,00,000");
  await page.getByRole("link", { name: "Change Loan Details" }).click();
  await wizard.isAt("loan");
  await wizard.answer("Loan amount", "30 lakh");
  await wizard.proceed();
  await expect(review(page)).toBeFocused();
  await expect(part(page, "Loan Details").locator("summary")).toContainText("₹30,00,000");
});

test("the review names what is missing, each with a link to the very field, and does not submit", async ({
  page,
  student,
}) => {
  await saveLoanForm(student.id, allBut("financialDetails"), { change: { kycDetails: { passport: "" } } });
  await page.goto("/dashboard/loanform/review");
  const missing = page.getByRole("region", { name: "3 answers are still missing" });
  await expect(missing.getByRole("link")).toHaveText([
    "Passport",
    "Saving Account Statement",
    "Utility Bill/Address Proof",
  ]);
  await page.getByRole("button", { name: "Submit application" }).click();
  const modal = page.getByRole("dialog", { name: "Required Fields Are Missing" });
  await expect(modal.getByRole("link")).toHaveText(["KYC Details", "Financial Details"]);
  await expect(modal).toContainText("Please fill Details to proceed.");
  await modal.getByRole("button", { name: "Close", exact: true }).last().click();
  await missing.getByRole("link", { name: "Passport" }).click();
  await expect(new Wizard(page).slot("passport").locator(":focus")).toBeInViewport();
});

test("the bar at the foot of a phone covers no field that has the focus", async ({ studentPage: page }) => {
  await page.setViewportSize(phone);
  for (const slug of ["general", "co-applicants"] as const) {
    const wizard = new Wizard(page);
    await wizard.open(slug);
    const fields = wizard.page
      .getByRole("main")
      .locator("form :is(input:not([type=file]), select, textarea)")
      .filter({ visible: true });
    await fields.first().focus();
    for (let left = await fields.count(); left > 1; left--) {
      await page.keyboard.press("Tab");
      const covered = await page.evaluate(() => {
        const bar = [...document.querySelectorAll("form > div")].find((box) => box.textContent?.includes("Previous"))!;
        const focused = document.activeElement!;
        const [above, { top, bottom }] = [bar.getBoundingClientRect(), focused.getBoundingClientRect()];
        return bar.contains(focused) || bottom <= above.top || top >= above.bottom
          ? ""
          : focused.id || focused.outerHTML;
      });
      expect(covered).toBe("");
    }
  }
});

test("at the first visit a phone shows the first question, and what to know before is one line that opens", async ({
  page,
  wizard,
}) => {
  await page.setViewportSize(phone);
  await wizard.open("general");
  await expect(page.getByText(/^The questions take about 15 minutes/)).toBeVisible();
  const form = page.getByRole("form", { name: "General Details" });
  await expect(form.getByText("First name", { exact: true })).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(page.getByText(/^Have ready: PAN/)).toBeHidden();
  await page.getByRole("heading", { name: "Before you start" }).click();
  await expect(page.getByText(/^Have ready: PAN/)).toBeVisible();
  await expect(page.getByRole("link", { name: "Privacy policy" })).toBeVisible();
});

test("the task list beside the wizard tells where every part stands", async ({ page, student, wizard }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await wizard.open("general");
  const tasks = page.getByRole("navigation", { name: "Tasks" }).filter({ visible: true });
  const task = (name: string) => tasks.getByRole("listitem").filter({ hasText: name });
  await expect(task("Co-Applicant KYC Details")).toContainText("Cannot start yet");
  await expect(task("Co-Applicant KYC Details").getByRole("link")).toHaveCount(0);
  await expect(task("General Details")).toContainText("Not started");
  await expect(page.getByRole("heading", { name: "Before you start" })).toBeVisible();
  await wizard.enterAll(typedIn("general"));
  await expect(task("General Details")).toContainText("In progress");
  await wizard.proceed();
  await wizard.isAt("admission");
  await expect(task("General Details")).toContainText("Completed");
  await expect(tasks.getByRole("link", { name: /Admission Details/ })).toHaveAttribute("aria-current", "step");
  // A part with an answer that the rules now refuse is the only red one.
  const { generalDetails } = await storedLoanForm(student.id);
  await db.loanForm.update({
    where: { userId: student.id },
    data: { generalDetails: { ...(generalDetails as object), pinCode: "39500" } },
  });
  await page.reload();
  await expect(task("General Details")).toContainText("There is a problem");
  // An answer that mends it and is not saved changes nothing about that, here or on the home page.
  await wizard.open("general");
  await wizard.answer("Pin code", "395008");
  await expect(page.getByText(/^Kept on this device/)).toBeVisible();
  await expect(task("General Details")).toContainText("There is a problem");
  await page.goto("/dashboard");
  await expect(page.getByRole("link", { name: /^General Details/ })).toContainText("There is a problem");
});

test("a country and a university that are on no list are answers to questions that stay required", async ({
  page,
  wizard,
}) => {
  await wizard.open("admission");
  const fields = [
    ["Country of university", "Ruritania"],
    ["University", "University of Strelsau"],
  ] as const;
  for (const [label, answer] of fields) {
    await wizard.answer(label, answer);
    // The label's whole text: "(optional)" in it would make it another one.
    await expect(wizard.field(label)).toHaveValue(answer);
  }
  // While it is typed, too.
  for (const [label] of fields) await wizard.field(label).press("End");
  await page.keyboard.type(" of Arts");
  await expect(wizard.field("University")).toHaveValue("University of Strelsau of Arts");

  await wizard.answer("Country of university", "");
  await wizard.proceed();
  await expect(wizard.problem().getByRole("link", { name: "Country of university is required" })).toBeVisible();
  await expect(wizard.field("Country of university")).toHaveAccessibleDescription(/Country of university is required/);
  await wizard.answer("Country of university", "Ruritania");
  await wizard.answer("University", "");
  await wizard.proceed();
  await expect(wizard.problem().getByRole("link", { name: "University is required", exact: true })).toBeVisible();
  await expect(wizard.problem().getByRole("link", { name: "Country of university is required" })).toHaveCount(0);
  await expect(wizard.field("University")).toHaveAccessibleDescription(/University is required/);
});

test("a university that was chosen stays when the country changes, and is asked about", async ({ page, wizard }) => {
  await wizard.open("admission");
  await wizard.answer("Country of university", "Canada");
  await wizard.field("University").fill("University of Toronto");
  await page.getByRole("option", { name: "University of Toronto", exact: true }).click();
  await wizard.answer("Country of university", "Germany");
  await expect(page.getByText("Please check: this university is not on our list for Germany")).toBeVisible();
  await expect(wizard.field("University")).toHaveValue("University of Toronto");
});

test("a university that was typed before its country's list arrived counts as chosen from it", async ({
  page,
  wizard,
}) => {
  let arrive!: () => void;
  const onItsWay = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route("**/api/countries/read", async (route) => {
    if (route.request().postData()?.includes("Canada")) await onItsWay;
    await route.continue();
  });
  await wizard.open("admission");
  await wizard.answer("Country of university", "Canada");
  await wizard.answer("University", "university of toronto");
  arrive();
  await expect(wizard.field("University")).toHaveValue("University of Toronto");
  await wizard.answer("Country of university", "Germany");
  await expect(page.getByText("Please check: this university is not on our list for Germany")).toBeVisible();
});

test("city and state follow the PIN code until they are typed", async ({ wizard }) => {
  await wizard.open("general");
  await wizard.answer("Pin code", "395007");
  await expect(wizard.field("City")).toHaveValue("Surat");
  await wizard.answer("Pin code", "388001");
  await expect(wizard.field("City")).toHaveValue("Anand");
  await wizard.answer("City", "Vallabh Vidyanagar");
  await wizard.answer("Pin code", "395007");
  await expect(wizard.field("City")).toHaveValue("Vallabh Vidyanagar");
});

test("a city that is filled in while somebody is about to type it is typed over", async ({ page, wizard }) => {
  await wizard.open("general");
  let arrive!: () => void;
  const onItsWay = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route("**/api/pin-codes/*", async (route) => {
    await onItsWay;
    await route.continue();
  });
  await wizard.answer("Pin code", "395007");
  await wizard.field("City").focus();
  arrive();
  await expect(wizard.field("City")).toHaveValue("Surat");
  await page.keyboard.type("Navsari");
  await expect(wizard.field("City")).toHaveValue("Navsari");
});

test("on a phone the review is four screens at most, and names what may be sent back and what lenders usually ask for, each with the way to its slot", async ({
  page,
  student,
  wizard,
}) => {
  await page.setViewportSize(phone);
  await saveLoanForm(student.id, SECTION_KEYS, {
    change: {
      admissionDetails: { educationLevel: "postgraduate", admissionStatus: "confirmed_admission" },
      academicDetails: { bachelorsMarksheet: "", mastersMarksheet: "", proofOfIntent: { type: "", url: "" } },
    },
  });
  const [{ id: mother = "" } = {}] = (await storedLoanForm(student.id)).coApplicantDetails as { id?: string }[];
  await seePaper(student.id, "financialDetails", "savingAccountStatement", SEEN.old);
  const theirs = ["coApplicantFinancialDetails", "0.savingAccountStatement"] as const;
  await seePaper(student.id, ...theirs, { ...SEEN.old, owner: mother });
  await page.goto("/dashboard/loanform/review");
  const sentBack = page.getByRole("region", { name: "2 papers may be sent back" });
  await expect(sentBack.getByRole("listitem")).toHaveText([
    new RegExp(`${OLD_WORDS.why}Look at `),
    new RegExp(`${OLD_WORDS.why}Look at .*Primary Co-applicant`),
  ]);
  const usual = page.getByRole("region", { name: "2 papers that lenders usually ask you for" });
  await expect(usual.getByRole("link", { name: /^Add / })).toHaveText([
    "Add Bachelor's Marksheet",
    "Add Letter, Proof of intent",
  ]);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(4 * phone.height);
  await usual.getByRole("link", { name: "Send without them" }).click();
  await expect(page.getByRole("heading", { name: "Submit your application" })).toBeInViewport();
  await part(page, "Academic Details").locator("summary").click();
  await expect(part(page, "Academic Details")).toContainText("3 papers not added: Bachelor's Marksheet");

  // Its own slot says the same, and takes the student's word.
  await sentBack.getByRole("link", { name: /^Look at .*Primary Co-applicant/ }).click();
  const statement = wizard.slot("0.savingAccountStatement");
  await expect(statement.locator(":focus")).toBeInViewport();
  await expect(statement).toContainText(OLD_WORDS.seen);
  await statement.getByRole("button", { name: /^It is right, keep it/ }).click();
  await expect(statement).toContainText("You said: it is right.");
  await page.goto("/dashboard/loanform/review");
  await expect(page.getByRole("region", { name: "1 paper may be sent back" })).toBeVisible();

  await usual.getByRole("link", { name: "Add Bachelor's Marksheet" }).click();
  const slot = wizard.slot("bachelorsMarksheet");
  await expect(slot.locator(":focus")).toBeInViewport();
  await expect(slot).toContainText("Lenders usually ask for this");
  await wizard.giveTo(slot, await pdf("bachelor"));
  await wizard.proceed();
  await expect(review(page)).toBeFocused();
  await expect(
    page.getByRole("region", { name: "1 paper that lenders usually ask you for" }).getByRole("link", { name: /^Add / }),
  ).toHaveText("Add Letter, Proof of intent");
});

test("a phone shows the first way to give a paper without scrolling, and nothing moves while a step opens", async ({
  page,
  student,
  wizard,
}) => {
  await page.setViewportSize(phone);
  await saveLoanForm(student.id, ["generalDetails", "admissionDetails", "loanDetails", "coApplicantDetails"]);
  await page.addInitScript(() => {
    Object.assign(window, { moved: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
        if (!entry.hadRecentInput) (window as unknown as { moved: number }).moved += entry.value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  for (const slug of ["kyc", "co-applicants"] as const) {
    await wizard.open(slug);
    await expect(page.getByText(/^Welcome back/)).toBeVisible();
    await page.waitForLoadState("networkidle");
    expect(await page.evaluate(() => (window as unknown as { moved: number }).moved), slug).toBe(0);
  }
  await wizard.open("kyc");
  const button = wizard.slot("panCard").getByRole("button", { name: /^Choose file/ });
  const bar = page.getByRole("button", { name: "Save and Proceed" });
  const [{ y, height }, foot] = [(await button.boundingBox())!, (await bar.boundingBox())!];
  expect(y + height).toBeLessThan(foot.y);
});

test("a finished upload is in the draft at once", async ({ page, wizard }) => {
  await wizard.open("kyc");
  await wizard.giveTo(wizard.slot("panCard"), await pdf("pan card"));
  await expect(wizard.saveState()).toContainText("Kept on this device");
  await page.goto("/dashboard/loanform/kyc");
  await expect(wizard.slot("panCard")).toHaveAttribute("data-state", "done");
  await expect(wizard.slot("panCard")).toContainText("pan-card.pdf");
});
