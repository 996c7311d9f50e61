import { expect, type Page } from "@playwright/test";
import { PART } from "@/lib/lenders/lender-views";
import { test } from "@/tests/fixtures";
import { listedLenders } from "./support/listed-lenders";
import { openPage } from "./support/open-page";
import { unsourcedFigures } from "./support/unsourced-figures";

const INDEX = "/education-loan";
const LENDER = "/education-loan/state-bank-of-india";
const COMPARE = "/education-loan/compare?lenders=state-bank-of-india,credila,mpower-financing";

/** The first column from the top: the lender's name, the scheme's, what kind of lender, and another currency. */
const heads = (page: Page) => page.getByRole("rowheader").allInnerTexts();
/** The lenders and schemes in it. */
const names = (page: Page) => page.getByRole("rowheader").getByRole("link").allInnerTexts();
const nameOf = (head: string | undefined) => head?.split("\n")[0];
const linkTo = (page: Page, lender: string) =>
  page
    .getByRole("rowheader")
    .getByRole("link", { name: new RegExp(`^${lender}`) })
    .first();
const order = (page: Page, column: string) => page.getByRole("columnheader", { name: column });

/** The comparison's address with schemes in it, whenever their figures were seen. */
const compareAddress = (ids: string[]) =>
  new RegExp(`/education-loan/compare\\?lenders=${ids.join(",").replaceAll(".", "\\.")}&seen=[0-9a-z]{8,9}$`);

const listedSchemes = async () =>
  (await listedLenders()).flatMap(({ name, schemes }) => schemes.map((scheme) => ({ ...scheme, lender: name })));
/** A lender's first scheme, with the lender's name. */
const firstScheme = async (partnerId: string) =>
  (await listedSchemes()).find((scheme) => scheme.partnerId === partnerId)!;

