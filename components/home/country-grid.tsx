import { ShowMore } from "@/components/site/show-more";
import { Link } from "@/components/ui/link";

/** Cards shown at first (SPEC section 9). */
const FIRST = 8;

/**
 * Dream countries: flag and name, eight at first; nothing at all when there are none (SPEC section 2). `lenders` is how
 * many publish that they lend for it, where that is known; `address` that of the country's page, where it has one.
 */
export function CountryGrid({
  countries,
}: {
  countries: readonly { name: string; flag: string; lenders: number | null; address: string | null }[];
}) {
  if (countries.length === 0) return null;
  return (
    <section aria-labelledby="countries" className="wrap pb-5 md:pb-14">
      <h2 id="countries" className="text-h3 md:text-h2">
        Dream countries
      </h2>
      <p className="mt-2 mb-2 max-w-[64ch] text-xs text-ink-2 md:text-base">
        Under each: how many lenders publish that they lend there.
      </p>
      <ShowMore first={FIRST} count={countries.length}>
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(max(8rem,40%),100%),1fr))] gap-x-4 md:grid-cols-4 md:gap-x-6">
          {countries.map(({ name, flag, lenders, address }, index) => (
            <li
              key={name}
              tabIndex={-1}
              className="relative flex min-h-11 items-center gap-3 border-b border-line py-1 text-sm leading-tight font-semibold group-data-short/list:nth-[n+9]:hidden"
            >
              {/* A drawing of a few hundred bytes: an image service would have nothing to make smaller. */}
              <picture className="shrink-0">
                <img
                  src={flag}
                  alt=""
                  width={36}
                  height={24}
                  loading={index < FIRST ? "eager" : "lazy"}
                  className="h-6 w-9 rounded-xs border border-line object-cover"
                />
              </picture>
              <span>
                {address ? (
                  <Link href={address} className="link after:absolute after:inset-0">
                    {name}
                  </Link>
                ) : (
                  <span>{name}</span>
                )}
                {lenders !== null && (
                  <span className="block text-xs font-normal text-ink-2">
                    {`${lenders} ${lenders === 1 ? "lender" : "lenders"}`}
                  </span>
                )}
              </span>
            </li>
          ))}
        </ul>
      </ShowMore>
    </section>
  );
}
