import { PDFDocument } from "@cantoo/pdf-lib";
import { devices, expect, type Locator } from "@playwright/test";
import { openPdf } from "@/lib/uploads/checks/pdf-lock";
import { db } from "@/tests/factories/database";
import { newStoredFile, storedFileNames } from "@/tests/factories/stored-files";
import { test } from "@/tests/fixtures";
import { blurredPhoto, passwordPdf, pdf, picture } from "@/tests/samples/documents";
import { lockedPdf } from "@/tests/samples/pdfs";
import { tabTo } from "./support/open-page";
import { choose, done, openKyc, uploadsAreWritten, watchTheWire } from "./support/photos";
import { expectNoSideways, expectNoViolations } from "./support/page-check";
import { Wizard } from "./support/wizard";

const UPLOAD = "**/api/loanform/upload";
const KYC = "/dashboard/loanform/kyc";
const phone = {
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
  userAgent: devices["Pixel 7"].userAgent,
};

test.describe("on a phone", () => {
  test.use(phone);

  test("G8 Take photo opens the camera: the right one for a selfie, and never a picker without a camera", async ({
    page,
    wizard,
  }) => {
    const slot = await openKyc(wizard);
    const [chooser] = await Promise.all([
      page.waitForEvent("filechooser"),
      slot.getByRole("button", { name: /^Take photo/ }).tap(),
    ]);
    const asked = (input: Element) => [input.getAttribute("accept"), input.getAttribute("capture")];
    expect(await chooser.element().evaluate(asked)).toEqual(["image/*", "environment"]);
    const [selfie] = await Promise.all([
      page.waitForEvent("filechooser"),
      wizard
        .slot("photoSelfie")
        .getByRole("button", { name: /^Take photo/ })
        .tap(),
    ]);
    expect(await selfie.element().evaluate(asked)).toEqual(["image/*", "user"]);
    const [files] = await Promise.all([
      page.waitForEvent("filechooser"),
      slot.getByRole("button", { name: /^Choose file/ }).tap(),
    ]);
    // The types beside the endings: by them a picker knows files that are named otherwise.
    expect(await files.element().evaluate(asked)).toEqual([
      ".pdf,.png,.jpg,.jpeg,application/pdf,image/png,image/jpeg",
      null,
    ]);

    await expectNoSideways(page);
    for (const button of await slot.getByRole("button").all()) {
      const box = (await button.boundingBox())!;
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
    }
  });

  test("a tap beside the buttons of an empty slot opens nothing: they choose between camera and files", async ({
    page,
    wizard,
  }) => {
    const slot = await openKyc(wizard);
    let opened = 0;
    page.on("filechooser", () => {
      opened += 1;
    });
    await slot.tap();
    await slot.getByText("JPEG, PNG or PDF, up to 10 MB.").tap();
    const [chooser] = await Promise.all([
      page.waitForEvent("filechooser"),
      slot.getByRole("button", { name: /^Choose file/ }).tap(),
    ]);
    expect(opened).toBe(1);
    await chooser.setFiles(await pdf("pan card"));
    await done(slot);
  });

  test("a photo that did not come through, because the phone killed the page under its camera, is said at its slot", async ({
    page,
    context,
    wizard,
  }) => {
    const slot = await openKyc(wizard);
    await Promise.all([page.waitForEvent("filechooser"), slot.getByRole("button", { name: /^Take photo/ }).tap()]);
    await uploadsAreWritten(page);
    await page.close();
    const again = new Wizard(await context.newPage());
    await again.page.goto(KYC);
    await expect(
      again.slot("panCard").getByText("Your last photo did not come through, tap to try again"),
    ).toBeVisible();
    await expect(again.slot("passport").getByText(/did not come through/)).toHaveCount(0);
    await choose(again.page, again.slot("panCard"), /^Take photo/, await picture("pan card", "jpeg"));
    await done(again.slot("panCard"));
    await expect(again.page.getByText(/did not come through/)).toHaveCount(0);
  });
});

