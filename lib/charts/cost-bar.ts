/** What a loan costs in all, by what it is paid for. Rupees; `fee` with its GST, null where it is not known. */
export type CostParts = { borrowed: number; interestStudying: number; interestAfter: number; fee: number | null };

const KINDS = ["borrowed", "interestStudying", "interestAfter", "fee"] as const;
export type CostKind = (typeof KINDS)[number];

/** In per cent of the whole scale. */
type CostPiece = { kind: CostKind; x: number; width: number };

/** Per cent of the scale: less would not be seen. */
const LEAST = 1.75;

/** All that is paid. Rupees; without the fee where that is not known. */
export const costInAll = (parts: CostParts) => KINDS.reduce((sum, kind) => sum + (parts[kind] ?? 0), 0);

/**
 * The pieces of a bar, one after the other; none for a cost that is not a positive number. A piece too small to be seen
 * is drawn `LEAST` wide at the expense of the largest, so that the bar's length is still the cost.
 * @param scale rupees that fill the whole width: for several bars beside each other the largest of their costs
 */
export function costBar(parts: CostParts, scale = costInAll(parts)): CostPiece[] {
  const all = costInAll(parts);
  if (!(all > 0 && all <= scale && Number.isFinite(scale))) return [];
  const pieces = KINDS.flatMap((kind) => {
    const amount = parts[kind] ?? 0;
    return amount > 0 ? { kind, x: 0, width: Math.max(LEAST, (amount / scale) * 100) } : [];
  });
  const largest = pieces.reduce((one, other) => (other.width > one.width ? other : one));
  largest.width -= pieces.reduce((sum, { width }) => sum + width, 0) - (all / scale) * 100;
  let x = 0;
  for (const piece of pieces) {
    piece.x = x;
    x += piece.width;
  }
  return pieces;
}
