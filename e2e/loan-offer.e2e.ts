import { expect, type Locator, type Page } from "@playwright/test";
import { test } from "@/tests/fixtures";
import { openPage, tabTo } from "./support/open-page";
import { expectGoodAt, expectNoViolations } from "./support/page-check";
import { CHEAP_PHONE, isWritten, kill, slowDown } from "./support/phone";

const PATH = "/tools/loan-offer";

/**
 * Seconds that a person takes: to find a box on the paper and look at it, to press on a phone, and to type one sign
 * there (Card, Moran and Newell's keystroke model; 20 words a minute for the signs).
 */
const SECONDS = { look: 1.35, press: 1.1, sign: 0.6 };

/** The boxes and the presses of one paper, counted: what "about 14 numbers, 4 minutes" comes to. */
class Typist {
  taps = 0;
  boxes = 0;
  numbers = 0;
  signs = 0;
  constructor(readonly page: Page) {}
  async type(label: string | RegExp, text: string) {
    this.taps += 1;
    this.boxes += 1;
    if (/^[\d,.]+/.test(text)) this.numbers += 1;
    this.signs += text.length;
    await this.page.getByRole("textbox", { name: label, exact: typeof label === "string" }).fill(text);
  }
  async choose(group: string, answer: string) {
    this.taps += 1;
    this.boxes += 1;
    await this.page.getByRole("group", { name: group, exact: true }).getByText(answer, { exact: true }).click();
  }
  async pick(list: string, answer: string) {
    this.taps += 2;
    this.boxes += 1;
    await this.page.getByLabel(list, { exact: true }).selectOption({ label: answer });
  }
  async day(group: string, [day, month, year]: readonly [string, string, string]) {
    this.taps += 3;
    this.boxes += 3;
    this.signs += `${day}${month}${year}`.length;
    const boxes = this.page.getByRole("group", { name: group, exact: true }).first();
    await boxes.getByLabel("Day", { exact: true }).fill(day);
    await boxes.getByLabel("Month").fill(month);
    await boxes.getByLabel("Year").fill(year);
  }
  async unseen(label: string, answer: "Not there" | "I cannot read it") {
    this.taps += 1;
    this.boxes += 1;
    await this.page.getByRole("group", { name: label, exact: true }).getByRole("button", { name: answer }).click();
  }
  async press(button: Locator) {
    this.taps += 1;
    await button.click();
  }
  /** Counted, with the minutes that a person is reckoned to take. */
  get counted() {
    const { taps, boxes, numbers, signs } = this;
    const seconds = boxes * SECONDS.look + taps * SECONDS.press + signs * SECONDS.sign;
    return { taps, boxes, numbers, signs, minutes: Math.round(seconds / 6) / 10 };
  }
}

const checkButton = (page: Page) => page.getByRole("button", { name: "Check this offer" });
const result = (page: Page) => page.getByRole("region", { name: "What fits, and what does not" });
const verdict = (page: Page) =>
  result(page)
    .getByText(/\d+ fits?, \d+ do(es)? not fit, \d+ cannot be seen/)
    .first();

