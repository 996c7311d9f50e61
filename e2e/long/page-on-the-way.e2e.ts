import { expect, type Page, type Request } from "@playwright/test";
import { test } from "@/tests/fixtures";
import { openPage } from "@/e2e/support/open-page";
import { expectNoSideways, expectNoViolations } from "@/e2e/support/page-check";

// What unfolds by and by moves the page, which the sign must not.
test.use({ bellSeen: true, contextOptions: { reducedMotion: "reduce" } });

const LENDER = "/education-loan/state-bank-of-india";
const NETWORK = "Network error. Please check your internet connection or server.";
const SERVER = "Failed to load data. Please try again later.";
const HERE = "/culture";

/** Where a page that is on the way is spoken of, below the bar at the head of every page. */
const notice = (page: Page) => page.locator("[data-page-notice]");
const lenderHeading = (page: Page) => page.getByRole("heading", { level: 1, name: /State Bank of India/ });
const tryAgain = (page: Page) => notice(page).getByRole("button", { name: "Try again" });

/** What the router asks for when a link is followed; what it fetches ahead is not meant. */
const isFollowed = (request: Request) =>
  request.headers()["rsc"] !== undefined && request.headers()["next-router-prefetch"] === undefined;

/**
 * Fails every request for one address, also those made ahead, until `mend`. Counts them all, and the ones that a
 * followed link makes.
 */
async function failing(page: Page, path: string, how: "aborted" | "silent" | number) {
  let isMended = false;
  const asked = {
    followed: 0,
    all: 0,
    mend: () => {
      isMended = true;
    },
  };
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      asked.all += 1;
      if (isFollowed(route.request())) asked.followed += 1;
      if (isMended) await route.continue();
      else if (how === "aborted") await route.abort("connectionrefused");
      else if (how !== "silent") await route.fulfill({ status: how, body: "" });
    },
  );
  return asked;
}

/** A lender's link in the menu of the site, as wide or narrow as the page is, or in its footer, unfolded. */
async function lenderLink(page: Page, from: "menu" | "footer") {
  const place = page.getByRole(from === "menu" ? "banner" : "contentinfo");
  if (from === "menu") {
    if (page.viewportSize()!.width < 1200) await place.getByRole("button", { name: "Menu" }).click();
    await place.getByRole("button", { name: "Student Loan" }).click();
  }
  // On a phone the footer's lenders are folded.
  else if (page.viewportSize()!.width < 768) await place.locator("summary").click();
  return place.getByRole("link", { name: "State Bank of India", exact: true });
}

const followLender = async (page: Page, from: "menu" | "footer") => (await lenderLink(page, from)).click();

for (const width of [360, 1280]) {
  for (const from of ["menu", "footer"] as const) {
    test(`a lender's page followed from the ${from} at ${width} px says that it is coming, until it is there`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 740 });
      await openPage(page, HERE);
      let answer = () => {};
      const asked = new Promise<void>((resolve) => {
        answer = resolve;
      });
      await page.route(
        (url) => url.pathname === LENDER,
        async (route) => {
          await asked;
          await route.continue();
        },
      );
      await expect(notice(page)).toBeEmpty();
      const height = () => page.evaluate(() => document.documentElement.scrollHeight);
      const link = await lenderLink(page, from);
      // What unfolds has its height once the link rests in sight.
      await link.scrollIntoViewIfNeeded();
      const before = await height();
      await link.click();
      const sign = notice(page).getByText("Loading the page…");
      await expect(sign).toBeVisible();
      await expect(sign).toBeInViewport({ ratio: 1 });
      await expect(notice(page)).toHaveRole("status");
      // It lies over the page: nothing moves for it.
      expect(await height()).toBe(before);
      await expectNoSideways(page);
      await expectNoViolations(page);
      answer();
      await expect(lenderHeading(page)).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`${LENDER}$`));
      await expect(notice(page)).toBeEmpty();
    });
  }
}

test("an address that gives no answer is asked a few times in ten seconds, is said, and comes by itself once it answers", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 740 });
  await openPage(page, HERE);
  const asked = await failing(page, LENDER, "aborted");
  await followLender(page, "menu");
  await page.waitForTimeout(10_000);
  expect(asked.followed).toBeGreaterThan(1);
  expect(asked.all).toBeLessThanOrEqual(5);
  await expect(notice(page)).toContainText(NETWORK);
  // The page that she was on is still there, and works.
  await expect(page).toHaveURL(new RegExp(`${HERE}$`));
  await expectNoViolations(page);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    await expectNoSideways(page);
    await expect(tryAgain(page)).toBeInViewport({ ratio: 1 });
  }
  asked.mend();
  await expect(lenderHeading(page)).toBeVisible();
  await expect(notice(page)).toBeEmpty();
});

