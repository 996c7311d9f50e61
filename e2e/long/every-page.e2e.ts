import { expect, type Page } from "@playwright/test";
import { openPage } from "@/e2e/support/open-page";
import { CHEAP_PHONE } from "@/e2e/support/phone";
import { ANSWERED, DASHBOARD_PAGES, PUBLIC_KINDS } from "@/e2e/support/public-pages";
import { sticksOut } from "@/e2e/support/sticks-out";
import { tooSmall } from "@/e2e/support/too-small";
import { routes } from "@/lib/routes";
import { saveLoanForm } from "@/tests/factories/loan-forms";
import { test } from "@/tests/fixtures";

// Every page on a phone, opened once for all that is looked at there. Whatever is pressed is as large as a thumb needs
// it. At 320 px, or with letters as large as somebody needs them, no page is scrolled in two directions (WCAG 1.4.4,
// 1.4.10 and 1.4.12).

test.use({ ...CHEAP_PHONE, bellSeen: true });

type Found = { tooSmall: Record<string, string[]>; sticksOut: Record<string, string[]> };
const NOTHING: Found = { tooSmall: {}, sticksOut: {} };

/** Opens each page in turn; those with something too small on them, and those that something sticks out of. */
async function walk(page: Page, paths: readonly string[]) {
  const found: Found = { tooSmall: {}, sticksOut: {} };
  const note = (rule: keyof Found, path: string, what: string[]) => {
    if (what.length > 0) found[rule][path] = what;
  };
  for (const path of paths) {
    await page.setViewportSize(CHEAP_PHONE.viewport);
    await openPage(page, path);
    await page.waitForLoadState("networkidle");
    note("tooSmall", path, await tooSmall(page));
    note("sticksOut", path, await sticksOut(page));
  }
  return found;
}

test("every public page fits a small screen and large letters, and what is pressed on it a thumb", async ({ page }) => {
  expect(await walk(page, [...PUBLIC_KINDS, ANSWERED])).toEqual(NOTHING);
});

test("so does the dashboard, before any answer and half-way, with every step of the form", async ({
  page,
  student,
}) => {
  const steps = (["general", "admission", "loan", "co-applicants"] as const).map(routes.loanFormSection);
  const empty = [routes.dashboard, routes.loanForm, ...steps, routes.checklist, routes.applicationCopy];
  expect(await walk(page, empty)).toEqual(NOTHING);
  await saveLoanForm(student.id, ["generalDetails", "admissionDetails", "loanDetails", "coApplicantDetails"]);
  expect(await walk(page, DASHBOARD_PAGES)).toEqual(NOTHING);
});

test("so do the papers, with all of them there", async ({ page, student }) => {
  await saveLoanForm(student.id);
  const filled = [routes.loanFormReview, routes.checklist, routes.applicationCopy, routes.loanFormSection("kyc")];
  expect(await walk(page, filled)).toEqual(NOTHING);
});
