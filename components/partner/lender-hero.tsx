import Link from "next/link";
import type { PartnerPage } from "@/lib/partners/data";
import { startingFromLine } from "@/lib/partners/starting-from";
import { routes } from "@/lib/routes";
import { Unknown } from "./lender-list";
import { LenderMark } from "./lender-mark";

/** Who the lender is, and the way back. */
export function LenderHead({ page: { lender } }: { page: PartnerPage }) {
  return (
    <div>
      <nav aria-label="Breadcrumb" className="mb-6 text-sm text-ink-2">
        <ol className="flex flex-wrap gap-x-2">
          <li>
            <Link href={routes.home} className="link">
              Home
            </Link>
            <span aria-hidden> /</span>
          </li>
          <li>
            <Link href={routes.lenders} className="link">
              Lenders
            </Link>
            <span aria-hidden> /</span>
          </li>
          <li aria-current="page">{lender.name}</li>
        </ol>
      </nav>
      <div className="flex flex-wrap items-center gap-4">
        <LenderMark logo={lender.logo} initials={lender.initials} />
        <div className="min-w-0 flex-1 basis-56">
          <h1 className="text-h2">{lender.name} education loan</h1>
          <p className="text-ink-2">{[lender.type, lender.scheme].filter(Boolean).join(" · ")}</p>
        </div>
      </div>
    </div>
  );
}

/** Every fact that SPEC section 2 wants at the top of the page. */
export function LenderFacts({ page: { partner } }: { page: PartnerPage }) {
  const facts: [term: string, fact: string | null][] = [
    ["Interest rate", startingFromLine(partner.interestRate)],
    ["Processing time", partner.loanProcessingTime],
    ["Processing fees", partner.processingFee],
    ["Margin", partner.margin],
    ["Secured loan amount", partner.securedLoanAmount],
    ["Unsecured loan amount", partner.unsecuredLoanAmount],
    ["Collateral", partner.collateral],
    ["Early repayment", partner.earlyRepayment],
    ["Countries covered", partner.countriescovered],
  ];
  return (
    <dl className="grid border-t border-line sm:grid-cols-2 sm:gap-x-8">
      {facts.map(([term, fact]) => (
        <div key={term} className="border-b border-line py-2.5">
          <dt className="text-sm text-ink-3">{term}</dt>
          <dd className="font-display font-semibold">{fact ?? <Unknown />}</dd>
        </div>
      ))}
    </dl>
  );
}