test.describe("the lenders' table", () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  /** The addresses of all parts of the table, for a query without its "?". */
  const partsOf = (schemes: number, query = "") =>
    Array.from({ length: Math.ceil(schemes / PART) }, (_, index) => `${INDEX}?${query}&part=${index + 1}&show=1`);

  test("is ordered by its columns with the keyboard, unknowns last both ways", async ({ page }) => {
    const schemes = await listedSchemes();
    await openPage(page, INDEX);
    await expect(page.getByRole("status").filter({ hasText: "schemes" })).toContainText(
      `All ${schemes.length} schemes`,
    );
    await expect(order(page, "Interest rate")).toHaveAttribute("aria-sort", "ascending");
    const byRate = await names(page);
    expect(byRate).toHaveLength(PART);

    await order(page, "Interest rate").getByRole("link").press("Enter");
    await expect(page).toHaveURL(/\?sort=-rate&show=1$/);
    await expect(order(page, "Interest rate")).toHaveAttribute("aria-sort", "descending");
    expect(await names(page)).not.toEqual(byRate);
    const foreign = schemes.filter(({ currency }) => currency !== "INR").length;
    expect(foreign).toBeGreaterThan(0);
    // A rate in dollars never stands among those in rupees, whichever way they are turned; and each scheme stands once.
    for (const sort of ["rate", "-rate"]) {
      const all: string[] = [];
      for (const address of partsOf(schemes.length, `sort=${sort}`)) {
        await openPage(page, address);
        all.push(...(await heads(page)));
      }
      expect(new Set(all).size).toBe(schemes.length);
      expect(all.slice(-foreign).filter((head) => !head.includes("Loan in"))).toEqual([]);
    }
    await order(page, "Lender").getByRole("link").press("Enter");
    const together = (await names(page)).map(nameOf);
    // Each lender once, as long as its schemes stand together.
    expect(together.filter((name, at) => name !== together[at - 1])).toHaveLength(new Set(together).size);

    await order(page, "With collateral").getByRole("link").press("Enter");
    await expect(order(page, "With collateral")).toHaveAttribute("aria-sort", "descending");
    await expect(order(page, "Interest rate")).not.toHaveAttribute("aria-sort", /.*/);
    const inRupees = schemes.filter(({ currency }) => currency === "INR");
    const most = Math.max(...inRupees.map(({ securedMax }) => Number(securedMax ?? 0)));
    const largest = inRupees.filter(({ securedMax }) => Number(securedMax) === most).map(({ lender }) => lender);
    expect((await names(page)).slice(0, largest.length).map(nameOf).sort()).toEqual(largest.sort());
    await expect(page).toHaveURL(/\?sort=-secured&show=1$/);
    await page.reload();
    await expect(order(page, "With collateral")).toHaveAttribute("aria-sort", "descending");
  });

  test("is filtered, says so, and keeps it in the address", async ({ page }) => {
    const show = () => page.getByRole("button", { name: "Show schemes" }).click();
    await openPage(page, INDEX);
    await page.getByLabel("Amount you need").fill("60 lakh");
    await page.getByRole("checkbox", { name: "Without collateral" }).check();
    await show();
    await expect(page).toHaveURL(/unsecured=1&amount=6000000/);
    await expect(page.getByRole("status").filter({ hasText: "schemes" })).toContainText(
      /\d+ of \d+ schemes.*may not fit/,
    );
    // Too little for some, enough for others; and who publishes no limit is not turned away for what we do not know.
    await openPage(page, `${INDEX}?unsecured=1&amount=6000000&name=State+Bank&show=1`);
    await expect(linkTo(page, "State Bank of India")).toHaveCount(0);
    for (const name of ["ICICI Bank", "Credila"]) {
      await openPage(page, `${INDEX}?unsecured=1&amount=6000000&name=${name.replace(" ", "+")}&show=1`);
      await expect(linkTo(page, name)).toBeVisible();
    }

    await openPage(page, `${INDEX}?unsecured=1&amount=6000000&show=1`);
    await page.getByLabel("Type of lender").selectOption("NBFC");
    await page.getByLabel("Where you study").selectOption("India");
    await show();
    await expect(page).toHaveURL(/type=NBFC&study=india&unsecured=1&amount=6000000&show=1$/);
    const shown = await names(page);
    await page.reload();
    await expect(page.getByLabel("Amount you need")).toHaveValue("60,00,000");
    await expect(page.getByLabel("Type of lender")).toHaveValue("NBFC");
    expect(await names(page)).toEqual(shown);

    await page.getByLabel("Amount you need").fill("-5");
    await page.getByLabel("Amount you need").blur();
    await expect(page.getByLabel("Amount you need")).toHaveAttribute("aria-invalid", "true");
    await expect(page.getByText("Type an amount above zero")).toBeVisible();
  });

  test("goes by groups, and says of a loan of the state for whom it is", async ({ page }) => {
    await openPage(page, INDEX);
    const groups = page.getByRole("navigation", { name: "Groups of lenders" });
    await expect(groups.getByRole("link")).toHaveText([
      ...[/^All/, /^Public banks/, /^Private banks/, /^Co-operative banks/],
      ...[/^NBFCs/, /^Foreign lenders/, /^Government/],
    ]);
    await groups.getByRole("link", { name: /^Government/ }).click();
    await expect(page).toHaveURL(/type=Government\+corporation&show=1$/);
    await expect(groups.getByRole("link", { name: /^Government/ })).toHaveAttribute("aria-current", "true");
    const all = await heads(page);
    expect(all.length).toBeGreaterThan(8);
    expect(all.filter((head) => !head.includes("Only for: "))).toEqual([]);
    await expect(page.getByRole("row", { name: /^Bihar Student Credit Card/ })).toContainText("0% a year");
  });

  test("offers all lenders again when nobody fits", async ({ page }) => {
    await openPage(page, `${INDEX}?type=Foreign+lender&study=india&amount=100000&show=1`);
    await expect(page.getByText("No scheme says that it fits all of this.")).toBeVisible();
    await page.getByRole("link", { name: "Show all schemes" }).click();
    await expect(page.getByRole("rowheader")).toHaveCount(PART);
  });

  test("nonsense in the address changes nothing", async ({ page }) => {
    await openPage(page, INDEX);
    const plain = await names(page);
    await openPage(page, `${INDEX}?sort=__proto__&amount=1e18&type=%E0%A4%A&study=mars&lenders=%3Cscript%3E,,x,y,z`);
    await expect(page.getByLabel("Amount you need")).toHaveValue("");
    // A type nobody has matches nobody; everything else is as if it were not there.
    await openPage(page, `${INDEX}?sort=__proto__&amount=1e18&study=mars&lenders=%3Cscript%3E,,x,y,z`);
    expect(await names(page)).toEqual(plain);
    await expect(page.getByRole("checkbox", { name: /^Compare / }).first()).toBeEnabled();
  });

  test("without JavaScript its first part stands there, its filters and its order work, and no button is dead", async ({
    browser,
    baseURL,
  }) => {
    const page = await (await browser.newContext({ javaScriptEnabled: false, baseURL })).newPage();
    await page.goto(INDEX);
    const schemes = await listedSchemes();
    expect(await names(page)).toHaveLength(PART);
    await expect(page.getByRole("columnheader", { name: "Interest rate" })).toBeVisible();
    const buttons = page.getByRole("main").getByRole("button").filter({ visible: true });
    await expect(buttons).toHaveText(["Show schemes"]);
    await page.getByRole("main").getByLabel("Type of lender").selectOption("NBFC");
    await buttons.click();
    await expect(page).toHaveURL(/\/education-loan\?.*type=NBFC/);
    await expect(page.getByRole("main").getByLabel("Type of lender")).toHaveValue("NBFC");
    const found = await names(page);
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThan(schemes.length);
    await page.getByRole("columnheader", { name: "Lender" }).getByRole("link").click();
    const lenders = (await names(page)).map((name) => name.split("\n")[0]!);
    expect(lenders).toEqual(lenders.toSorted((a, b) => a.localeCompare(b, "en")));
    expect(lenders).toHaveLength(found.length);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/education-loan$/);
    await page.context().close();
  });
});

