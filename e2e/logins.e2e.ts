import { expect } from "@playwright/test";
import { db } from "@/tests/factories/database";
import { newSession } from "@/tests/factories/sessions";
import { test } from "@/tests/fixtures";
import { dialog } from "./support/entry-points";
import { tabTo } from "./support/open-page";
import { expectGoodAtBothWidths } from "./support/page-check";

test.use({ viewport: { width: 360, height: 740 }, bellSeen: true });

test("a student sees where they are logged in, and ends one login, or all others, by keyboard", async ({
  studentPage: page,
  student,
  browser,
  baseURL,
}) => {
  const [pc, tablet] = [await newSession(student.id), await newSession(student.id)];
  const named = { where: { id: pc.sessionId }, data: { browser: "Firefox", system: "Windows" } };
  await db.session.update(named);
  await db.session.update({ where: { id: tablet.sessionId }, data: { browser: "Safari", system: "iPad" } });
  await db.session.update({ where: { id: student.sessionId }, data: { browser: "Chrome", system: "Android" } });

  await page.goto("/dashboard");
  await page.getByRole("link", { name: "Where you are logged in" }).click();
  const list = page.getByRole("list", { name: "Where you are logged in" });
  const rows = list.getByRole("listitem");
  await expect(rows).toHaveCount(3);
  await expect(rows.first()).toContainText("Chrome on Android");
  await expect(rows.first()).toContainText("This one");
  await expect(rows.first().getByRole("button")).toHaveCount(0);
  await expectGoodAtBothWidths(page, "logins", list);

  // The other browser is open at a page of the dashboard.
  const elsewhere = await browser.newContext({ baseURL });
  await elsewhere.addCookies(
    (await page.context().cookies(baseURL!.replace("http:", "https:"))).map((cookie) => ({
      ...cookie,
      ...(cookie.name.endsWith("session") && { value: pc.token }),
    })),
  );
  await elsewhere.addInitScript(
    (data) => {
      localStorage.setItem("login", "true");
      localStorage.setItem("userData", JSON.stringify(data));
      sessionStorage.setItem("bellShown", "true");
    },
    { name: student.name, email: student.email },
  );
  const other = await elsewhere.newPage();
  await other.goto("/dashboard");
  await expect(other.getByText("Fill out all basic information.").first()).toBeVisible();

  const end = page.getByRole("button", { name: /^Log out there ?: Firefox on Windows, Logged in \d/ });
  await tabTo(page, end);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Logged out there.")).toBeFocused();
  await expect(end).toHaveCount(0);
  expect(await db.session.count({ where: { id: pc.sessionId } })).toBe(0);
  await other.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect(dialog(other).getByRole("heading", { name: "Please log in again" })).toBeVisible();
  await elsewhere.close();

  const everywhere = page.getByRole("button", { name: "Log out everywhere else" });
  await tabTo(page, everywhere);
  await page.keyboard.press("Enter");
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("Other browsers in which you are logged in: 1.");
  await expectGoodAtBothWidths(page, "logging out everywhere", question);
  await page.keyboard.press("Escape");
  await expect(question).toHaveCount(0);
  await expect(everywhere).toBeFocused();
  expect(await db.session.count({ where: { userId: student.id } })).toBe(2);

  await page.keyboard.press("Enter");
  await page.route("**/api/sessions/end", (route) => route.abort(), { times: 1 });
  await question.getByRole("button", { name: "Log out" }).click();
  await expect(question.getByRole("alert")).toBeVisible();
  await question.getByRole("button", { name: "Log out" }).click();
  await expect(page.getByText("You are logged out everywhere but here.")).toBeFocused();
  await expect(everywhere).toHaveCount(0);
  expect(await db.session.findMany({ where: { userId: student.id } })).toMatchObject([{ id: student.sessionId }]);
  await expectGoodAtBothWidths(page, "logged out everywhere");

  await page.reload();
  await expect(page.getByText("You are logged in nowhere else.")).toBeVisible();
});

test("where the list does not come, it says so, and comes at a second try", async ({ studentPage: page }) => {
  await page.route("**/api/sessions/read", (route) => route.abort());
  await page.goto("/dashboard/logins");
  const failed = page.getByRole("alert").filter({ has: page.getByRole("button", { name: "Try again" }) });
  await expect(failed).toBeVisible();
  await expectGoodAtBothWidths(page, "logins that do not come", failed);
  await page.unroute("**/api/sessions/read");
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/api/sessions/read", async (route) => {
    await asked;
    await route.continue();
  });
  await failed.getByRole("button", { name: "Try again" }).click();
  await expect(page.locator("main [aria-busy]")).toBeVisible();
  answer();
  await expect(page.getByText("You are logged in nowhere else.")).toBeVisible();
});

