import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { db } from "@/tests/factories/database";
import { test } from "@/tests/fixtures";
import { openPage, tabTo } from "./support/open-page";
import { expectGoodAt, expectNoSideways, expectNoViolations } from "./support/page-check";
import { CHEAP_PHONE, isWritten, kill } from "./support/phone";

const PLAN = "/tools/money-plan";

const box = (page: Page, label: string) => page.getByRole("textbox", { name: label, exact: true });
async function day(page: Page, group: string, [date, month, year]: readonly [string, string, string]) {
  const boxes = page.getByRole("group", { name: group, exact: true });
  await boxes.getByLabel("Day", { exact: true }).fill(date);
  await boxes.getByLabel("Month").fill(month);
  await boxes.getByLabel("Year").fill(year);
}
const result = (page: Page) => page.getByRole("region", { name: "What it comes to" });

async function typePlan(page: Page) {
  await day(page, "First day of the course", ["1", "10", "2027"]);
  await page.getByLabel("Years of the course").selectOption({ label: "2 years" });
  await box(page, "Course fees of a year").fill("3,000");
  await box(page, "Family: saved by now").fill("12 lakh");
  await box(page, "Loan").fill("20,00,000");
  await day(page, "Application or appointment", ["15", "6", "2027"]);
  await box(page, "Days that the money must lie there before").fill("0");
  await box(page, "Days from the payout until it lies there").fill("5");
  await box(page, "Days from your yes to the payout").fill("4");
}

test.use({ ...CHEAP_PHONE });

test("from a country's page to the plan, the lenders, the calendar and the sheet, with nothing typed twice", async ({
  page,
  browser,
  baseURL,
}) => {
  const sent: string[] = [];
  page.on("request", (request) => void (request.method() === "POST" && sent.push(request.url())));
  await openPage(page, "/study/germany");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Education loan for Germany");
  await expect(page.getByText("€11,904 a year").first()).toBeVisible();
  await box(page, "Rupees for 1 EUR, at your bank").fill("100");
  await expect(page.getByRole("main")).toContainText("₹11,90,400");
  await page.getByRole("link", { name: "Plan your money" }).click();

  await expect(page).toHaveURL(/\/tools\/money-plan\?country=DE&rate=100/);
  await expect(page.getByLabel("Country", { exact: true })).toHaveValue("DE");
  await expect(box(page, "Rupees for 1 EUR")).toHaveValue("100");
  await expect(box(page, "Living for a year")).toHaveValue(/^11,?904$/);
  await typePlan(page);
  await expect(result(page).getByRole("status").first()).toContainText(
    "₹17,88,300 of ₹29,88,300 are paid by nobody yet.",
  );
  await expect(result(page)).toContainText("₹32,87,130");
  await expectNoSideways(page);
  await expectGoodAt(page, [320, 1280], "the plan", result(page));

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: /as a calendar file$/ }).click();
  const file = readFileSync(await (await download).path(), "utf8");
  expect(file).toContain("SUMMARY:Visa: the money is shown");
  expect(file).toContain("DTSTART;VALUE=DATE:20270615");
  expect(file).not.toContain("₹");

  await page.emulateMedia({ media: "print" });
  const sheet = page.getByRole("region", { name: "A sheet for your parents" });
  await expect(sheet.getByRole("img", { name: "QR code of the link" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Show the plan" })).toBeHidden();
  const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: "screen" });

  // The shared link elsewhere, by somebody who has nothing of it on the device.
  await expect.poll(() => page.url()).toContain("transfer=5");
  const elsewhere = await browser.newContext({ baseURL, ...CHEAP_PHONE });
  const other = await elsewhere.newPage();
  await openPage(other, page.url());
  await expect(result(other).getByRole("status").first()).toContainText("₹17,88,300 of ₹29,88,300");
  await elsewhere.close();

  await page.getByRole("link", { name: /^Which lenders fit/ }).click();
  await expect(page).toHaveURL(/country=DE&amount=2000000&course=24&eur=100/);
  await expect(page.getByLabel("1. Where will you study?")).toHaveValue("DE");
  expect(sent.filter((url) => !url.endsWith("/api/vitals"))).toEqual([]);
});

