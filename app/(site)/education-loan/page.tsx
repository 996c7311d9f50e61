import type { Metadata } from "next";
import Link from "next/link";
import { LenderTable } from "@/components/partner/lender-table";
import { Breadcrumbs } from "@/components/site/breadcrumbs";
import { partnersToCompare } from "@/lib/partners/data";
import { routes } from "@/lib/routes";

export const ensureStatic = "navigation";

export const metadata: Metadata = {
  title: "Education loan lenders compared: rates, limits, dates",
  description:
    "Banks, NBFCs and foreign lenders for study in India and abroad side by side: starting rate, largest loan with and without collateral, fee, tenure, moratorium, time, and how old each figure is.",
  alternates: { canonical: routes.lenders },
};

export default async function LendersPage() {
  const { lenders, madeAt } = await partnersToCompare();
  return (
    <div className="wrap pt-4 pb-16 md:pt-6">
      <Breadcrumbs trail={[{ name: "Lenders", path: routes.lenders }]} className="mb-3 md:mb-5" />
      <h1 className="max-w-[22ch]">Education loan lenders, side by side</h1>
      <p className="mt-4 max-w-[62ch] text-lg text-ink-2">
        What each lender publishes, in one form, with the date of the figures. The order is yours: no place in this list
        is for sale.
      </p>
      <p className="mt-2 mb-8 max-w-[68ch] text-sm text-ink-2">
        A dash means that we found nothing, not that there is nothing to pay. Listing is not an agreement with the
        lender. Not sure who would lend to you?{" "}
        <Link href={routes.eligibility} className="link">
          Check your eligibility
        </Link>{" "}
        in eight questions, without a login.
      </p>
      {lenders.length === 0 ? <p>–</p> : <LenderTable lenders={lenders} madeAt={madeAt} />}
    </div>
  );
}