test("a document scanned as PNG keeps its sharp text, and a PDF is never touched", async ({ page, wizard }) => {
  const sent = await watchTheWire(page);
  const slot = await openKyc(wizard);
  const scan = await picture("marks 87.4", "png");
  await choose(page, slot, /^Choose file/, scan);
  await done(slot);
  expect((await sent()).bytes.equals(scan.buffer)).toBe(true);
  const paper = await pdf("passport");
  await choose(page, wizard.slot("passport"), /^Choose file/, paper);
  await done(wizard.slot("passport"));
  expect((await sent(1)).bytes.equals(paper.buffer)).toBe(true);
});

test("G10 an upload shows how far it is, can be cancelled, and leaves nothing behind", async ({
  page,
  student,
  wizard,
}) => {
  const slot = await openKyc(wizard);
  await page.route(UPLOAD, () => {});
  await choose(page, slot, /^Choose file/, await picture("pan card", "jpeg"));
  await expect(slot.getByText("Uploading file...")).toBeVisible();
  await expect(slot.getByRole("progressbar", { name: "PAN Card: upload" })).toHaveAttribute("aria-valuetext", /^\d+%$/);
  await slot.getByRole("button", { name: /^Cancel/ }).click();
  await expect(slot).toHaveAttribute("data-state", "empty");
  await expect(slot.getByRole("button", { name: /^Choose file/ })).toBeFocused();
  await page.unroute(UPLOAD);
  await uploadsAreWritten(page);
  await page.reload();
  await expect(slot).toHaveAttribute("data-state", "empty");
  expect(await storedFileNames(student.id)).toEqual([]);
});

test("G10 three more tries come by themselves, then a Retry button, and it works", async ({ page, wizard }) => {
  const slot = await openKyc(wizard);
  const tries: number[] = [];
  await page.route(UPLOAD, (route) => {
    tries.push(Date.now());
    return route.abort("connectionreset");
  });
  await choose(page, slot, /^Choose file/, await picture("pan card", "jpeg"));
  await expect(slot.getByText("Error uploading file. Please try again.")).toBeVisible();
  expect(tries).toHaveLength(4);
  for (const [at, ms] of [300, 600, 1200].entries()) expect(tries[at + 1]! - tries[at]!).toBeGreaterThanOrEqual(ms);
  await page.unroute(UPLOAD);
  await slot.getByRole("button", { name: /^Retry/ }).click();
  await done(slot);
});

test("a server that has no room for a file yet is waited for, as long as it says, and nothing is shown as failed", async ({
  page,
  wizard,
}) => {
  const slot = await openKyc(wizard);
  let refused = 0;
  await page.route(UPLOAD, (route) => {
    refused += 1;
    if (refused > 5) return route.continue();
    return route.fulfill({
      status: 503,
      headers: { "retry-after": "1" },
      json: { status: 0, message: "No room.", data: null },
    });
  });
  const seen = await slot.evaluateHandle((node) => {
    const states = new Set<string>();
    new MutationObserver(() => states.add((node as HTMLElement).dataset.state!)).observe(node, { attributes: true });
    return states;
  });
  const from = Date.now();
  await choose(page, slot, /^Choose file/, await picture("pan card", "jpeg"));
  await done(slot);
  expect(Date.now() - from).toBeGreaterThanOrEqual(5000);
  expect(await seen.evaluate((states) => [...states])).not.toContain("refused");
});

test("G10 a line that is gone is waited for, and the upload goes on by itself on another step", async ({
  page,
  context,
  student,
  wizard,
}) => {
  const slot = await openKyc(wizard);
  // What sending takes has been fetched by then; a phone in a dead spot cannot fetch it.
  await choose(page, slot, /^Choose file/, await picture("first", "jpeg"));
  await done(slot);
  await context.setOffline(true);
  await choose(page, slot, /^Edit document/, await picture("pan card again", "jpeg"));
  await expect(slot.getByText(/^You are offline\. Your answers are kept on this device\./)).toBeVisible();
  await context.setOffline(false);
  await expect(slot.getByText("pan-card-again.jpg")).toBeVisible();
  await done(slot);
  expect(await storedFileNames(student.id)).toHaveLength(2);

  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(UPLOAD, async (route) => {
    await held;
    await route.continue();
  });
  await choose(page, new Wizard(page).slot("passport"), /^Choose file/, await pdf("passport"));
  await page
    .getByRole("button", { name: "Academic Details" })
    .or(page.getByRole("link", { name: /Academic Details/ }))
    .first()
    .click();
  await expect(new Wizard(page).slot("tenthGrade")).toBeVisible();
  const answered = page.waitForResponse((response) => response.url().endsWith("/upload"));
  release();
  await answered;
  await page.goBack();
  await done(new Wizard(page).slot("passport"));
});

