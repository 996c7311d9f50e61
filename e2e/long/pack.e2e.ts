import { readFile } from "node:fs/promises";
import { type BrowserContext, expect, type Locator, type Page } from "@playwright/test";
import { SHARE_CONSENT_VERSION } from "@/lib/share-links/parts";
import { IDLE_MINUTES } from "@/lib/session/limits";
import { db } from "@/tests/factories/database";
import { newCase } from "@/tests/factories/cases";
import { saveLoanForm } from "@/tests/factories/loan-forms";
import { test } from "@/tests/fixtures";
import { pdf, picture, type SampleFile } from "@/tests/samples/documents";
import { sampleSection } from "@/tests/samples/sections";
import { samplePdf } from "@/tests/samples/uploads";
import { filesIn } from "@/tests/samples/zip";
import { openBlock } from "@/e2e/support/case-page";
import { openPage } from "@/e2e/support/open-page";
import { expectNoSideways, expectNoViolations } from "@/e2e/support/page-check";
import { CHEAP_PHONE, slowPage } from "@/e2e/support/phone";
import { slowLine } from "@/e2e/support/slow-line";

type Made = { passId: string; secret: string; short: string; code: string };

/** A call as the student's own page makes it. */
async function callAs<T>(page: Page, name: string, data: object): Promise<T> {
  const headers = { "sec-fetch-site": "same-origin" };
  const answer = await page.request.post(`/api/${name}`, { data, headers });
  const body = (await answer.json()) as { status: number; data: T };
  expect(body, name).toMatchObject({ status: 1 });
  return body.data;
}
async function stored(page: Page, file: SampleFile): Promise<string> {
  const headers = { "sec-fetch-site": "same-origin" };
  const answer = await page.request.post("/api/loanform/upload", { multipart: { file }, headers });
  return ((await answer.json()) as { data: { url: string } }).data.url;
}

/** A student who has submitted with two papers that are really there, and a share link. */
async function handedOver(page: Page, userId: string, more: Record<string, SampleFile> = {}) {
  const paper = await pdf("PAN of Asha", 2);
  const papers = { panCard: paper, photoSelfie: await picture("Asha", "jpeg"), ...more };
  const kycDetails = { ...(sampleSection("kycDetails", () => "") as Record<string, unknown>) };
  for (const [slot, file] of Object.entries(papers)) kycDetails[slot] = await stored(page, file);
  await saveLoanForm(userId, undefined, { complete: true, change: { kycDetails } });
  const caseId = await newCase(userId);
  const made = await callAs<Made>(page, "passes/make", {
    caseId,
    name: "A. Shah",
    parts: ["you", "study"],
    days: 7,
    consentVersion: SHARE_CONSENT_VERSION,
  });
  // Of the study part, too, only what is really there.
  const academicDetails = sampleSection("academicDetails", () => "") as object;
  const admissionDetails = sampleSection("admissionDetails", () => "") as object;
  await db.loanForm.update({ where: { userId }, data: { academicDetails, admissionDetails } });
  return { paper, caseId, made };
}

/** What somebody waits for until it is given. */
function signal<T = void>() {
  let resolve!: (value: T) => void;
  const promise = new Promise<T>((give) => {
    resolve = give;
  });
  return { promise, resolve };
}

const open = (page: Page) => page.getByRole("button", { name: "Open", exact: true });
const digits = (page: Page) => page.getByLabel("6 digits");
const wrongOf = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

let officers: BrowserContext;
let officer: Page;
test.beforeEach(async ({ browser, baseURL }) => {
  officers = await browser.newContext({ baseURL, viewport: { width: 360, height: 740 } });
  officer = await officers.newPage();
});
test.afterEach(() => officers.close());

