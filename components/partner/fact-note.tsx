import { asOfText, isStale, staleFrom } from "@/lib/partners/as-of";
import type { PartnerPage } from "@/lib/partners/data";
import { type Fact, sourcesOf } from "@/lib/partners/sources";
import { AgeTag } from "./age-tag";

/** Under a fact: which of the page's sources it comes from and as of when; nothing where no source names the fact. */
export function FactNote({ fact, page: { sources, madeAt } }: { fact: Fact | undefined; page: PartnerPage }) {
  const found = fact ? sourcesOf(fact, sources) : [];
  if (found.length === 0) return null;
  return (
    <ul className="mt-1 grid gap-1 font-body text-xs font-normal text-ink-3">
      {found.map(({ number, asOf }) => (
        <li key={number} className="flex flex-wrap items-center gap-x-2">
          <span>
            {asOf && `${asOfText(asOf)}, `}
            <a href={`#source-${number}`} className="link">
              source {number}
            </a>
          </span>
          <AgeTag from={staleFrom(asOf)} stale={isStale(asOf, madeAt)} />
        </li>
      ))}
    </ul>
  );
}
