import { CostBar, CostSwatch } from "@/components/charts/cost-bar";
import { LoanCurve } from "@/components/charts/loan-curve";
import { Money } from "@/components/ui/money";
import { Percent } from "@/components/ui/percent";
import type { CostKind } from "@/lib/charts/cost-bar";
import { costInAll } from "@/lib/charts/cost-bar";
import type { Example } from "@/lib/eligibility/example";

const PARTS: readonly [kind: CostKind, term: string][] = [
  ["borrowed", "Borrowed"],
  ["interestStudying", "Interest while studying"],
  ["interestAfter", "Interest after"],
  ["fee", "Fee, with GST"],
];

/** What the example loan costs at this lender, part by part, and how it grows and shrinks over the years. */
export function LenderExample({ example: { parts, life }, rate }: { example: Example; rate: number }) {
  return (
    <section aria-labelledby="example" className="card mb-3 md:mb-4">
      <h2 id="example" className="text-h4">
        <Money amount={parts.borrowed} compact /> at <Percent pct={rate} />: <Money amount={costInAll(parts)} /> in all
      </h2>
      <div className="mt-3 grid gap-x-8 gap-y-2 sm:grid-cols-2">
        <div>
          <CostBar parts={parts} />
          <dl className="mt-2 text-sm max-md:leading-snug">
            {PARTS.map(([kind, term]) => (
              <div key={kind} className="flex flex-wrap items-baseline justify-between gap-x-4 py-0.5">
                <dt className="flex min-w-[min(8rem,100%)] flex-1 items-baseline gap-2 text-ink-2">
                  <CostSwatch kind={kind} />
                  <span>{term}</span>
                </dt>
                <dd className="font-bold">{parts[kind] === null ? "not known" : <Money amount={parts[kind]} />}</dd>
              </div>
            ))}
          </dl>
        </div>
        {life && <LoanCurve compact life={life} />}
      </div>
    </section>
  );
}
