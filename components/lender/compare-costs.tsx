import { CostBar, CostLegend } from "@/components/charts/cost-bar";
import { LoanCurve } from "@/components/charts/loan-curve";
import { Figures } from "@/components/ui/figures";
import { Money } from "@/components/ui/money";
import { Percent } from "@/components/ui/percent";
import { costInAll } from "@/lib/charts/cost-bar";
import { differenceInWords } from "@/lib/emi/difference";
import { timeWords } from "@/lib/emi/words";
import { rupees } from "@/lib/text/format";
import { exampleCost, EXAMPLE_STUDY } from "@/lib/lenders/example-cost";
import { EXAMPLE_LOAN } from "@/lib/lenders/example-loan";

/**
 * What the schemes cost on the same terms: bars on one scale, the difference in words, and what is owed as lines over
 * each other. Of those in rupees whose rate is known and that lend as much.
 */
export function CompareCosts({
  offers,
}: {
  offers: readonly { id: string; name: string; rate: number | null; fee: number | null; isCounted: boolean }[];
}) {
  const costs = offers.flatMap(({ id, name, rate, fee, isCounted }) =>
    rate === null || !isCounted ? [] : { id, name, rate, ...exampleCost(rate, fee) },
  );
  const [first] = costs;
  if (!first) return null;
  const scale = Math.max(...costs.map(({ parts }) => costInAll(parts)));
  const against = (cost: (typeof costs)[number]) => {
    const isFeeKnown = cost.parts.fee !== null && first.parts.fee !== null;
    // A fee that one of them does not publish makes it no cheaper.
    const of = ({ parts, life }: typeof cost) => ({
      total: costInAll(isFeeKnown ? parts : { ...parts, fee: null }),
      emi: life.emi,
    });
    return `${isFeeKnown ? "" : "Without the fees: "}${differenceInWords(of(cost), of(first), first.name)}`;
  };
  return (
    <section aria-labelledby="costs" className="mt-6">
      <h2 id="costs" className="text-h3">
        What <Money amount={EXAMPLE_LOAN.principal} /> would cost
      </h2>
      <p className="mt-1 max-w-[68ch] text-sm text-ink-2">
        <span>At the lowest published rate of each, which yours may exceed; the fee at its highest, with GST. </span>
        <span>{`${timeWords(EXAMPLE_STUDY.courseMonths)} of course and ${timeWords(EXAMPLE_STUDY.graceMonths)} of grace with nothing paid, then ${timeWords(EXAMPLE_LOAN.months)} of EMIs.`}</span>
        {costs.length < offers.length && (
          <span> Not counted: a loan in another currency, one without a rate, or one that is never so large.</span>
        )}
      </p>
      <CostLegend className="mt-3" />
      <div className="mt-2 grid gap-x-10 gap-y-6 md:grid-cols-2">
        <ol>
          {costs.map((cost, index) => (
            <li key={cost.id} className="grid gap-1 border-b border-line py-3">
              <span className="flex flex-wrap items-baseline justify-between gap-x-3">
                <span className="font-display font-bold">{cost.name}</span>
                <Money amount={costInAll(cost.parts)} className="font-bold" />
              </span>
              <CostBar parts={cost.parts} scale={scale} />
              <span className="flex flex-wrap justify-between gap-x-3 font-display text-sm text-ink-2">
                <span>
                  EMI <Money amount={cost.life.emi} />
                </span>
                <span>
                  <Percent pct={cost.rate} />
                  <span>{` a year${cost.parts.fee === null ? ", fee not known" : ""}`}</span>
                </span>
              </span>
              {index > 0 && (
                <p className="font-display text-sm font-semibold">
                  <Figures text={against(cost)} />
                </p>
              )}
            </li>
          ))}
        </ol>
        <LoanCurve
          name={first.name}
          life={first.life}
          others={costs.slice(1).map(({ name, life }) => ({
            name: `${name}: ${rupees(life.owedAtStart)} owed when EMIs start, then ${life.emiMonths} EMIs of ${rupees(life.emi)}`,
            owed: life.owed,
          }))}
        />
      </div>
    </section>
  );
}
