import { readFile } from "node:fs/promises";
import { type BrowserContext, expect, type Page } from "@playwright/test";
import { db } from "@/tests/factories/database";
import { test } from "@/tests/fixtures";
import { filesIn } from "@/tests/samples/zip";
import { openPage } from "./support/open-page";
import { callAs, digits, handedOver, open } from "./support/pack";
import { expectNoSideways, expectNoViolations } from "./support/page-check";

const wrongOf = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

let officers: BrowserContext;
let officer: Page;
test.beforeEach(async ({ browser, baseURL }) => {
  officers = await browser.newContext({ baseURL, viewport: { width: 360, height: 740 } });
  officer = await officers.newPage();
});
test.afterEach(() => officers.close());

test("an officer opens a student's link, reads it, takes the papers along and answers, until she stops it", async ({
  page,
  student,
}) => {
  const { paper, caseId, made } = await handedOver(page, student.id);
  const passRow = () => db.pass.findUniqueOrThrow({ where: { id: made.passId } });
  const untouched = await passRow();

  // What a chat does to show a preview spends nothing.
  for (let time = 0; time < 50; time += 1) {
    const answer = await officers.request.get("/pack");
    expect(answer.headers()["x-robots-tag"]).toContain("noindex");
    if (time === 0) expect(await answer.text()).toContain('name="robots" content="noindex, nofollow"');
  }
  expect(await passRow()).toEqual(untouched);

  await openPage(officer, `/pack#${made.passId}.${made.secret}`);
  await expect(officer.getByText("Ask the student to read you the 6 digits.")).toBeVisible();
  await expect(officer.getByLabel("Short code")).toHaveCount(0);
  await expectNoViolations(officer, "asking for the code");
  await expectNoSideways(officer);
  expect(await passRow()).toEqual(untouched);

  await digits(officer).fill(wrongOf(made.code));
  await open(officer).click();
  await expect(officer.getByText("You can try 4 more times")).toBeVisible();
  await expect(digits(officer)).toBeFocused();
  await expect(digits(officer)).toHaveValue(wrongOf(made.code));
  await digits(officer).fill(`${made.code.slice(0, 3)} ${made.code.slice(3)}`);
  await open(officer).click();
  await expect(officer.getByRole("heading", { level: 1, name: "Asha Iyer" })).toBeVisible();
  // The secret is gone from the address; a reload goes on with the cookie.
  expect(new URL(officer.url()).hash).toBe(`#${made.passId}`);
  await officer.reload();
  await expect(officer.getByRole("heading", { level: 1, name: "Asha Iyer" })).toBeVisible();
  await expectNoViolations(officer, "the pack");
  await expectNoSideways(officer);

  const application = officer.getByRole("region", { name: "Application" });
  await application.getByRole("heading", { name: "Loan details" }).click();
  await expect(application.getByText("₹20,00,000")).toBeVisible();
  await expect(officer.getByText(/Co-applicant/)).toHaveCount(0);

  const papers = officer.getByRole("region", { name: "Papers" });
  const file = officer.waitForEvent("download");
  await papers.getByRole("link", { name: "Download PAN Card" }).click();
  expect((await readFile(await (await file).path())).equals(paper.buffer)).toBe(true);
  const shown = officer.waitForEvent("popup");
  await papers.getByRole("link", { name: "Open Photo/Selfie" }).click();
  const tab = await shown;
  await tab.waitForURL(/\/api\/pack\//);
  expect(await tab.locator("img").evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
  await tab.close();
  const archive = officer.waitForEvent("download");
  await papers.getByRole("link", { name: "Download all as ZIP" }).click();
  const zip = await archive;
  expect(zip.suggestedFilename()).toBe("Asha Iyer - papers.zip");
  const files = filesIn(await readFile(await zip.path()));
  expect(files.get("01 PAN Card - Asha Iyer.pdf")!.equals(paper.buffer)).toBe(true);
  expect(files.size).toBe(2);
  const copy = officer.waitForEvent("download");
  await papers.getByRole("link", { name: "Application as PDF" }).click();
  expect((await readFile(await (await copy).path())).subarray(0, 5).toString()).toBe("%PDF-");

  const answer = officer.getByRole("region", { name: "Your answer" });
  const write = answer.getByRole("button", { name: "Write it down" });
  await expect(answer.getByText("This is written into the student's timeline under your name.")).toBeVisible();
  await answer.getByRole("button", { name: "Need another paper" }).click();
  await write.click();
  await expect(answer.getByText("Choose the paper you need, or write which one.")).toBeVisible();
  await expectNoViolations(officer, "an answer with an error");
  await answer.getByLabel("Which paper?").selectOption({ label: "Passport" });
  await answer.getByLabel("In your words").fill("All pages with a stamp.");
  await write.click();
  const thread = officer.getByRole("region", { name: "What you asked for and answered" });
  await expect(thread).toContainText("Paper asked for: Passport (All pages with a stamp.)");
  await expect(thread).toContainText("Waiting for it");
  await answer.getByRole("button", { name: "Sanctioned" }).click();
  await answer.getByLabel("Amount sanctioned").fill("2500000");
  await write.click();
  await expect(thread).toContainText("Sanctioned: ₹25,00,000");

  await page.goto(`/dashboard/lenders?case=${caseId}`);
  const timeline = page.getByRole("region", { name: "What happened so far" });
  await expect(timeline).toContainText("A. Shah, Surat Nagrik Bank officer by link");
  await expect(timeline).toContainText("said yes to a loan of ₹25,00,000");
  await expect(timeline).toContainText("They asked for: Passport (All pages with a stamp.)");

  await callAs(page, "passes/stop", { passId: made.passId });
  await papers.getByRole("link", { name: "Download PAN Card" }).click();
  await expect(officer.getByText("This link is closed here", { exact: false })).toBeVisible();
  await expect(officer.getByText("Asha")).toHaveCount(0);
  await expectNoViolations(officer, "closed");
  await expectNoSideways(officer);
});

test("a short code opens it too; a dead link, an unknown one and a code that never was say the same", async ({
  page,
  student,
}) => {
  const { made } = await handedOver(page, student.id);
  const unknown = officer.getByText("This opens no file. The link may have ended", { exact: false });

  await openPage(officer, "/pack");
  await expectNoViolations(officer, "asking for both codes");
  await officer.getByLabel("Short code").fill("ABCD");
  await digits(officer).fill("12");
  await open(officer).click();
  await expect(officer.getByText("Enter the 8 letters and digits of the code.")).toBeVisible();
  await expect(officer.getByLabel("Short code")).toBeFocused();
  await officer.getByLabel("Short code").fill("22222222");
  await digits(officer).fill(made.code);
  await open(officer).click();
  await expect(unknown.first()).toBeVisible();
  await expectNoViolations(officer, "an unknown code");
  await officer.getByLabel("Short code").fill(`${made.short.slice(0, 4)} ${made.short.slice(4)}`.toLowerCase());
  await open(officer).click();
  await expect(officer.getByRole("heading", { level: 1, name: "Asha Iyer" })).toBeVisible();

  // An answer that is half written when she stops it goes no further.
  await officer.getByRole("button", { name: "Declined" }).click();
  await officer.getByLabel("Main reason").selectOption({ label: "Marks or test scores" });
  await callAs(page, "passes/stop", { passId: made.passId });
  await officer.getByRole("button", { name: "Write it down" }).click();
  await expect(officer.getByText("This link is closed here", { exact: false })).toBeVisible();
  await expect(officer.getByText("Asha")).toHaveCount(0);

  const other = await officers.newPage();
  for (const link of [`${made.passId}.${made.secret}`, `${made.passId.replace(/^./, "0")}.${made.secret}`]) {
    await openPage(other, `/pack?${link.length}${link[0]}#${link}`);
    await digits(other).fill(made.code);
    await open(other).click();
    await expect(
      other.getByText("This opens no file. The link may have ended", { exact: false }).first(),
    ).toBeVisible();
  }
});
