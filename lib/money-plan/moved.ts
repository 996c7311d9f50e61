import type { PlanDraft, PlanKey } from "./draft";

/** What holds of one country alone, and what of one money alone. */
const OF_COUNTRY: readonly PlanKey[] = ["place", "account", "hold", "loanHold", "handIn"];
const OF_MONEY: readonly PlanKey[] = ["rate"];

/** What was set aside by the country or the money that it was of, so that coming back brings it back. */
export type Aside = ReadonlyMap<string, PlanDraft>;

/**
 * A plan that goes to another country or money: what was of the old one leaves its boxes, the rate before all, since a
 * pound's rate makes euros dearer without a word. Going back brings it back.
 * @param change the country or the money that was chosen @param currencyOf the money of a draft, null where unknown
 */
export function moved(
  draft: PlanDraft,
  change: PlanDraft,
  { aside, currencyOf }: { aside: Aside; currencyOf: (draft: PlanDraft) => string | null },
): { draft: PlanDraft; aside: Aside } {
  const next = { ...draft, ...change };
  const moves = [
    { keys: OF_COUNTRY, from: draft.country ?? "", to: next.country ?? "" },
    { keys: OF_MONEY, from: currencyOf(draft) ?? "", to: currencyOf(next) ?? "" },
  ].filter(({ from, to }) => from !== "" && from !== to);
  const leaving = moves.flatMap(({ keys }) => keys);
  const stays = Object.fromEntries(Object.entries(next).filter(([key]) => !leaving.includes(key as PlanKey)));
  const kept = new Map(aside);
  for (const { keys, from } of moves)
    kept.set(from, Object.fromEntries(Object.entries(draft).filter(([key]) => keys.includes(key as PlanKey))));
  return { draft: Object.assign(stays, ...moves.map(({ to }) => aside.get(to) ?? {})), aside: kept };
}
