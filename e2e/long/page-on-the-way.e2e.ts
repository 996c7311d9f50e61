import { expect, type Page, type Request } from "@playwright/test";
import { test } from "@/tests/fixtures";
import { openPage } from "@/e2e/support/open-page";
import { expectNoSideways, expectNoViolations } from "@/e2e/support/page-check";

// What unfolds by and by moves the page, which the sign must not.
test.use({ bellSeen: true, contextOptions: { reducedMotion: "reduce" } });

const LENDER = "/education-loan/state-bank-of-india";
const NETWORK = "Network error. Please check your internet connection or server.";
const HERE = "/culture";

/** Where a page that is on the way is spoken of, below the bar at the head of every page. */
const notice = (page: Page) => page.locator("#page-notice");
const lenderHeading = (page: Page) => page.getByRole("heading", { level: 1, name: /State Bank of India/ });

/** What the router asks for when a link is followed. */
const isFollowed = (request: Request) => request.headers()["rsc"] !== undefined;

/**
 * Fails what the router asks of one address; what the browser itself asks for goes through. `loads` says how often the
 * page was loaded whole.
 */
async function failing(page: Page, path: string, how: "aborted" | number) {
  let loads = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      if (!isFollowed(route.request())) await route.continue();
      else if (how === "aborted") await route.abort("connectionrefused");
      else await route.fulfill({ status: how, body: "" });
    },
  );
  return { loads: () => loads };
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

test("an address that keeps silent is said after ten seconds, and its page comes once it answers", async ({ page }) => {
  await page.clock.install();
  await openPage(page, HERE);
  let answer = () => {};
  const isHere = new Promise<void>((resolve) => (answer = resolve));
  await page.route(
    (url) => url.pathname === LENDER,
    async (route) => {
      await isHere;
      await route.continue();
    },
  );
  await followLender(page, "footer");
  await expect(notice(page)).toContainText("Loading the page…");
  await page.clock.runFor(9_000);
  await expect(notice(page)).not.toContainText(NETWORK);
  await page.clock.runFor(1_500);
  await expect(notice(page)).toContainText(NETWORK);
  await expectNoViolations(page);
  await expectNoSideways(page);
  // The page that is open still works.
  await expect(page).toHaveURL(new RegExp(`${HERE}$`));
  answer();
  await expect(lenderHeading(page)).toBeVisible();
  await expect(notice(page)).toBeEmpty();
});

test("whoever follows another link meanwhile is not fetched back", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 740 });
  await openPage(page, HERE);
  let answer = () => {};
  const isHere = new Promise<void>((resolve) => (answer = resolve));
  await page.route(
    (url) => url.pathname === LENDER,
    async (route) => {
      await isHere;
      await route.continue();
    },
  );
  await followLender(page, "menu");
  await expect(notice(page)).toContainText("Loading the page…");
  await page.getByRole("contentinfo").getByRole("link", { name: "Terms and Conditions" }).click();
  await expect(page).toHaveURL(/\/company\/terms$/);
  await expect(notice(page)).toBeEmpty();
  answer();
  await page.waitForLoadState("networkidle");
  await expect(page).toHaveURL(/\/company\/terms$/);
});

for (const how of ["aborted", 500] as const)
  test(`a followed link whose answer is ${how} is loaded whole by the browser, once`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 740 });
    await openPage(page, HERE);
    const { loads } = await failing(page, LENDER, how);
    await followLender(page, "menu");
    await expect(lenderHeading(page)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${LENDER}$`));
    await expect(notice(page)).toBeEmpty();
    expect(loads()).toBe(1);
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
    await openPage(page, from);
    const { loads } = await failing(page, path, "aborted");
    await link(page).click();
    await expect(page, path).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByRole("heading", { level: 1 }), path).toBeVisible();
    expect(loads(), path).toBe(1);
    await page.close();
  });
  await Promise.all(tries);
});

test("without a line a followed link leaves the page open and says why, and leads on when the line is back", async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 1280, height: 740 });
  await openPage(page, "/tools/education-loan-eligibility");
  await page.getByLabel("Where will you study?").selectOption("CA");
  await context.setOffline(true);
  await followLender(page, "menu");
  await expect(notice(page)).toContainText(NETWORK);
  await expectNoViolations(page);
  await expectNoSideways(page);
  await expect(page).toHaveURL(/\/tools\/education-loan-eligibility/);
  await expect(page.getByLabel("Where will you study?")).toHaveValue("CA");
  // It gives way to what is done next.
  await page.keyboard.press("Shift");
  await expect(notice(page)).toBeEmpty();
  await followLender(page, "footer");
  await expect(notice(page)).toContainText(NETWORK);
  await context.setOffline(false);
  await expect(notice(page)).toBeEmpty();
  await followLender(page, "footer");
  await expect(lenderHeading(page)).toBeVisible();
});

test("a browser that is wrong about the line opens what is followed", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "onLine", { get: () => false }));
  await page.setViewportSize({ width: 1280, height: 740 });
  await openPage(page, HERE);
  await followLender(page, "menu");
  await expect(lenderHeading(page)).toBeVisible();
});
