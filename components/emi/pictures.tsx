import { LoanCurve } from "@/components/charts/loan-curve";
import { YearBars } from "@/components/charts/year-bars";
import { lifeOfLoan, lineOf } from "@/lib/charts/loan-curve";
import type { LoanTerms } from "@/lib/emi/emi";
import type { ExtraInputs } from "@/lib/emi/inputs";
import { timeWords } from "@/lib/emi/words";
import { studyPlan, type LoanPlan } from "./study-plan";

/**
 * The loan over time and by year, each under its tab (`picture-time`, `picture-years`). The server draws them for the
 * calculator's first answer; the browser fetches this code when another one is asked for.
 */
export function Pictures({ plan, extra }: { plan: LoanPlan | undefined; extra: ExtraInputs }) {
  const study = studyPlan(plan, extra);
  const life = plan && study && lifeOfLoan({ ...plan, ...study, compounding: extra.compound === "1" });
  return (
    <>
      <div className="hidden no-has:block group-has-[#picture-time:checked]/picture:block">
        {life ? (
          <>
            <p className="mb-3 text-sm text-ink-2">
              {life.courseMonths + life.graceMonths > 0
                ? `If nothing is paid for the first ${timeWords(life.courseMonths + life.graceMonths)}.`
                : "With EMIs from the first month."}
            </p>
            <LoanCurve life={life} />
          </>
        ) : (
          <Nothing />
        )}
      </div>
      <div className="hidden no-has:mt-6 no-has:block group-has-[#picture-years:checked]/picture:block">
        {plan ? <YearBars loan={plan} /> : <Nothing />}
      </div>
    </>
  );
}

const Nothing = () => <p className="text-sm text-ink-2">Nothing to draw until every box makes sense.</p>;

/** A loan with its EMIs from the first month, and beside it what becomes of it in other ways. */
export function SecondLines({
  plan,
  ways,
}: {
  plan: LoanTerms;
  ways: readonly { name: string; difference: string; balances: readonly number[] }[];
}) {
  return (
    <LoanCurve
      life={lifeOfLoan({ ...plan, courseMonths: 0, graceMonths: 0 })}
      others={ways.map(({ name, difference, balances }) => ({
        name: `${name}: ${difference}`,
        owed: lineOf(plan.principal, balances),
      }))}
    />
  );
}