test.describe("the comparison", () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test("takes three schemes by keyboard, and its address brings them back", async ({ page }) => {
    const schemes = await Promise.all(["state-bank-of-india", "credila", "avanse"].map(firstScheme));
    const picked = schemes.map(({ lender }) => lender);
    for (const [at, { lender, name }] of schemes.entries()) {
      const before = schemes.slice(0, at).map(({ id }) => id);
      // On whichever part it stands: what was picked before stays in the address.
      await openPage(page, `${INDEX}?name=${encodeURIComponent(lender)}&lenders=${before.join(",")}&show=1`);
      const box = page.getByRole("checkbox", { name: `Compare ${lender}, ${name}`, exact: true });
      await box.focus();
      await page.keyboard.press("Space");
      await expect(box).toBeChecked();
    }
    await openPage(page, `${INDEX}?name=HDFC&lenders=${schemes.map(({ id }) => id).join(",")}&show=1`);
    await expect(page.getByRole("checkbox", { name: /^Compare HDFC Bank/ }).first()).toBeDisabled();
    await page.getByRole("link", { name: "Compare 3" }).press("Enter");
    // The address says what is compared, and when its figures were seen.
    await expect(page).toHaveURL(compareAddress(schemes.map(({ id }) => id)));
    await expect(page.getByRole("columnheader").getByRole("link")).toHaveText(picked);
    await expect(page.getByRole("row", { name: /^Interest rate/ })).toContainText(
      `${Math.min(...schemes[0]!.rates.map(({ fromPct }) => Number(fromPct)))}%`,
    );

    const address = page.url();
    await page.getByLabel("Scheme 2").selectOption("");
    await expect(page.getByRole("columnheader").getByRole("link")).toHaveText(["State Bank of India", "Avanse"]);
    const mpower = await firstScheme("mpower-financing");
    await page.getByLabel("Scheme 1").selectOption({ label: `${mpower.lender}, ${mpower.name}` });
    await expect(page).toHaveURL(compareAddress([mpower.id, schemes[2]!.id]));
    await openPage(page, address);
    await expect(page.getByRole("columnheader").getByRole("link")).toHaveText(picked);
    await page.getByRole("link", { name: "See all schemes in one table" }).click();
    await expect(page.getByText("3 of 3 picked:")).toBeVisible();
  });

  test("takes a lender's id for its first scheme, as addresses had it before there were schemes", async ({ page }) => {
    await openPage(page, COMPARE);
    const schemes = await Promise.all(["state-bank-of-india", "credila", "mpower-financing"].map(firstScheme));
    await expect(page.getByRole("columnheader")).toContainText(schemes.map(({ name }) => name));
  });

  test("names what the address gets wrong, and shows how to begin", async ({ page }) => {
    await openPage(
      page,
      `/education-loan/compare?lenders=%3Cimg%20src%3Dx%3E,state-bank-of-india,state-bank-of-india,${"z".repeat(300)}`,
    );
    await expect(page.getByRole("columnheader").getByRole("link")).toHaveText(["State Bank of India"]);
    await expect(
      page.getByText(/2 names in the address are not in our list and left out: “<img src=x>”/),
    ).toBeVisible();
    await expect(page.getByText("Choose a second scheme")).toBeVisible();
    await openPage(page, `${COMPARE},avanse`);
    await expect(page.getByRole("columnheader").getByRole("link")).toHaveCount(3);
    await expect(page.getByText("Only the first 3 schemes")).toBeVisible();
  });

  test("begins with three schemes by a rule that it states, and says what they cost in words", async ({ page }) => {
    await openPage(page, "/education-loan/compare");
    await expect(page.getByText(/^To begin with: of the schemes that lend ₹20 lakh for study abroad/)).toBeVisible();
    const names = page.getByRole("columnheader").getByRole("link");
    await expect(names).toHaveCount(3);
    const rates = (
      await page
        .getByRole("row", { name: /^Interest rate/ })
        .getByRole("cell")
        .allInnerTexts()
    ).map((text) => Number.parseFloat(text));
    expect(rates).toEqual(rates.toSorted((a, b) => a - b));
    const costs = page.getByRole("region", { name: /^What ₹20,00,000 would cost/ });
    await expect(costs.getByRole("img", { name: / in all: ₹20,00,000 borrowed/ })).toHaveCount(3);
    await expect(
      costs.getByText(/^(Without the fees: )?Costs (₹.* (more|less) in all than|as much in all as) /),
    ).toHaveCount(2);
    await expect(costs.getByRole("img", { name: /borrowed grows.*Beside it: / })).toHaveCount(1);
    // Nothing is chosen yet, so that nothing is kept; a choice begins with what stands there.
    expect(new URL(page.url()).search).toBe("");
    const [, second] = await names.allInnerTexts();
    await page.getByLabel("Scheme 1").selectOption("");
    await expect(names).toHaveCount(2);
    await expect(names.first()).toHaveText(second!);
    await expect(page).toHaveURL(/\?lenders=[^,]+,[^,&]+&seen=/);
  });
});

