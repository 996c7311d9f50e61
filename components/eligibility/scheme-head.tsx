import type { Checked } from "@/lib/eligibility/matches";
import { currencyName } from "@/lib/lenders/currency";
import { LENDER_KINDS } from "@/lib/lenders/kinds";

export const schemeWords = ({ lender, scheme }: Pick<Checked, "lender" | "scheme">) =>
  `${scheme.name} · ${LENDER_KINDS[lender.kind]}${scheme.currency === "INR" ? "" : ` · in ${currencyName(scheme.currency)}s`}`;

/** Whose loan this is. Names only: the link to the lender stands among the details. */
export function SchemeHead({ checked }: { checked: Pick<Checked, "lender" | "scheme"> }) {
  return (
    <span className="min-w-0">
      <span className="block font-display leading-snug font-bold">{checked.lender.name}</span>
      <span className="block text-sm text-ink-2">{schemeWords(checked)}</span>
    </span>
  );
}
