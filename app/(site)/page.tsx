import type { Metadata } from "next";
import { FaqBlock } from "@/components/faq/faq-block";
import { CostLines } from "@/components/home/cost-lines";
import { CountryGrid } from "@/components/home/country-grid";
import { Hero } from "@/components/home/hero";
import { OneScale } from "@/components/home/one-scale";
import { Journey } from "@/components/home/journey";
import { JsonLd } from "@/components/site/json-ld";
import { organization, organizationId } from "@/components/site/organization";
import { activeCountries, studyPages } from "@/lib/countries/data";
import { countryChoices } from "@/lib/eligibility/data";
import { activeFaqs } from "@/lib/faqs/data";
import { homeOverview } from "@/lib/lenders/data";
import { lendersFor } from "@/lib/lenders/overview";
import { routes } from "@/lib/routes";
import { site } from "@/lib/site";
import { absolute } from "@/lib/addresses/absolute";

export const ensureStatic = "navigation";

export const metadata: Metadata = { alternates: { canonical: routes.home } };

export default async function HomePage() {
  const [{ lenders, count, named, reading, times, fees, hasAgreements, served }, choices, countries, pages, faqs] =
    await Promise.all([homeOverview(), countryChoices(), activeCountries(), studyPages(), activeFaqs()]);
  const codes = new Map(choices.map(({ code, name }) => [name, code]));
  const addresses = new Map(pages.map(({ code, slug }) => [code, routes.study(slug)]));
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
      <Hero countries={choices} />
      <OneScale lenders={lenders} count={count} named={named} reading={reading} />
      <Journey times={times} />
      <CostLines fees={fees} hasAgreements={hasAgreements} />
      <CountryGrid
        countries={countries.map((country) => {
          const code = codes.get(country.name);
          return {
            ...country,
            lenders: code && served ? lendersFor(code, served) : null,
            address: (code && addresses.get(code)) ?? null,
          };
        })}
      />
      <FaqBlock faqs={faqs} className="wrap pb-8 md:pb-20" />
    </>
  );
}
