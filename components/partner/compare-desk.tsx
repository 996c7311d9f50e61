"use client";

import Link from "next/link";
import { Chevron } from "@/components/ui/icons";
import { setSearch, useSearch } from "@/components/ui/use-search";
import { bestOf, MOST, readPicks } from "@/lib/partners/compare";
import type { sideBySide } from "@/lib/partners/side-by-side";
import { routes } from "@/lib/routes";
import { AgeTag } from "./age-tag";
import { LenderMark } from "./lender-mark";
import { Unknown } from "./unknown";

type Desk = ReturnType<typeof sideBySide>;

/** Up to three lenders, picked here or by the address (?lenders=a,b,c), column by column. */
export function CompareDesk({ rows, lenders }: Desk) {
  const { picked, unknown, tooMany } = readPicks(useSearch(), lenders);
  const ids = picked.map(({ id }) => id);
  const put = (next: string[]) => setSearch(next.length > 0 ? `lenders=${next.map(encodeURIComponent).join(",")}` : "");

  return (
    <>
      <p className="mt-3 max-w-[62ch] text-ink-2">
        <span className="noscript:hidden">
          Choose up to three lenders. The address of this page holds your choice, so you can send it to your
          family.{" "}
        </span>
        <Link href={ids.length > 0 ? `${routes.lenders}?lenders=${ids.join(",")}` : routes.lenders} className="link">
          See all lenders in one table
        </Link>
      </p>
      <p className="card mt-6 hidden noscript:block">
        Comparing three lenders needs JavaScript. The table of all lenders shows the same facts without it.
      </p>

      <form
        aria-label="Lenders to compare"
        onSubmit={(event) => event.preventDefault()}
        className="mt-6 grid gap-4 noscript:hidden sm:grid-cols-3"
      >
        {Array.from({ length: MOST }, (_, place) => (
          <label key={place} className="block text-sm">
            <span className="field-label">Lender {place + 1}</span>
            <span className="relative block">
              <select
                className="control"
                value={ids[place] ?? ""}
                disabled={place > ids.length}
                onChange={({ target }) =>
                  put([...ids.slice(0, place), target.value, ...ids.slice(place + 1)].filter(Boolean))
                }
              >
                <option value="">{place > ids.length ? `After lender ${place}` : "None"}</option>
                {lenders.map(({ id, name }) => (
                  <option key={id} value={id} disabled={ids.includes(id) && ids[place] !== id}>
                    {name}
                  </option>
                ))}
              </select>
              <Chevron className="pointer-events-none absolute top-3.5 right-3.5 text-ink-2" />
            </span>
          </label>
        ))}
      </form>

      <div role="status" className="mt-4 text-sm">
        {unknown.length > 0 && (
          <p className="rounded-sm bg-marigold-soft px-3 py-2 text-marigold-ink">
            {unknown.length === 1 ? "One name in the address is" : `${unknown.length} names in the address are`} not in
            our list and left out:{" "}
            {unknown
              .slice(0, MOST)
              .map((id) => `“${id.length > 40 ? `${id.slice(0, 40)}…` : id}”`)
              .join(", ")}
            {unknown.length > MOST && " and others"}.
          </p>
        )}
        {tooMany > 0 && (
          <p className="mt-2 rounded-sm bg-marigold-soft px-3 py-2 text-marigold-ink">
            Only the first {MOST} lenders of the address are compared.
          </p>
        )}
        {picked.length === 0 && (
          <p className="text-ink-2 noscript:hidden">
            Nothing to compare yet: choose two lenders above, or tick “Compare” beside them in the table of all lenders.
          </p>
        )}
        {picked.length === 1 && <p className="text-ink-2">Choose a second lender to compare {picked[0]?.name} with.</p>}
      </div>

      {picked.length > 0 && <Columns rows={rows} lenders={picked} />}
    </>
  );
}

