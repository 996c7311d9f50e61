import { expect } from "@playwright/test";
import { addDays, dayOf } from "@/lib/dates/calendar";
import { newCase } from "@/tests/factories/cases";
import { db } from "@/tests/factories/database";
import { saveLoanForm } from "@/tests/factories/loan-forms";
import { seePaper } from "@/tests/factories/seen-papers";
import { storedFileNames } from "@/tests/factories/stored-files";
import { test } from "@/tests/fixtures";
import { pdf, picture } from "@/tests/samples/documents";
import { lockedPdf, pdfWithoutPages, xfaForm } from "@/tests/samples/pdfs";
import { drawnPaper, PAPERS } from "@/tests/samples/papers";
import { SEEN } from "@/tests/samples/seen";
import { samplePdf } from "@/tests/samples/uploads";
import { giveFile } from "./support/give-file";
import { expectGoodAtBothWidths, expectNoViolations } from "./support/page-check";
import { Wizard } from "./support/wizard";

test.describe("a document slot", () => {
  test("opens its picker by a click anywhere on it while it is empty, and by its button alone while it shows an error", async ({
    page,
    wizard,
  }) => {
    await page.goto("/dashboard/loanform/kyc");
    const slot = wizard.slot("panCard");
    let opened = 0;
    page.on("filechooser", () => {
      opened += 1;
    });

    const [chooser] = await Promise.all([page.waitForEvent("filechooser"), slot.click()]);
    expect(await chooser.element().getAttribute("name")).toBe("panCard");
    await chooser.setFiles(await pdf("pan"));
    await expect(slot.getByText("uploaded successfully", { exact: true })).toBeVisible();
    expect(opened).toBe(1);
    // Its buttons open one picker, not a second one for the slot around them.
    const passport = wizard.slot("passport");
    await Promise.all([
      page.waitForEvent("filechooser"),
      passport.getByRole("button", { name: /Choose file/ }).click(),
    ]);
    expect(opened).toBe(2);

    await wizard.proceed();
    await expect(passport.getByText("Passport is required")).toBeVisible();
    await slot.click();
    await passport.click();
    const [another] = await Promise.all([
      page.waitForEvent("filechooser"),
      passport.getByRole("button", { name: /Choose another file/ }).click(),
    ]);
    expect(opened).toBe(3);
    await another.setFiles(await pdf("passport"));
    await expect(passport.getByText("uploaded successfully", { exact: true })).toBeVisible();
  });

  test("refuses what only calls itself a document", async ({ page, student }) => {
    await page.goto("/dashboard/loanform/kyc");
    const slot = new Wizard(page).slot("panCard");
    const bad = [
      { name: "pan.exe", mimeType: "application/x-msdownload", buffer: Buffer.from("MZ") },
      { name: "pan.pdf", mimeType: "application/pdf", buffer: Buffer.from("MZ\u0090 renamed program") },
      { name: "pan.svg", mimeType: "image/svg+xml", buffer: Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>") },
      { name: "pan.png", mimeType: "image/png", buffer: Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>") },
      { name: "pan.jpg", mimeType: "image/jpeg", buffer: Buffer.from("<html><script>alert(1)</script></html>") },
    ];
    for (const file of bad) {
      const [chooser] = await Promise.all([
        page.waitForEvent("filechooser"),
        slot.getByRole("button", { name: /Choose/ }).click(),
      ]);
      await chooser.setFiles(file);
      await expect(slot.getByText("Only JPEG, PNG, JPG and PDF files are allowed")).toBeVisible();
    }
    const [chooser] = await Promise.all([
      page.waitForEvent("filechooser"),
      slot.getByRole("button", { name: /Choose/ }).click(),
    ]);
    await chooser.setFiles({ name: "pan.pdf", mimeType: "application/pdf", buffer: Buffer.alloc(0) });
    await expect(slot.getByText("This file is empty. Please choose another one.")).toBeVisible();
    expect(await storedFileNames(student.id)).toEqual([]);
  });

  test("takes a right file under an odd name and one that only an owner's password protects, and says why one has nothing to show", async ({
    page,
    student,
    wizard,
  }) => {
    await page.goto("/dashboard/loanform/kyc");
    const jpeg = (await picture("pan card", "jpeg")).buffer;
    const odd = [
      { slot: "panCard", name: "photo.jfif", mimeType: "", buffer: jpeg, kept: "photo.jpg" },
      { slot: "passport", name: "scan.pdf", mimeType: "application/pdf", buffer: jpeg, kept: "scan.jpg" },
      { slot: "aadhaarCardFront", name: "Aadhaar.pdf (1)", mimeType: "", buffer: samplePdf(), kept: "Aadhaar (1).pdf" },
      {
        ...{ slot: "aadhaarCardBack", name: "back.pdf", mimeType: "application/pdf", kept: "back.pdf" },
        buffer: await lockedPdf(6, ""),
      },
    ];
    for (const { slot: field, kept, ...file } of odd) {
      const slot = wizard.slot(field);
      await giveFile(slot, file);
      await expect(slot.getByText("uploaded successfully", { exact: true })).toBeVisible();
      await expect(slot.getByTitle(kept, { exact: true })).toHaveText(kept);
      const address = await slot.getByRole("link", { name: /View document/ }).getAttribute("href");
      const served = await page.request.get(address!);
      expect(served.headers()["content-disposition"]).toContain(`"${kept}"`);
      expect(served.headers()["content-type"]).toBe(kept.endsWith(".pdf") ? "application/pdf" : "image/jpeg");
    }
    const photo = wizard.slot("photoSelfie");
    const nothing = [
      { buffer: await pdfWithoutPages(), says: "This PDF has no pages. Please download or scan it again" },
      { buffer: await xfaForm(), says: "Open it in Adobe Reader, print it to a new PDF, and choose that copy." },
    ];
    for (const { buffer, says } of nothing) {
      await giveFile(photo, { name: "form.pdf", mimeType: "application/pdf", buffer });
      await expect(photo.getByText(says)).toBeVisible();
      await expect(photo).toHaveAttribute("data-state", "refused");
    }
    expect(await storedFileNames(student.id)).toEqual(odd.map(({ kept }) => kept));
  });

  test("says that our storage is full where it is, and sends the file when asked again", async ({ page, wizard }) => {
    await page.goto("/dashboard/loanform/kyc");
    const slot = wizard.slot("panCard");
    const says =
      "Our storage for documents is full just now, so this file was not kept. Please try again later; what you added before is safe.";
    await page.route("**/api/loanform/upload", (route) =>
      route.fulfill({
        status: 503,
        headers: { "retry-after": "60" },
        json: { status: 0, code: "storageFull", message: says, data: null },
      }),
    );
    await giveFile(slot, await pdf("pan card"));
    await expect(slot.getByText(says)).toBeVisible();
    await page.unroute("**/api/loanform/upload");
    await slot.getByRole("button", { name: /^Retry/ }).click();
    await expect(slot.getByText("uploaded successfully", { exact: true })).toBeVisible();
  });

  test("survives a line that drops for good: the slot says so, nothing is kept, and another file works", async ({
    page,
    student,
    wizard,
  }) => {
    await page.goto("/dashboard/loanform/kyc");
    const slot = wizard.slot("panCard");
    await page.route("**/api/loanform/upload", (route) => route.abort("connectionreset"));
    const [chooser] = await Promise.all([
      page.waitForEvent("filechooser"),
      slot.getByRole("button", { name: /Choose/ }).click(),
    ]);
    await chooser.setFiles(await picture("pan card", "jpeg"));
    await expect(slot.getByText("Error uploading file. Please try again.")).toBeVisible();
    expect(await storedFileNames(student.id)).toEqual([]);
    await page.unroute("**/api/loanform/upload");
    await wizard.giveTo(slot, await picture("pan card", "jpeg"));
  });

  test("another student cannot open the document, and neither can a visitor", async ({
    page,
    browser,
    baseURL,
    logInAs,
    wizard,
  }) => {
    await page.goto("/dashboard/loanform/kyc");
    await wizard.giveTo(wizard.slot("panCard"), await pdf("mine"));
    const address = (await wizard
      .slot("panCard")
      .getByRole("link", { name: /View document/ })
      .getAttribute("href"))!;
    expect((await page.request.get(address)).status()).toBe(200);

    const other = await browser.newContext();
    expect((await other.request.get(baseURL + address)).status()).toBe(401);
    await logInAs("Zubin Shah", other);
    const refused = await other.request.get(baseURL + address);
    const unknown = await other.request.get(`${baseURL}/api/files/${"0".repeat(32)}`);
    expect([refused.status(), await refused.text()]).toEqual([404, await unknown.text()]);
    await other.close();
  });
});

test("a submitted application's documents can be looked at and nothing else", async ({ page, student, wizard }) => {
  await page.goto("/dashboard/loanform/kyc");
  await wizard.giveTo(wizard.slot("panCard"), await pdf("pan"));
  const url = (await wizard
    .slot("panCard")
    .getByRole("link", { name: /View document/ })
    .getAttribute("href"))!;
  await db.loanForm.update({
    where: { userId: student.id },
    data: { complete: true, stage: "underReview", submittedAt: new Date(), kycDetails: { panCard: url } },
  });
  await page.reload();
  await expect(wizard.slot("panCard")).toHaveAttribute("data-state", "locked");
  await expect(wizard.slot("panCard").getByText("uploaded successfully", { exact: true })).toBeVisible();
  await expect(wizard.slot("panCard").getByRole("link", { name: /View document/ })).toHaveAttribute("href", url);
  await expect(wizard.slot("passport").getByText("Not provided")).toBeVisible();
  let opened = 0;
  page.on("filechooser", () => {
    opened += 1;
  });
  for (const slot of await wizard.slots().all()) {
    await expect(slot.getByRole("button")).toHaveCount(0);
    await expect(slot.locator("input")).toHaveCount(0);
    await slot.click();
  }
  expect(opened).toBe(0);
  await expectNoViolations(page);
});

test("says what was read of a paper that is for another place, keeps the student's word, and reads none when asked", async ({
  page,
  student,
  wizard,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/dashboard/loanform/academic");
  const slot = wizard.slot("tenthGrade");
  const paper = PAPERS.find(({ id }) => id === "cbse-12-in-the-slot-of-10")!;
  const file = { name: "marks.pdf", mimeType: "application/pdf", buffer: await drawnPaper(paper) };
  await giveFile(slot, file);
  await expect(slot.getByText("This looks like a 12th marksheet, 1 page.")).toBeVisible();
  await expect(slot.getByText(/That is another kind of paper than this place is for/)).toBeVisible();
  await expectGoodAtBothWidths(page, "a paper that was read", slot);
  await slot.getByRole("button", { name: /It is right, keep it/ }).click();
  await expect(slot.getByText("You said: it is right.")).toBeVisible();
  expect(await db.storedFile.findFirst({ where: { ownerId: student.id } })).toMatchObject({
    seenKind: "marksheet12",
    saidRightOn: expect.any(Date),
  });

  await page.goto("/dashboard/logins");
  const on = page.getByRole("checkbox", { name: "Read my papers by machine" });
  await expect(on).toBeChecked();
  await on.click();
  await expect(on).not.toBeChecked();
  await expect
    .poll(async () => (await db.user.findUniqueOrThrow({ where: { id: student.id } })).readsPapers)
    .toBe(false);
  expect(await db.storedFile.findFirst({ where: { ownerId: student.id } })).toMatchObject({ seenKind: null });
});

test("what has become too old is told on the dashboard on one day of a month, in the review, and at a new link that shows it", async ({
  page,
  student,
}) => {
  await saveLoanForm(student.id);
  // Of half a year that had just ended when it was uploaded.
  const [from, to, createdAt] = [-250, -65, -60].map((days) => addDays(dayOf(new Date()), days)) as [
    string,
    string,
    string,
  ];
  const seen = { ...SEEN.old, periods: [{ from, to }] };
  const more = { createdAt: new Date(createdAt) };
  await seePaper(student.id, "financialDetails", "savingAccountStatement", seen, more);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/dashboard");
  const notice = page.getByRole("region", { name: "1 paper has become too old" });
  await expect(notice).toContainText("Lenders ask for the latest 6 months.");
  await expectGoodAtBothWidths(page, "a paper that has become too old", notice);
  await expect
    .poll(async () => (await db.user.findUniqueOrThrow({ where: { id: student.id } })).agedToldOn)
    .not.toBeNull();
  await notice.getByRole("link").click();
  await expect(new Wizard(page).slot("savingAccountStatement")).toBeInViewport();
  await page.goto("/dashboard/loanform/review");
  await expect(page.getByRole("region", { name: "1 paper may be sent back" })).toContainText(
    "It was recent enough when you uploaded it.",
  );
  await db.user.update({ where: { id: student.id }, data: { agedToldOn: new Date(addDays(dayOf(new Date()), -1)) } });
  await page.goto("/dashboard");
  await expect(page.getByRole("main").getByText(/ready to be sent/)).toBeVisible();
  await expect(notice).toHaveCount(0);

  await db.loanForm.update({ where: { userId: student.id }, data: { complete: true, submittedAt: new Date() } });
  await page.goto(`/dashboard/lenders?case=${await newCase(student.id)}`);
  await page.getByRole("button", { name: "Make a link for this lender" }).click();
  const inLink = page.getByRole("region", { name: "1 paper in what you ticked has become too old" });
  await page.getByRole("checkbox", { name: /^About you/ }).check();
  await expect(inLink).toHaveCount(0);
  await page.getByRole("checkbox", { name: /^Your family's money/ }).check();
  await expect(inLink).toContainText("may ask for newer ones");
  await expectGoodAtBothWidths(page, "a new link with a paper that has become too old", inLink);
  await page.getByText("Add a newer one", { exact: true }).click();
  const newer = page.getByRole("group", { name: /^Saving/ });
  await expect(newer).toContainText("It takes the place of the old one, so it must have all of the latest 6 months.");
  await expectGoodAtBothWidths(page, "the slot for a newer one", newer);
  await giveFile(newer, await pdf("newer"));
  await expect(page.getByRole("status").filter({ hasText: /^Added in place of the old one: Saving/ })).toBeFocused();
  await expect(inLink).toHaveCount(0);
  await expect(newer).toHaveCount(0);
});

test("saving without the required documents names each one, at the slot and in the summary", async ({
  page,
  wizard,
}) => {
  await page.goto("/dashboard/loanform/kyc");
  await wizard.proceed();
  await expect(wizard.problem()).toContainText("Please upload all required documents before proceeding.");
  await expect(wizard.problem()).toBeFocused();
  for (const label of ["PAN Card", "Passport", "Aadhaar Card Front", "Aadhaar Card Back", "Photo/Selfie"]) {
    await expect(wizard.problem().getByRole("link", { name: `${label} is required` })).toBeVisible();
    await expect(wizard.slots().filter({ hasText: `${label} is required` })).toHaveCount(1);
  }
  await wizard.problem().getByRole("link", { name: "Photo/Selfie is required" }).click();
  await expect(wizard.slot("photoSelfie").getByRole("button", { name: /Choose another file/ })).toBeFocused();
});

test("a step for co-applicants without any says so and cannot be saved", async ({ studentPage: page }) => {
  await page.goto("/dashboard/loanform/co-applicant-kyc");
  await expect(page.getByText("No co-applicants found. Please add co-applicants in the previous step.")).toBeVisible();
  await expect(page.getByRole("button", { name: /Save and Proceed/i })).toBeDisabled();
});
