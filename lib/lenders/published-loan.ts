import { ageInBrief, asOfWords } from "./age";
import type { Offer } from "./comparable";
import { FACTS, inBrief } from "./facts";
import { isForNamed } from "./named-groups";
import { rateDays } from "./rate-days";
import { rateWords } from "./rate-words";
import type { Rate, Scheme } from "./rows";

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
  onlyIf: scheme.onlyIf,
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
  rates: scheme.rates.map((rate) => publishedRate(rate, scheme)),
});
export type PublishedLoan = ReturnType<typeof publishedLoan>;
/** As a page carries them: of each lender all; `isWhole`, whether no lender is left out. */
export type PublishedLoans = { loans: readonly PublishedLoan[]; isWhole: boolean };

function publishedRate(rate: Rate, { currency, benchmark }: Pick<Scheme, "currency" | "benchmark">) {
  const { fromPct, toPct, type, rank, security, institute, aboveAmount, upToAmount, plus, confidence } = rate;
  return {
    ...{ fromPct, toPct, type, rank, security, institute, aboveAmount, upToAmount, plus, confidence },
    words: rateWords(rate, currency),
    page: ageInBrief(rate),
    asOf: asOfWords(rate),
    days: rateDays(rate, benchmark),
  };
}
export type PublishedRate = PublishedLoan["rates"][number];
