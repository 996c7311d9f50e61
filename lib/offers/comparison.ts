import { daysBetween } from "@/lib/dates/calendar";
import { plural, t } from "@/lib/messages/text";
import { cashOf, chargesOf, type Figures, figuresOf } from "./figures";
import { moneyWords, rateWords } from "./finding";
import { type Answer, answerWords, isMonthly, known, type Offer, OFFER_ROWS, type RowSpec } from "./offer";

const MOST_COMPARED = 4;

/** What the reader adds to the papers. */
export type Choices = {
  /** Rupees that the college and living cost; null where it is not told. */
  needed: number | null;
  /** Rupees for one unit of a currency, as the reader reckons; a currency without one stays as it is. */
  rupeesFor: Readonly<Partial<Record<string, number>>>;
};

/** `atMost` and `atLeast`: a charge is not known. `noRate`: the currency has no rate of the reader's. */
type Known = "exact" | "atMost" | "atLeast" | "unknown" | "noRate";
type Cell = {
  kind: Known;
  /** Rupees or per cent or days, for a picture. */ value: number | null;
  words: string;
};
export type ComparedKey =
  | "cash"
  | "family"
  | "instalment"
  | "total"
  | `total${3 | 5}`
  | "aprPrinted"
  | "aprOurs"
  | "insurance"
  | "rateType"
  | "prepayment"
  | "security"
  | "daysLeft";
export type ComparedRow = { key: ComparedKey; label: string; cells: Cell[] };

type Side = { offer: Offer; figures: Figures | undefined; factor: number | undefined };

const unknown = (answer?: Answer<unknown>): Cell => ({
  kind: "unknown",
  value: null,
  words:
    answer === "absent" || answer === "unread" ? answerWords[answer]() : t("offers.compare.unknown", "Cannot be seen"),
});

const isForeign = ({ currency }: Offer) => (known(currency) ?? "INR") !== "INR";

/**
 * An amount of the loan's currency, in rupees where the reader gave a rate. One that is not known exactly says so in
 * words; it never counts as 0.
 */
function amount({ offer, factor }: Side, value: number | undefined, kind: "exact" | "atMost" | "atLeast"): Cell {
  if (value === undefined) return unknown();
  const own = moneyWords(value, offer.currency);
  if (factor === undefined) return { kind: "noRate", value: null, words: bounded(own, kind) };
  const inRupees = Math.round(value * factor);
  return { kind, value: inRupees, words: bounded(isForeign(offer) ? moneyWords(inRupees, "INR") : own, kind) };
}

function bounded(text: string, kind: "exact" | "atMost" | "atLeast"): string {
  if (kind === "atMost") return t("offers.compare.atMost", "at most {{amount}}", { amount: text });
  if (kind === "atLeast") return t("offers.compare.atLeast", "at least {{amount}}", { amount: text });
  return text;
}

function cash(side: Side): Cell {
  const found = cashOf(side.offer);
  return amount(side, found?.exact ?? found?.atMost, found?.exact === undefined ? "atMost" : "exact");
}

function family(side: Side, { needed }: Choices): Cell {
  const reaches = cash(side);
  if (needed === null || reaches.value === null)
    return { ...unknown(), kind: reaches.value === null ? reaches.kind : "unknown" };
  const byHand = Math.round(chargesOf(side.offer, "all").byHand * (side.factor ?? 1));
  const value = Math.max(0, needed - reaches.value) + byHand;
  const kind = reaches.kind === "atMost" ? "atLeast" : "exact";
  return { kind, value, words: bounded(moneyWords(value, "INR"), kind) };
}

function instalment(side: Side): Cell {
  const { offer, figures } = side;
  const cell = amount(side, figures?.repayment.instalment ?? known(offer.instalment), "exact");
  if (isMonthly(offer) || cell.kind === "unknown") return cell;
  const every = answer(offer, "instalmentEvery").words;
  return {
    ...cell,
    words: t("offers.compare.instalmentEvery", "{{amount}} ({{every}})", { amount: cell.words, every }),
  };
}

/**
 * Of study interest paid each month, instalments, and charges paid by hand; what is kept back lies in the loan. The
 * total of the paper where its terms tell none.
 */
function total(side: Side, weakerPct: number): Cell {
  const { figures, factor, offer } = side;
  const charges = chargesOf(offer, "all");
  const kind = charges.total === undefined || charges.hasYearly ? "atLeast" : "exact";
  if (!figures) {
    const printed = known(offer.totalToPay);
    return weakerPct > 0 || printed === undefined ? unknown() : amount(side, printed + charges.byHand, kind);
  }
  if (weakerPct === 0 || factor === undefined) return amount(side, figures.repayment.totalPaid + charges.byHand, kind);
  const { terms, repayment, way } = figures;
  let [paid, owed] = [charges.byHand, 0];
  for (let month = 0; month <= terms.monthsBefore + terms.instalments; month += 1) {
    const due =
      month > terms.monthsBefore ? repayment.exactInstalment : way === "paid" ? (owed * terms.ratePct) / 1200 : 0;
    paid += due * (1 + weakerPct / 100) ** (month / 12);
    for (const payout of terms.payouts) if (payout.month === month) owed += payout.amount;
  }
  return amount(side, paid, kind);
}

