import { expect, type Page } from "@playwright/test";
import { routes } from "@/lib/routes";
import { saveLoanForm } from "@/tests/factories/loan-forms";
import { test } from "@/tests/fixtures";
import { openModal } from "./support/entry-points";
import { openPage } from "./support/open-page";
import { CHEAP_PHONE } from "./support/phone";
import { ANSWERED, DASHBOARD_PAGES, PUBLIC_KINDS } from "./support/public-pages";

// Whatever is pressed on a phone is as large as a thumb needs it, 44 px each way. Measured is where a press reaches it,
// which can be more than what is drawn, and less where something lies on it. A link in a sentence may be as low as its
// line.

test.use({ ...CHEAP_PHONE, bellSeen: true });

/** What is too small, as "39 × 44: Home". */
function tooSmall() {
  // Half a pixel at either edge is neither's.
  const LEAST = 43;
  const PRESSED = "a[href], button, summary, input, select, textarea";
  type Pressed = HTMLElement & { labels?: NodeListOf<HTMLLabelElement> | null };
  const isInline = (element: Element) => getComputedStyle(element).display.startsWith("inline");
  function blockOf(node: Node) {
    let block = node.parentElement!;
    while (isInline(block)) block = block.parentElement!;
    return block;
  }
  function isInSentence(link: Element) {
    if (!isInline(link)) return false;
    const block = blockOf(link);
    const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      const isOther = !text.parentElement!.closest(`${PRESSED}, .sr-only, [aria-hidden]`) && blockOf(text) === block;
      if (isOther && /\p{L}{2}/u.test(text.nodeValue!)) return true;
    }
    return false;
  }
  const isThere = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
  };

  const found: string[] = [];
  const open = document.querySelector("dialog:modal, :popover-open") ?? document;
  for (const control of open.querySelectorAll<Pressed>(PRESSED)) {
    // A box that is drawn by its label is pressed there.
    const drawn = [control, ...(control.labels ?? [])].find(isThere);
    // The skip link comes into sight by the keyboard alone.
    if (!drawn || control.matches(".skip-link, :disabled, [inert] *") || isInSentence(control)) continue;
    drawn.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const reaches = (x: number, y: number) => {
      const hit = document.elementFromPoint(x, y);
      return hit?.closest(PRESSED) === control || (hit?.closest("label")?.control ?? null) === control;
    };
    const { left, top, width, height } = drawn.getClientRects()[0]!;
    const [x, y] = [left + width / 2, top + height / 2];
    const reach = (stepX: number, stepY: number) => {
      let steps = 0;
      while (steps < LEAST && reaches(x + stepX * steps, y + stepY * steps)) steps += 1;
      return steps;
    };
    const wide = reach(1, 0) + reach(-1, 0) - 1;
    const high = reach(0, 1) + reach(0, -1) - 1;
    const name = control.getAttribute("aria-label") ?? (drawn.textContent.trim() || control.id);
    if (wide < LEAST || high < LEAST) found.push(`${wide} × ${high}: ${control.tagName} ${name.slice(0, 50)}`);
  }
  return found;
}

/** Opens each page in turn; those with something too small on them. */
async function walk(page: Page, paths: readonly string[]) {
  const found: Record<string, string[]> = {};
  for (const path of paths) {
    await openPage(page, path);
    await page.waitForLoadState("networkidle");
    const small = await page.evaluate(tooSmall);
    if (small.length > 0) found[path] = small;
  }
  return found;
}

test("on a phone whatever is pressed on a public page is as large as a thumb needs it", async ({ page }) => {
  expect(await walk(page, [...PUBLIC_KINDS, ANSWERED])).toEqual({});
});

test("so it is in the menu and in a dialog", async ({ page }) => {
  await openPage(page, routes.home);
  const menu = page.getByRole("navigation", { name: "Main" });
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  for (const part of ["Student Loan", "Contact Us"]) {
    await menu.getByRole("button", { name: part }).click();
    await expect(menu.getByRole("button", { name: part, expanded: true })).toBeVisible();
    expect(await page.evaluate(tooSmall)).toEqual([]);
  }
  await openPage(page, routes.home);
  await openModal(page, "signup");
  expect(await page.evaluate(tooSmall)).toEqual([]);
});

test("and in the dashboard, the form and the papers", async ({ page, student }) => {
  await saveLoanForm(student.id, ["generalDetails", "admissionDetails", "loanDetails", "coApplicantDetails"]);
  expect(await walk(page, DASHBOARD_PAGES)).toEqual({});
  await saveLoanForm(student.id);
  const filled = [routes.loanFormSection("kyc"), routes.loanFormReview, routes.checklist, routes.applicationCopy];
  expect(await walk(page, filled)).toEqual({});
});
