import { expect, type Page } from "@playwright/test";
import { newStaffMember } from "@/tests/factories/staff";
import { db } from "@/tests/factories/database";
import { saveLoanForm } from "@/tests/factories/loan-forms";
import { test } from "@/tests/fixtures";
import { pdf, picture, type SampleFile } from "@/tests/samples/documents";
import { enterDesk, openDesk } from "@/e2e/support/desk";
import { openBlock } from "@/e2e/support/case-page";
import { giveFile } from "@/e2e/support/give-file";
import { openPage } from "@/e2e/support/open-page";
import { expectGoodAtBothWidths, expectNoSideways } from "@/e2e/support/page-check";

test.use({ bellSeen: true });

/** Stores a document as the student whose page is open. @returns its address */
async function uploadAs(page: Page, { name, mimeType, buffer }: SampleFile): Promise<string> {
  return page.evaluate(
    async ([bytes, file, type]) => {
      const form = new FormData();
      form.append("file", new File([new Uint8Array(bytes)], file, { type }));
      const response = await fetch("/api/loanform/upload", { method: "POST", body: form });
      return ((await response.json()) as { data: { url: string } }).data.url;
    },
    [[...buffer], name, mimeType] as const,
  );
}

/** What the student's page is told about who opened the file. */
const openingsOf = (page: Page) =>
  page.evaluate(async () => {
    const headers = { "content-type": "application/json" };
    const response = await fetch("/api/passes/read", { method: "POST", headers, body: "{}" });
    type Answer = { data: { openings: { what: string; name: string; file: string | null; purpose: string | null }[] } };
    return ((await response.json()) as Answer).data.openings;
  });

const viewport = { width: 360, height: 740 };

