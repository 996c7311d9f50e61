import type { Lender } from "./rows";
import { faqStructuredData, loanStructuredData } from "./structured-data";
import { lender, rate, scheme } from "./testing";

const LOAN = scheme({
  amountMin: 200_000,
  securedMax: 30_000_000,
  unsecuredMax: 5_000_000,
  tenureMaxMonths: 180,
  feePctMax: 0,
  rates: [rate(9.15)],
});
const of = (schemes = [LOAN], own: Partial<Lender> = {}) =>
  loanStructuredData(lender(schemes, { name: "Test Bank", ...own }), "https://example.com/education-loan/test", {
    name: "Dakhila",
    url: "https://example.com/",
  });

describe("loanStructuredData", () => {
  it("states what the schemes' figures say", () => {
    expect(of()).toMatchObject({
      "@type": "LoanOrCredit",
      provider: { "@type": "BankOrCreditUnion", name: "Test Bank" },
      interestRate: { minValue: 9.15, unitText: "% p.a." },
      amount: { minValue: 200_000, maxValue: 30_000_000, currency: "INR" },
      loanTerm: { maxValue: 180, unitCode: "MON" },
      feesAndCommissionsSpecification: "Nil",
    });
  });

  it("leaves out what nobody knows", () => {
    const data = of([scheme({ rates: [rate(9, { plus: "a premium" })] })], { kind: "nbfc" });
    expect(data.provider["@type"]).toBe("FinancialService");
    for (const key of ["interestRate", "amount", "loanTerm", "requiredCollateral", "feesAndCommissionsSpecification"])
      expect(data).not.toHaveProperty(key);
  });

  it.each<[why: string, own: Partial<Lender>, key: string]>([
    ["the rate", { interestRate: "Ask the bank" }, "interestRate"],
    ["the largest loan", { loanAmount: "Need based, no fixed cap" }, "amount"],
    ["the term", { loanTenure: "By agreement" }, "loanTerm"],
  ])("leaves a figure out where an editor's words stand for %s", (_, own, key) =>
    expect(of([LOAN], own)).not.toHaveProperty(key),
  );

  it("takes the lowest rate, the longest term and the largest loan of all schemes", () => {
    const other = scheme({ securedMax: 40_000_000, amountMin: 100_000, tenureMaxMonths: 120, rates: [rate(8.05)] });
    expect(of([LOAN, other])).toMatchObject({
      interestRate: { minValue: 8.05 },
      amount: { minValue: 100_000, maxValue: 40_000_000 },
      loanTerm: { maxValue: 180 },
    });
  });

  it("names no smallest or largest loan that one of the schemes does not name, or that begins beyond a limit", () => {
    const amount = { "@type": "MonetaryAmount", maxValue: 30_000_000, currency: "INR" };
    expect(of([LOAN, scheme()])).not.toHaveProperty("amount");
    expect(of([LOAN, scheme({ securedMax: 100_000 })]).amount).toEqual(amount);
    expect(of([LOAN, scheme({ amountMin: 100_000, unsecuredMax: 750_000 })]).amount).toEqual({
      "@type": "MonetaryAmount",
      minValue: 100_000,
      currency: "INR",
    });
    expect(of([{ ...LOAN, amountMin: 750_001 }]).amount).toEqual(amount);
  });

  it("keeps amounts in the loan's own currency", () => {
    const dollars = scheme({ currency: "USD", amountMin: 10_000, securedMax: 220_000 });
    const amount = { "@type": "MonetaryAmount", minValue: 10_000, maxValue: 220_000, currency: "USD" };
    expect(of([dollars])).toMatchObject({ currency: "USD", amount });
    // Beside a loan in rupees it says nothing.
    expect(of([dollars, LOAN])).toMatchObject({ currency: "INR", amount: { maxValue: 30_000_000 } });
  });
});

describe("faqStructuredData", () => {
  it("holds each question with its answer", () => {
    expect(faqStructuredData([{ question: "Q?", answer: "A." }]).mainEntity).toEqual([
      { "@type": "Question", name: "Q?", acceptedAnswer: { "@type": "Answer", text: "A." } },
    ]);
  });
});
