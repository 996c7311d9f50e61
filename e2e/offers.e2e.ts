import { expect, type Page } from "@playwright/test";
import { emptyOffer } from "@/lib/offers/offer";
import { newCase } from "@/tests/factories/cases";
import { db } from "@/tests/factories/database";
import { saveLoanForm } from "@/tests/factories/loan-forms";
import { test } from "@/tests/fixtures";
import { pdf } from "@/tests/samples/documents";
import { openBlock } from "./support/case-page";
import { openDesk } from "./support/desk";
import { giveFile } from "./support/give-file";
import { openPage } from "./support/open-page";
import { expectGoodAt } from "./support/page-check";
import { CHEAP_PHONE } from "./support/phone";

const CHECK = "/tools/loan-offer";
const BLOCK = "The loan offer, as its papers say it";

test.use({ ...CHEAP_PHONE, bellSeen: true });

const block = (page: Page) => page.getByRole("region", { name: BLOCK });
const amount = (page: Page) => page.getByRole("textbox", { name: "Sanctioned loan amount", exact: true });
const rate = (page: Page) => page.getByRole("textbox", { name: "Interest rate, per cent a year", exact: true });

test("a typed offer is kept at its lender, revised, compared, written down as sanctioned, and taken back", async ({
  page,
  student,
}) => {
  await saveLoanForm(student.id, undefined, { complete: true });
  const caseId = await newCase(student.id);
  for (const [lenderName, sanctioned] of [
    ["Avanse", 2_400_000],
    ["Credila", 2_500_000],
  ] as const) {
    const other = await newCase(student.id, { lenderName });
    await db.loanOffer.create({ data: { caseId: other, answers: { ...emptyOffer(), lenderName, sanctioned } } });
  }
  const atLender = `/dashboard/lenders?case=${caseId}`;

  await openPage(page, CHECK);
  await page.getByRole("textbox", { name: "Name of the lender", exact: true }).fill("Surat Nagrik Bank");
  await amount(page).fill("26,00,000");
  await rate(page).fill("9.75");
  await page.getByRole("textbox", { name: "Number of instalments", exact: true }).fill("144");
  await page.getByRole("button", { name: "Check this offer" }).click();
  await page.getByRole("link", { name: "Keep this offer in your account, at its lender" }).click();
  await expect(page).toHaveURL(/\/dashboard\/lenders/);

  await page.goto(atLender);
  await openBlock(page, BLOCK);
  await expect(block(page).getByText("Surat Nagrik Bank")).toBeVisible();
  await giveFile(block(page), { ...(await pdf("Sanction letter")), name: "letter.pdf" });
  await expect(block(page).getByText("letter.pdf")).toBeVisible();
  await block(page).getByRole("button", { name: "Keep this offer here" }).click();
  await expect(block(page).getByText(/\d+ fits?, \d+ do(es)? not fit, \d+ cannot be seen/)).toBeVisible();
  await expect(block(page).getByText(/^Version 1, kept on/)).toBeVisible();
  await expect(block(page).getByRole("link", { name: /letter\.pdf/ })).toBeVisible();
  await block(page).getByText("See each finding").click();
  await expect(block(page).getByRole("button", { name: "Copy the sentence" }).first()).toBeVisible();
  await expectGoodAt(page, [320, 1280], "a kept offer");

  // A revised statement: the kept one is copied to the check, changed there, and found here again by the way back.
  const copy = block(page).getByRole("button", { name: "Copy version 1 there" });
  await copy.focus();
  await page.keyboard.press("Enter");
  await expect(block(page).getByText("It stands there now as offer 2", { exact: false })).toBeVisible();
  await expect(copy).toBeFocused();
  await block(page).getByRole("link", { name: "Go to the offer check" }).click();
  await expect(page).toHaveURL(new RegExp(CHECK));
  await page.getByRole("button", { name: /^Offer 2/ }).click();
  await expect(rate(page)).toHaveValue("9.75");
  await rate(page).fill("9.4");
  await rate(page).blur();
  await page.goBack();
  await openBlock(page, BLOCK);
  await expect(block(page).getByText("It is kept here as version 1.")).toBeVisible();
  await block(page).getByRole("button", { name: "Keep this offer here" }).click();
  await expect(block(page).getByText(/^Version 2, kept on/)).toBeVisible();
  await expect(block(page).getByText("9.75%, now 9.4%")).toBeVisible();
  await page.goForward();
  await expect(rate(page)).toHaveValue("9.4");
  await page.reload();
  await page.getByRole("button", { name: /^Offer 2/ }).click();
  await expect(rate(page)).toHaveValue("9.4");
  await page.goto(atLender);
  await openBlock(page, BLOCK);

  const table = block(page).getByRole("region", { name: "Table of the offers" });
  await expect(table.getByRole("columnheader")).toHaveText(["What", "Surat Nagrik Bank", "Avanse", "Credila"]);
  await block(page).getByRole("checkbox", { name: "Credila" }).uncheck();
  await expect(table.getByRole("columnheader")).toHaveText(["What", "Surat Nagrik Bank", "Avanse"]);
  // Below them, what our lenders publish for 26 lakh over 144 months.
  const published = block(page).getByRole("region", { name: "Table of what lenders publish" });
  await expect(published.getByRole("columnheader")).toHaveCount(5);

  const write = block(page).getByRole("button", { name: "Write down that it is sanctioned" });
  await write.click();
  const day = block(page).getByRole("group", { name: "On which day did they say yes?" }).first();
  await expect(day.getByLabel("Day", { exact: true })).toBeFocused();
  await expect(block(page).getByText("Enter the day as day, month and year", { exact: false })).toBeVisible();
  await day.getByLabel("Day", { exact: true }).fill("3");
  await day.getByLabel("Month").fill("11");
  await day.getByLabel("Year").fill("2025");
  await write.click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Write it down" }).click();
  await expect(block(page).getByText("It is written down as sanctioned, with these very figures.")).toBeVisible();
  const [event] = await db.caseEvent.findMany({ where: { caseId, kind: "sanctioned" } });
  expect(event).toMatchObject({ amount: 2_600_000, termMonths: 144, writer: "student" });
  expect(Number(event!.rate)).toBe(9.4);

  await block(page).getByRole("button", { name: "Take version 2 back" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Keep it" }).click();
  await expect(block(page).getByText(/^Version 2, kept on/)).toBeVisible();
  await block(page).getByRole("button", { name: "Take version 2 back" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Take it back" }).click();
  await expect(block(page).getByText(/^Version 2, kept on/)).toHaveCount(0);
  await expect(block(page).getByText(/^Version 1, kept on/)).toBeVisible();
});

test("an officer and the desk see a kept offer only where that part was ticked", async ({
  page,
  student,
  browser,
  baseURL,
}) => {
  await saveLoanForm(student.id, undefined, { complete: true });
  const keptAt = async (lenderName: string, proposalNumber: string) => {
    const caseId = await newCase(student.id, { lenderName });
    const answers = { ...emptyOffer(), lenderName, proposalNumber, sanctioned: 2_600_000 };
    await db.loanOffer.create({ data: { caseId, answers } });
    return caseId;
  };
  const [surat, avanse] = [await keptAt("Surat Nagrik Bank", "SNB/77"), await keptAt("Avanse", "AV/78")];
  const { reference } = await db.loanForm.findUniqueOrThrow({ where: { userId: student.id } });
  const atDesk = async () => {
    const context = await browser.newContext({ baseURL, viewport: { width: 1280, height: 800 } });
    await openDesk(context, baseURL!);
    const desk = await context.newPage();
    await desk.goto(`/desk/files?file=${reference}`);
    await desk.getByRole("radio", { name: "To check the papers" }).check();
    await desk.getByRole("button", { name: "Open the file" }).click();
    await expect(desk.getByRole("heading", { name: "Answers" })).toBeVisible();
    const text = await desk.getByRole("main").innerText();
    await context.close();
    return text;
  };
  const asOfficer = async (caseId: string, ticked: RegExp) => {
    await page.goto(`/dashboard/lenders?case=${caseId}`);
    await page.getByRole("button", { name: "Make a link for this lender" }).click();
    const boxes = page.getByRole("group", { name: "What may they see?" }).getByRole("checkbox");
    await expect(boxes).toHaveCount(5);
    for (const box of await boxes.all()) await expect(box).not.toBeChecked();
    await page.getByLabel("Who is it for?").fill("A. Shah");
    await page.getByRole("checkbox", { name: ticked }).check();
    await page.getByRole("button", { name: "Make the link" }).click();
    await expect(page.getByRole("heading", { name: "The link for A. Shah is ready" })).toBeVisible();
    const text = await page.getByRole("main").innerText();
    const [, link] = /https?:\S+(\/pack#\S+)/.exec(text)!;
    const digits = /^\d{3} \d{3}$/m.exec(text)![0];
    const context = await browser.newContext({ baseURL, ...CHEAP_PHONE });
    const officer = await context.newPage();
    await officer.goto(link!);
    await officer.getByLabel("6 digits").fill(digits.replace(" ", ""));
    await officer.getByRole("button", { name: "Open", exact: true }).click();
    await expect(officer.getByRole("heading", { level: 1, name: "Asha Iyer" })).toBeVisible();
    await expectGoodAt(officer, [320], "an officer's view");
    const seen = await officer.getByRole("main").innerText();
    await context.close();
    return seen;
  };
  expect(await asOfficer(surat, /^About you/)).not.toContain("SNB/77");
  expect(await atDesk()).not.toMatch(/SNB\/77|AV\/78/);
  const seen = await asOfficer(avanse, /^The loan offer/);
  for (const text of ["Your loan offer, as the student has it", "AV/78", "₹26,00,000"]) expect(seen).toContain(text);
  for (const text of ["does not fit", "cannot be seen", "SNB/77", "Application as PDF"])
    expect(seen).not.toContain(text);
  const atLast = await atDesk();
  expect(atLast).toContain("AV/78");
  expect(atLast).not.toContain("SNB/77");
});
