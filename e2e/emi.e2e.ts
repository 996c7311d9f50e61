import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { test } from "@/tests/fixtures";
import { openPage, tabTo } from "./support/open-page";
import { expectNoSideways, expectNoViolations } from "./support/page-check";

const PATH = "/tools/education-loan-emi-calculator";
const EMI = "₹31,417";

const result = (page: Page) => page.getByRole("region", { name: "Result" });
const figure = (page: Page) => result(page).locator(".figure");
const sentence = (page: Page) => result(page).locator("output");
const box = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const slider = (page: Page, name: string) => page.getByRole("slider", { name });
const schedule = (page: Page) => page.getByRole("dialog", { name: "Repayment Schedule" });
const viewSchedule = (page: Page) => page.getByRole("button", { name: "View Repayment Schedule" });

const open = (page: Page, query = "") => openPage(page, `${PATH}${query}`);

async function openAllPanels(page: Page) {
  const closed = page.locator("details.fold-card:not([open])");
  // What is opened pushes the next one down; a press that it moves away from is made again.
  await expect(async () => {
    for (let left = await closed.count(); left > 0; left -= 1) await closed.first().locator("summary").click();
    expect(await closed.count()).toBe(0);
  }).toPass();
}

/** The figures that stand on the page, all of them: never NaN, never an endless one. */
async function expectNoNonsense(page: Page) {
  const text = await page.getByRole("main").innerText();
  expect(text).not.toMatch(/NaN|Infinity|∞|undefined|null/);
}

test.describe("before any script", () => {
  test.use({ javaScriptEnabled: false });

  test("the answer for the defaults is there", async ({ page }) => {
    await page.goto(PATH);
    await expect(sentence(page)).toHaveText(
      "You would pay ₹31,417 a month for 8 years. Interest adds ₹10,16,018 to your ₹20,00,000.",
    );
    await expect(figure(page)).toHaveText(EMI);
    for (const text of ["₹30,16,018", "66.3%", "₹40,056"])
      await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", new RegExp(`${PATH}$`));
  });
});

