import { expect, type Locator, type Page } from "@playwright/test";
import { unfold } from "@/e2e/support/case-page";
import { wrongCodeFor } from "@/e2e/support/entry-points";
import { giveFile } from "@/e2e/support/give-file";
import { expectNoEnglish, offerMadeUpLanguage } from "@/e2e/support/made-up-language";
import { expectPanelLeftHistory } from "@/e2e/support/open-page";
import { codeFor } from "@/e2e/support/phone-codes";
import { endSessionsAtSave } from "@/e2e/support/session";
import { STEPS } from "@/e2e/support/wizard";
import { SECTION_KEYS } from "@/lib/loan-form/registry";
import { routes } from "@/lib/routes";
import { newCase, newCaseEvent } from "@/tests/factories/cases";
import { saveLoanForm } from "@/tests/factories/loan-forms";
import { newPerson } from "@/tests/factories/users";
import { test } from "@/tests/fixtures";
import { mirrored as m } from "@/tests/messages";
import { blurredPhoto, passwordPdf, pdf, picture } from "@/tests/samples/documents";

// Whatever is still English here is a text without a key (lib/messages/text.ts).

test.use({ bellSeen: true, viewport: { width: 1280, height: 900 } });

const messages = offerMadeUpLanguage();
const SOME = ["generalDetails", "admissionDetails", "loanDetails", "coApplicantDetails"] as const;
const HAPPENED_KINDS = [
  "handedOver",
  "acknowledged",
  "spoke",
  "declined",
  "statement",
  "complained",
  "replied",
] as const;
const button = (at: Page | Locator, english: string) => at.getByRole("button", { name: m(english) });
const save = (page: Page) => page.locator("main form button[type=submit]").filter({ visible: true });
const slot = (page: Page, id: string) => page.locator(`[role="group"][id="${id}"]`).filter({ visible: true });
const open = async (page: Page, path: string) => {
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 }).filter({ visible: true })).toBeVisible();
};

test.beforeEach(async ({ context }) => {
  await context.addInitScript((made) => {
    globalThis.dakhilaMessages = made;
  }, messages);
});

test("the dashboard's home, bell, menu and logout, before any answer, half-way and sent", async ({ page, student }) => {
  for (const [keys, complete] of [
    [[], false],
    [SOME, false],
    [SECTION_KEYS.filter((key) => key !== "financialDetails"), false],
    [SECTION_KEYS, false],
    [SECTION_KEYS, true],
  ] as const) {
    await saveLoanForm(student.id, keys, { complete });
    await open(page, "/dashboard");
    await expect(page.locator("[aria-busy]")).toHaveCount(0);
    const what = `${keys.length} sections${complete ? ", sent" : ""}`;
    await expectNoEnglish(page, what);
    await page.locator("header button[aria-expanded]").last().click();
    await expectNoEnglish(page, `the bell, ${what}`);
    await page.keyboard.press("Escape");
    await expectPanelLeftHistory(page);
  }
  await button(page, "Logout").click();
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await expectNoEnglish(page, "logging out");
  await page.route("**/api/auth/**", (route) => route.abort());
  await page.getByRole("alertdialog").getByRole("button").last().click();
  await expect(page.getByRole("alertdialog").getByRole("alert")).toBeVisible();
  await expectNoEnglish(page, "a logout that failed");
});

test("a dashboard that waits, fails or has no line", async ({ page, context, student: _student }) => {
  let go = () => {};
  const wait = new Promise<void>((resolve) => (go = resolve));
  await page.route("**/api/users/webdashboard", async (route) => {
    await wait;
    await route.fulfill({ status: 503, body: "" });
  });
  await page.goto("/dashboard");
  await expectNoEnglish(page, "loading");
  go();
  await expect(page.getByRole("main").getByRole("button").first()).toBeVisible();
  await expectNoEnglish(page, "failed");
  await context.setOffline(true);
  await expectNoEnglish(page, "without a line");
  await context.setOffline(false);
});

