import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** What a theme can change: everything else that axe looks at is the same in light and dark. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

/** In the place of axe's own source, half a megabyte, where the page has it from the look before. */
const LOADED = "undefined";

/**
 * The page as it stands has no accessibility violation that axe can find, by WCAG 2.2 AA and its best practices: in the
 * light theme, and by its colours in the dark one. The system's theme is switched under the open page, which follows.
 * `what` names the state in the report.
 */
export async function expectNoViolations(page: Page, what?: string) {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator("html")).toHaveAttribute("data-theme", colorScheme);
    // Half-way through a fade, or while a dialog rises, colours are not what they will be. Asked for the state, not for
    // `finished`: that promise never comes for what is inside a closed panel.
    await page.waitForFunction(() =>
      document
        .getAnimations()
        .every(
          ({ playState, effect }) => playState !== "running" || !Number.isFinite(effect?.getComputedTiming().endTime),
        ),
    );
    // No page has a frame of another site with something to read, and the passes are not looked at: four times as fast.
    // The development server's own badge is not ours.
    const axeSource = (await page.evaluate(() => "axe" in window)) ? LOADED : undefined;
    const axe = new AxeBuilder({ page, axeSource })
      .setLegacyMode()
      .options({ resultTypes: ["violations"] })
      .exclude("nextjs-portal");
    const { violations } = await (colorScheme === "dark" ? axe.withRules(COLOUR_RULES) : axe).analyze();
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`),
      [what, colorScheme].join(" "),
    ).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: "light" });
}

/** Nothing sticks out at the side: the page cannot be scrolled that way. */
export async function expectNoSideways(page: Page) {
  const over = await page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(over).toBeLessThanOrEqual(0);
}
