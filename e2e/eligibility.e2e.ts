import { expect, type Locator, type Page } from "@playwright/test";
import { db } from "@/tests/factories/database";
import { test } from "@/tests/fixtures";
import { openPage, tabTo } from "./support/open-page";
import { expectNoSideways, expectNoViolations } from "./support/page-check";

const PATH = "/tools/education-loan-eligibility";
/** ₹49 lakh without security: over the unsecured limit of some lenders, under that of others. */
const CASE =
  "?country=CA&level=postgraduate&amount=4900000&security=no&admission=received_offer&coApplicant=earning&course=24&years=10";

const part = (page: Page, name: string | RegExp) => page.getByRole("region", { name });
const fitting = (page: Page) => part(page, /^Fit: /);
const onlyIf = (page: Page) => part(page, /^Fit only if: /);
const notFitting = (page: Page) => part(page, /^Do not fit/);
/** A scheme's row, by words of its heading: the lender's name and the scheme's. */
const rowOf = (scope: Locator, lender: string, scheme = "") =>
  scope
    .getByRole("listitem")
    .filter({ has: scope.page().locator("summary").filter({ hasText: lender }) })
    .filter({ hasText: scheme });
const status = (page: Page) => part(page, "Your lenders").getByRole("status");

const open = (page: Page, search = "") => openPage(page, PATH + search);

/** The yearly costs in the order of the list, in per cent. */
async function yearlyCosts(scope: Locator) {
  const texts = await scope.locator("summary .amount").allTextContents();
  return texts.flatMap((text) => (text.includes("% a year") ? Number.parseFloat(text) : []));
}
/** The order of the list, and the exchange rates that it counts with. */
const openOrder = (page: Page) => page.getByRole("heading", { name: /^In order of: / }).click();
/** Every row of a list, also those behind "Show more". */
async function showAll(scope: Locator) {
  await expect(scope).toBeVisible();
  const more = scope.getByText(/^Show \d+ more$/);
  if (await more.isVisible()) await more.click();
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
  await expect(page).toHaveURL((url) => url.search.startsWith(`${CASE}&seen=`));
  await expect(status(page)).toContainText(/For ₹49 lakh: \d+ fit, \d+ fit only if .*, \d+ do not\./);
  await expect(page.getByText("not an approval or an offer").first()).toBeVisible();

  await showAll(onlyIf(page));
  const costs = await yearlyCosts(onlyIf(page));
  expect(costs.length).toBeGreaterThan(3);
  expect(costs).toEqual(costs.toSorted((a, b) => a - b));

  // Its smallest loan and its largest without security are published: ₹41.5 lakh too much.
  await showAll(notFitting(page));
  const miss = rowOf(notFitting(page), "Union Bank of India", "Union Education");
  await expect(miss).toContainText("₹41,50,000 more than its limit of ₹7,50,000 without security.");
  await miss.locator("summary").click();
  await expect(miss).toContainText(
    "Offer security, such as a house, land or a fixed deposit, or borrow at most ₹7,50,000.",
  );

  // The first row says why, where from and how old, and leads on.
  await page.getByRole("heading", { name: "Your lenders" }).focus();
  const first = fitting(page).getByRole("listitem").first();
  await tabTo(page, first.locator("summary"));
  await page.keyboard.press("Enter");
  await expect(first.getByText("Why it fits")).toBeVisible();
  await expect(first).toContainText(/(page|release|text|Newspaper|others) of|age unknown/);
  await expect(first).toContainText("On its own terms");
  await tabTo(page, first.getByRole("link", { name: /^EMI at/ }));
  await expect(first.getByRole("link", { name: /^EMI at/ })).toHaveAttribute(
    "href",
    /^\/tools\/education-loan-emi-calculator\?rate=[\d.]+&amount=4900000&course=24&tenure=[\d.]+&scheme=[a-z0-9.-]+&seen=\w+$/,
  );
  await expect(first.getByRole("link", { name: /^See the lender/ })).toHaveAttribute(
    "href",
    /^\/education-loan\/[a-z0-9-]+#scheme-[a-z0-9-]+$/,
  );
  await expectNoViolations(page);
});

test("a condition that nobody can check never gets a tick, and one more answer settles it", async ({ page }) => {
  await open(page, CASE);
  const sbi = rowOf(onlyIf(page), "State Bank of India", "Global Ed-Vantage");
  await expect(sbi).toContainText("It lends up to ₹50 lakh without security only if your institute is on the list");
  await sbi.locator("summary").click();
  await expect(sbi.getByRole("listitem").filter({ hasText: "only if your institute" })).toContainText("To ask:");

  const question = page.getByRole("group", { name: "Is your institute on a premier list?" });
  await question.getByRole("radio", { name: "No", exact: true }).check();
  await showAll(notFitting(page));
  await expect(rowOf(notFitting(page), "State Bank of India", "Global Ed-Vantage")).toBeVisible();
  await question.getByRole("radio", { name: "Yes", exact: true }).check();
  await expect(rowOf(fitting(page), "State Bank of India", "Global Ed-Vantage")).toBeVisible();
  await expect(page).toHaveURL(/&premier=yes&/);
});