test("by keyboard alone: boxes, sliders, picks, the schedule and back", async ({ page }) => {
  await open(page);
  await tabTo(page, box(page, "Loan amount"));
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("8 lakh");
  await tabTo(page, slider(page, "Loan amount"));
  await expect(box(page, "Loan amount")).toHaveValue("8,00,000");
  await expect(slider(page, "Loan amount")).toHaveAttribute("aria-valuetext", "8 lakh rupees");
  await page.keyboard.press("ArrowRight");
  await expect(box(page, "Loan amount")).toHaveValue("9,00,000");
  await page.keyboard.press("ArrowLeft");

  await tabTo(page, page.getByRole("button", { name: "9%", exact: true }));
  await page.keyboard.press("Enter");
  await expect(box(page, "Interest rate")).toHaveValue("9");
  await expect(page.getByRole("button", { name: "9%", exact: true })).toHaveAttribute("aria-pressed", "true");
  await tabTo(page, page.getByRole("button", { name: "5 years", exact: true }));
  await page.keyboard.press("Space");
  await expect(figure(page)).toHaveText("₹16,607");
  await expect(sentence(page)).toContainText("₹16,607 a month for 5 years");

  await tabTo(page, viewSchedule(page));
  await page.keyboard.press("Enter");
  await expect(schedule(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(schedule(page)).toBeHidden();
  await expect(viewSchedule(page)).toBeFocused();
});

test("Check Eligibility opens the apply modal", async ({ page }) => {
  await open(page);
  await page.getByRole("button", { name: "Check Eligibility" }).click();
  await expect(page.getByRole("dialog", { name: "Your Details" })).toBeVisible();
});

test("the address holds every input, and a lender's link brings its rate", async ({ page, context }) => {
  await open(page);
  await openAllPanels(page);
  expect(new URL(page.url()).search).toBe("");
  await box(page, "Loan amount").fill("35 lakh");
  await box(page, "Interest rate").fill("10.25");
  await page.getByRole("button", { name: "36 months" }).click();
  await box(page, "Tenure").fill("7.5");
  await page.getByRole("button", { name: "12 months" }).last().click();
  await page.getByLabel("How the loan is paid out").selectOption({ label: "Parts of my own" });
  await page.getByRole("button", { name: "Add a part" }).click();
  await page.getByLabel("Part 3: amount").fill("5 lakh");
  await page.getByRole("checkbox", { name: /added to the loan every month/ }).check();
  await box(page, "You pay extra").fill("1 lakh");
  await page.getByRole("button", { name: "Once" }).click();
  await box(page, "With EMI number").fill("24");
  await box(page, "New rate").fill("9.5");
  await page.getByRole("group", { name: "From the month" }).getByLabel("Month").selectOption({ label: "March" });
  await box(page, "Processing fee").fill("0.75");
  await expect(page).toHaveURL(
    /amount=3500000&rate=10\.25&course=36&tenure=7\.5&grace=12&compound=1&tranches=0:1750000,6:1750000,12:500000&prepay=100000&prepayEvery=once&prepayFrom=24&newRate=9\.5&newRateFrom=\d{4}-03&fee=0\.75$/,
  );
  await expect(page.getByText("The parts add up to ₹40,00,000, the loan above is ₹35,00,000.")).toBeVisible();

  const tables = (on: Page) => on.locator("details.fold-card table").allInnerTexts();
  const other = await context.newPage();
  await open(other, new URL(page.url()).search);
  await openAllPanels(other);
  await expect(figure(other)).toHaveText(await figure(page).innerText());
  expect(await tables(other)).toEqual(await tables(page));
  await expect(other.getByText("makes no sense")).toHaveCount(0);

  await open(other, "?rate=9.15");
  await expect(box(other, "Interest rate")).toHaveValue("9.15");
  await expect(box(other, "Loan amount")).toHaveValue("20,00,000");
  const lenders = other.getByRole("region", { name: "Lenders from this rate" });
  await expect(lenders.getByRole("link").first()).toHaveAttribute("href", /^\/education-loan/);
  await expect(lenders).toContainText("at or below 9.15% a year");

  // Whose rate it is, and when it was seen, stay in the address until another rate is typed.
  await open(other, "?rate=9.15&scheme=state-bank-of-india.global-ed-vantage&seen=mi825c00");
  await box(other, "Tenure").fill("10");
  await expect(other).toHaveURL(/rate=9\.15&.*tenure=10&scheme=state-bank-of-india\.global-ed-vantage&seen=mi825c00$/);
  await box(other, "Interest rate").fill("9.5");
  await expect(other).toHaveURL(/rate=9\.5&course=\d+&tenure=10$/);
});

test("bad input gets a hint or a dash, never NaN and never a crash", async ({ page }) => {
  const crashes: string[] = [];
  page.on("pageerror", (error) => crashes.push(error.message));
  await open(page);
  await openAllPanels(page);

  for (const bad of ["0", "-5", "1e18", "1000000000000000000", "", "twenty"]) {
    await box(page, "Loan amount").fill(bad);
    await expect(figure(page)).toHaveText("–");
    await expect(box(page, "Loan amount")).toHaveAttribute("aria-invalid", "true");
    await expect(viewSchedule(page)).toBeDisabled();
    await expect(sentence(page)).toContainText("Fill in");
    await expectNoNonsense(page);
  }
  await expectNoViolations(page);

  await box(page, "Loan amount").fill("20 lakh");
  await expect(figure(page)).toHaveText(EMI);
  await box(page, "Loan amount").fill("2 crore");
  await expect(page.getByText("Above the slider's range.")).toBeVisible();
  await expect(figure(page)).toHaveText("₹3,14,169");
  await box(page, "Loan amount").fill("2000000");

  for (const [rate, emi] of [
    ["0", "₹20,833"],
    ["40", "₹69,658"],
    ["", "–"],
    ["101", "–"],
    ["abc", "–"],
  ] as const) {
    await box(page, "Interest rate").fill(rate);
    await expect(figure(page)).toHaveText(emi);
    await expectNoNonsense(page);
  }
  await box(page, "Interest rate").fill("11");
  for (const bad of ["0", "-1", "", "99"]) {
    await box(page, "Tenure").fill(bad);
    await expect(figure(page)).toHaveText("–");
    await expectNoNonsense(page);
  }
  await box(page, "Tenure").fill("8");
  // The course is no part of the headline: nonsense there leaves it standing, and takes only what needs it.
  await box(page, "Course duration").fill("two years");
  await expect(figure(page)).toHaveText(EMI);
  await expect(page.getByText("Mend the boxes that ask for it")).toBeVisible();
  for (const name of ["You pay extra", "New rate", "Processing fee", "A fixed sum a month", "From EMI number"]) {
    await box(page, name).fill("-5");
    await expect(box(page, name)).toHaveAttribute("aria-invalid", "true");
    await expectNoNonsense(page);
  }

  await open(page, "?amount=1e18&rate=abc&tenure=-1&tranches=0:x&prepayEvery=day&utm_source=mail");
  await expect(
    page.getByText(
      "The address held something for loan amount, interest rate, tenure, parts of the loan and how often you prepay that makes no sense",
    ),
  ).toBeVisible();
  await expect(figure(page)).toHaveText(EMI);
  await expectNoNonsense(page);
  expect(crashes).toEqual([]);
});

test("the schedule: four years, two more at a time, sums, the file for spreadsheets", async ({ page }) => {
  await open(page);
  await viewSchedule(page).click();
  const years = schedule(page).locator("details");
  await expect(years).toHaveCount(4);
  await expect(years.nth(0)).toHaveAttribute("open");
  await expect(years.nth(1)).not.toHaveAttribute("open");
  for (const column of ["Month", "Principal Paid", "Interest Charged", "Total Payment", "Balance"])
    await expect(years.nth(0).getByRole("columnheader", { name: column })).toBeVisible();
  const now = new Date();
  await expect(years.nth(0).getByRole("heading")).toHaveText(String(now.getFullYear()));
  await expect(years.nth(0).getByRole("rowheader").first()).toHaveText(now.toLocaleString("en-US", { month: "short" }));

  const more = schedule(page).getByRole("button", { name: "Load More" });
  await more.focus();
  await page.keyboard.press("Enter");
  await expect(years).toHaveCount(6);
  await expect(years.nth(4).locator("summary")).toBeFocused();
  await more.click();
  await expect(years).toHaveCount(8);
  if (now.getMonth() > 0) {
    await more.click();
    await expect(years).toHaveCount(9);
  }
  await expect(more).toHaveCount(0);
  await expect(schedule(page)).toContainText("All instalments together: ₹30,16,003, of which interest ₹10,16,003.");
  await expect(schedule(page)).toContainText("The calculator says ₹30,16,018");

  const [file] = await Promise.all([
    page.waitForEvent("download"),
    schedule(page).getByRole("button", { name: "Download CSV" }).click(),
  ]);
  expect(file.suggestedFilename()).toBe("repayment-2000000-11pct-96m.csv");
  const lines = (await readFile(await file.path(), "utf8")).trim().split("\r\n");
  expect(lines).toHaveLength(98);
  expect(lines.at(-1)).toBe("Total,,2000000,1016003,3016003,");

  await schedule(page).getByRole("button", { name: "Close" }).click();
  await viewSchedule(page).click();
  await expect(years).toHaveCount(4);
});

test("on paper there is the whole schedule and nothing else", async ({ page }) => {
  await open(page);
  await page.emulateMedia({ media: "print" });
  // A page that has only just come may not listen yet.
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
    await expect(page.locator(".print-only tbody tr")).toHaveCount(96, { timeout: 2000 });
  }).toPass();
  await expect(page.locator(".print-only")).toContainText("All instalments together: ₹30,16,003");
  await expect(box(page, "Loan amount")).toBeHidden();
  await expect(page.getByRole("heading", { name: "FAQs" })).toBeHidden();
  await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
  await expect(page.locator(".print-only tbody tr")).toHaveCount(0);
});

