import Link from "next/link";
import { LenderMark } from "@/components/partner/lender-mark";
import { currencyName } from "@/lib/eligibility/currency";
import type { RatedLender } from "@/lib/eligibility/schema";
import { routes } from "@/lib/routes";

/** Whose result this is; the name leads to the lender's page. */
export function LenderHead({ lender }: { lender: RatedLender }) {
  const currency = lender.currency !== "INR" && `lends in ${currencyName(lender.currency)}s`;
  return (
    <div className="flex items-start gap-3">
      <LenderMark logo={lender.logo} initials={lender.initials} small />
      <div className="min-w-0">
        <h4>
          <Link href={routes.lender(lender.id)} prefetch={false} className="link">
            {lender.name}
          </Link>
        </h4>
        <p className="text-sm text-ink-2">{[lender.type, lender.scheme, currency].filter(Boolean).join(" · ")}</p>
      </div>
    </div>
  );
}
