import { expect, type Page } from "@playwright/test";
import { saveLoanForm, storedLoanForm } from "@/tests/factories/loan-forms";
import { test } from "@/tests/fixtures";
import { expectNoSideways, expectNoViolations } from "./support/page-check";
import { typedIn } from "./support/wizard";

const BASICS = ["generalDetails", "admissionDetails", "loanDetails", "coApplicantDetails"] as const;
const recap = (page: Page, title: string) =>
  page
    .locator("details")
    .filter({ has: page.getByRole("heading", { level: 2, name: `Check what you gave in ${title}` }) })
    .filter({ visible: true });
const waiting = (page: Page) =>
  page.getByRole("status").filter({ hasText: "Waiting for the line." }).filter({ visible: true });

/** Every call that saves, as it is made. */
function countSaves(page: Page) {
  const saves: object[] = [];
  page.on("request", (request) => {
    if (!request.url().endsWith("/api/loanform/add")) return;
    const { userId: _, ...answers } = request.postDataJSON() as { userId: string };
    saves.push(answers);
  });
  return saves;
}

test("F10 a step that was finished can be looked over where the next one begins, and a change leads straight back", async ({
  page,
  student,
  wizard,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await saveLoanForm(student.id, BASICS.slice(0, 3));
  await wizard.open("kyc");
  // The last part of the step is still to come.
  await expect(recap(page, "Basic Details")).toHaveCount(0);
  await saveLoanForm(student.id, BASICS);
  await page.reload();
  await wizard.isAt("kyc");
  const basics = recap(page, "Basic Details");
  await expect(basics).not.toHaveAttribute("open");
  await basics.locator("summary").focus();
  await page.keyboard.press("Enter");
  await expect(basics.getByRole("heading", { level: 3 })).toHaveText([
    "General Details",
    "Admission Details",
    "Loan Details",
    "Co-Applicant Details",
  ]);
  await expect(basics.getByText("₹20,00,000")).toBeVisible();
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 780 });
    await expectNoViolations(page, `${width} px`);
    await expectNoSideways(page);
  }
  const change = basics.getByRole("link", { name: "Change Loan amount" });
  expect((await change.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  await page.setViewportSize({ width: 360, height: 740 });
  await change.click();
  await wizard.isAt("loan");
  await expect(wizard.field("Loan amount")).toBeFocused();
  // The page that the link stands on is gone from memory, as after a phone has put the browser away.
  await page.reload();
  await wizard.isAt("loan");
  await wizard.answer("Loan amount", "30 lakh");
  await wizard.proceed();
  await wizard.isAt("kyc");
  await expect(change).toBeFocused();
  await expect(change).toBeInViewport();
  await expect(basics.getByText("₹30,00,000")).toBeVisible();

  await saveLoanForm(student.id, [...BASICS, "kycDetails", "coApplicantKycDetails"]);
  await wizard.open("academic");
  const papers = recap(page, "KYC Details");
  await papers.locator("summary").click();
  await expect(papers.getByRole("link", { name: /^View PAN Card/ })).toHaveCount(2);
  await expect(recap(page, "Basic Details")).toHaveCount(0);
});

test("F42 a pin code of several districts offers each of them, and fills the likeliest first", async ({
  page,
  wizard,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await wizard.open("general");
  const [city, state] = [wizard.field("City"), wizard.field("State")];
  const offered = page.getByRole("group", { name: /^This pin code covers/ }).getByRole("button");
  // Twenty-two offices in one state, one in another.
  await wizard.answer("Pin code", "246763");
  await expect(city).toHaveValue("Bijnor");
  await expect(page.getByRole("status").filter({ hasText: "This pin code covers 2 districts." })).toBeVisible();
  await expect(offered).toHaveText(["Bijnor, Uttar Pradesh", "Haridwar, Uttarakhand"]);
  await expect(offered.first()).toHaveAttribute("aria-pressed", "true");
  for (const button of await offered.all()) expect((await button.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  await offered.last().click();
  await expect(city).toHaveValue("Haridwar");
  await expect(state).toHaveValue("Uttarakhand");
  await expect(offered.last()).toHaveAttribute("aria-pressed", "true");
  await expectNoViolations(page);
  await expectNoSideways(page);
  // One's own word stands, and is still one tap away from a district.
  await wizard.answer("City", "Roorkee");
  await expect(offered.and(page.locator("[aria-pressed=true]"))).toHaveCount(0);
  await wizard.answer("City", "");
  await wizard.answer("Pin code", "395007");
  await expect(city).toHaveValue("Surat");
  await expect(state).toHaveValue("Gujarat");
  await expect(offered).toHaveCount(0);
});

test("H7 a press without a line waits, takes what is changed meanwhile along, and is made once", async ({
  page,
  context,
  student,
  wizard,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await wizard.open("loan");
  await wizard.enterAll(typedIn("loan"));
  await context.setOffline(true);
  await wizard.proceed();
  await expect(waiting(page)).toBeInViewport();
  await expect(wizard.save()).toBeFocused();
  await expect(wizard.problem()).toHaveCount(0);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 780 });
    await expectNoViolations(page, `${width} px`);
    await expectNoSideways(page);
  }
  // Pressed again: one press takes the other's place.
  await wizard.proceed();
  await expect(waiting(page)).toBeVisible();
  await wizard.answer("Existing loan", "Yes");
  const saves = countSaves(page);
  const amount = wizard.field("Loan amount");
  await amount.fill("");
  await context.setOffline(false);
  // Nobody is taken away in the middle of an answer.
  await amount.pressSequentially("3200000", { delay: 300 });
  await wizard.isAt("co-applicants");
  await expect(wizard.heading("Co-applicant details")).toBeFocused();
  await expect(page.getByText("The line is back. Loan Details: saved.")).toBeVisible();
  const saved = await storedLoanForm(student.id);
  expect(saved.loanDetails).toMatchObject({ loanAmount: "3200000", existingLoan: "Yes" });
  expect(saves).toHaveLength(1);
});

test("H7 a waiting press is dropped where the step is left, and not made again where only its answer was lost", async ({
  page,
  context,
  student,
  wizard,
}) => {
  await saveLoanForm(student.id, BASICS.slice(0, 1));
  await wizard.open("general");
  await page
    .getByRole("link", { name: /^Loan Details/ })
    .filter({ visible: true })
    .first()
    .click();
  await wizard.isAt("loan");
  await wizard.enterAll(typedIn("loan"));
  await context.setOffline(true);
  await wizard.proceed();
  await expect(waiting(page)).toBeVisible();
  await page.goBack();
  await wizard.isAt("general");
  const saves = countSaves(page);
  await context.setOffline(false);
  await wizard.proceed();
  await wizard.isAt("admission");
  await page
    .getByRole("link", { name: /^Loan Details/ })
    .filter({ visible: true })
    .first()
    .click();
  await wizard.isAt("loan");
  await expect(waiting(page)).toHaveCount(0);
  expect(saves.map((body) => Object.keys(body))).toEqual([["generalDetails"]]);

  await page.route(
    "**/api/loanform/add",
    async (route) => {
      await route.fetch();
      await route.abort("connectionfailed");
    },
    { times: 1 },
  );
  await wizard.proceed();
  await expect(waiting(page)).toBeVisible();
  // Without the browser's event: it claimed to have a line all the time.
  await wizard.isAt("co-applicants");
  expect(saves.map((body) => Object.keys(body))).toEqual([["generalDetails"], ["loanDetails"]]);
  const saved = await storedLoanForm(student.id);
  expect(saved.loanDetails).toMatchObject({ loanAmount: "2500000" });
});
