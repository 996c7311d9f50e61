import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ApplyBar } from "@/components/lender/apply-bar";
import { ApplyCard } from "@/components/lender/apply-card";
import { ApplyNow } from "@/components/lender/apply-now";
import { GuaranteeStrip } from "@/components/lender/guarantee-strip";
import { LenderExample } from "@/components/lender/lender-example";
import { LenderGlance } from "@/components/lender/lender-glance";
import { LenderHead } from "@/components/lender/lender-hero";
import { LenderSections } from "@/components/lender/lender-sections";
import { Breadcrumbs } from "@/components/site/breadcrumbs";
import { JsonLd } from "@/components/site/json-ld";
import { countryChoices } from "@/lib/eligibility/data";
import { exampleOf } from "@/lib/eligibility/example";
import { lenderPage, menuLenders, startingRates } from "@/lib/lenders/data";
import { KIND_RULES } from "@/lib/lenders/kind-rules";
import { faqStructuredData, loanStructuredData } from "@/lib/lenders/structured-data";
import { startingFrom } from "@/lib/lenders/words";
import { routes } from "@/lib/routes";
import { site } from "@/lib/site";
import { absolute } from "@/lib/addresses/absolute";

// The whole page or nothing: a shell sent early would answer 200 for a lender that does not exist.
export const ensureStatic = "navigation";

type Props = { params: Promise<{ id: string }> };

/** Made while building, so that the time of a build does not grow; the others when they are asked for first. */
export async function generateStaticParams() {
  return (await menuLenders()).map(({ id }) => ({ id }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const page = await lenderPage((await params).id);
  if (!page) notFound();
  const { partner, lender } = page;
  const unsecured = partner.unsecuredLoanAmount && `Without collateral: ${partner.unsecuredLoanAmount}.`;
  return {
    title: `${lender.name} education loan: rate, fees, documents`,
    description: [
      `${startingFrom(lender).line}.`,
      unsecured,
      "Fees, eligibility, papers and repayment, each with its source.",
    ]
      .filter(Boolean)
      .join(" "),
    alternates: { canonical: routes.lender(partner._id) },
  };
}

export default async function LenderPage({ params }: Props) {
  const page = await lenderPage((await params).id);
  if (!page) notFound();
  const [starts, countries] = await Promise.all([startingRates(), countryChoices()]);
  const { partner, lender } = page;
  const { scheme, pct } = startingFrom(lender);
  const example = scheme && pct !== null ? exampleOf(scheme, pct) : null;
  const path = routes.lender(partner._id);
  const { takesOurFile } = KIND_RULES[lender.kind];
  return (
    <div className="wrap pt-2 pb-4 md:py-6">
      <JsonLd data={loanStructuredData(lender, absolute(path), { name: site.name, url: absolute(routes.home) })} />
      {partner.faqs.length > 0 && <JsonLd data={faqStructuredData(partner.faqs)} />}
      <Breadcrumbs
        trail={[
          { name: "Lenders", path: routes.lenders },
          { name: lender.name, path },
        ]}
        className="md:mb-5"
      />
      <div className="grid gap-x-10 gap-y-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-4">
          <LenderHead page={page} />
          <LenderGlance page={page} starts={starts} />
        </div>
        <div className="lg:row-span-2">
          <div className="lg:sticky lg:top-20">
            <ApplyCard page={page} example={example} />
          </div>
        </div>
        <div className="min-w-0 md:pb-10">
          {example && pct !== null && <LenderExample example={example} rate={pct} />}
          {takesOurFile && (
            <div className="mb-3 md:mb-4">
              <GuaranteeStrip />
            </div>
          )}
          <LenderSections page={page} countries={countries} />
        </div>
      </div>
      {takesOurFile && (
        <ApplyBar className="foot-bar no-print fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface px-4 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] shadow-sheet lg:hidden">
          <ApplyNow partner={partner} />
        </ApplyBar>
      )}
    </div>
  );
}
