import { readFile } from "node:fs/promises";
import { PDFDocument } from "@cantoo/pdf-lib";
import { expect, type Page } from "@playwright/test";
import { SECTION_KEYS } from "@/lib/loan-form/registry";
import { newCase, newCaseEvent } from "@/tests/factories/cases";
import { db } from "@/tests/factories/database";
import { saveLoanForm } from "@/tests/factories/loan-forms";
import { test } from "@/tests/fixtures";
import { pdf } from "@/tests/samples/documents";
import { drawnPaper, PAPERS as SAMPLE_PAPERS } from "@/tests/samples/papers";
import { sampleSection } from "@/tests/samples/sections";
import { giveFile } from "./support/give-file";
import { expectGoodAtBothWidths, expectNoViolations } from "./support/page-check";
import { uploadsAreWritten } from "./support/photos";

const BASICS = ["generalDetails", "admissionDetails", "loanDetails", "coApplicantDetails"] as const;
const PAPERS = [
  {
    path: "/dashboard/checklist",
    heading: "Document checklist",
    api: "/api/papers/checklist",
    file: "dakhila-document-checklist.pdf",
  },
  {
    path: "/dashboard/application",
    heading: "Copy of your application",
    api: "/api/papers/application",
    file: "dakhila-loan-application.pdf",
  },
] as const;
const row = (page: Page, section: string, label: string) =>
  page
    .getByRole("table", { name: section })
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader").getByText(label, { exact: true }) });

test.use({ bellSeen: true });

