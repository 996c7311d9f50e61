import { expect, type Page, test } from "@playwright/test";
import { openPage } from "./support/open-page";
import { expectNoSideways, expectNoViolations } from "./support/page-check";
import { picture } from "./support/papers";
import { loggedInStudent } from "./support/student";
import { Wizard } from "./support/wizard";

const SECTIONS = ["general", "admission", "loan", "co-applicants", "kyc", "co-applicant-kyc", "academic", "financial", "co-applicant-financial"];

for (const theme of ["light", "dark"] as const) {
  for (const width of [360, 1280]) {
    test.describe(`${theme}, ${width} px`, () => {
      test.use({ viewport: { width, height: 780 }, colorScheme: theme });
      const clean = (page: Page, what: string) => expectNoViolations(page, { what, recoloured: theme === "dark" });

      test("public pages and their dialogs", async ({ page }) => {
        for (const path of ["/", "/education-loan", "/education-loan/state-bank-of-india", "/company/terms", "/company/privacy-policy", "/nowhere"]) {
          await page.goto(path);
          await clean(page, path);
          await expectNoSideways(page);
        }
        await openPage(page, "/");
        await page.getByRole("button", { name: "Login" }).first().click();
        await page.getByRole("button", { name: "Send OTP" }).click();
        await expect(page.getByRole("dialog").getByText("Email is required").first()).toBeVisible();
        await clean(page, "login with errors");
        await page.getByRole("dialog").getByRole("button", { name: "Sign up", exact: true }).click();
        await page.getByRole("button", { name: "Send OTP" }).click();
        await expect(page.getByRole("dialog").getByText("Full name is required").first()).toBeVisible();
        await clean(page, "signup with errors");
        await expectNoSideways(page);
      });

      test("the dashboard and every step of the wizard, with and without errors", async ({ page, context, baseURL }) => {
        test.setTimeout(120_000);
        await loggedInStudent(context, baseURL!);
        await page.goto("/dashboard");
        await expect(page.getByText("Fill out all basic information.")).toBeVisible();
        await clean(page, "dashboard");
        await expectNoSideways(page);
        const wizard = new Wizard(page);
        for (const slug of SECTIONS) {
          await page.goto(`/dashboard/loanform/${slug}`);
          await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
          await clean(page, slug);
          await expectNoSideways(page);
          const save = page.getByRole("button", { name: /^Save and Proceed$/i });
          if (await save.isDisabled()) continue;
          await save.click();
          await expect(wizard.problem()).toBeVisible();
          await clean(page, `${slug} with errors`);
          await expectNoSideways(page);
        }
        await page.goto("/dashboard/loanform/kyc");
        await wizard.giveTo(wizard.slot("panCard"), await picture("pan card", "png"));
        await clean(page, "a document received");
      });
    });
  }
}

test("the wizard's first step can be done with the keyboard alone", async ({ page, context, baseURL }) => {
  await loggedInStudent(context, baseURL!);
  await page.goto("/dashboard/loanform/general");
  await expect(page.getByLabel("First name")).toHaveValue("Asha");
  await page.getByLabel("First name").focus();
  const press = async (...keys: string[]) => { for (const key of keys) await page.keyboard.press(key); };
  await press("Tab", "Tab", "Tab"); // last name, mobile number, day
  await page.keyboard.type("27");
  await press("Tab");
  await page.keyboard.type("jul");
  await press("Tab");
  await page.keyboard.type("2003");
  await press("Tab", "Tab"); // e-mail, address
  await page.keyboard.type("12 Station Road, Adajan");
  await press("Tab");
  await page.keyboard.type("395007");
  await expect(page.getByLabel("City")).toHaveValue("Surat");
  await press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Admission details" })).toBeFocused();
});
