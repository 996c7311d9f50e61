import { expect, type Page } from "@playwright/test";
import { newCase } from "@/tests/factories/cases";
import { db } from "@/tests/factories/database";
import { saveLoanForm } from "@/tests/factories/loan-forms";
import { newOpenedShareLink } from "@/tests/factories/share-links";
import { test } from "@/tests/fixtures";
import { openBlock } from "@/e2e/support/case-page";
import { expectNoSideways, expectNoViolations } from "@/e2e/support/page-check";

test.use({ bellSeen: true, viewport: { width: 360, height: 740 } });

const LENDER = "Surat Nagrik Bank";
const handOver = (page: Page) => page.getByRole("region", { name: `Hand your file to ${LENDER}` });
const looks = (page: Page) => page.getByRole("region", { name: "Who opened your file" });
const makeButton = (page: Page) => page.getByRole("button", { name: "Make the link" });
const timeline = (page: Page) => page.getByRole("region", { name: "What happened so far" });

/** Opens a pass the way that the page at /pack does, from a browser without a session. */
const open = (page: Page, body: object) =>
  page.evaluate(async (sent) => {
    const response = await fetch("/api/pack/open", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(sent),
    });
    return response.status;
  }, body);

test("a student makes a link, reads out its digits, sees who came, and stops it", async ({
  page,
  student,
  browser,
  baseURL,
}) => {
  await saveLoanForm(student.id, undefined, { complete: true });
  const caseId = await newCase(student.id);
  await page.goto(`/dashboard/lenders?case=${caseId}`);
  await expect(handOver(page)).toContainText("None yet.");
  await expect(looks(page)).toContainText("Nobody so far.");

  await handOver(page).getByRole("button", { name: "Make a link for this lender" }).click();
  await expect(page.getByRole("heading", { name: "A new link" })).toBeFocused();
  const ticks = handOver(page).getByRole("checkbox");
  await expect(ticks).toHaveCount(5);
  for (const tick of await ticks.all()) await expect(tick).not.toBeChecked();
  await expect(page.getByLabel("For how long?")).toHaveValue("14");

  await makeButton(page).click();
  await expect(page.getByText("Please say who it is for")).toBeVisible();
  await expect(page.getByRole("group", { name: "What may they see?" })).toContainText(
    "Please tick what the lender may see.",
  );
  await expect(page.getByLabel("Who is it for?")).toBeFocused();
  await expectNoViolations(page, "the form with its errors");
  await expectNoSideways(page);
  expect(await db.pass.count({ where: { userId: student.id } })).toBe(0);

  await page.getByLabel("Who is it for?").fill("A. Shah");
  await ticks.nth(0).check();
  await ticks.nth(2).check();
  // Without a line nothing is lost.
  await page.context().setOffline(true);
  await makeButton(page).click();
  await expect(handOver(page).getByRole("alert")).toBeVisible();
  await expect(page.getByLabel("Who is it for?")).toHaveValue("A. Shah");
  await expect(ticks.nth(2)).toBeChecked();
  await page.context().setOffline(false);
  await makeButton(page).click();

  await expect(page.getByRole("heading", { name: "The link for A. Shah is ready" })).toBeFocused();
  const text = await handOver(page).innerText();
  const [link, passId, secret] = /https?:\S+\/pack#([0-9a-f-]{36})\.([\w-]+)/.exec(text)!;
  const short = /^[2-9A-Z]{4} [2-9A-Z]{4}$/m.exec(text)![0];
  const digits = /^\d{3} \d{3}$/m.exec(text)![0];
  expect(link).toContain(`${baseURL}/pack#`);
  const whatsapp = await handOver(page).getByRole("link", { name: "WhatsApp" }).getAttribute("href");
  expect(new URL(whatsapp!).searchParams.get("text")).toContain(link);
  for (const sent of [whatsapp, await handOver(page).getByRole("link", { name: "E-mail" }).getAttribute("href")]) {
    expect(sent).not.toContain(digits.replace(" ", ""));
    expect(sent).not.toContain(encodeURIComponent(digits));
  }
  await handOver(page).getByRole("button", { name: "Show a QR code to scan" }).click();
  await expect(page.getByRole("img", { name: "QR code of the link" })).toBeVisible();
  await expectNoViolations(page, "the link");
  await expectNoSideways(page);

  // What is stored opens nothing: of the secret, the short code and the digits there are hashes.
  const stored = await db.pass.findUniqueOrThrow({ where: { id: passId } });
  expect(stored).toMatchObject({ userId: student.id, caseId, name: "A. Shah", parts: ["you", "money"], tries: 0 });
  const cells = JSON.stringify(stored);
  for (const said of [secret!, short.replace(" ", ""), digits.replace(" ", "")]) expect(cells).not.toContain(said);
  for (const hash of [stored.secretHash, stored.shortHash, stored.codeHash]) expect(hash).toHaveLength(32);

  // Somebody at the lender, in a browser of their own: a wrong code, then by what is typed.
  const officer = await browser.newPage();
  await officer.goto(`${baseURL}/company/terms`);
  const wrong = digits === "000 000" ? "111111" : "000000";
  expect(await open(officer, { passId, secret, code: wrong })).toBe(422);
  expect(await open(officer, { short: short.toLowerCase(), code: digits })).toBe(200);
  await officer.close();
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect(looks(page)).toContainText(`A. Shah, ${LENDER} came in with your link and the 6 digits`);
  await expect(timeline(page)).toContainText(`${LENDER} opened your file by your link`);
  await expect(handOver(page)).toContainText("1 wrong code was typed.");

  await handOver(page).getByRole("button", { name: "Done, hide it" }).click();
  // Only now the page goes on: the link stood there for as long as somebody may have read it out.
  await expect(page.getByRole("heading", { name: `${LENDER} has to answer` })).toBeFocused();
  await openBlock(page, `Hand your file to ${LENDER}`);
  // By keyboard: the focus goes to what came of it, since the button is gone.
  await handOver(page)
    .getByRole("button", { name: /^Stop.*the link for A\. Shah/ })
    .focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("A. Shah can open nothing any more.")).toBeFocused();
  await expect(handOver(page).getByRole("listitem")).toContainText("Stopped");
  expect((await db.pass.findUniqueOrThrow({ where: { id: passId } })).revokedAt).not.toBeNull();
  const consents = await db.consentEvent.findMany({ where: { passId }, orderBy: { id: "asc" } });
  expect(consents.map(({ isGiven }) => isGiven)).toEqual([true, false]);

  await page.reload();
  await openBlock(page, `Hand your file to ${LENDER}`);
  await expect(handOver(page).getByRole("listitem")).toContainText("Stopped");
  await expectNoViolations(page, "the list");
  const kept = await page.evaluate(() =>
    JSON.stringify([document.documentElement.outerHTML, { ...localStorage }, { ...sessionStorage }, location.href]),
  );
  for (const said of [secret!, short, digits]) expect(kept).not.toContain(said);

  // Over all lenders.
  await page.goto("/dashboard/lenders");
  await expect(looks(page)).toContainText(`A. Shah, ${LENDER} came in`);
  await expectNoViolations(page, "all lenders");
  await expectNoSideways(page);
});

