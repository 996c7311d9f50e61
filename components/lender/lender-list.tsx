import Link from "next/link";
import { ageInWords } from "@/lib/lenders/age";
import type { LenderSummary } from "@/lib/lenders/data";
import { routes } from "@/lib/routes";
import { LenderMark } from "./lender-mark";
import { Unknown } from "./unknown";

/**
 * Lenders as ruled rows: who, from what rate and by which scheme, how much that lends without security, and how old the
 * rate's page is.
 */
export function LenderList({ lenders, level = 2 }: { lenders: readonly LenderSummary[]; level?: 2 | 3 }) {
  const Heading = `h${level}` as const;
  if (lenders.length === 0) return <p className="text-ink-2">–</p>;
  return (
    <ul className="border-t border-line">
      {lenders.map(({ id, name, type, logo, initials, start, unsecured }) => {
        const { lead, figure, rest, rate, scheme } = start;
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
                <p className="text-sm text-ink-2">{[type, scheme?.name].filter(Boolean).join(" · ")}</p>
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
                <dd className="font-display text-base">{unsecured ?? <Unknown />}</dd>
              </div>
              <div className="sm:col-span-2">
                <dt className="sr-only">Age of the figures</dt>
                <dd className="text-xs text-ink-3">{rate && ageInWords(rate)}</dd>
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
