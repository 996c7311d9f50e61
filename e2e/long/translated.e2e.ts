import { type BrowserContext, expect, type Locator, type Page } from "@playwright/test";
import { db } from "@/tests/factories/database";
import { newCase, newCaseEvent } from "@/tests/factories/cases";
import { leadAnswers, newLead } from "@/tests/factories/leads";
import { saveLoanForm } from "@/tests/factories/loan-forms";
import { newOpenedShareLink } from "@/tests/factories/share-links";
import { deleteSessions, type Student } from "@/tests/factories/sessions";
import { newPerson, newUser } from "@/tests/factories/users";
import { test } from "@/tests/fixtures";
import { blurredPhoto, pdf, picture, type SampleFile } from "@/tests/samples/documents";
import { beforeScripts } from "@/e2e/support/boxes";
import { openDesk } from "@/e2e/support/desk";
import {
  dialog,
  fillPerson,
  fillPlan,
  openModal,
  sendCode,
  toast,
  typeCode,
  typeDigits,
  wrongCodeFor,
} from "@/e2e/support/entry-points";
import { openBlock } from "@/e2e/support/case-page";
import { giveFile } from "@/e2e/support/give-file";
import { openPage } from "@/e2e/support/open-page";
import { codeFor } from "@/e2e/support/phone-codes";
import { ANSWERED, DASHBOARD_PAGES, PUBLIC_KINDS } from "@/e2e/support/public-pages";
import { expectDrawn, expectTranslated, MARK, MOMENTS, translate } from "@/e2e/support/translator";
import { STEPS, typedIn, Wizard } from "@/e2e/support/wizard";
import { SECTION_KEYS } from "@/lib/loan-form/registry";
import { backOfficeRoutes } from "@/lib/addresses/more-routes";
import { routes } from "@/lib/routes";
import { SHARE_CONSENT_VERSION } from "@/lib/share-links/parts";

// A parent lets the browser translate the page. Each way is gone on pages that are translated before the scripts have
// come, and after: nothing breaks, and no text stays as it was (tools/lint/text-of-its-own.mjs).

test.use({
  bellSeen: true,
  contextOptions: { reducedMotion: "reduce" },
  serviceWorkers: "block",
  viewport: { width: 1280, height: 900 },
});

type Kit = {
  page: Page;
  context: BrowserContext;
  baseURL: string;
  logIn: () => Promise<Student>;
  /** Opens a page, and waits until it is translated. */
  open: (path: string) => Promise<void>;
  /** Opens a page, and where React has drawn it anew, finds all that it holds untranslated. */
  openWhole: (path: string) => Promise<void>;
  /** Waits until all is drawn, and nothing has gone wrong by then. Each of the following ends with it. */
  drawn: () => Promise<void>;
  type: (into: Locator, ...values: string[]) => Promise<void>;
  choose: (list: Locator, ...options: (string | { label: string } | { index: number })[]) => Promise<void>;
  press: (...each: Locator[]) => Promise<void>;
};

function way(name: string, go: (kit: Kit) => Promise<void>) {
  for (const moment of MOMENTS)
    test(`${name}, translated ${moment}`, async ({ page, context, baseURL, logInAs }) => {
      const problems = await translate(page, moment);
      const drawn = () => expectDrawn(page, problems);
      const open = async (path: string) => {
        await openPage(page, path);
        await expectTranslated(page);
        await drawn();
      };
      await go({
        page,
        context,
        baseURL: baseURL!,
        logIn: () => logInAs("Asha Iyer"),
        open,
        openWhole: async (path) => {
          await open(path);
          if (moment === "after hydration") return;
          // Closed each time: a page behind another one draws seldom.
          const plain = await context.newPage();
          await openPage(plain, path);
          await expect(async () => expect(await words(page)).toBe(await words(plain))).toPass({ timeout: 240_000 });
          await plain.close();
        },
        drawn,
        type: async (into, ...values) => {
          for (const value of values) {
            await into.fill(value);
            await drawn();
            await into.blur();
            await drawn();
          }
        },
        choose: async (list, ...options) => {
          for (const option of options) {
            await list.selectOption(option);
            await drawn();
          }
        },
        press: async (...controls) => {
          for (const control of controls) {
            await control.click();
            await drawn();
          }
        },
      });
      await drawn();
    });
}