/** A made-up paper of a private bank: floating, paid out once, three years of study, insurance as a condition. */
async function typeKfs(typist: Typist, lender = "Bank of Vindhya", change: Partial<Record<string, string>> = {}) {
  await typist.pick("What kind of lender is it?", "Private bank");
  await typist.choose("Did you get a Key Facts Statement?", "Yes");
  await typist.type("Name of the lender", lender);
  await typist.day("Day on the Key Facts Statement", ["12", "11", "2026"]);
  await typist.day("The offer is open until", ["17", "11", "2026"]);
  await typist.choose("Is it in a language that you understand?", "Yes");
  await typist.type("Loan proposal or account number", "E2/2026/7026");
  await typist.type("Sanctioned loan amount", change.sanctioned ?? "26,00,000");
  await typist.choose("How the money is paid out", "All at once");
  await typist.type("Loan term in months", "180");
  await typist.type("Number of instalments", "144");
  await typist.type("Amount of one instalment", change.instalment ?? "39,832");
  await typist.type("Months before the first instalment", "36");
  await typist.type("Interest rate, per cent a year", "9.75");
  await typist.choose("Kind of rate", "Floating (it can change)");
  await typist.type("Benchmark rate (B)", "8.15");
  await typist.type("Spread (S)", "1.6");
  await typist.type("The benchmark is reset every so many months", "3");
  await typist.choose("Fees and charges", "Fees stand there");
  await typist.type("Amount of charge 1, with GST", "11,800");
  await typist.type("Annual Percentage Rate (APR)", "9.92");
  await typist.choose("If you pay late", "A charge, a sum or a share of what is late");
  await typist.choose("Is there a charge for paying back early?", "No");
  await typist.choose("Phone of the nodal officer for complaints", "It is there");
  await typist.choose("E-mail of the nodal officer for complaints", "Not there");
  await typist.unseen("Total interest", "I cannot read it");
  await typist.type("Net disbursed amount", "25,88,200");
  await typist.unseen("Total amount to be paid", "Not there");
  await typist.choose("Did you get a sanction letter?", "Yes");
  await typist.choose("Interest while you study", "Simple: added once, when instalments begin");
  await typist.choose("Insurance with the loan", "The loan is given only with it");
}

test.use({ ...CHEAP_PHONE });

