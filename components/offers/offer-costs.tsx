import { CostBar, CostLegend } from "@/components/charts/cost-bar";
import { LoanCurve } from "@/components/charts/loan-curve";
import { Money } from "@/components/ui/money";
import { costInAll, type CostParts } from "@/lib/charts/cost-bar";
import { lifeOfLoan, type LoanLife } from "@/lib/charts/loan-curve";
import { plural, t } from "@/lib/messages/text";
import { chargesOf, type Figures, figuresOf } from "@/lib/offers/figures";
import type { Offer } from "@/lib/offers/offer";
import { rupees } from "@/lib/text/format";

type Named = { name: string; offer: Offer };
type Cost = { name: string; parts: CostParts; life: LoanLife | null };

/** Lines that one picture of loans' lives tells apart. */
const MOST_LINES = 3;

/** What the offers cost in all as bars on one scale, and what is owed over the years; of those whose sums are known. */
export function OfferCosts({ offers }: { offers: readonly Named[] }) {
  const costs = offers.flatMap(({ name, offer }): Cost[] => {
    const figures = offer.currency === "INR" ? figuresOf(offer) : undefined;
    return figures ? [{ name, parts: partsOf(offer, figures), life: lifeOf(figures) }] : [];
  });
  const scale = Math.max(...costs.map(({ parts }) => costInAll(parts)));
  const [first, ...others] = costs.flatMap(({ name, life }) => (life ? [{ name, life }] : [])).slice(0, MOST_LINES);
  const missing = offers.length - costs.length;
  return (
    <div className="mt-4">
      {missing > 0 && (
        <p className="text-sm text-ink-2">
          {plural("offerPage.notDrawn", missing, {
            one: "{{count}} offer is not drawn: it is in another currency, or a figure that its sums need is not known.",
            other:
              "{{count}} offers are not drawn: they are in another currency, or a figure that their sums need is not known.",
          })}
        </p>
      )}
      {costs.length > 0 && (
        <>
          <CostLegend className="mt-3" />
          <ul className="mt-1">
            {costs.map(({ name, parts }, at) => (
              <li key={at} className="grid gap-1 border-b border-line py-3">
                <span className="flex flex-wrap items-baseline justify-between gap-x-3">
                  <span className="font-display font-bold wrap-anywhere">{name}</span>
                  <Money amount={costInAll(parts)} className="font-bold" />
                </span>
                <CostBar parts={parts} scale={scale} />
                {parts.fee === null && (
                  <span className="text-sm text-ink-2">
                    {t("offerPage.feeNotKnown", "Without the charges, which are not all known.")}
                  </span>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      {first && (
        <div className="mt-4 max-w-[34rem]">
          <LoanCurve
            life={first.life}
            name={others.length > 0 ? first.name : undefined}
            others={others.map(({ name, life }) => ({
              name: t(
                "offerPage.otherLine",
                "{{name}}: {{owed}} owed when instalments begin, then {{count}} of {{emi}}",
                {
                  name,
                  owed: rupees(life.owedAtStart),
                  count: life.emiMonths,
                  emi: rupees(life.emi),
                },
              ),
              owed: life.owed,
            }))}
          />
        </div>
      )}
    </div>
  );
}

function partsOf(offer: Offer, { terms, repayment }: Figures): CostParts {
  const added = Math.max(0, repayment.balance - terms.sanctioned) + repayment.studyPayments;
  return {
    borrowed: terms.sanctioned,
    interestStudying: added,
    interestAfter: Math.max(0, repayment.totalInterest - added),
    fee: chargesOf(offer, "kfs").total ?? null,
  };
}

/** The picture grows while nothing is paid, so a loan whose interest is paid every month has none. */
const lifeOf = ({ terms, way }: Figures): LoanLife | null =>
  way === "paid"
    ? null
    : lifeOfLoan({
        principal: terms.sanctioned,
        annualRatePct: terms.ratePct,
        months: terms.instalments,
        courseMonths: terms.monthsBefore,
        graceMonths: 0,
        tranches: terms.payouts,
        compounding: way === "compound",
      });