test("an officer opens a student's link, reads it, takes the papers along and answers, until it is stopped", async ({
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
  expect(zip.suggestedFilename()).toMatch(/^dakhila-asha-iyer-DK(-[0-9A-Z]{3,4}){3}-papers\.zip$/);
  const files = filesIn(await readFile(await zip.path()));
  expect(files.get("01 PAN Card - Asha Iyer.pdf")!.equals(paper.buffer)).toBe(true);
  expect(files.size).toBe(2);
  const copy = officer.waitForEvent("download");
  await papers.getByRole("link", { name: "Application as PDF" }).click();
  expect((await copy).suggestedFilename()).toMatch(/^dakhila-asha-iyer-DK(-[0-9A-Z]{3,4}){3}\.pdf$/);
  expect((await readFile(await (await copy).path())).subarray(0, 5).toString()).toBe("%PDF-");

  const answer = officer.getByRole("region", { name: "Your answer" });
  const write = answer.getByRole("button", { name: "Write it down" });
  await expect(answer.getByText("This is written into the student's timeline under your name.")).toBeVisible();
  let presses = 0;
  const press = async (place: Locator) => {
    await place.click();
    presses += 1;
  };
  const bar = officer.getByRole("button", { name: "Answer", exact: true });
  await officer.evaluate(() => window.scrollTo(0, 0));
  await expect(bar).toBeInViewport();
  await press(bar);
  // It ends above the form, and so covers none of its fields.
  await expect(answer.getByRole("heading", { name: "Your answer" })).toBeFocused();
  const [above, form] = [(await bar.boundingBox())!, (await answer.boundingBox())!];
  expect(above.y + above.height).toBeLessThanOrEqual(form.y);
  await press(answer.getByRole("button", { name: "Need papers" }));
  await write.click();
  await expect(answer.getByText("Choose the paper you need, or write which one.")).toBeVisible();
  await expectNoViolations(officer, "an answer with an error");
  for (const name of ["Passport", "Aadhaar Card Front", "Bachelor's Marksheet"])
    await press(answer.getByRole("checkbox", { name, exact: true }));
  await answer.getByLabel("In your words: Passport").fill("All pages with a stamp.");
  await expectNoViolations(officer, "papers that are ticked");
  await expectNoSideways(officer);
  await press(write);
  await expect(answer.getByRole("status")).toContainText("3 papers asked for");
  expect(presses).toBeLessThanOrEqual(7);
  const thread = officer.getByRole("region", { name: "What you asked for and answered" });
  await expect(thread).toContainText("Paper asked for: Passport (All pages with a stamp.)");
  await expect(thread.getByText("Waiting for it, since today")).toHaveCount(3);
  await answer.getByRole("button", { name: "Need papers" }).click();
  await expect(answer).toContainText("Already asked for and not given yet: Bachelor's Marksheet; Aadhaar Card Front");
  await expect(answer.getByRole("checkbox", { name: /^Passport/ })).toBeDisabled();

  await answer.getByRole("button", { name: "Sanctioned" }).click();
  await answer.getByLabel("Amount sanctioned").fill("2500000");
  await answer.getByLabel("Interest rate, in % a year").fill("915");
  await answer.getByLabel("Kind of rate").selectOption({ label: "Floating: it can change" });
  await answer.getByLabel("Time to pay back, in months").fill("120");
  await answer.getByLabel("Sanction letter").setInputFiles({ ...paper, name: "sanction.pdf" });
  await expect(answer.getByText("Goes with your answer: sanction.pdf")).toBeVisible();
  await write.click();
  await expect(answer.getByText("Enter the rate in percent a year, such as 9.15.")).toBeVisible();
  await expect(answer.getByLabel("Interest rate, in % a year")).toBeFocused();
  await expectNoViolations(officer, "a sanction with an error");
  await expectNoSideways(officer);
  await answer.getByLabel("Interest rate, in % a year").fill("9.15");
  await write.click();
  await expect(thread).toContainText("Sanctioned: ₹25,00,000; 9.15% a year; floating rate; over 120 months");

  await page.goto(`/dashboard/lenders?case=${caseId}`);
  const timeline = await openBlock(page, "What happened so far");
  await expect(timeline).toContainText("A. Shah, Surat Nagrik Bank officer by link");
  await expect(timeline).toContainText("said yes to a loan of ₹25,00,000");
  await expect(timeline.getByRole("link", { name: "sanction.pdf" })).toBeVisible();
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

  // Who leaves is out in this browser, and the same codes still open it.
  await officer.getByRole("button", { name: "Leave" }).click();
  await expect(officer.getByText("You have left.", { exact: false })).toBeVisible();
  await expect(officer.getByText("Asha")).toHaveCount(0);
  await expectNoViolations(officer, "left");
  await officer.reload();
  await expect(digits(officer)).toBeVisible();
  await officer.getByLabel("Short code").fill(made.short);
  await digits(officer).fill(made.code);
  await open(officer).click();
  await expect(officer.getByRole("heading", { level: 1, name: "Asha Iyer" })).toBeVisible();

  // An answer that is half written when it is stopped goes no further.
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

test("Stop breaks off a ZIP that is on its way, and the next click finds the link closed", async ({
  page,
  student,
  browser,
  baseURL,
}) => {
  const scan = (name: string) => ({ name, mimeType: "application/pdf", buffer: samplePdf(9_000_000) });
  const passport = scan("passport.pdf");
  const { caseId, made } = await handedOver(page, student.id, { passport, motherPanCard: scan("mother.pdf") });
  // A minute for both.
  const line = await slowLine(300_000);
  const far = await browser.newContext({ baseURL, proxy: { server: line.server } });
  const tab = await far.newPage();
  await openPage(tab, `/pack#${made.passId}.${made.secret}`);
  await digits(tab).fill(made.code);
  await open(tab).click();
  const archive = tab.waitForEvent("download");
  await tab.getByRole("link", { name: "Download all as ZIP" }).click();
  const zip = await archive;

  await page.goto(`/dashboard/lenders?case=${caseId}`);
  await openBlock(page, /^Hand your file to/);
  await page.getByRole("button", { name: /^Stop.*the link for A\. Shah/ }).click();
  await expect(page.getByText("A. Shah can open nothing any more.")).toBeVisible();
  expect(await zip.failure()).not.toBeNull();

  await tab.getByRole("link", { name: "Download Passport" }).click();
  await expect(tab.getByText("This link is closed here", { exact: false })).toBeVisible();
  await expect(tab.getByText("Asha")).toHaveCount(0);
  await far.close();
  line.end();
});

test("on a weak line the page says at once that it loads, and an answer is written once and never lost", async ({
  page,
  student,
  browser,
  baseURL,
}) => {
  const { caseId, made } = await handedOver(page, student.id);
  const weak = await browser.newContext({ baseURL, ...CHEAP_PHONE });
  const phone = await slowPage(weak);
  const loading = phone.getByRole("status").getByText("Loading");
  const openPack = async () => {
    await digits(phone).fill(made.code);
    await open(phone).click();
  };
  await phone.goto(`/pack#${made.passId}.${made.secret}`, { waitUntil: "commit" });
  await expect(loading).toBeAttached();
  await expect(digits(phone)).toBeVisible();
  const arrival = signal();
  await phone.route("**/api/pack/read", async (route) => {
    await arrival.promise;
    await route.continue();
  });
  await openPack();
  await expect(loading).toBeAttached();
  await expect(digits(phone)).toHaveCount(0);
  arrival.resolve();
  await expect(phone.getByRole("heading", { level: 1, name: "Asha Iyer" })).toBeVisible();

  // What came of a press stands beside it.
  await phone.route("**/api/pack/read", (route) => route.abort("connectionreset"), { times: 1 });
  const row = phone.getByRole("listitem").filter({ hasText: "PAN Card" });
  await row.getByRole("link", { name: "Download PAN Card" }).click();
  await expect(row.getByRole("alert")).toHaveText(/^Network error/);
  await phone.getByRole("button", { name: "Answer", exact: true }).click();
  await expect(phone.getByRole("heading", { name: "Your answer" })).toBeFocused();
  expect(new URL(phone.url()).hash).toBe(`#${made.passId}`);

  const answer = phone.getByRole("region", { name: "Your answer" });
  const write = answer.getByRole("button", { name: "Write it down" });
  const words = answer.getByLabel("In your words");
  const another = answer.getByLabel("Another paper");
  const text = "Rent agreement of the shop, all pages.";
  const answers = () => db.caseEvent.findMany({ where: { caseId, writer: "lender" } });
  // The line dies before the answer is sent, then before the server's word is back.
  const lines: ("dead" | "dies")[] = ["dead", "dies"];
  await phone.route("**/api/pack/reply", async (route) => {
    const state = lines.shift();
    if (state === "dies") await route.fetch();
    if (state) await route.abort("connectionreset");
    else await route.continue();
  });
  await answer.getByRole("button", { name: "Need papers" }).click();
  await another.fill(text);
  for (const written of [0, 1]) {
    await write.click();
    await expect(answer.getByRole("alert")).toHaveText(/^Network error/);
    await expect(another).toHaveValue(text);
    expect(await answers()).toHaveLength(written);
  }
  // The list of answers is still on its way when the next one is sent, and until after the link is opened again.
  const [sendOn, bring, late] = [signal(), signal(), signal<number>()];
  await phone.route(
    "**/api/pack/read",
    async (route) => {
      await sendOn.promise;
      const response = await route.fetch();
      late.resolve(response.status());
      await bring.promise;
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  await write.click();
  await expect(answer.getByRole("status")).toHaveText(/^Written into the student's timeline/);
  expect(await answers()).toMatchObject([{ kind: "asked", item: text }]);

  // Left alone for too long, the link closes over a half-written answer; opened again, the answer goes on.
  await answer.getByRole("button", { name: "Declined" }).click();
  await words.fill("Below our list.");
  await answer.getByLabel("Main reason").selectOption({ label: "Marks or test scores" });
  const longAgo = new Date(Date.now() - (IDLE_MINUTES + 1) * 60_000);
  await db.passVisit.updateMany({ where: { passId: made.passId }, data: { lastSeenAt: longAgo } });
  sendOn.resolve();
  expect(await late.promise).toBe(401);
  await write.click();
  await expect(phone.getByText("This link is closed here", { exact: false })).toBeVisible();
  await phone.getByLabel("Short code").fill(made.short);
  await openPack();
  await expect(words).toHaveValue("Below our list.");
  // That an older question was refused closes nothing that was opened since.
  const refused = phone.waitForResponse((response) => response.status() === 401);
  bring.resolve();
  await refused;
  await write.click();
  await expect(answer.getByRole("status")).toHaveText(/^Written into the student's timeline/);
  expect((await answers()).map(({ kind, note }) => [kind, note])).toEqual([
    ["asked", null],
    ["declined", "Below our list."],
  ]);
  await weak.close();
});
