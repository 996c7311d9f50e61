import { gzipSync } from "node:zlib";
import { expect } from "@playwright/test";
import { SITE_PAGES } from "@/lib/site-pages";
import { test } from "@/tests/fixtures";

/** Kilobytes (1,024 bytes) of JavaScript that a page may ask for before it works, compressed by gzip. */
const BUDGETS: Record<string, number> = {
  ...Object.fromEntries(SITE_PAGES.map(({ path }) => [path, 150])),
  "/education-loan": 155,
  "/education-loan/compare": 155,
  "/education-loan/state-bank-of-india": 155,
  "/tools/education-loan-emi-calculator": 165.5,
  "/tools/education-loan-eligibility": 165,
  "/pack": 150,
  "/dashboard": 210,
  "/dashboard/loanform/kyc": 260,
};
/** Bytes of all fonts together. */
const FONTS = 45 * 1024;

test("no page sends more JavaScript than its budget, and the fonts are small", async ({ studentPage: { request } }) => {
  const fetched = async (path: string) => (await request.get(path, { maxRedirects: 0 })).body();
  const used: Record<string, number> = {};
  for (const path of Object.keys(BUDGETS)) {
    const html = (await fetched(path)).toString();
    const scripts = new Set(
      [...html.matchAll(/<script[^>]*\ssrc="([^"]+)"[^>]*>/g)]
        .filter(([tag]) => !/nomodule/i.test(tag))
        .map(([, src]) => src!),
    );
    expect(scripts.size, path).toBeGreaterThan(3);
    let bytes = 0;
    for (const script of scripts) bytes += gzipSync(await fetched(script), { level: 9 }).length;
    used[path] = Math.round((bytes / 1024) * 10) / 10;
  }
  test.info().annotations.push({ type: "JavaScript, KB gzip", description: JSON.stringify(used) });
  expect(Object.entries(used).filter(([path, size]) => size > BUDGETS[path]!)).toEqual([]);

  const css = await Promise.all(
    [...(await fetched("/")).toString().matchAll(/href="([^"]+\.css[^"]*)"/g)].map(async ([, href]) =>
      (await fetched(href!)).toString(),
    ),
  );
  const fonts = new Set(css.join("").match(/[\w./-]+\.woff2/g));
  expect(fonts.size).toBeGreaterThan(1);
  let bytes = 0;
  for (const font of fonts) bytes += (await fetched(`/_next/static/${font.replace(/^.*?(?=media\/)/, "")}`)).length;
  expect(bytes).toBeLessThanOrEqual(FONTS);
});
