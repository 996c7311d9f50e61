import { Chevron } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import type { Checked } from "@/lib/eligibility/matches";
import type { Rulebook } from "@/lib/eligibility/schema";
import { schemeAddress } from "@/lib/lenders/scheme-address";
import { Findings } from "./findings";
import { SchemeHead } from "./scheme-head";

/** A scheme that does not fit, or could not be checked: what stands against it, and behind it all that was compared. */
export function MissRow({ checked, rulebook }: { checked: Checked; rulebook: Rulebook }) {
  const failed = checked.findings.filter(({ outcome }) => outcome === "fails");
  return (
    <li className="border-b border-line">
      <details className="group">
        <summary className="grid cursor-pointer list-none grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-0.5 py-2.5 hover:bg-sunk [&::-webkit-details-marker]:hidden">
          <SchemeHead checked={checked} />
          <Chevron className="shrink-0 text-ink-3 transition-transform group-open:rotate-180" />
          {failed.map(({ difference, words }, index) => (
            <span key={index} className="col-span-2 text-sm">
              {difference ?? words}
            </span>
          ))}
        </summary>
        <div className="grid gap-4 pb-6">
          <Findings checked={checked} rulebook={rulebook} />
          <Link href={schemeAddress(checked.lender.id, checked.scheme.id)} className="link w-fit">
            See the lender<span className="sr-only">{`: ${checked.lender.name}`}</span>
          </Link>
        </div>
      </details>
    </li>
  );
}
