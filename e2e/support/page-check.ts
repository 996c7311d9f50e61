import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** What a theme can change: everything else that axe looks at is the same in light and dark. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

/**
 * The page as it stands has no accessibility violation that axe can find, by WCAG 2.2 AA and its best practices.
 * `recoloured`: the very state was looked through whole in the light theme, so only its colours are. `what` names the
 * state in the report.
 */
export async function expectNoViolations(page: Page, { what, recoloured = false }: { what?: string; recoloured?: boolean } = {}) {
  // Half-way through a fade, or while a dialog rises, colours are not what they will be.
  await page.evaluate(() => Promise.all(document.getAnimations()
    .filter((animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime))
    .map((animation) => animation.finished.catch(() => {}))));
  // The development server's own badge is not ours.
  const axe = new AxeBuilder({ page }).exclude("nextjs-portal");
  const { violations } = await (recoloured ? axe.withRules(COLOUR_RULES) : axe).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`), what).toEqual([]);
}

/** Nothing sticks out at the side: the page cannot be scrolled that way. */
export async function expectNoSideways(page: Page) {
  const over = await page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(over).toBeLessThanOrEqual(0);
}
