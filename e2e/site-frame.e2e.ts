import { expect, type Page } from "@playwright/test";
import { routes } from "@/lib/routes";
import { isDemo } from "@/lib/site";
import { db } from "@/tests/factories/database";
import { test } from "@/tests/fixtures";
import { openPage, tabTo } from "./support/open-page";
import { expectNoSideways } from "./support/page-check";
import { PUBLIC_PAGES } from "./support/public-pages";

const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };

const banner = (page: Page) => page.getByRole("banner");
const main = (page: Page) => page.getByRole("navigation", { name: "Main" });
const studentLoan = (page: Page) => main(page).getByRole("button", { name: "Student Loan" });
const contactUs = (page: Page) => main(page).getByRole("button", { name: "Contact Us" });
const menuButton = (page: Page) => banner(page).getByRole("button", { name: "Menu" });
const lender = (page: Page) => main(page).getByRole("link", { name: "State Bank of India" });

const open = (page: Page, path = "/") => openPage(page, path);

const canScroll = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).overflowY !== "hidden");

test.describe("at 1200 px and more", () => {
  test.use({ viewport: WIDE });

  test("the menus work by keyboard alone", async ({ page }) => {
    await open(page);
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Skip to main content" })).toBeFocused();

    await tabTo(page, studentLoan(page));
    await expect(studentLoan(page)).toHaveAttribute("aria-expanded", "false");
    await page.keyboard.press("Enter");
    await expect(studentLoan(page)).toHaveAttribute("aria-expanded", "true");
    await expect(main(page).getByText("EDUCATION LOAN", { exact: true })).toBeVisible();
    await expect(main(page).getByText("TOOLS", { exact: true })).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(lender(page)).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(lender(page)).toBeHidden();
    await expect(studentLoan(page)).toBeFocused();

    await page.keyboard.press("Space");
    await tabTo(page, main(page).getByRole("link", { name: "Culture" }), 40);
    await expect(lender(page)).toBeHidden();

    await tabTo(page, contactUs(page));
    await page.keyboard.press("Enter");
    await expect(main(page).getByRole("link", { name: /^WhatsApp/ })).toHaveAttribute(
      "href",
      /^https:\/\/wa\.me\/\d+$/,
    );
    await expect(main(page).getByRole("link", { name: /^Call \+91/ })).toHaveAttribute("href", /^tel:\+91\d{10}$/);
    await expect(main(page).getByRole("link", { name: /@/ })).toHaveAttribute("href", /^mailto:/);
    await page.keyboard.press("Escape");
    await expect(contactUs(page)).toBeFocused();
    await expect(contactUs(page)).toHaveAttribute("aria-expanded", "false");

    await expect(page.getByRole("menu")).toHaveCount(0);
    await expect(page.getByRole("menuitem")).toHaveCount(0);
  });

  test("the mega menu closes 50 ms after a click outside, the contact menu at once", async ({ page }) => {
    await page.clock.install();
    await open(page);
    const h1 = page.getByRole("heading", { level: 1 });
    await studentLoan(page).click();
    await expect(lender(page)).toBeVisible();
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await page.mouse.click(40, 700);
    await page.clock.runFor(49);
    await expect(studentLoan(page)).toHaveAttribute("aria-expanded", "true");
    await page.clock.runFor(1);
    await expect(studentLoan(page)).toHaveAttribute("aria-expanded", "false");

    await page.clock.resume();
    await contactUs(page).click();
    await expect(contactUs(page)).toHaveAttribute("aria-expanded", "true");
    await h1.click();
    await expect(contactUs(page)).toHaveAttribute("aria-expanded", "false");
  });

  test("one menu gives way to the other, and a followed link closes it", async ({ page }) => {
    await open(page);
    await contactUs(page).click();
    await studentLoan(page).click();
    await expect(contactUs(page)).toHaveAttribute("aria-expanded", "false");
    await lender(page).click();
    await expect(page).toHaveURL(/\/education-loan\/state-bank-of-india$/);
    await expect(lender(page)).toBeHidden();
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/You got the admit/);
    await expect(lender(page)).toBeHidden();
  });

  test("the page does not scroll while the mega menu is open", async ({ page }) => {
    await open(page);
    await studentLoan(page).click();
    expect(await canScroll(page)).toBe(false);
    await page.mouse.move(600, 760);
    await page.mouse.wheel(0, 600);
    await page.waitForTimeout(200);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.keyboard.press("Escape");
    expect(await canScroll(page)).toBe(true);
    await contactUs(page).click();
    expect(await canScroll(page)).toBe(true);
  });
});

