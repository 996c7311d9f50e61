import { type BrowserContext, expect, type Locator, type Page } from "@playwright/test";
import { db } from "@/tests/factories/database";
import { newCase, newCaseEvent } from "@/tests/factories/cases";
import { newLead } from "@/tests/factories/leads";
import { saveLoanForm } from "@/tests/factories/loan-forms";
import type { Student } from "@/tests/factories/sessions";
import { newPerson } from "@/tests/factories/users";
import { test } from "@/tests/fixtures";
import { blurredPhoto, pdf, picture } from "@/tests/samples/documents";
import { openDesk } from "@/e2e/support/desk";
import { clickButton, codeBoxes, dialog, fillPerson, fillPlan, openModal, typeCode } from "@/e2e/support/entry-points";
import { giveFile } from "@/e2e/support/give-file";
import { openPage } from "@/e2e/support/open-page";
import { ANSWERED, DASHBOARD_PAGES, PUBLIC_KINDS } from "@/e2e/support/public-pages";
import { expectTranslated, ReadTwice, translate, type Moment } from "@/e2e/support/translator";
import { STEPS, typedIn, Wizard } from "@/e2e/support/wizard";
import { SECTION_KEYS } from "@/lib/loan-form/registry";
import { routes } from "@/lib/routes";
import { PACK_CONSENT_VERSION } from "@/lib/passes/parts";

// A parent lets the browser translate the page. Every way is gone once as it is and then translated, before the scripts
// have come and after: nothing breaks, and what can be read is the same (scripts/lint/text-of-its-own.mjs).

test.use({ bellSeen: true, viewport: { width: 1280, height: 900 } });

type Kit = {
  page: Page;
  context: BrowserContext;
  baseURL: string;
  logIn: () => Promise<Student>;
  /** Reads all that is in sight. */
  at: (what: string, part?: string) => Promise<void>;
};

/** Opens a page, and waits until it is translated where it is to be. */
type Way = (kit: Kit & { open: (path: string) => Promise<void> }) => Promise<void>;

function way(name: string, go: Way) {
  test(`${name}, read as it is and translated`, async ({ browser, baseURL, logInAs }) => {
    const read = new ReadTwice();
    for (const moment of [undefined, "after hydration", "before hydration"] as (Moment | undefined)[]) {
      const context = await browser.newContext({
        baseURL: baseURL!,
        reducedMotion: "reduce",
        serviceWorkers: "block",
        viewport: { width: 1280, height: 900 },
      });
      const problems = moment ? await translate(context, moment) : [];
      if (moment) read.compare();
      const page = await context.newPage();
      page.on("filechooser", () => {});
      try {
        await go({
          page,
          context,
          baseURL: baseURL!,
          logIn: () => logInAs("Asha Iyer", context),
          at: async (what, part) => {
            await expect(page.getByText("Failed to load data"), `${what}, translated ${moment}`).toHaveCount(0);
            await read.at(page, what, part);
          },
          open: async (path) => {
            await openPage(page, path);
            if (moment) await expectTranslated(page);
          },
        });
      } finally {
        await context.close();
      }
      expect
        .soft({ problems, stale: read.stale.splice(0) }, `translated ${moment}`)
        .toEqual({ problems: [], stale: [] });
    }
  });
}

const box = (at: Page | Locator, name: string) => at.getByRole("textbox", { name, exact: true });
const button = (at: Page | Locator, name: string | RegExp) => at.getByRole("button", { name });
const unfold = (page: Page) =>
  page.evaluate(() =>
    document.querySelectorAll<HTMLDetailsElement>("main details").forEach((fold) => (fold.open = true)),
  );

way("every public page, with all that is folded away", async ({ page, open, at }) => {
  for (const path of [...PUBLIC_KINDS, ANSWERED]) {
    await open(path);
    await unfold(page);
    await at(path);
  }
});

way("the home page's amount, the phone's menu and the questions", async ({ page, open, at }) => {
  await open("/");
  const amount = page.locator("#emi-card-amount");
  for (const value of ["35 lakh", "", "2 crore"]) {
    await amount.fill(value);
    await at(`home with ${value || "no amount"}`);
  }
  await page.setViewportSize({ width: 360, height: 740 });
  await button(page, "Menu").click();
  await at("the menu");
});