/** All that a page holds for who has scripts, also what is folded away, without the translator's mark and the time. */
const words = async (page: Page) => {
  const all = await page.getByRole("main").evaluate((main) => {
    const copy = main.cloneNode(true) as Element;
    for (const without of copy.querySelectorAll("noscript")) without.remove();
    return copy.textContent!;
  });
  return all.replaceAll(MARK, "").replace(/\d+:\d\d [ap]m/g, "");
};
const box = (at: Page | Locator, name: string) => at.getByRole("textbox", { name, exact: true });
const button = (at: Page | Locator, name: string | RegExp) => at.getByRole("button", { name });
const radio = (at: Page | Locator, name: string) => at.getByRole("radio", { name, exact: true });
const region = (page: Page, name: string) => page.getByRole("region", { name });
/** The slot of a document, by the end of its path. */
const slotOf = (page: Page, name: string) =>
  page.locator(`[role="group"][data-state][id$="${name}"]`).filter({ visible: true });
const unfold = (page: Page) =>
  page.evaluate(() =>
    document.querySelectorAll<HTMLDetailsElement>("main details").forEach((fold) => (fold.open = true)),
  );

way("every public page, with all that is folded away", async ({ page, openWhole, drawn }) => {
  for (const path of [...PUBLIC_KINDS, ANSWERED]) {
    await openWhole(path);
    await unfold(page);
    await drawn();
  }
});

way("the home page's amount, and the phone's menu", async ({ page, open, type, press }) => {
  await open("/");
  await type(page.locator("#emi-card-amount"), "35 lakh", "", "2 crore");
  await page.setViewportSize({ width: 360, height: 740 });
  await press(button(page, "Menu"));
});

way("the EMI calculator", async ({ page, open, type, choose, press }) => {
  await open(routes.emiCalculator);
  await unfold(page);
  await type(box(page, "Loan amount"), "", "35 lakh", "2 crore", "2000000");
  await type(box(page, "Tenure"), "", "5", "8");
  await type(box(page, "Interest rate"), "10.x", "", "9", "8.4", "11");
  await type(box(page, "Course duration"), "two years", "36");
  await press(button(page, "6 months").last(), button(page, "None").last());
  await choose(page.getByLabel("How the loan is paid out"), "own");
  await press(button(page, "Add a part"));
  await type(page.getByLabel("Part 3: amount"), "5 lakh");
  await choose(page.getByLabel("How the loan is paid out"), "1");
  await type(box(page, "A fixed sum a month"), "5000", "");
  await type(box(page, "You pay extra"), "1 lakh", "-5", "");
  await type(box(page, "New rate"), "9.5", "x", "");
  await type(box(page, "Processing fee"), "0.75", "1.5", "");
  for (const name of ["Over time", "By year", "Ring"])
    await press(page.locator(".picture-tab").filter({ hasText: name }));
  await press(button(page, "Pin this"));
  await type(box(page, "Interest rate"), "9.5");
  await press(
    button(page, "Pin this"),
    button(page, /^Remove ₹/).first(),
    button(page, "View Repayment Schedule"),
    button(dialog(page), "Load More"),
  );
});

way("the eligibility check", async ({ page, open, type, choose, press }) => {
  await open(routes.eligibility);
  await press(button(page, "Check eligibility"));
  await choose(page.getByLabel("Where will you study?"), { label: "Canada" });
  await open(ANSWERED);
  const result = page.getByRole("status").filter({ hasText: "fit" });
  await expect(result).toBeVisible();
  for (const value of ["49 lakh", "", "75 lakh", "6 lakh"]) {
    await unfold(page);
    await type(page.getByLabel("How much do you want to borrow?"), value);
    if (value) await expect(result).toContainText(`For ₹${value}`);
  }
  await choose(page.getByLabel("Over how many years would you repay?"), { index: 5 });
  await press(radio(page, "Yes").first(), radio(page, "All that is paid, in ₹"));
});

