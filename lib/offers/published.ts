import { feeFor } from "@/lib/eligibility/fee";
import { compareLimit } from "@/lib/eligibility/limit";
import { isRateFor, rateFor } from "@/lib/eligibility/rate";
import type { PublishedLoan, PublishedRate } from "@/lib/lenders/published-loan";
import { hasFigure } from "@/lib/lenders/rate-words";
import { isWeak } from "@/lib/lenders/source-rank";
import { t } from "@/lib/messages/text";
import {
  figuresOf,
  internalRate,
  monthsBefore,
  monthsOfInstalments,
  promisedWay,
  repayment,
  type StudyWay,
  termsOf,
} from "./figures";
import { moneyWords, rateWords } from "./finding";
import { namedAmong } from "./names";
import { currencyOf, known, type Offer } from "./offer";
import type { Published } from "./sum-checks";

/** Loans of our lenders that stand below an offer: the cheapest of each of so many lenders. */
const MOST_BESIDE = 4;

const isSure = ({ rank, confidence }: PublishedRate) => !isWeak(rank) && confidence !== "low";

/** Whether the paper says that the lender takes security; undefined where it does not tell. */
function securityOf({ security }: Offer): boolean | undefined {
  const said = known(security);
  return said === undefined ? undefined : said !== "none";
}

/** With or without security, or both where the paper does not tell. */
const casesOf = (offer: Offer, amount: number) => {
  const security = securityOf(offer);
  const cases = security === undefined ? [false, true] : [security];
  return cases.map((each) => ({ amount, security: each, premier: "unknown" as const }));
};

/** A rate of a loan that a paper may be of. */
type Possible = { loan: PublishedLoan; rate: PublishedRate };

/** The highest of all; null where one says none, or has a part that is not published. */
function topOf(rates: readonly PublishedRate[]): number | null {
  const tops = rates.map((rate) => (hasFigure(rate) ? rate.toPct : null));
  return tops.includes(null) ? null : Math.max(...tops.map(Number));
}

/** Whether whoever has such a paper may have the rate: it is for no list, no group, and under no condition. */
const isForEach =
  (offer: Offer) =>
  ({ loan, rate }: Possible) => {
    const amount = known(offer.sanctioned);
    const isTaken = amount === undefined || takes(loan, offer, amount);
    return loan.isForAll && loan.onlyIf === null && rate.institute !== "listed" && isTaken;
  };

/**
 * What the paper's own lender publishes for such a loan; undefined where that lender is none of ours, or publishes no
 * rate for the case. It is told by the rates for everybody that somebody stands behind, by others only where there are
 * no such; a ceiling needs all of them, for the paper may be of any.
 * @param lenderId where the lender is known; else it is the one that the paper names
 */
export function publishedFor(
  offer: Offer,
  loans: readonly PublishedLoan[],
  lenderId: string | null = null,
): Published | undefined {
  const lenders = new Map(loans.map(({ lenderId: id, lender: name }) => [id, { id, name }]));
  const own = lenderId ?? namedAmong(known(offer.lenderName) ?? "", [...lenders.values()])?.id;
  const [amount, type, currency] = [known(offer.sanctioned), known(offer.rateType), currencyOf(offer)];
  const possible: Possible[] = loans
    .filter((loan) => loan.lenderId === own && loan.currency === currency)
    .flatMap((loan) => loan.rates.map((rate) => ({ loan, rate })))
    .filter(
      ({ rate }) =>
        (type === undefined || rate.type === null || rate.type === type) &&
        (amount === undefined || casesOf(offer, amount).some((asked) => isRateFor(rate, asked, 1))),
    );
  if (possible.length === 0) return undefined;
  const open = possible.filter(isForEach(offer));
  const told = (open.length > 0 ? open : possible).map(({ rate }) => rate);
  const sure = told.filter(isSure);
  const rates = sure.length > 0 ? sure : told;
  const figures = rates.filter(hasFigure).map(({ fromPct }) => fromPct);
  const byAge = [...rates].sort((a, b) => ((a.days?.last ?? "") < (b.days?.last ?? "") ? -1 : 1));
  return {
    lowest: figures.length > 0 ? Math.min(...figures) : null,
    highest: topOf(rates),
    ceiling: topOf(possible.map(({ rate }) => rate)),
    words: [...new Set(rates.map(({ words }) => words))].join("; "),
    asOf: [...new Set([byAge[0]!, byAge.at(-1)!].flatMap(({ asOf }) => asOf ?? []))],
    days: rates.map(({ days }) => days),
    isSure: sure.length > 0,
    isForAll: open.length > 0,
  };
}

type PublishedRow = { key: string; label: string; cells: { words: string; lang?: "en" }[] };
export type Beside = { loan: PublishedLoan; rate: PublishedRate; fee: number | null; costs: Costs | undefined };
type Costs = { instalment: number; total: number; apr: number };

/**
 * What our lenders publish for the paper's own case: its amount, months and security, each at the lowest rate that is
 * published for it. One loan of a lender; those of a known age and fee first, and of these the cheapest; none whose
 * published bounds the case breaks, none for named groups or institutes on a list alone. Where one studies is not in
 * the paper, so it is not looked at.
 */
