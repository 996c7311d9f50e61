import { expect } from "@playwright/test";
import sharp from "sharp";
import { db } from "@/tests/factories/database";
import { storedFileNames } from "@/tests/factories/stored-files";
import { newPerson } from "@/tests/factories/users";
import { test } from "@/tests/fixtures";
import type { SampleFile } from "@/tests/samples/documents";
import { logIn, signUp } from "@/e2e/support/entry-points";
import { secondPerson, typedIn, Wizard } from "@/e2e/support/wizard";

test("a visitor becomes a student and hands in a whole application with real papers", async ({ page }) => {
  const asha = newPerson("Asha Iyer");
  const papers = new Map<string, SampleFile>();

  await test.step("from a lender's page", async () => {
    await page.goto("/education-loan/state-bank-of-india");
    await expect(page.getByRole("heading", { level: 1, name: /State Bank of India/ })).toBeVisible();
  });

  await test.step("through signup", async () => {
    await signUp(page, asha);
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByText("Hi Asha, Welcome To Your Dashboard!")).toBeVisible();
    await expect(page.getByText("Fill out all basic information.")).toBeVisible();
  });

  const wizard = new Wizard(page);
  await page.goto("/dashboard/loanform");

  await test.step("general details", async () => {
    await expect(page).toHaveURL(/\/loanform\/general$/);
    await expect(wizard.heading("General details")).toBeVisible();
    // What signup already knew stands there.
    await expect(page.getByLabel("First name")).toHaveValue("Asha");
    await expect(page.getByLabel("Email ID")).toHaveValue(asha.email);
    await expect(page.getByLabel("Mobile number")).toHaveValue(asha.digits);
    await expect(page.getByRole("button", { name: "Previous" })).toBeDisabled();
    await wizard.proceed();
    await expect(wizard.problem()).toContainText("Date of birth is required");
    await expect(wizard.problem()).toBeFocused();
    await wizard.date("Date of birth", ["27", "July", "2003"]);
    await wizard.answer("Permanent address", "12 Station Road, Adajan");
    // As it is pasted from an address.
    await wizard.answer("Pin code", "395 007");
    await expect(page.getByLabel("State")).toHaveValue("Gujarat");
    await expect(page.getByLabel("City")).toHaveValue("Surat");
    await wizard.proceed();
  });

  await test.step("admission details", async () => {
    await expect(wizard.heading("Admission details")).toBeVisible();
    await wizard.answer("Admission status", "Admit letter received");
    const country = page.getByRole("combobox", { name: "Country of university" });
    await country.fill("cana");
    await page.getByRole("option", { name: "Canada" }).click();
    await expect(country).toHaveValue("Canada");
    const university = page.getByRole("combobox", { name: "University", exact: true });
    await university.fill("Toronto");
    await expect(page.getByRole("option", { name: /University of Toronto/ }).first()).toBeVisible();
    await page
      .getByRole("option", { name: /University of Toronto/ })
      .first()
      .click();
    const intake = page.getByRole("group", { name: "Intake period" });
    await intake.getByLabel("Month").selectOption({ label: "September" });
    await intake.getByLabel("Year").selectOption({ index: 1 });
    await wizard.answer("Education level", "Postgraduate");
    await wizard.answer("Area of study", "Public Health");
    await wizard.proceed();
  });

  await test.step("loan details", async () => {
    await expect(wizard.heading("Loan details")).toBeVisible();
    await wizard.answer("Loan amount", "7,00,000");
    await wizard.answer("Existing loan", "No");
    await wizard.answer("Loan type", "Non-Collateral");
    await wizard.answer("Employed", "No");
    await expect(page.getByLabel("Employment type")).toHaveCount(0);
    await wizard.proceed();
    await expect(wizard.problem()).toContainText("Minimum loan amount must be ₹8,00,000");
    await expect(page.getByRole("link", { name: "Vidya Lakshmi" })).toBeVisible();
    await wizard.answer("Loan amount", "25 lakh");
    await expect(page.getByText("Twenty-five lakh rupees")).toBeVisible();
    await wizard.proceed();
  });

  await test.step("two co-applicants", async () => {
    await expect(wizard.heading("Co-applicant details")).toBeVisible();
    await expect(page.getByText("PRIMARY CO-APPLICANT", { exact: true })).toBeVisible();
    await page.getByRole("button", { name: "Add Co-Applicant" }).click();
    await expect(page.getByText("SECONDARY CO-APPLICANT 1", { exact: true })).toBeVisible();
    await wizard.enterAll(typedIn("co-applicants"));
    await expect(wizard.people().nth(0).getByLabel("Address", { exact: true })).toHaveValue("12 Station Road, Adajan");
    await expect(wizard.people().nth(0).getByLabel("City", { exact: true })).not.toBeEditable();
    await wizard.enterAll(secondPerson());
    await wizard.proceed();
  });

  for (const [heading, owner] of [
    ["Your identity documents", "kyc"],
    ["Co-applicant identity documents", "people-kyc"],
    ["Your academic documents", "academic"],
    ["Your financial documents", "money"],
  ] as const) {
    await test.step(heading, async () => {
      await expect(wizard.heading(heading)).toBeVisible();
      for (const [path, paper] of await wizard.fillSlots(owner)) papers.set(`${owner} ${path}`, paper);
      await wizard.proceed();
    });
  }

  await test.step("the last papers, and the submit", async () => {
    await expect(wizard.heading("Co-applicant financial documents")).toBeVisible();
    await wizard.proceed();
    await expect(wizard.problem()).toContainText("Saving Account Statement is required for Primary Co-applicant");
    for (const [path, paper] of await wizard.fillSlots("people-money")) papers.set(`people-money ${path}`, paper);
    await wizard.proceed();
    // The last save leads to everything once more, and only from there it is sent.
    await expect(wizard.heading("Review your answers")).toBeFocused();
    await expect(page.getByText("₹25,00,000").first()).toBeVisible();
    await page.getByRole("button", { name: "Submit application" }).click();
    await expect(page.getByRole("heading", { name: "Completed!" })).toBeVisible();
    await expect(page.getByText("Your Loan Application Has Been Submitted Successfully.")).toBeVisible();
    await expect(page.getByText("Your Application is now under review.")).toBeVisible();
    await expect(page.getByText(/^DK-\w{3}-\w{3}-\w{4}$/)).toBeVisible();
    expect(papers.size).toBeGreaterThanOrEqual(20);
  });

  await test.step("one submission stands in the database, with every paper its own", async () => {
    const { id, form } = await db.user.findFirstOrThrow({ where: { email: asha.email }, include: { form: true } });
    expect(form).toMatchObject({ complete: true, stage: "underReview" });
    expect(await storedFileNames(id)).toHaveLength(papers.size);
  });

  const checkLocked = async () => {
    await page.goto("/dashboard/loanform");
    await page.getByRole("link", { name: "View Application" }).click();
    await expect(wizard.heading("General details")).toBeVisible();
    await expect(page.getByLabel("First name")).toHaveValue("Asha");
    await expect(page.getByLabel("First name")).toBeDisabled();
    await expect(page.getByRole("button", { name: /Save and Proceed/i })).toHaveCount(0);
    await page.goto("/dashboard/loanform/kyc");
    await expect(wizard.slots().first()).toHaveAttribute("data-state", "locked");
    await expect(page.getByRole("button", { name: /Choose|Edit document/ })).toHaveCount(0);
  };

  await test.step("nothing can be changed after a reload", async () => {
    await page.reload();
    await expect(page.getByRole("heading", { name: "Completed!" })).toBeVisible();
    await checkLocked();
  });

  await test.step("nor after logging out and in again", async () => {
    await page.goto("/dashboard");
    await page.getByRole("button", { name: "Logout" }).click();
    await page.getByRole("button", { name: "Yes" }).click();
    await expect(page).toHaveURL(/127\.0\.0\.1:\d+\/$/);
    await logIn(page, asha);
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByText("Loan Application Completed")).toBeVisible();
    await checkLocked();
  });

  await test.step("behind View document are the same papers", async () => {
    for (const [slug, owner] of [
      ["kyc", "kyc"],
      ["co-applicant-kyc", "people-kyc"],
      ["academic", "academic"],
      ["financial", "money"],
      ["co-applicant-financial", "people-money"],
    ] as const) {
      await page.goto(`/dashboard/loanform/${slug}`);
      await expect(wizard.slots().first()).toBeVisible();
      await wizard.openFolds();
      for (const slot of await wizard.slots().all()) {
        const paper = papers.get(`${owner} ${await slot.getAttribute("id")}`)!;
        const answer = await page.request.get(
          (await slot.getByRole("link", { name: /View document/ }).getAttribute("href"))!,
        );
        expect(answer.headers()["content-type"]).toBe(paper.mimeType);
        const bytes = await answer.body();
        if (paper.mimeType === "application/pdf") expect(bytes.equals(paper.buffer)).toBe(true);
        else expect(await likeness(bytes, paper.buffer)).toBeLessThan(6);
      }
    }
  });
});

/** How far two pictures are apart, 0 to 255 a pixel on average; re-encoding moves a picture by one or two. */
async function likeness(one: Buffer, other: Buffer) {
  const [a, b] = await Promise.all(
    [one, other].map((bytes) => sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })),
  );
  expect([a!.info.width, a!.info.height]).toEqual([b!.info.width, b!.info.height]);
  return a!.data.reduce((sum, value, at) => sum + Math.abs(value - b!.data[at]!), 0) / a!.data.length;
}
