"use client";

import { Download, Printer } from "lucide-react";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Accordion } from "@/components/ui/accordion";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Dialog } from "@/components/ui/dialog";
import { Money } from "@/components/ui/money";
import { Percent } from "@/components/ui/percent";
import { saveFile } from "@/lib/browser/save-file";
import type { CalendarMonth } from "@/lib/emi/calendar";
import type { LoanTerms } from "@/lib/emi/emi";
import { byYear, repaymentSchedule, scheduleCsv } from "@/lib/emi/schedule";
import { ScheduleFooter } from "./schedule-footer";
import { ScheduleTable } from "./schedule-table";

/** SPEC section 9. */
const FIRST_YEARS = 4;
const MORE_YEARS = 2;

/**
 * The repayment schedule, one fold a calendar year. Exists only while it is open, so it always starts from the first
 * year.
 */
export function ScheduleDialog({
  loan,
  start,
  onClose,
  onPrint,
}: {
  loan: LoanTerms;
  start: CalendarMonth;
  onClose: () => void;
  onPrint: () => void;
}) {
  const [shown, setShown] = useState(FIRST_YEARS);
  const [fewer, setFewer] = useState(false);
  const folds = useRef<HTMLDivElement>(null);
  const rows = repaymentSchedule(loan, start);
  const years = byYear(rows);

  function loadMore() {
    flushSync(() => setShown(shown + MORE_YEARS));
    // The button may be gone: reading goes on at the first year that appeared.
    folds.current?.querySelectorAll("summary")[shown]?.focus();
  }

  return (
    <Dialog open onClose={onClose} title="Repayment Schedule" size="wide">
      <p className="text-ink-2">
        <Money amount={loan.principal} className="font-bold" /> at <Percent pct={loan.annualRatePct} />
        <span>{` a year, ${loan.months} EMIs, the first one this month.`}</span>
      </p>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          variant="quiet"
          size="sm"
          onClick={() =>
            saveFile(scheduleCsv(rows), {
              name: `repayment-${loan.principal}-${loan.annualRatePct}pct-${loan.months}m.csv`,
              type: "text/csv",
            })
          }
        >
          <Download aria-hidden size={18} /> Download CSV
        </Button>
        <Button variant="quiet" size="sm" onClick={onPrint}>
          <Printer aria-hidden size={18} /> Print all years
        </Button>
        <span className="md:hidden">
          <Checkbox id="fewer-columns" checked={fewer} onCheckedChange={setFewer} label="Fewer columns" />
        </span>
      </div>
      {!fewer && <p className="mt-1 text-sm text-ink-2 md:hidden">Swipe a table sideways to see all columns.</p>}
      <div ref={folds} className="mt-2">
        {years.slice(0, shown).map(({ year, rows: months, totals }, index) => (
          <Accordion
            key={year}
            startOpen={index === 0}
            title={year}
            aside={<Money amount={totals.totalPayment} className="text-sm font-normal text-ink-2" />}
          >
            <div role="region" aria-label={`Repayments in ${year}`} tabIndex={0} className="overflow-x-auto">
              <ScheduleTable year={year} rows={months} fewer={fewer} />
            </div>
          </Accordion>
        ))}
      </div>
      {shown < years.length && (
        <Button variant="outline" className="mt-4" onClick={loadMore}>
          Load More
        </Button>
      )}
      <ScheduleFooter loan={loan} rows={rows} />
    </Dialog>
  );
}