test("a page that the server fails to make is said, and Try again fetches it", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openPage(page, HERE);
  const asked = await failing(page, LENDER, 500);
  await followLender(page, "footer");
  await expect(notice(page)).toContainText(SERVER);
  await expect(page).toHaveURL(new RegExp(`${HERE}$`));
  await expectNoViolations(page);
  // By keyboard: the press does not throw the focus away.
  await tryAgain(page).press("Enter");
  await expect(notice(page)).toContainText("Loading the page…");
  await expect(notice(page)).toBeFocused();
  await expect(notice(page)).toContainText(SERVER);
  asked.mend();
  await tryAgain(page).click();
  await expect(lenderHeading(page)).toBeVisible();
  await expect(notice(page)).toBeEmpty();
});

test("an address that keeps silent is said after ten seconds, and Try again asks anew", async ({ page }) => {
  await page.clock.install();
  await openPage(page, HERE);
  const asked = await failing(page, LENDER, "silent");
  await followLender(page, "footer");
  await expect(notice(page)).toContainText("Loading the page…");
  await page.clock.runFor(9_000);
  await expect(notice(page)).not.toContainText(NETWORK);
  await page.clock.runFor(1_500);
  await expect(notice(page)).toContainText(NETWORK);
  expect(asked.followed).toBe(1);
  asked.mend();
  await tryAgain(page).click();
  await expect(async () => {
    await page.clock.runFor(1_000);
    await expect(lenderHeading(page)).toBeVisible({ timeout: 500 });
  }).toPass();
});

test("whoever goes elsewhere meanwhile is not fetched back, and the failing address is left alone", async ({
  page,
}) => {
  await page.clock.install();
  await page.setViewportSize({ width: 1280, height: 740 });
  await openPage(page, HERE);
  const asked = await failing(page, LENDER, "aborted");
  await followLender(page, "menu");
  await expect(async () => {
    await page.clock.runFor(1_000);
    await expect(notice(page)).toContainText(NETWORK, { timeout: 500 });
  }).toPass();
  await page.getByRole("contentinfo").getByRole("link", { name: "Terms and Conditions" }).click();
  await expect(page).toHaveURL(/\/company\/terms$/);
  await expect(notice(page)).toBeEmpty();
  const before = asked.all;
  await page.clock.runFor(60_000);
  asked.mend();
  await page.clock.runFor(60_000);
  await expect(page).toHaveURL(/\/company\/terms$/);
  expect(asked.all).toBe(before);
});

test("without a line a link waits and says so; it leads on by itself when the line is back", async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 1280, height: 740 });
  await openPage(page, HERE);
  await context.setOffline(true);
  await followLender(page, "menu");
  await expect(notice(page)).toContainText(NETWORK);
  await expect(page).toHaveURL(new RegExp(`${HERE}$`));
  await context.setOffline(false);
  await expect(lenderHeading(page)).toBeVisible();
  await expect(notice(page)).toBeEmpty();
});

test("pressing a failing link again and again asks no faster", async ({ page }) => {
  await page.clock.install();
  await page.setViewportSize({ width: 1280, height: 740 });
  await openPage(page, "/education-loan");
  const asked = await failing(page, LENDER, 503);
  // The first of its schemes.
  const link = page
    .getByRole("rowheader")
    .getByRole("link", { name: /^State Bank of India/ })
    .first();
  await link.click();
  await expect.poll(() => asked.followed).toBe(1);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  for (let press = 0; press < 5; press += 1) await link.click();
  for (let second = 0; second < 4; second += 1) await page.clock.runFor(500);
  await expect.poll(() => asked.followed).toBeLessThanOrEqual(2);
  await expect(notice(page)).not.toBeEmpty();
});

test("the same holds for lists, tools and the dashboard", async ({ studentPage }) => {
  const tries = (
    [
      [
        HERE,
        "/education-loan",
        (page: Page) => page.getByRole("contentinfo").getByRole("link", { name: "Compare lenders" }),
      ],
      [
        HERE,
        "/tools/education-loan-emi-calculator",
        (page: Page) => page.getByRole("contentinfo").getByRole("link", { name: "EMI calculator" }),
      ],
      ["/dashboard", "/dashboard/company/faqs", (page: Page) => page.getByRole("link", { name: "FAQs" }).first()],
    ] as const
  ).map(async ([from, path, link]) => {
    const page = await studentPage.context().newPage();
    await page.setViewportSize({ width: 1280, height: 740 });
    const asked = await failing(page, path, "aborted");
    await openPage(page, from);
    await link(page).click();
    await page.waitForTimeout(10_000);
    expect(asked.followed, path).toBeGreaterThan(1);
    expect(asked.all, path).toBeLessThanOrEqual(5);
    await expect(notice(page), path).toContainText(NETWORK);
    asked.mend();
    await expect(page, path).toHaveURL(new RegExp(`${path}$`));
    await page.close();
  });
  await Promise.all(tries);
});
