import { expect, type Locator, type Page } from "@playwright/test";
import { db } from "@/tests/factories/database";
import { test } from "@/tests/fixtures";
import { openPage, tabTo } from "./support/open-page";
import { expectNoViolations } from "./support/page-check";

const PATH = "/tools/education-loan-eligibility";
/** ₹49 lakh without security: over the unsecured limit of some lenders, under that of others. */
const CASE =
  "?country=CA&level=postgraduate&amount=4900000&security=no&admission=received_offer&coApplicant=earning&course=24&years=10";

const part = (page: Page, name: string | RegExp) => page.getByRole("region", { name });
const matching = (page: Page) => part(page, "Match, lowest total cost first");
const notMatching = (page: Page) => part(page, "Do not match, and what would change it");
const cardOf = (scope: Locator, lender: string) =>
  scope.getByRole("listitem").filter({ has: scope.page().getByRole("heading", { name: lender, exact: true }) });
const status = (page: Page) => part(page, "Your lenders").getByRole("status");

const open = (page: Page, search = "") => openPage(page, PATH + search);

/** The totals in the order of the list, in rupees. */
async function totals(page: Page) {
  const texts = await matching(page).locator("dt:text-is('Total cost') + dd").allTextContents();
  return texts.map((text) => Number(text.replace(/\D/g, "")));
}

test("somebody without a mouse answers the eight questions and reads both lists", async ({ page }) => {
  await open(page);
  await expect(page.getByRole("heading", { level: 1, name: "Education Loan Eligibility" })).toBeVisible();
  await expect(page).toHaveTitle("Education Loan Eligibility");

  await tabTo(page, page.getByLabel("Where will you study?"));
  await page.keyboard.type("Canada");
  await expect(page.getByLabel("Where will you study?")).toHaveValue("CA");

  // An unfinished form says what is missing, and each line leads to its question.
  await tabTo(page, page.getByRole("button", { name: "Check eligibility" }));
  await page.keyboard.press("Enter");
  const problem = page.getByRole("main").getByRole("alert");
  await expect(problem).toBeFocused();
  await expect(problem.getByRole("link")).toHaveCount(7);
  await expectNoViolations(page);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("radio", { name: "Undergraduate", exact: true })).toBeFocused();

  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("radio", { name: "Postgraduate", exact: true })).toBeChecked();
  await tabTo(page, page.getByLabel("How much do you want to borrow?"));
  await page.keyboard.type("49 lakh");
  await tabTo(page, page.getByRole("radio", { name: "Yes", exact: true }));
  await page.keyboard.press("ArrowRight");
  await tabTo(page, page.getByRole("radio", { name: "Exams given, yet to apply to universities" }));
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await tabTo(page, page.getByRole("radio", { name: "Yes, with an income" }));
  await page.keyboard.press("Space");
  await tabTo(page, page.getByLabel("How long is the course?"));
  await page.keyboard.type("2 years");
  await tabTo(page, page.getByLabel("Over how many years would you repay?"));
  await page.keyboard.type("10");
  await expect(problem).toHaveCount(0);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");

  await expect(page.getByRole("heading", { name: "Your lenders" })).toBeFocused();
  await expect(page).toHaveURL(PATH + CASE);
  await expect(status(page)).toContainText(/\d+ of \d+ lenders match/);
  await expect(page.getByText("not an approval or an offer").first()).toBeVisible();

  const sums = await totals(page);
  expect(sums.length).toBeGreaterThan(3);
  expect(sums).toEqual(sums.toSorted((a, b) => a - b));

  // Auxilo lends 40 lakh without security: 9 lakh less than is asked for.
  const miss = cardOf(notMatching(page), "Auxilo");
  await expect(miss).toContainText("₹9,00,000 more than its unsecured limit of ₹40,00,000.");
  await expect(miss).toContainText(
    "What would change it: Offer security such as property or a fixed deposit, or ask for less.",
  );
  await expect(miss).toContainText("Source: ");

  // The first card says why, where from, and leads on.
  const first = matching(page).getByRole("listitem").first();
  await tabTo(page, first.getByText(/^Why it matches/));
  await page.keyboard.press("Enter");
  await expect(first.getByRole("listitem").first()).toBeVisible();
  await tabTo(page, first.getByRole("link", { name: /^EMI at/ }));
  await expect(first.getByRole("link", { name: /^EMI at/ })).toHaveAttribute(
    "href",
    /^\/tools\/education-loan-emi-calculator\?rate=[\d.]+&amount=4900000&course=24&tenure=[\d.]+$/,
  );
  await expect(first.getByRole("link", { name: /^See the lender/ })).toHaveAttribute(
    "href",
    /^\/education-loan\/[a-z0-9-]+$/,
  );
});

