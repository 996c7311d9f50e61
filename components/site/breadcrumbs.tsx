import { Link } from "@/components/ui/link";
import { routes } from "@/lib/routes";
import { absolute } from "@/lib/addresses/absolute";
import { JsonLd } from "./json-ld";

/** `trail` begins below the home page; its last entry is the page itself. */
export function Breadcrumbs({
  trail,
  className,
}: {
  trail: readonly { name: string; path: string }[];
  className?: string;
}) {
  const steps = [{ name: "Home", path: routes.home as string }, ...trail];
  return (
    <nav aria-label="Breadcrumb" className={className}>
      <ol className="flex flex-wrap items-center gap-x-2 text-sm text-ink-2">
        {steps.map(({ name, path }, index) => (
          <li
            key={path}
            className={`flex items-center gap-2 ${index < steps.length - 1 ? "" : "min-w-0 max-md:flex-1 max-md:basis-24"}`}
          >
            {index > 0 && (
              <span aria-hidden className="text-ink-3">
                /
              </span>
            )}
            {index < steps.length - 1 ? (
              <Link href={path} className="link -mx-1 inline-flex min-h-11 items-center px-1 md:min-h-8">
                {name}
              </Link>
            ) : (
              // The heading below says all of a name that a phone has no room for here.
              <span
                aria-current="page"
                className="max-md:truncate max-md:leading-11 md:inline-flex md:min-h-8 md:items-center"
              >
                {name}
              </span>
            )}
          </li>
        ))}
      </ol>
      <JsonLd
        data={{
          "@context": "https://schema.org",
          "@type": "BreadcrumbList",
          itemListElement: steps.map(({ name, path }, index) => ({
            "@type": "ListItem",
            position: index + 1,
            name,
            item: absolute(path),
          })),
        }}
      />
    </nav>
  );
}
