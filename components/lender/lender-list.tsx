import type { Metadata } from "next";
import { Fragment } from "react";
import { Breadcrumbs } from "@/components/site/breadcrumbs";
import { Link } from "@/components/ui/link";
import { partAddress } from "@/lib/lenders/compare";
import type { TablePart } from "@/lib/lenders/lender-views";
import { routes } from "@/lib/routes";
import { absolute } from "@/lib/addresses/absolute";
import { LenderTable } from "./lender-table";

const DESCRIPTION =
  "Banks, co-operative banks, NBFCs, foreign lenders and government loans for study in India and abroad side by side: rate, largest loan with and without collateral, fee, tenure, moratorium, time, and how old the figures are.";

/**
 * What search engines learn of a part of the table. Where something is looked for in it (`isAsked`), it is the first
 * part's page in another order.
 */
export function listMetadata({ part, parts }: Pick<TablePart, "part" | "parts">, isAsked: boolean): Metadata {
  const own = isAsked ? 1 : part;
  return {
    title: `Education loan lenders compared: rates, limits, dates${own > 1 ? `, part ${own}` : ""}`,
    description: DESCRIPTION,
    alternates: { canonical: partAddress(own) },
    ...(!isAsked && {
      pagination: {
        previous: part > 1 ? absolute(partAddress(part - 1)) : null,
        next: part < parts ? absolute(partAddress(part + 1)) : null,
      },
    }),
  };
}

/** The page of all schemes in one table, or of one part of it. @param asked the query of the address, with its "?" */
export function LenderList({ table, asked }: { table: TablePart; asked: string }) {
  const { all, others, reading } = table;
  return (
    <div className="wrap pt-4 pb-16 md:pt-6">
      <Breadcrumbs trail={[{ name: "Lenders", path: routes.lenders }]} className="mb-3 md:mb-5" />
      <h1 className="max-w-[22ch]">Education loan lenders, side by side</h1>
      <p className="mt-4 max-w-[62ch] text-lg text-ink-2">
        What each lender publishes on its loan schemes, in one form. The order is yours: no place in this list is for
        sale.
      </p>
      <p className="mt-2 max-w-[68ch] text-ink-2">{`${reading ?? ""} “As of” is the page that the rate stands on.`}</p>
      <p className="mt-2 mb-8 max-w-[68ch] text-sm text-ink-2">
        A dash means that we found nothing, not that there is nothing to pay. Rates in another currency stand after
        those in rupees. Listing is not an agreement with the lender. Not sure who would lend to you?{" "}
        <Link href={routes.eligibility} className="link">
          Check your eligibility
        </Link>{" "}
        in eight questions, without a login.
      </p>
      {all === 0 ? <p>–</p> : <LenderTable table={table} asked={asked} />}
      {others.length > 0 && (
        <p className="mt-4 text-sm text-ink-2">
          <span>Listed without schemes: </span>
          {others.map(({ id, name }, index) => (
            <Fragment key={id}>
              {index > 0 && <span>{", "}</span>}
              <Link href={routes.lender(id)} className="link">
                {name}
              </Link>
            </Fragment>
          ))}
          <span>.</span>
        </p>
      )}
    </div>
  );
}
