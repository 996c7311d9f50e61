import { Figures } from "@/components/ui/figures";
import { heroFacts, type HeroFactKey } from "@/lib/lenders/hero-facts";
import type { Lender } from "@/lib/lenders/rows";
import { Unknown } from "./unknown";

/** In pairs, as they stand beside one another; the last two are sentences. */
const ROWS: readonly (readonly [term: string, fact: HeroFactKey])[] = [
  ["Unsecured loan amount", "unsecured"],
  ["Secured loan amount", "secured"],
  ["Processing fees", "fee"],
  ["Margin", "margin"],
  ["Processing time", "time"],
  ["Countries covered", "countries"],
  ["Collateral", "collateral"],
  ["Early repayment", "earlyRepayment"],
];

/** A lender's facts on its first screen, in two columns; where they come from stands in the features. */
export function HeroFacts({ lender, className }: { lender: Lender; className: string }) {
  const facts = heroFacts(lender);
  return (
    <dl className={`hero-facts ${className}`}>
      {ROWS.map(([term, fact]) => {
        const { words, scope, rest } = facts[fact];
        return (
          <div key={fact}>
            <dt>{term}</dt>
            <dd>
              {words === null ? (
                <Unknown />
              ) : (
                <span className="font-display font-semibold">
                  <Figures text={words} />
                </span>
              )}
              {scope !== null && <span className="text-xs text-ink-2">{` ${scope}`}</span>}
              {rest !== null && (
                <span className="block text-xs text-ink-2 max-md:hidden print:block">
                  <Figures text={rest} />
                </span>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
