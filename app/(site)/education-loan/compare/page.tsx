import type { Metadata } from "next";
import { CompareDesk } from "@/components/partner/compare-desk";
import { Breadcrumbs } from "@/components/site/breadcrumbs";
import { sideBySide } from "@/lib/partners/side-by-side";
import { compareAddress } from "@/lib/partners/compare";
import { partnersToCompare } from "@/lib/partners/data";
import { routes } from "@/lib/routes";

export const ensureStatic = "navigation";

export const metadata: Metadata = {
  title: "Compare education loans, column by column",
  description:
    "Up to three lenders side by side: rate, limits, fees, tenure, moratorium, collateral, early repayment, each with the date of its figures.",
  alternates: { canonical: compareAddress([]) },
  // What is compared stands in the address only; for a search engine the page is always the empty one.
  robots: { index: false, follow: true },
};

export default async function ComparePage() {
  const { lenders, madeAt } = await partnersToCompare();
  return (
    <div className="wrap pt-4 pb-16 md:pt-6">
      <Breadcrumbs
        trail={[
          { name: "Lenders", path: routes.lenders },
          { name: "Compare", path: compareAddress([]) },
        ]}
        className="mb-3 md:mb-5"
      />
      <h1 className="text-h2">Lenders, column by column</h1>
      <CompareDesk {...sideBySide(lenders, madeAt)} />
    </div>
  );
}
