import { type OnScale, RateScale } from "@/components/charts/rate-scale";
import { buttonClass } from "@/components/ui/button-class";
import { Link } from "@/components/ui/link";
import { ageInBrief } from "@/lib/lenders/age";
import { tableAddress } from "@/lib/lenders/compare";
import { LENDER_KINDS } from "@/lib/lenders/kinds";
import type { RateSpan } from "@/lib/lenders/rate-span";
import { FIRST_PART as ALL_SCHEMES } from "@/lib/lenders/lender-views";
import { routes } from "@/lib/routes";

/**
 * Lenders by their published rates, how to read that, and when it was read: all of them, or of `count` those with the
 * lowest.
 */
export function OneScale({
  lenders,
  count,
  named,
  reading,
}: {
  lenders: readonly OnScale[];
  count: number;
  /** Lenders whose loans are for named groups only, and the lowest of their rates. */
  named: { lenders: number; lowest: RateSpan | null } | null;
  reading: string | null;
}) {
  return (
    <section aria-labelledby="lenders" className="border-y border-line bg-surface">
      <div className="wrap py-5 md:py-14">
        <h2 id="lenders" className="text-h3 md:text-h2">
          {count > lenders.length ? `The ${lenders.length} lowest rates on one scale` : "Every lender on one scale"}
        </h2>
        <p className="mt-2 mb-3 max-w-[72ch] text-xs text-ink-2 md:text-base">
          {`Dot: the lowest published rate a year. Bar: up to the highest; dashed where none is published. Hollow dot: no date on the page. ${named ? "Government loans are below. " : ""}${reading ?? ""}`}
        </p>
        <RateScale lenders={lenders} count={count} />
        <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-2">
          <Link href={routes.lenders} className={buttonClass({ variant: "outline" })}>
            {`See all ${count > 1 ? count : ""} lenders`}
          </Link>
          {named && (
            <Link
              href={tableAddress({ ...ALL_SCHEMES, type: LENDER_KINDS.governmentCorporation, picks: [] })}
              className="link inline-flex min-h-11 items-center text-sm font-semibold"
            >
              {`${named.lenders} government lenders${named.lowest ? ` from ${named.lowest.fromPct}% (${ageInBrief(named.lowest.page)})` : ""}, each only for some`}
            </Link>
          )}
          <p className="max-w-[60ch] flex-1 basis-72 text-xs text-ink-2 md:text-sm">
            That a lender is listed is no agreement with it. What counts is its own offer in writing.
          </p>
        </div>
      </div>
    </section>
  );
}
