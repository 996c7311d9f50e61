import type { PartnerPage } from "@/lib/partners/data";
import type { Fact } from "@/lib/partners/sources";
import { startingFromLine } from "@/lib/partners/starting-from";
import { FactNote } from "./fact-note";
import { LenderMark } from "./lender-mark";
import { Unknown } from "./unknown";

/** Who the lender is. */
export function LenderHead({ page: { lender } }: { page: PartnerPage }) {
  return (
    <div className="flex flex-wrap items-center gap-4">
      <LenderMark logo={lender.logo} initials={lender.initials} />
      <div className="min-w-0 flex-1 basis-56">
        <h1 className="text-h2">{lender.name} education loan</h1>
        <p className="text-ink-2">{[lender.type, lender.scheme].filter(Boolean).join(" · ")}</p>
      </div>
    </div>
  );
}

/** Every fact that SPEC section 2 wants at the top of the page. */
export function LenderFacts({ page }: { page: PartnerPage }) {
  const { partner } = page;
  const facts: [term: string, text: string | null, fact?: Fact][] = [
    ["Interest rate", startingFromLine(partner.interestRate), "rate"],
    ["Processing time", partner.loanProcessingTime, "time"],
    ["Processing fees", partner.processingFee, "fee"],
    ["Margin", partner.margin, "margin"],
    ["Secured loan amount", partner.securedLoanAmount, "amount"],
    ["Unsecured loan amount", partner.unsecuredLoanAmount, "amount"],
    ["Collateral", partner.collateral, "collateral"],
    ["Early repayment", partner.earlyRepayment, "prepayment"],
    ["Countries covered", partner.countriescovered, "countries"],
  ];
  return (
    <dl className="grid border-t border-line sm:grid-cols-2 sm:gap-x-8">
      {facts.map(([term, text, fact]) => (
        <div
          key={term}
          className="border-b border-line py-2.5 max-sm:grid max-sm:grid-cols-[7.5rem_minmax(0,1fr)] max-sm:gap-x-3"
        >
          <dt className="text-sm text-ink-3">{term}</dt>
          <dd className="font-display font-semibold">
            {text ?? <Unknown />}
            {text !== null && <FactNote fact={fact} page={page} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}