way("the lenders' table and a comparison", async ({ page, open, drawn, choose, press }) => {
  await open(routes.lenders);
  const type = async (...values: string[]) => {
    for (const value of values) {
      await page.getByLabel("Amount you need").fill(value);
      await page.getByLabel("Amount you need").press("Enter");
      await drawn();
    }
  };
  await type("60 lakh", "-5", "");
  await press(page.getByRole("checkbox", { name: "Without collateral" }));
  await choose(page.getByLabel("Type of lender"), "NBFC");
  await type("1 lakh");
  await choose(page.getByLabel("Type of lender"), "Foreign lender");
  await choose(page.getByLabel("Where you study"), "India");
  for (const pick of [0, 1, 2]) await press(page.getByRole("checkbox", { name: /^Compare/ }).nth(pick));
  await page.getByRole("link", { name: "Compare 3" }).click();
  await expect(page).toHaveURL(/compare\?/);
  await choose(page.getByLabel("Scheme 3"), "");
});

way("login, sign-up and what follows", async ({ page, open, drawn, press }) => {
  const person = newPerson();
  const send = button(dialog(page), "Send OTP");
  await open("/");
  await openModal(page, "login");
  await press(send);
  await fillPerson(page, person);
  await press(send);
  await expect(dialog(page).getByRole("alert").first()).toBeVisible();
  await press(button(dialog(page), "Sign up").first(), send);
  await fillPerson(page, person);
  await press(send);
  await typeCode(page, person.digits);
  await expect(page.getByRole("heading", { name: "Complete Profile" })).toBeVisible();
  await press(button(dialog(page), "Save and continue"));
  await fillPlan(page, "Admitted");
  await press(button(dialog(page), "Save and continue"));
  await expect(page.getByRole("heading", { name: "Account Created" })).toBeVisible();
  await drawn();
});

way("Apply Now", async ({ page, open, press }) => {
  const person = newPerson();
  const send = button(dialog(page), "Send OTP");
  await open(routes.lender("state-bank-of-india"));
  await press(button(page, "Apply Now").filter({ visible: true }).first(), send);
  await fillPerson(page, person);
  await fillPlan(page, "Applied");
  await press(send);
  await typeCode(page, person.digits);
  await expect(dialog(page).getByRole("heading", { name: "Complete" })).toBeVisible();
});

const SOME = ["generalDetails", "admissionDetails", "loanDetails", "coApplicantDetails"] as const;

way("the dashboard, its pages and its bell", async ({ page, logIn, open, openWhole, press }) => {
  const { id } = await logIn();
  const bell = page.locator("header button[aria-expanded]").last();
  await open(routes.dashboard);
  await press(bell);
  await saveLoanForm(id, SOME);
  for (const path of DASHBOARD_PAGES) await openWhole(path);
  await saveLoanForm(id, undefined, { complete: true });
  for (const path of [routes.loanForm, routes.checklist, routes.applicationCopy, routes.dashboard]) await open(path);
  await press(bell);
  await page.keyboard.press("Escape");
  await press(button(page, "Logout"));
});

way("the steps of the form, typed and saved", async ({ page, logIn, open, drawn, press }) => {
  const { id } = await logIn();
  const wizard = new Wizard(page);
  for (const slug of ["general", "admission", "loan", "co-applicants"] as const) {
    await open(routes.loanFormSection(slug));
    await wizard.isAt(slug);
    await press(wizard.save());
    await expect(wizard.problem()).toBeVisible();
    await wizard.enterAll(typedIn(slug));
    await press(wizard.save());
    await expect(wizard.heading(STEPS[slug])).toHaveCount(0);
    await drawn();
  }
  await saveLoanForm(id, SOME);
  await open(routes.loanFormSection("co-applicants"));
  await press(
    button(page, "+ Add Co-Applicant"),
    button(page, "Remove this co-applicant").last(),
    page.getByRole("alertdialog").getByRole("button").last(),
  );
});

