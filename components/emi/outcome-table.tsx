import { Money } from "@/components/ui/money";
import { timeWords } from "@/lib/emi/words";

export type OutcomeRow = { name: string; emi: number; months: number; interest: number; difference: string };

/**
 * Ways to repay the same loan, side by side, with what each changes in words. A row without figures shows its words
 * only.
 */
export function OutcomeTable({
  caption,
  rows,
}: {
  caption: string;
  rows: readonly (OutcomeRow | { name: string; difference: string })[];
}) {
  return (
    <div role="region" aria-label={caption} tabIndex={0} className="mt-5 overflow-x-auto">
      <table className="ledger min-w-xl">
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col" className="sticky left-0 bg-surface">
              Way
            </th>
            <th scope="col" className="num">
              EMI
            </th>
            <th scope="col">Repaid in</th>
            <th scope="col" className="num">
              Interest in all
            </th>
            <th scope="col">Against the plain loan</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name}>
              <th scope="row" className="sticky left-0 bg-surface font-semibold">
                {row.name}
              </th>
              <Money as="td" amount={"emi" in row ? row.emi : null} className="num" />
              <td>{"emi" in row && Number.isFinite(row.months) ? timeWords(row.months) : "–"}</td>
              <Money as="td" amount={"emi" in row ? row.interest : null} className="num" />
              <td className="font-display">{row.difference}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