test.describe("under 1200 px", () => {
  test.use({ viewport: PHONE });

  test("the menu works by keyboard alone", async ({ page }) => {
    await open(page);
    await expect(lender(page)).toBeHidden();
    await tabTo(page, menuButton(page));
    await page.keyboard.press("Enter");
    await expect(main(page).getByRole("link", { name: "Home" })).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(main(page).getByRole("link", { name: "Home" })).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(lender(page)).toBeVisible();
    expect(await canScroll(page)).toBe(false);

    await page.keyboard.press("Escape");
    await expect(lender(page)).toBeHidden();
    await expect(studentLoan(page)).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(studentLoan(page)).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
    expect(await canScroll(page)).toBe(true);
  });

  test("the menu closes by its button, by a tap outside, by moving on, and by a followed link", async ({ page }) => {
    await open(page);
    const home = main(page).getByRole("link", { name: "Home" });
    await menuButton(page).click();
    await expect(home).toBeVisible();
    await menuButton(page).click();
    await expect(home).toBeHidden();

    await menuButton(page).click();
    await page.mouse.click(20, 700);
    await expect(home).toBeHidden();

    await menuButton(page).click();
    await contactUs(page).focus();
    await page.keyboard.press("Tab");
    await expect(home).toBeHidden();

    await menuButton(page).click();
    await main(page).getByRole("link", { name: "Culture" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Culture" })).toBeVisible();
    await expect(home).toBeHidden();
  });

  test("a window that grows past 1200 px gets the row", async ({ page }) => {
    await open(page);
    await menuButton(page).click();
    await page.setViewportSize(WIDE);
    await expect(menuButton(page)).toBeHidden();
    await expect(studentLoan(page)).toBeVisible();
    expect(await canScroll(page)).toBe(true);
  });
});

test("the layout changes at 1200 px, and nothing sticks out from 320 px on", async ({ page }) => {
  await open(page);
  for (const [width, narrow] of [
    [320, true],
    [360, true],
    [768, true],
    [1199, true],
    [1200, false],
    [1440, false],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect(menuButton(page)).toBeVisible({ visible: narrow });
    await expect(main(page).getByRole("link", { name: "Culture" })).toBeVisible({ visible: !narrow });
    await expectNoSideways(page);
    if (narrow) await menuButton(page).click();
    await studentLoan(page).click();
    await expect(lender(page)).toBeInViewport();
    await expectNoSideways(page);
    await page.keyboard.press("Escape");
    if (narrow) await page.keyboard.press("Escape");
  }
  for (const path of ["/culture", "/company/terms", "/company/privacy-policy", "/404"]) {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, path);
    await expectNoSideways(page);
  }
});

test("the dream countries show eight, then all, with the focus on the ninth", async ({ page }) => {
  await open(page);
  const grid = page.getByRole("region", { name: "Dream countries" });
  const cards = grid.getByRole("listitem");
  const count = await db.country.count({ where: { isActive: true } });
  await expect(cards).toHaveCount(8);
  const more = grid.getByRole("button", { name: "Show More" });
  await expect(more).toHaveAttribute("aria-expanded", "false");
  await more.click();
  await expect(cards).toHaveCount(count);
  await expect(cards.nth(8)).toBeFocused();
  const less = grid.getByRole("button", { name: "Show Less" });
  await expect(less).toHaveAttribute("aria-expanded", "true");
  // Every flag is a picture that is there.
  await cards.last().scrollIntoViewIfNeeded();
  await expect
    .poll(() =>
      grid
        .locator("img")
        .evaluateAll(
          (flags) =>
            flags.filter((flag) => (flag as HTMLImageElement).complete && (flag as HTMLImageElement).naturalWidth === 0)
              .length,
        ),
    )
    .toBe(0);
  await less.click();
  await expect(cards).toHaveCount(8);
});

test("of the questions one is open at a time, and the open one closes", async ({ page }) => {
  await open(page);
  const block = page.locator("#faqs-section");
  const items = block.getByRole("listitem");
  await expect(items).toHaveCount(6);
  await expect(items.first()).toContainText("01");
  const isOpen = (index: number) =>
    block
      .locator("details")
      .nth(index)
      .evaluate((item) => (item as HTMLDetailsElement).open);
  await items.nth(0).locator("summary").click();
  expect(await isOpen(0)).toBe(true);
  await items.nth(1).locator("summary").click();
  expect([await isOpen(0), await isOpen(1)]).toEqual([false, true]);
  await items.nth(1).locator("summary").click();
  expect(await isOpen(1)).toBe(false);

  await block.getByRole("button", { name: "Show More" }).press("Enter");
  await expect(items.nth(6).locator("summary")).toBeFocused();
  await page.keyboard.press("Enter");
  expect(await isOpen(6)).toBe(true);
  await block.getByRole("button", { name: "Show Less" }).click();
  await expect(items).toHaveCount(6);
});

test("whoever is sent home from the dashboard finds the login open, once", async ({ page, context }) => {
  await page.goto("/dashboard/loanform");
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(page.getByRole("dialog").getByLabel("Phone number")).toBeVisible();
  expect((await context.cookies()).map(({ name }) => name)).not.toContain("fromDashboard");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await open(page);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await expect(page.getByRole("dialog")).toBeHidden();
});

test("the header says Dashboard to whoever is logged in here, before any script of ours", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("login", "true"));
  await page.route(/\/_next\/.*\.js/, (route) => route.abort());
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await expect(banner(page).getByRole("link", { name: "Dashboard" })).toBeVisible();
  await expect(banner(page).getByRole("button", { name: "Login" })).toBeHidden();
});