test("a changed answer changes the lists and the address at once", async ({ page }) => {
  await open(page, CASE);
  await expect(cardOf(notMatching(page), "Auxilo")).toBeVisible();
  await page.getByRole("radio", { name: "Yes", exact: true }).check();
  await expect(cardOf(notMatching(page), "Auxilo")).toHaveCount(0);
  await expect(cardOf(matching(page), "Auxilo")).toBeVisible();
  await expect(page).toHaveURL(PATH + CASE.replace("security=no", "security=yes"));

  const before = await totals(page);
  await page.getByLabel("How much do you want to borrow?").fill("20 lakh");
  await expect(status(page)).toContainText("for ₹20 lakh");
  expect((await totals(page))[0]).toBeLessThan(before[0]!);

  await page.getByLabel("How much do you want to borrow?").fill("");
  await expect(status(page)).toContainText("One answer is missing now.");
  await expect(matching(page)).toHaveCount(0);
});

test("a shared address opens with the same answers and the same result", async ({ page, context }) => {
  await open(page, CASE);
  await page.getByRole("radio", { name: "Yes, without an income" }).check();
  await page.getByLabel("Rupees for one US dollar").fill("85.5");
  await expect(page).toHaveURL(/coApplicant=notEarning&course=24&years=10&usd=85\.5$/);
  // The list follows what is typed; this lender is in it only with the exchange rate.
  await expect(cardOf(matching(page), "MPOWER Financing")).toBeVisible();
  const said = await status(page).textContent();
  const sums = await totals(page);

  const other = await context.newPage();
  await other.goto(page.url());
  await expect(status(other)).toHaveText(said!);
  await expect.poll(() => totals(other)).toEqual(sums);
  await expect(other.getByLabel("Where will you study?")).toHaveValue("CA");
  await expect(other.getByRole("radio", { name: "Yes, without an income" })).toBeChecked();
  await expect(other.getByLabel("How much do you want to borrow?")).toHaveValue("49,00,000");
  await expect(other.getByLabel("Rupees for one US dollar")).toHaveValue("85.5");
});

test("a lender in dollars is ranked in rupees only with an exchange rate", async ({ page }) => {
  await open(page, CASE);
  const unranked = part(page, "Match, cost unknown");
  await expect(cardOf(unranked, "MPOWER Financing")).toContainText("Starting from 10.24% a year, fixed");
  await expect(cardOf(unranked, "MPOWER Financing")).toContainText("lends in US dollars");
  await page.getByLabel("Rupees for one US dollar").pressSequentially("85");
  await expect(page.getByLabel("Rupees for one US dollar")).toBeFocused();
  await expect(cardOf(matching(page), "MPOWER Financing")).toContainText("Total cost");
  await expect(cardOf(unranked, "MPOWER Financing")).toHaveCount(0);
});

