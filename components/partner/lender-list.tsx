import Link from "next/link";
import { asOfLine, staleFrom } from "@/lib/partners/as-of";
import type { PartnerSummary } from "@/lib/partners/data";
import { startingFrom } from "@/lib/partners/starting-from";
import { routes } from "@/lib/routes";
import { AgeTag } from "./age-tag";
import { LenderMark } from "./lender-mark";
import { Unknown } from "./unknown";

/** Lenders as ruled rows: who, from what rate, how much without security, and how old the figures are. */
export function LenderList({ lenders, level = 2 }: { lenders: readonly PartnerSummary[]; level?: 2 | 3 }) {
  const Heading = `h${level}` as const;
  if (lenders.length === 0) return <p className="text-ink-2">–</p>;
  return (
    <ul className="border-t border-line">
      {lenders.map(({ id, name, type, scheme, logo, initials, interestRate, unsecuredLoanAmount, asOf, stale }) => {
        const { lead, figure, rest } = startingFrom(interestRate);
        return (
          <li
            key={id}
            className="group relative grid gap-x-6 gap-y-3 border-b border-line py-4 hover:bg-surface md:grid-cols-[1.2fr_1.8fr_auto] md:px-3"
          >
            <div className="flex items-start gap-3">
              <LenderMark logo={logo} initials={initials} small />
              <div className="min-w-0">
                <Heading className="text-h4">
                  {/* The whole row is the link's target; the name is what is read out. */}
                  <Link href={routes.lender(id)} className="link after:absolute after:inset-0">
                    {name}
                  </Link>
                </Heading>
                <p className="text-sm text-ink-2">{[type, scheme].filter(Boolean).join(" · ")}</p>
              </div>
            </div>
            <dl className="grid content-start gap-x-6 gap-y-2 text-sm sm:grid-cols-2">
              <div>
                <dt className="text-ink-3">{lead}</dt>
                <dd className="font-display text-base">
                  {figure && <span className="amount text-h4">{figure} </span>}
                  {rest}
                </dd>
              </div>
              <div>
                <dt className="text-ink-3">Without collateral</dt>
                <dd className="font-display text-base">{unsecuredLoanAmount ?? <Unknown />}</dd>
              </div>
              <div className="sm:col-span-2">
                <dt className="sr-only">Age of the figures</dt>
                <dd className="flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-ink-3">
                  {asOfLine(asOf)}
                  <AgeTag from={staleFrom(asOf)} stale={stale} />
                </dd>
              </div>
            </dl>
            <span aria-hidden className="font-semibold text-peacock max-md:hidden">
              View
            </span>
          </li>
        );
      })}
    </ul>
  );
}
