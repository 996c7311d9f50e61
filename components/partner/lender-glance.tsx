import Link from "next/link";
import { TabPanel } from "@/components/ui/tab-panel";
import { emiResult } from "@/lib/emi/emi";
import { MAIN_DEFAULTS } from "@/lib/emi/main-inputs";
import { rupees } from "@/lib/format";
import { compareAddress } from "@/lib/partners/compare";
import type { PartnerPage } from "@/lib/partners/data";
import { startingFrom, statedRate } from "@/lib/partners/starting-from";
import { routes } from "@/lib/routes";
import { ApplyNow } from "./apply-now";
import { Dated } from "./dated";
import { Unknown } from "./unknown";

const action = "link flex min-h-11 items-center font-semibold";

/**
 * The rate, what it comes to, how old it is, and Apply Now: beside the page on wide screens, under the lender's name on
 * narrow ones, where the other facts follow anyway.
 */
export function LenderGlance({ page: { partner, lender, madeAt } }: { page: PartnerPage }) {
  const { lead, figure, rest } = startingFrom(partner.interestRate);
  const rate = statedRate(lender);
  const facts: [term: string, text: string | null][] = [
    ["Without collateral", partner.unsecuredLoanAmount],
    ["Processing time", partner.loanProcessingTime],
    ["Processing fees", partner.processingFee],
  ];
  return (
    <TabPanel label="At a glance">
      <p className="text-sm text-ink-2">{lead}</p>
      {figure && <p className="figure">{figure}</p>}
      {rest && <p className={figure ? "mt-1 font-display" : "font-display text-h3 font-bold"}>{rest}</p>}
      <p className="mt-2 text-sm text-ink-2">
        <Dated asOf={lender.asOf} madeAt={madeAt} />
      </p>
      <dl className="mt-4 border-t border-line text-sm max-lg:hidden">
        {facts.map(([term, text]) => (
          <div key={term} className="grid grid-cols-[7rem_minmax(0,1fr)] gap-x-3 border-b border-line py-2">
            <dt className="text-ink-3">{term}</dt>
            <dd className="font-display font-semibold">{text ?? <Unknown />}</dd>
          </div>
        ))}
      </dl>
      <div data-apply className="mt-5">
        <ApplyNow partnerId={partner._id} />
      </div>
      {rate !== null && lender.currency === "INR" && <Example rate={rate} />}
      {lender.currency !== "INR" && (
        <p className="mt-4 rounded-sm bg-marigold-soft p-3 text-sm text-marigold-ink">
          This loan is in {lender.currency === "USD" ? "US dollars" : lender.currency}. When the rupee falls, every
          instalment costs more rupees.
        </p>
      )}
      <div className="mt-3 text-sm">
        {rate !== null && (
          <Link href={`${routes.emiCalculator}?rate=${rate}`} className={action}>
            Work out EMI at this rate
          </Link>
        )}
        <Link href={compareAddress([partner._id])} prefetch={false} className={action}>
          Compare with other lenders
        </Link>
      </div>
      <p className="mt-2 text-sm text-ink-2">
        Applying costs you nothing here. Listing is not an agreement with the lender: its own offer decides.
      </p>
    </TabPanel>
  );
}

/** What the rate comes to on the calculator's own example. */
function Example({ rate }: { rate: number }) {
  const principal = Number(MAIN_DEFAULTS.amount);
  const years = Number(MAIN_DEFAULTS.tenure);
  const { monthlyEMI } = emiResult({ principal, annualRatePct: rate, months: years * 12 });
  return (
    <p className="mt-4 text-sm text-ink-2">
      {rupees(principal)} over {years} years at {rate}%:{" "}
      <strong className="amount text-base text-ink">{rupees(monthlyEMI)}</strong> a month. Interest that builds up while
      you study comes on top.
    </p>
  );
}
