import { FACT_KEYS } from "@/lib/countries/fact-keys";
import type { FactKey, PageFact } from "@/lib/countries/study-page";
import { withKeys } from "@/lib/countries/study-page";
import { FactText } from "./fact-text";

/** Facts by what they are about, in the order of the keys; nothing of a key that no row tells. */
export function FactTable({ facts, keys }: { facts: readonly PageFact[]; keys: readonly FactKey[] }) {
  return (
    <dl className="border-t border-line">
      {keys.map((key) => {
        const own = withKeys(facts, [key]);
        if (own.length === 0) return null;
        return (
          <div key={key} className="grid gap-x-8 gap-y-1 border-b border-line py-3 md:grid-cols-[14rem_minmax(0,1fr)]">
            <dt className="text-sm font-semibold">{FACT_KEYS[key]()}</dt>
            <dd className="grid gap-3">
              {own.map((fact) => (
                <FactText key={fact.id} fact={fact} />
              ))}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
