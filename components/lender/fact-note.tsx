import { Fragment } from "react";
import { agesInWords, sourcePagesOf, type SourcePage } from "@/lib/lenders/sources";

/**
 * Under a fact: how old the pages are that it was read on, with their numbers in the page's list of sources. Nothing
 * where no source names the fact.
 * @param schemeId of one scheme; null for all of the lender's
 */
export function FactNote({
  keys,
  schemeId = null,
  pages,
}: {
  keys: readonly string[];
  schemeId?: string | null;
  pages: readonly SourcePage[];
}) {
  return <PageNote found={sourcePagesOf(keys, schemeId, pages)} />;
}

/** How old these pages are, each with the link to its place in the list. */
function PageNote({ found }: { found: readonly (SourcePage & { number: number })[] }) {
  if (found.length === 0) return null;
  return (
    <span className="mt-0.5 block font-body text-xs font-normal text-ink-3">
      {agesInWords(found).map(({ age, numbers }, index) => (
        <Fragment key={age}>
          <span>{`${index > 0 ? "; " : ""}${age} (`}</span>
          {numbers.map((number, place) => (
            <Fragment key={number}>
              {place > 0 && <span>{", "}</span>}
              <a href={`#source-${number}`} className="link">
                {`source ${number}`}
              </a>
            </Fragment>
          ))}
          <span>)</span>
        </Fragment>
      ))}
    </span>
  );
}

/** The same in few letters: the numbers alone, each a link to its place in the list, which says how old it is. */
export function SourceNumbers({ keys, pages }: { keys: readonly string[]; pages: readonly SourcePage[] }) {
  const found = sourcePagesOf(keys, null, pages);
  if (found.length === 0) return null;
  return (
    <span className="font-body text-xs font-normal text-ink-2">
      <span> (</span>
      {found.map(({ number }, index) => (
        <Fragment key={number}>
          {index > 0 && <span>{", "}</span>}
          <a href={`#source-${number}`} aria-label={`source ${number}`} className="link">
            {number}
          </a>
        </Fragment>
      ))}
      <span>)</span>
    </span>
  );
}

/** The same for the one page that a rate was read on. */
export function RateNote({
  source,
  publishedOn,
  pages,
}: {
  source: string;
  publishedOn: string | null;
  pages: readonly SourcePage[];
}) {
  const found = pages.flatMap((page, index) =>
    page.source === source && page.publishedOn === publishedOn ? [{ ...page, number: index + 1 }] : [],
  );
  return <PageNote found={found.slice(0, 1)} />;
}
