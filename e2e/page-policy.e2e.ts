import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { STOPPED, test } from "@/tests/fixtures";
import { openPage } from "./support/open-page";
import { PUBLIC_PAGES } from "./support/public-pages";

// The policy that each page is sent with. That no page meets it in its own work is seen to in every browser test
// (tests/fixtures.ts).

const LENDER = "/education-loan/state-bank-of-india";
const NOWHERE = "/no-such-page";

/** What somebody puts into a page who has found a way to: two scripts, a style and an address of his own. */
async function putIn(page: Page) {
  return page.evaluate(async () => {
    const ran = window as unknown as Record<string, unknown>;
    const script = document.createElement("script");
    script.textContent = "window.ranScript = true";
    document.body.append(script);
    const button = document.createElement("button");
    button.setAttribute("onclick", "window.ranClick = true");
    document.body.append(button);
    button.click();
    const style = document.createElement("style");
    style.textContent = "body { outline: 7px solid red }";
    document.body.append(style);
    const sent = await fetch("https://evil.example/").then(
      () => "sent",
      () => "not sent",
    );
    return {
      script: ran["ranScript"],
      click: ran["ranClick"],
      width: getComputedStyle(document.body).outlineWidth,
      sent,
    };
  });
}

for (const [what, path] of [
  ["a static page", LENDER],
  ["the dashboard", "/dashboard"],
  ["a step of the form", "/dashboard/loanform/kyc"],
  ["the page-not-found screen", NOWHERE],
  ["a lender's page that there is not", "/education-loan/no-such-lender"],
] as const) {
  test(`nothing runs that was put into ${what}`, async ({ studentPage: page, stopped }) => {
    await openPage(page, path);
    const { width, ...ran } = await putIn(page);
    expect(ran).toEqual({ script: undefined, click: undefined, sent: "not sent" });
    expect(width).not.toBe("7px");
    await expect
      .poll(() =>
        ["script-src-elem", "script-src-attr", "style-src-elem", "connect-src"].filter(
          // The page's own report comes last, after the browser's.
          (part) => !stopped.some((line) => line.includes(`${STOPPED} ${part} `)),
        ),
      )
      .toEqual([]);
    stopped.length = 0;
  });
}

test("every public page was made ahead, and goes out with a policy that lets nothing in", async ({ request }) => {
  const built = readdirSync(join(process.env.E2E_DIST_DIR!, "server/app"), { recursive: true, encoding: "utf8" });
  const sizes: Record<string, number> = {};
  for (const path of [...PUBLIC_PAGES, LENDER, "/pack", NOWHERE]) {
    const answer = await request.get(path);
    const headers = answer.headers();
    const policy = headers["content-security-policy"] ?? "";
    expect([path, policy.slice(0, 18), policy.includes("unsafe")]).toEqual([path, "default-src 'none'", false]);
    for (const part of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", "form-action 'self'"])
      expect([path, part, policy.split("; ").includes(part)]).toEqual([path, part, true]);
    expect([path, headers["cross-origin-resource-policy"]]).toEqual([path, "same-origin"]);
    if (answer.status() === 200)
      expect([path, built.includes(`${path === "/" ? "index" : path.slice(1)}.html`)]).toEqual([path, true]);
    sizes[path] = answer.headersArray().reduce((sum, { name, value }) => sum + name.length + value.length + 4, 0);
  }
  test.info().annotations.push({ type: "headers, bytes", description: JSON.stringify(sizes) });
  // Proxies take 4 kB of them, if nobody tells them otherwise.
  expect(Math.max(...Object.values(sizes))).toBeLessThan(3 * 1024);
});

test("every part of a page that was made ahead stands in its place from the start", () => {
  const app = join(process.env.E2E_DIST_DIR!, "server/app");
  const pages = readdirSync(app, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".html"));
  expect(pages.length).toBeGreaterThan(30);
  // React moves such a part later, and finds a page that is not as it was made where something has changed by then.
  expect(pages.filter((name) => readFileSync(join(app, name), "utf8").includes('<div hidden id="S:'))).toEqual([]);
});

test("a link is followed without loading the site anew", async ({ page }) => {
  await openPage(page, "/");
  await page.evaluate(() => (document.documentElement.dataset["stays"] = "yes"));
  await page.locator("a[href='/education-loan']").filter({ visible: true }).first().click();
  await expect(page).toHaveURL("/education-loan");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("data-stays", "yes");
});
