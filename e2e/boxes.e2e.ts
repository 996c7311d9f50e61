import { expect, type Page } from "@playwright/test";
import { newPerson, newUser } from "@/tests/factories/users";
import { saveLoanForm } from "@/tests/factories/loan-forms";
import { test } from "@/tests/fixtures";
import { beforeScripts, putChoice, putIn, sentTo } from "./support/boxes";
import { clickButton, codeBoxes, dialog, openModal, sendCode } from "./support/entry-points";
import { openPage } from "./support/open-page";
import { codeFor } from "./support/phone-codes";

// What a box shows is what the page works with and sends: typed before its scripts, put in by the browser or a password
// manager without a word to the page, or brought back with the page.

const EMI = "/tools/education-loan-emi-calculator";
const ELIGIBILITY = "/tools/education-loan-eligibility";
const LENDERS = "/education-loan";

const box = (page: Page, name: string) => page.getByRole("main").getByRole("textbox", { name, exact: true });
const answer = (page: Page) => page.getByRole("region", { name: "Result" }).locator("output");
const query = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

test.describe("typed before the scripts", () => {
  test("the EMI is that of the boxes", async ({ page }) => {
    await beforeScripts(page, EMI, async () => {
      await box(page, "Loan amount").fill("3500000");
      await box(page, "Interest rate").fill("9.5");
      await box(page, "Tenure").fill("10");
      await box(page, "Course duration").fill("18");
    });
    await expect(answer(page)).toHaveText(/^You would pay ₹45,289 a month for 10 years\. .* to your ₹35,00,000\.$/);
    await expect(box(page, "Loan amount")).toHaveValue("35,00,000");
    await expect.poll(() => query(page)).toMatchObject({ amount: "3500000", rate: "9.5", tenure: "10", course: "18" });
  });

  test("what is typed on goes on behind what was typed", async ({ page }) => {
    await beforeScripts(page, EMI, async () => {
      await box(page, "Interest rate").fill("");
      await box(page, "Interest rate").pressSequentially("9.");
    });
    await page.keyboard.type("5");
    await expect(box(page, "Interest rate")).toHaveValue("9.5");
    await expect.poll(() => query(page)).toMatchObject({ rate: "9.5" });
  });

  test("a slider that was moved, and boxes further down", async ({ page }) => {
    await beforeScripts(page, EMI, async () => {
      await page.getByRole("slider", { name: "Loan amount" }).fill("3000000");
      for (const panel of ["Pay some of it early", "Fees and the true rate (APR)"])
        await page.locator("summary").filter({ hasText: panel }).click();
      await box(page, "You pay extra").fill("7000");
      await box(page, "From EMI number").fill("13");
      await box(page, "Processing fee").fill("1.5");
    });
    await expect(answer(page)).toHaveText(/to your ₹30,00,000\.$/);
    await expect
      .poll(() => query(page))
      .toMatchObject({ amount: "3000000", prepay: "7000", prepayFrom: "13", fee: "1.5" });
  });

  test("wins over the address, which gives the rest", async ({ page }) => {
    await beforeScripts(page, `${EMI}?amount=1000000&rate=9`, () => box(page, "Loan amount").fill("3500000"));
    await expect(box(page, "Interest rate")).toHaveValue("9");
    await expect(box(page, "Loan amount")).toHaveValue("35,00,000");
    await expect(answer(page)).toHaveText(/to your ₹35,00,000\.$/);
    await expect.poll(() => query(page)).toMatchObject({ amount: "3500000", rate: "9" });
  });

  test("the home page's estimate, and where it leads", async ({ page }) => {
    await beforeScripts(page, "/", () => box(page, "Loan amount").first().fill("3500000"));
    await expect(page.getByRole("link", { name: "Change the rate and the time" })).toHaveAttribute(
      "href",
      /\?amount=3500000$/,
    );
    await expect(box(page, "Loan amount").first()).toHaveValue("35,00,000");
  });

  test("the eight questions", async ({ page }) => {
    await beforeScripts(page, ELIGIBILITY, async () => {
      await page.getByLabel("Where will you study?").selectOption("CA");
      await page.getByLabel("How much do you want to borrow?").fill("4900000");
      await page.locator("input[name=level][value=postgraduate]").check();
      await page.locator("input[name=security][value=no]").check();
      await page.locator("input[name=admission][value=received_offer]").check();
      await page.locator("input[name=coApplicant][value=earning]").check();
      await page.getByLabel("How long is the course?").selectOption("24");
      await page.getByLabel("Over how many years would you repay?").selectOption("10");
    });
    await page.getByRole("button", { name: "Check eligibility" }).click();
    await expect(page.getByRole("heading", { name: /^Fit: / })).toBeVisible();
    expect(query(page)).toMatchObject({
      country: "CA",
      level: "postgraduate",
      amount: "4900000",
      security: "no",
      admission: "received_offer",
      coApplicant: "earning",
      course: "24",
      years: "10",
    });
  });

  test("the lenders' filters and picks, beside those of the address", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await openPage(page, LENDERS);
    await page
      .getByRole("checkbox", { name: /^Compare/ })
      .nth(2)
      .check();
    const [first] = (query(page).lenders ?? "").split(",");
    await beforeScripts(page, `${LENDERS}?lenders=${first}`, async () => {
      await page.getByLabel("Where you study").selectOption("abroad");
      await page.getByLabel("Amount you need").fill("20 lakh");
      await page.getByRole("checkbox", { name: "Without collateral" }).check();
      await page
        .getByRole("checkbox", { name: /^Compare/ })
        .nth(4)
        .check();
    });
    await expect(page.getByText("2 of 3 picked:")).toBeVisible();
    await expect(page.getByLabel("Amount you need")).toHaveValue(/^20(,00,000| lakh)$/);
    await page.getByRole("button", { name: "Show schemes" }).click();
    await expect(page.getByText(/^\d+ of \d+ schemes/)).toBeVisible();
    expect(query(page)).toMatchObject({ study: "abroad", amount: "2000000", unsecured: "1" });
    const [kept, added, ...more] = query(page).lenders!.split(",");
    expect([kept, more]).toEqual([first, []]);
    expect(added).not.toBe(first);
  });

  test("a scheme to compare, beside those of the address", async ({ page }) => {
    let chosen!: string;
    await beforeScripts(page, "/education-loan/compare?lenders=state-bank-of-india,credila", async () => {
      const list = page.getByRole("combobox", { name: /^Scheme 1/ });
      chosen = (await list.locator("option").last().getAttribute("value"))!;
      await list.selectOption(chosen);
    });
    await expect.poll(() => query(page).lenders).toContain(`${chosen},`);
    expect(query(page).lenders!.split(",")).toHaveLength(2);
    await expect(page.getByRole("combobox", { name: /^Scheme 1/ })).toHaveValue(chosen);
  });
});

