import { expect, type Page } from "@playwright/test";
import { emptyOffer } from "@/lib/offers/offer";
import { newCase } from "@/tests/factories/cases";
import { db } from "@/tests/factories/database";
import { saveLoanForm } from "@/tests/factories/loan-forms";
import { test } from "@/tests/fixtures";
import { pdf } from "@/tests/samples/documents";
import { openBlock } from "./support/case-page";
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
  await expectGoodAt(page, [320], "a kept offer");

  // A revised statement is typed over the first one, and becomes the next version.
  await openPage(page, CHECK);
  await expect(rate(page)).toHaveValue("9.75");
  await rate(page).fill("9.4");
  await rate(page).blur();
  await page.goto(atLender);
  await openBlock(page, BLOCK);
  await block(page).getByRole("button", { name: "Keep this offer here" }).click();
  await expect(block(page).getByText(/^Version 2, kept on/)).toBeVisible();
  await expect(block(page).getByText("9.75%, now 9.4%")).toBeVisible();

  await expect(block(page).getByRole("columnheader")).toHaveText(["What", "Surat Nagrik Bank", "Avanse", "Credila"]);
  await block(page).getByRole("checkbox", { name: "Credila" }).uncheck();
  await expect(block(page).getByRole("columnheader")).toHaveText(["What", "Surat Nagrik Bank", "Avanse"]);

  await block(page).getByRole("button", { name: "Write down that it is sanctioned" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Write it down" }).click();
  await expect(block(page).getByText("It is written down as sanctioned, with these very figures.")).toBeVisible();
  const [event] = await db.caseEvent.findMany({ where: { caseId, kind: "sanctioned" } });
  expect(event).toMatchObject({ amount: 2_600_000, termMonths: 144, writer: "student" });
  expect(Number(event!.rate)).toBe(9.4);

  await block(page).getByRole("button", { name: "Take version 2 back" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Keep it" }).click();
  await expect(block(page).getByText(/^Version 2, kept on/)).toBeVisible();
  await block(page).getByRole("button", { name: "Take version 2 back" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Take it back" }).click();
  await expect(block(page).getByText(/^Version 2, kept on/)).toHaveCount(0);
  await expect(block(page).getByText(/^Version 1, kept on/)).toBeVisible();
});

test("a link gives the loan offer only where that part is ticked", async ({ page, student }) => {
  await saveLoanForm(student.id, undefined, { complete: true });
  const caseId = await newCase(student.id);
  await page.goto(`/dashboard/lenders?case=${caseId}`);
  await page.getByRole("button", { name: "Make a link for this lender" }).click();
  const boxes = page.getByRole("group", { name: "What may they see?" }).getByRole("checkbox");
  await expect(boxes).toHaveCount(5);
  for (const box of await boxes.all()) await expect(box).not.toBeChecked();
  await expect(page.getByRole("checkbox", { name: /^The loan offer/ })).toBeVisible();
});
