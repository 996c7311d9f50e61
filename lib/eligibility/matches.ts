import type { CostParts } from "@/lib/charts/cost-bar";
import type { Answers, Order } from "./answers";
import type { Cost } from "./cost";
import type { Finding } from "./finding";
import { isWeak } from "@/lib/lenders/source-rank";
import type { CheckedLender, CheckedScheme } from "./schema";

export type Checked = { lender: CheckedLender; scheme: CheckedScheme; findings: readonly Finding[] };

export type Match = Checked & {
  cost: Cost;
  /** Place among those of its list whose rates are sure enough to be numbered; null for the others. */
  place: number | null;
};

/** By lender, then scheme, where costs are equal. */
export const byName = (a: Checked, b: Checked) =>
  a.lender.name.localeCompare(b.lender.name, "en") || a.scheme.name.localeCompare(b.scheme.name, "en");

/**
 * Matches by the cost that the reader chose, lowest first; equal ones by the other cost, then by name. Those without a
 * cost stand behind, loans in another currency last. A place number is given only where the rate is not of low
 * confidence, and stands on a better page than a broker's or a table of others.
 */
export function inOrder(list: readonly Omit<Match, "place">[], order: Order): Match[] {
  const other = order === "apr" ? "total" : "apr";
  const sorted = [...list].sort(
    (a, b) => behind(a) - behind(b) || by(order, a) - by(order, b) || by(other, a) - by(other, b) || byName(a, b),
  );
  let last = 0;
  return sorted.map((match) => {
    const isSure =
      match.cost.unknown === null && match.cost.rate?.confidence !== "low" && !isWeak(match.cost.rate?.rank);
    return { ...match, place: isSure ? (last += 1) : null };
  });
}

const behind = ({ cost, scheme }: Omit<Match, "place">) =>
  cost.unknown === null ? 0 : scheme.currency === "INR" ? 1 : 2;

const by = (order: Order, { cost }: Omit<Match, "place">) =>
  cost.unknown === null ? (cost.compared?.[order] ?? 0) : 0;

/** What a match costs on the terms that all are compared on, part by part; null where that is not known. */
export function costParts({ cost }: Pick<Match, "cost">, { amount }: Pick<Answers, "amount">): CostParts | null {
  if (cost.unknown !== null || !cost.compared) return null;
  const { interest, interestStudying } = cost.compared;
  return { borrowed: amount, interestStudying, interestAfter: interest - interestStudying, fee: cost.fee };
}
