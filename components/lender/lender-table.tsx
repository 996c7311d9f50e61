import { type ReactNode } from "react";
import { Link } from "@/components/ui/link";
import { ageInBrief } from "@/lib/lenders/age";
import { COLUMNS } from "@/lib/lenders/columns";
import { agedBy, comparable, type Offer } from "@/lib/lenders/comparable";
import { currencyName, inShort } from "@/lib/lenders/currency";
import { FACTS, FEE_ON, inBrief, leadingRate } from "@/lib/lenders/facts";
import { LENDER_KINDS } from "@/lib/lenders/kinds";
import { forWhomWords } from "@/lib/lenders/for-whom";
import { isForNamed } from "@/lib/lenders/named-groups";
import { schemeAddress } from "@/lib/lenders/scheme-address";
import { rateInParts } from "@/lib/lenders/words";
import type { TablePart } from "@/lib/lenders/lender-views";
import { rateSpan } from "@/lib/lenders/rate-span";
import type { Axis } from "@/lib/charts/rate-scale";
import { RateBar } from "@/components/charts/rate-scale";
import { BenchmarkNote } from "./benchmark-note";
import { LenderFinder } from "./lender-finder";
import { LenderMark } from "./lender-mark";
import { PickBox } from "./pick-box";
import { Unknown } from "./unknown";

/** Stands in a card on a phone, beside the rate, before it is unfolded. */
const IN_SIGHT = "unsecured";
const LISTED = FACTS.filter(({ screens }) => screens.some((screen) => screen === "list"));

/**
 * Schemes side by side. The rows are made here, once; the browser gets them ready, with just the figures that it
 * needs to put them in order. Under 1200 px each row is drawn as a card; on a phone it unfolds, without any script.
 */
export function LenderTable({ table, asked }: { table: TablePart; asked: string }) {
  const { isWhole, offers, all, found, unsure, part, parts, groups, ids, axis } = table;
  return (
    <LenderFinder
      columns={COLUMNS}
      asked={asked}
      table={{ isWhole, all, found, unsure, part, parts, groups, ids }}
      offers={offers.map((offer) => ({ ...comparable(offer), row: <Row offer={offer} axis={axis} /> }))}
      note={
        <span>{`Loans that are only for some come after those for everybody, whatever the order; what a lender does not say, and loans in other currencies, come last. Fees are put in order by the most that they come to on ${inShort(FEE_ON, "INR")}.`}</span>
      }
    />
  );
}

const spanOf = (scheme: Offer["scheme"]) => rateSpan({ interestRate: null, schemes: [scheme] });

