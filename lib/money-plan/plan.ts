import { addDays } from "@/lib/dates/calendar";
import type { Remittance } from "./tcs";
import { type Exact, type ExchangeRate, least, most, NOTHING, ofCents, ofPaise, sum } from "./money";

export const COST_KINDS = ["tuition", "deposit", "visaFee", "account", "living", "health", "travel", "other"] as const;
type CostKind = (typeof COST_KINDS)[number];
type Payee = "university" | "embassy" | "landlord" | "insurer" | "airline" | "student" | "other";
export const PAYERS = ["family", "scholarship", "loan", "student"] as const;
type Payer = (typeof PAYERS)[number];

/** Hundredths of the money it is told in: cents of the country's own, or paise. */
export type Amount = { readonly hundredths: number; readonly money: "foreign" | "rupees" };

/** What has to be paid: to whom, and by which day (YYYY-MM-DD). */
export type Due = {
  id: string;
  kind: CostKind;
  payee: Payee;
  day: string;
  /** Year of the course, from 1. */
  year: number;
  amount: Amount;
};

/** Money that comes: from whom, and from which day on it can be spent (YYYY-MM-DD). */
export type Source = {
  id: string;
  payer: Payer;
  /** Who sends it abroad, whose tax years count; blank where it is not sent from India. */
  sender: string;
  day: string;
  amount: Amount;
  /** What it may be spent on; null for anything. */
  pays: readonly CostKind[] | null;
  /** A scholarship without its letter, or a loan without a sanction, is told and never counted. */
  isSure: boolean;
};

/** Money that must lie there, and is not spent by being shown. */
type Proof = {
  /** What must lie there whatever is paid by then. */
  amounts: readonly Amount[];
  /** Ids of dues that come on top as far as they are not paid before the day. */
  fees: readonly string[];
  /** The day of the application, YYYY-MM-DD. */
  day: string;
  /** For how many days before that day it must have lain there. */
  holdDays: number;
  /** Ids of the sources that count as proof. */
  counts: readonly string[];
  /** Ids of dues that are paid into the account that is shown: that money still lies there. */
  keeps: readonly string[];
};

export type MoneyPlan = {
  currency: string;
  rate: ExchangeRate;
  dues: readonly Due[];
  sources: readonly Source[];
  proof: Proof | null;
};

/** One payment out of one source. Later than the due's own day where the money came late. */
type Payment = { due: string; source: string; day: string; amount: Exact; isLate: boolean };

type PlanResult = {
  /** Foreign cents and paise as they were typed, and both in rupees. */
  byYear: readonly { year: number; cents: number; paise: number; rupees: Exact }[];
  total: Exact;
  /** What each kind of payer really pays, and what it brings more than is spent. */
  byPayer: Readonly<Record<Payer, { pays: Exact; left: Exact }>>;
  /** In the order in which they happen. */
  payments: readonly Payment[];
  /** What no source pays, by due. */
  unpaid: ReadonlyMap<string, Exact>;
  gap: Exact;
  /** What is paid after its day, because the money comes later. */
  late: Exact;
  /** Money that is hoped for, and not counted. */
  unsure: Exact;
  proof: ProofResult | null;
};

type ProofResult = {
  required: Exact;
  /** Of that, the fees that are not paid before the day. */
  fees: Exact;
  /** The day on which it must lie there at the latest. */
  from: string;
  /** The least that lies there on any day until the day itself. */
  lowest: Exact;
  lowestOn: string;
  short: Exact;
};

const inRupees = ({ hundredths, money }: Amount, rate: ExchangeRate, risePct: number): Exact =>
  money === "rupees" ? ofPaise(hundredths) : ofCents(hundredths, rate, risePct);

type Open = { due: Due; left: Exact };
type Purse = { source: Source; left: Exact };

const byDay = (a: { day: string }, b: { day: string }) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0);
const mayPay = ({ pays }: Source, { kind }: Due) => pays === null || pays.includes(kind);
/** Money that may pay little is spent first, and then what came first, so that free money is there at the end. */
const tightFirst = (a: Purse, b: Purse) => {
  const width = ({ source: { pays } }: Purse) => pays?.length ?? COST_KINDS.length;
  return width(a) - width(b) || byDay(a.source, b.source);
};

/**
 * Who pays what on which day. Every due is paid from the money that is there on its day, and later from what comes
 * later. No figure is rounded.
 * @param risePct by how many per cent the foreign money has become dearer than the typed rate: 0, or 10 for the second
 * column
 * @throws RangeError for an amount or a rate that cannot be reckoned with
 */
