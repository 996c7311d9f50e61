import { Money } from "@/components/ui/money";
import { exactInCurrency } from "@/lib/lenders/currency";
import { t } from "@/lib/messages/text";
import { wholeRupees } from "@/lib/money-plan/money";
import type { planMoney } from "@/lib/money-plan/plan";

type Result = ReturnType<typeof planMoney>;

/** Costs by year: in the foreign money, in rupees, and in rupees at the dearer rate. */
export function YearTable({ result, dearer, currency }: { result: Result; dearer: Result; currency: string }) {
  return (
    <table className="ledger mt-6">
      <caption>{t("moneyPlan.byYear", "Costs by year of the course, in rupees at your rate")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("moneyPlan.year", "Year")}</th>
          <th scope="col" className="num">
            {t("moneyPlan.atRate", "At your rate")}
          </th>
          <th scope="col" className="num">
            {t("moneyPlan.atDearer", "A tenth dearer")}
          </th>
        </tr>
      </thead>
      <tbody>
        {result.byYear.map(({ year, cents, rupees: sum }, index) => (
          <tr key={year}>
            <th scope="row">
              <span>{year}</span>
              {cents > 0 && (
                <span className="block text-xs font-normal text-ink-3">{exactInCurrency(cents, currency)}</span>
              )}
            </th>
            <td className="num">
              <Money amount={wholeRupees(sum)} />
            </td>
            <td className="num">
              <Money amount={wholeRupees(dearer.byYear[index]!.rupees)} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t("moneyPlan.inAll", "In all")}</th>
          <td className="num">
            <Money amount={wholeRupees(result.total)} />
          </td>
          <td className="num">
            <Money amount={wholeRupees(dearer.total)} />
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
