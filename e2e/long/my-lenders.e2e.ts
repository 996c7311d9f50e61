import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { textOf } from "@/lib/papers/testing";
import { db } from "@/tests/factories/database";
import { newCase, newCaseEvent } from "@/tests/factories/cases";
import { saveLoanForm } from "@/tests/factories/loan-forms";
import { newUser } from "@/tests/factories/users";
import { test } from "@/tests/fixtures";
import { pdf } from "@/tests/samples/documents";
import { dialog, fillPerson, sendCode, typeDigits } from "@/e2e/support/entry-points";
import { giveFile } from "@/e2e/support/give-file";
import { openPage } from "@/e2e/support/open-page";
import { expectGoodAtBothWidths, expectNoViolations } from "@/e2e/support/page-check";
import { codeFor } from "@/e2e/support/phone-codes";

test.use({ bellSeen: true });

const timeline = (page: Page) => page.getByRole("region", { name: "What happened so far" });
const lines = (page: Page) => timeline(page).getByRole("listitem");
const happened = (page: Page, what: string) => page.getByRole("radio", { name: what }).check();
const write = (page: Page) => page.getByRole("button", { name: "Write it down" });
const card = (page: Page, lender: string) => page.getByRole("article", { name: lender });

const viewport = { width: 360, height: 740 };

