import type { LenderPage } from "@/lib/lenders/data";
import { pageFacts, type PageFactKey } from "@/lib/lenders/page-facts";
import { FactNote } from "./fact-note";
import { LenderMark } from "./lender-mark";
import { Unknown } from "./unknown";

/** Who the lender is. */
export function LenderHead({ page: { partner, lender } }: { page: LenderPage }) {
  const count = lender.schemes.length;
  return (
    <div className="flex flex-wrap items-center gap-4">
      <LenderMark logo={lender.logo} initials={lender.initials} />
      <div className="min-w-0 flex-1 basis-56">
        <h1 className="text-h2">{lender.name} education loan</h1>
        <p className="text-ink-2">{[partner.type, count > 1 && `${count} schemes`].filter(Boolean).join(" · ")}</p>
      </div>
    </div>
  );
}

/** In the order of SPEC section 2. */
const FACTS: readonly [term: string, fact: PageFactKey][] = [
  ["Interest rate", "rate"],
  ["Processing time", "time"],
  ["Processing fees", "fee"],
  ["Margin", "margin"],
  ["Secured loan amount", "secured"],
  ["Unsecured loan amount", "unsecured"],
  ["Collateral", "collateral"],
  ["Early repayment", "earlyRepayment"],
  ["Countries covered", "countries"],
];

/** Every fact that SPEC section 2 wants at the top of the page. */
export function LenderFacts({ page }: { page: LenderPage }) {
  const facts = pageFacts(page);
  return (
    <dl className="grid border-t border-line sm:grid-cols-2 sm:gap-x-8">
      {FACTS.map(([term, fact]) => (
        <div
          key={term}
          className="border-b border-line py-2.5 max-sm:grid max-sm:grid-cols-[7.5rem_minmax(0,1fr)] max-sm:gap-x-3"
        >
          <dt className="text-sm text-ink-3">{term}</dt>
          <dd className="font-display font-semibold">
            {facts[fact].text ?? <Unknown />}
            {facts[fact].text !== null && <FactNote keys={facts[fact].about} pages={page.lender.pages} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}