test("bad input is told at its box, nothing is lost by a killed tab, and the keyboard reaches the plan", async ({
  page: first,
}) => {
  let page = first;
  await openPage(page, PLAN);
  const show = page.getByRole("button", { name: "Show the plan" });
  await tabTo(page, show, 80);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main").getByRole("alert")).toBeFocused();
  await expect(page.getByRole("main").getByRole("alert").getByRole("link")).toHaveCount(4);
  await expectNoViolations(page, "errors");
  const since = Date.now();
  await page.getByLabel("Country", { exact: true }).selectOption({ label: "United Kingdom" });
  await box(page, "Rupees for 1 GBP").fill("dear");
  await expect(page.locator('.field:has([id="plan-rate"]) .field-error')).toContainText("how many rupees");
  await box(page, "Rupees for 1 GBP").fill("120");
  await box(page, "Living for a year").fill("14,000");
  await typePlan(page);
  await expect(result(page).getByRole("status").first()).toContainText("are paid by nobody yet");
  await isWritten(page, since);
  page = await kill(page);
  await openPage(page, PLAN);
  await expect(box(page, "Rupees for 1 GBP")).toHaveValue("120");
  await expect(box(page, "Course fees of a year")).toHaveValue("3,000");
  await expect(result(page).getByRole("status").first()).toContainText("are paid by nobody yet");
});

test("a plan that is kept here outlives the way to a country's page and back, and another one asks before it", async ({
  page,
}) => {
  await openPage(page, `${PLAN}?country=DE&rate=100`);
  const since = Date.now();
  await typePlan(page);
  await isWritten(page, since);
  await openPage(page, "/study/germany");
  await page.getByRole("link", { name: "Plan your money" }).click();
  await expect(box(page, "Course fees of a year")).toHaveValue("3,000");
  await expect(box(page, "Rupees for 1 EUR")).toHaveValue("100");

  await openPage(page, `${PLAN}?country=DE&rate=90&tuition=5000&start=2028-10-01`);
  await expect(box(page, "Course fees of a year")).toHaveValue(/^5,?000$/);
  await expect(page.getByRole("heading", { name: "This device keeps another plan, for Germany" })).toBeVisible();
  await box(page, "Course fees of a year").fill("5,500");
  await page.getByRole("button", { name: "Open the kept plan" }).click();
  await expect(box(page, "Course fees of a year")).toHaveValue("3,000");
});

test("a country that is not known well enough has no page, and every page is good in its first screen", async ({
  page,
  request,
}) => {
  for (const slug of ["singapore", "united-arab-emirates", "france", "nowhere", "germany2"])
    expect([slug, (await request.get(`/study/${slug}`)).status()]).toEqual([slug, 404]);
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const listed = [...sitemap.matchAll(/\/study\/([a-z-]+)<\/loc>\s*<lastmod>/g)].map(([, slug]) => slug!);
  expect(listed.sort()).toEqual(
    ["australia", "canada", "germany", "india", "ireland", "new-zealand", "united-kingdom", "united-states"].sort(),
  );
  for (const slug of listed) {
    await openPage(page, `/study/${slug}`);
    await expectGoodAt(page, [320, 1280], slug);
  }
  await page.emulateMedia({ colorScheme: "dark" });
  await page.reload();
  await expectNoViolations(page, "dark");
});

test("a row past its review loses its number on the page, and has it back once it is renewed", async ({ page }) => {
  const id = "ie-funds-living-amount";
  const { reviewBy } = await db.countryFact.findUniqueOrThrow({ where: { id } });
  const shows = async () => {
    await page.goto("/study/ireland");
    return (await page.locator("main .figure").allInnerTexts()).includes("€10,000 a year");
  };
  expect(await shows()).toBe(true);
  await db.countryFact.update({ where: { id }, data: { reviewBy: new Date("2026-01-01") } });
  try {
    await expect.poll(shows).toBe(false);
    await expect(page.getByRole("main")).toContainText("we have not read it again in time");
  } finally {
    await db.countryFact.update({ where: { id }, data: { reviewBy } });
  }
  await expect.poll(shows).toBe(true);
});

test("help of the state: what is answered decides what may be asked for, and goes nowhere", async ({ page }) => {
  const sent: string[] = [];
  page.on("request", (request) => void (request.method() === "POST" && sent.push(request.url())));
  await openPage(page, "/tools/support");
  await page.getByText("Abroad", { exact: true }).click();
  await page.getByLabel("Your state").selectOption({ label: "Telangana" });
  await box(page, "Income of the family in a year").fill("5 lakh");
  const open = page.getByRole("region", { name: /that you may ask for/ });
  await expect(open.getByRole("heading", { level: 3 })).toHaveCount(5);
  await box(page, "Income of the family in a year").fill("5,00,001");
  await expect(open.getByRole("heading", { level: 3 })).toHaveCount(2);
  await expect(page.getByText(/closed, or not begun$/)).toBeVisible();
  await expectGoodAt(page, [320, 1280], "support");
  expect(page.url()).not.toContain("?");
  expect(sent.filter((url) => !url.endsWith("/api/vitals"))).toEqual([]);
});
