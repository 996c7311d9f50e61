import { type PlanDraft, type PlanKey, toSearch } from "./draft";

/** What a link of ours brings along; an address with more is a plan of its own. */
const LEADS: readonly PlanKey[] = ["country", "rate"];

/**
 * What a page opens with: an address that brings a country and a rate alone is laid over the kept plan of that country.
 * Any other address shows its own plan, and the kept one stands aside until the reader has chosen.
 */
export function opening(given: PlanDraft, kept: PlanDraft | null): { draft: PlanDraft; aside: PlanDraft | null } {
  if (kept === null || toSearch(kept) === "" || toSearch(kept) === toSearch(given))
    return { draft: given, aside: null };
  const isLead = Object.keys(given).every((key) => LEADS.includes(key as PlanKey));
  const isOfCountry = !kept.country || given.country === undefined || given.country === kept.country;
  return isLead && isOfCountry ? { draft: { ...kept, ...given }, aside: null } : { draft: given, aside: kept };
}