export function planMoney({ rate, dues, sources, proof }: MoneyPlan, risePct = 0): PlanResult {
  const worth = (amount: Amount) => inRupees(amount, rate, risePct);
  const sure = sources.filter(({ isSure }) => isSure);
  const open: Open[] = [...dues].sort(byDay).map((due) => ({ due, left: worth(due.amount) }));
  const purses: Purse[] = sure.map((source) => ({ source, left: worth(source.amount) })).sort(tightFirst);
  const payments: Payment[] = [];
  for (const day of daysOf(dues, sure)) settle(day, open, purses, payments);
  const unpaid = new Map(open.filter(({ left }) => left > NOTHING).map(({ due, left }) => [due.id, left]));
  return {
    byYear: yearsOf(dues, worth),
    total: sum(dues.map(({ amount }) => worth(amount))),
    byPayer: payersOf(payments, purses),
    payments,
    unpaid,
    gap: sum([...unpaid.values()]),
    late: sum(payments.filter(({ isLate }) => isLate).map(({ amount }) => amount)),
    unsure: sum(sources.filter(({ isSure }) => !isSure).map(({ amount }) => worth(amount))),
    proof: proof && proofOf(proof, { sources: sure, dues, payments }, worth),
  };
}

/**
 * What is sent abroad by this plan, for the tax that is collected on the way (`tcsOf`): each payment of a foreign due
 * out of money that somebody in India sends.
 */
export function remittancesOf({ dues, sources }: MoneyPlan, payments: readonly Payment[]): Remittance[] {
  const foreign = new Set(dues.filter(({ amount }) => amount.money === "foreign").map(({ id }) => id));
  const byId = new Map(sources.map((source) => [source.id, source]));
  return payments.flatMap(({ due, source: id, day, amount }) => {
    const source = byId.get(id);
    if (!source || source.sender === "" || !foreign.has(due)) return [];
    return [
      { month: day.slice(0, 7), remitter: source.sender, source: source.payer === "loan" ? "loan" : "own", amount },
    ];
  });
}

const daysOf = (dues: readonly Due[], sources: readonly Source[]) =>
  [...new Set([...dues, ...sources].map(({ day }) => day))].sort();

function settle(day: string, open: readonly Open[], purses: readonly Purse[], payments: Payment[]) {
  for (const each of open) {
    if (each.due.day > day) break;
    for (const purse of purses) {
      const amount = least(each.left, purse.left);
      if (amount === NOTHING || purse.source.day > day || !mayPay(purse.source, each.due)) continue;
      each.left -= amount;
      purse.left -= amount;
      payments.push({ due: each.due.id, source: purse.source.id, day, amount, isLate: day > each.due.day });
    }
  }
}

function yearsOf(dues: readonly Due[], worth: (amount: Amount) => Exact): PlanResult["byYear"] {
  const years = [...new Set(dues.map(({ year }) => year))].sort((a, b) => a - b);
  return years.map((year) => {
    const amounts = dues.filter((due) => due.year === year).map(({ amount }) => amount);
    const typed = (money: Amount["money"]) =>
      amounts.reduce((total, amount) => total + (amount.money === money ? amount.hundredths : 0), 0);
    return { year, cents: typed("foreign"), paise: typed("rupees"), rupees: sum(amounts.map(worth)) };
  });
}

function payersOf(payments: readonly Payment[], purses: readonly Purse[]): PlanResult["byPayer"] {
  const payerOf = new Map(purses.map(({ source }) => [source.id, source.payer]));
  const of = (payer: Payer) => ({
    pays: sum(payments.filter(({ source }) => payerOf.get(source) === payer).map(({ amount }) => amount)),
    left: sum(purses.filter(({ source }) => source.payer === payer).map(({ left }) => left)),
  });
  return { family: of("family"), scholarship: of("scholarship"), loan: of("loan"), student: of("student") };
}

/** What lies there changes only where money comes or goes: those days, and the two ends, are looked at. */
function proofOf(
  { amounts, fees, day, holdDays, counts, keeps }: Proof,
  { sources, dues, payments }: { sources: readonly Source[]; dues: readonly Due[]; payments: readonly Payment[] },
  worth: (amount: Amount) => Exact,
): ProofResult {
  const from = addDays(day, -holdDays);
  const counted = sources.filter(({ id }) => counts.includes(id));
  const spent = payments.filter(({ due, source }) => !keeps.includes(due) && counted.some(({ id }) => id === source));
  const lies = (on: string) =>
    sum(counted.filter((source) => source.day <= on).map((source) => worth(source.amount))) -
    sum(spent.filter((payment) => payment.day <= on).map((payment) => payment.amount));
  const days = [...new Set([from, day, ...spent.map((each) => each.day).filter((on) => from < on && on < day)])].sort();
  const [lowestOn, lowest] = days
    .map((on) => [on, lies(on)] as const)
    .reduce((low, each) => (each[1] < low[1] ? each : low));
  const asked = sum(dues.filter(({ id }) => fees.includes(id)).map(({ amount }) => worth(amount)));
  const paid = payments.filter((payment) => fees.includes(payment.due) && payment.day < day);
  const unpaid = asked - sum(paid.map(({ amount }) => amount));
  const required = sum(amounts.map(worth)) + unpaid;
  return { required, fees: unpaid, from, lowest, lowestOn, short: most(NOTHING, required - lowest) };
}
