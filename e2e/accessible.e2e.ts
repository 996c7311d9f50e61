import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { picture } from "./support/papers";
import { loggedInStudent } from "./support/student";
import { Wizard } from "./support/wizard";

/** No violation that axe knows of, in the page as it stands. */
async function clean(page: Page, what: string) {
  // A dialog that is still rising, or a stamp that is still landing, has no contrast to measure yet.
  await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => {}))));
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${what}: ${id} ${nodes.map(({ target }) => target.join(" ")).join(", ")}`)).toEqual([]);
}

/** Nothing sticks out to the side. */
const fits = async (page: Page) => expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);

const SECTIONS = ["general", "admission", "loan", "co-applicants", "kyc", "co-applicant-kyc", "academic", "financial", "co-applicant-financial"];

for (const theme of ["light", "dark"] as const) {
  for (const width of [360, 1280]) {
    test.describe(`${theme}, ${width} px`, () => {
      test.use({ viewport: { width, height: 780 }, colorScheme: theme });

      test("public pages and their dialogs", async ({ page }) => {
        for (const path of ["/", "/education-loan", "/education-loan/state-bank-of-india", "/company/terms", "/company/privacy-policy", "/nowhere"]) {
          await page.goto(path);
          await clean(page, path);
          await fits(page);
        }
        await page.goto("/");
        await page.getByRole("button", { name: "Login" }).first().click();
        await page.getByRole("button", { name: "Send OTP" }).click();
        await expect(page.getByRole("dialog").getByText("Email is required").first()).toBeVisible();
        await clean(page, "login with errors");
        await page.getByRole("dialog").getByRole("button", { name: "Sign up", exact: true }).click();
        await page.getByRole("button", { name: "Send OTP" }).click();
        await expect(page.getByRole("dialog").getByText("Full name is required").first()).toBeVisible();
        await clean(page, "signup with errors");
        await fits(page);
      });

      test("the dashboard and every step of the wizard, with and without errors", async ({ page, context, baseURL }) => {
        test.setTimeout(120_000);
        await loggedInStudent(context, baseURL!);
        await page.goto("/dashboard");
        await expect(page.getByText("Fill out all basic information.")).toBeVisible();
        await clean(page, "dashboard");
        await fits(page);
        const wizard = new Wizard(page);
        for (const slug of SECTIONS) {
          await page.goto(`/dashboard/loanform/${slug}`);
          await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
          await clean(page, slug);
          await fits(page);
          const save = page.getByRole("button", { name: /^Save and Proceed$/i });
          if (await save.isDisabled()) continue;
          await save.click();
          await expect(wizard.problem()).toBeVisible();
          await clean(page, `${slug} with errors`);
          await fits(page);
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