test("tools, questions and papers", async ({ page, student }) => {
  await open(page, "/dashboard/tools");
  await expectNoEnglish(page, "tools");
  await open(page, "/dashboard/company/faqs");
  await expect(page.locator("main details").first()).toBeVisible();
  await expectNoEnglish(page, "questions", "main > :not(:has(details))");
  for (const [keys, complete] of [
    [[], false],
    [SOME, false],
    [SECTION_KEYS, true],
  ] as const) {
    await saveLoanForm(student.id, keys, { complete });
    for (const path of ["/dashboard/checklist", "/dashboard/application"]) {
      await open(page, path);
      await expect(page.getByRole("table").first()).toBeVisible();
      await expectNoEnglish(page, `${path}, ${keys.length} sections`);
    }
  }
});

test("every step of the form, with and without errors, and its welcome", async ({ page, student }) => {
  await page.goto("/dashboard/loanform");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectNoEnglish(page, "the way in");
  for (const people of [false, true]) {
    if (people) await saveLoanForm(student.id, ["coApplicantDetails"]);
    for (const slug of Object.keys(STEPS)) {
      await open(page, `/dashboard/loanform/${slug}`);
      await expectNoEnglish(page, slug);
      if (await save(page).isDisabled()) continue;
      await save(page).click();
      if (people && slug === "co-applicants") continue;
      await expect(page.getByRole("main").getByRole("alert")).toBeVisible();
      await expectNoEnglish(page, `${slug} with errors`);
    }
  }
});

test("answers that are wrong, and a save that fails, is refused, waits or meets another's", async ({
  page,
  context,
  student,
}) => {
  await open(page, "/dashboard/loanform/general");
  await page.locator("#mobileNumber").fill("12");
  await page.locator("#emailId").fill("nobody");
  await page.locator("#pinCode").fill("1");
  await page
    .getByRole("group", { name: m("Date of birth") })
    .getByRole("textbox")
    .last()
    .fill("3000");
  await save(page).click();
  await expectNoEnglish(page, "wrong answers");

  await saveLoanForm(student.id, SOME);
  await open(page, "/dashboard/loanform/loan");
  await page.route("**/api/loanform/add", (route) => route.fulfill({ status: 503, json: { status: 0, message: "" } }), {
    times: 1,
  });
  await page.locator("#loanAmount").fill("5 lakh");
  await page.locator("#loanAmount").blur();
  await save(page).click();
  await expectNoEnglish(page, "too small a loan");
  await page.locator("#loanAmount").fill("50 lakh");
  await save(page).click();
  await expect(page.locator(".summary-box")).toBeVisible();
  await expectNoEnglish(page, "a failed save");

  const other = await context.newPage();
  await open(other, "/dashboard/loanform/loan");
  await other.locator("#loanAmount").fill("60 lakh");
  await save(other).click();
  await expect(other.locator("#loanAmount").filter({ visible: true })).toHaveCount(0);
  await other.close();
  await save(page).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectNoEnglish(page, "another's answers");
  await page.keyboard.press("Escape");
  await context.setOffline(true);
  await save(page).click();
  await expectNoEnglish(page, "without a line");
  await context.setOffline(false);
});

