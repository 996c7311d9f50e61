import { KIND_RULES } from "./kind-rules";
import type { Lender, Scheme } from "./rows";
import { lenderInBrief, startingFrom } from "./words";

/**
 * A lender's loans in schema.org terms. Every value is one that the page shows: an editor's words, or an end that one
 * of the schemes does not name, is left out.
 * @param url the page's own absolute address
 * @param broker who lists it: our name and absolute address
 */
export function loanStructuredData(lender: Lender, url: string, broker: { name: string; url: string }) {
  const { pct, scheme } = startingFrom({ ...lender, interestRate: null });
  const currency = scheme?.currency ?? "INR";
  const offers = lender.schemes.filter((offer) => offer.currency === currency);
  const { processingFee } = lenderInBrief(lender);
  const amount = lender.loanAmount === null ? amounts(offers) : null;
  const months = lender.loanTenure === null ? Math.max(0, ...offers.map((offer) => offer.tenureMaxMonths ?? 0)) : 0;
  const { isBank } = KIND_RULES[lender.kind];
  return {
    "@context": "https://schema.org",
    "@type": "LoanOrCredit",
    name: `${lender.name} education loan`,
    url,
    loanType: "Education loan",
    currency,
    audience: { "@type": "EducationalAudience", educationalRole: "student" },
    provider: { "@type": isBank ? "BankOrCreditUnion" : "FinancialService", name: lender.name },
    broker: { "@type": "Organization", ...broker },
    ...(lender.interestRate === null &&
      pct !== null && { interestRate: { "@type": "QuantitativeValue", minValue: pct, unitText: "% p.a." } }),
    ...(amount && { amount: { "@type": "MonetaryAmount", ...amount, currency } }),
    ...(months > 0 && { loanTerm: { "@type": "QuantitativeValue", maxValue: months, unitCode: "MON" } }),
    ...(lender.collateral !== null && { requiredCollateral: lender.collateral }),
    ...(processingFee !== null && { feesAndCommissionsSpecification: processingFee }),
  };
}

function amounts(offers: readonly Scheme[]) {
  const smallest = offers.map(({ amountMin }) => amountMin);
  // "Above ₹7.5 lakh" is kept as 7,50,001, which no page shows.
  const least = smallest.every((amount) => amount !== null && amount % 1000 !== 1)
    ? Math.min(...smallest.filter((amount) => amount !== null))
    : null;
  // Without a limit for loans with security, nobody knows how far a scheme goes.
  const most = offers.every(({ securedMax }) => securedMax !== null)
    ? Math.max(0, ...offers.map(({ securedMax, unsecuredMax }) => Math.max(securedMax ?? 0, unsecuredMax ?? 0)))
    : 0;
  const isKnown = least !== null && Number.isFinite(least);
  return isKnown || most > 0 ? { ...(isKnown && { minValue: least }), ...(most > 0 && { maxValue: most }) } : null;
}

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