function Row({ offer: { lender, scheme }, axis }: { offer: Offer; axis: Axis | null }) {
  const aged = agedBy(scheme);
  return (
    <tr className="max-xl:grid max-xl:content-start max-xl:gap-x-4 max-xl:rounded-md max-xl:border max-xl:border-line max-xl:bg-surface max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-y-1 max-md:px-3 max-md:py-2.5 md:max-xl:grid-cols-2 md:max-xl:gap-y-2 md:max-xl:p-4">
      <th scope="row" className="max-xl:col-span-2 max-xl:border-0! max-xl:p-0! xl:px-2!">
        <span className="flex items-start gap-3">
          <span className="max-md:hidden xl:hidden">
            <LenderMark logo={lender.logo} initials={lender.initials} size="row" />
          </span>
          <span className="min-w-0">
            <Link
              href={schemeAddress(lender.id, scheme.id)}
              className="link relative inline-block font-display leading-snug after:absolute after:inset-x-0 after:-inset-y-1"
            >
              <span className="font-bold md:text-lg xl:text-base">{lender.name}</span>{" "}
              <span className="block text-sm font-semibold">{scheme.name}</span>
            </Link>
            <span className="block text-xs font-normal text-ink-2 max-md:hidden">{LENDER_KINDS[lender.kind]}</span>
          </span>
        </span>
        {isForNamed(scheme) && (
          <span className="tag tag-info mt-1 block whitespace-normal">{`Only for: ${forWhomWords(scheme)}`}</span>
        )}
        {scheme.currency !== "INR" && (
          <span className="tag tag-info mt-2">{`Loan in ${currencyName(scheme.currency)}s`}</span>
        )}
      </th>
      {LISTED.map((fact) => {
        const { key } = fact;
        return key === "rate" ? (
          <Cell key={key} column={key} wide bare>
            <RateCell scheme={scheme} axis={axis} />
          </Cell>
        ) : (
          <Cell key={key} column={key} folded={key !== IN_SIGHT}>
            {inBrief(fact, scheme)}
          </Cell>
        );
      })}
      <Cell column="time" folded>
        {lender.loanProcessingTime}
      </Cell>
      <Cell column="asOf" wide quiet folded>
        {aged && ageInBrief(aged)}
      </Cell>
      <td className="max-xl:flex max-xl:items-center max-xl:justify-between max-xl:border-0! max-xl:p-0! max-md:col-start-2 max-md:row-start-2 max-md:row-span-2 max-md:flex-col max-md:items-end md:max-xl:col-span-2 md:max-xl:gap-4 xl:px-1! xl:py-1! xl:noscript:hidden">
        <details className="md:hidden">
          <summary className="link flex min-h-11 items-center text-sm font-semibold">
            <span>
              All facts
              <span className="sr-only">{` of ${lender.name}, ${scheme.name}`}</span>
            </span>
          </summary>
        </details>
        <PickBox id={scheme.id} name={`${lender.name}, ${scheme.name}`} />
      </td>
    </tr>
  );
}

/** The lowest rate of a scheme; how many others there are for other cases says the lender's page in full. */
function RateCell({ scheme, axis }: { scheme: Offer["scheme"]; axis: Axis | null }) {
  const first = leadingRate(scheme.rates);
  const more = scheme.rates.filter((rate) => rate !== first);
  if (!first) return <span>No rate published</span>;
  const { figure, rest } = rateInParts(first, scheme.currency);
  const span = spanOf(scheme);
  return (
    <>
      {axis && span && <RateBar span={span} axis={axis} />}
      {figure && <span className="amount whitespace-nowrap md:text-h4">{`${figure} `}</span>}
      <span className="max-md:text-xs">{rest}</span>
      <span className={`block text-xs text-ink-3 ${first === agedBy(scheme) ? "md:hidden" : ""}`}>
        {ageInBrief(first)}
      </span>
      {more.length > 0 && (
        <span className={`block text-xs text-ink-2 ${FOLDED}`}>
          {`and ${more.length} more ${more.length === 1 ? "rate" : "rates"} for other cases`}
        </span>
      )}
      <span className={FOLDED}>
        <BenchmarkNote scheme={scheme} />
      </span>
    </>
  );
}

/** Away on a phone until the card is unfolded. */
const FOLDED = "max-md:[tr:not(:has(details[open]))_&]:hidden";

/** One fact. In a card its column's name stands above it; a `bare` one needs none on a phone. */
function Cell({
  column,
  wide = false,
  quiet = false,
  folded = false,
  bare = false,
  children,
}: {
  column: string;
  wide?: boolean;
  quiet?: boolean;
  folded?: boolean;
  bare?: boolean;
  children: ReactNode;
}) {
  return (
    <td
      className={`max-xl:border-0! max-xl:p-0! xl:px-2! ${wide ? "md:max-xl:col-span-2" : ""} ${folded ? `max-md:col-span-2 ${FOLDED}` : ""} ${quiet ? "text-xs text-ink-3" : "font-display text-base leading-snug max-xl:text-sm xl:text-sm"}`}
    >
      <span
        className={`block font-body text-xs text-ink-3 xl:hidden ${bare ? "max-md:hidden" : folded ? "" : "max-md:inline max-md:after:content-[':_']"}`}
      >
        {COLUMNS.find(({ key }) => key === column)?.label}
      </span>
      <div className="contents">{children ?? <Unknown />}</div>
    </td>
  );
}
