import { Money } from "@/components/ui/money";
import { Percent } from "@/components/ui/percent";
import type { CalendarMonth } from "@/lib/emi/calendar";
import type { LoanTerms } from "@/lib/emi/emi";
import { byYear, repaymentSchedule } from "@/lib/emi/schedule";
import { emiSentence, timeWords } from "@/lib/emi/words";
import { formatDate } from "@/lib/dates/dates";
import { site } from "@/lib/site";
import { ScheduleFooter } from "./schedule-footer";
import { ScheduleTable } from "./schedule-table";

/** What goes on paper: the inputs, the answer and every year of the schedule, with the address and the day. */
export function PrintSheet({ loan, start, printedAt }: { loan: LoanTerms; start: CalendarMonth; printedAt: number }) {
  const rows = repaymentSchedule(loan, start);
  return (
    <section className="print-only">
      <h2>Repayment Schedule</h2>
      <p className="mt-1 text-sm break-all">{`${site.name}, ${formatDate(printedAt)}, ${location.href}`}</p>
      <p className="mt-3">
        <Money amount={loan.principal} /> at <Percent pct={loan.annualRatePct} />
        <span>{` a year for ${timeWords(loan.months)}. ${emiSentence(loan)} An estimate: your lender's own schedule decides.`}</span>
      </p>
      {byYear(rows).map(({ year, rows: months }) => (
        <div key={year} className="mt-4">
          <h3 className="text-h4">{year}</h3>
          <ScheduleTable year={year} rows={months} />
        </div>
      ))}
      <ScheduleFooter loan={loan} rows={rows} />
    </section>
  );
}
