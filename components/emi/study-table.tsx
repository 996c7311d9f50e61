import { Money } from "@/components/ui/money";
import { Percent } from "@/components/ui/percent";
import { STUDY_MODES, type StudyMode, type StudyOutcome } from "@/lib/emi/moratorium";
import { EMI_SHARE_PCT, salaryFor } from "@/lib/emi/salary";
import { rupees } from "@/lib/text/format";

/** The four ways to get through the course, side by side. Without outcomes the cells are dashes. */
export function StudyTable({
  outcomes,
  fixedMonthly,
}: {
  outcomes: Record<StudyMode, StudyOutcome> | undefined;
  fixedMonthly: number;
}) {
  const names: Record<StudyMode, string> = {
    nothing: "Pay nothing",
    interest: "Pay the interest each month",
    fixed: `Pay ${rupees(fixedMonthly)} a month`,
    full: "Pay full EMIs from the start",
  };
  return (
    <table className="ledger min-w-2xl">
      <caption>While you study, and what follows</caption>
      <thead>
        <tr>
          <th scope="col" className="sticky left-0 w-32 bg-surface sm:w-60">
            During the course and grace
          </th>
          <th scope="col" className="num">
            EMI after study
          </th>
          <th scope="col" className="num">
            Interest in all
          </th>
          <th scope="col" className="num">
            Paid before it
          </th>
          <th scope="col" className="num">
            Pay you need (<Percent pct={EMI_SHARE_PCT} />)
          </th>
        </tr>
      </thead>
      <tbody>
        {STUDY_MODES.map((mode) => {
          const outcome = outcomes?.[mode];
          return (
            <tr key={mode}>
              <th scope="row" className="sticky left-0 bg-surface font-display font-semibold">
                {names[mode]}
              </th>
              <Money as="td" amount={outcome?.emiAfterStudy} className="num font-bold" />
              <Money as="td" amount={outcome?.interestInAll} className="num" />
              <Money as="td" amount={outcome?.paidDuringStudy} className="num" />
              <Money as="td" amount={outcome && salaryFor(outcome.emiAfterStudy)} className="num" />
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
