import { Fragment, type ReactNode } from "react";
import { type Column, nextSort, type Sort } from "@/lib/lenders/compare";

const head = "sticky top-16 z-10 bg-paper px-0! py-0! align-bottom! text-xs shadow-[inset_0_-1px_0_var(--color-edge)]";
const headPress = "min-h-11 w-full items-end gap-1 rounded-sm px-2 py-2.5 text-start font-semibold hover:text-ink";
/** Shares of the table's width, of columns that need more or less than the rest. Written out for the style sheet. */
const WIDTHS: Readonly<Record<string, string>> = { lender: "w-[15%]", rate: "w-[13%]", asOf: "w-[8%]" };

/**
 * The schemes, with an order by every column.
 * @param sortedAt the address of another order
 * @param onSort where the whole table is here: puts it in another order at once
 */
export function SchemeTable({
  offers,
  columns,
  sort,
  sortedAt,
  onSort,
}: {
  offers: readonly { id: string; row: ReactNode }[];
  columns: readonly Column[];
  sort: Sort;
  sortedAt: (next: Sort) => string;
  onSort?: (next: Sort) => void;
}) {
  return (
    <table className="ledger max-xl:block xl:table-fixed">
      <caption className="sr-only">
        Loan schemes by what the lenders publish. A dash is a fact that we did not find.
      </caption>
      <thead className="max-xl:hidden">
        <tr>
          {columns.map((column) => {
            const { key, label } = column;
            return (
              <th
                key={key}
                scope="col"
                aria-sort={sort.by === key ? (sort.descending ? "descending" : "ascending") : undefined}
                className={`${head} ${WIDTHS[key] ?? ""}`}
              >
                {onSort && (
                  <button
                    type="button"
                    onClick={() => onSort(nextSort(sort, column))}
                    className={`${headPress} flex noscript:hidden`}
                  >
                    <span>{label}</span>
                    <Arrow state={sort.by === key ? (sort.descending ? "down" : "up") : "none"} />
                  </button>
                )}
                <a
                  href={sortedAt(nextSort(sort, column))}
                  className={`${headPress} ${onSort ? "hidden noscript:flex" : "flex"}`}
                >
                  <span>{label}</span>
                  <Arrow state={sort.by === key ? (sort.descending ? "down" : "up") : "none"} />
                </a>
              </th>
            );
          })}
          <th scope="col" className={`${head} w-[6.5%] px-1! py-2.5! noscript:hidden`}>
            Compare
          </th>
        </tr>
      </thead>
      <tbody className="max-xl:grid max-md:gap-2 md:max-xl:gap-4 md:max-xl:grid-cols-2 lg:max-xl:grid-cols-3">
        {offers.map(({ id, row }) => (
          <Fragment key={id}>{row}</Fragment>
        ))}
      </tbody>
    </table>
  );
}

function Arrow({ state }: { state: "up" | "down" | "none" }) {
  return (
    <svg
      aria-hidden
      width="14"
      height="18"
      viewBox="0 0 14 18"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      className="shrink-0"
    >
      {state !== "down" && <path d="m3 7 4-4 4 4" className={state === "none" ? "opacity-45" : ""} />}
      {state !== "up" && <path d="m3 11 4 4 4-4" className={state === "none" ? "opacity-45" : ""} />}
    </svg>
  );
}
