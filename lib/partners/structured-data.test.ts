import type { PartnerPage } from "./data";
import { loanStructuredData } from "./structured-data";

const known = {
  partner: { collateral: null, processingFee: "Nil" },
  lender: {
    name: "Test Bank", kind: "bank", currency: "INR", interestRate: "9.15% a year", rateMin: 9.15,
    amountMin: 750_001, securedMax: 30_000_000, unsecuredMax: null, tenureMaxMonths: 180,
  },
} as unknown as PartnerPage;
const unknown = {
  partner: { collateral: null, processingFee: null },
  lender: { ...known.lender, kind: "nbfc", rateMin: null, amountMin: null, securedMax: null, unsecuredMax: null, tenureMaxMonths: null },
} as unknown as PartnerPage;
const broker = { name: "Dakhila", url: "https://example.com/" };

describe("loanStructuredData", () => {
  it("states what is known as a figure", () => {
    expect(loanStructuredData(known, "https://example.com/education-loan/test", broker)).toMatchObject({
      "@type": "LoanOrCredit",
      provider: { "@type": "BankOrCreditUnion", name: "Test Bank" },
      interestRate: { minValue: 9.15, unitText: "% p.a." },
      amount: { minValue: 750_001, maxValue: 30_000_000, currency: "INR" },
      loanTerm: { maxValue: 180, unitCode: "MON" },
      feesAndCommissionsSpecification: "Nil",
    });
  });

  it("leaves out what is not", () => {
    const data = loanStructuredData(unknown, "https://example.com/education-loan/test", broker);
    expect(data.provider["@type"]).toBe("FinancialService");
    for (const key of ["interestRate", "amount", "loanTerm", "requiredCollateral", "feesAndCommissionsSpecification"]) expect(data).not.toHaveProperty(key);
  });
});
