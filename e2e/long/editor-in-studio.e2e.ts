import { expect, type Page } from "@playwright/test";
import { openPage } from "@/e2e/support/open-page";
import { ownInstance, type OwnInstance } from "@/e2e/support/own-instance";
import { startStudio, StudioTable, type Studio } from "@/e2e/support/studio";
import { test } from "@/tests/fixtures";

// An instance and a database of its own: lenders vanish and rates change, which other tests would see.
test.describe.configure({ mode: "default" });

let own: OwnInstance;
let studio: Studio;
test.beforeAll(async () => {
  own = await ownInstance();
  studio = await startStudio(own.adminUrl);
});
test.afterAll(async () => {
  await studio?.end();
  await own?.end();
});

const SBI = "state-bank-of-india";
const SCHOLAR = `${SBI}.scholar`;
const RATE = `${SCHOLAR}.1`;
const LIST = "/education-loan";

const get = async (path: string) => {
  const response = await fetch(own.address + path, { headers: { connection: "close" } });
  return { status: response.status, text: await response.text() };
};
const pageOf = (id: string) => get(`${LIST}/${id}`);
const listed = async () => {
  const response = await fetch(`${own.address}/api/loanpartners/read`, { method: "POST" });
  return ((await response.json()) as { data: { _id: string; interestRate: string }[] }).data;
};