way("the documents", async ({ page, logIn, open, drawn, press }) => {
  const { id } = await logIn();
  await saveLoanForm(id, SOME);
  await open(routes.loanFormSection("kyc"));
  const slot = (name: string) => slotOf(page, name);
  const give = async (name: string, file: SampleFile, state: string) => {
    await giveFile(slot(name), file);
    await expect(slot(name)).toHaveAttribute("data-state", state);
    await drawn();
  };
  await give("panCard", await blurredPhoto("pan card"), "blurred");
  await give("panCard", await pdf("pan card"), "done");
  await give("passport", { name: "front.txt", mimeType: "text/plain", buffer: Buffer.from("no paper") }, "refused");
  await give("photoSelfie", await picture("selfie", "jpeg"), "done");
  await press(button(slot("photoSelfie"), /^Remove/));
});

way(
  "a document on its way, stopped, failed and without a line",
  async ({ page, context, logIn, open, drawn, press }) => {
    const UPLOAD = "**/api/loanform/upload";
    const { id } = await logIn();
    await saveLoanForm(id, SOME);
    await open(routes.loanFormSection("kyc"));
    const [pan, passport, front] = ["panCard", "passport", "aadhaarCardFront"].map((name) => slotOf(page, name)) as [
      Locator,
      Locator,
      Locator,
    ];
    const gets = async (slot: Locator, state: string) => {
      await expect(slot).toHaveAttribute("data-state", state);
      await drawn();
    };
    await page.route(UPLOAD, () => {});
    await giveFile(pan, await pdf("pan card"));
    await gets(pan, "sending");
    await expect(pan.getByRole("progressbar")).toHaveAttribute("aria-valuetext", /^\d+%$/);
    await press(button(pan, /^Cancel/));
    await gets(pan, "empty");
    await page.unroute(UPLOAD);

    const message = "Our storage for documents is full just now.";
    await page.route(UPLOAD, (route) =>
      route.fulfill({
        status: 503,
        headers: { "retry-after": "60" },
        json: { status: 0, code: "storageFull", message, data: null },
      }),
    );
    await giveFile(pan, await pdf("pan card"));
    await gets(pan, "refused");
    await page.unroute(UPLOAD);
    await press(button(pan, /^Retry/));
    await gets(pan, "done");

    await page.route(UPLOAD, (route) => route.abort("connectionreset"));
    await giveFile(passport, await pdf("passport"));
    await expect(passport.getByText("Error uploading file. Please try again.")).toBeVisible();
    await gets(passport, "refused");
    await page.unroute(UPLOAD);
    await press(button(passport, /^Retry/));
    await gets(passport, "done");

    await context.setOffline(true);
    await giveFile(front, await pdf("front"));
    await expect(front.getByText(/You are offline\. Your answers are kept on this device\./)).toBeVisible();
    await drawn();
    await context.setOffline(false);
    await gets(front, "done");
    await press(button(front, /^Remove/), button(front, /^Undo/));
    await gets(front, "done");
  },
);

way("the pages of a document", async ({ page, logIn, open, drawn, press }) => {
  const { id } = await logIn();
  await saveLoanForm(id, SOME);
  await open(routes.loanFormSection("kyc"));
  const slot = slotOf(page, "panCard");
  await giveFile(slot, await picture("page one", "jpeg"));
  await expect(slot).toHaveAttribute("data-state", "done");
  await press(button(slot, /^Add page/));
  const pages = dialog(page).getByRole("listitem");
  await giveFile(dialog(page), [await blurredPhoto("page two"), await picture("page three", "png")]);
  await expect(pages).toHaveCount(3);
  await drawn();
  await press(
    button(dialog(page), "Move page 3 up"),
    button(dialog(page), "Rotate page 1"),
    button(dialog(page), "Remove page 3"),
  );
  await giveFile(dialog(page), { name: "a.txt", mimeType: "text/plain", buffer: Buffer.from("no picture") });
  await expect(dialog(page).getByText("Only JPEG, PNG, JPG and PDF files are allowed")).toBeVisible();
  await drawn();
  await press(button(dialog(page), "Close"), button(slot, /^Continue with 2 files/));
  await expect(pages).toHaveCount(2);
  await press(button(dialog(page), "Use these 2 pages"));
  await expect(slot.getByText("PAN Card.pdf")).toBeVisible();
  await expect(slot).toHaveAttribute("data-state", "done");
});

