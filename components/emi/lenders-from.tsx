import { memo } from "react";
import { Link } from "@/components/ui/link";
import { Percent } from "@/components/ui/percent";
import { routes } from "@/lib/routes";

type LenderRate = {
  id: string;
  lenderId: string;
  /** The lender's name and the scheme's. */
  name: string;
  /** In % a year. */
  rate: number;
  /** How old the rate's page is, in words. */
  dated: string;
};

/**
 * Schemes in rupees whose published starting rate is at most the one in the box, the lowest first.
 * @param lowest the schemes with the lowest rates of all
 * @param upTo rates in % a year, the lowest first, each with how many schemes start there or below
 */
export const LendersFrom = memo(function LendersFrom({
  lowest,
  upTo,
  rate = NaN,
}: {
  lowest: readonly LenderRate[];
  upTo: readonly (readonly [rate: number, schemes: number])[];
  rate: number | undefined;
}) {
  if (lowest.length === 0) return null;
  const found = lowest.filter((lender) => lender.rate <= rate);
  const count = upTo.findLast(([from]) => from <= rate)?.[1] ?? 0;
  return (
    <section id="lenders-section" aria-labelledby="lenders">
      <h2 id="lenders">Lenders from this rate</h2>
      <p className="mt-3 max-w-[68ch] text-ink-2">
        {isNaN(rate) ? (
          "Type a rate above, and the schemes that start at or below it stand here."
        ) : (
          <>
            <span>{`${count || "None"} of the schemes in rupees listed here ${count > 1 ? "start" : "starts"} at or below `}</span>
            <Percent pct={rate} />
            <span> a year.</span>
            {found.length > 0 && <span> A starting rate is for the strongest applications: yours may be higher.</span>}
          </>
        )}
      </p>
      {found.length > 0 && (
        <ul className="mt-4 grid gap-x-8 border-t border-line md:grid-cols-2">
          {found.map((lender) => (
            <li
              key={lender.id}
              className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line py-3"
            >
              <Link href={routes.lender(lender.lenderId)} className="link relative -my-3 py-3 font-semibold">
                {lender.name}
              </Link>
              <span>
                <Percent pct={lender.rate} className="font-bold" />{" "}
                <span className="text-xs text-ink-3">{lender.dated}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-4">
        <Link href={routes.lenders} className="link inline-flex min-h-11 items-center font-semibold">
          All lenders, side by side
        </Link>
      </p>
    </section>
  );
});