test.describe("a lender's page", () => {
  test("has its picture", async ({ page, request }) => {
    await openPage(page, LENDER);
    const picture = new URL((await page.locator('meta[property="og:image"]').getAttribute("content"))!);
    const response = await request.get(picture.pathname + picture.search);
    expect(response.headers()["content-type"]).toBe("image/png");
    const bytes = await response.body();
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(bytes.length).toBeLessThan(500_000);
  });

  test("marks the section being read, and its tabs take the focus along", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openPage(page, LENDER);
    await page.mouse.move(180, 500);
    const tabs = page.getByRole("navigation", { name: "On this page" });
    await expect(tabs.getByRole("link")).toHaveText([
      "Features",
      "Eligibility",
      "Benefits",
      "How to Apply",
      "Documents",
      "Loan Repayment",
      "FAQs",
    ]);
    await tabs.getByRole("link", { name: "Documents" }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 2, name: "Documents" })).toBeFocused();
    await expect(page.getByRole("heading", { level: 2, name: "Documents" })).toBeInViewport();
    await expect(tabs.getByRole("link", { name: "Documents" })).toHaveAttribute("aria-current", "true");
    await expect(tabs.getByRole("link", { name: "Documents" })).toBeInViewport({ ratio: 0.9 });
    await expect(page).toHaveURL(/#documents$/);
    // The bars at the top do not cover where we arrived.
    await expect
      .poll(async () => {
        const [bar, heading] = await Promise.all([
          tabs.boundingBox(),
          page.getByRole("heading", { level: 2, name: "Documents" }).boundingBox(),
        ]);
        const gap = heading!.y - bar!.y - bar!.height;
        return gap >= 0 && gap < 60;
      })
      .toBe(true);
    // Back up, as by a finger; a scroll that is still ending may swallow the first push.
    await expect(async () => {
      await page.mouse.wheel(0, -3000);
      await expect(tabs.getByRole("link", { name: "Features" })).toHaveAttribute("aria-current", "true", {
        timeout: 300,
      });
    }).toPass();
  });

  test("keeps Apply Now within reach on a phone, once at a time", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openPage(page, LENDER);
    const bar = page.locator("[data-apply-bar]");
    await page.locator("[data-apply]").first().scrollIntoViewIfNeeded();
    await expect(bar).toBeHidden();
    await page.locator("#eligibility").scrollIntoViewIfNeeded();
    await expect(bar).toBeVisible();
    await page.locator("[data-apply]").nth(1).scrollIntoViewIfNeeded();
    await expect(bar).toBeHidden();
    // At the very end it covers nothing of the footer.
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect(bar).toBeVisible();
    const [over, last] = await Promise.all([
      bar.boundingBox(),
      page.getByRole("contentinfo").getByRole("link").last().boundingBox(),
    ]);
    expect(last!.y + last!.height).toBeLessThanOrEqual(over!.y);
    await page.locator("#loan-repayment").scrollIntoViewIfNeeded();
    await bar.getByRole("button", { name: "Apply Now" }).click();
    await expect(page.getByRole("dialog", { name: "Your Details" })).toBeVisible();
  });

  test("shows each scheme with the age of its facts in words, and no badge, however late it is read", async ({
    page,
  }) => {
    const { schemes } = (await listedLenders()).find(({ id }) => id === "state-bank-of-india")!;
    await page.clock.setFixedTime(new Date("2031-01-01T12:00:00Z"));
    await openPage(page, LENDER);
    const features = page.locator("#features-section");
    await expect(features.getByRole("heading", { level: 4 })).toHaveText(schemes.map(({ name }) => name));
    for (const { id } of schemes)
      await expect(page.locator(`[id="scheme-${id.split(".")[1]}"]`)).toContainText(
        /(page|release|text|Newspaper|others) of|age unknown/,
      );
    await features.getByRole("link", { name: "source 1", exact: true }).first().click();
    await expect(page).toHaveURL(/#source-1$/);
    await expect(page.locator("#source-1")).toContainText(/(page|release|text|Newspaper|others) of|age unknown/);
    await expect(page.getByText("180 days")).toHaveCount(0);
    await expect(page.getByText("We have no agreement with State Bank of India.")).toBeVisible();
  });

  test("stands where the list's row points to", async ({ page }) => {
    const { id } = await firstScheme("state-bank-of-india");
    await openPage(page, `${INDEX}?name=State+Bank&show=1`);
    await expect(page.getByText(/All were read from .* pages? carr(y|ies) (no|a) date\./)).toBeVisible();
    await page.locator(`a[href="${LENDER}#scheme-${id.split(".")[1]}"]`).click();
    await expect(page.locator(`[id="scheme-${id.split(".")[1]}"]`)).toBeInViewport();
  });

  test("answers 404 for a lender that is not there, at the first request", async ({ request }) => {
    for (const id of [`nobody-${Date.now()}`, "No-Such-Bank", "..%2f..", "%00"]) {
      expect((await request.get(`/education-loan/${id}`)).status(), id).toBe(404);
    }
  });
});

