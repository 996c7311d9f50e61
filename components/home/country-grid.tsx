import { ShowMore } from "@/components/site/show-more";

/** Cards shown at first (SPEC section 9). */
const FIRST = 8;

/** Dream countries: flag and name, eight at first; nothing at all when there are none (SPEC section 2). */
export function CountryGrid({ countries }: { countries: readonly { name: string; flag: string }[] }) {
  if (countries.length === 0) return null;
  return (
    <section aria-labelledby="countries" className="wrap section">
      <h2 id="countries">Dream countries</h2>
      <p className="mt-3 mb-6 max-w-[60ch] text-ink-2">
        Where you study decides which lenders you can ask, and which papers they want. The application knows the
        universities of each of these.
      </p>
      <ShowMore first={FIRST} count={countries.length}>
        <ul className="grid grid-cols-2 gap-3 md:grid-cols-4 md:gap-4">
          {countries.map(({ name, flag }) => (
            <li
              key={name}
              tabIndex={-1}
              className="flex min-h-16 items-center gap-3 rounded-md border border-line bg-surface p-3 font-semibold leading-tight group-data-short/list:nth-[n+9]:hidden md:p-4"
            >
              {/* A drawing of a few hundred bytes: an image service would have nothing to make smaller. */}
              <picture className="shrink-0">
                <img
                  src={flag}
                  alt=""
                  width={36}
                  height={24}
                  loading="lazy"
                  className="h-6 w-9 rounded-xs border border-line object-cover"
                />
              </picture>
              {name}
            </li>
          ))}
        </ul>
      </ShowMore>
    </section>
  );
}