way("a step that another tab has saved", async ({ page, logIn, open, drawn, press }) => {
  const { id } = await logIn();
  const wizard = new Wizard(page);
  const which = page.getByRole("dialog", { name: "Which answers are right?" });
  const saveElsewhere = (loanAmount: string) =>
    saveLoanForm(id, ["loanDetails"], { change: { loanDetails: { loanAmount } } });
  await open(routes.loanFormSection("loan"));
  await wizard.enterAll(typedIn("loan"));
  await saveElsewhere("2000000");
  await press(wizard.save());
  await expect(which).toBeVisible();
  await drawn();
  await page.keyboard.press("Escape");
  await press(wizard.save(), button(which, "Take the other's"));
  await expect(wizard.field("Loan amount")).toHaveValue("20,00,000");
  await wizard.answer("Loan amount", "40 lakh");
  await saveElsewhere("3000000");
  await expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await expect(page.getByText("Your answers here are not saved yet.")).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 240_000 });
  await press(button(page, "See what differs"));
  await page.keyboard.press("Escape");
  await drawn();
  await press(wizard.save(), button(which, "Keep mine"));
  await wizard.isAt("co-applicants");
});

way("a login over the page whose session has ended", async ({ page, logIn, open, drawn, press }) => {
  const { id, digits } = await logIn();
  const other = await newUser({ name: "Ravi Shah" });
  await open(routes.loanFormSection("general"));
  const name = page.getByRole("main").getByLabel("First name", { exact: true });
  await name.fill("Ashalata");
  await deleteSessions(id);
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect(dialog(page).getByRole("heading", { name: "Please log in again" })).toBeVisible();
  await drawn();
  await dialog(page).getByLabel("Phone number").fill(other.digits);
  await press(button(dialog(page), "Send OTP"));
  await expect(dialog(page).getByRole("alert").first()).toContainText("This is not the account of");
  await drawn();
  await dialog(page).getByLabel("Phone number").fill(digits);
  await sendCode(page);
  await drawn();
  await typeDigits(page, wrongCodeFor(await codeFor(digits)));
  await expect(toast(page, "Invalid OTP. Please check and try again.")).toBeVisible();
  await drawn();
  await typeCode(page, digits);
  await expect(dialog(page)).toHaveCount(0);
  await expect(name).toHaveValue("Ashalata");
});

way("the review and the submit", async ({ page, logIn, open, press }) => {
  const { id } = await logIn();
  await saveLoanForm(
    id,
    SECTION_KEYS.filter((key) => key !== "financialDetails"),
  );
  await open(routes.loanFormSection("review"));
  await press(button(page, "Submit application"));
  await saveLoanForm(id);
  await open(routes.loanFormSection("review"));
  await press(button(page, "Submit application"));
  await expect(page).toHaveURL(/loanform$/);
});

way("My lenders", async ({ page, logIn, open, drawn, press }) => {
  const { id } = await logIn();
  await saveLoanForm(id, undefined, { complete: true });
  await open(routes.myLenders);
  await press(button(page, "Add a lender"));
  await page.getByLabel("Lender", { exact: true }).fill("state bank");
  await press(page.getByRole("option", { name: "State Bank of India" }), button(page, "Add a lender"));
  await expect(page.getByRole("heading", { level: 1, name: "State Bank of India" })).toBeVisible();
  const write = button(page, "Write it down");
  await openBlock(page, "Write down what happened");
  await press(write);
  for (const what of ["They said no", "They said yes", "I handed over my papers", "Yesterday"])
    await press(page.getByRole("radio", { name: what }));
  await press(write);
  await expect(page.getByText("Waiting on State Bank of India, 1 day")).toBeVisible();
  const { id: caseId } = await db.lenderCase.findFirstOrThrow({ where: { userId: id, NOT: { partnerId: null } } });
  await newCaseEvent("lender", { caseId, kind: "asked", item: "Salary slips, father", channel: "pass" });
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  const paper = page.getByRole("group", { name: "Salary slips, father" });
  await giveFile(paper, await pdf("salary"));
  await expect(page.getByText("Waiting on State Bank of India, since today")).toBeVisible();
  await drawn();
  await press(button(page, /^Take it back/));
  await expect(paper).toHaveAttribute("data-state", "empty");
  await open(routes.myLenders);
});

