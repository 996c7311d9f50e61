import { type LawRule, rulesInForce } from "@/lib/law/rules";
import { type Exact, least, most, NOTHING, ofPaise, percentOf } from "./money";
import { taxYearOf } from "./tax-year";

/** Money that a sender in India has sent abroad. `other`: of the same sender, for something other than study. */
export type Remittance = {
  /** YYYY-MM. */
  month: string;
  remitter: string;
  source: "own" | "loan" | "other";
  amount: Exact;
};

/** Whether money of this loan goes without TCS: null where that cannot be told. */
type LoanIsFree = boolean | null;

/** What is collected, between two sums where readings of the law differ; null where no rule that holds was read. */
type Tcs = {
  least: Exact;
  most: Exact;
  /** Each tax year in which money is sent that may be charged. */
  byTaxYear: ReadonlyMap<string, { least: Exact; most: Exact }>;
} | null;

type Charge = { ratePct: number; threshold: Exact };
type Reading = "loanIsFree" | "loanUsesThreshold" | "loanIsOwn";

/** What is collected on own money for study sent on the first of a month, of rules whose source was read in time. */
function chargeIn(month: string, rules: readonly LawRule[], today: string): Charge | undefined {
  const held = rulesInForce(rules, today, `${month}-01`);
  const perRemitter = held.get("tcs-threshold-per-remitter");
  if (!perRemitter || perRemitter.isStale) return undefined;
  for (const { topic, value } of held.values()) {
    const { purpose, ratePct, aboveRupeesPerTaxYear: above } = value;
    if (topic === "tcs" && purpose === "education" && typeof ratePct === "number" && typeof above === "number")
      return { ratePct, threshold: ofPaise(above * 100) };
  }
  return undefined;
}

const ORDER: Readonly<Record<Remittance["source"], number>> = { other: 0, loan: 1, own: 2 };
/** Within a month the order is not known: own money counts as the last, so that the higher sum is never too low. */
const inOrder = (a: Remittance, b: Remittance) =>
  a.month < b.month ? -1 : a.month > b.month ? 1 : ORDER[a.source] - ORDER[b.source];

/**
 * Tax collected at source on the way abroad (rules tcs-*): per sender and tax year, on own money beyond the threshold,
 * first in first out. Whether loan money uses up the threshold is open (tcs-loan-and-threshold): both sums are told.
 * @param today YYYY-MM-DD. A rule whose source was to be read again before it gives no sum
 */
export function tcsOf(
  remittances: readonly Remittance[],
  loanIsFree: LoanIsFree,
  { rules, today }: { rules: readonly LawRule[]; today: string },
): Tcs {
  const sent = [...remittances].sort(inOrder);
  const readings = readingsOf(sent, loanIsFree, rules, today);
  const sums = readings.map((reading) => collected(sent, reading, rules, today));
  const known = sums.flatMap((each) => each ?? []);
  if (known.length < sums.length) return null;
  const years = [...new Set(known.flatMap((each) => [...each.keys()]))].sort();
  const byTaxYear = new Map(years.map((year) => [year, rangeOf(known.map((each) => each.get(year) ?? NOTHING))]));
  // One reading holds in every year, so the range is of whole readings.
  const totals = known.map((each) => [...each.values()].reduce((total, tax) => total + tax, NOTHING));
  return { ...rangeOf(totals), byTaxYear };
}

function readingsOf(
  sent: readonly Remittance[],
  loanIsFree: LoanIsFree,
  rules: readonly LawRule[],
  today: string,
): Reading[] {
  const loans = sent.filter(({ source }) => source === "loan");
  if (loans.length === 0) return ["loanIsFree"];
  const isFreeRead = loans.every(({ month }) => {
    const rule = rulesInForce(rules, today, `${month}-01`).get("tcs-loan-nil");
    return rule !== undefined && !rule.isStale && rule.value.ratePct === 0;
  });
  if (loanIsFree === false) return ["loanIsOwn"];
  return loanIsFree && isFreeRead
    ? ["loanIsFree", "loanUsesThreshold"]
    : ["loanIsFree", "loanUsesThreshold", "loanIsOwn"];
}

/** TCS by tax year under one reading; undefined where a month has no charge that was read. */
function collected(
  sent: readonly Remittance[],
  reading: Reading,
  rules: readonly LawRule[],
  today: string,
): Map<string, Exact> | undefined {
  const used = new Map<string, Exact>();
  const taxes = new Map<string, Exact>();
  for (const { month, remitter, source, amount } of sent) {
    if (source === "loan" && reading === "loanIsFree") continue;
    const year = taxYearOf(month);
    const sender = `${year} ${remitter}`;
    const before = used.get(sender) ?? NOTHING;
    const after = before + amount;
    used.set(sender, after);
    const isCharged = source === "own" || (source === "loan" && reading === "loanIsOwn");
    if (!isCharged) continue;
    const charge = chargeIn(month, rules, today);
    if (!charge) return undefined;
    const beyond = after - most(before, least(after, charge.threshold));
    taxes.set(year, (taxes.get(year) ?? NOTHING) + percentOf(beyond, charge.ratePct));
  }
  return taxes;
}

const rangeOf = (sums: readonly Exact[]) => ({
  least: sums.reduce(least, sums[0] ?? NOTHING),
  most: sums.reduce(most, NOTHING),
});
