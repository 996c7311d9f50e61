import { expect, type Page } from "@playwright/test";
import { openPage } from "@/e2e/support/open-page";
import { expectGoodAt } from "@/e2e/support/page-check";
import { PUBLIC_PAGES } from "@/e2e/support/public-pages";
import { test } from "@/tests/fixtures";

// Every public page, with everything that opens on it, at every width at which the layout differs.

/**
 * Each state is reached from the one before it. Where one shows all that the page has at first and more, the first is
 * left out. On screens wider than `widest`, in px, there is no such state.
 */
type State = { state: string; widest?: number; reach?: (page: Page, width: number) => Promise<void> };
/** From this width on, in px, the bar shows its links and the table its filters. */
const WIDE = 1200;
const AS_IT_COMES: State = { state: "as it comes" };

const main = (page: Page) => page.getByRole("navigation", { name: "Main" });
const press = (page: Page, name: string | RegExp) =>
  page.getByRole("main").getByRole("button", { name }).first().click();
const dialog = (page: Page) => page.getByRole("dialog");

/** Opens all that is folded; opening each by hand is tested with the page itself. */
const unfold = (page: Page) =>
  page.locator("main details").evaluateAll((parts) => {
    for (const part of parts) (part as HTMLDetailsElement).open = true;
  });

/** The pages with something that opens or that is asked for in the address; the others come from lib/routes. */
const PAGES: { path: string; states: State[] }[] = [
  {
    path: "/",
    states: [
      {
        state: "all shown",
        async reach(page) {
          for (const region of [page.locator("#faqs-section"), page.getByRole("region", { name: "Dream countries" })])
            await region.getByRole("button", { name: "Show More" }).click();
          await page.locator("#faqs-section details summary").first().click();
        },
      },
      {
        state: "the lenders' menu",
        async reach(page, width) {
          if (width < WIDE) await page.getByRole("banner").getByRole("button", { name: "Menu" }).click();
          await main(page).getByRole("button", { name: "Student Loan" }).click();
          await expect(main(page).getByRole("link", { name: "State Bank of India" })).toBeInViewport();
        },
      },
      { state: "the contact menu", reach: (page) => main(page).getByRole("button", { name: "Contact Us" }).click() },
    ],
  },
  {
    path: "/culture",
    states: [
      AS_IT_COMES,
      {
        state: "login with errors",
        async reach(page, width) {
          if (width < WIDE) await page.getByRole("banner").getByRole("button", { name: "Menu" }).click();
          await page.getByRole("button", { name: "Login" }).filter({ visible: true }).first().click();
          await dialog(page).getByRole("button", { name: "Send OTP" }).click();
          await expect(dialog(page).getByText("Email is required").first()).toBeVisible();
        },
      },
      {
        state: "signup with errors",
        async reach(page) {
          await dialog(page).getByRole("button", { name: "Sign up", exact: true }).click();
          await dialog(page).getByRole("button", { name: "Send OTP" }).click();
          await expect(dialog(page).getByText("Full name is required").first()).toBeVisible();
        },
      },
    ],
  },
  { path: "/no-such-page", states: [AS_IT_COMES] },
  { path: "/education-loan/no-such-lender", states: [AS_IT_COMES] },
  {
    path: "/education-loan",
    states: [
      {
        state: "two picked",
        async reach(page) {
          for (const at of [0, 1])
            await page
              .getByRole("checkbox", { name: /^Compare / })
              .nth(at)
              .check();
          await expect(page.getByRole("region", { name: "Picked for comparison" })).toBeVisible();
        },
      },
      // From the next width on they are always open.
      { state: "filters", widest: 360, reach: (page) => press(page, "Filter and order") },
    ],
  },
  {
    path: "/education-loan/state-bank-of-india",
    states: [
      { state: "all shown", reach: unfold },
      {
        state: "apply",
        async reach(page) {
          await press(page, /^Apply/);
          await expect(dialog(page).getByRole("heading", { name: "Your Details" })).toBeVisible();
        },
      },
    ],
  },
  { path: "/education-loan/prodigy-finance", states: [AS_IT_COMES] },
  { path: "/education-loan/compare?lenders=state-bank-of-india,credila,mpower-financing", states: [AS_IT_COMES] },
  { path: "/education-loan/compare?lenders=nobody", states: [AS_IT_COMES] },
  {
    path: "/tools/education-loan-emi-calculator",
    states: [
      {
        state: "all panels",
        async reach(page) {
          await unfold(page);
          await page.getByLabel("How the loan is paid out").selectOption({ label: "Parts of my own" });
        },
      },
      {
        state: "the schedule",
        async reach(page) {
          await press(page, "View Repayment Schedule");
          await expect(page.getByRole("dialog", { name: "Repayment Schedule" })).toBeVisible();
        },
      },
    ],
  },
  {
    path: "/tools/education-loan-eligibility",
    states: [
      AS_IT_COMES,
      {
        state: "errors",
        async reach(page) {
          await press(page, "Check eligibility");
          await expect(page.getByRole("main").getByRole("alert")).toBeFocused();
        },
      },
    ],
  },
  {
    path: "/tools/education-loan-eligibility?country=CA&level=postgraduate&amount=4900000&security=no&admission=received_offer&coApplicant=earning&course=24&years=10&usd=abc",
    states: [
      {
        state: "the result",
        async reach(page) {
          const lenders = page.getByRole("region", { name: "Your lenders" });
          await expect(lenders.getByRole("status")).toContainText(/\d+ fit, \d+ fit only if/);
          for (const part of [/^Fit: /, /^Fit only if: /, /^Do not fit/]) {
            const rows = page.getByRole("region", { name: part }).locator("li details");
            await rows.first().locator("summary").click();
            await expect(rows.first().locator("ul").first()).toBeVisible();
          }
        },
      },
    ],
  },
];

const withoutStates = PUBLIC_PAGES.filter((path) => !PAGES.some((page) => page.path === path)).map((path) => ({
  path,
  states: [AS_IT_COMES],
}));

/** 320 px is the narrowest that a page has to fit. */
const NARROW = [320, 768];
const WIDER = [1440];

for (const { path, states } of [...PAGES, ...withoutStates]) {
  test(`${path.slice(0, 60)} has no violation and fits, in each state at each width`, async ({ page }) => {
    // What is reached another way on a wide screen is reached there anew; all else only grows wider.
    const isByWidth = states.some(({ widest, reach }) => widest !== undefined || (reach && reach.length > 1));
    const visits = isByWidth
      ? [
          { width: 360, others: NARROW },
          { width: WIDE, others: WIDER },
        ]
      : [{ width: 360, others: [...NARROW, WIDE, ...WIDER] }];
    for (const { width, others } of visits) {
      await page.setViewportSize({ width, height: 800 });
      await openPage(page, path);
      for (const { state, widest = Infinity, reach } of states) {
        if (width > widest) continue;
        await reach?.(page, width);
        const fitting = others.filter((other) => other <= Math.max(widest, width));
        await expectGoodAt(page, fitting, `${state}, ${width} px`);
      }
    }
  });
}