const LENDER = { partnerId: "state-bank-of-india", lenderName: "State Bank of India" };

way("a link for an officer, which ends with its case", async ({ page, logIn, open, type, choose, press }) => {
  const { id } = await logIn();
  await saveLoanForm(id, undefined, { complete: true });
  const caseId = await newCase(id, LENDER);
  await open(`${routes.myLenders}?case=${caseId}`);
  const file = region(page, `Hand your file to ${LENDER.lenderName}`);
  const make = button(file, "Make the link");
  await press(button(file, "Make a link for this lender"), make);
  await expect(file.getByText("Please say who it is for")).toBeVisible();
  await type(file.getByLabel("Who is it for?"), "A. Shah");
  await press(file.getByRole("checkbox").nth(0), file.getByRole("checkbox").nth(2));
  await choose(file.getByLabel("For how long?"), { index: 1 });
  await press(make);
  await expect(file.getByRole("heading", { name: "The link for A. Shah is ready" })).toBeVisible();
  for (const name of ["Show a QR code to scan", "Hide the QR code", "Done, hide it", "Make another link", "Cancel"])
    await press(button(file, name));
  await press(button(file, /^Stop.*the link for A\. Shah/));
  await expect(file.getByText("A. Shah can open nothing any more.")).toBeVisible();

  await newOpenedShareLink({ userId: id, caseId }, { name: "B. Rao" });
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  const line = await openBlock(page, "Write down what happened");
  await press(line.getByRole("radio", { name: "Something else" }));
  await choose(line.getByLabel("What was it?"), "withdrawn");
  await press(button(line, "Write it down"));
  await expect(toast(page, "Written down. The link for B. Rao was stopped.")).toBeVisible();
  await expect(file).toContainText("nobody there can open your file");
  await press(button(page, "Go on with this lender again"));
  await expect(region(page, `Hand your file to ${LENDER.lenderName}`)).toContainText("Make another link");
});

way("letters to a lender", async ({ context, page, logIn, open, drawn, type, press }) => {
  // A browser without a window copies nothing unasked.
  await context.grantPermissions(["clipboard-write"]);
  const { id } = await logIn();
  await saveLoanForm(id, undefined, { complete: true });
  const caseId = await newCase(id, LENDER);
  const happenedOn = new Date(Date.now() - 60 * 86_400_000);
  await newCaseEvent("student", { caseId, kind: "handedOver", channel: "branch", happenedOn });
  await open(`${routes.myLenders}?case=${caseId}`);
  const guidance = await openBlock(page, "What you may do, and when");
  const box = dialog(page).getByLabel("Your letter");
  await press(button(guidance, /^Write the letter.*status/));
  await type(box, "I am आशा.");
  await press(button(dialog(page), "Save as PDF"));
  await expect(dialog(page).getByText("The PDF cannot show these letters: आशा.")).toBeVisible();
  await drawn();
  await type(box, "I am Asha.");
  await press(button(dialog(page), "Copy"));
  await expect(toast(page, "Letter copied")).toBeVisible();
  await press(button(dialog(page), "I sent it today"));
  await expect(dialog(page)).toBeHidden();
  await expect(region(page, "What happened so far")).toContainText("Request for the status");
});