test("G7 a page killed in the middle of an upload sends it again by itself, and what was finished is still there", async ({
  page,
  context,
  logInAs,
  student,
  wizard,
}) => {
  const slot = await openKyc(wizard);
  await choose(page, wizard.slot("passport"), /^Choose file/, await pdf("passport"));
  await done(wizard.slot("passport"));
  // So slow a line that the page is gone long before the file is there.
  const line = await context.newCDPSession(page);
  await line.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 100,
    downloadThroughput: -1,
    uploadThroughput: 50,
  });
  await choose(page, slot, /^Choose file/, await picture("pan card", "jpeg"));
  await expect(slot.getByText("Uploading file...")).toBeVisible();
  await uploadsAreWritten(page);
  await page.close();

  const again = new Wizard(await context.newPage());
  await again.page.goto(KYC);
  await done(again.slot("panCard"));
  await expect(again.slot("panCard").getByText("pan-card.jpg")).toBeVisible();
  await done(again.slot("passport"));
  await expect(again.slot("passport").getByText("passport.pdf")).toBeVisible();
  // A third, if the server had the whole file when the page went: a spare copy, which the daily sweep removes.
  expect([2, 3]).toContain((await storedFileNames(student.id)).length);

  // Another student on the same computer finds nothing of it.
  await again.page.close();
  await logInAs("Zubin Shah");
  const other = new Wizard(await context.newPage());
  await other.page.goto(KYC);
  await expect(other.slot("panCard")).toHaveAttribute("data-state", "empty");
});

test("G11 a PDF with a password is opened on the device, and its copy is sent: the password goes nowhere", async ({
  page,
  student,
  wizard,
}) => {
  const PASSWORD = "Canary1503";
  const slot = await openKyc(wizard);
  let sent = 0;
  const told: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/upload")) sent += 1;
    if (`${request.url()} ${request.postDataBuffer()?.toString("latin1")}`.includes(PASSWORD)) told.push(request.url());
  });
  const statement = { name: "statement.pdf", mimeType: "application/pdf", buffer: await lockedPdf(6, PASSWORD) };
  await choose(page, slot, /^Choose file/, statement);
  const box = slot.getByLabel(/^Password of the PDF/);
  await expect(box).toBeFocused();
  await expect(slot).toHaveAttribute("data-state", "asking");
  await expectNoViolations(page, "a PDF that asks for its password");
  await expectNoSideways(page);
  await box.fill("canary1503");
  await box.press("Enter");
  await expect(
    slot.getByRole("status").filter({ hasText: /^Error: This password does not open the PDF/ }),
  ).toBeVisible();
  await expect(slot.getByText("statement.pdf")).toBeVisible();
  await expect(box).toBeFocused();

  // The file is kept over a reload, what was typed is not.
  await box.fill(PASSWORD);
  await uploadsAreWritten(page);
  await page.reload();
  await expect(slot).toHaveAttribute("data-state", "asking");
  await expect(box).toHaveValue("");
  expect(sent).toBe(0);
  await slot.getByLabel("Show the password").check();
  await box.fill(PASSWORD);
  await expect(box).toHaveAttribute("type", "text");
  await slot.getByRole("button", { name: /^Open the PDF/ }).click();
  await done(slot);

  const address = await slot.getByRole("link", { name: /View document/ }).getAttribute("href");
  const stored = await (await page.request.get(address!)).body();
  expect(openPdf(stored)).toEqual({ lock: "open" });
  expect((await PDFDocument.load(stored)).getPageCount()).toBe(1);
  expect(await storedFileNames(student.id)).toEqual(["statement.pdf"]);
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]));
  expect([sent, told, kept.includes(PASSWORD)]).toEqual([1, [], false]);
});

