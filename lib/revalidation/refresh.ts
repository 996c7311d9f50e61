import "server-only";
import { checkEdited } from "@/lib/content-rules/mutations";
import { takeBack } from "@/lib/content/handed-out";
import { lenderOfTag, tags } from "@/lib/content/tags";
import { keptCountries, keptSpellings } from "@/lib/countries/data";
import { checkTags, keptRulebook, renewRulebook } from "@/lib/eligibility/data";
import { keptFaqs } from "@/lib/faqs/data";
import { listTags } from "@/lib/lenders/data";
import { keptLenders, keptPages, renewLenders } from "@/lib/lenders/kept";

/** As many lenders are read alone; where more were edited at once (a benchmark of all), everything is read anew. */
const ONE_BY_ONE = 100;

/**
 * Checks the rows that were edited, then reads what these tags stand for into memory, so that every page that is
 * dropped afterwards can be made again, whether or not the database still answers then, and whether or not anybody has
 * asked for that page before.
 * @returns the tags to drop: these, and those of the lists on which an edited lender shows otherwise now
 * @throws when the database does not answer
 */
export async function refreshContent(stale: readonly string[]): Promise<string[]> {
  const isAll = stale.includes(tags.all);
  const lenders = stale.flatMap((tag) => lenderOfTag(tag) ?? []);
  const areCountries = stale.includes(tags.countries);
  await checkEdited(isAll ? "unsound" : lenders);
  const whole = new Set<{ refresh: () => Promise<unknown> }>();
  if (isAll || stale.includes(tags.faqs)) whole.add(keptFaqs);
  if (isAll || areCountries) whole.add(keptCountries).add(keptSpellings).add(keptRulebook);
  const areKnown = keptLenders.known() && keptPages.known() && keptRulebook.known();
  const isFew = areKnown && lenders.length <= ONE_BY_ONE;
  if (isAll || (lenders.length > 0 && !isFew)) whole.add(keptLenders).add(keptPages).add(keptRulebook);
  await Promise.all([
    ...[...whole].map((kept) => kept.refresh()),
    ...(lenders.length > 0 && !isAll && isFew ? [renewLenders(lenders), renewRulebook(lenders)] : []),
  ]);

  if (isAll) {
    takeBack();
    return [...stale];
  }
  const lists = lenders.length > 0 || areCountries ? [...listTags(), ...checkTags()] : [];
  const dropped = [...new Set([...stale, ...lists])];
  takeBack(dropped);
  return dropped;
}