way("my dates", async ({ page, logIn, open, drawn, press }) => {
  await logIn();
  await open(routes.myLenders);
  const dates = region(page, "My dates");
  const set = button(dates, /^Set.*Visa interview/);
  const boxes = dates.getByRole("group", { name: "Visa interview" }).getByRole("textbox");
  const save = async (...day: string[]) => {
    for (const [at, part] of day.entries()) await boxes.nth(at).fill(part);
    await press(button(dates, "Save"));
  };
  await press(set);
  await save("31", "feb", "2027");
  await expect(dates.getByText("There is no 31 February 2027")).toBeVisible();
  await drawn();
  await save("5", "mar", "2031");
  await expect(dates).toContainText(/5 Mar 2031, in [\d,]+ days/);
  await press(button(dates, /^Change.*Visa interview/));
  await save("6", "mar", "2031");
  await expect(dates).toContainText(/6 Mar 2031, in [\d,]+ days/);
  await press(button(dates, /^Change.*Visa interview/), button(dates, "Remove"));
  await expect(set).toBeVisible();
});

way("the link that stops our calls", async ({ page, context, open, press }) => {
  const stop = button(page, "Do not call me");
  const alert = page.getByRole("main").getByRole("alert");
  const answer = await context.request.post("/api/users/applynow", {
    headers: { "sec-fetch-site": "same-origin" },
    data: leadAnswers(),
  });
  const { data } = (await answer.json()) as { data: { stopLink: string } };
  await open(data.stopLink);
  await context.setOffline(true);
  await press(stop);
  await expect(alert).toContainText("Network error.");
  await context.setOffline(false);
  await press(stop);
  await expect(page.getByText("The request that belongs to this link is withdrawn")).toBeVisible();
  await open(data.stopLink.slice(0, -3));
  await expect(page.getByText("This link is not complete.")).toBeVisible();
});

way("the pack of an officer", async ({ page, context, logIn, open, press, type }) => {
  const { id } = await logIn();
  await saveLoanForm(id, undefined, { complete: true });
  const caseId = await newCase(id);
  const answer = await context.request.post("/api/passes/make", {
    headers: { "sec-fetch-site": "same-origin" },
    data: { caseId, name: "A. Shah", parts: ["you", "study"], days: 7, consentVersion: SHARE_CONSENT_VERSION },
  });
  const { data: made } = (await answer.json()) as { data: { passId: string; secret: string; code: string } };
  await open(`/pack#${made.passId}.${made.secret}`);
  await type(page.getByLabel("6 digits"), "000000");
  await press(page.getByRole("button", { name: "Open", exact: true }));
  await expect(page.getByText("You can try 4 more times")).toBeVisible();
  await type(page.getByLabel("6 digits"), made.code);
  await press(page.getByRole("button", { name: "Open", exact: true }));
  await expect(page.getByRole("heading", { level: 1, name: "Asha Iyer" })).toBeVisible();
  await unfold(page);
  const reply = page.getByRole("region", { name: "Your answer" });
  for (const name of ["Need papers", "Sanctioned", "Declined", "Need papers", "Write it down"])
    await press(button(reply, name));
  await unfold(page);
  await press(reply.getByRole("checkbox", { name: "Passport" }), button(reply, "Write it down"));
  await expect(page.getByRole("region", { name: "What you asked for and answered" })).toContainText("Passport");
});

way("the desk", async ({ page, context, baseURL, logIn, open, press, type }) => {
  const { id } = await logIn();
  await saveLoanForm(id, undefined, { complete: true });
  const { reference } = await db.loanForm.findUniqueOrThrow({ where: { userId: id } });
  await openDesk(context, baseURL);
  await open(backOfficeRoutes.file(reference!));
  await press(button(page, "Open the file"));
  await expect(page.getByText("Please say what for.")).toBeVisible();
  await press(page.getByRole("radio", { name: "To check the papers" }), button(page, "Open the file"));
  await expect(page.getByRole("heading", { level: 1, name: "Asha Iyer" })).toBeVisible();
  await press(button(page, "Check the papers"));
  // The file of this one is stored nowhere.
  await expect(page.getByRole("alert").getByRole("link", { name: "Download it" })).toBeVisible();
  await press(button(page, /^Turn/), button(page, /^Larger/), button(page, /^Cannot be read/));
  await type(page.getByLabel("What is wrong with it?"), "The number is cut off");
  await press(button(page, /^Ask for it again/));
  await expect(page.getByRole("group", { name: "Passport: Asha Iyer" }).first()).toBeVisible();
  await press(button(page, /^Paper before/));
  const name = `Ravi Patel ${reference}`;
  await newLead({ name });
  await open(backOfficeRoutes.calls);
  await press(button(page.getByRole("article", { name, exact: true }), "Reached"));
  for (const path of [backOfficeRoutes.home, backOfficeRoutes.cases]) await open(path);
});