way("the EMI calculator", async ({ page, open, at }) => {
  await open(routes.emiCalculator);
  await unfold(page);
  const type = async (name: string, ...values: string[]) => {
    for (const value of values) {
      await box(page, name).fill(value);
      await at(`${name}: ${value || "empty"}`);
    }
  };
  await type("Loan amount", "", "35 lakh", "2 crore", "2000000");
  await type("Tenure", "", "5", "8");
  await type("Interest rate", "10.x", "", "9", "8.4", "11");
  await type("Course duration", "two years", "36");
  await button(page, "6 months").last().click();
  await at("with grace");
  await button(page, "None").last().click();
  await at("without grace");
  await page.getByLabel("How the loan is paid out").selectOption("own");
  await at("parts of one's own");
  await button(page, "Add a part").click();
  await page.getByLabel("Part 3: amount").fill("5 lakh");
  await at("a third part");
  await page.getByLabel("How the loan is paid out").selectOption("1");
  await at("one part");
  await type("A fixed sum a month", "5000", "");
  await type("You pay extra", "1 lakh", "-5", "");
  await type("New rate", "9.5", "x", "");
  await type("Processing fee", "0.75", "1.5", "");
  for (const name of ["Over time", "By year", "Ring"]) {
    await page.locator(".picture-tab").filter({ hasText: name }).click();
    await at(name);
  }
  await button(page, "Pin this").click();
  await box(page, "Interest rate").fill("9.5");
  await button(page, "Pin this").click();
  await at("two loans pinned");
  await button(page, /^Remove ₹/)
    .first()
    .click();
  await at("one loan pinned");
  await button(page, "View Repayment Schedule").click();
  await at("the schedule");
  await button(dialog(page), "Load More").click();
  await at("more of the schedule");
  await page.keyboard.press("Escape");
});

way("the eligibility check", async ({ page, open, at }) => {
  await open(routes.eligibility);
  await button(page, "Check eligibility").click();
  await at("nothing answered");
  await page.getByLabel("Where will you study?").selectOption({ label: "Canada" });
  await at("one answer");
  await open(ANSWERED);
  await expect(page.getByRole("status").filter({ hasText: "fit" }).first()).toBeVisible();
  const amount = page.getByLabel("How much do you want to borrow?");
  for (const value of ["49 lakh", "", "75 lakh", "6 lakh"]) {
    await page.evaluate(() => document.querySelectorAll("details").forEach((fold) => (fold.open = true)));
    await amount.fill(value);
    await amount.blur();
    await page.evaluate(() => document.querySelectorAll("details").forEach((fold) => (fold.open = true)));
    await at(`${value || "no amount"} to borrow`);
  }
  await page.getByLabel("Over how many years would you repay?").selectOption({ index: 5 });
  await at("fewer years");
  await page.getByRole("radio", { name: "Yes", exact: true }).first().check();
  await at("with security");
});

way("the lenders' table and a comparison", async ({ page, open, at }) => {
  await open(routes.lenders);
  const amount = page.getByLabel("Amount you need");
  for (const value of ["60 lakh", "-5", ""]) {
    await amount.fill(value);
    await amount.press("Enter");
    await at(`lenders for ${value || "any amount"}`);
  }
  await page.getByRole("checkbox", { name: "Without collateral" }).check();
  await page.getByLabel("Type of lender").selectOption("NBFC");
  await at("lenders of a kind");
  await page.getByLabel("Amount you need").fill("1 lakh");
  await page.getByLabel("Amount you need").press("Enter");
  await page.getByLabel("Type of lender").selectOption("Foreign lender");
  await page.getByLabel("Where you study").selectOption("India");
  await at("no lender");
  await button(page, "Show all schemes").click();
  await at("all lenders again");
  await page.getByRole("columnheader", { name: "Interest rate" }).getByRole("button").click();
  await at("another order");
  const compare = page.getByRole("checkbox", { name: /^Compare/ });
  for (let pick = 0; pick < 3; pick += 1) {
    await compare.nth(pick).check();
    await at(`${pick + 1} picked`);
  }
  await page.getByRole("link", { name: "Compare 3" }).click();
  await expect(page).toHaveURL(/compare\?/);
  await at("compared");
  await page.getByLabel("Scheme 3").selectOption("");
  await at("one less");
});

way("login, sign-up and what follows", async ({ page, open, at }) => {
  const person = newPerson();
  await open("/");
  await openModal(page, "login");
  await at("login", "dialog[open]");
  await clickButton(page, "Send OTP");
  await at("login without answers", "dialog[open]");
  await fillPerson(page, person);
  await clickButton(page, "Send OTP");
  await expect(dialog(page).getByRole("alert").first()).toBeVisible();
  await at("nobody's account", "dialog[open]");
  await button(dialog(page), "Sign up").first().click();
  await clickButton(page, "Send OTP");
  await at("sign-up", "dialog[open]");
  await fillPerson(page, person);
  await clickButton(page, "Send OTP");
  await expect(codeBoxes(page)).toHaveCount(6);
  await at("the code", "dialog[open] .dialog-head");
  await typeCode(page, person.digits);
  await expect(page.getByRole("heading", { name: "Complete Profile" })).toBeVisible();
  await clickButton(page, "Save and continue");
  await at("the profile without answers", "dialog[open]");
  await fillPlan(page, "Admitted");
  await at("the profile", "dialog[open]");
  await clickButton(page, "Save and continue");
  await expect(page.getByRole("heading", { name: "Account Created" })).toBeVisible();
  await at("the account", "dialog[open]");
});

