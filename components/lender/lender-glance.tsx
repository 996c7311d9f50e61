import Link from "next/link";
import { TabPanel } from "@/components/ui/tab-panel";
import { emiResult } from "@/lib/emi/emi";
import { rupees } from "@/lib/format";
import { compareAddress } from "@/lib/lenders/compare";
import type { LenderPage } from "@/lib/lenders/data";
import { currencyName } from "@/lib/lenders/currency";
import { emiAddress } from "@/lib/lenders/emi-address";
import { EXAMPLE_LOAN } from "@/lib/lenders/example-loan";
import { timeInWords } from "@/lib/lenders/facts";
import { startingFrom, togetherWords } from "@/lib/lenders/words";
import { routes } from "@/lib/routes";
import { ApplyNow } from "./apply-now";
import { BenchmarkNote } from "./benchmark-note";
import { RateNote } from "./fact-note";
import { Unknown } from "./unknown";

const action = "link flex min-h-11 items-center font-semibold";

/**
 * The lowest rate, what it comes to, how old it is, and Apply Now: beside the page on wide screens, under the lender's
 * name on narrow ones, where the other facts follow anyway.
 */
export function LenderGlance({ page: { partner, lender, readAt } }: { page: LenderPage }) {
  const { lead, figure, rest, rate, scheme, pct } = startingFrom(lender);
  const currency = scheme?.currency ?? "INR";
  // Of the scheme that the rate is of, as long as no editor's words stand for all.
  const of = scheme ? [scheme] : lender.schemes;
  const facts: [term: string, text: string | null][] = [
    ["Without collateral", lender.unsecuredLoanAmount ?? togetherWords("unsecured", of)],
    ["Processing time", partner.loanProcessingTime],
    ["Processing fees", lender.processingFee ?? togetherWords("fee", of)],
  ];
  return (
    <TabPanel label="At a glance">
      <p className="text-sm text-ink-2">{lead}</p>
      {figure && <p className="figure">{figure}</p>}
      {rest && <p className={figure ? "mt-1 font-display" : "font-display text-h3 font-bold"}>{rest}</p>}
      {scheme && lender.schemes.length > 1 && <p className="mt-1 text-sm text-ink-2">{scheme.name}</p>}
      {scheme && <BenchmarkNote scheme={scheme} />}
      {rate && <RateNote source={rate.source} publishedOn={rate.publishedOn} pages={lender.pages} />}
      <dl className="mt-4 border-t border-line text-sm max-lg:hidden">
        {facts.map(([term, text]) => (
          <div key={term} className="grid grid-cols-[7rem_minmax(0,1fr)] gap-x-3 border-b border-line py-2">
            <dt className="text-ink-3">{term}</dt>
            <dd className="font-display font-semibold">{text ?? <Unknown />}</dd>
          </div>
        ))}
      </dl>
      <div data-apply className="mt-5">
        <ApplyNow partner={partner} />
      </div>
      {lender.agreement === "none" && (
        <p className="mt-2 text-sm text-ink-2">
          We have no agreement with {lender.name}. We prepare the file; you hand it in, or we ask for you.
        </p>
      )}
      {pct !== null && currency === "INR" && <Example rate={pct} />}
      {currency !== "INR" && (
        <p className="mt-4 rounded-sm bg-marigold-soft p-3 text-sm text-marigold-ink">
          This loan is in {currencyName(currency)}s. When the rupee falls, every instalment costs more rupees.
        </p>
      )}
      <div className="mt-3 text-sm">
        {pct !== null && (
          <Link
            href={scheme ? emiAddress({ rate: pct, scheme: scheme.id, readAt }) : `${routes.emiCalculator}?rate=${pct}`}
            className={action}
          >
            Work out EMI at this rate
          </Link>
        )}
        <Link href={compareAddress([partner._id])} prefetch={false} className={action}>
          Compare with other lenders
        </Link>
        {/* No page of this part of the site: a visitor is asked to log in first. */}
        <a href={routes.addToMyLenders(partner._id)} className={action}>
          Add to my lenders
        </a>
      </div>
      <p className="mt-2 text-sm text-ink-2">Applying costs you nothing here. The lender&apos;s own offer decides.</p>
    </TabPanel>
  );
}

/** What the rate comes to on the calculator's own example. */
function Example({ rate }: { rate: number }) {
  const { monthlyEMI } = emiResult({ ...EXAMPLE_LOAN, annualRatePct: rate });
  return (
    <p className="mt-4 text-sm text-ink-2">
      {rupees(EXAMPLE_LOAN.principal)} over {timeInWords(EXAMPLE_LOAN.months)} at {rate}%:{" "}
      <strong className="amount text-base text-ink">{rupees(monthlyEMI)}</strong> a month. Interest that builds up while
      you study comes on top.
    </p>
  );
}
