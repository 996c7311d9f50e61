import { expect, type Page } from "@playwright/test";
import { newCase, newCaseEvent } from "@/tests/factories/cases";
import { newLead } from "@/tests/factories/leads";
import { saveLoanForm } from "@/tests/factories/loan-forms";
import { db } from "@/tests/factories/database";
import { test } from "@/tests/fixtures";
import { openDesk } from "@/e2e/support/desk";
import { openPage, tabTo } from "@/e2e/support/open-page";

test.use({ viewport: { width: 360, height: 740 } });

/** Tab reaches each control of the page's content once around, and each shows where the focus is. */
async function expectAllReached(page: Page, what: string) {
  const controls = await page.evaluate(() => {
    const all = [
      ...document.querySelectorAll<HTMLElement>(
        "main :is(a[href], button, input, select, textarea, summary, [tabindex='0'])",
      ),
    ];
    const own = all.filter(
      (one) => one.checkVisibility({ visibilityProperty: true }) && !one.matches(":disabled, [tabindex='-1']"),
    );
    // Of a group of radio buttons Tab reaches one.
    const groups = new Set<string>();
    const reachable = own.filter((one) => {
      if (!(one instanceof HTMLInputElement) || one.type !== "radio") return true;
      if (groups.has(one.name)) return false;
      groups.add(one.name);
      return true;
    });
    return reachable.length;
  });
  const seen = new Set<string>();
  await page.evaluate(() => document.getElementById("main")!.focus());
  for (let press = 0; press < controls; press += 1) {
    await page.keyboard.press("Tab");
    const at = await page.evaluate(() => {
      const one = document.activeElement as HTMLElement;
      const { outlineStyle, boxShadow } = getComputedStyle(one);
      const isShown = outlineStyle !== "none" || boxShadow !== "none" || one.matches("input[type=radio]");
      const place = [...document.querySelectorAll("*")].indexOf(one);
      return { isShown, place, isContent: Boolean(one.closest("main")), html: one.outerHTML.slice(0, 120) };
    });
    expect(at, `${what}: ${at.html}`).toMatchObject({ isShown: true, isContent: true });
    seen.add(String(at.place));
  }
  expect(seen.size, what).toBe(controls);
  expect(controls, what).toBeGreaterThan(0);
}

test("the desk, its calls, files, cases and an open file are gone through with the keys alone", async ({
  page,
  context,
  baseURL,
  logInAs,
  browser,
}) => {
  const own = await browser.newContext({ baseURL });
  const asha = await logInAs("Asha Iyer", own);
  await own.close();
  await saveLoanForm(asha.id, undefined, { complete: true });
  const caseId = await newCase(asha.id);
  await newCaseEvent("dakhila", { caseId, kind: "spoke", note: "We rang the branch." });
  await newLead({ name: "Ravi Patel" });
  const { reference } = await db.loanForm.findUniqueOrThrow({ where: { userId: asha.id } });
  for (const path of ["/pack", "/stop-calls#abcdefghijklmnopqrstuvwx", "/desk"]) {
    await openPage(page, path);
    await expect(page.getByRole("main").getByRole("button").first()).toBeVisible();
    await expectAllReached(page, path);
  }
  await openDesk(context, baseURL!);
  for (const [path, title] of [
    ["/desk", "What waits"],
    ["/desk/calls", "Calls"],
    ["/desk/files", "Files"],
    ["/desk/cases", "Cases"],
    [`/desk/cases?case=${caseId}`, /Asha I\./],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(page.locator("[aria-busy]")).toHaveCount(0);
    await expectAllReached(page, path);
  }
  await page.goto(`/desk/files?file=${reference}`);
  await expect(page.getByRole("heading", { level: 1, name: reference })).toBeFocused();
  await tabTo(page, page.getByRole("radio").first());
  await page.keyboard.press("Space");
  await tabTo(page, page.getByRole("button", { name: "Open the file" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Asha Iyer" })).toBeFocused();
  await expectAllReached(page, "an open file");
  await tabTo(page, page.getByRole("button", { name: "Check the papers" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert").getByRole("link", { name: "Download it" })).toBeVisible();
  await expectAllReached(page, "a paper that is not stored");
});
