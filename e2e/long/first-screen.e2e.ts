import { expect, type Page } from "@playwright/test";
import { listedLenders } from "@/e2e/support/listed-lenders";
import { KIND_RULES } from "@/lib/lenders/kind-rules";
import { routes } from "@/lib/routes";
import { test } from "@/tests/fixtures";

// The first screen of every lender (SPEC section 2), as it comes from the server: no script has a part in it.

test.use({ javaScriptEnabled: false });

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 800 };

/**
 * What the first screen has to show, each with its lower edge in px from the top of the page.
 * @param takesOurFile whether we hand in there; else the page says who takes the application
 */
async function bottoms(page: Page, takesOurFile: boolean) {
  const glance = page.locator(".hero-panel");
  const apply = page.locator("[data-apply]");
  if (!takesOurFile) await expect(apply).toHaveCount(0);
  const parts = {
    name: page.getByRole("heading", { level: 1 }),
    // The figure, not only the words above it.
    rate: glance.getByText(/^Starting from/).locator("xpath=../following-sibling::p[1]"),
    facts: glance.locator(".hero-facts"),
    glance,
    apply: takesOurFile ? apply.first() : page.getByText(/^Its own office takes the application\./),
  };
  const edges: Record<string, number> = {};
  for (const [name, part] of Object.entries(parts)) {
    await expect(part).toBeVisible();
    const box = (await part.boundingBox())!;
    edges[name] = Math.ceil(box.y + box.height);
  }
  return edges;
}

/** Facts whose words lie over those of another one. */
const overlapping = (page: Page) =>
  page.locator(".hero-panel").evaluate((panel) => {
    const parts = [...panel.querySelectorAll(".hero-facts :is(dt, dd), figure, .hero-panel p")].map((part) => {
      const words = document.createRange();
      words.selectNodeContents(part);
      return { text: part.textContent, box: words.getBoundingClientRect() };
    });
    return parts.flatMap((one, index) =>
      parts
        .slice(index + 1)
        .filter(
          ({ box }) =>
            Math.min(box.right, one.box.right) - Math.max(box.left, one.box.left) > 1 &&
            Math.min(box.bottom, one.box.bottom) - Math.max(box.top, one.box.top) > 3,
        )
        .map((other) => `${one.text} / ${other.text}`),
    );
  });

test("each lender's first screen on a desktop holds all of its hero, and on a phone one swipe does", async ({
  page,
}) => {
  const lenders = await listedLenders();
  expect(new Set(lenders.map(({ kind }) => kind)).size).toBe(Object.keys(KIND_RULES).length);
  expect(lenders.length).toBeGreaterThan(20);
  const faults: string[] = [];
  const check = (holds: boolean, fault: string) => void (holds || faults.push(fault));
  for (const { id, kind } of lenders) {
    const { takesOurFile } = KIND_RULES[kind];
    await page.setViewportSize(DESKTOP);
    await page.goto(routes.lender(id));
    const wide = await bottoms(page, takesOurFile);
    check(Math.max(...Object.values(wide)) <= DESKTOP.height, `${id}, desktop: ${JSON.stringify(wide)}`);
    for (const width of [DESKTOP.width, PHONE.width, 320]) {
      await page.setViewportSize({ ...PHONE, width });
      const out = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      check(out <= 0, `${id} at ${width} px: ${out} px stick out`);
      const over = await overlapping(page);
      check(over.length === 0, `${id} at ${width} px: ${over.join("; ")}`);
    }
    await page.setViewportSize(PHONE);
    const narrow = await bottoms(page, takesOurFile);
    check(narrow.rate! <= PHONE.height / 2, `${id}, rate on a phone: ${narrow.rate}`);
    check(narrow.facts! <= PHONE.height * 1.25, `${id}, facts on a phone: ${narrow.facts}`);
    check(narrow.apply! <= PHONE.height * 2, `${id}, Apply Now on a phone: ${narrow.apply}`);
  }
  expect(faults).toEqual([]);
});