function apr({ figures, offer }: Side): Cell {
  const all = figuresOf(offer, "all") ?? figures;
  if (!all || Number.isNaN(all.aprAtLeast)) return unknown();
  const kind = all.apr === undefined ? "atLeast" : "exact";
  return { kind, value: all.aprAtLeast, words: bounded(rateWords(all.aprAtLeast, 2), kind) };
}

function insurance(side: Side): Cell {
  const { charges, payouts, insurance: said } = side.offer;
  const inside = charges.filter(({ kind }) => kind === "insurance");
  const paid = payouts.filter(({ to }) => to === "insurer").map(({ amount: much }) => known(much));
  if (inside.length === 0 && paid.length === 0)
    return said === "none" ? { kind: "exact", value: 0, words: OFFER_ROWS.insurance.choices.none() } : unknown(said);
  const isKnown =
    inside.every(({ total, isYearly }) => known(total) !== undefined && !isYearly) && !paid.includes(undefined);
  // A payout to the insurer and the charge that it pays are one sum.
  const paidOut = paid.reduce<number>((all, much) => all + (much ?? 0), 0);
  return amount(side, Math.max(chargesOf(side.offer, "all").insurance, paidOut), isKnown ? "exact" : "atLeast");
}

function answer(offer: Offer, key: "rateType" | "prepayment" | "security" | "instalmentEvery"): Cell {
  const [row, value] = [OFFER_ROWS[key] as Extract<RowSpec, { kind: "choice" }>, known<string>(offer[key])];
  const words = value === undefined ? undefined : row.choices[value]?.();
  return words === undefined ? unknown(offer[key]) : { kind: "exact", value: null, words };
}

function daysLeft({ openUntil }: Offer, day: string): Cell {
  const until = known(openUntil);
  if (until === undefined) return unknown(openUntil);
  const value = daysBetween(day, until);
  if (value === 0) return { kind: "exact", value, words: t("offers.compare.lastDay", "Today is the last day") };
  return {
    kind: "exact",
    value,
    words:
      value < 0
        ? t("offers.compare.over", "The offer has ended")
        : plural("offers.compare.daysLeft", value, { one: "{{count}} day", other: "{{count}} days" }),
  };
}

/**
 * Offers side by side, row by row in the order in which they matter. No offer is called the best. Amounts are rupees by
 * the reader's own rate; the rows of a weaker rupee stand only where a loan is in another currency.
 * @param offers at most MOST_COMPARED @param day YYYY-MM-DD in India
 */
export function comparison(offers: readonly Offer[], day: string, choices: Choices): ComparedRow[] {
  const sides = offers.slice(0, MOST_COMPARED).map((offer): Side => {
    const factor = isForeign(offer) ? choices.rupeesFor[String(offer.currency)] : 1;
    return { offer, factor, figures: figuresOf(offer) };
  });
  const row = (key: ComparedKey, label: string, cell: (side: Side) => Cell): ComparedRow => ({
    ...{ key, label, cells: sides.map(cell) },
  });
  const weaker = sides.some(({ offer }) => isForeign(offer))
    ? ([3, 5] as const).map((pct) =>
        row(
          `total${pct}`,
          t("offers.compare.weaker", "All that you pay if the rupee loses {{pct}}% a year", { pct }),
          (side) => total(side, isForeign(side.offer) ? pct : 0),
        ),
      )
    : [];
  return [
    row("cash", t("offers.compare.cash", "Cash that reaches the college"), cash),
    row("family", t("offers.compare.family", "What the family must bring"), (side) => family(side, choices)),
    row("instalment", t("offers.compare.instalment", "Instalment after study"), instalment),
    row("total", t("offers.compare.total", "All that you pay"), (side) => total(side, 0)),
    ...weaker,
    row("aprPrinted", t("offers.compare.aprPrinted", "APR on the paper"), ({ offer }) => {
      const printed = known(offer.apr);
      return printed === undefined ? unknown(offer.apr) : { kind: "exact", value: printed, words: rateWords(printed) };
    }),
    row("aprOurs", t("offers.compare.aprOurs", "APR as we work it out"), apr),
    row("insurance", t("offers.compare.insurance", "Insurance inside"), insurance),
    row("rateType", t("offers.compare.rateType", "Kind of rate"), ({ offer }) => answer(offer, "rateType")),
    row("prepayment", t("offers.compare.prepayment", "Charge for paying back early"), ({ offer }) =>
      answer(offer, "prepayment"),
    ),
    row("security", t("offers.compare.security", "Security"), ({ offer }) => answer(offer, "security")),
    row("daysLeft", t("offers.compare.daysLeftLabel", "Days left to answer"), ({ offer }) => daysLeft(offer, day)),
  ];
}
