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

const ofGroup = ({ findings }: Checked) => findings.filter(({ subject }) => subject === "group");
/** For a named group of which the student has not said to be: it stands behind, and nothing is counted by it. */
export const isUnsaid = (checked: Checked) => ofGroup(checked).some(({ outcome }) => outcome === "asks");
/** For a named group that the student is of. */
const isOwn = (checked: Checked) => ofGroup(checked).length > 0 && !isUnsaid(checked);

/** By lender, then scheme, where costs are equal. */
export const byName = (a: Checked, b: Checked) =>
  a.lender.name.localeCompare(b.lender.name, "en") || a.scheme.name.localeCompare(b.scheme.name, "en");

/**
 * Matches by the cost that the reader chose, lowest first; equal ones by the other cost, then by name. Loans for a
 * named group that the student is of stand before all others. Those without a cost stand behind, then loans in another
 * currency, and last those for groups of which nothing was said. A place number is given only where the rate is not of
 * low confidence, and stands on a better page than a broker's or a table of others.
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

function behind(match: Omit<Match, "place">) {
  const { cost, scheme } = match;
  if (isOwn(match)) return -1;
  if (isUnsaid(match)) return 3;
  return cost.unknown === null ? 0 : scheme.currency === "INR" ? 1 : 2;
}

const by = (order: Order, { cost }: Omit<Match, "place">) =>
  cost.unknown === null ? (cost.compared?.[order] ?? 0) : 0;

/** What a match costs on the terms that all are compared on, part by part; null where that is not known. */
export function costParts({ cost }: Pick<Match, "cost">, { amount }: Pick<Answers, "amount">): CostParts | null {
  if (cost.unknown !== null || !cost.compared) return null;
  const { interest, interestStudying } = cost.compared;
  return { borrowed: amount, interestStudying, interestAfter: interest - interestStudying, fee: cost.fee };
}
