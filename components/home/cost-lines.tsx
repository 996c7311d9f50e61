import Link from "next/link";
import type { ReactNode } from "react";
import { compactRupees, rupees } from "@/lib/format";
import type { publishedFees } from "@/lib/lenders/overview";
import { routes } from "@/lib/routes";
import { site } from "@/lib/site";

/** Who pays whom for a loan, as three bars on one scale of rupees. */
export function CostLines({ fees }: { fees: ReturnType<typeof publishedFees> }) {
  return (
    <section aria-labelledby="cost" className="wrap py-8 md:py-14">
      <h2 id="cost">What it costs you</h2>
      <ul className="mt-4 grid gap-x-10 gap-y-5 lg:grid-cols-3">
        <Line who="You pay us" figure={rupees(0)} share={[0, 0]}>
          On a loan from a bank, an NBFC or any other financial institution.
        </Line>
        <Line who="The lender pays us" figure={rupees(0)} share={[0, 0]}>
          If it pays us, that is its own money, never added to your loan. {site.agreements}
        </Line>
        <Line
          who="The lender charges you"
          figure={
            fees &&
            (fees.lowest === fees.highest ? rupees(fees.highest) : `${rupees(fees.lowest)} to ${rupees(fees.highest)}`)
          }
          share={fees ? [(fees.lowest / Math.max(fees.highest, 1)) * 100, fees.highest > 0 ? 100 : 0] : [0, 0]}
        >
          {fees
            ? `Its own processing fee on ${compactRupees(fees.on)}, before GST, as those publish it that do. Each lender's page has its own.`
            : "Its own processing fee, where it has one. Each lender's page says what is known of it."}
        </Line>
      </ul>
      <p className="mt-5 max-w-[80ch] text-sm text-ink-2">
        Only money that passes between two private users carries our fee: 2%, of which the lender pays 1% and the
        borrower 1%. We do not offer such loans today. We do not lend and we do not decide: whether a loan is granted,
        and at what rate, is the lender&apos;s word alone.{" "}
        <Link href={`${routes.terms}#fee`} className="link">
          Read the fee rule
        </Link>
      </p>
    </section>
  );
}

/** `share` is where the bar begins and ends, in % of the widest; the figure beside it says the same. */
function Line({
  who,
  figure,
  share: [from, to],
  children,
}: {
  who: string;
  figure: string | null;
  share: readonly [from: number, to: number];
  children: ReactNode;
}) {
  return (
    <li>
      <h3 className="flex flex-wrap items-baseline justify-between gap-x-4 text-base">
        {who} <span className="amount text-h3">{figure ?? "–"}</span>
      </h3>
      <svg aria-hidden className="mt-1 block h-2.5 w-full">
        <rect width="100%" height="100%" rx="3" className="fill-sunk" />
        <rect
          x={`${from}%`}
          width={to > from ? `${to - from}%` : "3"}
          height="100%"
          rx={to > from ? 3 : 0}
          className={to > from ? "fill-chart-3" : "fill-chart-1"}
        />
      </svg>
      <p className="mt-1.5 text-sm text-ink-2">{children}</p>
    </li>
  );
}