test.describe("at both widths", () => {
  test.use({ viewport });

  test("a colleague opens a file for a purpose, cannot read a paper, and gets another", async ({
    page,
    browser,
    baseURL,
    logInAs,
  }) => {
    const context = await browser.newContext({ viewport, baseURL: baseURL! });
    const asha = await logInAs("Asha Iyer", context);
    const studentPage = await context.newPage();
    await openPage(studentPage, "/dashboard");
    const panCard = await uploadAs(studentPage, await picture("pan card", "jpeg"));
    await saveLoanForm(asha.id, undefined, { complete: true });
    const { reference, kycDetails } = await db.loanForm.findUniqueOrThrow({ where: { userId: asha.id } });
    await db.loanForm.update({
      where: { userId: asha.id },
      data: { kycDetails: { ...(kycDetails as object), panCard } },
    });

    // Entry: a number without a desk first.
    await page.goto("/desk/files");
    await expect(page.getByRole("heading", { level: 1, name: "The desk" })).toBeVisible();
    await expectGoodAtBothWidths(page, "entry");
    await enterDesk(page, asha.digits);
    await expect(page.locator(".field-error").filter({ hasText: "This number has no desk." })).toBeVisible();
    await expectGoodAtBothWidths(page, "code");
    await page.getByRole("button", { name: "Change number" }).click();
    const meera = await newStaffMember();
    await enterDesk(page, meera.digits);
    await expect(page.getByRole("heading", { level: 1, name: "Files" })).toBeVisible();
    await expect(page.getByRole("navigation", { name: "Desk" }).getByRole("link")).toHaveText([
      "Calls",
      "Files",
      "Cases",
    ]);
    const row = page.getByRole("listitem").filter({ hasText: reference });
    await expect(row).toContainText("Asha I.");
    await expect(row).not.toContainText("Iyer");
    await expectGoodAtBothWidths(page, "files");

    // The purpose, then the file.
    await row.getByRole("link", { name: reference }).click();
    await page.getByRole("button", { name: "Open the file" }).click();
    await expect(page.getByText("Please say what for.")).toBeVisible();
    await expectGoodAtBothWidths(page, "purpose");
    await page.getByRole("radio", { name: "To check the papers" }).check();
    await page.getByRole("button", { name: "Open the file" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Asha Iyer" })).toBeFocused();
    await expect(page.getByRole("region", { name: "Answers" })).toContainText("Applicant");
    await expectNoSideways(page);

    await page.getByText("All papers", { exact: true }).click();
    await page.getByRole("button", { name: "PAN Card: Asha Iyer", exact: true }).click();
    const pan = page.getByRole("group", { name: "PAN Card: Asha Iyer" }).first();
    await expect(pan.getByRole("img", { name: "PAN Card: Asha Iyer" })).toBeVisible();
    await expect(pan.getByRole("definition")).toHaveText(["Asha Iyer", "27 Jul 2003"]);
    await pan.getByRole("button", { name: /^Cannot be read/ }).click();
    await pan.getByLabel("What is wrong with it?").fill("The number is cut off");
    await expectGoodAtBothWidths(page, "file");
    await pan.getByRole("button", { name: /^Ask for it again/ }).click();
    await expect(page.getByText("The student is asked for it again.")).toBeVisible();

    // The student reads who opened what, and gives another one.
    expect(await openingsOf(studentPage)).toMatchObject([
      { what: "paper", name: "Meera Joshi", file: "pan-card.jpg" },
      { what: "entered", name: "Meera Joshi", purpose: "checkPapers" },
    ]);
    await openPage(studentPage, "/dashboard/lenders");
    const card = studentPage.getByRole("article", { name: "Dakhila's check of your papers" });
    await expect(card).toContainText("Waiting on: you · 1 paper");
    await expectGoodAtBothWidths(studentPage, "card");
    await card.getByRole("link", { name: /^Give the paper/ }).click();
    await expect(studentPage.getByRole("heading", { level: 1, name: "Dakhila's check of your papers" })).toBeFocused();
    await expect(studentPage.getByRole("button", { name: "Write it down" })).toHaveCount(0);
    await expectGoodAtBothWidths(studentPage, "check");
    const slot = studentPage.getByRole("group", { name: /^PAN Card/ });
    await giveFile(slot, await pdf("new pan card"));
    await expect(studentPage.getByText("Waiting on Dakhila, since today")).toBeVisible();

    // It waits on us, and is looked at.
    await page.getByRole("navigation", { name: "Desk" }).getByRole("link", { name: "Cases" }).click();
    const waiting = page.getByRole("region", { name: /^Waiting on us/ });
    const mine = waiting.getByRole("listitem").filter({ hasText: reference });
    await expect(mine).toContainText("Dakhila, Asha I.");
    await expectGoodAtBothWidths(page, "cases");
    await mine.getByRole("link", { name: "Dakhila, Asha I." }).click();
    await page.getByRole("button", { name: "Write it down" }).click();
    await expect(page.getByText("Please choose what happened.").first()).toBeVisible();
    await page.getByRole("button", { name: "Correct it" }).click();
    await expect(page.getByText("Please say why. The student reads it.").first()).toBeVisible();
    await expectGoodAtBothWidths(page, "case");

    // A wrong line is taken back, and the student reads both.
    await page.getByLabel("What happened?").selectOption("A message to the student, or what was said");
    await page.getByLabel("Note to the student").fill("Your card has expired.");
    await page.getByRole("button", { name: "Write it down" }).click();
    const slip = page
      .getByRole("region", { name: "What we wrote" })
      .getByRole("listitem")
      .filter({ hasText: "Your card has expired." });
    await slip.getByRole("button", { name: /^Take this line back/ }).click();
    await slip.getByRole("button", { name: /^Take it back/ }).click();
    await expect(slip.getByText("Please say to the student what was wrong with it.")).toBeVisible();
    await expectGoodAtBothWidths(page, "taking back");
    await slip.getByLabel("One sentence to the student").fill("That was another card.");
    await slip.getByRole("button", { name: /^Take it back/ }).click();
    await expect(slip).toContainText(/Taken back by Dakhila \(Meera Joshi\) on .*“That was another card\.”/);
    await expect(slip.getByRole("button")).toHaveCount(0);
    await studentPage.evaluate(() => window.dispatchEvent(new Event("focus")));
    const read = (await openBlock(studentPage, "What happened so far"))
      .getByRole("listitem")
      .filter({ hasText: "Your card has expired." });
    await expect(read).toContainText(/Taken back by Dakhila \(Meera Joshi\) on .*“That was another card\.”/);
    await expect(studentPage.getByText("Waiting on Dakhila, since today")).toBeVisible();
    await page.goto(`/desk/files?file=${reference}`);
    await page.getByText("All papers", { exact: true }).click();
    const again = page.getByRole("listitem").filter({ hasText: "new-pan-card.pdf" });
    await again.getByRole("button").click();
    await expect(page.locator("canvas")).toBeVisible();
    await page.getByRole("button", { name: /^Fine/ }).click();
    await expect(again.getByText("Fine", { exact: true })).toBeVisible();
    await studentPage.evaluate(() => window.dispatchEvent(new Event("focus")));
    await expect(studentPage.getByText("Dakhila has looked at the papers that it asked for")).toBeVisible();
    await expectGoodAtBothWidths(studentPage, "checked");

    // Another browser ends this one; what was open is hidden.
    const other = await browser.newContext({ viewport, baseURL: baseURL! });
    const otherPage = await other.newPage();
    await openPage(otherPage, "/desk");
    await enterDesk(otherPage, meera.digits);
    await expect(otherPage.getByRole("heading", { level: 1, name: "What waits" })).toBeVisible();
    await expectGoodAtBothWidths(otherPage, "home");
    await page.evaluate(() => window.dispatchEvent(new Event("focus")));
    await expect(page.getByRole("heading", { level: 1, name: "The desk" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Asha Iyer" })).toBeHidden();
    await otherPage.getByRole("button", { name: "Leave" }).click();
    await expect(otherPage.getByRole("heading", { level: 1, name: "The desk" })).toBeVisible();
    await other.close();
    await context.close();
  });
});

/** How much of the drawn page is ink, 0 to 1. */
const inkOf = (page: Page) =>
  page.locator("canvas").evaluate((canvas: HTMLCanvasElement) => {
    const { data } = canvas.getContext("2d")!.getImageData(0, 0, canvas.width, canvas.height);
    let dark = 0;
    for (let at = 0; at < data.length; at += 4) if (data[at]! < 128 && data[at + 3]! > 128) dark += 1;
    return (4 * dark) / data.length;
  });

test("nineteen papers are checked by at most 25 keys and in no new tab", async ({
  page,
  context,
  browser,
  baseURL,
  logInAs,
}) => {
  const own = await browser.newContext({ baseURL: baseURL! });
  const asha = await logInAs("Asha Iyer", own);
  const studentPage = await own.newPage();
  await openPage(studentPage, "/dashboard");
  const kinds = [
    await uploadAs(studentPage, await pdf("a paper")),
    await uploadAs(studentPage, await picture("a photo", "jpeg")),
  ];
  await own.close();
  await saveLoanForm(asha.id, undefined, { complete: true });
  const row = await db.loanForm.findUniqueOrThrow({ where: { userId: asha.id } });
  const { reference } = row;
  // The first nineteen of its documents, by turns a PDF and a photo.
  let given = 0;
  const withPapers = (answers: unknown) =>
    JSON.parse(JSON.stringify(answers), (_, value: unknown) => {
      if (typeof value !== "string" || !value.startsWith("/api/files/")) return value;
      return given < 19 ? kinds[given++ % 2] : "";
    }) as object;
  const [kycDetails, academicDetails, financialDetails, coApplicantKycDetails, coApplicantFinancialDetails] = [
    withPapers(row.kycDetails),
    withPapers(row.academicDetails),
    withPapers(row.financialDetails),
    withPapers(row.coApplicantKycDetails),
    withPapers(row.coApplicantFinancialDetails),
  ];
  await db.loanForm.update({
    where: { userId: asha.id },
    data: { kycDetails, academicDetails, financialDetails, coApplicantKycDetails, coApplicantFinancialDetails },
  });

  let tabs = 0;
  context.on("page", () => (tabs += 1));
  let keys = 0;
  const press = async (key: string) => {
    keys += 1;
    await page.keyboard.press(key);
  };
  await openDesk(context, baseURL!);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`/desk/files?file=${reference}`);
  await page.getByRole("radio", { name: "To check the papers" }).check();
  await page.getByRole("button", { name: "Open the file" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Asha Iyer" })).toBeFocused();
  await expect(page.getByText("19 papers not looked at")).toBeVisible();
  // Such as a script that the page's policy does not let run.
  const problems: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") problems.push(message.text());
  });

  const view = page.locator("[role=group][aria-busy]");
  for (
    let tab = 0;
    tab < 4 &&
    !(await page
      .getByRole("button", { name: "Check the papers" })
      .evaluate((button) => button === document.activeElement));
    tab += 1
  )
    await press("Tab");
  await press("Enter");
  await expect(view).toBeFocused();
  await expect(view).toHaveAttribute("aria-busy", "false");
  expect(await inkOf(page)).toBeGreaterThan(0);
  // Beside one another.
  const [paper, proof] = [await view.boundingBox(), await page.getByText("What it should prove").boundingBox()];
  expect(proof!.x).toBeGreaterThan(paper!.x + paper!.width);
  const { width } = (await page.locator("canvas").boundingBox())!;
  await page.keyboard.press("+");
  await expect.poll(async () => (await page.locator("canvas").boundingBox())!.width).toBeGreaterThan(1.4 * width);
  await page.keyboard.press("-");
  await page.keyboard.press("r");
  await expect
    .poll(async () => {
      const { width: across, height: down } = (await page.locator("canvas").boundingBox())!;
      return across > down;
    })
    .toBe(true);

  for (let left = 19; left > 0; left -= 1) {
    await expect(view).toHaveAttribute("aria-busy", "false");
    if (left === 17 || left === 12) {
      await press(left === 17 ? "2" : "3");
      await page.getByLabel("What is wrong with it?").pressSequentially("Cut off");
      await press("Enter");
    } else await press("1");
    await expect(
      page.getByText(left === 1 ? "All papers are looked at." : new RegExp(`^${left - 1} papers? not looked at$`)),
    ).toBeVisible();
    await expect(view).toBeFocused();
  }
  expect({ keys, tabs, problems }).toEqual({ keys: expect.any(Number), tabs: 0, problems: [] });
  expect(keys).toBeLessThanOrEqual(25);
  await expectGoodAtBothWidths(page, "a paper beside its answers");
  expect(await db.paperCheck.count({ where: { userId: asha.id } })).toBe(19);
  const asked = await db.caseEvent.findMany({
    where: { kind: "asked", case: { userId: asha.id } },
    orderBy: { id: "asc" },
  });
  expect(asked.map(({ item }) => item)).toEqual(["it cannot be read: Cut off", "this is another paper: Cut off"]);
});