test("a PDF that cannot be opened here says how a copy is made", async ({ page, context, wizard }) => {
  const slot = await openKyc(wizard);
  await context.route("**/*.js", (route) => route.abort());
  await choose(page, slot, /^Choose file/, await passwordPdf());
  await expect(slot.getByText("This PDF has a password. Open it, print or save a copy")).toBeVisible();
  await slot.getByText("How to make a copy without the password").click();
  await expect(slot.getByText(/^Android: /)).toBeVisible();
  await context.unroute("**/*.js");
  await slot.getByRole("button", { name: "Try again" }).click();
  await slot.getByLabel(/^Password of the PDF/).fill("ASHA2004");
  await slot.getByRole("button", { name: /^Open the PDF/ }).click();
  await done(slot);
});

test("statements and photos become one PDF, oldest first, with a look before it goes; one asks for its password", async ({
  page,
  student,
  wizard,
}) => {
  const statement = async (month: string, last: string, count: number) => {
    const document = await PDFDocument.create();
    for (let at = 0; at < count; at += 1)
      document
        .addPage([595, 842])
        .drawText(`Statement From : 01/${month}/2026 To : ${last}/${month}/2026`, { x: 40, y: 700 });
    return { name: `${month}.pdf`, mimeType: "application/pdf", buffer: Buffer.from(await document.save()) };
  };
  const slot = await openKyc(wizard);
  await choose(page, slot, /^Choose file/, await statement("10", "31", 2));
  await done(slot);
  await slot.getByRole("button", { name: /^Add page/ }).click();
  const dialog = page.getByRole("dialog");
  await choose(page, dialog, /^Add page/, [
    await picture("slip", "jpeg"),
    await statement("08", "31", 1),
    await statement("09", "30", 3),
    { name: "locked.pdf", mimeType: "application/pdf", buffer: await lockedPdf(4, "RAVI1503") },
  ]);
  const rows = dialog.getByRole("list", { name: "Pages" }).locator("> li");
  await expect(rows).toHaveCount(5);
  await expect(rows).toContainText(["08.pdf", "09.pdf", "10.pdf", "Page 4", "locked.pdf"]);
  await dialog.getByRole("button", { name: /^Use these/ }).click();
  await expect(dialog.getByText("One PDF still asks for its password.")).toBeVisible();
  await rows
    .nth(4)
    .getByLabel(/^Password of the PDF/)
    .fill("RAVI1503");
  await rows
    .nth(4)
    .getByRole("button", { name: /^Open the PDF/ })
    .click();
  await expect(rows.nth(4).getByText("1 page,")).toBeVisible();
  await rows.nth(1).getByText("Choose its pages").click();
  await rows.nth(1).getByRole("checkbox", { name: "Page 2" }).uncheck();
  await expect(rows.nth(1).getByText("2 pages,")).toBeVisible();
  await expectNoViolations(page, "the pages of a document");
  await expectNoSideways(page);
  await dialog.getByRole("button", { name: "Use these 7 pages" }).click();
  await expect(dialog.getByText(/^This is the one PDF that goes up/)).toBeVisible();
  await expectNoViolations(page, "a look at what was joined");
  await dialog.getByRole("button", { name: "Use this PDF" }).click();
  await done(slot);
  const address = await slot.getByRole("link", { name: /View document/ }).getAttribute("href");
  const stored = await PDFDocument.load(await (await page.request.get(address!)).body());
  expect(stored.getPageCount()).toBe(7);
  expect((await storedFileNames(student.id)).at(-1)).toBe("PAN Card.pdf");
});