test("an address of nonsense is met with a hint, never with a wrong list", async ({ page }) => {
  // Eight whole page loads.
  test.slow();
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  for (const amount of ["0", "-5", "1e18", "abc", "", "NaN", "%E0%A4%A"]) {
    await open(page, CASE.replace("amount=4900000", `amount=${amount}`));
    await expect(
      page.getByText(amount === "" ? "Write how much you want to borrow" : /^Error: Write (the|an) amount/),
    ).toBeVisible();
    await expect(matching(page)).toHaveCount(0);
    await expect(page.getByRole("main")).not.toContainText(/NaN|undefined|Infinity/);
  }
  await open(page, "?country=%3Cscript%3E&level=__proto__&years=99&course=-6&usd=abc&amount=20%20lakh");
  for (const message of [
    "Choose where you will study",
    "Choose what you will study for",
    "Choose how long the course is",
    "Choose over how many years you would repay",
  ]) {
    await expect(page.getByText(message)).toBeVisible();
  }
  await expect(page.getByLabel("How much do you want to borrow?")).toHaveValue("20,00,000");
  // A question that the address does not speak of is not an error yet.
  await expect(page.getByText("Say whether you can offer security")).toHaveCount(0);
  expect(errors).toEqual([]);
});

test("below ₹8,00,000 the page names the government portals", async ({ page }) => {
  await open(page, CASE.replace("4900000", "799999"));
  await expect(page.getByText(/^For less than ₹8,00,000, use a government portal/)).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "Vidya Lakshmi", exact: true })).toHaveAttribute(
    "href",
    /^https:\/\//,
  );
  await expect(page.getByRole("main").getByRole("link", { name: "PM-Vidyalaxmi", exact: true })).toHaveAttribute(
    "href",
    /^https:\/\//,
  );
  await open(page, CASE.replace("4900000", "800000"));
  await expect(status(page)).toContainText("lenders match");
  await expect(page.getByText("use a government portal")).toHaveCount(0);
});

test("figures are called old by the day in the browser", async ({ page }) => {
  const badge = cardOf(notMatching(page), "Bank of Baroda").getByText("Figures older than 180 days");
  // Bank of Baroda's are of 29 September 2025: 180 days on is 28 March 2026.
  await page.clock.setFixedTime(new Date("2026-03-28T12:00:00Z"));
  await open(page, CASE);
  await expect(cardOf(notMatching(page), "Bank of Baroda")).toContainText("As of 29 Sep 2025");
  await expect(badge).toHaveCount(0);
  await page.clock.setFixedTime(new Date("2026-03-29T12:00:00Z"));
  await open(page, CASE);
  await expect(badge).toBeVisible();
});

test("an editor's change of a rule shows on the page", async ({ page }) => {
  const where = { partnerId: "mpower-financing", subject: "studyIn" } as const;
  const remedy = (text: string) => db.eligibilityRule.updateMany({ where, data: { remedy: text } });
  const before = await db.eligibilityRule.findFirstOrThrow({ where });
  const text = `Look again after ${Date.now()}.`;
  try {
    await remedy(text);
    await expect(async () => {
      await page.goto(PATH + CASE.replace("country=CA", "country=IN"));
      await expect(cardOf(notMatching(page), "MPOWER Financing")).toContainText(text, { timeout: 2000 });
    }).toPass({ timeout: 30_000 });
  } finally {
    await remedy(before.remedy);
  }
});

test("tells machines what the page is", async ({ page }) => {
  await page.goto(PATH);
  const data = (await page.locator('script[type="application/ld+json"]').allTextContents()).map(
    (text) => JSON.parse(text) as { "@type": string; itemListElement?: unknown[] },
  );
  expect(data).toContainEqual(
    expect.objectContaining({
      "@type": "WebApplication",
      applicationCategory: "FinanceApplication",
      operatingSystem: "Any",
      offers: expect.objectContaining({ price: 0, priceCurrency: "INR" }),
    }),
  );
  expect(data.find((each) => each["@type"] === "BreadcrumbList")?.itemListElement).toHaveLength(2);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", new RegExp(`${PATH}$`));
  await expect(part(page, "How we rank")).toContainText(/Edition [0-9a-f]{8}: \d+ conditions of \d+ lenders/);
  await expect(page.getByRole("heading", { name: "FAQs" })).toBeVisible();
});
