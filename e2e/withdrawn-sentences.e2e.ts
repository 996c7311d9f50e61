import { expect } from "@playwright/test";
import { SITE_PAGES } from "@/lib/addresses/site-pages";
import { test } from "@/tests/fixtures";
import { withdrawnIn } from "@/tests/withdrawn-sentences";

test("no public page says a sentence that was withdrawn", async ({ request }) => {
  const found: Record<string, string[]> = {};
  for (const { path } of SITE_PAGES) {
    const html = await (await request.get(path)).text();
    expect(html, path).toContain("Privacy Policy");
    found[path] = withdrawnIn(html);
  }
  expect(Object.entries(found).filter(([, pieces]) => pieces.length > 0)).toEqual([]);
});
