import { expect, type Page } from "@playwright/test";
import { db } from "@/tests/factories/database";
import { deleteSessions } from "@/tests/factories/sessions";
import { newUser } from "@/tests/factories/users";
import { test } from "@/tests/fixtures";
import {
  clickButton,
  countRequests,
  dialog,
  logIn,
  sendCode,
  toast,
  typeCode,
  typeDigits,
  wrongCodeFor,
} from "./support/entry-points";
import { expectNoSideways, expectNoViolations } from "./support/page-check";
import { codeFor } from "./support/phone-codes";

test.use({ viewport: { width: 360, height: 740 }, bellSeen: true });

async function openDashboard(page: Page, shows: string) {
  await page.goto("/dashboard");
  await expect(page.getByText(shows).first()).toBeVisible();
}

async function askToLogOut(page: Page) {
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await page.getByRole("button", { name: "Logout" }).click();
  return page.getByRole("alertdialog");
}
async function logOut(page: Page) {
  await (await askToLogOut(page)).getByRole("button", { name: "Yes" }).click();
}

test.describe("logout", () => {
  test("leaves nothing of the person: storage, databases, Back, the old cookie", async ({
    page,
    context,
    baseURL,
    playwright,
  }) => {
    // Through the screens, since only what they keep may be there to be forgotten.
    await page.goto("/");
    await page.evaluate(() => sessionStorage.setItem("bellShown", "true"));
    await logIn(page, await newUser({ name: "Kiran Rao" }));
    await expect(page.getByText("Hi Kiran, Welcome To Your Dashboard!")).toBeVisible();
    const cookie = (await context.cookies(baseURL!.replace("http:", "https:"))).find(({ name }) =>
      name.endsWith("session"),
    )!;
    await page.evaluate(async () => {
      localStorage.setItem("theme", "dark");
      await (await caches.open("pages-of-a-test")).put("/dashboard", new Response("Kiran"));
      await new Promise<void>((resolve) => {
        const opening = indexedDB.open("drafts-of-a-test", 1);
        opening.onupgradeneeded = () => opening.result.createObjectStore("drafts");
        // Left open, as a page leaves it.
        opening.onsuccess = () => {
          const change = opening.result.transaction("drafts", "readwrite");
          change.objectStore("drafts").put("Kiran", "general");
          change.oncomplete = () => resolve();
        };
      });
    });
    // Chromium clears by itself what the answer names (Clear-Site-Data); the page's own clearing is what is looked at
    // here.
    await page.route("**/api/auth/signout", async (route) => {
      const response = await route.fetch();
      const { "clear-site-data": named, ...headers } = response.headers();
      expect(named).toContain('"storage"');
      await route.fulfill({ response, headers });
    });
    await logOut(page);
    await expect(page).toHaveURL(/127\.0\.0\.1:\d+\/$/);
    await expect(page.getByRole("button", { name: "Login" }).first()).toBeVisible();
    expect(
      await page.evaluate(async () => {
        const kept = await Promise.all(
          (await indexedDB.databases()).map(
            ({ name }) =>
              new Promise<number>((resolve) => {
                const opening = indexedDB.open(name!);
                opening.onsuccess = () => {
                  const stores = [...opening.result.objectStoreNames];
                  if (stores.length === 0) return resolve(0);
                  const reading = opening.result.transaction(stores);
                  let count = 0;
                  for (const store of stores)
                    reading.objectStore(store).count().onsuccess = (event) => {
                      count += (event.target as IDBRequest<number>).result;
                    };
                  reading.oncomplete = () => resolve(count);
                };
              }),
          ),
        );
        return {
          local: { ...localStorage },
          session: sessionStorage.length,
          databases: kept.reduce((sum, count) => sum + count, 0),
          pages: await caches.keys(),
        };
      }),
    ).toEqual({ local: { theme: "dark" }, session: 0, databases: 0, pages: [] });
    await page.goBack();
    await expect(page).toHaveURL(/127\.0\.0\.1:\d+\/$/);
    await expect(page.getByText("Kiran")).toHaveCount(0);
    const thief = await playwright.request.newContext({
      baseURL,
      extraHTTPHeaders: { cookie: `${cookie.name}=${cookie.value}`, "sec-fetch-site": "same-origin" },
    });
    expect((await thief.post("/api/users/webdashboard", { data: {} })).status()).toBe(401);
    await thief.dispose();
  });

  test("a page that the browser kept alive shows nothing when it comes back", async ({ page, context, logInAs }) => {
    const person = await logInAs("Kiran Rao");
    await openDashboard(page, "Hi Kiran, Welcome To Your Dashboard!");
    await deleteSessions(person.id);
    await context.clearCookies();
    // What the browser says when a page comes out of its back-forward cache.
    await page.evaluate(() => {
      localStorage.clear();
      window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    });
    await expect(page).toHaveURL(/127\.0\.0\.1:\d+\/$/);
  });

  test("a server that cannot be reached: still logged in, and told so", async ({ studentPage: page }) => {
    await openDashboard(page, "Hi Asha, Welcome To Your Dashboard!");
    await page.route("**/api/auth/signout", (route) => route.abort());
    await logOut(page);
    const question = page.getByRole("alertdialog");
    await expect(question.getByRole("alert")).toHaveText(
      "You could not be logged out. Please check your connection and try again.",
    );
    await expect(page).toHaveURL(/\/dashboard$/);
    await question.getByRole("button", { name: "No" }).click();
    await page.unroute("**/api/auth/signout");
    await askToLogOut(page);
    await expect(question).toBeVisible();
    await expect(question.getByRole("alert")).toHaveCount(0);
    await question.getByRole("button", { name: "Yes" }).click();
    await expect(page).toHaveURL(/127\.0\.0\.1:\d+\/$/);
  });
});

