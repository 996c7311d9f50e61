import { expect, type Page } from "@playwright/test";
import { SHARE_CONSENT_VERSION } from "@/lib/share-links/parts";
import { newCase } from "@/tests/factories/cases";
import { newStaffMember } from "@/tests/factories/staff";
import { db } from "@/tests/factories/database";
import { saveLoanForm } from "@/tests/factories/loan-forms";
import { test } from "@/tests/fixtures";
import { putChoice, putIn, sentTo } from "@/e2e/support/boxes";
import { openBlock } from "@/e2e/support/case-page";
import { openPage } from "@/e2e/support/open-page";
import { codeFor } from "@/e2e/support/phone-codes";
import { CHEAP_PHONE, setProcessor, slowDown, SLOW_3G } from "@/e2e/support/phone";

// The forms that e2e/boxes.e2e.ts leaves out, and a real slow line.

test.use({ bellSeen: true });

const radio = (page: Page, name: string) => page.getByRole("radio", { name });
const isHydrated = (page: Page) =>
  page.evaluate(() =>
    Object.keys(document.querySelector("main :is(input, select)") ?? {}).some((key) => key.startsWith("__reactProps")),
  );

test.describe("on slow 3G and a slow processor, typed at the first sight of the box", () => {
  test.use(CHEAP_PHONE);

  for (const [path, id, shown] of [
    ["/tools/education-loan-emi-calculator", "amount", "your ₹35,00,000"],
    ["/", "emi-card-amount", "₹54,979"],
    ["/tools/education-loan-eligibility", "amount", "Thirty-five lakh rupees"],
  ] as const)
    test(path, async ({ page }) => {
      // By the page itself: a busy machine's keys would come too late.
      await page.addInitScript((name) => {
        const look = setInterval(() => {
          const box = document.getElementById(name);
          if (!(box instanceof HTMLInputElement)) return;
          clearInterval(look);
          box.focus();
          box.select();
          document.execCommand("insertText", false, "3500000");
          document.documentElement.dataset.typed = Object.keys(box).join();
        }, 20);
      }, id);
      const line = await slowDown(page, SLOW_3G);
      await page.goto(path, { waitUntil: "commit" });
      const typed = () => page.evaluate(() => document.documentElement.dataset.typed);
      await expect.poll(typed, { timeout: 300_000 }).toBeDefined();
      expect(await typed(), "typed before React took the box over").toBe("");
      await expect.poll(() => isHydrated(page), { timeout: 300_000 }).toBe(true);
      await setProcessor(line, "fast");
      await expect(page.locator(`#${id}`)).toHaveValue("35,00,000");
      await expect(page.getByRole("main").getByText(shown).filter({ visible: true }).first()).toBeVisible();
    });
});

test("my lenders: a lender, a day, a line and a link", async ({ page, student }) => {
  await saveLoanForm(student.id, undefined, { complete: true });
  await page.goto("/dashboard/lenders");
  await putIn(page.getByLabel("Lender", { exact: true }), "Bank of Somewhere");
  await putIn(page.getByLabel("Branch or city"), "Adajan");
  const chosen = sentTo(page, "cases/choose");
  await page.getByRole("button", { name: "Add a lender" }).click();
  expect(await chosen).toMatchObject({ lenderName: "Bank of Somewhere", branch: "Adajan" });
  await expect(page.getByRole("heading", { level: 1, name: "Bank of Somewhere" })).toBeVisible();

  await openBlock(page, "Write down what happened");
  await putIn(radio(page, "I handed over my papers"), true, "change");
  await expect(page.getByLabel("In your words")).toBeVisible();
  await putIn(radio(page, "Another day"), true, "blur");
  const day = page.getByRole("group", { name: "Which day?" });
  for (const [part, text] of [
    ["Day", "3"],
    ["Month", "Nov"],
    ["Year", "2026"],
  ] as const)
    await putIn(day.getByLabel(part), text);
  await putChoice(page.getByLabel("How?"), "at the branch");
  await putIn(page.getByLabel("In your words"), "To Ms Shah at the counter.");
  const line = sentTo(page, "cases/write");
  await page.getByRole("button", { name: "Write it down" }).click();
  expect(await line).toMatchObject({
    kind: "handedOver",
    happenedOn: "2026-11-03",
    channel: "branch",
    note: "To Ms Shah at the counter.",
  });
  await expect(page.getByText("Written down.", { exact: true }).first()).toBeVisible();
  // Once it is written, the boxes are empty for the next line.
  await radio(page, "I handed over my papers").check();
  await expect(page.getByLabel("In your words")).toHaveValue("");

  await openBlock(page, "Hand your file to Bank of Somewhere");
  await page.getByRole("button", { name: "Make a link" }).first().click();
  await putIn(page.getByLabel("Who is it for?"), "A. Shah");
  const parts = page.getByRole("group", { name: "What may they see?" }).getByRole("checkbox");
  await putIn(parts.nth(0), true);
  await putIn(parts.nth(1), true);
  await putChoice(page.getByLabel("For how long?"), "7 days");
  const made = sentTo(page, "passes/make");
  await page.getByRole("button", { name: "Make the link" }).click();
  expect(await made).toMatchObject({ name: "A. Shah", parts: ["you", "study"], days: 7 });
});

