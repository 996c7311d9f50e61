import type { Metadata } from "next";
import { CompareDesk } from "@/components/lender/compare-desk";
import { Breadcrumbs } from "@/components/site/breadcrumbs";
import { compareAddress } from "@/lib/lenders/compare";
import { firstComparison } from "@/lib/lenders/data";
import { routes } from "@/lib/routes";

export const ensureStatic = "navigation";

export const metadata: Metadata = {
  title: "Compare education loans, column by column",
  description:
    "Up to three loan schemes side by side: rate, limits, fees, tenure, moratorium, collateral, early repayment, and how old the figures are.",
  alternates: { canonical: compareAddress([]) },
  // What is compared stands in the address only; for a search engine the page is always the empty one.
  robots: { index: false, follow: true },
};

export default async function ComparePage() {
  const { reading, ...desk } = await firstComparison();
  return (
    <div className="wrap pt-4 pb-16 md:pt-6">
      <Breadcrumbs
        trail={[
          { name: "Lenders", path: routes.lenders },
          { name: "Compare", path: compareAddress([]) },
        ]}
        className="mb-3 md:mb-5"
      />
      <h1 className="text-h2">Loan schemes, column by column</h1>
      <CompareDesk {...desk} />
      <p className="mt-6 max-w-[68ch] text-sm text-ink-2">{reading}</p>
    </div>
  );
}
