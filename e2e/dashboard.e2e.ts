import { expect, type Page } from "@playwright/test";
import { SECTION_KEYS } from "@/lib/loan-form/registry";
import { newCase, newCaseEvent } from "@/tests/factories/cases";
import { db } from "@/tests/factories/database";
import { saveLoanForm } from "@/tests/factories/loan-forms";
import { test } from "@/tests/fixtures";
import { expectPanelLeftHistory } from "./support/open-page";
import { expectNoViolations } from "./support/page-check";

test.use({ bellSeen: true });

const SOME = ["generalDetails", "admissionDetails", "loanDetails", "coApplicantDetails"] as const;
const bell = (page: Page) => page.getByRole("button", { name: /^Notifications/ });
const panel = (page: Page) => page.getByRole("region", { name: "Notifications", exact: true });
const phone = { width: 360, height: 740 };

test("greeting and initials follow the name, and wait for it", async ({ page, logInAs }) => {
  const student = await logInAs("Asha Meera Iyer");
  await page.goto("/dashboard");
  await expect(page.getByText("Hi Asha, Welcome To Your Dashboard!")).toBeVisible();
  await expect(page.getByText("AM", { exact: true })).toBeVisible();
  await db.user.update({ where: { id: student.id }, data: { name: "Ravi" } });
  await page.reload();
  await expect(page.getByText("Hi Ravi, Welcome To Your Dashboard!")).toBeVisible();
  await expect(page.getByText("RA", { exact: true })).toBeVisible();
});

test("home says what is next and how long it takes, where each section stands, and the days", async ({
  page,
  student,
}) => {
  // The passport has become necessary after the KYC papers were saved.
  await saveLoanForm(student.id, [...SOME, "kycDetails"], {
    startDate: "2026-11-21T05:00:00Z",
    change: { kycDetails: { passport: "" } },
  });
  for (const [section, at] of [
    ["generalDetails", "2026-11-21T06:00:00Z"],
    ["admissionDetails", "2026-11-22T06:00:00Z"],
    ["loanDetails", "2026-11-25T20:00:00Z"],
    ["coApplicantDetails", "2026-11-22T06:00:00Z"],
  ] as const)
    await db.event.create({ data: { kind: "section.saved", userId: student.id, detail: { section }, at } });
  await page.goto("/dashboard");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { name: "Next: Upload KYC (Identity) Documents." })).toBeVisible();
  await expect(main.getByText("KYC Details · about 1 min")).toBeVisible();
  await expect(main.getByRole("img", { name: "Your loan file: 1 of 4 milestones done, 25%." })).toBeVisible();
  await expect(main.getByText("1 of 4 milestones done")).toBeVisible();
  await expect(main.getByText("Planned for 26 Nov 2026. You can still finish after this date.")).toBeVisible();
  await expect(main.getByText("Task remaining: 95%")).toBeVisible();
  const task = (name: string) =>
    main
      .getByRole("listitem")
      .filter({ has: page.getByText(name, { exact: true }) })
      .filter({ hasText: /Completed|In progress|about \d+ min/ });
  await expect(task("General Details")).toContainText("Completed");
  await expect(task("KYC Details")).toContainText("In progress");
  await expect(task("KYC Details")).toContainText("4 of 5 done");
  await expect(task("Academic Details")).toContainText("about 2 min");
  const timeline = page.getByRole("region", { name: "Overview" });
  for (const [title, day] of [
    // The day of the last save, not the plan's; the plan's days have come, and nothing happened on them.
    ["Basic Details", "Basic Details (done)26 Nov"],
    ["KYC Details", "KYC Detailsopen, planned 22 Nov"],
    ["Academic Details", "Academic Detailsopen, planned 23 Nov"],
    ["Financial Details", "Financial Detailsopen, planned 24 Nov"],
    ["Compare the lenders", "Compare the lendersopen, planned 24 Nov"],
    ["Choose a Partner", "Choose a Partneropen, planned 25 Nov"],
  ] as const) {
    await expect(timeline.getByRole("listitem").filter({ hasText: title }).last()).toHaveText(day);
  }
  for (const promo of [
    "Fill the loan application.",
    "Complete the application to pick the ideal bank.",
    "Track processing in real time.",
    "Unlock the final stage and pay the processing fee to the bank.",
  ])
    await expect(timeline.getByText(promo)).toBeVisible();
  await main.getByRole("link", { name: "Continue with KYC Details" }).click();
  await expect(page).toHaveURL(/\/loanform\/kyc$/);
});