test.describe("at both widths", () => {
  test.use({ viewport });

  test("a student chooses lenders, writes down what happens, hands in a paper, and hears no", async ({
    page,
    student,
  }) => {
    await saveLoanForm(student.id, undefined, { complete: true });
    await page.goto("/dashboard/lenders");
    await expect(page.getByText("No lender yet.")).toBeVisible();
    await expectGoodAtBothWidths(page, "no lender yet");

    // One of our list, by a part of its name; an error first.
    await page.getByRole("button", { name: "Add a lender" }).click();
    await expect(page.getByText("Please say which lender it is.").first()).toBeVisible();
    await page.getByLabel("Lender", { exact: true }).fill("state bank");
    await page.getByRole("option", { name: "State Bank of India" }).click();
    await page.getByRole("button", { name: "Add a lender" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "State Bank of India" })).toBeFocused();
    await expect(page.getByText("Waiting on: you · hand over your papers")).toBeVisible();
    await expectGoodAtBothWidths(page, "a lender that was added");

    await write(page).click();
    await expect(page.getByText("Please choose what happened.").first()).toBeVisible();
    await happened(page, "I handed over my papers");
    await happened(page, "Another day");
    await page.getByRole("group", { name: "Which day?" }).getByRole("textbox").last().fill("3000");
    await write(page).click();
    await expect(page.getByText("Enter the day, the month and the year").first()).toBeVisible();
    await expectGoodAtBothWidths(page, "a line with errors");
    await happened(page, "Yesterday");
    await page.getByLabel("How?").selectOption({ label: "at the branch" });
    await page.getByLabel("In your words").fill("To Ms Shah at the counter.");
    await write(page).click();
    await expect(page.getByText("Written down.", { exact: true }).first()).toBeVisible();
    await expect(page.getByText("Waiting on State Bank of India, 1 day")).toBeVisible();
    // By the day it happened: choosing it here came a day later.
    await expect(lines(page).last()).toContainText("You handed over your papers");
    await expect(lines(page).last()).toContainText("at the branch");
    const guidance = page.getByRole("region", { name: "What you may do, and when" });
    await expect(guidance).toContainText("1 day since you handed over your papers.");
    await guidance.getByText("The rule, and its source").first().click();
    await expect(guidance.getByRole("listitem").first()).toContainText(/read on \d+ \w+ 2026/);
    await guidance.getByRole("button", { name: /^Write the letter.*status/ }).click();
    const letter = page.getByRole("dialog");
    await expect(letter.getByLabel("Your letter")).toHaveValue(/I handed you my application/);
    await expectGoodAtBothWidths(page, "a letter", letter);
    // As a PDF: what it cannot show is said at the letter, and nothing is lost.
    const own = "I am आशा, and I changed this sentence.";
    await letter.getByLabel("Your letter").fill(own);
    const save = letter.getByRole("button", { name: "Save as PDF" });
    await save.click();
    await expect(letter.getByText("The PDF cannot show these letters: आशा.")).toBeVisible();
    await expect(letter.getByLabel("Your letter")).toBeFocused();
    await expect(letter.getByLabel("Your letter")).toHaveValue(own);
    await expectGoodAtBothWidths(page, "a letter that no PDF can show", letter);
    await letter.getByLabel("Your letter").fill(own.replace("आशा", "Asha"));
    const [saved] = await Promise.all([page.waitForEvent("download"), save.click()]);
    expect(saved.suggestedFilename()).toMatch(/^status-request-state-bank-of-india-\d{4}-\d\d-\d\d\.pdf$/);
    expect((await textOf(await readFile(await saved.path()))).join("\n")).toContain(
      "I am Asha, and I changed this sentence.",
    );
    await expect(letter.getByText("The PDF cannot show")).toBeHidden();
    await letter.getByRole("button", { name: "I sent it today" }).click();
    await expect(letter).toBeHidden();
    await expect(lines(page).first()).toContainText("Request for the status of my education loan application");

    // The lender asks; the page finds out when somebody looks at it again.
    const { id } = await db.lenderCase.findFirstOrThrow({ where: { userId: student.id } });
    await newCaseEvent("lender", { caseId: id, kind: "asked", item: "Salary slips, father", channel: "pass" });
    await page.evaluate(() => window.dispatchEvent(new Event("focus")));
    await expect(page.getByText(/^Waiting on: you · 1 paper, since .*: Salary slips, father$/)).toBeVisible();
    await expect(lines(page).first()).toContainText("A. Shah, State Bank of India officer by link");
    const paper = page.getByRole("group", { name: "Salary slips, father" });
    await giveFile(paper, await pdf("salary"));
    await expect(paper).toHaveAttribute("data-state", "done");
    await expectGoodAtBothWidths(page, "a paper that was asked for");
    await paper.getByRole("button", { name: "Hand in this paper" }).click();
    await expect(page.getByText("Waiting on State Bank of India, since today")).toBeVisible();
    await expect(lines(page).first()).toContainText("You gave: Salary slips, father");
    const [file] = await Promise.all([page.waitForEvent("popup"), lines(page).first().getByRole("link").click()]);
    await file.close();

    await happened(page, "They said no");
    await page.getByLabel("What reason did they give?").selectOption({ label: "Outside the service area" });
    const photo = page.getByRole("group", { name: "Their letter" });
    await giveFile(photo, await pdf("refusal"));
    await expect(photo).toHaveAttribute("data-state", "done");
    await expectGoodAtBothWidths(page, "a refusal being written");
    await write(page).click();
    await expect(page.getByRole("heading", { name: "They said no: outside the service area" })).toBeVisible();
    await expect(lines(page).first().getByRole("link")).toContainText("refusal");
    await expect(photo).toBeHidden();
    await expectGoodAtBothWidths(page, "a refusal");
    await lines(page)
      .first()
      .getByRole("button", { name: /^Take this line back/ })
      .click();
    await expect(page.getByText("Waiting on State Bank of India, since today")).toBeVisible();
    await expect(timeline(page)).toContainText("it does not count");

    await page.getByRole("link", { name: "My lenders" }).last().click();
    await expect(card(page, "State Bank of India")).toContainText("Waiting on State Bank of India, since today");
    await page.getByLabel("Lender", { exact: true }).fill("Surat Nagrik Bank");
    await page.keyboard.press("Tab");
    await page.getByLabel("What kind of lender is it?").selectOption({ label: "Co-operative bank" });
    await page.getByRole("button", { name: "Add a lender" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Surat Nagrik Bank" })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("list", { name: "My lenders" }).getByRole("article")).toHaveCount(2);
    await expectGoodAtBothWidths(page, "two lenders");

    // The spec's line of four stages follows.
    await page.goto("/dashboard");
    await expect(page.getByRole("region", { name: "Overview" })).toContainText("Processing Loan Request (now)");
  });
});

test("days to keep: set, read with the days left, taken into a calendar, and removed", async ({ page, student: _ }) => {
  await page.goto("/dashboard/lenders");
  const dates = page.getByRole("region", { name: "My dates" });
  await dates.getByRole("button", { name: /^Set.*Visa interview/ }).click();
  const boxes = dates.getByRole("group", { name: "Visa interview" }).getByRole("textbox");
  await boxes.nth(0).fill("31");
  await boxes.nth(1).fill("feb");
  await boxes.nth(2).fill("2027");
  await dates.getByRole("button", { name: "Save" }).click();
  await expect(dates.getByText("There is no 31 February 2027: check the day and the month")).toBeVisible();
  await expectNoViolations(page);
  await boxes.nth(0).fill("5");
  await boxes.nth(1).fill("mar");
  await boxes.nth(2).fill("2031");
  await dates.getByRole("button", { name: "Save" }).click();
  await expect(dates).toContainText(/5 Mar 2031, in [\d,]+ days/);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    dates.getByRole("button", { name: "Calendar file" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("dakhila-dates.ics");
  await dates.getByRole("button", { name: /^Change.*Visa interview/ }).click();
  await dates.getByRole("button", { name: "Remove" }).click();
  await expect(dates.getByRole("button", { name: /^Set.*Visa interview/ })).toBeVisible();
});

test("without a line: what was typed stays, and is written when the line is back", async ({
  page,
  context,
  student,
}) => {
  const id = await newCase(student.id);
  await page.goto(`/dashboard/lenders?case=${id}`);
  await happened(page, "We spoke, or they wrote");
  await page.getByLabel("In your words").fill("They will look at it on Monday.");
  await context.setOffline(true);
  await write(page).click();
  await expect(page.getByRole("alert").filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByLabel("In your words")).toHaveValue("They will look at it on Monday.");
  await context.setOffline(false);
  await write(page).click();
  await expect(lines(page).first()).toContainText("They will look at it on Monday.");
});

test("a line waits for its file, and is written without it when it is taken away", async ({
  page,
  context,
  student,
}) => {
  const id = await newCase(student.id);
  await page.goto(`/dashboard/lenders?case=${id}`);
  await happened(page, "We spoke, or they wrote");
  const photo = page.getByRole("group", { name: "Their letter" });
  await expect(photo).toBeVisible();
  await context.setOffline(true);
  await giveFile(photo, await pdf("letter"));
  await write(page).click();
  await expect(page.getByText("This file is still on its way.")).toBeVisible();
  await context.setOffline(false);
  await expect(photo).toHaveAttribute("data-state", "done");
  await expect(page.getByText("This file is still on its way.")).toBeHidden();
  await photo.getByRole("button", { name: /^Remove/ }).click();
  await expect(photo).toHaveAttribute("data-state", "empty");
  await write(page).click();
  await expect(lines(page).first()).toContainText("You spoke");
  await expect(lines(page).first().getByRole("link")).toHaveCount(0);
});

test("a visitor adds a lender from its own page: the login leads to it, and another site's address to nowhere", async ({
  page,
  context,
  baseURL,
}) => {
  const person = await newUser({ name: "Asha Iyer" });
  await openPage(page, "/education-loan/auxilo");
  await page.getByRole("link", { name: "Add to my lenders" }).first().click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(dialog(page).getByLabel("Phone number")).toBeVisible();
  await fillPerson(page, person);
  await sendCode(page);
  await typeDigits(page, await codeFor(person.digits));
  await expect(page).toHaveURL(/\/dashboard\/lenders\?add=auxilo$/);
  await expect(page.getByLabel("Lender", { exact: true })).toHaveValue("Auxilo");

  await page.evaluate(() => localStorage.clear());
  // Nothing of the dashboard may still ask for its pages when the session is gone: that would name a page as wanted.
  await page.goto("about:blank");
  await context.clearCookies();
  await context.addCookies([{ name: "fromDashboard", value: encodeURIComponent("//evil.example/"), url: baseURL! }]);
  await page.goto("/");
  await expect(dialog(page).getByLabel("Phone number")).toBeVisible();
  await fillPerson(page, person);
  await sendCode(page);
  await typeDigits(page, await codeFor(person.digits));
  await expect(page).toHaveURL(/:\d+\/dashboard$/);
});
