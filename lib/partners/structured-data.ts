import type { PartnerPage } from "./data";
import { amountsIn, monthsIn, stated, statedLargest } from "./figures";
import { statedRate } from "./starting-from";

/**
 * A lender's loan in schema.org terms. Every value is one that the page shows: a figure that its text does not name, or
 * a limit that is not the largest of the loan amounts it names, is left out rather than guessed.
 * @param url the page's own absolute address
 * @param broker who lists it: our name and absolute address
 */
export function loanStructuredData(
  { partner, lender }: Pick<PartnerPage, "partner" | "lender">,
  url: string,
  broker: { name: string; url: string },
) {
  const rate = statedRate(lender);
  const amounts = amountsIn(partner.loanAmount, lender.currency);
  const minValue = stated(lender.amountMin, amounts);
  const maxValue = statedLargest(Math.max(lender.securedMax ?? 0, lender.unsecuredMax ?? 0), amounts);
  const months = statedLargest(lender.tenureMaxMonths, monthsIn(partner.loanTenure));
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
    ...((minValue !== null || maxValue !== null) && {
      amount: {
        "@type": "MonetaryAmount",
        ...(minValue !== null && { minValue }),
        ...(maxValue !== null && { maxValue }),
        currency: lender.currency,
      },
    }),
    ...(months !== null && { loanTerm: { "@type": "QuantitativeValue", maxValue: months, unitCode: "MON" } }),
    ...(partner.collateral !== null && { requiredCollateral: partner.collateral }),
    ...(partner.processingFee !== null && { feesAndCommissionsSpecification: partner.processingFee }),
  };
}

/** The questions that the page shows, with their answers. */
export function faqStructuredData(faqs: readonly { question: string; answer: string }[]) {
  return {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: faqs.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}
