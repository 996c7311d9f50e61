import type { PartnerPage } from "./data";
import { statedRate } from "./starting-from";

/**
 * A lender's loan in schema.org terms. A fact that is not known as a figure is left out rather than guessed.
 * @param url the page's own absolute address
 * @param broker who lists it: our name and absolute address
 */
export function loanStructuredData({ partner, lender }: PartnerPage, url: string, broker: { name: string; url: string }) {
  const rate = statedRate(lender);
  const largest = Math.max(lender.securedMax ?? 0, lender.unsecuredMax ?? 0);
  return {
    "@context": "https://schema.org",
    "@type": "LoanOrCredit",
    name: `${lender.name} education loan`,
    url,
    loanType: "Education loan",
    currency: lender.currency,
    audience: { "@type": "EducationalAudience", educationalRole: "student" },
    provider: { "@type": lender.kind === "bank" ? "BankOrCreditUnion" : "FinancialService", name: lender.name },
    broker: { "@type": "Organization", ...broker },
    ...(rate !== null && { interestRate: { "@type": "QuantitativeValue", minValue: rate, unitText: "% p.a." } }),
    ...(largest > 0 && {
      amount: {
        "@type": "MonetaryAmount",
        ...(lender.amountMin !== null && { minValue: lender.amountMin }),
        maxValue: largest,
        currency: lender.currency,
      },
    }),
    ...(lender.tenureMaxMonths !== null && { loanTerm: { "@type": "QuantitativeValue", maxValue: lender.tenureMaxMonths, unitCode: "MON" } }),
    ...(partner.collateral !== null && { requiredCollateral: partner.collateral }),
    ...(partner.processingFee !== null && { feesAndCommissionsSpecification: partner.processingFee }),
  };
}

/** The way down to a page: names with absolute addresses, from the home page on. */
export function breadcrumbStructuredData(trail: readonly { name: string; url: string }[]) {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: trail.map(({ name, url }, index) => ({ "@type": "ListItem", position: index + 1, name, item: url })),
  };
}
