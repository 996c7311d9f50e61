import { expect, type Page, type Route } from "@playwright/test";
import { newPerson } from "@/tests/factories/users";
import { test } from "@/tests/fixtures";
import { picture } from "@/tests/samples/documents";
import { clickButton, dialog, fillPerson, fillPlan } from "@/e2e/support/entry-points";
import { openPage } from "@/e2e/support/open-page";
import { expectNoViolations } from "@/e2e/support/page-check";

// What somebody meets who had a page open while another version of the site was put out, or whose line drops.

const NOT_LOADED = "This part of the page did not load. Please check your connection and try again.";
const SCRIPTS = "**/_next/static/**/*.js*";
const notLoaded = (page: Page) => page.getByRole("alertdialog").getByText(NOT_LOADED);

/** Opens a page and waits until it has fetched all that it fetches by itself. */
async function openAtRest(page: Page, path: string) {
  await openPage(page, path);
  // What is fetched ahead waits for the page to be idle (lib/browser/when-idle.ts), and was in line before this.
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle, { timeout: 3000 })));
  await page.waitForLoadState("networkidle");
}

/**
 * From now on, scripts that this page has not fetched yet are answered by `answer`, until the routes are taken away.
 * `loads` says how often the page was loaded anew.
 */
async function withoutScripts(page: Page, answer: (route: Route) => Promise<void> | void) {
  const here = new Set(await page.evaluate(() => [...document.scripts].map(({ src }) => src)));
  let loads = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  await page.route(SCRIPTS, (route) => (here.has(route.request().url()) ? route.continue() : answer(route)));
  return { loads: () => loads };
}
/** Another version was put out, and the server has only its scripts. */
const newVersion = (page: Page) => withoutScripts(page, (route) => route.fulfill({ status: 404, body: "Not Found" }));

/** Opens one of the modals of the page that is open, by its button. */
async function openModal(page: Page, button: string, heading: string) {
  await page.getByRole("button", { name: button }).first().click();
  await expect(dialog(page).getByRole("heading", { name: heading })).toBeFocused();
}