test("answers that come back with the page count", async ({ page }) => {
  await openPage(page, ELIGIBILITY);
  await page.getByLabel("Where will you study?").selectOption("CA");
  await page.locator("input[name=level][value=postgraduate]").check();
  await page.getByLabel("How long is the course?").selectOption("24");
  await openPage(page, "/culture");
  await page.goBack();
  await expect(page.getByLabel("Where will you study?")).toHaveValue("CA");
  await expect(page.locator("input[name=level][value=postgraduate]")).toBeChecked();
  // All that is missing is what nobody has answered.
  await page.getByRole("button", { name: "Check eligibility" }).click();
  const problem = page.getByRole("main").getByRole("alert");
  await expect(problem.getByRole("link")).toHaveCount(5);
  await expect(page.getByLabel("Where will you study?")).toHaveValue("CA");
});

test.describe("put in without a word", () => {
  for (const events of [[], ["keyup"], ["blur"]] as const)
    test(`login: ${events.join() || "no event"}`, async ({ page }) => {
      const { email, digits } = await newUser({ name: "Asha Iyer" });
      await page.goto("/culture");
      await openModal(page, "login");
      await putIn(dialog(page).getByLabel("Email"), email, ...events);
      await putIn(dialog(page).getByLabel("Phone number"), digits, ...events);
      const sent = sentTo(page, "users/login");
      await clickButton(page, "Send OTP");
      expect(await sent).toMatchObject({ email, phone: `+91${digits}` });
      await expect(codeBoxes(page)).toHaveCount(6);
      // One box may get the whole code.
      await putIn(codeBoxes(page).first(), await codeFor(digits), ...events);
      await clickButton(page, "Verify");
      await expect(page).toHaveURL(/\/dashboard$/);
    });

  test("by a script of the page itself, which React takes for its own writing", async ({ page }) => {
    const { email, digits } = newPerson();
    await page.goto("/culture");
    await openModal(page, "login");
    for (const [label, text] of [
      ["Email", email],
      ["Phone number", digits],
    ] as const)
      await dialog(page)
        .getByLabel(label)
        .evaluate((node: HTMLInputElement, content) => {
          node.value = content;
        }, text);
    const sent = sentTo(page, "users/login");
    await clickButton(page, "Send OTP");
    expect(await sent).toMatchObject({ email, phone: `+91${digits}` });
  });

  test("stands while the form is drawn again, and while its other boxes are typed in", async ({ page }) => {
    const { name, email, digits } = newPerson();
    await page.goto("/culture");
    await openModal(page, "signup");
    await putIn(dialog(page).getByLabel("Email"), email);
    await putIn(dialog(page).getByRole("checkbox"), true);
    await dialog(page).getByLabel("Full name").pressSequentially(name);
    await expect(dialog(page).getByLabel("Email")).toHaveValue(email);
    // Sent without the phone: every field is drawn again, with what it holds.
    await clickButton(page, "Send OTP");
    await expect(dialog(page).getByText("Phone number is required").first()).toBeVisible();
    await expect(dialog(page).getByText("Email is required")).toHaveCount(0);
    await expect(dialog(page).getByLabel("Email")).toHaveValue(email);
    await expect(dialog(page).getByRole("checkbox")).toBeChecked();
    await putIn(dialog(page).getByLabel("Phone number"), `+91 ${digits}`);
    const sent = sentTo(page, "users/signup");
    await clickButton(page, "Send OTP");
    expect(await sent).toMatchObject({ name, email, phone: `+91${digits}` });

    // Six boxes, a digit each.
    await expect(codeBoxes(page)).toHaveCount(6);
    for (const [at, digit] of [...(await codeFor(digits))].entries()) await putIn(codeBoxes(page).nth(at), digit);
    await clickButton(page, "Verify");
    await expect(page.getByRole("heading", { name: "Complete Profile" })).toBeVisible();
    await putPlan(page, "Admitted");
    const profile = sentTo(page, "users/profile/update");
    await clickButton(page, "Save and continue");
    expect(await profile).toMatchObject(PLAN);
  });

  test("Apply Now, every kind of box", async ({ page }) => {
    const { name, email, digits } = newPerson();
    await page.goto("/education-loan/state-bank-of-india");
    await page.getByRole("button", { name: "Apply Now" }).first().click();
    await putIn(dialog(page).getByLabel("Full name"), name);
    await putIn(dialog(page).getByLabel("Email"), email);
    await putIn(dialog(page).getByLabel("Phone number"), digits);
    await putIn(dialog(page).getByLabel("How did you hear about us?"), "A friend");
    await putPlan(page, "Applied");
    await putChoice(dialog(page).getByLabel("In which language?"), "Gujarati");
    await putIn(dialog(page).getByRole("checkbox"), true);
    const sent = sentTo(page, "users/applynow");
    await sendCode(page);
    expect(await sent).toMatchObject({
      ...PLAN,
      name,
      email,
      phone: `+91${digits}`,
      reference: "A friend",
      callLanguage: "Gujarati",
    });
  });

  test("the steps of the application, every kind of box", async ({ page, wizard, student }) => {
    await wizard.open("general");
    await putIn(wizard.field("First name"), "Asha");
    await putIn(wizard.field("Last name"), "Iyer");
    const born = page.getByRole("group", { name: "Date of birth" });
    for (const [part, text] of [
      ["Day", "27"],
      ["Month", "July"],
      ["Year", "2003"],
    ] as const)
      await putIn(born.getByLabel(part), text);
    await putIn(wizard.field("Permanent address"), "12 Station Road, Adajan");
    // The others stand while one is typed in.
    await wizard.field("Pin code").pressSequentially("395007");
    await putIn(wizard.field("City"), "Surat");
    await putIn(wizard.field("State"), "Gujarat");
    await expect(wizard.field("First name")).toHaveValue("Asha");
    const general = sentTo(page, "loanform/add");
    await wizard.proceed();
    expect(await general).toMatchObject({
      generalDetails: {
        firstName: "Asha",
        lastName: "Iyer",
        dateOfBirth: "2003-07-27",
        permanentAddress: "12 Station Road, Adajan",
        pinCode: "395007",
        city: "Surat",
        state: "Gujarat",
      },
    });

    await saveLoanForm(student.id, ["generalDetails", "admissionDetails", "loanDetails"]);
    await wizard.open("admission");
    await putChoice(wizard.field("Admission status"), "Admit letter received");
    await putIn(wizard.field("Country of university"), "Canada");
    await putChoice(page.getByRole("group", { name: "Intake period" }).getByLabel("Month"), "September");
    await putIn(wizard.field("Area of study"), "Public Health");
    const admission = sentTo(page, "loanform/add");
    await wizard.proceed();
    expect(await admission).toMatchObject({
      admissionDetails: {
        admissionStatus: "confirmed_admission",
        countryOfUniversity: "Canada",
        intakePeriod: expect.stringMatching(/^\d{4}-09/),
        areaOfStudy: "Public Health",
      },
    });

    await wizard.open("loan");
    await putIn(wizard.field("Loan amount"), "25 lakh");
    const loan = sentTo(page, "loanform/add");
    await wizard.proceed();
    expect(await loan).toMatchObject({ loanDetails: { loanAmount: "2500000" } });

    await wizard.open("co-applicants");
    await putIn(wizard.field("First name", 0), "Meera");
    await putIn(wizard.field("Relation", 0), "Mother");
    await putIn(wizard.field("Phone number", 0), "98765 43210");
    await putIn(wizard.people().nth(0).getByLabel("Use same address as Applicant's"), true);
    await wizard.field("Last name", 0).fill("Iyer");
    await expect(wizard.field("City", 0)).not.toBeEmpty();
    await expect(wizard.field("First name", 0)).toHaveValue("Meera");
    await expect(wizard.field("Relation", 0)).toHaveValue("Mother");
    await expect(wizard.field("Phone number", 0)).toHaveValue(/98765 ?43210/);
  });

  test("wins over an address that changes at that moment", async ({ page }) => {
    await openPage(page, ELIGIBILITY);
    await page.getByLabel("How much do you want to borrow?").evaluate((node) => {
      history.replaceState(history.state, "", "?country=CA&level=postgraduate&amount=1000000");
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!.set!.call(node, "4900000");
      window.dispatchEvent(new Event("popstate"));
    });
    await expect(page.locator("input[name=level][value=postgraduate]")).toBeChecked();
    await expect(page.getByLabel("How much do you want to borrow?")).toHaveValue("49,00,000");
    // The form knows all three, and asks for the other five.
    await page.getByRole("button", { name: "Check eligibility" }).click();
    await expect(page.getByRole("main").getByRole("alert").getByRole("link")).toHaveCount(5);
    await expect(page.getByLabel("How much do you want to borrow?")).toHaveValue("49,00,000");
  });

  test("a calculator's box, of which the page hears by the next event or sooner", async ({ page }) => {
    await openPage(page, EMI);
    await putIn(box(page, "Loan amount"), "3500000");
    await expect(answer(page)).toHaveText(/to your ₹35,00,000\.$/);
    await putIn(page.getByRole("slider", { name: "Loan amount" }), "3000000", "change");
    await expect(answer(page)).toHaveText(/to your ₹30,00,000\.$/);
  });
});

const PLAN = { loanAmount: "2000000", city: "Surat", countryOfStudy: "Canada" };

async function putPlan(page: Page, admission: string) {
  await putIn(dialog(page).getByLabel("Loan amount"), "20 lakh");
  await putIn(dialog(page).getByLabel("Permanent city"), "Surat");
  await putIn(dialog(page).getByLabel("Country of study"), "Canada");
  await putChoice(dialog(page).getByLabel("Admission status"), admission);
  const intake = dialog(page).getByRole("group", { name: "Target intake" });
  await putChoice(intake.getByLabel("Month"), "September");
  const year = await intake.getByLabel("Year").locator("option").nth(1).getAttribute("value");
  await putIn(intake.getByLabel("Year"), year!);
}
