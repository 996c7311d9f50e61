import Link from "next/link";
import { type ReactNode } from "react";
import { BY_RATE, COLUMNS, type Column, sorted } from "@/lib/partners/compare";
import type { ComparedPartner } from "@/lib/partners/data";
import { startingFrom } from "@/lib/partners/starting-from";
import { routes } from "@/lib/routes";
import { Dated } from "./dated";
import { LenderFinder } from "./lender-finder";
import { LenderMark } from "./lender-mark";
import { PickBox } from "./pick-box";
import { Unknown } from "./unknown";

/**
 * All lenders side by side. The rows are made here, once; the browser gets them ready, with just the figures that it
 * needs to put them in order. Under 1200 px each row is drawn as a card.
 */
export function LenderTable({ lenders, madeAt }: { lenders: readonly ComparedPartner[]; madeAt: number }) {
  const entries = lenders.map((lender) => ({ ...lender.comparable, row: <Row lender={lender} madeAt={madeAt} /> }));
  return <LenderFinder lenders={sorted(entries, BY_RATE)} />;
}

function Row({ lender: { row, comparable }, madeAt }: { lender: ComparedPartner; madeAt: number }) {
  const { lead, figure, rest } = startingFrom(row.interestRate);
  return (
    <tr className="max-xl:grid max-xl:grid-cols-2 max-xl:content-start max-xl:gap-x-4 max-xl:gap-y-3 max-xl:rounded-md max-xl:border max-xl:border-line max-xl:bg-surface max-xl:p-4">
      <th scope="row" className="max-xl:col-span-2 max-xl:border-0! max-xl:p-0! xl:px-2!">
        <span className="flex items-start gap-3">
          <span className="xl:hidden">
            <LenderMark logo={row.logo} initials={row.initials} small />
          </span>
          <span className="min-w-0">
            <Link
              href={routes.lender(row.id)}
              prefetch={false}
              className="link font-display text-lg leading-snug font-bold xl:text-base"
            >
              {row.name}
            </Link>
            <span className="block text-xs font-normal text-ink-2">
              {[row.type, row.scheme].filter(Boolean).join(" · ")}
            </span>
          </span>
        </span>
        {!comparable.isRupee && (
          <span className="tag tag-info mt-2">Loan in {row.currency === "USD" ? "US dollars" : row.currency}</span>
        )}
      </th>
      <Cell column="rate" wide>
        {lead.endsWith("about") && "About "}
        {figure && <span className="amount text-h4 whitespace-nowrap">{figure} </span>}
        {rest}
      </Cell>
      <Cell column="unsecured">{row.unsecuredLoanAmount}</Cell>
      <Cell column="secured">{row.securedLoanAmount}</Cell>
      <Cell column="fee">{row.processingFee}</Cell>
      <Cell column="tenure">{row.loanTenure}</Cell>
      <Cell column="holiday">{row.repaymentHoliday}</Cell>
      <Cell column="time">{row.loanProcessingTime}</Cell>
      <Cell column="asOf" wide quiet>
        <Dated asOf={row.asOf} madeAt={madeAt} bare />
      </Cell>
      <td className="max-xl:col-span-2 max-xl:border-0! max-xl:p-0! xl:px-1! xl:py-1! noscript:hidden">
        <PickBox id={row.id} name={row.name} />
      </td>
    </tr>
  );
}

/** One fact. In a card its column's name stands above it. */
function Cell({
  column,
  wide = false,
  quiet = false,
  children,
}: {
  column: Column;
  wide?: boolean;
  quiet?: boolean;
  children: ReactNode;
}) {
  return (
    <td
      className={`max-xl:border-0! max-xl:p-0! xl:px-2! ${wide ? "max-xl:col-span-2" : ""} ${quiet ? "text-xs text-ink-2" : "font-display text-base leading-snug xl:text-sm"}`}
    >
      <span className="block font-body text-xs text-ink-3 xl:hidden">
        {COLUMNS.find(({ key }) => key === column)?.label}
      </span>
      {children ?? <Unknown />}
    </td>
  );
}