way("Apply Now", async ({ page, open, at }) => {
  const person = newPerson();
  await open(routes.lender("state-bank-of-india"));
  await button(page, "Apply Now").filter({ visible: true }).first().click();
  await at("apply", "dialog[open]");
  await clickButton(page, "Send OTP");
  await at("apply without answers", "dialog[open]");
  await fillPerson(page, person);
  await fillPlan(page, "Applied");
  await at("apply with answers", "dialog[open]");
  await clickButton(page, "Send OTP");
  await expect(codeBoxes(page)).toHaveCount(6);
  await typeCode(page, person.digits);
  await expect(dialog(page).getByRole("heading", { name: "Complete" })).toBeVisible();
  await at("asked", "dialog[open]");
});

const SOME = ["generalDetails", "admissionDetails", "loanDetails", "coApplicantDetails"] as const;

way("the dashboard, its pages and its bell", async ({ page, logIn, open, at }) => {
  const { id } = await logIn();
  for (const [keys, complete] of [
    [[], false],
    [SOME, false],
    [SECTION_KEYS, true],
  ] as const) {
    await saveLoanForm(id, keys, { complete });
    const what = `${keys.length} sections`;
    for (const path of DASHBOARD_PAGES) {
      if (path === routes.dashboard || keys.length > 0) {
        await open(path);
        await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
        await at(`${path}, ${what}`);
      }
    }
    await open(routes.dashboard);
    await page.locator("header button[aria-expanded]").last().click();
    await at(`the bell, ${what}`);
    await page.keyboard.press("Escape");
  }
  await button(page, "Logout").click();
  await at("logging out", "[role=alertdialog]");
});

way("the steps of the form, typed and saved", async ({ page, logIn, open, at }) => {
  const { id } = await logIn();
  const wizard = new Wizard(page);
  for (const slug of ["general", "admission", "loan", "co-applicants"] as const) {
    await open(routes.loanFormSection(slug));
    await wizard.isAt(slug);
    await wizard.proceed();
    await expect(wizard.problem()).toBeVisible();
    await at(`${slug} without answers`);
    await wizard.enterAll(typedIn(slug));
    await wizard.proceed();
    await expect(wizard.heading(STEPS[slug])).toHaveCount(0);
  }
  await saveLoanForm(id, SOME);
  await open(routes.loanFormSection("co-applicants"));
  await button(page, "+ Add Co-Applicant").click();
  await at("two co-applicants");
  await button(page, "Remove this co-applicant").last().click();
  await at("removing one", "[role=alertdialog]");
  await page.getByRole("alertdialog").getByRole("button").last().click();
  await at("one co-applicant");
});

way("the documents", async ({ page, logIn, open, at }) => {
  const { id } = await logIn();
  await saveLoanForm(id, SOME);
  await open(routes.loanFormSection("kyc"));
  const slot = (name: string) => page.locator(`[role="group"][data-state][id$="${name}"]`).filter({ visible: true });
  await giveFile(slot("panCard"), await blurredPhoto("pan card"));
  await expect(slot("panCard")).toHaveAttribute("data-state", "blurred");
  await at("a blurred photo");
  await giveFile(slot("panCard"), await pdf("pan card"));
  await expect(slot("panCard")).toHaveAttribute("data-state", "done");
  await giveFile(slot("passport"), { name: "front.txt", mimeType: "text/plain", buffer: Buffer.from("no paper") });
  await expect(slot("passport")).toHaveAttribute("data-state", "refused");
  await at("a refused file");
  await giveFile(slot("photoSelfie"), await picture("selfie", "jpeg"));
  await expect(slot("photoSelfie")).toHaveAttribute("data-state", "done");
  await at("two documents");
  await slot("photoSelfie").locator("button[popovertarget]").click();
  await at("the menu of a document");
  await button(slot("photoSelfie"), /^Remove/).click();
  await at("a document taken away");
});

way("the review and the submit", async ({ page, logIn, open, at }) => {
  const { id } = await logIn();
  await saveLoanForm(
    id,
    SECTION_KEYS.filter((key) => key !== "financialDetails"),
  );
  await open(routes.loanFormSection("review"));
  await at("the review");
  await button(page, "Submit application").click();
  await at("what is missing");
  await saveLoanForm(id);
  await open(routes.loanFormSection("review"));
  await button(page, "Submit application").click();
  await expect(page).toHaveURL(/loanform$/);
  await at("sent");
});