test.describe("a page from before a new version", () => {
  test("is left by a followed link for the new version's page, which is loaded whole", async ({ page }) => {
    await openAtRest(page, "/culture");
    let loads = 0;
    page.on("request", (request) => {
      if (request.isNavigationRequest()) loads += 1;
    });
    // Next's answer to a followed link holds the name of its build.
    await page.route("**/company/terms?_rsc=*", async (route) => {
      const answer = await route.fetch();
      const text = await answer.text();
      expect(text).toContain('"b":"');
      await route.fulfill({ response: answer, body: text.replace(/"b":"[^"]+"/, '"b":"another"') });
    });
    await page.getByRole("contentinfo").getByRole("link", { name: "Terms and Conditions" }).click();
    await expect(page).toHaveURL(/\/company\/terms$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Terms/);
    expect(loads).toBe(1);
  });

  for (const [path, button, heading] of [
    ["/", "Login", "Login"],
    ["/education-loan/state-bank-of-india", "Apply Now", "Your Details"],
  ] as const) {
    test(`says in its place that ${button} on ${path} is missing, and opens it once it is there`, async ({ page }) => {
      await openAtRest(page, path);
      const { loads } = await newVersion(page);
      await page.getByRole("button", { name: button }).first().click();
      await expect(notLoaded(page)).toBeVisible();
      await expect(page.getByRole("heading", { level: 1, includeHidden: true })).toBeVisible();
      await page.getByRole("button", { name: "Try again" }).click();
      await page.waitForLoadState("networkidle");
      await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();

      await page.unroute(SCRIPTS);
      await page.getByRole("button", { name: "Try again" }).click();
      await expect(dialog(page).getByRole("heading", { name: heading })).toBeFocused();
      expect(loads()).toBe(0);
    });
  }

  test("keeps what was typed in Apply when the next step is what is missing", async ({ page }) => {
    const person = newPerson();
    await openAtRest(page, "/education-loan/state-bank-of-india");
    await openModal(page, "Apply Now", "Your Details");
    await page.waitForLoadState("networkidle");
    const { loads } = await newVersion(page);
    await fillPerson(page, person);
    await fillPlan(page, "Not Applied");
    await clickButton(page, "Send OTP");
    await expect(dialog(page).getByText(NOT_LOADED)).toBeVisible();
    await expect(dialog(page).getByLabel("Full name")).toHaveValue(person.name);

    await page.unroute(SCRIPTS);
    await clickButton(page, "Send OTP");
    await expect(dialog(page).getByRole("heading", { name: "OTP Verification" })).toBeFocused();
    expect(loads()).toBe(0);
  });

  test("keeps the answers of a half-filled eligibility check", async ({ page }) => {
    await openAtRest(page, "/tools/education-loan-eligibility");
    const { loads } = await newVersion(page);
    await page.getByLabel("Where will you study?").selectOption("CA");
    await page.getByRole("button", { name: "Login" }).first().click();
    await expect(notLoaded(page)).toBeVisible();
    await page.getByRole("button", { name: "Close" }).click();
    await expect(page.getByLabel("Where will you study?")).toHaveValue("CA");
    expect(loads()).toBe(0);
  });

  test.describe("in the loan form", () => {
    // What the dashboard's worker fetches passes by the test.
    test.use({ serviceWorkers: "block" });

    test("uploads a document all the same, and keeps what was answered when its pages are missing", async ({
      page,
      wizard,
    }) => {
      await wizard.open("academic");
      await page.waitForLoadState("networkidle");
      const { loads } = await newVersion(page);
      await wizard.answer("Exam (optional)", "IELTS");
      const slot = wizard.slot("tenthGrade");
      await wizard.giveTo(slot, await picture("tenth grade", "jpeg"));
      await slot.getByRole("button", { name: /^Add page/ }).click();
      await expect(slot.getByText(NOT_LOADED)).toBeVisible();
      await expect(slot.getByText("uploaded successfully", { exact: true })).toBeVisible();
      await expect(wizard.field("Exam (optional)")).toHaveValue("IELTS");
      expect(loads()).toBe(0);
    });
  });
});

test.describe("a bad line", () => {
  test("that drops: the page stays, the dialog's place says what to do, and Try again asks again", async ({ page }) => {
    await openAtRest(page, "/education-loan/state-bank-of-india");
    const { loads } = await withoutScripts(page, (route) => route.abort("internetdisconnected"));
    await page.getByRole("button", { name: "Apply Now" }).first().click();
    await expect(notLoaded(page)).toBeVisible();
    await expect(page.getByRole("button", { name: "Try again" })).toBeFocused();
    await expectNoViolations(page);

    // Closed, it gives the page back where it was.
    await page.getByRole("button", { name: "Close" }).click();
    await expect(page.getByRole("alertdialog")).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Apply Now" }).first()).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(notLoaded(page)).toBeVisible();

    await page.unroute(SCRIPTS);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(dialog(page).getByRole("heading", { name: "Your Details" })).toBeFocused();
    await expect(page.getByRole("alertdialog")).toHaveCount(0);
    expect(loads()).toBe(0);
  });

  test("that is slow: a press before anything was fetched ahead says that the dialog is on its way", async ({
    page,
  }) => {
    await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
    await openPage(page, "/company/terms");
    await page.waitForLoadState("networkidle");
    let letGo = () => {};
    const isHere = new Promise<void>((resolve) => (letGo = resolve));
    await withoutScripts(page, async (route) => {
      await isHere;
      await route.continue();
    });
    await page.getByRole("button", { name: "Login" }).first().click();
    await expect(page.getByRole("status").getByText("Opening…")).toBeVisible();
    letGo();
    await expect(dialog(page).getByRole("heading", { name: "Login" })).toBeFocused();
    await expect(page.getByText("Opening…")).toHaveCount(0);
  });

  test("that hangs: after 120 seconds the same, as a ChunkLoadError", async ({ page }) => {
    await page.clock.install();
    const raised: string[] = [];
    page.on("pageerror", ({ name }) => raised.push(name));
    await openAtRest(page, "/");
    let asked = 0;
    const { loads } = await withoutScripts(page, () => {
      asked += 1;
    });
    await page.getByRole("button", { name: "Login" }).first().click();
    await expect.poll(() => asked).toBeGreaterThan(0);
    await page.clock.fastForward(119_000);
    await expect(page.getByRole("alertdialog")).toHaveCount(0);
    expect(raised).toEqual([]);
    await page.clock.fastForward(1_000);
    await expect(notLoaded(page)).toBeVisible();
    expect(raised).toEqual(["ChunkLoadError"]);

    await page.unroute(SCRIPTS);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(dialog(page).getByRole("heading", { name: "Login" })).toBeFocused();
    expect(loads()).toBe(0);
  });

  test("that brings no code for messages takes nothing else away", async ({ page, request }) => {
    const html = await (await request.get("/")).text();
    const failed = page.waitForEvent("requestfailed", (each) => each.url().includes("/_next/static/chunks/"));
    await page.route(SCRIPTS, (route) =>
      html.includes(new URL(route.request().url()).pathname) ? route.continue() : route.abort(),
    );
    await openPage(page, "/");
    await page.getByRole("button", { name: "Login" }).first().hover();
    await failed;
    await page.waitForLoadState("networkidle");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/loan file right/);
    await expect(page.getByText("Network error. Please check your internet connection or server.")).toHaveCount(0);
    await page.getByRole("textbox", { name: "Loan amount" }).fill("30 lakh");
    await expect(page.getByText("Thirty lakh rupees")).toBeVisible();
  });
});
