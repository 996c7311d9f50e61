import { expect } from "@playwright/test";
import { openPage } from "@/e2e/support/open-page";
import { digits, handedOver, open } from "@/e2e/support/pack";
import { CHEAP_PHONE, slowPage } from "@/e2e/support/phone";
import { slowLine } from "@/e2e/support/slow-line";
import { IDLE_MINUTES } from "@/lib/session/limits";
import { db } from "@/tests/factories/database";
import { test } from "@/tests/fixtures";
import { samplePdf } from "@/tests/samples/uploads";

test("her Stop breaks off a ZIP that is on its way, and the next click finds the link closed", async ({
  page,
  student,
  browser,
  baseURL,
}) => {
  const scan = (name: string) => ({ name, mimeType: "application/pdf", buffer: samplePdf(9_000_000) });
  const passport = scan("passport.pdf");
  const { caseId, made } = await handedOver(page, student.id, { passport, motherPanCard: scan("mother.pdf") });
  // Some ten seconds for both.
  const line = await slowLine(2_000_000);
  const far = await browser.newContext({ baseURL, proxy: { server: line.server } });
  const tab = await far.newPage();
  await openPage(tab, `/pack#${made.passId}.${made.secret}`);
  await digits(tab).fill(made.code);
  await open(tab).click();
  const archive = tab.waitForEvent("download");
  await tab.getByRole("link", { name: "Download all as ZIP" }).click();
  const zip = await archive;

  await page.goto(`/dashboard/lenders?case=${caseId}`);
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
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await phone.route("**/api/pack/read", async (route) => {
    await arrived;
    await route.continue();
  });
  await openPack();
  await expect(loading).toBeAttached();
  await expect(digits(phone)).toHaveCount(0);
  arrive();
  await expect(phone.getByRole("heading", { level: 1, name: "Asha Iyer" })).toBeVisible();

  // What came of a press stands beside it.
  await phone.route("**/api/pack/read", (route) => route.abort("connectionreset"), { times: 1 });
  const row = phone.getByRole("listitem").filter({ hasText: "PAN Card" });
  await row.getByRole("link", { name: "Download PAN Card" }).click();
  await expect(row.getByRole("alert")).toHaveText(/^Network error/);
  await phone.getByRole("button", { name: "Answer the student" }).click();
  await expect(phone.getByRole("heading", { name: "Your answer" })).toBeFocused();
  expect(new URL(phone.url()).hash).toBe(`#${made.passId}`);

  const answer = phone.getByRole("region", { name: "Your answer" });
  const write = answer.getByRole("button", { name: "Write it down" });
  const words = answer.getByLabel("In your words");
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
  await answer.getByRole("button", { name: "Need another paper" }).click();
  await words.fill(text);
  for (const written of [0, 1]) {
    await write.click();
    await expect(answer.getByRole("alert")).toHaveText(/^Network error/);
    await expect(words).toHaveValue(text);
    expect(await answers()).toHaveLength(written);
  }
  // The list of answers is still on its way when the next one is sent.
  let bringList = () => {};
  const isBrought = new Promise<void>((resolve) => {
    bringList = resolve;
  });
  await phone.route(
    "**/api/pack/read",
    async (route) => {
      await isBrought;
      await route.continue();
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
  await write.click();
  await expect(phone.getByText("This link is closed here", { exact: false })).toBeVisible();
  const brought = phone.waitForResponse("**/api/pack/read");
  bringList();
  await brought;
  await phone.getByLabel("Short code").fill(made.short);
  await openPack();
  await expect(words).toHaveValue("Below our list.");
  await write.click();
  await expect(answer.getByRole("status")).toHaveText(/^Written into the student's timeline/);
  expect((await answers()).map(({ kind, note }) => [kind, note])).toEqual([
    ["asked", null],
    ["declined", "Below our list."],
  ]);
  await weak.close();
});
