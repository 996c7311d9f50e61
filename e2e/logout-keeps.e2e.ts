import { type Browser, expect, type Page } from "@playwright/test";
import { db } from "@/tests/factories/database";
import { newSession, type Student } from "@/tests/factories/sessions";
import { test } from "@/tests/fixtures";
import { SESSION_COOKIE } from "@/lib/session/cookie";
import { expectNoViolations } from "./support/page-check";
import { Wizard } from "./support/wizard";

test.use({ bellSeen: true });

const CITY = "Navsari";
const BACK = /^We brought back what you entered until .* It is kept in your account/;

async function type(wizard: Wizard) {
  await wizard.open("general");
  await wizard.answer("City", CITY);
}
const question = (page: Page) => page.getByRole("alertdialog");
const yes = (page: Page) => question(page).getByRole("button", { name: "Yes" }).click();
async function logOut(page: Page) {
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(question(page)).toContainText("Are you sure you want to logout? Your progress will be saved.");
  await yes(page);
  await expect(page).toHaveURL(/:\d+\/$/);
}

/** In this browser, or in one that never knew the student. */
async function logInAgain(on: "same" | "other", student: Student, { page, browser }: { page: Page; browser: Browser }) {
  const context = on === "same" ? page.context() : await browser.newContext();
  const { token } = await newSession(student.id);
  const baseURL = new URL(page.url()).origin.replace("http:", "https:");
  const cookie = { httpOnly: true, secure: true, sameSite: "Lax" } as const;
  await context.addCookies([{ name: SESSION_COOKIE, value: token, url: baseURL, ...cookie }]);
  await context.addInitScript(
    ([name, email]) => {
      localStorage.setItem("login", "true");
      localStorage.setItem("userData", JSON.stringify({ name, email }));
      sessionStorage.setItem("bellShown", "true");
    },
    [student.name, student.email],
  );
  const wizard = new Wizard(await context.newPage());
  await wizard.page.goto(new URL("/dashboard/loanform/general", page.url()).href);
  await wizard.isAt("general");
  return { wizard, leave: () => (on === "same" ? wizard.page.close() : context.close()) };
}

async function comesBack({ wizard }: { wizard: Wizard }) {
  await expect(wizard.field("City")).toHaveValue(CITY);
}

/** How what was typed is left behind; each ends without a session in this browser. */
const WAYS: Record<string, (wizard: Wizard, student: Student) => Promise<void>> = {
  "logged out in the same tab": async ({ page }) => logOut(page),
  "logged out in another tab": async ({ page }) => {
    const other = await page.context().newPage();
    await other.goto("/dashboard/tools");
    await logOut(other);
    await expect(page).toHaveURL(/:\d+\/$/);
    await other.close();
  },
  "logged out on a shared device": async ({ page }) => {
    await page.getByLabel("This is a shared device").check();
    await logOut(page);
  },
  "logged out in another tab of a shared device": async ({ page }) => {
    await page.getByLabel("This is a shared device").check();
    const other = await page.context().newPage();
    await other.goto("/dashboard/tools");
    await logOut(other);
    await expect(page).toHaveURL(/:\d+\/$/);
    await other.close();
  },
};

for (const [way, leaveIt] of Object.entries(WAYS)) {
  test(`what was typed and not saved, ${way}, is offered at the next login, there and on another device`, async ({
    wizard,
    student,
    browser,
  }) => {
    await type(wizard);
    await leaveIt(wizard, student);
    // Another device first: looking takes nothing away.
    for (const on of ["other", "same"] as const) {
      const again = await logInAgain(on, student, { page: wizard.page, browser });
      await comesBack(again);
      await expect(again.wizard.page.getByText(BACK)).toBeVisible();
      await again.leave();
    }
    expect(await db.loanForm.findUnique({ where: { userId: student.id } })).toMatchObject({ generalDetails: null });
  });
}

test("before the session's idle end it goes to the account, and keeps no session alive", async ({
  wizard,
  student,
  browser,
}) => {
  const { page } = wizard;
  await page.clock.install();
  await type(wizard);
  await page.getByLabel("This is a shared device").check();
  const seen = async () => (await db.session.findFirstOrThrow({ where: { userId: student.id } })).lastSeenAt;
  const since = await seen();
  await page.clock.fastForward("29:00");
  await expect(page.getByText(/In 2 minutes you will be logged out/)).toBeVisible();
  await page.clock.runFor(2000);
  await expect.poll(() => db.sectionDraft.count({ where: { userId: student.id } })).toBe(1);
  expect(await seen()).toEqual(since);
  await db.session.deleteMany({ where: { userId: student.id } });
  await comesBack(await logInAgain("other", student, { page, browser }));
  await comesBack(await logInAgain("same", student, { page, browser }));
});

test("without a line the dialog says what a logout would lose before Yes, and the next try keeps it", async ({
  wizard,
  student,
  browser,
}) => {
  const { page } = wizard;
  await type(wizard);
  await page.route("**/api/drafts/keep", (route) => route.abort());
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(question(page).getByRole("alert")).toContainText(
    "what you typed and did not save in these steps will be lost:",
  );
  await expect(question(page).getByRole("listitem")).toHaveText(["General Details"]);
  await expect(question(page).getByRole("button", { name: "Log out all the same" })).toBeVisible();
  await expectNoViolations(page);
  await page.unroute("**/api/drafts/keep");
  await question(page).getByRole("button", { name: "Try again" }).click();
  await yes(page);
  await expect(page).toHaveURL(/:\d+\/$/);
  const again = await logInAgain("other", student, { page, browser });
  await comesBack(again);
  // What was decided about is offered no more.
  await again.wizard.page.getByRole("button", { name: "Discard these answers" }).click();
  await expect.poll(() => db.sectionDraft.count({ where: { userId: student.id } })).toBe(0);
});

test("logging out all the same asks nothing more, and keeps nothing", async ({ wizard, student }) => {
  const { page } = wizard;
  await type(wizard);
  await page.getByLabel("This is a shared device").check();
  await page.route("**/api/drafts/keep", (route) => route.abort());
  const asked: string[] = [];
  page.on("dialog", (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await page.getByRole("button", { name: "Logout" }).click();
  await question(page).getByRole("button", { name: "Log out all the same" }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  expect([asked, await db.sectionDraft.count({ where: { userId: student.id } })]).toEqual([[], 0]);
});
