import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** The page as it stands has no accessibility violation that axe can find, by WCAG 2.2 AA and its best practices. */
export async function expectNoViolations(page: Page) {
  // Half-way through a fade, colours are not what they will be.
  await page.evaluate(() => Promise.all(document.getAnimations().filter((animation) => animation instanceof CSSTransition).map((animation) => animation.finished.catch(() => {}))));
  // The development server's own badge is not ours.
  const { violations } = await new AxeBuilder({ page }).exclude("nextjs-portal").analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`)).toEqual([]);
}

/** Nothing sticks out at the side: the page cannot be scrolled that way. */
export async function expectNoSideways(page: Page) {
  const over = await page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(over).toBeLessThanOrEqual(0);
}