test("the reader chooses what costs are put in order by", async ({ page }) => {
  await open(page, CASE);
  await openOrder(page);
  await expect(page.getByText(/All are compared over \d+ years? of instalments/)).toBeVisible();
  await page.getByRole("radio", { name: "All that is paid, in ₹" }).check();
  await expect(page).toHaveURL(/&order=total&/);
  await showAll(onlyIf(page));
  const texts = await onlyIf(page).locator("summary .amount").allTextContents();
  const totals = texts.flatMap((text) => (text.includes("₹") ? Number(text.replace(/\D/g, "")) : []));
  expect(totals.length).toBeGreaterThan(3);
  expect(totals).toEqual(totals.toSorted((a, b) => a - b));
});

test("a changed answer changes the lists and the address at once", async ({ page }) => {
  await open(page, CASE);
  await showAll(notFitting(page));
  await expect(rowOf(notFitting(page), "Union Bank of India", "Union Education")).toBeVisible();
  await page
    .getByRole("group", { name: "4. Can you offer security?" })
    .getByRole("radio", { name: "Yes", exact: true })
    .check();
  await expect(rowOf(notFitting(page), "Union Bank of India", "Union Education")).toHaveCount(0);
  await expect(page).toHaveURL((url) => url.search.startsWith(CASE.replace("security=no", "security=yes")));

  await page.getByLabel("How much do you want to borrow?").fill("20 lakh");
  await expect(status(page)).toContainText("For ₹20 lakh:");

  await page.getByLabel("How much do you want to borrow?").fill("");
  await expect(status(page)).toContainText("One answer is missing now.");
  await expect(fitting(page)).toHaveCount(0);
});

test("a shared address opens with the same answers and the same result", async ({ page, context }) => {
  await open(page, CASE);
  await page.getByRole("radio", { name: "Yes, without an income" }).check();
  await openOrder(page);
  await page.getByLabel("Rupees for one US dollar").fill("85.5");
  await expect(page).toHaveURL(/coApplicant=notEarning&course=24&years=10&usd=85\.5&seen=\w+$/);

  const other = await context.newPage();
  await other.goto(page.url());
  // On both pages the lists follow the answers when there is time.
  const result = async (one: Page) => [await status(one).textContent(), await yearlyCosts(onlyIf(one))] as const;
  await expect(async () => {
    const [said, costs] = await result(page);
    expect(said).toContain("For ₹49 lakh:");
    expect(await result(other)).toEqual([said, costs]);
  }).toPass({ timeout: 300_000 });
  await expect(other.getByLabel("Where will you study?")).toHaveValue("CA");
  await expect(other.getByRole("radio", { name: "Yes, without an income" })).toBeChecked();
  await expect(other.getByLabel("How much do you want to borrow?")).toHaveValue("49,00,000");
  await expect(other.getByLabel("Rupees for one US dollar")).toHaveValue("85.5");
});

test("an answer given while the page still comes to itself stays in the form and in the address", async ({ page }) => {
  // Pressed as soon as the page has written into its address when its figures were seen, before it has drawn anew.
  await page.addInitScript(() => {
    const { prototype } = History;
    const write = prototype.replaceState;
    prototype.replaceState = function (this: History, ...change: Parameters<typeof write>) {
      write.apply(this, change);
      if (!location.search.includes("seen=")) return;
      prototype.replaceState = write;
      queueMicrotask(() => document.querySelector<HTMLInputElement>('input[value="notEarning"]')!.click());
    };
  });
  await open(page, CASE);
  await expect(onlyIf(page)).toBeVisible();
  await openOrder(page);
  await page.getByLabel("Rupees for one US dollar").fill("85.5");
  await expect(page).toHaveURL(/coApplicant=notEarning&course=24&years=10&usd=85\.5&seen=\w+$/);
  await expect(page.getByRole("radio", { name: "Yes, without an income" })).toBeChecked();
});

test("a loan in dollars is counted in rupees only with an exchange rate, and at a weaker rupee too", async ({
  page,
}) => {
  await open(page, CASE.replace("4900000", "2000000"));
  await showAll(onlyIf(page));
  const row = rowOf(onlyIf(page), "MPOWER Financing");
  await expect(row).toContainText("in US dollars");
  await expect(row).toContainText("Cost unknown");
  await openOrder(page);
  const rate = page.getByLabel("Rupees for one US dollar");
  // Pressing waits until the part that was opened shows it, as an eye does.
  await rate.click();
  await rate.pressSequentially("85");
  await expect(rate).toBeFocused();
  await expect(row).not.toContainText("Cost unknown");
  await row.locator("summary").click();
  await expect(row).toContainText(/Should the rupee fall 3% a year, it is ₹[\d,]+ in all/);
  await expect(row).toContainText(/Should the rupee fall 5% a year, it is ₹[\d,]+ in all/);
});