test("a photo that looks blurred is asked about once in its slot, never refused; a PDF never is", async ({
  page,
  wizard,
}) => {
  const slot = await openKyc(wizard);
  const question = "This photo looks blurred. Can you read every word in it? If not, please take it again.";
  await slot.getByRole("button", { name: /^Choose file/ }).focus();
  const [chooser] = await Promise.all([page.waitForEvent("filechooser"), page.keyboard.press("Enter")]);
  await chooser.setFiles(await blurredPhoto("pan card"));
  await expect(slot.getByRole("status").filter({ hasText: question })).toBeVisible();
  await done(slot);
  await expect(slot.getByRole("button", { name: /^Choose another file/ })).toBeFocused();
  await expectNoViolations(page, "a blurred photo");
  const keep = slot.getByRole("button", { name: /^Use it anyway/ });
  expect((await keep.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  await keep.focus();
  await page.keyboard.press("Enter");
  await expect(slot).toHaveAttribute("data-state", "done");
  await expect(slot.getByText(question)).toHaveCount(0);
  await expect(slot.locator(":focus")).toHaveCount(1);

  // The second try of a slot is the person's own affair; another slot asks for itself.
  await choose(page, slot, /^Edit document/, await blurredPhoto("pan card again"));
  await expect(slot.getByText("pan-card-again.jpg")).toBeVisible();
  await done(slot);
  await expect(slot.getByText(question)).toHaveCount(0);
  const other = wizard.slot("aadhaarCardFront");
  await choose(page, other, /^Choose file/, await blurredPhoto("front"));
  await expect(other.getByText(question)).toBeVisible();
  await done(other);
  await choose(page, other, /^Choose another file/, await picture("front again", "jpeg"));
  await expect(other).toHaveAttribute("data-state", "done");
  await expect(other.getByText(question)).toHaveCount(0);

  await choose(page, wizard.slot("passport"), /^Choose file/, await pdf("passport", 3));
  await expect(wizard.slot("passport").getByText("passport.pdf")).toBeVisible();
  await expect(wizard.slot("passport").getByText(question)).toHaveCount(0);
});

test("a document given before can be used again for the same person, and stays while one place holds it", async ({
  page,
  student,
}) => {
  const url = await newStoredFile(student.id, { name: "mother-pan.pdf" });
  const mother = {
    id: "m1",
    firstName: "Latha",
    lastName: "Iyer",
    relation: "Mother",
    dateOfBirth: "1970-01-01",
    phoneNumber: "9876543210",
    emailId: "latha@example.com",
    useSameAddress: false,
    address: "1 Ring Road",
    pinCode: "395007",
    city: "Surat",
    state: "Gujarat",
    employmentType: "Salaried",
    ongoingEmiAmount: "",
  };
  await db.loanForm.create({
    data: { userId: student.id, coApplicantDetails: [mother], kycDetails: { motherPanCard: url } },
  });
  await page.goto("/dashboard/loanform/co-applicant-kyc");
  const wizard = new Wizard(page);
  const slot = wizard.slot("0.panCard");
  await slot.getByRole("button", { name: "Use the Mother's PAN Card you already added" }).click();
  await done(slot);
  await expect(slot.getByText("mother-pan.pdf")).toBeVisible();
  await expect(slot.getByRole("link", { name: /View document/ })).toHaveAttribute("href", url);

  // Taken back and put back.
  await slot.getByRole("button", { name: "Remove: PAN Card" }).click();
  await expect(slot.getByText("Removed. It goes for good when you save this step.")).toBeVisible();
  await slot.getByRole("button", { name: /^Undo/ }).click();
  await done(slot);
});

test("an upload follows its row when the row above is removed, and goes with its own row", async ({
  page,
  student,
  wizard,
}) => {
  await page.goto("/dashboard/loanform/academic");
  const card = (row: number) => wizard.slot(`competitiveExams.${row}.url`);
  await page.getByRole("button", { name: "Add another exam" }).click();
  await page.getByRole("button", { name: "Add another exam" }).click();
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(UPLOAD, async (route) => {
    await held;
    await route.continue();
  });
  await choose(page, card(0), /^Choose file/, await pdf("first"));
  await choose(page, card(1), /^Choose file/, await pdf("second"));
  await choose(page, card(2), /^Choose file/, await pdf("third"));
  await expect(card(2).getByText("Uploading file...")).toBeVisible();
  await page.getByRole("button", { name: "Remove competitive exam 3" }).click();
  await page.getByRole("button", { name: "Remove competitive exam 1" }).click();
  release();
  await done(card(0));
  await expect(card(0).getByText("second.pdf")).toBeVisible();
  await page.getByRole("button", { name: "Add another exam" }).click();
  await expect(card(1)).toHaveAttribute("data-state", "empty");
  expect(await storedFileNames(student.id)).toEqual(["second.pdf"]);
});

test("a file dropped on the slot is taken; two at once, or one that misses, do no harm", async ({ page, wizard }) => {
  const slot = await openKyc(wizard);
  const paper = await pdf("dropped");
  const drop = async (target: Locator, count: number, kinds: string[]) => {
    const data = await page.evaluateHandle(
      ([base64, name, copies]) => {
        const transfer = new DataTransfer();
        const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
        for (let copy = 0; copy < copies; copy += 1)
          transfer.items.add(new File([bytes], name, { type: "application/pdf" }));
        return transfer;
      },
      [paper.buffer.toString("base64"), paper.name, count] as const,
    );
    for (const kind of kinds) await target.dispatchEvent(kind, { dataTransfer: data });
  };
  await drop(slot, 1, ["dragover"]);
  await expect(slot.getByText("Drop the file here", { exact: true })).toBeVisible();
  await drop(slot, 2, ["drop"]);
  await expect(page.getByRole("dialog").getByRole("list", { name: "Pages" }).getByText(paper.name)).toHaveCount(2);
  await page.keyboard.press("Escape");
  await expect(slot.getByText("2 files are kept for one PDF.")).toBeVisible();
  await drop(slot, 1, ["dragover", "drop"]);
  await done(slot);
  await drop(page.getByRole("heading", { level: 1 }), 1, ["dragover", "drop"]);
  await expect(page).toHaveURL(/kyc$/);
});

test("the keyboard alone gives, turns, removes and gives back a document, and the focus never gets lost", async ({
  page,
  wizard,
}) => {
  const slot = await openKyc(wizard);
  const button = (name: RegExp) => slot.getByRole("button", { name });
  await button(/^Choose file/).focus();
  const [chooser] = await Promise.all([page.waitForEvent("filechooser"), page.keyboard.press("Enter")]);
  await chooser.setFiles(await picture("pan card", "jpeg"));
  await done(slot);
  await expect(button(/^Edit document/)).toBeFocused();
  await tabTo(page, button(/^Rotate/), 4);
  await page.keyboard.press("Enter");
  await done(slot);
  await expect(slot.locator(":focus")).toHaveCount(1);
  await button(/^Edit document/).focus();
  await tabTo(page, button(/^Remove/), 6);
  await page.keyboard.press("Enter");
  await expect(button(/^Undo/)).toBeFocused();
  await page.keyboard.press("Space");
  await done(slot);
  await expect(slot.locator(":focus")).toHaveCount(1);
});

test("every state of a slot can be read by everybody", async ({ page, context, wizard }) => {
  const slot = await openKyc(wizard);
  await choose(page, slot, /^Choose file/, await picture("pan card", "jpeg"));
  await done(slot);
  await choose(page, wizard.slot("passport"), /^Choose file/, await passwordPdf());
  await expect(wizard.slot("passport").getByLabel(/^Password of the PDF/)).toBeVisible();
  await wizard.openFolds();
  await wizard.giveTo(wizard.slot("motherPanCard"), await pdf("mother"));
  await wizard
    .slot("motherPanCard")
    .getByRole("button", { name: /^Remove/ })
    .click();
  await page.route(UPLOAD, (route) => route.abort());
  await choose(page, wizard.slot("aadhaarCardFront"), /^Choose file/, await picture("front", "png"));
  await expect(wizard.slot("aadhaarCardFront").getByRole("button", { name: /^Retry/ })).toBeVisible();
  await page.unroute(UPLOAD);
  await page.route(UPLOAD, () => {});
  await choose(page, wizard.slot("aadhaarCardBack"), /^Choose file/, await picture("back", "png"));
  await expect(wizard.slot("aadhaarCardBack").getByText("Uploading file...")).toBeVisible();
  await context.setOffline(true);
  await choose(page, wizard.slot("photoSelfie"), /^Choose file/, await picture("selfie", "png"));
  await expect(wizard.slot("photoSelfie").getByText(/^You are offline/)).toBeVisible();
  await expectNoViolations(page);
  await context.setOffline(false);
});