test("the ring draws itself in 1.5 s, and not under reduced motion", async ({ page }) => {
  const durations = () =>
    page.evaluate(
      () =>
        document.getAnimations().flatMap((animation) => (animation.effect?.getTiming().duration === 1500 ? [1500] : []))
          .length,
    );
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto(PATH);
  await expect.poll(durations, { intervals: [20] }).toBe(2);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page);
  expect(await durations()).toBe(0);
});

test.describe("the pictures", () => {
  const tab = (page: Page, name: string) => page.getByRole("radio", { name, exact: true });
  const life = (page: Page) => page.getByRole("img", { name: /borrowed grows/ });

  test("come with the page: ring, over time, by year, one at a time and by the arrow keys", async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const page = await context.newPage();
    await page.goto(PATH);
    await expect(page.getByRole("img", { name: /^Of ₹30,16,018 in all, 66\.3% is the loan/ })).toBeVisible();
    await expect(life(page)).toBeHidden();
    await tab(page, "Ring").focus();
    await page.keyboard.press("ArrowRight");
    await expect(
      page.getByRole("img", {
        name: "₹20,00,000 borrowed grows by ₹5,50,000 of interest to ₹25,50,000 in 2 years and 6 months, then 96 EMIs of ₹40,056 bring it down to nothing.",
      }),
    ).toBeVisible();
    await page.keyboard.press("ArrowRight");
    await expect(life(page)).toBeHidden();
    await expect(page.getByRole("region", { name: "Year by year" }).getByRole("row")).toHaveCount(9);
    await context.close();
  });

  test("follow the boxes, and the loan that ways to repay stand beside", async ({ page }) => {
    await open(page);
    await page.getByText("Over time", { exact: true }).click();
    await expect(life(page)).toHaveAttribute("aria-label", /₹25,50,000/);
    await box(page, "Loan amount").fill("40 lakh");
    await page.getByRole("button", { name: "12 months", exact: true }).first().click();
    await expect(life(page)).toHaveAttribute(
      "aria-label",
      /^₹40,00,000 borrowed grows by ₹6,60,000 of interest to ₹46,60,000 in 1 year and 6 months/,
    );
    await box(page, "Course duration").fill("two");
    await expect(page.getByText("Nothing to draw").first()).toBeVisible();
    await box(page, "Course duration").fill("24");
    await page.getByText("By year", { exact: true }).click();
    await expect(page.getByRole("region", { name: "Year by year" }).getByRole("row").last()).toContainText("₹0");

    await openAllPanels(page);
    await box(page, "Loan amount").fill("20 lakh");
    const ways = page.getByRole("img", {
      name: /Beside it: Shorter loan, same EMI: Saves ₹2,22,212 and 1 year and 7 months/,
    });
    await expect(ways).toBeVisible();
    await expect(page.getByRole("img", { name: /Beside it: Keep the EMI: / })).toBeVisible();
    await expectNoViolations(page);
  });

  test("three loans are pinned in the address, with their difference in words", async ({ page, context }) => {
    await open(page);
    const pin = page.getByRole("button", { name: "Pin this" });
    await pin.click();
    await box(page, "Tenure").fill("10");
    await pin.click();
    await box(page, "Interest rate").fill("9.5");
    await pin.click();
    await expect(page.getByRole("button", { name: "Three are pinned" })).toBeDisabled();
    await expect(page).toHaveURL(/&pin=2000000,11,24,96&pin=2000000,11,24,120&pin=2000000,9\.5,24,120$/);
    const pinned = (on: Page) => on.getByRole("region", { name: "Pinned" });
    await expect(pinned(page).getByRole("heading", { level: 3 })).toHaveText([
      "1: ₹20,00,000 at 11%, 8 years after 2 years of course",
      "2: ₹20,00,000 at 11%, 10 years after 2 years of course",
      "3: ₹20,00,000 at 9.5%, 10 years after 2 years of course",
    ]);
    // 40,056 over 96 months and 35,126 over 120, by the formula on 25.5 lakh.
    await expect(pinned(page).getByRole("listitem").filter({ hasText: "2: " })).toContainText(
      "Costs ₹3.7 lakh more in all than the first, with ₹4,930 less a month.",
    );
    await expect(pinned(page).getByRole("listitem").first()).toContainText("₹40,056");
    await expectNoViolations(page);

    // They come back with the address, and changing a box keeps them.
    const other = await context.newPage();
    await open(other, new URL(page.url()).search);
    await expect(pinned(other).getByRole("heading", { level: 3 })).toHaveCount(3);
    await box(other, "Loan amount").fill("30 lakh");
    await expect(other).toHaveURL(/amount=3000000.*&pin=.*&pin=.*&pin=/);
    await pinned(other)
      .getByRole("button", { name: /^Use this.*9\.5%/ })
      .click();
    await expect(box(other, "Loan amount")).toHaveValue("20,00,000");
    await expect(box(other, "Interest rate")).toHaveValue("9.5");
    for (let left = 3; left > 0; left -= 1) {
      await expect(
        pinned(other)
          .getByRole("listitem")
          .filter({ has: other.locator("h3") }),
      ).toHaveCount(left);
      await pinned(other)
        .getByRole("button", { name: /^Remove/ })
        .first()
        .click();
    }
    await expect(pinned(other)).toHaveCount(0);
    await expect(other.getByRole("button", { name: "Pin this" })).toBeEnabled();
  });
});

