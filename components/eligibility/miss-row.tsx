import { X } from "lucide-react";
import { SourceLink } from "@/components/partner/source-link";
import type { Miss } from "@/lib/eligibility/check";
import type { RatedLender } from "@/lib/eligibility/schema";
import { FiguresAge } from "./figures-age";
import { LenderHead } from "./lender-head";

/** A lender that does not match: each condition that fails, by how much, and what would change it. */
export function MissRow({ miss: { lender, failed } }: { miss: Miss }) {
  return (
    <li className="grid gap-3 border-b border-line py-5">
      <LenderHead lender={lender} />
      <ul className="grid gap-3">
        {failed.map(({ rule, difference }) => (
          <li key={rule.id} className="flex gap-2">
            <X aria-hidden size={20} strokeWidth={2.5} className="mt-0.5 shrink-0 text-bad" />
            <div className="min-w-0 font-display">
              <p className="text-lg font-semibold">{difference}</p>
              <p className="text-ink-2">{rule.reason}</p>
              <p className="mt-1">
                <strong>What would change it:</strong> {rule.remedy}
              </p>
              {rule.source && (
                <p className="font-body text-xs text-ink-3">
                  <SourceLink source={rule.source} />
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
      <FiguresAge lender={lender} />
    </li>
  );
}

/** A lender of whose conditions too little can be read. */
export function UncheckedRow({ lender }: { lender: RatedLender }) {
  return (
    <li className="grid gap-3 border-b border-line py-5">
      <LenderHead lender={lender} />
      <FiguresAge lender={lender} />
    </li>
  );
}
