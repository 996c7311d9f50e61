import "server-only";
import { checkEdited } from "@/lib/content-rules/mutations";
import type { Snapshot } from "@/lib/content/snapshot";
import { tags, type CacheTag } from "@/lib/content/tags";
import { countryFactsSnapshot, countrySnapshot } from "@/lib/countries/data";
import { changedRulebookTags, rulebookSnapshot } from "@/lib/eligibility/data";
import { faqSnapshot } from "@/lib/faqs/data";
import { offerRulesSnapshot, planRulesSnapshot } from "@/lib/law/data";
import { changedLenderTags } from "@/lib/lenders/data";
import { lenderSnapshot } from "@/lib/lenders/listed";
import { supportSnapshot } from "@/lib/support/data";

type Readable = Pick<Snapshot<unknown>, "refresh">;
const CONTENT: Record<CacheTag, readonly Readable[]> = {
  lenders: [lenderSnapshot, rulebookSnapshot],
  countries: [countrySnapshot, countryFactsSnapshot, rulebookSnapshot],
  faqs: [faqSnapshot],
  "law-rules": [offerRulesSnapshot, planRulesSnapshot],
  "country-facts": [countryFactsSnapshot],
  "support-schemes": [supportSnapshot],
  content: [
    ...[lenderSnapshot, rulebookSnapshot, countrySnapshot, countryFactsSnapshot, faqSnapshot],
    ...[offerRulesSnapshot, planRulesSnapshot, supportSnapshot],
  ],
};
const LENDER = "partner:";
const isTag = (name: string): name is CacheTag => Object.hasOwn(CONTENT, name);

/** @param changed "partner:ID", "faqs", …, "content" for all @returns the tags to drop @throws without the database */
export async function refreshContent(changed: readonly string[]): Promise<string[]> {
  const isAll = changed.includes(tags.all);
  const lenders = changed.filter((name) => name.startsWith(LENDER)).map((name) => name.slice(LENDER.length));
  await checkEdited(isAll ? "unsound" : lenders);
  const edited = [...changed.filter(isTag), ...(lenders.length > 0 ? [tags.lenders] : [])];
  const stale = isAll ? [tags.all] : [...new Set(edited)];
  await Promise.all([...new Set(stale.flatMap((tag) => CONTENT[tag]))].map((content) => content.refresh()));
  if (!stale.includes(tags.lenders)) return stale;
  return [...stale, ...(await changedLenderTags()), ...(await changedRulebookTags())];
}