test("a case at a lender: the student's turn, its row in the bell, and the day that was chosen", async ({
  page,
  student,
}) => {
  await saveLoanForm(student.id, SECTION_KEYS, { complete: true });
  const caseId = await newCase(student.id);
  await newCaseEvent("student", { caseId, kind: "chosen", happenedOn: new Date("2026-11-22T00:00:00Z") });
  await page.goto("/dashboard");
  const next = page.getByRole("region", { name: "What happens next, and whose turn it is" });
  await expect(next.getByRole("listitem").nth(0)).toContainText("Our turnSince 21 Nov 2026.");
  await expect(next.getByRole("listitem").nth(1)).toContainText("Your turn");
  const timeline = page.getByRole("region", { name: "Overview" });
  await expect(timeline.getByText("Under review (now)")).toBeVisible();
  await expect(timeline.getByRole("listitem").filter({ hasText: "Choose a Partner" }).last()).toContainText("22 Nov");
  await bell(page).click();
  await panel(page).getByRole("link", { name: "Hand over your papers: Surat Nagrik Bank" }).click();
  await expect(page).toHaveURL(/\/dashboard\/lenders\?case=/);
  await page.goBack();
  await newCaseEvent("student", { caseId, kind: "handedOver" });
  await page.reload();
  await expect(next.getByRole("listitem").nth(2)).toContainText("Surat Nagrik Bank's turn");

  // A paper of somebody without a login is the student's to pass on.
  await newCaseEvent("lender", {
    caseId,
    kind: "asked",
    slot: "coApplicantFinancialDetails.0.currentAccountStatement",
  });
  await page.reload();
  const asked = page.getByRole("list", { name: "What is asked and decided" }).filter({ visible: true });
  await expect(page.getByText("1 thing waits on you.")).toBeVisible();
  await expect(asked).toContainText(/Surat Nagrik Bank asks \w+ for: Current Account Statement/);
  await expect(next.getByRole("listitem").nth(2)).toContainText("Your turn");
  await expect(bell(page)).toHaveAccessibleName("Notifications, 1 open");
  await page.evaluate(() => Object.defineProperty(navigator, "share", { value: undefined }));
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await asked.getByRole("button", { name: /^Ask \w+ for it/ }).click();
  const message = await page.evaluate(() => navigator.clipboard.readText());
  expect(message).toMatch(/^For my education loan a paper of yours is asked for: Current Account Statement/);
  expect(message).not.toContain("Surat Nagrik Bank");
  await asked.getByRole("link").click();
  await expect(page).toHaveURL(/\/dashboard\/lenders\?case=/);
  await expect(
    page.getByText(/^Waiting on: you · 1 paper, since .*Current Account Statement.*\(ask \w+ for it\)$/),
  ).toBeVisible();
});

