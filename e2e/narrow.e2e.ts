import { expect, type Page } from "@playwright/test";
import { routes } from "@/lib/routes";
import { test } from "@/tests/fixtures";
import { openModal } from "./support/entry-points";
import { DASHBOARD_PAGES, PUBLIC_KINDS } from "./support/public-pages";

// WCAG 1.4.4, 1.4.10 and 1.4.12: a phone of 320 px, or letters as large as somebody needs them, and still no page is
// scrolled in two directions.

test.use({ bellSeen: true });

const SPACED = "*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}";
const DOUBLED = "html{font-size:200%!important}";
const LOOKS = [
  { look: "320 px", width: 320, css: "" },
  { look: "letters at 130%", width: 360, css: "html{font-size:130%!important}" },
  { look: "letters at 200%", width: 360, css: DOUBLED },
  { look: "320 px, letters at 200%", width: 320, css: DOUBLED },
  { look: "text spacing", width: 360, css: SPACED },
] as const;

/** Adds styles as a browser's own settings would: the page's policy takes no style element. */
const addStyles = (page: Page, css: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);

/** What sticks out at the side of the page as it stands, in every look: "letters at 130%: 5 px, h1 Calculator". */
async function sticksOut(page: Page) {
  const found: string[] = [];
  for (const { look, width, css } of LOOKS) {
    await page.setViewportSize({ width, height: 740 });
    await addStyles(page, css);
    const over = await page.evaluate(() => {
      // The page, and the dialog that lies on it.
      const frames = [document.documentElement, ...document.querySelectorAll("dialog:modal")];
      const said = frames.flatMap((frame) => {
        const by = frame.scrollWidth - frame.clientWidth;
        if (by <= 0) return [];
        const edge = frame.getBoundingClientRect().left + frame.clientWidth;
        const isOut = (element: Element) => element.getBoundingClientRect().right > edge + 0.5;
        // Where it begins, not all that lies in it.
        const names = [...frame.querySelectorAll("*")]
          .filter((element) => isOut(element) && !isOut(element.parentElement!) && !element.closest(".overflow-x-auto"))
          .map((element) => `${element.tagName} ${element.className} ${element.textContent.slice(0, 40)}`);
        return [`${by} px, ${names.slice(0, 6).join(" | ")}`];
      });
      document.adoptedStyleSheets.pop();
      return said;
    });
    found.push(...over.map((what) => `${look}: ${what}`));
  }
  return found;
}

/** Opens each page in turn; the pages with what sticks out of them. */
async function walk(page: Page, paths: readonly string[]) {
  const found: Record<string, string[]> = {};
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
    const out = await sticksOut(page);
    if (out.length > 0) found[path] = out;
  }
  return found;
}

test("no public page scrolls sideways on a small screen or with large letters", async ({ page }) => {
  expect(await walk(page, PUBLIC_KINDS)).toEqual({});
});

test("no modal of a public page does", async ({ page }) => {
  await page.goto(routes.home);
  await openModal(page, "signup");
  expect(await sticksOut(page)).toEqual([]);
});

test("no page of the dashboard and no step of the form does", async ({ studentPage: page }) => {
  expect(await walk(page, DASHBOARD_PAGES)).toEqual({});
});

test("with letters at 200% the menu button is still there for somebody who is logged in", async ({
  studentPage: page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(routes.home);
  await addStyles(page, DOUBLED);
  const menu = page.getByRole("button", { name: "Menu", exact: true });
  await expect(page.getByRole("banner").getByRole("link", { name: "Dashboard" })).toBeVisible();
  const box = (await menu.boundingBox())!;
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width).toBeLessThanOrEqual(360);
  // The name, and below it at most one row.
  const dashboard = (await page.getByRole("banner").getByRole("link", { name: "Dashboard" }).boundingBox())!;
  expect(Math.abs(dashboard.y + dashboard.height / 2 - (box.y + box.height / 2))).toBeLessThan(2);
});

test("on a screen as low as one at 400% zoom no bar keeps its place over the page", async ({ studentPage: page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  for (const path of [routes.home, routes.lender("state-bank-of-india"), routes.loanFormSection("general")]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
    const kept = await page.evaluate(() =>
      [...document.querySelectorAll("body *")]
        .filter((element) => {
          const { position, display } = getComputedStyle(element);
          const box = element.getBoundingClientRect();
          return ["sticky", "fixed"].includes(position) && display !== "none" && box.width > 300 && box.height > 40;
        })
        .map(({ tagName, className }) => `${tagName} ${className}`),
    );
    expect(kept).toEqual([]);
  }
});