way("My lenders", async ({ page, logIn, open, at }) => {
  const { id } = await logIn();
  await saveLoanForm(id, undefined, { complete: true });
  await open("/dashboard/lenders");
  await button(page, "Add a lender").click();
  await at("no lender named");
  await page.getByLabel("Lender", { exact: true }).fill("state bank");
  await at("the list of lenders");
  await page.getByRole("option", { name: "State Bank of India" }).click();
  await button(page, "Add a lender").click();
  await expect(page.getByRole("heading", { level: 1, name: "State Bank of India" })).toBeVisible();
  await at("a lender added");
  const write = button(page, "Write it down");
  await write.click();
  await at("nothing happened");
  for (const what of ["They said no", "They said yes", "I handed over my papers"]) {
    await page.getByRole("radio", { name: what }).check();
    await at(`writing that ${what}`);
  }
  await page.getByRole("radio", { name: "Yesterday" }).check();
  await write.click();
  await expect(page.getByText("Waiting on State Bank of India, 1 day")).toBeVisible();
  await at("handed over");
  const { id: caseId } = await db.lenderCase.findFirstOrThrow({ where: { userId: id, NOT: { partnerId: null } } });
  await newCaseEvent("lender", { caseId, kind: "asked", item: "Salary slips, father", channel: "pass" });
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  const paper = page.getByRole("group", { name: "Salary slips, father" });
  await giveFile(paper, await pdf("salary"));
  await expect(paper).toHaveAttribute("data-state", "done");
  await at("a paper that was asked for");
  await button(paper, "Hand in this paper").click();
  await expect(page.getByText("Waiting on State Bank of India, since today")).toBeVisible();
  await at("a paper handed in");
  await open("/dashboard/lenders");
  await at("one lender");
});

way("the pack of an officer", async ({ page, context, logIn, open, at }) => {
  const { id } = await logIn();
  await saveLoanForm(id, undefined, { complete: true });
  const caseId = await newCase(id);
  const answer = await context.request.post("/api/passes/make", {
    headers: { "sec-fetch-site": "same-origin" },
    data: { caseId, name: "A. Shah", parts: ["you", "study"], days: 7, consentVersion: PACK_CONSENT_VERSION },
  });
  const { data: made } = (await answer.json()) as { data: { passId: string; secret: string; code: string } };
  await open(`/pack#${made.passId}.${made.secret}`);
  await at("asking for the code");
  await page.getByLabel("6 digits").fill("000000");
  await page.getByRole("button", { name: "Open", exact: true }).click();
  await expect(page.getByText("You can try 4 more times")).toBeVisible();
  await at("a wrong code");
  await page.getByLabel("6 digits").fill(made.code);
  await page.getByRole("button", { name: "Open", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Asha Iyer" })).toBeVisible();
  await unfold(page);
  await at("the pack");
  const reply = page.getByRole("region", { name: "Your answer" });
  for (const name of ["Need another paper", "Sanctioned", "Declined"]) {
    await button(reply, name).click();
    await at(`answering: ${name}`);
  }
  await button(reply, "Need another paper").click();
  await button(reply, "Write it down").click();
  await at("an answer without a paper");
  await reply.getByLabel("Which paper?").selectOption({ label: "Passport" });
  await button(reply, "Write it down").click();
  await expect(page.getByRole("region", { name: "What you asked for and answered" })).toContainText("Passport");
  await at("a paper asked for");
});

way("the desk", async ({ page, context, baseURL, logIn, open, at }) => {
  const { id } = await logIn();
  await saveLoanForm(id, undefined, { complete: true });
  const { reference } = await db.loanForm.findUniqueOrThrow({ where: { userId: id } });
  await openDesk(context, baseURL);
  await open(`/desk/files?file=${reference}`);
  await button(page, "Open the file").click();
  await expect(page.getByText("Please say what for.")).toBeVisible();
  await at("no purpose", "main form");
  await page.getByRole("radio", { name: "To check the papers" }).check();
  await button(page, "Open the file").click();
  await expect(page.getByRole("heading", { level: 1, name: "Asha Iyer" })).toBeVisible();
  await at("a file", "main");
  const pan = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: "PAN Card", exact: true }) })
    .first();
  await button(pan, /^Cannot be read/).click();
  await at("a paper that cannot be read", "main");
  await pan.getByLabel("What is wrong with it?").fill("The number is cut off");
  await button(pan, /^Ask for it again/).click();
  await expect(pan.getByText("Cannot be read", { exact: true }).first()).toBeVisible();
  await at("a paper asked for again", "main");
  const name = `Ravi Patel ${reference}`;
  await newLead({ name });
  await open("/desk/calls");
  const card = page.getByRole("article", { name, exact: true });
  await expect(card).toBeVisible();
  await button(card, "Reached").click();
  await expect(page.getByText(/Failed to load data/)).toHaveCount(0);
});
