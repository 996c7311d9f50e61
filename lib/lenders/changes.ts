import "server-only";
import { readCellChanges } from "./change-log";
import { readSchemes } from "./data";
import { bornAt, changedFacts, schemeAt, type FactChange } from "./history";
import type { Scheme } from "./rows";
import { startingRate } from "./words";

export type SchemeChange = {
  id: string;
  lenderId: string;
  name: string;
  facts: FactChange[];
  /** The lowest published rate, % a year; null is none. */
  rate: { before: number | null; after: number | null };
  before: Omit<Scheme, "sources" | "benchmark">;
};

/**
 * What changed in these schemes since a moment (milliseconds), by facts whose words differ; all where none is named.
 */
export async function readChanges(ids: readonly string[], since: number): Promise<SchemeChange[]> {
  const [changes, schemes] = await Promise.all([readCellChanges(since), readSchemes()]);
  return schemes
    .filter(({ scheme }) => ids.length === 0 || ids.includes(scheme.id))
    .flatMap(({ lender, scheme }) => {
      if (bornAt(scheme.id, changes) > since) return [];
      const { sources: _, benchmark: __, ...before } = schemeAt(scheme, changes, since);
      const facts = changedFacts({ ...scheme, ...before }, scheme);
      if (facts.length === 0) return [];
      const rate = { before: startingRate({ ...scheme, ...before }), after: startingRate(scheme) };
      return [{ id: scheme.id, lenderId: lender.id, name: `${lender.name}, ${scheme.name}`, facts, rate, before }];
    });
}
