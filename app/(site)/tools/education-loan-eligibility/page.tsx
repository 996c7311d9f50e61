import type { Metadata } from "next";
import { EligibilityCheck } from "@/components/eligibility/eligibility-check";
import { HowWeRank } from "@/components/eligibility/how-we-rank";
import { OtherWays } from "@/components/eligibility/other-ways";
import { ThreeOutcomes } from "@/components/eligibility/three-outcomes";
import { FaqBlock } from "@/components/faq/faq-block";
import { SmallLoan } from "@/components/loan-form/small-loan";
import { Breadcrumbs } from "@/components/site/breadcrumbs";
import { JsonLd } from "@/components/site/json-ld";
import { rulebook } from "@/lib/eligibility/data";
import { activeFaqs } from "@/lib/faqs/data";
import { MIN_LOAN_AMOUNT } from "@/lib/loan-form/registry";
import { routes } from "@/lib/routes";
import { site } from "@/lib/site";
import { absolute } from "@/lib/addresses/absolute";

export const ensureStatic = "navigation";

const DESCRIPTION =
  "Eight questions, no login: which loans fit your case, which fit only if, what each would cost you, and what would change the answer of those that do not.";

export const metadata: Metadata = {
  // The document's title is exactly this (SPEC section 2), without the name of the site behind it.
  title: { absolute: "Education Loan Eligibility" },
  description: DESCRIPTION,
  alternates: { canonical: routes.eligibility },
};

export default async function EligibilityPage() {
  const [{ readAt, ...page }, faqs] = await Promise.all([rulebook(), activeFaqs()]);
  return (
    <>
      <JsonLd data={application()} />
      <div className="wrap py-6 md:py-10">
        <Breadcrumbs trail={[{ name: "Education loan eligibility", path: routes.eligibility }]} />
        <h1 className="mt-4">Education Loan Eligibility</h1>
        <p className="mt-4 mb-6 max-w-[60ch] text-ink-2 md:mb-8 md:text-lg">
          Eight questions, no login. You see which loans fit, which fit only if something holds that nobody can check
          from here, and for the others the condition that fails and what would change it.
        </p>
        <EligibilityCheck
          page={page}
          readAt={readAt}
          minLoanAmount={MIN_LOAN_AMOUNT}
          smallLoan={<SmallLoan minimum={MIN_LOAN_AMOUNT} />}
          outcomes={<ThreeOutcomes />}
        >
          <div className="grid gap-12">
            <OtherWays />
            <HowWeRank page={page} />
          </div>
        </EligibilityCheck>
      </div>
      <FaqBlock faqs={faqs} className="wrap section" />
    </>
  );
}

function application() {
  return {
    "@context": "https://schema.org",
    "@type": "WebApplication",
    name: "Education loan eligibility check",
    url: absolute(routes.eligibility),
    description: DESCRIPTION,
    applicationCategory: "FinanceApplication",
    operatingSystem: "Any",
    browserRequirements: "Requires JavaScript",
    inLanguage: "en-IN",
    isAccessibleForFree: true,
    offers: { "@type": "Offer", price: 0, priceCurrency: "INR" },
    provider: { "@type": "Organization", name: site.name, url: absolute(routes.home) },
  };
}
