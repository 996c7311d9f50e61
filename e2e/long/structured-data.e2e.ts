import { expect, type Page } from "@playwright/test";
import { listedLenders } from "@/e2e/support/listed-lenders";
import { test } from "@/tests/fixtures";

/** Structured data of one type, as the page carries it. */
async function structured(page: Page, type: string): Promise<Record<string, never>[]> {
  const all = await page.locator('script[type="application/ld+json"]').allTextContents();
  return all.map((text) => JSON.parse(text) as Record<string, never>).filter((data) => data["@type"] === type);
}

test("a lender's page tells machines only what it shows", async ({ browser, baseURL }) => {
  const lenders = await listedLenders();
  // As machines read it: all of this is in the page as it is sent, and no script has to run for it.
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  for (const { id } of lenders) {
    await page.goto(`/education-loan/${id}`, { waitUntil: "domcontentloaded" });
    const [loan, ...more] = await structured(page, "LoanOrCredit");
    expect(more).toEqual([]);
    const fact = async (term: string) => {
      const row = page.getByRole("row", { name: new RegExp(`^${term}`) });
      return (await row.getByRole("cell").first().innerText()).replace(/,/g, "");
    };
    const {
      interestRate,
      amount,
      loanTerm,
      provider,
      feesAndCommissionsSpecification: fee,
    } = loan as unknown as {
      interestRate?: { minValue: number };
      amount?: { minValue?: number; maxValue?: number };
      loanTerm?: { maxValue: number };
      provider: { name: string };
      feesAndCommissionsSpecification?: string;
    };
    await expect(page.getByRole("heading", { level: 1 })).toContainText(provider.name);
    if (interestRate) expect(Number(/[\d.]+/.exec(await fact("Interest rate"))?.[0]), id).toBe(interestRate.minValue);
    if (loanTerm) {
      const { maxValue } = loanTerm;
      const said = maxValue % 12 === 0 ? String(maxValue / 12) : `${maxValue} months`;
      expect(await fact("Loan tenure"), id).toContain(said);
    }
    for (const sum of [amount?.minValue, amount?.maxValue]) {
      if (sum === undefined) continue;
      const said = [`${sum}`, `${sum / 1e5} lakh`, `${sum / 1e7} crore`];
      const text = await fact("Loan amount");
      expect(
        said.some((spelling) => text.includes(spelling)),
        `${id}: ${sum} in “${text}”`,
      ).toBe(true);
    }
    if (fee) expect(await fact("Processing fees"), id).toContain(fee.replace(/,/g, ""));

    const [faqs] = await structured(page, "FAQPage");
    const questions = (faqs?.mainEntity ?? []) as unknown as { name: string; acceptedAnswer: { text: string } }[];
    const section = page.locator("#faqs-section");
    expect(await section.locator("summary").count(), id).toBe(questions.length);
    for (const { name, acceptedAnswer } of questions) {
      await expect(section).toContainText(name);
      await expect(section).toContainText(acceptedAnswer.text);
    }
    const crumbs = await structured(page, "BreadcrumbList");
    expect(crumbs).toHaveLength(1);

    const emi = page.getByRole("link", { name: "Work out EMI at this rate" });
    if (interestRate)
      await expect(emi).toHaveAttribute(
        "href",
        new RegExp(`^/tools/education-loan-emi-calculator\\?rate=${interestRate.minValue}(&|$)`),
      );
    else await expect(emi).toHaveCount(0);
  }
  await context.close();
});