test.describe("a session that ends while somebody works", () => {
  test("log in again over the page: one dialog, only the same account, and nothing typed is lost", async ({
    page,
    student: person,
  }) => {
    const other = await newUser({ name: "Ravi Shah" });
    await page.goto("/dashboard/loanform");
    const field = page.getByRole("main").getByLabel("First name", { exact: true });
    await field.fill("Ashalata");
    await deleteSessions(person.id);
    const asks = countRequests(page, "users/webdashboard");
    await page.evaluate(() => {
      for (let i = 0; i < 3; i++) window.dispatchEvent(new Event("focus"));
    });
    await expect(dialog(page).getByRole("heading", { name: "Please log in again" })).toBeFocused();
    await expect(dialog(page)).toHaveCount(1);
    await expect(dialog(page).getByText(person.email)).toBeVisible();
    await expectNoViolations(page);
    await expectNoSideways(page);

    await dialog(page).getByLabel("Phone number").fill(other.digits);
    await clickButton(page, "Send OTP");
    await expect(dialog(page).getByRole("alert").first()).toContainText(`This is not the account of ${person.email}.`);
    await dialog(page).getByLabel("Phone number").fill(person.digits);
    await sendCode(page);
    await typeDigits(page, wrongCodeFor(await codeFor(person.digits)));
    await expect(toast(page, "Invalid OTP. Please check and try again.")).toBeVisible();
    const before = asks();
    await typeCode(page, person.digits);
    await expect(dialog(page)).toHaveCount(0);
    await expect(field).toHaveValue("Ashalata");
    await expect(page).toHaveURL(/\/dashboard\/loanform/);
    // Each call that waited was made once more.
    await expect(() => expect(asks() - before).toBeGreaterThanOrEqual(3)).toPass();
    expect(await db.session.count({ where: { userId: person.id } })).toBe(1);
    expect(await db.session.count({ where: { userId: other.id } })).toBe(0);
  });

  test("giving up leads home", async ({ page, student: person }) => {
    await openDashboard(page, "Hi Asha, Welcome To Your Dashboard!");
    await deleteSessions(person.id);
    await page.evaluate(() => window.dispatchEvent(new Event("focus")));
    await clickButton(page, "Leave this page without logging in");
    await expect(page).toHaveURL(/127\.0\.0\.1:\d+\/$/);
    await expect(dialog(page).getByRole("heading", { name: "Login" })).toBeVisible();
  });

  test("two minutes before the idle end there is a word, and one tap stays", async ({ page, student: person }) => {
    await page.clock.install();
    await openDashboard(page, "Fill out all basic information.");
    await page.clock.fastForward("29:00");
    await expect(page.getByText(/In 2 minutes you will be logged out/)).toBeVisible();
    await expectNoSideways(page);
    await page.getByRole("button", { name: "Stay logged in" }).click();
    await expect(page.getByRole("button", { name: "Stay logged in" })).toHaveCount(0);
    await page.clock.fastForward("27:00");
    await expect(page.getByRole("button", { name: "Stay logged in" })).toHaveCount(0);
    await page.clock.fastForward("02:00");
    await expect(page.getByRole("button", { name: "Stay logged in" })).toBeVisible();
    await page.clock.fastForward("02:00");
    await deleteSessions(person.id);
    await expect(page.getByText(/You have been logged out/)).toBeVisible();
    await page.getByRole("button", { name: "Log in again" }).click();
    await expect(dialog(page).getByRole("heading", { name: "Please log in again" })).toBeFocused();
  });

  test("the word before the end is accessible", async ({ studentPage: page }) => {
    await page.clock.install();
    await openDashboard(page, "Fill out all basic information.");
    await page.clock.fastForward("29:00");
    await expect(page.getByRole("button", { name: "Stay logged in" })).toBeVisible();
    await expectNoViolations(page);
  });

  test("a tab follows the others: logged out there means gone here, another account means a fresh page", async ({
    page,
    context,
    logInAs,
  }) => {
    await logInAs("Kiran Rao");
    await openDashboard(page, "Hi Kiran, Welcome To Your Dashboard!");
    const second = await context.newPage();
    await second.goto("/culture");
    const reloaded = page.waitForEvent("load");
    await second.evaluate(() =>
      localStorage.setItem("userData", JSON.stringify({ name: "Ravi", email: "ravi@example.com" })),
    );
    await reloaded;
    await expect(page.getByText("Hi Kiran, Welcome To Your Dashboard!")).toBeVisible();
    await second.evaluate(() => localStorage.removeItem("login"));
    await expect(page).toHaveURL(/127\.0\.0\.1:\d+\/$/);
  });
});
