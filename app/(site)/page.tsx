import type { Metadata } from "next";
import Link from "next/link";
import { FaqBlock } from "@/components/faq/faq-block";
import { CountryGrid } from "@/components/home/country-grid";
import { Hero } from "@/components/home/hero";
import { LoanFile } from "@/components/home/loan-file";
import { PlainFacts } from "@/components/home/plain-facts";
import { Stages } from "@/components/home/stages";
import { LenderList } from "@/components/lender/lender-list";
import { JsonLd } from "@/components/site/json-ld";
import { organization, organizationId } from "@/components/site/organization";
import { buttonClass } from "@/components/ui/button-class";
import { activeCountries } from "@/lib/countries/data";
import { activeFaqs } from "@/lib/faqs/data";
import { activeLenders } from "@/lib/lenders/data";
import { readingInWords } from "@/lib/lenders/sources";
import { routes } from "@/lib/routes";
import { site } from "@/lib/site";
import { absolute } from "@/lib/site-address";

export const ensureStatic = "navigation";

export const metadata: Metadata = { alternates: { canonical: routes.home } };

/** Lenders on the home page; the rest are one tap away. */
const SHOWN = 6;

export default async function HomePage() {
  const [lenders, countries, faqs] = await Promise.all([activeLenders(), activeCountries(), activeFaqs()]);
  const shown = lenders.slice(0, SHOWN);
  const url = absolute(routes.home);
  return (
    <>
      <JsonLd
        data={{
          "@context": "https://schema.org",
          "@graph": [
            organization(),
            {
              "@type": "WebSite",
              "@id": `${url}#website`,
              name: site.name,
              url,
              inLanguage: "en-IN",
              publisher: { "@id": organizationId() },
            },
          ],
        }}
      />
      <Hero />
      <Stages />
      <section aria-labelledby="lenders" className="wrap section">
        <h2 id="lenders">What lenders publish</h2>
        <p className="mt-3 mb-6 max-w-[60ch] text-ink-2">
          Rates change. {readingInWords(shown.flatMap(({ pages }) => pages))} Each lender&apos;s page says where its
          figures come from.
        </p>
        <LenderList lenders={shown} level={3} />
        {lenders.length > SHOWN && (
          <Link href={routes.lenders} className={buttonClass({ variant: "outline" }, "mt-6")}>
            See all {lenders.length} lenders
          </Link>
        )}
      </section>
      <PlainFacts example={lenders.find(({ start }) => start.rate?.publishedOn) ?? lenders[0]} />
      <LoanFile />
      <CountryGrid countries={countries} />
      <FaqBlock faqs={faqs} className="wrap pb-16 md:pb-24" />
    </>
  );
}