test("before the application is submitted there is the way to it, and no link", async ({ page, student }) => {
  const caseId = await newCase(student.id);
  await page.goto(`/dashboard/lenders?case=${caseId}`);
  await expect(handOver(page).getByRole("link", { name: "Go to your application" })).toHaveAttribute(
    "href",
    "/dashboard/loanform",
  );
  await expect(handOver(page).getByRole("button", { name: /link/ })).toHaveCount(0);
  await expectNoViolations(page);
});

test("who no longer goes on with a lender is told that its links were stopped, and the officer sees nothing", async ({
  page,
  student,
  request,
}) => {
  await saveLoanForm(student.id, undefined, { complete: true });
  const caseId = await newCase(student.id);
  const pass = await newOpenedShareLink({ userId: student.id, caseId });
  const headers = { cookie: pass.cookie, pass: pass.passId, "sec-fetch-site": "same-origin" };
  const readByOfficer = async () => (await request.post("/api/pack/read", { headers, data: {} })).status();
  expect(await readByOfficer()).toBe(200);
  await page.goto(`/dashboard/lenders?case=${caseId}`);
  await expect(handOver(page).getByText("Open", { exact: true })).toBeVisible();

  const line = await openBlock(page, "Write down what happened");
  await line.getByText("Something else").click();
  await line.getByLabel("What was it?").selectOption("withdrawn");
  await line.getByRole("button", { name: "Write it down" }).click();
  await expect(page.getByText("Written down. The link for A. Shah was stopped.")).toBeVisible();
  await expect(page.getByRole("region", { name: `You do not go on with ${LENDER}` })).toBeVisible();
  await openBlock(page, `Hand your file to ${LENDER}`);
  await expect(handOver(page)).toContainText("A. Shah can open nothing any more.");
  await expect(handOver(page)).toContainText(`You do not go on with ${LENDER}, so nobody there can open your file.`);
  await expect(handOver(page).getByRole("button")).toHaveCount(0);
  await expectNoViolations(page, "withdrawn");
  await expectNoSideways(page);

  expect(await readByOfficer()).toBe(401);
});
