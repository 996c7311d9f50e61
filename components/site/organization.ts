import { routes } from "@/lib/routes";
import { site } from "@/lib/site";
import { absolute } from "@/lib/addresses/absolute";

/** The name by which the structured data of other pages refers to us. */
export const organizationId = () => `${absolute(routes.home)}#organization`;

/**
 * Who we are in schema.org terms: an Organization, not a FinancialService, since we do not lend. An address of a
 * service that is not an account yet is left out of `sameAs`.
 */
export function organization() {
  const accounts = site.socials.map(({ url }) => url as string).filter((url) => new URL(url).pathname !== "/");
  return {
    "@type": "Organization",
    "@id": organizationId(),
    name: site.name,
    url: absolute(routes.home),
    logo: absolute("/apple-icon.png"),
    description: site.blurb,
    areaServed: "IN",
    knowsLanguage: "en-IN",
    email: site.email,
    telephone: site.phone.tel,
    contactPoint: [
      {
        "@type": "ContactPoint",
        contactType: "customer support",
        telephone: site.phone.tel,
        email: site.email,
        areaServed: "IN",
        availableLanguage: "en",
      },
      {
        "@type": "ContactPoint",
        contactType: "grievance office",
        email: site.grievance.email,
        hoursAvailable: {
          "@type": "OpeningHoursSpecification",
          dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
          opens: "10:00",
          closes: "22:00",
        },
      },
    ],
    location: site.offices.map(({ city, email, phone }) => ({
      "@type": "Place",
      name: `${site.name}, ${city}`,
      telephone: phone.tel,
      address: {
        "@type": "PostalAddress",
        addressLocality: city,
        addressRegion: "Gujarat",
        addressCountry: "IN",
        email,
      },
    })),
    ...(accounts.length > 0 && { sameAs: accounts }),
  };
}
