import { expect } from "@playwright/test";
import { test } from "@/tests/fixtures";
import { openPage } from "./support/open-page";
import { PUBLIC_PAGES } from "./support/public-pages";

test.describe("pages that are not for everybody", () => {
  for (const path of ["/dashboard", "/dashboard/loanform", "/dashboard/loanform/kyc", "/dashboard/nonsense"]) {
    test(`a visitor at ${path} is sent home, where login opens by itself, once`, async ({ page }) => {
      await page.goto(path);
      await expect(page).toHaveURL(/127\.0\.0\.1:\d+\/$/);
      await expect(page.getByRole("dialog").getByRole("heading", { name: "Login" })).toBeVisible();
      await page.reload();
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("dialog")).toHaveCount(0);
    });
  }

  test("a page that is fetched in advance is not the page that was wanted", async ({ request }) => {
    const ahead = await request.get("/dashboard", {
      headers: { rsc: "1", "next-router-prefetch": "1" },
      maxRedirects: 0,
    });
    expect(ahead.headers()["set-cookie"] ?? "").not.toContain("fromDashboard");
    const wanted = await request.get("/dashboard", { headers: { rsc: "1" }, maxRedirects: 0 });
    expect(wanted.status()).toBe(307);
    expect(wanted.headers()["set-cookie"]).toContain("fromDashboard");
  });

  test("a made-up session cookie opens nothing", async ({ page, setSession }) => {
    await setSession("aaaa");
    await page.goto("/dashboard");
    await expect(page).toHaveURL(/127\.0\.0\.1:\d+\/$/);
    expect(
      (
        await page.request.post("/api/loanform/read", { data: {}, headers: { "sec-fetch-site": "same-origin" } })
      ).status(),
    ).toBe(401);
  });
});

test.describe("pages that are not there", () => {
  for (const path of ["/nowhere", "/404", "/education-loan/no-such-bank", "/education-loan/No-Such-Bank", "/company"]) {
    test(`${path} answers 404 on the first request, in the specification's words`, async ({ request }) => {
      const answer = await request.get(path);
      expect(answer.status()).toBe(404);
      const html = await answer.text();
      expect(html).toContain("Error 404");
      expect(html).toContain("Oops, we can`t seem to find the page you are looking for!");
      expect(html).toContain("Return Home");
    });
  }
});

test("the page-not-found screen is there without JavaScript, also for a lender that nobody knows", async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const path of ["/nowhere", "/education-loan/no-such-bank", "/education-loan/no-such-bank/nothing"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1, name: "Error 404" })).toBeVisible();
    await expect(page.getByText("Oops, we can`t seem to find the page you are looking for!")).toBeVisible();
    await expect(page.getByRole("link", { name: "Return Home" })).toHaveAttribute("href", "/");
  }
  await context.close();
});

test("a POST to a page is refused before anything reads it", async ({ request }) => {
  for (const path of ["/", "/education-loan/state-bank-of-india", "/dashboard"]) {
    const bodies: Parameters<typeof request.post>[1][] = [
      { headers: { "next-action": "x" }, data: "[]" },
      { multipart: { 0: "a" } },
      { form: { a: "b" } },
      { headers: { "content-type": "text/plain" }, data: "x" },
    ];
    for (const options of bodies) {
      const answer = await request.post(path, { ...options, maxRedirects: 0 });
      expect([path, answer.status()]).toEqual([path, 405]);
    }
  }
});

test("a lender's page is whole without JavaScript", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/education-loan/state-bank-of-india");
  await expect(page.getByRole("heading", { level: 1, name: /State Bank of India/ })).toBeVisible();
  await expect(page.getByText(/Starting from/).first()).toBeVisible();
  for (const name of ["Features", "Eligibility", "Benefits", "How to Apply", "Documents", "Loan Repayment", "FAQs"]) {
    await expect(page.getByRole("link", { name, exact: true })).toBeVisible();
  }
  await context.close();
});

test("nothing on a public page comes from elsewhere", async ({ page, baseURL }) => {
  const foreign: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(baseURL!) && !request.url().startsWith("data:")) foreign.push(request.url());
  });
  for (const path of [...PUBLIC_PAGES, "/education-loan/credila"]) await openPage(page, path);
  expect(foreign).toEqual([]);
});