test("a visitor types a statement on a slow phone, reads the verdict and prints the sheet", async ({ page }) => {
  await slowDown(page);
  const sent: string[] = [];
  page.on("request", (request) => void (request.method() === "POST" && sent.push(request.url())));
  const began = Date.now();
  await openPage(page, PATH);
  await expect(checkButton(page)).toBeVisible();
  const secondsUntilBoxes = Math.round((Date.now() - began) / 100) / 10;
  const typist = new Typist(page);
  await typeKfs(typist);
  await typist.press(checkButton(page));
  await expect(verdict(page)).toBeVisible();
  await expect(page.getByRole("heading", { name: "What fits, and what does not" })).toBeFocused();
  const counted = { ...typist.counted, secondsUntilBoxes };
  test.info().annotations.push({ type: "one statement", description: JSON.stringify(counted) });
  console.log(`One statement at 360 px on a slow line: ${JSON.stringify(counted)}`);
  expect(counted.minutes).toBeLessThan(5);
  // What was typed is in no request: the page measures its own speed at most.
  expect(sent.filter((url) => !url.endsWith("/api/vitals"))).toEqual([]);
  await result(page).getByText("The rule, and its source").first().click();
  await expect(result(page).getByRole("button", { name: "Copy the sentence" }).first()).toBeVisible();
  await expect(result(page).getByRole("heading", { name: "Interest and your tax" })).toBeVisible();

  await page.emulateMedia({ media: "print" });
  const sheet = page.getByRole("region", { name: "A sheet for the family" });
  await expect(sheet).toBeVisible();
  await expect(sheet).toContainText("The loan offer of Bank of Vindhya");
  await expect(sheet.getByRole("list").last().getByRole("listitem")).toHaveCount(3);
  await expect(checkButton(page)).toBeHidden();
  const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test("what is unreadable, absent or impossible has a sentence at its box, and a killed tab loses nothing", async ({
  page: first,
}) => {
  let page = first;
  await openPage(page, PATH);
  const since = Date.now();
  const typist = new Typist(page);
  await typist.type("Sanctioned loan amount", "1,90,000");
  await typist.type("Amount of one instalment", "2,00,000");
  await typist.day("Day on the Key Facts Statement", ["24", "12", "2099"]);
  await typist.unseen("Net disbursed amount", "I cannot read it");
  await typist.unseen("Total interest", "Not there");
  await typist.type("Annual Percentage Rate (APR)", "low");
  await typist.choose("Did you get a sanction letter?", "Yes");
  await page.getByText("More rows, for more checks").click();
  await typist.type("Loan amount in the letter", "19,00,000");
  await checkButton(page).click();
  await expect(page.getByRole("main").getByRole("alert").getByRole("link")).toHaveCount(4);
  await expect(page.getByRole("main").getByRole("alert")).toBeFocused();
  const fieldOf = (id: string) => page.locator(`.field:has([id="${id}"])`);
  await expect(fieldOf("instalment").locator(".field-error")).toContainText("cannot be more than the whole loan");
  await expect(fieldOf("letterAmount").locator(".field-error")).toContainText("10 or 100 times");
  await expect(fieldOf("givenOn").locator(".field-error")).toContainText("still to come");
  await expect(fieldOf("apr").locator(".field-error")).toContainText("as a number");
  await expect(page.getByText("It counts as unknown, never as 0.", { exact: false })).toBeVisible();
  await expect(page.getByText("It counts as missing, never as 0.", { exact: false })).toBeVisible();
  await expectNoViolations(page, "errors");

  await expect.poll(() => isWritten(page, since)).toBe(true);
  page = await kill(page);
  await openPage(page, PATH);
  await expect(page.getByRole("textbox", { name: "Sanctioned loan amount" })).toHaveValue("1,90,000");
  await expect(page.getByRole("textbox", { name: "Annual Percentage Rate (APR)" })).toHaveValue("low");
  await expect(
    page.getByRole("group", { name: "Day on the Key Facts Statement" }).first().getByLabel("Year"),
  ).toHaveValue("2099");
  await expect(
    page.getByRole("group", { name: "Net disbursed amount" }).getByRole("button", { name: "I cannot read it" }),
  ).toHaveAttribute("aria-pressed", "true");

  await page.getByRole("button", { name: "Empty offer 1" }).click();
  await page.getByRole("button", { name: "Yes" }).click();
  await expect(page.getByRole("textbox", { name: "Sanctioned loan amount" })).toHaveValue("");
  await page.reload();
  await expect(page.getByRole("textbox", { name: "Sanctioned loan amount" })).toHaveValue("");
});

test("three offers stand side by side, the cash that reaches the college first", async ({ page }) => {
  await openPage(page, PATH);
  for (const [place, lender] of ["Bank of Vindhya", "Malwa Finance", "Konkan Bank"].entries()) {
    await page.getByRole("button", { name: `Offer ${place + 1}` }).click();
    await typeKfs(new Typist(page), lender, { sanctioned: `${26 + place},00,000` });
  }
  await checkButton(page).click();
  await expect(verdict(page)).toBeVisible();
  const table = page.getByRole("region", { name: "Table of the offers" });
  const published = page.getByRole("region", { name: "Table of what lenders publish" });
  await expect(published.getByRole("columnheader")).toHaveCount(5);
  await expect(published.getByRole("rowheader", { name: "Where it stands, and from when" })).toBeVisible();
  await expect(table.getByRole("columnheader")).toHaveText([/./, "Bank of Vindhya", "Malwa Finance", "Konkan Bank"]);
  await expect(table.getByRole("row").nth(1)).toContainText(/college/i);
  await expectGoodAt(page, [320, 1280], "three offers");
});

test("by keyboard alone, and with letters twice as large", async ({ page }) => {
  await openPage(page, PATH);
  await tabTo(page, page.getByRole("button", { name: "Offer 2" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Offer 2" })).toHaveAttribute("aria-pressed", "true");
  const amount = page.getByRole("textbox", { name: "Sanctioned loan amount" });
  await tabTo(page, amount);
  await page.keyboard.type("26 lakh");
  await page.keyboard.press("Tab");
  await expect(amount).toHaveValue("26,00,000");
  await page.keyboard.press("Enter");
  await expect(amount).toHaveValue("");
  await page.keyboard.press("Enter");
  await expect(amount).toHaveValue("26,00,000");
  await tabTo(page, checkButton(page), 120);
  await page.keyboard.press("Enter");
  await expect(verdict(page)).toBeVisible();
  await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
  await expectGoodAt(page, [320], "letters at 200%");
});