// Written out, so that the style sheet has them. On a phone each term stands above its values.
const TRACKS = ["", "max-md:grid-cols-[minmax(0,1fr)]", "max-md:grid-cols-2", "max-md:grid-cols-3"];

function Columns({ rows, lenders }: Desk) {
  const line = `max-md:grid max-md:gap-x-3 max-md:border-b max-md:border-line ${TRACKS[lenders.length]} ${lenders.length > 2 ? "max-md:min-w-96" : ""}`;
  const term =
    "font-display font-semibold max-md:col-span-full max-md:border-0! max-md:px-0! max-md:pt-2.5! max-md:pb-1! max-md:text-xs max-md:text-ink-3 md:w-40 lg:w-48";
  const value = "min-w-0 font-display text-base max-md:border-0! max-md:px-0! max-md:pt-0! max-md:text-sm";
  return (
    <div role="region" aria-label="Comparison" tabIndex={0} className="relative mt-6 overflow-x-auto">
      <table className="ledger table-fixed max-md:block">
        <caption className="sr-only">{lenders.map(({ name }) => name).join(", ")}: what they publish</caption>
        <thead className="max-md:block">
          <tr className={line}>
            <td className="max-md:hidden md:w-40 lg:w-48" />
            {lenders.map(({ id, name, type, initials, logo, currency }) => (
              <th key={id} scope="col" className="min-w-0 text-ink! max-md:border-0! max-md:px-0!">
                <LenderMark logo={logo} initials={initials} small />
                <Link
                  href={routes.lender(id)}
                  prefetch={false}
                  className="link mt-2 inline-block font-display text-base leading-snug font-bold md:text-h4"
                >
                  {name}
                </Link>
                <span className="block text-xs font-normal text-ink-2">{type}</span>
                {currency && (
                  <span className="tag tag-info mt-2 whitespace-normal!">
                    Loan in {currency === "USD" ? "US dollars" : currency}
                  </span>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block">
          {rows.map((row, at) => {
            const best =
              "best" in row
                ? bestOf(
                    lenders.map(({ figures }) => figures[row.best.of]),
                    row.best.better,
                  )
                : null;
            return (
              <tr key={row.term} className={line}>
                <th scope="row" className={term}>
                  <span className="sticky left-0">{row.term}</span>
                </th>
                {lenders.map(({ id, facts, figures }) => (
                  <td key={id} className={value}>
                    {facts[at] ?? <Unknown />}
                    {"best" in row && best !== null && figures[row.best.of] === best && (
                      <span className="tag tag-ok mt-1 flex w-fit font-body">
                        {row.best.better === "lowest" ? "Lowest here" : "Highest here"}
                      </span>
                    )}
                  </td>
                ))}
              </tr>
            );
          })}
          <tr className={line}>
            <th scope="row" className={term}>
              <span className="sticky left-0">As of</span>
            </th>
            {lenders.map(({ id, asOf, staleFrom, stale }) => (
              <td key={id} className={`${value} font-body! text-sm!`}>
                <span className="block">{asOf}</span>
                <AgeTag from={staleFrom} stale={stale} />
              </td>
            ))}
          </tr>
        </tbody>
        <tfoot className="max-md:block">
          <tr className={`${line} max-md:border-0`}>
            <td className="border-0! max-md:hidden" />
            {lenders.map(({ id, name, rate }) => (
              <td key={id} className="min-w-0 border-0! font-normal! max-md:px-0!">
                <Link
                  href={routes.lender(id)}
                  prefetch={false}
                  className="link flex min-h-11 items-center text-sm font-semibold"
                >
                  <span>
                    Sources<span className="sr-only"> of {name}</span> and Apply
                  </span>
                </Link>
                {rate !== null && (
                  <Link
                    href={`${routes.emiCalculator}?rate=${rate}`}
                    prefetch={false}
                    className="link flex min-h-11 items-center text-sm font-semibold"
                  >
                    Work out EMI at {rate}%
                  </Link>
                )}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