test("every state of a document", async ({ page, context, student }) => {
  await saveLoanForm(student.id, ["coApplicantDetails"]);
  await open(page, "/dashboard/loanform/kyc");
  const pan = slot(page, "doc-panCard").or(slot(page, "panCard"));
  const at = (name: string) => slot(page, `doc-${name}`).or(slot(page, name));
  await giveFile(pan, await blurredPhoto("pan card"));
  await expect(pan).toHaveAttribute("data-state", "blurred");
  await expectNoEnglish(page, "a blurred photo");
  await giveFile(at("passport"), await passwordPdf());
  await expect(at("passport")).toHaveAttribute("data-state", "asking");
  await expect(at("passport").locator("input[type=password]")).toBeVisible();
  await giveFile(at("aadhaarCardFront"), {
    name: "front.txt",
    mimeType: "text/plain",
    buffer: Buffer.from("no paper"),
  });
  await expect(at("aadhaarCardFront")).toHaveAttribute("data-state", "refused");
  await giveFile(at("aadhaarCardBack"), {
    name: "big.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.alloc(11_000_000),
  });
  await expect(at("aadhaarCardBack")).toHaveAttribute("data-state", "refused");
  await expectNoEnglish(page, "refused documents");
  await giveFile(at("photoSelfie"), await picture("selfie", "jpeg"));
  await expect(at("photoSelfie")).toHaveAttribute("data-state", "done");
  await expectNoEnglish(page, "a document received");
  await at("photoSelfie")
    .getByRole("button", { name: m("Add page") })
    .click();
  await giveFile(page.getByRole("dialog"), [await picture("page two", "png"), await picture("page three", "jpeg")]);
  await expect(page.getByRole("dialog").getByRole("listitem")).toHaveCount(3);
  await expectNoEnglish(page, "the pages of a document");
  await page.keyboard.press("Escape");
  await expectNoEnglish(page, "photos that are kept");
  await at("photoSelfie")
    .getByRole("button", { name: m("Remove") })
    .click();
  await expectNoEnglish(page, "a document taken away");
  await context.setOffline(true);
  await page.locator("form details:not(.slot details) > summary").first().click();
  await giveFile(at("fatherPanCard"), await pdf("father"));
  await expectNoEnglish(page, "a document without a line");
  await context.setOffline(false);
  await expect(at("fatherPanCard")).toHaveAttribute("data-state", "done");

  await open(page, "/dashboard/loanform/co-applicant-kyc");
  await expectNoEnglish(page, "a document that was given before");
  await open(page, "/dashboard/loanform/academic");
  await page
    .locator("main button")
    .filter({ hasText: m("Add another exam") })
    .click();
  await expectNoEnglish(page, "rows of a list");
});

test("drafts, people that come and go, and a session that ends", async ({ page, student }) => {
  await saveLoanForm(student.id, SOME);
  await open(page, "/dashboard/loanform/co-applicants");
  await button(page, "+ Add Co-Applicant").click();
  await expectNoEnglish(page, "two co-applicants");
  await button(page, "Remove this co-applicant").last().click();
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await expectNoEnglish(page, "removing one");
  await page.keyboard.press("Escape");

  await open(page, "/dashboard/loanform/general");
  await page.locator("#city").fill("Adajan");
  await page.waitForTimeout(1000);
  await saveLoanForm(student.id, SOME);
  await page.reload();
  await expectNoEnglish(page, "a draft");
  await endSessionsAtSave(page, student.id);
  await save(page).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectNoEnglish(page, "log in again");
});

test("the review, what is missing, the submit and what follows", async ({ page, student }) => {
  await saveLoanForm(
    student.id,
    SECTION_KEYS.filter((key) => key !== "financialDetails"),
  );
  await open(page, "/dashboard/loanform/review");
  await expectNoEnglish(page, "the review");
  const submit = button(page, "Submit application");
  await submit.click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectNoEnglish(page, "what is missing");
  await saveLoanForm(student.id);
  await open(page, "/dashboard/loanform/review");
  await page.route("**/api/loanform/add", (route) => route.abort(), { times: 1 });
  await submit.click();
  await expect(page.getByRole("main").getByRole("alert")).toBeVisible();
  await expectNoEnglish(page, "a submit that failed");
  await submit.click();
  await expect(page).toHaveURL(/loanform$/);
  await expect(submit).toHaveCount(0);
  await expectNoEnglish(page, "sent");
  await open(page, "/dashboard/loanform/kyc");
  await expectNoEnglish(page, "a step that is locked");
  await open(page, "/dashboard/loanform/review");
  await expectNoEnglish(page, "the answers as sent");
});

