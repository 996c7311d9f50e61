import type { ReactNode } from "react";
import { benchmarkMove } from "@/lib/lenders/benchmark";
import { currencyName } from "@/lib/lenders/currency";
import { FACTS, inBrief } from "@/lib/lenders/facts";
import { rateWords } from "@/lib/lenders/rate-words";
import type { Scheme } from "@/lib/lenders/rows";
import { schemeAnchor } from "@/lib/lenders/scheme-address";
import type { SourcePage } from "@/lib/lenders/sources";
import { FactNote, RateNote } from "./fact-note";
import { Fold } from "./fold";

const IN_LINE = FACTS.filter(({ key }) => key === "rate" || key === "unsecured");

/** So many are all in sight; of more, the first ones, and the rest behind one line. */
const MOST_IN_SIGHT = 4;
const FIRST = 2;

/** A lender's schemes, one fold each: its rate in sight, and in it the facts that it has and how old each is. */
export function SchemeFolds({ schemes, pages }: { schemes: readonly Scheme[]; pages: readonly SourcePage[] }) {
  if (schemes.length <= MOST_IN_SIGHT) return <Schemes schemes={schemes} pages={pages} />;
  const rest = schemes.slice(FIRST);
  return (
    <>
      <Schemes schemes={schemes.slice(0, FIRST)} pages={pages} />
      <Fold
        title={<h4 className="text-base">{`${rest.length} more schemes`}</h4>}
        below={rest.map(({ name }) => name.replace(/ \(.*\)$/, "")).join(" · ")}
      >
        <Schemes schemes={rest} pages={pages} />
      </Fold>
    </>
  );
}

function Schemes({ schemes, pages }: { schemes: readonly Scheme[]; pages: readonly SourcePage[] }) {
  return (
    <ul>
      {schemes.map((scheme) => (
        <li key={scheme.id}>
          <Fold
            id={schemeAnchor(scheme.id)}
            title={<h4 className="text-base">{scheme.name}</h4>}
            below={<span className="font-display">{inLine(scheme)}</span>}
          >
            {scheme.currency !== "INR" && <p>{`Loan in ${currencyName(scheme.currency)}s.`}</p>}
            <dl className="grid sm:grid-cols-2 sm:gap-x-8">
              {FACTS.filter(({ screens }) => screens.some((screen) => screen === "scheme")).map(({ key, term, say }) =>
                key === "rate" ? (
                  <Item key={key} term={term}>
                    <Rates scheme={scheme} pages={pages} />
                  </Item>
                ) : (
                  say(scheme) !== null && (
                    <Item key={key} term={term}>
                      <span>{say(scheme)}</span>
                      <FactNote keys={[key]} schemeId={scheme.id} pages={pages} />
                    </Item>
                  )
                ),
              )}
            </dl>
            {scheme.conflicts && <p className="mt-3">{`Where our sources disagree: ${scheme.conflicts}`}</p>}
          </Fold>
        </li>
      ))}
    </ul>
  );
}

/** "9.15% a year, floating. Without collateral: up to ₹7.5 lakh". */
function inLine(scheme: Scheme): string {
  return IN_LINE.flatMap((fact) => {
    const words = inBrief(fact, scheme);
    return words === null ? [] : fact.key === "rate" ? words : `${fact.term}: ${words}`;
  }).join(". ");
}

function Item({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="border-b border-line py-2.5">
      <dt className="text-sm text-ink-3">{term}</dt>
      <dd className="font-display text-base font-semibold text-ink">{children}</dd>
    </div>
  );
}

/** Each published rate of a scheme, with the age of its own page and what its benchmark has done since. */
function Rates({ scheme: { rates, currency, benchmark }, pages }: { scheme: Scheme; pages: readonly SourcePage[] }) {
  if (rates.length === 0) return <span>No rate published</span>;
  return (
    <ul className="grid gap-2">
      {rates.map((rate) => {
        const move = benchmarkMove(rate, benchmark);
        return (
          <li key={rate.id}>
            <span>{rateWords(rate, currency)}</span>
            {rate.note && <span className="block text-sm font-normal text-ink-2">{rate.note}</span>}
            {move && <span className="block text-xs font-normal text-ink-2">{move}</span>}
            <RateNote source={rate.source} publishedOn={rate.publishedOn} pages={pages} />
          </li>
        );
      })}
    </ul>
  );
}
