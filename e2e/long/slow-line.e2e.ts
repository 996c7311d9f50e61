import { expect, type Page } from "@playwright/test";
import { openDesk } from "@/e2e/support/desk";
import { expectNoSideways } from "@/e2e/support/page-check";
import { CHEAP_PHONE, weakLine } from "@/e2e/support/phone";
import { newCase, newCaseEvent } from "@/tests/factories/cases";
import { db } from "@/tests/factories/database";
import { saveLoanForm } from "@/tests/factories/loan-forms";
import { test } from "@/tests/fixtures";

// What comes after the submit, on a phone's screen with a weak line; the lender's pack has its own test in pack.e2e.ts.

test.use({ ...CHEAP_PHONE, bellSeen: true });

/** A promise, and what ends the wait for it. */
function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

/** The page says that it loads, then that the line is dead, and one press brings the content. */
async function expectCalm(page: Page, path: string, call: string, heading: string | RegExp) {
  const title = page.getByRole("main").getByRole("heading", { level: 1, name: heading });
  const loading = page.getByRole("main").locator("[aria-busy]").first();
  const held = gate();
  await page.route(
    `**/api/${call}`,
    async (route) => {
      await held.opened;
      await route.abort("connectionreset");
    },
    { times: 1 },
  );
  await page.goto(path, { waitUntil: "commit" });
  await expect(loading, path).toBeVisible();
  held.open();
  const failed = page
    .getByRole("main")
    .getByRole("alert")
    .filter({ hasText: /network|connection|line/i });
  await expect(failed, path).toBeVisible();
  await expectNoSideways(page);
  await failed.getByRole("button", { name: "Try again" }).click();
  await expect(title, path).toBeVisible();
  await expect(failed, path).toHaveCount(0);
  await expect(loading, path).toHaveCount(0);
  await expectNoSideways(page);
}

test("my lenders and a case load, say that the line is dead, and come by one press", async ({ page, student }) => {
  await saveLoanForm(student.id, undefined, { complete: true });
  const caseId = await newCase(student.id);
  await newCaseEvent("student", { caseId, kind: "handedOver" });
  await weakLine(page);
  await expectCalm(page, "/dashboard/lenders", "cases/read", "My lenders");
  await expectCalm(page, `/dashboard/lenders?case=${caseId}`, "cases/read", "Surat Nagrik Bank");
});

test("the screens of the desk do so too", async ({ page, context, baseURL, logInAs, browser }) => {
  const other = await browser.newContext({ baseURL });
  const asha = await logInAs("Asha Iyer", other);
  await other.close();
  await saveLoanForm(asha.id, undefined, { complete: true });
  const caseId = await newCase(asha.id);
  await newCaseEvent("student", { caseId, kind: "spoke" });
  const { reference } = await db.loanForm.findUniqueOrThrow({ where: { userId: asha.id } });
  await openDesk(context, baseURL!);
  await weakLine(page);
  await expectCalm(page, "/desk", "desk/counts", "What waits");
  await expectCalm(page, "/desk/calls", "desk/calls", "Calls");
  await expectCalm(page, "/desk/files", "desk/files", "Files");
  await expectCalm(page, "/desk/cases", "desk/cases", "Cases");
  await expectCalm(page, `/desk/cases?case=${caseId}`, "desk/case", /Asha I\./);
  await expectCalm(page, `/desk/files?file=${reference}`, "desk/file", reference);
});
