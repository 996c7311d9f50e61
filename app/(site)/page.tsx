import type { Metadata } from "next";
import Link from "next/link";
import { FaqBlock } from "@/components/faq/faq-block";
import { Hero } from "@/components/home/hero";
import { Stages } from "@/components/home/stages";
import { LenderList } from "@/components/partner/lender-list";
import { JsonLd } from "@/components/site/json-ld";
import { buttonClass } from "@/components/ui/button-class";
import { activeFaqs } from "@/lib/faqs/data";
import { activePartners } from "@/lib/partners/data";
import { routes } from "@/lib/routes";
import { site } from "@/lib/site";
import { absolute } from "@/lib/site-address";

export const ensureStatic = "navigation";

export const metadata: Metadata = { alternates: { canonical: routes.home } };

/** Lenders on the home page; the rest are one tap away. */
const SHOWN = 6;

export default async function HomePage() {
  const [lenders, faqs] = await Promise.all([activePartners(), activeFaqs()]);
  return (
    <>
      <JsonLd data={organization()} />
      <Hero />
      <Stages />
      <section aria-labelledby="lenders" className="wrap section">
        <h2 id="lenders">Lenders, with dates on their figures</h2>
        <p className="mt-3 mb-6 max-w-[60ch] text-ink-2">Rates change. Each row says how old its figures are, and each lender&apos;s page says where they come from.</p>
        <LenderList lenders={lenders.slice(0, SHOWN)} level={3} />
        {lenders.length > SHOWN && (
          <Link href={routes.lenders} className={buttonClass({ variant: "outline" }, "mt-6")}>
            See all {lenders.length} lenders
          </Link>
        )}
      </section>
      <FaqBlock faqs={faqs} className="wrap pb-16 md:pb-24" />
    </>
  );
}

function organization() {
  const url = absolute(routes.home);
  return {
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "Organization",
        "@id": `${url}#organization`,
        name: site.name,
        url,
        logo: absolute("/icon.svg"),
        description: site.blurb,
        areaServed: "IN",
        email: site.email,
        telephone: site.phone.tel,
        contactPoint: { "@type": "ContactPoint", contactType: "customer support", telephone: site.phone.tel, email: site.email, areaServed: "IN" },
        location: site.offices.map(({ city, email, phone }) => ({
          "@type": "Place",
          name: `${site.name}, ${city}`,
          telephone: phone.tel,
          address: { "@type": "PostalAddress", addressLocality: city, addressRegion: "Gujarat", addressCountry: "IN", email },
        })),
      },
      { "@type": "WebSite", "@id": `${url}#website`, name: site.name, url, inLanguage: "en-IN", publisher: { "@id": `${url}#organization` } },
    ],
  };
}
