import { LenderMark } from "@/components/lender/lender-mark";
import { currencyName } from "@/lib/lenders/currency";
import type { Checked } from "@/lib/eligibility/matches";
import { LENDER_KINDS } from "@/lib/lenders/kinds";

/** Whose loan this is. Names only: the link to the lender stands among the details. */
export function SchemeHead({ checked: { lender, scheme } }: { checked: Pick<Checked, "lender" | "scheme"> }) {
  const isForeign = scheme.currency !== "INR";
  return (
    <span className="flex min-w-0 items-start gap-3">
      <LenderMark logo={lender.logo} initials={lender.initials} small />
      <span className="min-w-0">
        <span className="block font-display leading-snug font-bold">{lender.name}</span>
        <span className="block text-sm text-ink-2">
          {scheme.name} · {LENDER_KINDS[lender.kind]}
          {isForeign && ` · in ${currencyName(scheme.currency)}s`}
        </span>
      </span>
    </span>
  );
}