test("my lenders: none, one with its lines, papers, letter and a refusal", async ({ page, student }) => {
  await open(page, "/dashboard/lenders");
  await expectNoEnglish(page, "no lender");
  await button(page, "Add a lender").click();
  await expect(page.getByRole("main").locator(".field-error").first()).toBeVisible();
  await expectNoEnglish(page, "no lender named");
  // A name of no language, and no lender with words of an editor.
  const caseId = await newCase(student.id, { lenderName: "¤", branch: "" });
  for (const kind of HAPPENED_KINDS)
    await newCaseEvent("student", { caseId, kind, ...(kind === "declined" && { reason: "marks" }) });
  await newCaseEvent("dakhila", { caseId, kind: "asked", slot: "kycDetails.panCard", writerName: "¤" });
  await open(page, `/dashboard/lenders?case=${caseId}`);
  await expect(page.getByRole("group", { name: m("PAN Card") })).toBeVisible();
  await unfold(page);
  await expectNoEnglish(page, "a lender");
  await save(page).click();
  await expect(page.getByRole("main").locator(".field-error").first()).toBeVisible();
  await page.getByRole("radio").nth(5).check();
  await expectNoEnglish(page, "writing a line");
  await page.getByRole("radio").nth(6).check();
  await expectNoEnglish(page, "writing another line");
  for (const kind of ["handedOver", "sanctioned", "accepted", "declined", "paidOut", "withdrawn"] as const) {
    const at = await newCase(student.id, { lenderName: "¤", branch: "" });
    await newCaseEvent("student", { caseId: at, kind, ...(kind === "declined" && { reason: "other", note: "¤" }) });
    await open(page, `/dashboard/lenders?case=${at}`);
    await unfold(page);
    await expectNoEnglish(page, `a lender: ${kind}`);
  }
  await open(page, "/dashboard/lenders");
  await expectNoEnglish(page, "one lender");
});

test("the ways in: login, signup, the code, the profile, apply, and their messages", async ({ page }) => {
  const modal = page.getByRole("dialog");
  const inModal = (what: string) => expectNoEnglish(page, what, "dialog[open]");
  const person = newPerson();
  const openModal = async () => {
    await expect(async () => {
      if (!(await modal.isVisible())) await page.locator("header button[aria-haspopup=dialog]").first().click();
      await expect(modal).toBeVisible({ timeout: 3000 });
    }).toPass();
  };
  await page.goto("/");
  await openModal();
  await inModal("login");
  await modal.locator("button[type=submit]").click();
  await expect(modal.locator(".field-error").first()).toBeVisible();
  await inModal("login with errors");
  await modal.locator("input[name=email]").fill(person.email);
  await modal.locator("input[name=phone]").fill(person.digits);
  await modal.locator("button[type=submit]").click();
  await expect(modal.getByRole("alert").first()).toBeVisible();
  await inModal("nobody's account");

  await button(modal, "Sign up").first().click();
  await expect(modal.getByRole("checkbox")).toBeVisible();
  await inModal("signup");
  await modal.locator("button[type=submit]").click();
  await expect(modal.locator(".field-error").first()).toBeVisible();
  await inModal("signup with errors");
  await modal.locator("input[name=name]").fill(person.name);
  await modal.locator("input[name=email]").fill(person.email);
  await modal.locator("input[name=phone]").fill(person.digits);
  await modal.getByRole("checkbox").check();
  await modal.locator("button[type=submit]").click();
  const boxes = modal.getByRole("group").getByRole("textbox");
  await expect(boxes).toHaveCount(6);
  await inModal("the code");
  const code = await codeFor(person.digits);
  await boxes.first().click();
  await page.keyboard.type(wrongCodeFor(code));
  await button(modal, "Verify").click();
  await expect(modal.locator(".field-error").first()).toBeVisible();
  await inModal("a wrong code, and its message");
  await boxes.first().click();
  await page.keyboard.type(code);
  await button(modal, "Verify").click();
  await expect(modal.locator("#signup-loanAmount, [name=loanAmount]")).toBeVisible();
  await inModal("the profile");
  await modal.locator("button[type=submit]").click();
  await expect(modal.locator(".field-error").first()).toBeVisible();
  await inModal("the profile with errors");
  await page.goto("/");
  await page.evaluate(() => localStorage.clear());
  await page.context().clearCookies();

  await page.goto(routes.emiCalculator);
  await expect(async () => {
    if (!(await modal.isVisible())) await page.locator("main button[aria-haspopup=dialog]").first().click();
    await expect(modal).toBeVisible({ timeout: 3000 });
  }).toPass();
  await inModal("apply");
  await modal.locator("button[type=submit]").click();
  await expect(modal.locator(".field-error").first()).toBeVisible();
  await inModal("apply with errors");
});
