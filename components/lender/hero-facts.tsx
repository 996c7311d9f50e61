import { Figures } from "@/components/ui/figures";
import type { LenderPage } from "@/lib/lenders/data";
import { heroFacts, type HeroFactKey } from "@/lib/lenders/hero-facts";
import { Unknown } from "./unknown";

/** In pairs, as they stand beside one another: short ones first. */
const ROWS: readonly (readonly [term: string, fact: HeroFactKey])[] = [
  ["Processing time", "time"],
  ["Margin", "margin"],
  ["Unsecured loan amount", "unsecured"],
  ["Secured loan amount", "secured"],
  ["Processing fees", "fee"],
  ["Countries covered", "countries"],
  ["Collateral", "collateral"],
  ["Early repayment", "earlyRepayment"],
];

/** A lender's facts on its first screen, in two columns; where they come from stands in the features. */
export function HeroFacts({ page, className }: { page: LenderPage; className: string }) {
  const facts = heroFacts(page);
  return (
    <dl className={`hero-facts ${className}`}>
      {ROWS.map(([term, fact]) => {
        const { words, note } = facts[fact];
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
              {note !== null && (
                <span className="block text-xs text-ink-2">
                  <Figures text={note} />
                </span>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
