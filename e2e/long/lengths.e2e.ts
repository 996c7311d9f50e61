import { expect, type Page } from "@playwright/test";
import { listedLenders } from "@/e2e/support/listed-lenders";
import { openPage } from "@/e2e/support/open-page";
import { KIND_RULES } from "@/lib/lenders/kind-rules";
import { LENDER_KINDS } from "@/lib/lenders/kinds";
import { routes } from "@/lib/routes";
import { test } from "@/tests/fixtures";

const PHONE = { width: 360, height: 740 };

test.use({ viewport: PHONE });

/** How many screens of a phone a page is long, with header and footer, before anything in it is opened. */
async function screens(page: Page, path: string) {
  await openPage(page, path);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  return Math.round((height / PHONE.height) * 100) / 100;
}

/** Those that are longer than they may be. */
async function tooLong(page: Page, paths: readonly string[], most: number) {
  const lengths: [path: string, screens: number][] = [];
  for (const path of paths) lengths.push([path, await screens(page, path)]);
  const longest = Math.max(...lengths.map(([, length]) => length));
  test.info().annotations.push({ type: `screens of 360 × 740, at most ${most}`, description: String(longest) });
  return lengths.filter(([, length]) => length > most);
}

test("home is at most 7 screens long", async ({ page }) => {
  expect(await tooLong(page, [routes.home], 7)).toEqual([]);
});

test("the list of lenders and each of its groups are at most 9 screens long", async ({ page }) => {
  const groups = (Object.keys(KIND_RULES) as (keyof typeof KIND_RULES)[]).map(
    (kind) => `${routes.lenders}?type=${encodeURIComponent(LENDER_KINDS[kind])}&show=1`,
  );
  expect(await tooLong(page, [routes.lenders, `${routes.lenders}?part=2`, ...groups], 9)).toEqual([]);
});

test("every lender's page is at most 8 screens long", async ({ page }) => {
  const lenders = (await listedLenders()).map(({ id }) => routes.lender(id));
  expect(await tooLong(page, lenders, 8)).toEqual([]);
});
