import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { db } from "@/tests/factories/database";
import { saveLoanForm } from "@/tests/factories/loan-forms";
import { test } from "@/tests/fixtures";
import { pdf, type SampleFile } from "@/tests/samples/documents";
import { sampleSection } from "@/tests/samples/sections";
import { filesIn } from "@/tests/samples/zip";
import { openBlock } from "@/e2e/support/case-page";
import { giveFile } from "@/e2e/support/give-file";
import { openPage } from "@/e2e/support/open-page";

// From the submit to a lender's yes and another one's no, as the student and the officer see it.

test.use({ bellSeen: true, viewport: { width: 360, height: 740 } });

const addLender = (page: Page) => page.getByRole("button", { name: "Add a lender" });
const lines = (page: Page) => page.getByRole("region", { name: "What happened so far" }).getByRole("listitem");
async function happened(page: Page, what: string) {
  await openBlock(page, "Write down what happened");
  await page.getByRole("radio", { name: what }).check();
}
const openDiary = (page: Page) => openBlock(page, "What happened so far");
const writeDown = (page: Page) => page.getByRole("button", { name: "Write it down" });

/** Uploads a paper as the student's page does. @returns its address */
async function upload(page: Page, file: SampleFile) {
  const headers = { "sec-fetch-site": "same-origin" };
  const answer = await page.request.post("/api/loanform/upload", { multipart: { file }, headers });
  return ((await answer.json()) as { data: { url: string } }).data.url;
}