test("the checklist says what it assumes, follows the answers, and each line leads to its slot", async ({
  page,
  student,
}) => {
  await page.goto("/dashboard/checklist");
  await expect(page.getByText("this list assumes a course abroad.")).toBeVisible();
  await expect(page.getByText("this list assumes one.")).toBeVisible();
  await expect(row(page, "Your identity documents", "Passport")).toContainText("Needed");

  await saveLoanForm(student.id, [...BASICS, "academicDetails"], {
    change: {
      admissionDetails: { countryOfUniversity: "India", educationLevel: "postgraduate" },
      loanDetails: { employed: "No", employmentType: "" },
    },
  });
  await page.reload();
  await expect(page.getByText(/this list assumes/)).toHaveCount(0);
  await expect(row(page, "Your identity documents", "Passport")).toHaveCount(0);
  await expect(row(page, "Your financial documents", "Pay Slips")).toHaveCount(0);
  await expect(row(page, "Primary Co-applicant (Mother): financial documents", "Pay Slips")).toContainText(
    "Usually asked for",
  );
  await expect(row(page, "Your academic documents", "10th Grade")).toContainText("Uploaded");

  await page
    .getByRole("table", { name: "Your identity documents" })
    .getByRole("link", { name: "PAN Card", exact: true })
    .click();
  await expect(page).toHaveURL(/\/loanform\/kyc#doc-panCard$/);
  await expect(page.locator('[id="doc-panCard"]')).toBeInViewport();
});

test("on a phone the checklist is at most four screens long; what is seldom asked for opens, and is in the print", async ({
  page,
  student,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await saveLoanForm(student.id, BASICS);
  await page.goto("/dashboard/checklist");
  await expect(row(page, "Needed Your identity documents", "PAN Card")).toBeVisible();
  const seldom = page.locator("details tbody th");
  expect(await seldom.count()).toBeGreaterThan(2);
  const all = await page.locator("tbody th").count();
  const shown = () => page.locator("tbody th:visible").count();
  expect(await shown()).toBe(all - (await seldom.count()));
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(3000);
  await page.emulateMedia({ media: "print" });
  expect(await shown()).toBe(all);
  await page.emulateMedia({ media: "screen" });
  await page.getByRole("heading", { name: "Only if it applies" }).click();
  await expect.poll(shown).toBe(all);
});

test("the copy of the application: draft first, then sent, masked, with its number", async ({
  page,
  context,
  student,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await saveLoanForm(student.id, BASICS, {
    change: { generalDetails: { permanentAddress: "12 Station Road\nAadhaar 1234 5678 9012" } },
  });
  await page.goto("/dashboard/application");
  await expect(page.getByText("This is a draft copy.")).toBeVisible();
  await expect(row(page, "Loan details", "Loan amount")).toContainText("₹20,00,000");
  await expect(row(page, "General details", "Permanent address")).toContainText(
    "12 Station Road, Aadhaar XXXX XXXX 9012",
  );
  await expect(row(page, "Your identity documents", "PAN Card")).toContainText("Not provided");

  await saveLoanForm(student.id, SECTION_KEYS, { complete: true });
  await page.reload();
  await expect(page.getByText("This is a draft copy.")).toHaveCount(0);
  await expect(page.getByText("21 Nov 2026, 10:42 am")).toBeVisible();
  await expect(row(page, "Your identity documents", "PAN Card")).toContainText("panCard XXXXXX234F.pdf (412 KB)");
  await page.getByRole("button", { name: "Copy reference number" }).click();
  const number = await page.evaluate(() => navigator.clipboard.readText());
  await expect(page.getByRole("main").getByText(number, { exact: true })).toBeVisible();
});

test("a paper that was left out is added in one step, on the dashboard and where the form says that it is sent", async ({
  page,
  student,
}) => {
  const finances = sampleSection("financialDetails", () => "") as object;
  await saveLoanForm(student.id, SECTION_KEYS, { complete: true, change: { financialDetails: finances } });
  await page.goto("/dashboard");
  await page.getByText("Add a paper that was left out").click();
  const slot = (name: string) => page.getByRole("group", { name, exact: true });
  await giveFile(slot("Pay Slips"), await pdf("slips"));
  await expect(page.getByRole("status").filter({ hasText: /^Added: Pay Slips\./ })).toBeFocused();
  await expect(slot("Pay Slips")).toHaveCount(0);

  await page.goto("/dashboard/loanform");
  await expect(page.getByRole("heading", { name: "Add a paper that was left out" })).toBeVisible();
  await expect(slot("Pay Slips")).toHaveCount(0);
  await giveFile(slot("Form 16"), await pdf("form16"));
  await expect(page.getByText(/^Added: Form 16\./)).toBeVisible();
  await page.goto("/dashboard/checklist");
  for (const label of ["Pay Slips", "Form 16"])
    await expect(row(page, "Usually asked of you Your financial documents", label)).toContainText("Uploaded");
  await page.goto("/dashboard/application");
  await expect(row(page, "Your financial documents", "Form 16")).toContainText("form16.pdf");
});

test("an asked paper that does not fit says so before it is handed in, and files for it survive a reload", async ({
  page,
  student,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await saveLoanForm(student.id, SECTION_KEYS, { complete: true });
  const caseId = await newCase(student.id);
  const slot = "academicDetails.tenthGrade";
  const asked = await newCaseEvent("lender", { caseId, kind: "asked", slot, channel: "pass" });
  const paper = page.getByRole("group", { name: /10th/ });
  const open = async () => {
    await page.goto(`/dashboard/lenders?case=${caseId}`);
    await expect(paper).toBeVisible();
  };
  await open();
  await giveFile(paper, [await pdf("front"), await pdf("back")]);
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await uploadsAreWritten(page);
  await open();
  await paper.getByRole("button", { name: /^Continue with 2 files/ }).click();
  await expect(
    page
      .getByRole("dialog")
      .getByRole("listitem")
      .filter({ hasText: /front|back/ }),
  ).toHaveCount(2);
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();

  const wrong = SAMPLE_PAPERS.find(({ id }) => id === "cbse-12-in-the-slot-of-10")!;
  await giveFile(paper, { name: "marks.pdf", mimeType: "application/pdf", buffer: await drawnPaper(wrong) });
  const why = paper.getByText(/That is another kind of paper than this place is for/);
  await expect(why).toBeVisible();
  await expect(paper.getByText("This looks like a 12th marksheet, 1 page.")).toBeVisible();
  await expect(paper.getByRole("button", { name: /^Choose another file/ })).toBeVisible();
  await expectGoodAtBothWidths(page, "a paper that may not fit", paper);
  const answers = () => db.caseEvent.findMany({ where: { caseId, kind: "answered" }, include: { file: true } });
  expect(await answers()).toEqual([]);
  await uploadsAreWritten(page);
  await open();
  await expect(why).toBeVisible();
  await paper.getByRole("button", { name: /^It is right, hand it in/ }).click();
  await expect(page.getByText(/^Handed in: .*10th/)).toBeVisible();
  expect(await answers()).toMatchObject([
    { answersId: asked.id, file: { seenKind: "marksheet12", saidRightOn: expect.any(Date) } },
  ]);
});

test("a PDF is the owner's download, and nobody's without a session", async ({ page, baseURL, browser, student }) => {
  await saveLoanForm(student.id, SECTION_KEYS, { complete: true });
  const stranger = await browser.newContext();
  for (const { path, api, file } of PAPERS) {
    await page.goto(path);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: "Download PDF" }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(file);
    const pdf = await PDFDocument.load(await readFile(await download.path()), { updateMetadata: false });
    expect(pdf.getPageCount()).toBeGreaterThan(1);
    expect(pdf.getTitle()).toMatch(/, Dakhila$/);

    const own = await page.evaluate(async (address) => {
      const response = await fetch(address);
      return [response.status, response.headers.get("content-type"), response.headers.get("cache-control")];
    }, api);
    expect(own).toEqual([200, "application/pdf", "private, no-store"]);
    const refused = await stranger.request.get(`${baseURL}${api}`);
    expect([refused.status(), refused.headers()["content-type"]]).toEqual([401, "application/json"]);
  }
  await stranger.close();
});

test.describe("in print", () => {
  test.use({ colorScheme: "dark" });

  test("A4, the paper alone, light, with a title block, the table's head on every page and no row split (H3)", async ({
    page,
    student,
  }) => {
    await saveLoanForm(student.id, SECTION_KEYS, { complete: true });
    for (const { path, heading } of PAPERS) {
      await page.goto(path);
      await expect(page.getByRole("table").first()).toBeVisible();
      await page.emulateMedia({ media: "print" });
      for (const hidden of [
        page.getByRole("banner"),
        page.getByRole("button", { name: "Print" }),
        page.getByRole("link", { name: "Download PDF" }),
        page.locator("#dashboard-menu"),
        page.getByRole("heading", { level: 1, name: heading }),
      ])
        await expect(hidden).toBeHidden();
      await expect(
        page.getByRole("main").getByText(new RegExp(`^\\d+ \\w+ 20\\d\\d, [\\d:]+ [ap]m\\. http.*${path}$`)),
      ).toBeVisible();
      const look = await page.evaluate(() => ({
        paper: getComputedStyle(document.body).backgroundColor,
        ink: getComputedStyle(document.querySelector("td")!).color,
        heads: getComputedStyle(document.querySelector("thead")!).display,
        rows: getComputedStyle(document.querySelector("tbody tr")!).breakInside,
      }));
      expect(look).toMatchObject({ paper: "rgba(0, 0, 0, 0)", heads: "table-header-group", rows: "avoid" });
      // The dark theme's ink is nearly white.
      expect(look.ink).not.toContain("230, 240, 238");
      const printed = await PDFDocument.load(await page.pdf({ preferCSSPageSize: true }), { updateMetadata: false });
      expect(printed.getPages().map((sheet) => [Math.round(sheet.getWidth()), Math.round(sheet.getHeight())])).toEqual(
        Array(printed.getPageCount()).fill([595, 842]),
      );
      expect(printed.getPageCount()).toBeGreaterThanOrEqual(2);
      expect(printed.getPageCount()).toBeLessThanOrEqual(path.endsWith("checklist") ? 4 : 7);
      await page.emulateMedia({ media: "screen" });
    }
  });
});

test("the list is shared by the phone's own sheet, else by WhatsApp, without anything personal", async ({
  page,
  context,
  student,
}) => {
  await saveLoanForm(student.id, BASICS);
  await context.addInitScript(() => {
    Object.defineProperty(navigator, "share", { configurable: true, writable: true, value: undefined });
  });
  await page.goto("/dashboard/checklist");
  const href = (await page.getByRole("link", { name: /Send on WhatsApp/ }).getAttribute("href"))!;
  const text = new URL(href).searchParams.get("text")!;
  expect(href).toMatch(/^https:\/\/wa\.me\/\?text=/);
  expect(text).toContain("Your identity documents\n- PAN Card (needed)");
  expect(text).not.toMatch(/Asha|Iyer|Mother\)|\d{6}|example\.com/);

  await context.addInitScript(() => {
    Object.defineProperty(navigator, "share", {
      configurable: true,
      value: (data: ShareData) => {
        (window as { shared?: ShareData }).shared = data;
        return Promise.resolve();
      },
    });
  });
  await page.reload();
  await page.getByRole("button", { name: "Share the list" }).click();
  expect(await page.evaluate(() => (window as { shared?: ShareData }).shared?.text)).toBe(text);
});

test("a paper that cannot be read says so and can be tried again, with the keyboard alone", async ({
  studentPage: page,
}) => {
  await page.route("**/api/papers/checklist", (route) =>
    route.fulfill({ status: 503, json: { status: 0, message: "x", data: null } }),
  );
  await page.goto("/dashboard/checklist");
  await expect(page.getByRole("main").getByRole("alert")).toContainText("Failed to load data. Please try again later.");
  await expectNoViolations(page);
  await page.unroute("**/api/papers/checklist");
  await page.route("**/api/papers/checklist", (route) => route.abort());
  await page.getByRole("button", { name: "Try again" }).press("Enter");
  await expect(page.getByRole("main").getByRole("alert")).toContainText(
    "Network error. Please check your internet connection or server.",
  );
  await page.unroute("**/api/papers/checklist");
  await page.getByRole("button", { name: "Try again" }).press("Enter");
  await expect(page.getByRole("table").first()).toBeVisible();
  await page.getByRole("link", { name: "Download PDF" }).focus();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Print" })).toBeFocused();
});