test("an address of nonsense is met with a hint, never with a wrong list", async ({ page }) => {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  for (const amount of ["0", "-5", "1e18", "abc", "", "NaN", "%E0%A4%A"]) {
    await open(page, CASE.replace("amount=4900000", `amount=${amount}`));
    await expect(
      page.getByText(amount === "" ? "Write how much you want to borrow" : /^Error: Write (the|an) amount/),
    ).toBeVisible();
    await expect(fitting(page)).toHaveCount(0);
    await expect(onlyIf(page)).toHaveCount(0);
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

test("on a phone the answer is at most six screens long, and its next step stays in reach", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, CASE.replace("4900000", "2000000"));
  await expect(fitting(page)).toBeVisible();
  const screens = await page.evaluate(() => {
    const answer = document.querySelector('section[aria-labelledby="lenders"]')!;
    return answer.parentElement!.getBoundingClientRect().height / 740;
  });
  test.info().annotations.push({ type: "screens of 360 × 740", description: screens.toFixed(1) });
  expect(screens).toBeLessThan(6);
  await expectNoSideways(page);

  const next = page.getByRole("button", { name: "Start your loan file" });
  const last = notFitting(page).locator("summary").nth(4);
  for (const row of [fitting(page).locator("summary").first(), onlyIf(page).locator("summary").nth(3), last]) {
    await row.focus();
    await expect(next).toBeInViewport();
    // What has the focus is not behind the bar.
    const [focused, bar] = await Promise.all([row.boundingBox(), next.locator("..").boundingBox()]);
    expect(focused!.y + focused!.height).toBeLessThanOrEqual(bar!.y);
  }
  // Magnified four times, a screen is too low to give a part of it away.
  await page.setViewportSize({ width: 360, height: 256 });
  await fitting(page).locator("summary").first().focus();
  await expect(next).not.toBeInViewport();
});

test("on a phone the answered form is a line above the lenders, which opens with what was typed", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, CASE.replace("&years=10", ""));
  await page.getByLabel("Over how many years would you repay?").selectOption("10");
  await page.getByRole("button", { name: "Check eligibility" }).click();
  const lenders = page.getByRole("heading", { name: "Your lenders" });
  await expect(lenders).toBeFocused();
  await expect(lenders).toBeInViewport();
  await expect(status(page)).toBeInViewport();
  const years = page.getByLabel("Over how many years would you repay?");
  await expect(years).toBeHidden();

  // From the lenders one step back with the keyboard.
  await page.keyboard.press("Shift+Tab");
  const line = page.locator("summary").filter({ hasText: "Postgraduate in Canada, ₹49 lakh, without security" });
  await expect(line).toBeFocused();
  await expectNoViolations(page);
  await page.keyboard.press("Enter");
  await expect(years).toHaveValue("10");
  await page.getByLabel("How much do you want to borrow?").fill("20 lakh");
  await page.getByRole("button", { name: "Go to the lenders" }).click();
  await expect(lenders).toBeFocused();
  await expect(years).toBeHidden();
  await expect(status(page)).toContainText("For ₹20 lakh:");
  await expect(page.locator("summary").filter({ hasText: "Postgraduate in Canada, ₹20 lakh" })).toBeVisible();

  // Where there is room beside the lenders, the form is always there.
  await page.setViewportSize({ width: 1280, height: 740 });
  await expect(years).toBeVisible();
  await expect(page.locator("summary").filter({ hasText: "Postgraduate in Canada" })).toBeHidden();
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
  await expect(status(page)).toContainText("For ₹8 lakh:");
  await expect(page.getByText("use a government portal")).toHaveCount(0);
});

test("an editor's new condition shows on the page", async ({ page }) => {
  const remedy = `Look again after ${Date.now()}.`;
  const rule = await db.eligibilityRule.create({
    data: {
      schemeId: "mpower-financing.student-loan",
      isActive: true,
      subject: "coApplicant",
      operator: "equals",
      value: "none",
      reason: "It lends to students who sign alone.",
      remedy,
      source: "https://www.mpowerfinancing.com",
      version: "2026-11-21",
    },
  });
  try {
    await expect(async () => {
      await page.goto(PATH + CASE.replace("4900000", "2000000"));
      await showAll(notFitting(page));
      const row = rowOf(notFitting(page), "MPOWER Financing");
      await row.locator("summary").click({ timeout: 2000 });
      await expect(row).toContainText(remedy, { timeout: 2000 });
    }).toPass({ timeout: 300_000 });
  } finally {
    await db.eligibilityRule.delete({ where: { id: rule.id } });
  }
});

test("below the lenders stand the ways that are none", async ({ page }) => {
  await open(page);
  const ways = part(page, "Government schemes and portals");
  await expect(ways.getByRole("link", { name: /^PM-Vidyalaxmi/ })).toHaveAttribute("href", /^https:\/\//);
  await expect(ways).toContainText("Ended in 2022-23: nobody new can get it");
  await expect(ways).toContainText("newspaper of 10 Mar 2025");
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
  await expect(part(page, "How we rank")).toContainText(/\d+ loans of \d+ lenders.*Edition [0-9a-f]{8}/);
  await expect(page.getByRole("heading", { name: "FAQs" })).toBeVisible();
});