test("the theme switch shows what was chosen elsewhere: in the dashboard, in another tab", async ({
  studentPage: page,
}) => {
  await page.goto("/dashboard");
  const menu = page.getByRole("complementary", { name: "Menu" });
  await expect(menu.getByRole("radio", { name: "System" })).toBeChecked();
  await menu.getByText("Dark", { exact: true }).click();
  await menu.getByRole("link", { name: "Dakhila, home page" }).click();
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByRole("radio", { name: "Dark" })).toBeChecked();
  await footer.getByText("Light", { exact: true }).click();
  await page.goBack();
  await expect(menu.getByRole("radio", { name: "Light" })).toBeChecked();

  const other = await page.context().newPage();
  await other.goto("/");
  await other.getByRole("contentinfo").getByText("System", { exact: true }).click();
  await other.close();
  await expect(menu.getByRole("radio", { name: "System" })).toBeChecked();
});

test("the footer holds the offices, the fee rule and the theme switch", async ({ page }) => {
  await open(page);
  const footer = page.getByRole("contentinfo");
  for (const city of ["Surat", "Anand"])
    await expect(footer.getByRole("heading", { name: `${city} office` })).toBeVisible();
  await expect(footer.getByText("© 2025 Dakhila")).toBeVisible();
  await expect(footer.getByText(/Monday to Friday, 10am to 10pm/)).toBeVisible();
  for (const name of [
    /^Instagram/,
    /^Facebook/,
    "Privacy Policy",
    "Terms and Conditions",
    "EMI calculator",
    "State Bank of India",
  ]) {
    await expect(footer.getByRole("link", { name })).toBeVisible();
  }
  const choice = (name: string) => footer.getByRole("radio", { name });
  await expect(choice("System")).toBeChecked();
  await footer.getByText("Dark", { exact: true }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(choice("Dark")).toBeChecked();
  await choice("Dark").press("ArrowLeft");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  await expect(choice("Light")).toBeChecked();
  await footer.getByRole("link", { name: "Our fee" }).click();
  await expect(page).toHaveURL(/\/company\/terms#fee$/);
  await expect(page.getByRole("heading", { name: /Our fee/ })).toBeInViewport();
});

test("as long as the contacts reach nobody, every public page says that it is a demo", async ({ request }) => {
  for (const path of [...PUBLIC_PAGES, routes.lender("state-bank-of-india")].filter((one) => one !== routes.notFound))
    expect((await (await request.get(path)).text()).includes("Demo: nobody answers"), path).toBe(isDemo);
});

test("the structured data names what the pages show", async ({ page }) => {
  const data = async (path: string) => {
    await page.goto(path);
    const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
    return texts.flatMap((text) => {
      const parsed = JSON.parse(text) as { "@type"?: string; "@graph"?: Record<string, unknown>[] };
      return parsed["@graph"] ?? [parsed as Record<string, unknown>];
    });
  };
  const types = async (path: string) => (await data(path)).map((node) => node["@type"]);
  expect(await types("/")).toEqual(expect.arrayContaining(["Organization", "WebSite"]));
  await expect(page).toHaveTitle("Education loans for India and abroad, compared | Dakhila");
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute("content", /opengraph-image/);
  expect(await types("/culture")).toEqual(expect.arrayContaining(["AboutPage", "Organization", "BreadcrumbList"]));
  for (const path of ["/company/terms", "/company/privacy-policy"]) {
    const node = (await data(path)).find(({ "@type": type }) => type === "WebPage")!;
    expect(node).toMatchObject({
      name: await page.getByRole("heading", { level: 1 }).textContent(),
      dateModified: await page.locator("article time").first().getAttribute("datetime"),
    });
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", new RegExp(`${path}$`));
  }
  const map = await (await page.request.get("/sitemap.xml")).text();
  const listed = PUBLIC_PAGES.filter((path) => path !== routes.notFound);
  for (const path of [...listed, "/education-loan/state-bank-of-india"]) expect(map).toContain(`${path}</loc>`);
  expect(map).not.toContain("/dashboard");
});
