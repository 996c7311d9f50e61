import "server-only";
import { tags } from "@/lib/content/tags";
import { keptCountries, keptSpellings } from "@/lib/countries/data";
import { keptRulebook } from "@/lib/eligibility/data";
import { keptFaqs } from "@/lib/faqs/data";
import { keptLenders, keptPages } from "@/lib/lenders/data";

const CONTENT = [
  { tag: tags.lenders, kept: [keptLenders, keptPages, keptRulebook] },
  { tag: tags.countries, kept: [keptCountries, keptSpellings, keptRulebook] },
  { tag: tags.faqs, kept: [keptFaqs] },
];

/**
 * Reads what these tags stand for into memory, so that every page that is dropped afterwards can be made again, whether
 * or not the database still answers then, and whether or not anybody has asked for that page before.
 * @throws when the database does not answer
 */
export async function refreshContent(stale: readonly string[]) {
  const asked = CONTENT.filter(({ tag }) => stale.includes(tag) || stale.includes(tags.all));
  const kept = new Set(asked.flatMap((each): { refresh: () => Promise<unknown> }[] => each.kept));
  await Promise.all([...kept].map((each) => each.refresh()));
}
