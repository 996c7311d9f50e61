/** Steps between two marks of the axis, in % a year. */
const STEPS = [1, 2, 5, 10, 20, 50];
/** More marks than this run into one another at 320 px. */
const MOST_MARKS = 7;

export type Axis = {
  /** % a year at the left end and at the right end. */
  from: number;
  to: number;
  /** % a year, both ends among them. */
  marks: readonly number[];
};

/** One axis for all of these rates (% a year): 8.05 and 15.2 lie on 8, 10, 12, 14, 16. Null without any. */
export function rateAxis(rates: readonly number[]): Axis | null {
  if (rates.length === 0) return null;
  const [lowest, highest] = [Math.min(...rates), Math.max(...rates)];
  const ends = (step: number) => {
    const from = Math.floor(lowest / step) * step;
    return [from, Math.max(Math.ceil(highest / step) * step, from + step)] as const;
  };
  const count = (step: number) => (ends(step)[1] - ends(step)[0]) / step + 1;
  const step = STEPS.find((each) => count(each) <= MOST_MARKS) ?? Math.ceil((highest - lowest) / (MOST_MARKS - 2));
  const [from, to] = ends(step);
  return { from, to, marks: Array.from({ length: count(step) }, (_, index) => from + index * step) };
}

/** Shares of the drawing's width, in %: the left end of the axis, and its right end, which leaves room for a figure. */
const LEFT = 4;
const RIGHT = 68;
/** Where a dashed line ends: nothing says how far the rates go. */
const OPEN_END = 9;

/** Where a rate lies, in % of the drawing's width, to two decimals. */
export function axisPosition(pct: number, { from, to }: Axis): number {
  return Math.round((LEFT + ((pct - from) / (to - from)) * (RIGHT - LEFT)) * 100) / 100;
}

/** In % of the drawing's width: the dot, and where its bar or dashed line (`isOpen`) ends, for one rate at the dot. */
export function spanOnScale({ fromPct, toPct }: { fromPct: number; toPct: number | null }, axis: Axis) {
  const dot = axisPosition(fromPct, axis);
  return toPct === null
    ? { dot, end: Math.round((dot + OPEN_END) * 100) / 100, isOpen: true }
    : { dot, end: axisPosition(toPct, axis), isOpen: false };
}

type Spanned = { span: { fromPct: number; currency: string } | null };

/** Rupees first, those without a figure last. */
export function byLowestRate<Lender extends Spanned>(lenders: readonly Lender[]): Lender[] {
  const rank = ({ span }: Spanned) => (span === null ? 2 : span.currency === "INR" ? 0 : 1);
  return [...lenders].sort((a, b) => rank(a) - rank(b) || (a.span?.fromPct ?? 0) - (b.span?.fromPct ?? 0));
}
