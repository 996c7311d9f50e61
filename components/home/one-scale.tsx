import Link from "next/link";
import { type OnScale, RateScale } from "@/components/charts/rate-scale";
import { buttonClass } from "@/components/ui/button-class";
import { readingInWords, type SourcePage } from "@/lib/lenders/sources";
import { routes } from "@/lib/routes";

/** Every lender by its published rates, how to read that, and when it was read. */
export function OneScale({ lenders }: { lenders: readonly (OnScale & { pages: readonly SourcePage[] })[] }) {
  return (
    <section aria-labelledby="lenders" className="border-y border-line bg-surface">
      <div className="wrap py-5 md:py-14">
        <h2 id="lenders" className="text-h3 md:text-h2">
          Every lender on one scale
        </h2>
        <p className="mt-2 mb-3 max-w-[72ch] text-xs text-ink-2 md:text-base">
          Dot: the lowest published rate a year. Bar: up to the highest; dashed where none is published. Hollow dot: no
          date on the page. {readingInWords(lenders.flatMap(({ pages }) => pages))}
        </p>
        <RateScale lenders={lenders} />
        <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-2">
          <Link href={routes.lenders} className={buttonClass({ variant: "outline" })}>
            See all {lenders.length > 1 && lenders.length} lenders
          </Link>
          <p className="max-w-[60ch] flex-1 basis-72 text-xs text-ink-2 md:text-sm">
            That a lender is listed is no agreement with it. What counts is its own offer in writing.
          </p>
        </div>
      </div>
    </section>
  );
}
