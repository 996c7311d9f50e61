import { Link } from "@/components/ui/link";
import { HOME } from "@/lib/countries/study-page";
import { t } from "@/lib/messages/text";
import { routes } from "@/lib/routes";

/** The other pages of this kind. */
export function OtherCountries({ pages }: { pages: readonly { code: string; name: string; slug: string }[] }) {
  if (pages.length === 0) return null;
  return (
    <nav aria-labelledby="study-others" className="no-print mt-10">
      <h2 id="study-others" className="text-h3">
        {t("countries.others", "Other countries")}
      </h2>
      <ul className="mt-2 flex flex-wrap gap-x-6">
        {pages.map(({ code, name, slug }) => (
          <li key={code}>
            <Link href={routes.study(slug)} className="link inline-flex min-h-11 items-center">
              {code === HOME ? t("countries.homeLink", "Sending money from India") : name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
