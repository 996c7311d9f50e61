import { readdirSync } from "node:fs";
import { SITE_PAGES } from "./site-pages";

/** Public pages that no list names, each with its reason. */
const UNLISTED: Record<string, string> = {
  "/education-loan/[id]": "one for each lender; the sitemap reads them from the database",
  "/study/[country]": "one for each country that is known well enough; the sitemap reads them from the database",
  "/stop-calls": "opened by a secret link only, and not for search engines",
  "/asked/education-loan": "a part of the list that a visitor asked for; its own address is /education-loan?part=2",
  "/education-loan/compare": "opened with a choice of lenders, and not for search engines",
};

test("every public page is in the list, and every listed page is there", () => {
  const pages = readdirSync("app/(site)", { recursive: true, encoding: "utf8" })
    .map((path) => `/${path.replaceAll("\\", "/")}`)
    .filter((path) => path.endsWith("/page.tsx"))
    .map((path) => path.slice(0, -"/page.tsx".length) || "/");
  expect(pages.sort()).toEqual([...SITE_PAGES.map(({ path }) => path), ...Object.keys(UNLISTED)].sort());
});

test("a page has one address and one name", () => {
  expect(new Set(SITE_PAGES.map(({ path }) => path)).size).toBe(SITE_PAGES.length);
  expect(new Set(SITE_PAGES.map(({ name }) => name)).size).toBe(SITE_PAGES.length);
});
