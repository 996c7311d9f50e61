import type { ReactNode } from "react";
import { Link } from "@/components/ui/link";
import { Money } from "@/components/ui/money";
import { Percent } from "@/components/ui/percent";
import { DASH } from "@/lib/text/format";
import type { publishedFees } from "@/lib/lenders/overview";
import { routes } from "@/lib/routes";
import { site } from "@/lib/site";

/** Who pays whom for a loan, as three bars on one scale of rupees. */
export function CostLines({
  fees,
  hasAgreements,
}: {
  fees: ReturnType<typeof publishedFees>;
  /** Whether any lender listed has an agreement with us: how much it pays us then stands in that. */
  hasAgreements: boolean;
}) {
  return (
    <section aria-labelledby="cost" className="wrap py-5 md:py-14">
      <h2 id="cost" className="text-h3 md:text-h2">
        What it costs you
      </h2>
      <ul className="mt-3 grid gap-x-10 gap-y-3 lg:grid-cols-3">
        <Line who="You pay us" figure={<Money amount={0} />} share={[0, 0]}>
          On a loan from a bank, an NBFC or any other financial institution.
        </Line>
        <Line who="The lender pays us" figure={hasAgreements ? DASH : <Money amount={0} />} share={[0, 0]}>
          Its own money, if it pays us. {site.agreements}
        </Line>
        <Line
          who="The lender charges you"
          figure={
            !fees ? (
              DASH
            ) : fees.lowest === fees.highest ? (
              <Money amount={fees.highest} />
            ) : (
              <span>
                <Money amount={fees.lowest} /> to <Money amount={fees.highest} />
              </span>
            )
          }
          share={fees ? [(fees.lowest / Math.max(fees.highest, 1)) * 100, fees.highest > 0 ? 100 : 0] : [0, 0]}
        >
          {fees ? (
            <span>
              Its own processing fee on <Money amount={fees.on} compact />, before GST, where one is published: each
              lender’s page says by whom and when.
            </span>
          ) : (
            "Its own processing fee, where it has one. Each lender's page says what is known of it."
          )}
        </Line>
      </ul>
      <p className="mt-4 max-w-[80ch] text-sm text-ink-2">
        We do not lend and we do not decide. Our fee of <Percent pct={2} />, the lender <Percent pct={1} /> and the
        borrower <Percent pct={1} />, is only for money between two private users, which we do not offer today.{" "}
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
  figure: ReactNode;
  share: readonly [from: number, to: number];
  children: ReactNode;
}) {
  return (
    <li>
      <h3 className="flex flex-wrap items-baseline justify-between gap-x-4 text-base">
        <span>{`${who} `}</span>
        <span className="amount text-h4 md:text-h3">{figure}</span>
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
