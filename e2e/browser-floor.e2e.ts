import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { parse } from "acorn";
import { test } from "@/tests/fixtures";
import { openPage } from "./support/open-page";

// What the build makes of the sources, for the oldest browsers that are served (browserslist in package.json).

const NEWER =
  /\b([\w$]+)\.(toSorted|toReversed|toSpliced|isWellFormed|toWellFormed|groupBy|withResolvers|canParse|any|checkVisibility|moveBefore|fromAsync|try|escape)\(/g;
/** Names that something older has too: only of these objects are they new. */
const OWNERS: Record<string, string> = { any: "AbortSignal", groupBy: "Object", try: "Promise", escape: "RegExp" };

function scripts() {
  const folder = join(process.env.E2E_DIST_DIR!, "static");
  return (
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".js"))
      .map((name) => ({ name, text: readFileSync(join(folder, name), "utf8") }))
      // Next's own, for browsers that know no modules; all others leave it alone.
      .filter(({ text }) => !text.includes("__core-js_shared__"))
  );
}

test("every script that a page loads is written in what they can read", () => {
  expect(scripts().length).toBeGreaterThan(50);
  const unread = scripts().flatMap(({ name, text }) => {
    try {
      parse(text, { ecmaVersion: 2022, sourceType: "script" });
      return [];
    } catch (error) {
      return [`${name}: ${String(error)}`];
    }
  });
  expect(unread).toEqual([]);
});

test("no script calls what they do not have, packages included, unless it asks first", () => {
  const calls = scripts().flatMap(({ name, text }) =>
    [...text.matchAll(NEWER)].flatMap(({ 0: call, 1: owner, 2: method, index }) => {
      if (OWNERS[method!] && OWNERS[method!] !== owner) return [];
      const isAsked = new RegExp(`\\.${method}(\\?|\\)|&&)`).test(text.slice(Math.max(0, index - 60), index));
      return isAsked ? [] : [`${name}: ${call}`];
    }),
  );
  expect(calls).toEqual([]);
});

/** Serves the style sheets as a browser reads them that does not know what `pattern` finds. */
const without = (page: Page, pattern: RegExp, unknown: string) =>
  page.route("**/*.css", async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replaceAll(pattern, unknown) });
  });

test("where style sheets know no :has, as in Firefox 115, all pictures and cards show", async ({ page }) => {
  await without(page, /:has\(/g, ":unknown(");
  await openPage(page, "/tools/education-loan-emi-calculator");
  for (const name of [/^Of ₹/, /borrowed grows by/, /^Of what is paid/])
    await expect(page.getByRole("img", { name }).last()).toBeVisible();
  await expect(page.getByText("Over time", { exact: true })).toBeHidden();
  await page.goto("/");
  await expect(page.locator("main form").getByRole("button", { name: "Continue" })).toBeVisible();
  await expect(page.getByText("EMI estimate", { exact: true }).first()).toBeHidden();
  const light = page.locator("[data-theme-choice][value=light]").last();
  await light.check({ force: true });
  const colours = () =>
    light.evaluate((radio) => {
      const others = [...radio.closest("fieldset")!.querySelectorAll("label span")];
      return new Set(others.map((other) => getComputedStyle(other).backgroundColor)).size;
    });
  expect(await colours()).toBe(2);
});

const OLD = "Your browser is too old for parts of this site.";

const LINES = /\(height: ?1lh\)/g;
const FIREFOX = /\(-moz-appearance: ?none\)/g;
test.describe("without scripts, as its own may stop at the first line", () => {
  test.use({ javaScriptEnabled: false });

  test("an older browser is told in a sentence, and nobody else sees it", async ({ page }) => {
    await page.goto("/culture");
    await expect(page.getByText(OLD)).toBeHidden();
    for (const [browser, unknown, isTold] of [
      ["Chrome 109 and Safari 16.4", FIREFOX, false],
      ["older ones", LINES, true],
    ] as const) {
      await without(page, unknown, "(unknown: 0)");
      await page.reload();
      await expect(page.getByText(OLD), browser).toBeVisible({ visible: isTold });
      await page.unrouteAll();
    }
  });
});