test("my dates", async ({ page, student }) => {
  await saveLoanForm(student.id, undefined, { complete: true });
  await newCase(student.id);
  await page.goto("/dashboard/lenders");
  await page
    .getByRole("button", { name: /^Set.*Visa interview/ })
    .first()
    .click();
  const day = page.getByRole("region", { name: "My dates" }).getByRole("group");
  await putIn(day.getByLabel("Day"), "3");
  await putIn(day.getByLabel("Month"), "March");
  await putIn(day.getByLabel("Year"), "2027");
  const saved = sentTo(page, "cases/dates");
  await day.page().getByRole("button", { name: "Save", exact: true }).click();
  expect(await saved).toMatchObject({ day: "2027-03-03" });
});

test("a pack: opened by its codes, and answered", async ({ page, student, browser, baseURL }) => {
  await saveLoanForm(student.id, undefined, { complete: true });
  const caseId = await newCase(student.id);
  const made = await page.request.post("/api/passes/make", {
    data: { caseId, name: "A. Shah", parts: ["you"], days: 7, consentVersion: SHARE_CONSENT_VERSION },
    headers: { "sec-fetch-site": "same-origin" },
  });
  const { short, code } = ((await made.json()) as { data: { short: string; code: string } }).data;
  const officers = await browser.newContext({ baseURL });
  const officer = await officers.newPage();
  await openPage(officer, "/pack");
  await putIn(officer.getByLabel("Short code"), short);
  await putIn(officer.getByLabel("6 digits"), code);
  const opened = sentTo(officer, "pack/open");
  await officer.getByRole("button", { name: "Open", exact: true }).click();
  expect(await opened).toMatchObject({ short, code });
  const answer = officer.getByRole("region", { name: "Your answer" });
  await answer.getByRole("button", { name: "Sanctioned" }).click();
  await putIn(answer.getByLabel("Amount sanctioned"), "25 lakh");
  await putIn(answer.getByLabel("Interest rate, in % a year"), "९.१५ %");
  await putIn(answer.getByLabel("Time to pay back, in months"), "120");
  await putIn(answer.getByLabel("In your words"), "For the first year.");
  const reply = sentTo(officer, "pack/reply");
  await answer.getByRole("button", { name: "Write it down" }).click();
  expect(await reply).toMatchObject({
    kind: "sanctioned",
    amount: 2_500_000,
    rate: 9.15,
    termMonths: 120,
    words: "For the first year.",
  });
  await officers.close();
});

test("the desk: entry, a purpose, a correction", async ({ page, student }) => {
  await saveLoanForm(student.id, undefined, { complete: true });
  const { reference } = await db.loanForm.findUniqueOrThrow({ where: { userId: student.id } });
  const { digits } = await newStaffMember();
  await page.goto("/desk/files");
  await putIn(page.getByLabel("Phone number"), digits);
  await page.getByRole("button", { name: "Send OTP" }).click();
  const boxes = page.getByRole("group", { name: /6-digit code/ }).getByRole("textbox");
  await expect(boxes).toHaveCount(6);
  for (const [at, digit] of [...(await codeFor(digits))].entries()) await putIn(boxes.nth(at), digit);
  await page.getByRole("button", { name: "Verify" }).click();
  await page.getByRole("listitem").filter({ hasText: reference }).getByRole("link", { name: reference }).click();
  await putIn(radio(page, "To check the papers"), true);
  const opened = sentTo(page, "desk/open");
  await page.getByRole("button", { name: "Open the file" }).click();
  expect(await opened).toMatchObject({ reference });
  const stage = page.getByRole("region", { name: "Where the application stands" });
  const value = await stage.getByRole("combobox").locator("option").nth(1).getAttribute("value");
  await putIn(stage.getByRole("combobox"), value!);
  await putIn(stage.getByLabel("Why?"), "We read your papers today.");
  const moved = sentTo(page, "desk/stage");
  await stage.getByRole("button", { name: "Correct it" }).click();
  expect(await moved).toMatchObject({ reference, stage: value, note: "We read your papers today." });
});
