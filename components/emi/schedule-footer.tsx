import { Money } from "@/components/ui/money";
import { emiResult, type LoanTerms } from "@/lib/emi/emi";
import { scheduleTotals, type RepaymentRow } from "@/lib/emi/schedule";

/** The schedule's own sums, and why they are not quite the calculator's (docs/decisions/002-emi-calculator.md). */
export function ScheduleFooter({ loan, rows }: { loan: LoanTerms; rows: readonly RepaymentRow[] }) {
  const { totalPayment, interestCharged } = scheduleTotals(rows);
  const headline = Math.round(emiResult(loan).totalAmount);
  return (
    <div className="mt-4 border-t-2 border-ink pt-3 text-sm">
      <p>
        All instalments together: <Money as="strong" amount={totalPayment} />, of which interest{" "}
        <Money as="strong" amount={interestCharged} />.
      </p>
      {totalPayment !== headline && (
        <p className="mt-1 text-ink-2">
          The calculator says <Money amount={headline} className="font-bold" />, because it does not round the EMI; here
          every instalment and every month&apos;s interest is in whole rupees, as a lender collects it.
        </p>
      )}
    </div>
  );
}
