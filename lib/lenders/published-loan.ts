import { ageInBrief, knownOn } from "./age";
import type { Offer } from "./comparable";
import { FACTS, inBrief } from "./facts";
import { isForNamed } from "./named-groups";
import { rateWords } from "./rate-words";
import type { Rate } from "./rows";

const PREPAYMENT = FACTS.find(({ key }) => key === "prepayment")!;

/** What a scheme publishes, as far as a loan offer of the same case is held against it. Null is not published. */
export const publishedLoan = ({ lender, scheme }: Offer) => ({
  id: scheme.id,
  lenderId: lender.id,
  lender: lender.name,
  name: scheme.name,
  currency: scheme.currency,
  /** For no named group, and for no list of institutes alone. */
  isForAll: !isForNamed(scheme) && scheme.institutes !== "listed",
  amountMin: scheme.amountMin,
  securedMax: scheme.securedMax,
  unsecuredMax: scheme.unsecuredMax,
  unsecuredTopMax: scheme.unsecuredTopMax,
  unsecuredTopFor: scheme.unsecuredTopFor,
  unsecuredTopIf: scheme.unsecuredTopIf,
  feePctMax: scheme.feePctMax,
  feeFlat: scheme.feeFlat,
  feeNilUpTo: scheme.feeNilUpTo,
  tenureMaxMonths: scheme.tenureMaxMonths,
  tenureWithStudy: scheme.tenureWithStudy,
  prepayment: inBrief(PREPAYMENT, scheme),
  rates: scheme.rates.map((rate) => publishedRate(rate, scheme.currency)),
});
export type PublishedLoan = ReturnType<typeof publishedLoan>;

function publishedRate(rate: Rate, currency: string) {
  const { fromPct, toPct, type, rank, security, institute, aboveAmount, upToAmount, plus, confidence } = rate;
  const known = knownOn(rate);
  return {
    ...{ fromPct, toPct, type, rank, security, institute, aboveAmount, upToAmount, plus, confidence },
    words: rateWords(rate, currency),
    page: ageInBrief(rate),
    /** The last day on which it stood on its page, YYYY-MM-DD; null where the page's age is unknown. */
    knownOn: known === null ? null : new Date(known).toISOString().slice(0, 10),
  };
}
export type PublishedRate = PublishedLoan["rates"][number];