test("an account that was opened without a yes to the notice is asked for it before its form, and once", async ({
  studentPage: page,
  student,
}) => {
  await db.user.update({ where: { id: student.id }, data: { consentVersion: null, consentAt: null } });
  await page.goto("/dashboard/loanform");
  await expect(page).toHaveURL(/\/dashboard$/);
  const ask = dialog(page);
  await expect(ask.getByRole("heading", { name: "Before you go on" })).toBeFocused();
  await expectGoodAtBothWidths(page, "the notice", ask);
  await ask.getByRole("button", { name: "Agree and go on" }).click();
  await expect(ask.getByRole("alert").first()).toContainText("Please tick the box to agree before you continue.");
  await ask.getByRole("checkbox").check();
  await page.route("**/api/users/consent", (route) => route.abort(), { times: 1 });
  await ask.getByRole("button", { name: "Agree and go on" }).click();
  await expect(ask.getByRole("alert").first()).toBeVisible();
  await expect(ask.getByRole("checkbox")).toBeChecked();
  await ask.getByRole("button", { name: "Agree and go on" }).click();
  await expect(ask).toHaveCount(0);
  expect(await db.consentEvent.count({ where: { userId: student.id } })).toBe(1);
  await page.reload();
  await expect(page.getByText("Fill out all basic information.").first()).toBeVisible();
  await page.waitForLoadState("networkidle");
  await expect(ask).toHaveCount(0);
  await page.goto("/dashboard/loanform");
  await expect(page.getByRole("main").getByLabel("First name", { exact: true })).toBeVisible();
});

test("who agreed to a notice without the reading of papers is asked about it once, and a no leaves all else as it was", async ({
  studentPage: page,
  student,
}) => {
  const older = { consentVersion: "2026-11-23", readsPapers: null };
  await db.user.update({ where: { id: student.id }, data: older });
  await page.goto("/dashboard");
  const ask = dialog(page);
  await expect(ask.getByRole("heading", { name: "May our program read your papers?" })).toBeFocused();
  await expectGoodAtBothWidths(page, "the reading of papers", ask);
  let sent = 0;
  await page.route("**/api/readings/switch", (route) => {
    sent += 1;
    return route.abort();
  });
  // A no that does not arrive blocks nothing, is sent once, and is asked for again.
  await ask.getByRole("button", { name: "No, do not read them" }).last().click();
  await expect(ask).toHaveCount(0);
  await page.waitForLoadState("networkidle");
  expect(sent).toBe(1);
  await page.unrouteAll({ behavior: "wait" });
  await page.reload();
  await ask.getByRole("button", { name: "No, do not read them" }).last().click();
  await expect(ask).toHaveCount(0);
  const readsPapers = async () => (await db.user.findUniqueOrThrow({ where: { id: student.id } })).readsPapers;
  await expect.poll(readsPapers).toBe(false);
  await page.reload();
  await expect(page.getByText("Fill out all basic information.").first()).toBeVisible();
  await page.waitForLoadState("networkidle");
  await expect(ask).toHaveCount(0);
  await db.user.update({ where: { id: student.id }, data: older });
  await page.goto("/dashboard");
  await ask.getByRole("button", { name: "Yes, read them" }).click();
  await expect(ask).toHaveCount(0);
  expect(await db.user.findUniqueOrThrow({ where: { id: student.id } })).toMatchObject({ readsPapers: true });
});

test("whoever does not agree leaves the dashboard, logged in as before", async ({ studentPage: page, student }) => {
  await db.user.update({ where: { id: student.id }, data: { consentVersion: null, consentAt: null } });
  await page.goto("/dashboard");
  await dialog(page).getByRole("button", { name: "Leave the dashboard without agreeing" }).last().click();
  await expect(page).toHaveURL(/127\.0\.0\.1:\d+\/$/);
  expect(await db.session.count({ where: { userId: student.id } })).toBe(1);
  expect(await db.consentEvent.count({ where: { userId: student.id } })).toBe(0);
});

test("a Google account that was connected stands below the logins, with its day", async ({
  studentPage: page,
  student,
}) => {
  const at = new Date("2026-11-03T09:30:00Z");
  const detail = { connected: "google" };
  await db.event.create({ data: { kind: "account.updated", userId: student.id, detail, at } });
  await page.goto("/dashboard/logins");
  const waysIn = page.getByRole("region", { name: "Ways to log in" });
  await expect(waysIn.getByRole("listitem")).toHaveText(/^A Google account was connected .*3 Nov.*3:00 pm\.$/);
  await expectGoodAtBothWidths(page, "ways to log in", waysIn);
});
