import type { ReactNode } from "react";
import { benchmarkMove } from "@/lib/lenders/benchmark";
import { currencyName } from "@/lib/lenders/currency";
import { FACTS } from "@/lib/lenders/facts";
import { rateWords } from "@/lib/lenders/rate-words";
import type { Scheme } from "@/lib/lenders/rows";
import { schemeAnchor } from "@/lib/lenders/scheme-address";
import type { SourcePage } from "@/lib/lenders/sources";
import { FactNote, RateNote } from "./fact-note";

/** A lender's schemes, one card each, with the facts that the scheme has and how old each is. */
export function SchemeCards({ schemes, pages }: { schemes: readonly Scheme[]; pages: readonly SourcePage[] }) {
  return (
    <ul className="grid gap-4">
      {schemes.map((scheme) => (
        <li key={scheme.id} id={schemeAnchor(scheme.id)} className="card scroll-mt-32 target:border-peacock">
          <h4 className="text-h4">{scheme.name}</h4>
          {scheme.currency !== "INR" && (
            <p className="mt-1 text-sm text-ink-2">Loan in {currencyName(scheme.currency)}s.</p>
          )}
          <dl className="mt-3 grid border-t border-line sm:grid-cols-2 sm:gap-x-8">
            {FACTS.filter(({ screens }) => screens.some((screen) => screen === "scheme")).map(({ key, term, say }) =>
              key === "rate" ? (
                <Item key={key} term={term}>
                  <Rates scheme={scheme} pages={pages} />
                </Item>
              ) : (
                say(scheme) !== null && (
                  <Item key={key} term={term}>
                    {say(scheme)}
                    <FactNote keys={[key]} schemeId={scheme.id} pages={pages} />
                  </Item>
                )
              ),
            )}
          </dl>
          {scheme.conflicts && (
            <p className="mt-3 text-sm text-ink-2">Where our sources disagree: {scheme.conflicts}</p>
          )}
        </li>
      ))}
    </ul>
  );
}

function Item({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="border-b border-line py-2.5">
      <dt className="text-sm text-ink-3">{term}</dt>
      <dd className="font-display font-semibold">{children}</dd>
    </div>
  );
}

/** Each published rate of a scheme, with the age of its own page and what its benchmark has done since. */
function Rates({ scheme: { rates, currency, benchmark }, pages }: { scheme: Scheme; pages: readonly SourcePage[] }) {
  if (rates.length === 0) return "No rate published";
  return (
    <ul className="grid gap-2">
      {rates.map((rate) => {
        const move = benchmarkMove(rate, benchmark);
        return (
          <li key={rate.id}>
            {rateWords(rate, currency)}
            {rate.note && <span className="block text-sm font-normal text-ink-2">{rate.note}</span>}
            {move && <span className="block text-xs font-normal text-ink-2">{move}</span>}
            <RateNote source={rate.source} publishedOn={rate.publishedOn} pages={pages} />
          </li>
        );
      })}
    </ul>
  );
}
