import "server-only";
import { checkEdited } from "@/lib/content-rules/mutations";
import type { Snapshot } from "@/lib/content/snapshot";
import { tags, type CacheTag } from "@/lib/content/tags";
import { countrySnapshot } from "@/lib/countries/data";
import { changedRulebookTags, rulebookSnapshot } from "@/lib/eligibility/data";
import { faqSnapshot } from "@/lib/faqs/data";
import { offerRulesSnapshot } from "@/lib/law/data";
import { changedLenderTags } from "@/lib/lenders/data";
import { lenderSnapshot } from "@/lib/lenders/listed";

type Readable = Pick<Snapshot<unknown>, "refresh">;
const CONTENT: Record<CacheTag, readonly Readable[]> = {
  lenders: [lenderSnapshot, rulebookSnapshot],
  countries: [countrySnapshot, rulebookSnapshot],
  faqs: [faqSnapshot],
  "law-rules": [offerRulesSnapshot],
  content: [lenderSnapshot, rulebookSnapshot, countrySnapshot, faqSnapshot, offerRulesSnapshot],
};
const LENDER = "partner:";
const isTag = (name: string): name is CacheTag => Object.hasOwn(CONTENT, name);

const isOfLender = (name: string) => name.startsWith(LENDER);

/**
 * @param changed "partner:ID", "faqs", …, "content" for all; again: what was read at an earlier call
 * @returns the tags to drop @throws without the database
 */
export async function refreshContent(changed: readonly string[], again: readonly string[] = []): Promise<string[]> {
  if (changed.length > 0) await readChanged(changed);
  const all = [...changed, ...again];
  if (all.includes(tags.all)) return [tags.all];
  const stale = all.filter(isTag);
  const isOfLenders = stale.includes(tags.lenders) || all.some(isOfLender);
  const shown = isOfLenders ? [...(await changedLenderTags()), ...(await changedRulebookTags())] : [];
  return [...new Set([...stale, ...shown])];
}

async function readChanged(changed: readonly string[]) {
  const isAll = changed.includes(tags.all);
  const lenders = changed.filter(isOfLender).map((name) => name.slice(LENDER.length));
  await checkEdited(isAll ? "unsound" : lenders);
  const edited = isAll ? [tags.all] : [...changed.filter(isTag), ...(lenders.length > 0 ? [tags.lenders] : [])];
  await Promise.all([...new Set(edited.flatMap((tag) => CONTENT[tag]))].map((content) => content.refresh()));
}
