import type { Metadata } from "next";
import { LenderList } from "@/components/partner/lender-list";
import { JsonLd } from "@/components/site/json-ld";
import { activePartners } from "@/lib/partners/data";
import { breadcrumbStructuredData } from "@/lib/partners/structured-data";
import { routes } from "@/lib/routes";
import { absolute } from "@/lib/site-address";

export const ensureStatic = "navigation";

export const metadata: Metadata = {
  title: "Education loan lenders compared: rates, limits, dates",
  description: "Banks, NBFCs and foreign lenders for study in India and abroad: starting rate, amount without collateral, and how old each figure is.",
  alternates: { canonical: routes.lenders },
};

export default async function LendersPage() {
  const lenders = await activePartners();
  return (
    <div className="wrap section">
      <JsonLd
        data={breadcrumbStructuredData([
          { name: "Home", url: absolute(routes.home) },
          { name: "Lenders", url: absolute(routes.lenders) },
        ])}
      />
      <h1 className="max-w-[22ch]">Education loan lenders, side by side</h1>
      <p className="mt-4 mb-8 max-w-[60ch] text-lg text-ink-2">
        What each lender publishes, in one form, with the date of the figures. A dash means that we found nothing. Listing is not an agreement with the lender.
      </p>
      <LenderList lenders={lenders} />
    </div>
  );
}