test("a lender's page that takes its time says that it is coming; a line that drops on the way is said as well", async ({
  page,
}) => {
  await openPage(page, INDEX);
  const link = linkTo(page, "State Bank of India");
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(
    (url) => url.pathname === LENDER,
    async (route) => {
      await asked;
      await route.continue();
    },
  );
  await link.click();
  await expect(page.getByRole("status").filter({ hasText: "Loading the page" })).toBeVisible();
  await page.route(/\/_next\/static\/chunks\/.*\.js/, (route) => route.abort());
  answer();
  await expect(page.getByText("Network error. Please check your internet connection or server.")).toBeVisible();
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1, name: /State Bank of India/ })).toBeVisible();
});

test("on a phone three schemes are swiped in their own box, which says so, and each term stays in sight", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openPage(page, COMPARE);
  const box = page.getByRole("region", { name: "Comparison" });
  const hint = page.getByText("Swipe the table sideways to see all columns.");
  await expect(hint).toBeVisible();
  const scrolled = await box.evaluate((element) => {
    element.scrollLeft = element.scrollWidth;
    return element.scrollLeft;
  });
  expect(scrolled).toBeGreaterThan(20);
  const left = (await box.boundingBox())!.x;
  const terms = box.getByRole("rowheader").locator("span");
  expect(await terms.count()).toBeGreaterThan(5);
  for (const term of await terms.all()) expect((await term.boundingBox())!.x).toBeGreaterThanOrEqual(left - 0.5);

  await page.goto(COMPARE.replace(",mpower-financing", ""));
  await expect(box).toBeVisible();
  await expect(hint).toBeHidden();
});