test("an editor changes a fact in Prisma Studio, and the lender's page says so; slips are told in their rows, and none is public", async ({
  context,
  page,
}) => {
  const lenders = await StudioTable.open(context, studio, "Partner");
  /** What an editor reads in the row, who refreshes the table until it was checked. */
  const saysInStudio = (id: string, sentence: RegExp) =>
    expect(async () => {
      await lenders.reload();
      await expect(lenders.cell(id, "a0_to_mend")).toHaveText(sentence, { timeout: 5000 });
    }).toPass({ timeout: 300_000 });
  const toldOf = async (id: string) => (await own.db.partner.findUniqueOrThrow({ where: { id } })).toMend;

  await test.step("a fact", async () => {
    const id = "auxilo";
    const time = `${(Date.now() % 90) + 10} working days`;
    const { loanProcessingTime: before } = await own.db.partner.findUniqueOrThrow({ where: { id } });
    expect((await pageOf(id)).text).not.toContain(time);
    await expect(lenders.cell(id, "b1_processing_time")).toHaveText(before ?? "NULL");
    await lenders.type(id, "b1_processing_time", time);
    await lenders.save();
    await expect
      .poll(async () => (await own.db.partner.findUniqueOrThrow({ where: { id } })).loanProcessingTime)
      .toBe(time);
    await expect.poll(async () => (await pageOf(id)).text).toContain(time);
    await openPage(page, `${own.address}${LIST}/${id}`);
    await expect(page.getByRole("main")).toContainText(time);
  });

  await test.step("words with a comma for a point", async () => {
    await lenders.type(SBI, "c1_words_rate", "8,90% p.a. floating");
    await lenders.save();
    await saysInStudio(SBI, /^c1_words_rate: "8,90% p\.a\. floating" has a comma inside a figure/);
    await expect.poll(async () => (await pageOf(SBI)).status).toBe(404);
    expect((await listed()).map(({ _id }) => _id)).not.toContain(SBI);
    await expect.poll(async () => (await get(LIST)).text).not.toContain("State Bank of India");

    await own.db.partner.update({ where: { id: SBI }, data: { interestRate: null } });
    await expect.poll(async () => (await pageOf(SBI)).status).toBe(200);
  });

  await test.step("a new lender with blanks in its id, and a rate in words, live", async () => {
    await lenders.insert();
    await lenders.type(null, "id", "Some Bank");
    await lenders.type(null, "a1_name", "Bank of Slips");
    await lenders.tick(null, "a2_live");
    await lenders.type(null, "c1_words_rate", "8.5 percent");
    await lenders.save();
    await saysInStudio(
      "Some Bank",
      /^id: "Some Bank" cannot be an address.* c1_words_rate: "8\.5 percent" names no percentage.* No source: /,
    );
  });

  await test.step("new lenders with a good id: with nothing but a name, and with a rate in words", async () => {
    // As Studio writes a new row: the cells that were typed, all others by their defaults.
    await own.db.$executeRaw`INSERT INTO "Partner" (id, a1_name, a2_live) VALUES ('slips', 'Bank of Slips', true)`;
    await own.db
      .$executeRaw`INSERT INTO "Partner" (id, a1_name, a2_live, c1_words_rate) VALUES ('worded', 'Bank of Slips', true, '8.5 percent')`;
    await expect.poll(() => toldOf("slips")).toMatch(/^No source: .* No scheme: /);
    await expect.poll(() => toldOf("worded")).toMatch(/c1_words_rate: "8\.5 percent" names no percentage.* No source/);
  });
  await lenders.page.close();

  // As Studio writes these cells; what each slip is told: lib/content-rules/check.test.ts.
  await test.step("915 for a rate, and last week for its page's date", async () => {
    await own.db.rate.update({ where: { id: RATE }, data: { fromPct: 915 } });
    const id = "auxilo.education-loan.1";
    await own.db.$executeRaw`UPDATE "Rate" SET a4_page_date = 'last week' WHERE id = ${id}`;
    const told = async () => {
      const rows = await own.db.rate.findMany({ where: { toMend: { not: "" } }, orderBy: { id: "asc" } });
      return rows.map((row) => [row.id, row.toMend]);
    };
    await expect.poll(told).toEqual([
      [id, expect.stringMatching(/^a4_page_date: "last week" is no date/)],
      [RATE, expect.stringMatching(/^a1_from_pct: 915 cannot be right/)],
    ]);
  });

  await test.step("an operator that does not go with its subject", async () => {
    const { id } = await own.db.eligibilityRule.findFirstOrThrow({ where: { schemeId: "canara-bank.vidya-turant" } });
    await own.db.eligibilityRule.update({ where: { id }, data: { operator: "equals" } });
    const said = async () => (await own.db.eligibilityRule.findUniqueOrThrow({ where: { id } })).toMend;
    await expect.poll(said).toMatch(/^a4_operator: "equals" does not go with amount/);
    // What is half understood is never a match, nor a refusal.
    await expect(async () => {
      await page.goto(`${own.address}${ELIGIBILITY}`);
      const unchecked = page.getByRole("region", { name: /^Could not be checked/ });
      await expect(unchecked).toContainText("Canara Bank", { timeout: 60_000 });
    }).toPass({ timeout: 300_000 });
  });

  // The last slip is out of the pages: so all are.
  const [answer, list, bank, eligibility] = await Promise.all([
    listed(),
    get(LIST),
    pageOf(SBI),
    get(ELIGIBILITY.split("?")[0]!),
  ]);
  for (const text of [JSON.stringify(answer), list.text, bank.text, eligibility.text]) {
    expect(text).not.toMatch(/(?<!\d)915%|fromPct\\?":915|last week|Bank of Slips|8,90%|8\.5 percent/);
  }
  expect(answer.find(({ _id }) => _id === SBI)?.interestRate).toMatch(/\d%/);
  for (const id of ["Some%20Bank", "slips", "worded", "auxilo"]) expect((await pageOf(id)).status, id).toBe(404);

  await own.db.rate.update({ where: { id: RATE }, data: { fromPct: 7.15 } });
  await own.db.rate.update({ where: { id: "auxilo.education-loan.1" }, data: { publishedOn: "2025" } });
  await own.db.eligibilityRule.updateMany({ where: { operator: "equals" }, data: { operator: "atMost" } });
  await own.db.partner.updateMany({ where: { name: "Bank of Slips" }, data: { isActive: false } });
  await expect.poll(async () => (await pageOf("auxilo")).status).toBe(200);
  await expect.poll(() => own.db.rate.count({ where: { toMend: { not: "" } } })).toBe(0);
});

test("an editor sees no case and no answer in Prisma Studio", async ({ context }) => {
  const canary = "canary-answer";
  const { id: userId } = await own.db.user.create({ data: { name: "Asha Iyer", email: "asha@studio.example" } });
  await own.db.loanForm.create({ data: { userId, loanDetails: { lender: canary } } });
  await own.db.lenderCase.create({ data: { userId, lenderName: canary } });
  for (const table of ["LoanForm", "LenderCase", "CaseEvent"]) {
    const page = await context.newPage();
    // PostgreSQL's number for "permission denied": Studio itself says no more than that it failed.
    const refused = page.waitForResponse(
      async (response) => response.url().endsWith("/bff") && (await response.text()).includes('"42501"'),
    );
    await page.goto(studio.tableAddress(table));
    await refused;
    await expect(page.getByText('"query" operation failed')).toBeVisible();
    await expect(page.locator("body")).not.toContainText(canary);
    await expect(page.locator("body")).not.toContainText(userId);
    await page.close();
  }
});

/** ₹20 lakh at an institute on the bank's list in India, paid back over five years, which every scheme offers. */
const ELIGIBILITY =
  "/tools/education-loan-eligibility?country=IN&level=postgraduate&amount=2000000&security=no&admission=received_offer&coApplicant=earning&course=24&years=5&premier=yes";
const EMI = "/tools/education-loan-emi-calculator";

const rupees = (amount: number) => `₹${Math.round(amount).toLocaleString("en-IN")}`;
/** By the formula: P·r·(1 + r)^n / ((1 + r)^n − 1). */
function instalment(principal: number, pctAYear: number, months: number) {
  const growth = (1 + pctAYear / 1200) ** months;
  return (principal * (pctAYear / 1200) * growth) / (growth - 1);
}
/** Nothing paid for 24 months of study and 6 after it, simple interest, then 60 instalments. */
const total = (pctAYear: number) => instalment(2_000_000 * (1 + (pctAYear / 1200) * 30), pctAYear, 60) * 60;

test("a rate changed in Prisma Studio is on every page, and addresses made before say what changed", async ({
  context,
  page,
}) => {
  const [before, after] = [7.15, 7.45];
  const [was, is] = [before, after].map((pct) => Math.round(instalment(2_000_000, pct, 96))) as [number, number];
  const emiEffect = `For ₹20,00,000 the EMI is ${rupees(is)} at ${after}%, instead of ${rupees(was)} at ${before}%: ${rupees(is - was)} more a month.`;

  const open = (path: string) => openPage(page, own.address + path);
  const kept = async () => {
    await expect(page).toHaveURL(/[?&]seen=[0-9a-z]{8,9}(&|$)/);
    return page.url().slice(own.address.length);
  };
  await open(`${LIST}/compare?lenders=${SCHOLAR},bank-of-baroda.scholar`);
  const comparison = await kept();
  await open(ELIGIBILITY);
  const eligibility = await kept();
  await open(`${LIST}/${SBI}`);
  const calculator = (await page.getByRole("link", { name: "Work out EMI at this rate" }).getAttribute("href"))!;
  expect(calculator).toMatch(new RegExp(`^${EMI}\\?rate=${before}&.*scheme=${SCHOLAR}&seen=`));

  const rates = await StudioTable.open(context, studio, "Rate");
  await expect(rates.cell(RATE, "a1_from_pct")).toHaveText("7.150");
  await rates.type(RATE, "a1_from_pct", String(after));

  // What each page says only afterwards.
  const places: [what: string, path: string, sign: RegExp][] = [
    ["page", `${LIST}/${SBI}`, /7\.45%/],
    ["history", `${LIST}/${SBI}`, /became[^]{0,60}7\.45%/],
    ["list", LIST, /7\.45%/],
    ["comparison", `${LIST}/compare`, /7\.45%/],
    ["calculator", EMI, /7\.45/],
    ["eligibility", ELIGIBILITY.split("?")[0]!, /fromPct\\?":7\.45/],
  ];
  // From the write on, one page after the other, as a person looks: looking sooner, or at all at once, would keep the
  // app too busy to make them.
  const patiently = { timeout: 300_000, intervals: [100] };
  const shown = new Map<string, number>();
  const watch = async () => {
    const rate = () => own.db.rate.findUniqueOrThrow({ where: { id: RATE } });
    await expect.poll(async () => Number((await rate()).fromPct), patiently).toBe(after);
    for (const [what, path, sign] of places) {
      await expect.poll(async () => sign.test((await get(path)).text), patiently).toBe(true);
      shown.set(what, Date.now());
    }
  };
  const watched = watch();
  await rates.save();
  await watched;
  // The moment is that of the write itself, by the database on this machine.
  const { at } = await own.db.contentChange.findFirstOrThrow({
    where: { entity: "Rate", rowId: RATE, field: "a1_from_pct" },
    orderBy: { id: "desc" },
  });
  const late = [...shown].map(([what, moment]) => `${what} ${moment - at.getTime()}`).join(", ");
  test.info().annotations.push({ type: "shown after it was saved, in ms", description: late });

  const since = (from: Page) => from.getByRole("region", { name: /^Changed since / });
  await open(comparison);
  await expect(since(page)).toContainText(emiEffect);
  await expect(since(page)).toContainText(/Interest rate: 7\.15% to 7\.9% .*7\.45% to 7\.9%/);
  await expect(page.getByRole("row", { name: /^Interest rate/ })).toContainText("7.45% to 7.9%");

  await open(calculator);
  await expect(since(page)).toContainText(emiEffect);

  await open(eligibility);
  const [cost, costBefore] = [after, before].map((pct) => Math.round(total(pct))) as [number, number];
  await expect(since(page)).toContainText(
    `For you it costs ${rupees(cost)} in all, instead of ${rupees(costBefore)}: ${rupees(cost - costBefore)} more.`,
  );
  await expect(page.getByRole("region", { name: /^Fit only if/ })).toContainText(`${rupees(cost)} in all`);

  await open(`${LIST}/${SBI}`);
  const history = page.locator("#history ol > li").first();
  await expect(history).toContainText("Scholar Loan");
  await expect(history).toContainText(/Interest rate: 7\.15% to 7\.9% .*7\.45% to 7\.9%/);

  // Undone, it is as if nothing had been.
  await rates.type(RATE, "a1_from_pct", String(before));
  await rates.save();
  await rates.page.close();
  await expect.poll(async () => (await get(`${LIST}/compare`)).text.includes("7.45%")).toBe(false);
  await open(comparison);
  const asked = page.waitForResponse((response) => response.url().endsWith("/api/loanpartners/changes"));
  await page.reload();
  await asked;
  await expect(page.getByRole("row", { name: /^Interest rate/ })).toContainText("7.15% to 7.9%");
  await expect(since(page)).toHaveCount(0);
});
