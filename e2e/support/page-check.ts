import AxeBuilder from "@axe-core/playwright";
import { expect, type Locator, type Page } from "@playwright/test";

/** What a theme can change: everything else that axe looks at is the same in light and dark. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

/** In the place of axe's own source, half a megabyte, where the page has it from the look before. */
const LOADED = "undefined";

/** From this width on, in px, a page has the layout of a wide screen. */
const WIDE = 1200;
/** Marks what a width shows and those before it did not. */
const NEW = "data-new-here";

type Theme = "light" | "dark";
type Seen = { seenByAxe?: WeakSet<Element> };

/**
 * The page as it stands has no accessibility violation that axe can find, by WCAG 2.2 AA and its best practices: in the
 * light theme, and by its colours in the dark one. The system's theme is switched under the open page, which follows.
 * `what` names the state in the report.
 */
export async function expectNoViolations(page: Page, what?: string) {
  await look(page, "light", what);
  await look(page, "dark", what, (axe) => axe.withRules(COLOUR_RULES));
  await page.emulateMedia({ colorScheme: "light" });
}

/**
 * The page as it stands has no violation and nothing sticks out, as wide as it is and as wide as each of these, in px.
 * A width changes no colour: at the further ones axe looks at all else where the layout is another one, and at what
 * shows there for the first time, by every rule and in both themes. `shown` is what the state is about: it is there at
 * each width.
 */
export async function expectGoodAt(page: Page, widths: readonly number[], what?: string, shown?: Locator) {
  const first = page.viewportSize()!;
  let isWide = first.width >= WIDE;
  await expectNoViolations(page, what);
  await expectNoSideways(page);
  await markNew(page);
  for (const width of widths) {
    await page.setViewportSize({ ...first, width });
    if (shown) await expect(shown, `${what} at ${width} px`).toBeVisible();
    await expectNoSideways(page);
    const at = `${what ?? ""}, made ${width} px wide,`;
    const isOther = isWide !== width >= WIDE;
    isWide = width >= WIDE;
    if (isOther) await look(page, "light", at, (axe) => axe.disableRules(COLOUR_RULES));
    if ((await markNew(page)) > 0) {
      await look(page, "light", at, (axe) => (isOther ? axe.withRules(COLOUR_RULES) : axe).include(`[${NEW}]`));
      await look(page, "dark", at, (axe) => axe.withRules(COLOUR_RULES).include(`[${NEW}]`));
      await page.emulateMedia({ colorScheme: "light" });
    }
  }
  await page.setViewportSize(first);
}

/** A phone and a wide screen: the two layouts. */
export const expectGoodAtBothWidths = (page: Page, what?: string, shown?: Locator) =>
  expectGoodAt(page, [page.viewportSize()!.width < WIDE ? 1280 : 360], what, shown);

async function look(page: Page, theme: Theme, what?: string, narrowed = (axe: AxeBuilder) => axe) {
  await page.emulateMedia({ colorScheme: theme });
  // Half-way through a fade, or while a dialog rises, colours are not what they will be. Asked for the state, not for
  // `finished`: that promise never comes for what is inside a closed panel.
  const ready = await page.waitForFunction((name) => {
    const isStill = document
      .getAnimations()
      .every(
        ({ playState, effect }) => playState !== "running" || !Number.isFinite(effect?.getComputedTiming().endTime),
      );
    return document.documentElement.dataset.theme === name && isStill && { hasAxe: "axe" in window };
  }, theme);
  // No page has a frame of another site with something to read, and the passes are not looked at: four times as fast.
  // The development server's own badge is not ours.
  const { hasAxe } = (await ready.jsonValue()) as { hasAxe: boolean };
  const axeSource = hasAxe ? LOADED : undefined;
  const axe = new AxeBuilder({ page, axeSource })
    .setLegacyMode()
    .options({ resultTypes: ["violations"] })
    .exclude("nextjs-portal");
  const { violations } = await narrowed(axe).analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`),
    [what, theme].join(" "),
  ).toEqual([]);
}

/** Marks the outermost parts of the page that show for the first time since it was opened. @returns how many */
const markNew = (page: Page) =>
  page.evaluate((mark) => {
    const { body } = document;
    for (const old of body.querySelectorAll(`[${mark}]`)) old.removeAttribute(mark);
    const seen = ((window as Seen).seenByAxe ??= new WeakSet());
    const fresh = new Set([...body.querySelectorAll("*")].filter((part) => !seen.has(part) && part.checkVisibility()));
    for (const part of fresh) {
      seen.add(part);
      if (!fresh.has(part.parentElement!)) part.setAttribute(mark, "");
    }
    return fresh.size;
  }, NEW);

/** Nothing sticks out at the side: the page cannot be scrolled that way. */
export async function expectNoSideways(page: Page) {
  const over = await page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(over).toBeLessThanOrEqual(0);
}