/** A page with whose page a figure stands on taken out. */
const withoutRanks = (html: string) =>
  html.replace(
    /own page|press release|official text|newspaper|broker|guide|(?<![</\w-])table(?![\w-])|page says by whom and when/gi,
    "page",
  );

test("whose page a figure stands on, and how old it is, stands in every cell of the comparison", async ({ page }) => {
  // Read on an empty page, whose policy refuses no style that stands in HTML.
  const reader = await page.context().newPage();
  // Its HTML is empty: what is compared stands in the address, which only the browser knows.
  const kinds = ["state-bank-of-india,cosmos-bank,bihar-student-credit-card", "axis-bank,avanse,mpower-financing"];
  for (const search of ["", ...kinds.map((lenders) => `?lenders=${lenders}`)]) {
    await openPage(page, `/education-loan/compare${search}`);
    await expect(page.getByRole("region", { name: "Comparison" }).getByRole("columnheader")).toHaveCount(3);
    await expect(page.getByRole("region", { name: /^What ₹20,00,000 would cost/ })).toBeVisible();
    const html = await page.content();
    expect(await reader.evaluate(unsourcedFigures, html)).toEqual([]);
    expect((await reader.evaluate(unsourcedFigures, withoutRanks(html))).length).toBeGreaterThan(10);
    // One cell that says nothing, beside two that do.
    const silent = await reader.evaluate((whole) => {
      const main = new DOMParser().parseFromString(whole, "text/html").querySelector("main")!;
      return [...main.querySelectorAll("[aria-label=Comparison] td")]
        .filter((cell) => /\d%|₹|US\$/.test(cell.querySelector("div")?.textContent ?? "") && cell.querySelector("span"))
        .map((cell) => {
          const before = cell.innerHTML;
          cell.innerHTML = cell.querySelector("div")!.outerHTML.replace(/\([^)]*(?:own page|newspaper|broker)\)/, "");
          const silenced = main.outerHTML;
          cell.innerHTML = before;
          return silenced;
        });
    }, html);
    expect(silent.length).toBeGreaterThan(9);
    for (const each of silent) expect(await reader.evaluate(unsourcedFigures, each)).toHaveLength(1);
  }
});

test.describe("whose page a figure stands on, and how old it is", () => {
  // As the pages were built: no script has a part in it.
  test.use({ javaScriptEnabled: false });

  test("stands beside it or is linked there, on home, in the list and on every lender's page", async ({
    page,
    request,
  }) => {
    const lenders = await listedLenders();
    const schemes = lenders.flatMap((lender) => lender.schemes).length;
    const parts = Array.from({ length: Math.ceil(schemes / PART) }, (_, index) => `${INDEX}?part=${index + 1}&show=1`);
    const paths = ["/", INDEX, ...parts, ...lenders.map(({ id }) => `${INDEX}/${id}`)];
    const faults: Record<string, string[]> = {};
    const planted: string[] = [];
    for (const path of paths) {
      const html = await (await request.get(path)).text();
      const found = await page.evaluate(unsourcedFigures, html);
      if (found.length > 0) faults[path] = found;
      if ((await page.evaluate(unsourcedFigures, withoutRanks(html))).length === 0) planted.push(path);
    }
    expect(faults).toEqual({});
    expect(planted).toEqual([]);
  });
});