test("on a phone the banner is a line, and the answer stands in the first screen", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page);
  const banner = await page.locator(".band-deep").first().boundingBox();
  expect(banner!.height).toBeLessThanOrEqual(100);
  await expect(figure(page)).toBeInViewport({ ratio: 1 });
});

test("at 320 px nothing moves sideways, with everything open", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, "?parts=12&amount=999900000000&pin=999900000000,11,24,96&pin=800000,9.15,0,100");
  await openAllPanels(page);
  await expect(page.getByRole("region", { name: "Pinned" })).toBeVisible();
  for (const picture of ["Over time", "By year", "Ring"]) {
    await page.getByText(picture, { exact: true }).click();
    await expectNoSideways(page);
  }
  await page.getByLabel("How the loan is paid out").selectOption({ label: "Parts of my own" });
  await expectNoSideways(page);
  await viewSchedule(page).click();
  await expect(schedule(page).getByText("Swipe a table sideways to see all columns.")).toBeVisible();
  await expectNoSideways(page);
  expect(await schedule(page).evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(0);
  await schedule(page).getByRole("checkbox", { name: "Fewer columns" }).check();
  await expect(schedule(page).getByRole("columnheader").first()).toBeVisible();
  await expect(schedule(page).getByRole("columnheader", { name: "Interest Charged" })).toHaveCount(0);
});
