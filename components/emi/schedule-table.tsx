import { Money } from "@/components/ui/money";
import type { RepaymentRow } from "@/lib/emi/schedule";

/** The months of one calendar year. `fewer` leaves out how the payment splits, for narrow screens. */
export function ScheduleTable({
  year,
  rows,
  fewer = false,
}: {
  year: number;
  rows: readonly RepaymentRow[];
  fewer?: boolean;
}) {
  return (
    <table className="ledger">
      <caption className="sr-only print:not-sr-only">{`Repayments in ${year}`}</caption>
      <thead>
        <tr>
          <th scope="col" className="sticky left-0 bg-surface print:static">
            Month
          </th>
          {!fewer && (
            <th scope="col" className="num">
              Principal Paid
            </th>
          )}
          {!fewer && (
            <th scope="col" className="num">
              Interest Charged
            </th>
          )}
          <th scope="col" className="num">
            Total Payment
          </th>
          <th scope="col" className="num">
            Balance
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.month}>
            <th scope="row" className="sticky left-0 bg-surface font-semibold print:static">
              {row.month}
            </th>
            {!fewer && <Money as="td" amount={row.principalPaid} className="num" />}
            {!fewer && <Money as="td" amount={row.interestCharged} className="num" />}
            <Money as="td" amount={row.totalPayment} className="num" />
            <Money as="td" amount={row.balance} className="num" />
          </tr>
        ))}
      </tbody>
    </table>
  );
}
