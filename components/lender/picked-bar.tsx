import { Link } from "@/components/ui/link";
import { type Comparable, compareAddress, MOST } from "@/lib/lenders/compare";

/** What is picked, and the way to its comparison. @param elsewhere how many are on other parts of the list */
export function PickedBar({
  ids,
  picked,
  elsewhere,
  onClear,
}: {
  ids: readonly string[];
  picked: readonly Pick<Comparable, "name" | "scheme">[];
  elsewhere: number;
  onClear: () => void;
}) {
  return (
    <section
      aria-label="Picked for comparison"
      className="sticky bottom-0 z-20 mt-6 -mx-4 border-t border-ink bg-surface px-4 py-3 shadow-sheet md:-mx-6 md:px-6 xl:mx-0"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="min-w-0 text-sm">
          <strong>{`${ids.length} of ${MOST} picked:`}</strong>
          <span>{` ${[
            ...picked.map(({ name, scheme }) => `${name}, ${scheme}`),
            ...(elsewhere > 0 ? [`${elsewhere} on other parts of the list`] : []),
          ].join("; ")}`}</span>
        </p>
        <div className="flex gap-2">
          <button type="button" className="btn btn-plain btn-sm" onClick={onClear}>
            Clear
          </button>
          <Link href={compareAddress(ids)} className="btn btn-main btn-sm">
            {ids.length === 1 ? "Compare" : `Compare ${ids.length}`}
          </Link>
        </div>
      </div>
    </section>
  );
}