export function publishedBeside(offer: Offer, loans: readonly PublishedLoan[]): Beside[] {
  const amount = known(offer.sanctioned);
  if (amount === undefined) return [];
  const found = loans
    .filter((loan) => loan.isForAll && loan.currency === currencyOf(offer) && takes(loan, offer, amount))
    .flatMap((loan) => besideOf(loan, offer, amount) ?? [])
    .sort(
      (a, b) =>
        Number(!isSure(a.rate)) - Number(!isSure(b.rate)) ||
        Number(a.rate.days === null) - Number(b.rate.days === null) ||
        Number(a.fee === null) - Number(b.fee === null) ||
        (a.costs?.total ?? Infinity) - (b.costs?.total ?? Infinity) ||
        a.rate.fromPct - b.rate.fromPct ||
        (a.loan.id < b.loan.id ? -1 : 1),
    );
  const first = new Map<string, Beside>();
  for (const each of found) if (!first.has(each.loan.lenderId)) first.set(each.loan.lenderId, each);
  return [...first.values()].slice(0, MOST_BESIDE);
}

/** Whether nothing that the loan publishes says no to the case. */
function takes(loan: PublishedLoan, offer: Offer, amount: number): boolean {
  const { currency, amountMin, tenureMaxMonths, tenureWithStudy } = loan;
  const months = (monthsOfInstalments(offer) ?? 0) + (tenureWithStudy ? (monthsBefore(offer) ?? 0) : 0);
  if (amountMin !== null && amount < amountMin) return false;
  if (tenureMaxMonths !== null && months > tenureMaxMonths) return false;
  const place = { currency, perUnit: 1, countries: [], states: {} };
  const blank = { country: "", level: "", admission: "", coApplicant: "", courseMonths: 0, years: 0 };
  return casesOf(offer, amount).some(
    (asked) => compareLimit(loan, { ...place, answers: { ...blank, ...asked } }).outcome !== "fails",
  );
}

function besideOf(loan: PublishedLoan, offer: Offer, amount: number): Beside | null {
  const stated = casesOf(offer, amount).flatMap((asked) => rateFor(loan, asked, 1).rate ?? []);
  const [rate] = stated.sort((a, b) => a.fromPct - b.fromPct);
  if (!rate || rate.institute === "listed") return null;
  const fee = feeFor(loan, amount, 1);
  return { loan, rate, fee, costs: costsAt(rate.fromPct, offer, fee ?? 0) };
}

/** At another rate on the paper's own terms; undefined where these tell no sum. */
function costsAt(ratePct: number, offer: Offer, fee: number): Costs | undefined {
  const terms = termsOf({ ...offer, rate: ratePct });
  const way = terms && wayOfCase(offer, terms.monthsBefore);
  if (!terms || !way) return undefined;
  const { instalment, totalPaid } = repayment(terms, way);
  const apr = internalRate(terms, way, fee);
  return Number.isNaN(apr) ? undefined : { instalment, total: totalPaid + fee, apr };
}

const wayOfCase = (offer: Offer, monthsBefore: number): StudyWay | undefined =>
  figuresOf(offer)?.way ?? (monthsBefore === 0 ? "simple" : promisedWay(offer));

/** The rows of a table of what is published: "from" says that it is the lowest published rate. */
export function publishedRows(beside: readonly Beside[], { currency }: Offer): PublishedRow[] {
  const money = (amount: number) => moneyWords(Math.round(amount), currency);
  const from = (figure: string) => t("offers.published.from", "from {{figure}}", { figure });
  const costed = ({ costs }: Beside, words: (costs: Costs) => string) =>
    costs ? from(words(costs)) : t("offers.compare.unknown", "Cannot be seen");
  /** A sum without a fee that nobody knows is no sum beside one with it. */
  const withFee = (each: Beside, words: (costs: Costs) => string) =>
    each.costs && each.fee === null
      ? t("offers.published.withoutFee", "{{from}}, without its fee", { from: costed(each, words) })
      : costed(each, words);
  const notPublished = t("offers.published.none", "Not published");
  const row = (key: string, label: string, words: (each: Beside) => string): PublishedRow => ({
    ...{ key, label, cells: beside.map((each) => ({ words: words(each) })) },
  });
  /** In the words of our list of lenders, which are English. */
  const listed = (key: string, label: string, words: (each: Beside) => string | null): PublishedRow => ({
    ...{ key, label },
    cells: beside.map((each) => {
      const said = words(each);
      return said === null ? { words: notPublished } : { words: said, lang: "en" };
    }),
  });
  return [
    listed("rate", t("offers.published.rate", "Published rate"), ({ rate }) => rate.words),
    row("instalment", t("offers.compare.instalment", "Instalment after study"), (each) =>
      costed(each, ({ instalment }) => money(instalment)),
    ),
    row("total", t("offers.published.total", "All that you pay, with the fee where it is known"), (each) =>
      withFee(each, ({ total }) => money(total)),
    ),
    row("apr", t("offers.compare.aprOurs", "APR as we work it out"), (each) =>
      withFee(each, ({ apr }) => rateWords(apr, 2)),
    ),
    row("fee", t("offers.published.fee", "Processing fee, with GST"), ({ fee }) =>
      fee === null ? notPublished : t("offers.published.upTo", "up to {{fee}}", { fee: money(fee) }),
    ),
    listed("prepayment", t("offers.compare.prepayment", "Charge for paying back early"), ({ loan }) => loan.prepayment),
    row("security", t("offers.compare.security", "Security"), ({ rate: { security } }) => SECURITY[security]()),
    ...(beside.some(({ loan }) => loan.onlyIf !== null)
      ? [listed("onlyIf", t("offers.published.onlyIf", "Only for some"), ({ loan }) => loan.onlyIf)]
      : []),
    listed("page", t("offers.published.page", "Where it stands, and from when"), ({ rate }) => rate.page),
  ];
}

const SECURITY: Readonly<Record<PublishedRate["security"], () => string>> = {
  with: () => t("offers.published.secured", "With security"),
  without: () => t("offers.choices.securityNone", "None"),
  any: () => t("offers.published.anySecurity", "With it or without"),
};