way("a case at the desk", async ({ page, context, baseURL, logIn, open, drawn, type, choose, press }) => {
  const { id } = await logIn();
  await saveLoanForm(id, undefined, { complete: true });
  const { reference } = await db.loanForm.findUniqueOrThrow({ where: { userId: id } });
  const caseId = await newCase(id, LENDER);
  await openDesk(context, baseURL);
  await open(backOfficeRoutes.case(caseId));
  const [line, ours, details, stage] = [
    region(page, "Write a line"),
    region(page, "What we wrote"),
    region(page, "Branch and number"),
    region(page, "Where the application stands"),
  ];
  await press(button(line, "Write it down"), button(stage, "Correct it"));
  const kinds = line.getByLabel("What happened?");
  const count = await kinds.getByRole("option").count();
  for (let index = 1; index < count; index += 1) await choose(kinds, { index });
  await choose(kinds, "A message to the student, or what was said");
  await type(line.getByLabel("Note to the student"), "Your card has expired.");
  await press(button(line, "Write it down"));
  const slip = ours.getByRole("listitem").filter({ hasText: "Your card has expired." });
  await expect(slip).toBeVisible();
  await drawn();
  await press(button(slip, /^Take this line back/), button(slip, /^Take it back/));
  await type(slip.getByLabel("One sentence to the student"), "That was another card.");
  await press(button(slip, /^Take it back/));
  await expect(slip).toContainText("Taken back by");
  await drawn();

  // Before the file is opened, and after.
  await type(details.getByLabel("Branch"), "Adajan");
  await press(button(details, "Save"));
  await expect(details.getByRole("alert")).toContainText("Please say first what you open this file for.");
  await open(backOfficeRoutes.file(reference!));
  await press(page.getByRole("radio", { name: "To check the papers" }), button(page, "Open the file"));
  await expect(page.getByRole("heading", { level: 1, name: "Asha Iyer" })).toBeVisible();
  await open(backOfficeRoutes.case(caseId));
  await type(details.getByLabel("Branch"), "Adajan");
  await press(button(details, "Save"));
  await expect(toast(page, "Saved.")).toBeVisible();
  await choose(stage.getByLabel("Correct it to"), { index: 1 });
  await type(stage.getByLabel("Why?"), "Your papers are complete.");
  await press(button(stage, "Correct it"));
  await expect(toast(page, "Corrected, and the student is told.")).toBeVisible();
});

test.describe("what was typed on a translated page before its scripts came stays", () => {
  test("the EMI is that of the boxes", async ({ page }) => {
    const problems = await translate(page, "before hydration");
    await beforeScripts(page, routes.emiCalculator, async () => {
      await box(page, "Loan amount").fill("3500000");
      await box(page, "Interest rate").fill("9.5");
    });
    await expect(box(page, "Loan amount")).toHaveValue("35,00,000");
    await expect(page.getByRole("region", { name: "Result" }).locator("output")).toContainText("to your ₹35,00,000");
    await expect(box(page, "Interest rate")).toHaveValue("9.5");
    expect(problems).toEqual([]);
  });

  test("questions on the home page", async ({ page }) => {
    const problems = await translate(page, "before hydration");
    const questions = page.locator(`form[action="${routes.eligibility}"]`).first();
    await beforeScripts(page, "/", async () => {
      await page.getByText("Eligibility", { exact: true }).first().click();
      await questions.getByLabel("Where will you study?").selectOption("CA");
      await questions.getByLabel("How much do you want to borrow?").fill("4900000");
      await radio(questions, "Yes").check();
    });
    await expect(questions.getByLabel("Where will you study?")).toHaveValue("CA");
    await expect(questions.getByLabel("How much do you want to borrow?")).toHaveValue("4900000");
    await expect(radio(questions, "Yes")).toBeChecked();
    expect(problems).toEqual([]);
  });
});
