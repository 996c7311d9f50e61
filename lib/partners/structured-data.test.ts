import type { PartnerPage } from "./data";
import { faqStructuredData, loanStructuredData } from "./structured-data";

type Page = Pick<PartnerPage, "partner" | "lender">;
type Own = { [Part in keyof Page]?: Partial<Page[Part]> };

const page = ({ partner, lender }: Own = {}) =>
  ({
    partner: {
      collateral: null,
      processingFee: "Nil",
      loanAmount: "₹2 lakh to ₹3 crore",
      loanTenure: "Up to 15 years",
      ...partner,
    },
    lender: {
      name: "Test Bank",
      kind: "bank",
      currency: "INR",
      interestRate: "9.15% a year",
      rateMin: 9.15,
      amountMin: 200_000,
      securedMax: 30_000_000,
      unsecuredMax: null,
      tenureMaxMonths: 180,
      ...lender,
    },
  }) as Page;
const of = (own?: Own) =>
  loanStructuredData(page(own), "https://example.com/education-loan/test", {
    name: "Dakhila",
    url: "https://example.com/",
  });

describe("loanStructuredData", () => {
  it("states what the page says", () => {
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
    const data = of({
      partner: { processingFee: null, loanAmount: null, loanTenure: null },
      lender: { kind: "nbfc", rateMin: null, amountMin: null, securedMax: null, tenureMaxMonths: null },
    });
    expect(data.provider["@type"]).toBe("FinancialService");
    for (const key of ["interestRate", "amount", "loanTerm", "requiredCollateral", "feesAndCommissionsSpecification"])
      expect(data).not.toHaveProperty(key);
  });

  it.each<[why: string, own: Own, key: string]>([
    ["an editor changed only the rate's text", { lender: { interestRate: "8.90% a year" } }, "interestRate"],
    ["the largest loan has no cap", { partner: { loanAmount: "Need based, no fixed cap" } }, "amount"],
    ["the term's text changed", { partner: { loanTenure: "Up to 12 years" } }, "loanTerm"],
    [
      "a longer term is named than the figure",
      { partner: { loanTenure: "10 to 15 years by source" }, lender: { tenureMaxMonths: 120 } },
      "loanTerm",
    ],
  ])("leaves a figure out where %s", (_, own, key) => expect(of(own)).not.toHaveProperty(key));

  it("leaves out a limit that is smaller than the largest loan named", () => {
    const { amount } = of({ lender: { securedMax: null, unsecuredMax: 8_000_000 } });
    expect(amount).toEqual({ "@type": "MonetaryAmount", minValue: 200_000, currency: "INR" });
  });

  it("keeps amounts in the loan's own currency", () => {
    const own = {
      partner: { loanAmount: "US$10,000 to US$220,000" },
      lender: { currency: "USD", amountMin: 10_000, securedMax: null, unsecuredMax: 220_000 },
    };
    expect(of(own).amount).toEqual({ "@type": "MonetaryAmount", minValue: 10_000, maxValue: 220_000, currency: "USD" });
  });
});

describe("faqStructuredData", () => {
  it("holds each question with its answer", () => {
    expect(faqStructuredData([{ question: "Q?", answer: "A." }]).mainEntity).toEqual([
      { "@type": "Question", name: "Q?", acceptedAnswer: { "@type": "Answer", text: "A." } },
    ]);
  });
});
