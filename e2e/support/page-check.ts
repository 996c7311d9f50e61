import AxeBuilder from "@axe-core/playwright";
import { expect, type Locator, type Page } from "@playwright/test";

/** What a theme can change: everything else that axe looks at is the same in light and dark. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

const LOADED = "undefined";

/** Whether axe looks at the other theme and layout too: a fifth of the work of the files that look much. */
const IS_LONG = Boolean(process.env.LONG_TESTS);

/** From this width on, in px, a page has the layout of a wide screen. */
const WIDE = 1200;
const NOTHING_THERE = "No elements found for include";
const NEW = "data-new-here";

type Theme = "light" | "dark";
type Seen = { seenByAxe?: Record<Theme, WeakMap<Element, Set<string>>> };

/**
 * No accessibility violation by WCAG 2.2 AA and axe's best practices, in the page's theme, and in a long run by colours
 * in the other one. Of a page that was looked at before, what is new. `what` names the state in the report.
 */
export async function expectNoViolations(page: Page, what?: string) {
  const wasSeen = await page.evaluate(() => "seenByAxe" in window);
  const theme = await themeOf(page);
  await look(page, theme, what, wasSeen ? exceptColours : all);
  await lookAtNew(page, theme, what, wasSeen ? onlyColours : undefined);
}

/**
 * No violation and nothing sticks out, at this width and each of these (px). A width changes no colour: there axe
 * looks, in a long run, at what the other layout changes. `shown` is there at each width.
 */
export async function expectGoodAt(page: Page, widths: readonly number[], what?: string, shown?: Locator) {
  const first = page.viewportSize()!;
  let isWide = first.width >= WIDE;
  await expectNoViolations(page, what);
  await expectNoSideways(page);
  for (const width of widths) {
    await page.setViewportSize({ ...first, width });
    if (shown) await expect(shown, `${what} at ${width} px`).toBeVisible();
    await expectNoSideways(page);
    if (!IS_LONG) continue;
    const at = `${what ?? ""}, made ${width} px wide,`;
    const isOther = isWide !== width >= WIDE;
    isWide = width >= WIDE;
    const theme = await themeOf(page);
    if (isOther) await look(page, theme, at, exceptColours);
    await lookAtNew(page, theme, at, isOther ? onlyColours : all);
  }
  await page.setViewportSize(first);
}

export const expectGoodAtBothWidths = (page: Page, what?: string, shown?: Locator) =>
  expectGoodAt(page, [page.viewportSize()!.width < WIDE ? 1280 : 360], what, shown);

type Rules = (axe: AxeBuilder) => AxeBuilder;
const all: Rules = (axe) => axe;
const onlyColours: Rules = (axe) => axe.withRules(COLOUR_RULES);
const exceptColours: Rules = (axe) => axe.disableRules(COLOUR_RULES);

async function lookAtNew(page: Page, theme: Theme, what: string | undefined, rules: Rules | undefined) {
  const other = theme === "light" ? "dark" : "light";
  for (const [shown, narrowed] of [[theme, rules] as const, [other, onlyColours] as const]) {
    if (shown === other && !IS_LONG) return;
    await showTheme(page, shown);
    // A message that was new may go before axe looks; then something else stands in its place, or nothing.
    for (let isDone = false; !isDone;) {
      if ((await markNew(page, shown)) === 0) return;
      isDone = !narrowed || (await look(page, shown, what, (axe) => narrowed(axe).include(`[${NEW}]`)));
    }
  }
}

const themeOf = (page: Page) =>
  page.evaluate(() => (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light") satisfies Theme);

async function showTheme(page: Page, theme: Theme) {
  if ((await themeOf(page)) !== theme) await page.emulateMedia({ colorScheme: theme });
  // Half-way through a fade colours are not final; `finished` never comes inside a closed panel.
  await page.waitForFunction((name) => {
    const isStill = document
      .getAnimations()
      .every(
        ({ playState, effect }) => playState !== "running" || !Number.isFinite(effect?.getComputedTiming().endTime),
      );
    return document.documentElement.dataset.theme === name && isStill;
  }, theme);
}

async function look(page: Page, theme: Theme, what: string | undefined, narrowed: Rules) {
  await showTheme(page, theme);
  // The passes are not looked at: four times as fast. The development server's badge is not ours.
  const axeSource = (await page.evaluate(() => "axe" in window)) ? LOADED : undefined;
  const axe = new AxeBuilder({ page, axeSource })
    .setLegacyMode()
    .options({ resultTypes: ["violations"] })
    .exclude("nextjs-portal");
  const results = await narrowed(axe)
    .analyze()
    .catch((error: Error) => {
      if (error.message.includes(NOTHING_THERE)) return null;
      throw error;
    });
  if (!results) return false;
  expect(
    results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`),
    [what, theme].join(" "),
  ).toEqual([]);
  return true;
}

/** Marks what has never been seen in this theme, state and colours. @returns how many parts have not */
const markNew = (page: Page, theme: Theme) =>
  page.evaluate(
    ([mark, name]) => {
      // What a style can hang on: a colour that is another one in the other theme alone is told by these.
      const STATES = ["class", "aria-checked", "aria-current", "aria-disabled", "aria-expanded", "aria-invalid"];
      const MORE_STATES = ["aria-pressed", "aria-selected", "data-state", "disabled", "open"];
      const lookOf = (part: HTMLElement) => {
        const { color, backgroundColor, backgroundImage, opacity, textShadow, textDecorationLine } =
          getComputedStyle(part);
        const hasText = [...part.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue!.trim());
        return [
          ...[color, backgroundColor, backgroundImage, opacity, textShadow, textDecorationLine],
          ...[...STATES, ...MORE_STATES].map((state) => part.getAttribute(state)),
          ...[hasText, "value" in part && part.value === "", "checked" in part && part.checked],
        ].join();
      };
      const { body } = document;
      const seen = ((window as Seen).seenByAxe ??= { light: new WeakMap(), dark: new WeakMap() })[name];
      const fresh = new Set<Element>();
      for (const part of [body, ...body.querySelectorAll<HTMLElement>("*")]) {
        part.removeAttribute(mark);
        if (!part.checkVisibility()) continue;
        const looks = seen.get(part) ?? new Set();
        const now = lookOf(part);
        if (looks.has(now)) continue;
        seen.set(part, looks.add(now));
        fresh.add(part);
        if (!fresh.has(part.parentElement!)) part.setAttribute(mark, "");
      }
      return fresh.size;
    },
    [NEW, theme] as const,
  );

export async function expectNoSideways(page: Page) {
  const over = await page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(over).toBeLessThanOrEqual(0);
}