test("once sent: completed, bank selection fixed at 10%, and a stage moved in the database shows on the next load", async ({
  page,
  student,
}) => {
  await saveLoanForm(student.id, SECTION_KEYS, { complete: true });
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { name: "Loan Application Completed" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Choose a Partner" })).toBeVisible();
  await expect(page.getByRole("progressbar", { name: "Bank selection" })).toHaveAttribute("aria-valuenow", "10");
  const timeline = page.getByRole("region", { name: "Overview" });
  const stop = (name: string) => timeline.getByRole("heading", { name: new RegExp(`^${name}`) });
  await expect(stop("Bank Selection Process")).toContainText("(now)");
  await expect(timeline.getByText("Under review (now)")).toBeVisible();
  // Sent today: the days to come are the plan's, and nothing beside a tick.
  await expect(timeline.getByText(/\d [A-Z][a-z]{2}$/)).toHaveText([/^planned \d+ /, /^planned \d+ /]);
  await expect(timeline.getByRole("link", { name: "Choose a Partner" })).toHaveAttribute("href", "/dashboard/lenders");
  await expect(page.getByRole("link", { name: /^Tell your family on WhatsApp/ })).toHaveAttribute(
    "href",
    /^https:\/\/wa\.me\/\?text=My%20education%20loan%20application%20was%20sent%20on%2021%20Nov%202026/,
  );
  await expect(stop("Processing Loan Request")).toContainText("(later)");

  await db.loanForm.update({ where: { userId: student.id }, data: { stage: "processing" } });
  await page.reload();
  await expect(stop("Processing Loan Request")).toContainText("(now)");
  await expect(stop("Bank Selection Process")).toContainText("(done)");
  await expect(page.getByText("The lender is working on your request. You sent it on 21 Nov 2026.")).toBeVisible();
});

test.describe("in a session that has not seen it", () => {
  test.use({ bellSeen: false });

  test("the bell opens by itself after one second, once a session, and takes no focus", async ({
    studentPage: page,
  }) => {
    await page.clock.install({ time: "2026-11-21T05:00:00Z" });
    // The page may start as it likes; its clock stands still from before the answer that the second counts from.
    let answer = () => {};
    const frozen = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route("**/api/users/webdashboard", async (route) => {
      await frozen;
      await route.continue();
    });
    await Promise.all([page.waitForRequest("**/api/users/webdashboard"), page.goto("/dashboard")]);
    // A leap of minutes would end the call's own patience.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 5000);
    answer();
    await expect(page.getByText("Fill out all basic information.")).toBeVisible();
    await page.clock.runFor(900);
    await expect(panel(page)).toBeHidden();
    await page.clock.runFor(200);
    await expect(panel(page)).toBeVisible();
    await expect(panel(page).getByRole("link")).toHaveCount(4);
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    await expect(page.getByText("4 notifications")).toBeAttached();
    await page.mouse.click(700, 700);
    await expect(panel(page)).toBeHidden();
    await page.clock.resume();
    await page.goto("/dashboard/tools");
    await expect(bell(page)).toHaveAccessibleName("Notifications, 4 open");
    await page.clock.runFor(5000);
    await expect(panel(page)).toBeHidden();
  });

  test("the bell never opens by itself over the loan form", async ({ studentPage: page }) => {
    await page.clock.install();
    await page.goto("/dashboard/loanform/kyc");
    await expect(bell(page)).toHaveAccessibleName(/open$/);
    await page.clock.runFor(10_000);
    await expect(panel(page)).toBeHidden();
  });
});

test("a notification leads to the very slot", async ({ page, student }) => {
  await saveLoanForm(student.id, SOME);
  await page.goto("/dashboard/loanform/kyc");
  await bell(page).click();
  const item = panel(page).getByRole("link", { name: "Photo/Selfie" });
  await expect(item).toHaveAttribute("href", "/dashboard/loanform/kyc#doc-photoSelfie");
  await item.click();
  await expect(panel(page)).toBeHidden();
  await expect(page.locator('[id="doc-photoSelfie"]')).toBeInViewport();
  await expect(page.locator('[id="doc-photoSelfie"] :focus, [id="doc-photoSelfie"]:focus')).toBeVisible();
});

test.describe("360 px", () => {
  test.use({ viewport: phone });

  test("the bell never opens by itself there: a strip says how much there is to do, and shows it", async ({
    page,
    student: _student,
  }) => {
    await page.addInitScript(() => sessionStorage.removeItem("bellShown"));
    await page.clock.install();
    await page.goto("/dashboard");
    const strip = page.getByRole("button", { name: "4 things to do See" });
    await expect(strip).toBeVisible();
    await page.clock.runFor(10_000);
    await expect(panel(page)).toBeHidden();
    await expect(page.getByRole("link", { name: "Continue with General Details" })).toBeInViewport({ ratio: 1 });
    await strip.click();
    await expect(panel(page).getByRole("link")).toHaveCount(4);
    await page.keyboard.press("Escape");
    await expect(panel(page)).toBeHidden();
    await expect(strip).toBeFocused();
  });

  test("Back closes the bell and the menu without leaving the page (G14), and a link leaves no trace of them", async ({
    studentPage: page,
  }) => {
    await page.goto("/dashboard/company/faqs");
    await page.goto("/dashboard/tools");
    await expect(bell(page)).toHaveAccessibleName(/open$/);

    await bell(page).click();
    await expect(panel(page)).toBeVisible();
    await page.goBack();
    await expect(panel(page)).toBeHidden();
    await expect(page).toHaveURL(/\/dashboard\/tools$/);

    const menu = page.getByRole("button", { name: "Menu", exact: true });
    await menu.click();
    await expect(menu).toHaveAttribute("aria-expanded", "true");
    await page.goBack();
    await expect(menu).toHaveAttribute("aria-expanded", "false");
    await expect(page).toHaveURL(/\/dashboard\/tools$/);

    // Closed by hand, the entry in the history goes too: the next Back leaves at once.
    await menu.click();
    await page.getByRole("button", { name: "Close menu" }).click();
    await expect(menu).toBeFocused();
    await expectPanelLeftHistory(page);

    await menu.click();
    await page.getByRole("navigation", { name: "Dashboard" }).getByRole("link", { name: "Home" }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/dashboard\/tools$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/dashboard\/company\/faqs$/);
  });

  test("the menu is off-canvas: the focus goes in, Escape and a tap outside close it", async ({
    studentPage: page,
  }) => {
    await page.goto("/dashboard");
    const menu = page.getByRole("button", { name: "Menu", exact: true });
    await expect(page.getByRole("link", { name: "Loan Form" })).toBeHidden();
    await menu.press("Enter");
    await expect(page.getByRole("button", { name: "Close menu" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(menu).toBeFocused();
    await menu.click();
    await page.mouse.click(350, 600);
    await expect(page.getByRole("link", { name: "Loan Form" })).toBeHidden();
  });
});

test("logout asks first with the focus on No, and Yes forgets the person", async ({ page, student }) => {
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Logout" }).click();
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toContainText("Are you sure you want to logout? Your progress will be saved.");
  await expect(dialog.getByRole("button", { name: "No" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("button", { name: "Logout" })).toBeFocused();

  await page.getByRole("button", { name: "Logout" }).click();
  await dialog.getByRole("button", { name: "Yes" }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  expect(await db.session.count({ where: { userId: student.id } })).toBe(0);
});

test("a draft in this browser shows as in progress", async ({ studentPage: page }) => {
  await page.goto("/dashboard/loanform/general");
  await page.getByLabel("City").fill("Surat");
  await page.getByLabel("State", { exact: true }).fill("Gujarat");
  const drafts = () =>
    page.evaluate(async () => {
      const open = await new Promise<IDBDatabase>((resolve) => {
        const request = indexedDB.open("dakhila-drafts");
        request.onsuccess = () => resolve(request.result);
      });
      if (!open.objectStoreNames.contains("drafts")) return "";
      return new Promise<string>((resolve) => {
        const request = open.transaction("drafts").objectStore("drafts").getAll();
        request.onsuccess = () => resolve(JSON.stringify(request.result));
      });
    });
  await expect.poll(drafts).toContain("Gujarat");
  await page.goto("/dashboard");
  await expect(page.getByText("Welcome back, 9 tasks left.")).toBeVisible();
  await expect(page.getByRole("link", { name: /^General Details/ })).toContainText("In progress");
});

test("numbers are copied by their buttons; calling and writing are links", async ({ studentPage: page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/dashboard");
  await page.getByRole("main").getByRole("button", { name: "Copy reference number" }).click();
  await expect(page.getByText("Reference number copied")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^DK(-[0-9A-HJKMNP-TV-Z]+)+$/);
  await page.getByRole("main").getByRole("button", { name: "Copy phone number" }).click();
  await expect(page.getByText("Phone number copied")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^\+91\d{10}$/);
  await expect(page.getByRole("main").locator('a[href^="tel:+91"]')).toBeVisible();
  await expect(page.getByRole("main").locator('a[href^="https://wa.me/91"]')).toBeVisible();
});

test("home without an answer, and without a line, says so and can be tried again", async ({
  studentPage: page,
  context,
}) => {
  await page.route("**/api/users/webdashboard", (route) =>
    route.fulfill({ status: 503, json: { status: 0, message: "x", data: null } }),
  );
  await page.goto("/dashboard");
  await expect(page.getByRole("main").getByRole("alert")).toContainText("Failed to load data. Please try again later.");
  await expectNoViolations(page);
  await bell(page).click();
  await expect(panel(page).getByRole("button", { name: "Try again" })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.unroute("**/api/users/webdashboard");
  await page.route("**/api/users/webdashboard", (route) => route.abort());
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("main").getByRole("alert")).toContainText(
    "Network error. Please check your internet connection or server.",
  );
  await page.unroute("**/api/users/webdashboard");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("Fill out all basic information.")).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText(/^You are offline\./)).toBeVisible();
  await expectNoViolations(page);
  await context.setOffline(false);
  await expect(page.getByText(/^You are offline\./)).toBeHidden();
});

test("FAQs: numbered, one open at a time; failed, without a line and empty say what to do", async ({
  studentPage: page,
}) => {
  const fail = (how: "503" | "abort" | "empty") =>
    page.route("**/api/faqs/read", (route) =>
      how === "abort"
        ? route.abort()
        : how === "503"
          ? route.fulfill({ status: 503, json: { status: 0, message: "x", data: null } })
          : route.fulfill({ json: { status: 1, message: "", data: [] } }),
    );
  await fail("503");
  await page.goto("/dashboard/company/faqs");
  await expect(page.getByRole("main").getByRole("alert")).toContainText("Failed to load data. Please try again later.");
  await page.unroute("**/api/faqs/read");
  await fail("abort");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("main").getByRole("alert")).toContainText("Network error.");
  await expectNoViolations(page);
  await page.unroute("**/api/faqs/read");
  await fail("empty");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("There are no questions here yet.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Talk to a person" })).toBeVisible();
  await expectNoViolations(page);
  await page.unroute("**/api/faqs/read");
  await page.reload();
  const items = page.locator("main details");
  await expect(items.first()).toContainText("01");
  await items.nth(0).locator("summary").click();
  await items.nth(1).locator("summary").click();
  await expect(page.locator("main details[open]")).toHaveCount(1);
  await items.nth(1).locator("summary").press("Enter");
  await expect(page.locator("main details[open]")).toHaveCount(0);
});

test("tools lead to the public ones and to the two papers", async ({ studentPage: page }) => {
  await page.goto("/dashboard/tools");
  const links = page.getByRole("main").getByRole("link");
  await expect(links).toHaveText([
    "Document checklist",
    "Copy of your application",
    "EMI calculator",
    "Eligibility check",
    "Loan offer check",
    "Money plan",
    "Scholarships and subsidies",
    "Compare lenders",
  ]);
  for (const link of await links.all())
    expect((await page.request.get((await link.getAttribute("href"))!)).status()).toBe(200);
});
