import { expect } from "@playwright/test";
import { listedLenders } from "@/e2e/support/listed-lenders";
import { openPage } from "@/e2e/support/open-page";
import { ANSWERED, DASHBOARD_PAGES, PUBLIC_KINDS } from "@/e2e/support/public-pages";
import { routes } from "@/lib/routes";
import { SECTION_KEYS } from "@/lib/loan-form/registry";
import { saveLoanForm } from "@/tests/factories/loan-forms";
import { test } from "@/tests/fixtures";
import { htmlFaults } from "@/tests/html";

test.use({ bellSeen: true });

test("what the server sends of every public page is valid HTML", async ({ request }) => {
  const lenders = (await listedLenders()).map(({ id }) => routes.lender(id));
  const faults: Record<string, string[]> = {};
  for (const path of new Set([...PUBLIC_KINDS, ...lenders])) {
    const found = await htmlFaults(await (await request.get(path)).text());
    if (found.length > 0) faults[path] = found;
  }
  expect(faults).toEqual({});
});

/** An element where the standard does not allow it, on pages that scripts draw. */
const isMisplaced = (fault: string) => /^(element-permitted|element-required|no-dup)/.test(fault);

test("what scripts draw is valid too: the answer to the eligibility check, and the dashboard, open and sent", async ({
  page,
  student,
}) => {
  const faults: Record<string, string[]> = {};
  const look = async (path: string) => {
    await openPage(page, path);
    await page.waitForLoadState("networkidle");
    const found = (await htmlFaults(await page.content())).filter(isMisplaced);
    if (found.length > 0) faults[path] = found;
  };
  await look(ANSWERED);
  await saveLoanForm(student.id);
  for (const path of DASHBOARD_PAGES) await look(path);
  await saveLoanForm(student.id, SECTION_KEYS, { complete: true });
  for (const path of [routes.dashboard, routes.loanFormReview]) await look(path);
  expect(faults).toEqual({});
});