test("a student submits, chooses three lenders, hands the file to one, gives what it asks for, and hears yes and no", async ({
  page,
  browser,
  baseURL,
  student,
}) => {
  const slots: string[] = [];
  sampleSection("kycDetails", (path) => {
    slots.push(path);
    return "";
  });
  const papers = new Map(await Promise.all(slots.map(async (slot) => [slot, await pdf(slot)] as const)));
  const urls = new Map<string, string>();
  for (const [slot, paper] of papers) urls.set(slot, await upload(page, paper));
  const salary = await pdf("salary");
  const kycDetails = sampleSection("kycDetails", (path) => urls.get(path)!) as object;
  await saveLoanForm(student.id, undefined, { change: { kycDetails } });

  await openPage(page, "/dashboard/loanform/review");
  await page.getByRole("button", { name: "Submit application" }).click();
  await expect(page.getByRole("heading", { name: "Completed!" })).toBeVisible();

  await test.step("two lenders of the list, and one that is not in it", async () => {
    await page.goto("/dashboard/lenders");
    for (const [typed, option] of [
      ["state bank", "State Bank of India"],
      ["baroda", "Bank of Baroda"],
      ["Surat Nagrik Bank", null],
    ] as const) {
      await page.getByLabel("Lender", { exact: true }).fill(typed);
      if (option) await page.getByRole("option", { name: option }).click();
      else {
        await page.keyboard.press("Tab");
        await page.getByLabel("What kind of lender is it?").selectOption({ label: "Co-operative bank" });
      }
      await addLender(page).click();
      await expect(page.getByRole("heading", { level: 1, name: option ?? typed })).toBeVisible();
      await page.getByRole("link", { name: "My lenders" }).last().click();
    }
    await expect(page.getByRole("list", { name: "My lenders" }).getByRole("article")).toHaveCount(3);
  });

  const made = await test.step("a link for the first one", async () => {
    await page.getByRole("article", { name: "State Bank of India" }).getByRole("link").first().click();
    await page.getByRole("button", { name: "Make a link for this lender" }).click();
    await page.getByLabel("Who is it for?").fill("A. Shah");
    await page.getByRole("checkbox", { name: /^About you/ }).check();
    await page.getByRole("button", { name: "Make the link" }).click();
    await expect(page.getByRole("heading", { name: "The link for A. Shah is ready" })).toBeVisible();
    const text = await page.getByRole("region", { name: "Hand your file to State Bank of India" }).innerText();
    const link = /https?:\S+\/pack#[0-9a-f-]{36}\.[\w-]+/.exec(text)![0];
    return { link, digits: /^\d{3} \d{3}$/m.exec(text)![0] };
  });

  const context = await browser.newContext({ baseURL, viewport: { width: 360, height: 740 } });
  const officer = await context.newPage();
  const answer = officer.getByRole("region", { name: "Your answer" });
  const thread = officer.getByRole("region", { name: "What you asked for and answered" });

  await test.step("the officer opens it, reads, takes the papers along and asks for one more", async () => {
    await openPage(officer, made.link);
    await officer.getByLabel("6 digits").fill(made.digits);
    await officer.getByRole("button", { name: "Open", exact: true }).click();
    await expect(officer.getByRole("heading", { level: 1, name: "Asha Iyer" })).toBeVisible();
    await officer
      .getByRole("region", { name: "Application" })
      .getByRole("heading", { name: "General details" })
      .click();
    await expect(officer.getByRole("region", { name: "Application" })).toContainText("Surat");
    const [one] = await Promise.all([
      officer.waitForEvent("download"),
      officer.getByRole("link", { name: "Download PAN Card" }).click(),
    ]);
    expect((await readFile(await one.path())).equals(papers.get("panCard")!.buffer)).toBe(true);
    const [all] = await Promise.all([
      officer.waitForEvent("download"),
      officer.getByRole("link", { name: "Download all as ZIP" }).click(),
    ]);
    expect(filesIn(await readFile(await all.path())).size).toBe(slots.length);
    await answer.getByRole("button", { name: "Need papers" }).click();
    await answer.getByLabel("Another paper").fill("Salary slips of the father, three months");
    await writeDown(officer).click();
    await expect(thread).toContainText("Waiting for it");
  });

  await test.step("the student sees that it waits on them, and gives it", async () => {
    await page.evaluate(() => window.dispatchEvent(new Event("focus")));
    await expect(
      page.getByText(/^Waiting on: you · 1 paper, since .*: Salary slips of the father, three months$/),
    ).toBeVisible();
    await openDiary(page);
    await expect(lines(page).first()).toContainText("A. Shah, State Bank of India officer by link");
    const paper = page.getByRole("group", { name: "Salary slips of the father, three months" });
    await giveFile(paper, salary);
    await expect(page.getByText("Waiting on State Bank of India, since today")).toBeVisible();
  });

  await test.step("the officer has it, and says yes", async () => {
    await officer.evaluate(() => window.dispatchEvent(new Event("focus")));
    await expect(thread).toContainText("Handed in");
    const [later] = await Promise.all([
      officer.waitForEvent("download"),
      thread.getByRole("link", { name: "Download Salary slips of the father, three months" }).click(),
    ]);
    expect((await readFile(await later.path())).equals(salary.buffer)).toBe(true);
    // Received stands for what the other side has.
    await page.evaluate(() => window.dispatchEvent(new Event("focus")));
    const handedIn = page.getByRole("region", { name: "What you handed in" });
    await expect(handedIn).toContainText(/Opened by A\. Shah, State Bank of India, on .*Received/);
    await expect(handedIn.getByRole("button", { name: /^Take it back/ })).toHaveCount(0);
    await answer.getByRole("button", { name: "Sanctioned" }).click();
    await answer.getByLabel("Amount sanctioned").fill("2500000");
    await writeDown(officer).click();
    await expect(thread).toContainText("Sanctioned: ₹25,00,000");
    await context.close();
  });

  await test.step("the second lender says no without a reason, and a letter asks for it", async () => {
    await page.goto("/dashboard/lenders");
    await page.getByRole("article", { name: "Bank of Baroda" }).getByRole("link").first().click();
    await openDiary(page);
    await happened(page, "I handed over my papers");
    await writeDown(page).click();
    await expect(lines(page)).toHaveCount(2);
    await happened(page, "They said no");
    await page.getByLabel("What reason did they give?").selectOption({ label: "No reason given" });
    await writeDown(page).click();
    const refusal = page.getByRole("region", { name: "Bank of Baroda said no" });
    await expect(refusal.getByText("No reason given.")).toBeVisible();
    await refusal
      .getByRole("button", { name: /^Write the letter/ })
      .first()
      .click();
    await expect(page.getByRole("dialog").getByLabel("Your letter")).toHaveValue(/Bank of Baroda/);
    await page.getByRole("dialog").getByRole("button", { name: "I sent it today" }).click();
    await expect(page.getByRole("dialog")).toBeHidden();
  });

  await test.step("every line has its right writer", async () => {
    const cases = await db.lenderCase.findMany({
      where: { userId: student.id },
      orderBy: { openedAt: "asc" },
      include: { events: { orderBy: { id: "asc" } } },
    });
    const told = cases.map(({ events }) => events.map(({ writer, kind, writerName }) => [writer, kind, writerName]));
    expect(told).toEqual([
      [
        ["student", "chosen", ""],
        ["app", "handedOver", ""],
        ["lender", "asked", "A. Shah"],
        ["student", "answered", ""],
        ["lender", "sanctioned", "A. Shah"],
      ],
      [
        ["student", "chosen", ""],
        ["student", "handedOver", ""],
        ["student", "declined", ""],
        ["student", "complained", ""],
      ],
      [["student", "chosen", ""]],
    ]);
    await page.goto("/dashboard/lenders");
    await expect(page.getByRole("region", { name: "Who opened your file" })).toContainText("A. Shah");
    await page.getByRole("article", { name: "State Bank of India" }).getByRole("link").first().click();
    await openDiary(page);
    await expect(lines(page).first()).toContainText("said yes to a loan of ₹25,00,000");
    await expect(lines(page).first()).toContainText("A. Shah, State Bank of India officer by link");
  });
});
