import { RateScaleOfOne, type Starts } from "@/components/charts/rate-scale";
import { Link } from "@/components/ui/link";
import { Money } from "@/components/ui/money";
import { Rate } from "@/components/ui/rate";
import { TabPanel } from "@/components/ui/tab-panel";
import type { Example } from "@/lib/eligibility/example";
import { compareAddress } from "@/lib/lenders/compare";
import type { LenderPage } from "@/lib/lenders/data";
import { currencyName } from "@/lib/lenders/currency";
import { emiAddress } from "@/lib/lenders/emi-address";
import { timeInWords } from "@/lib/lenders/facts";
import { rateSpan } from "@/lib/lenders/rate-span";
import { startingFrom, togetherWords } from "@/lib/lenders/words";
import { routes } from "@/lib/routes";
import { absolute } from "@/lib/site-address";
import { whatsappLink } from "@/lib/whatsapp";
import { ApplyNow } from "./apply-now";
import { BenchmarkNote } from "./benchmark-note";
import { RateNote } from "./fact-note";
import { Unknown } from "./unknown";

const action = "link flex min-h-11 items-center font-semibold";

/**
 * The lowest rate, what it comes to, how old it is, and Apply Now: beside the page on wide screens, under the lender's
 * name on narrow ones, where the other facts follow anyway.
 */
export function LenderGlance({
  page: { partner, lender, readAt },
  starts,
  example,
}: {
  page: LenderPage;
  starts: Starts;
  example: Example | null;
}) {
  const { lead, figure, rest, rate, scheme, pct, line } = startingFrom(lender);
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
      <div className="mt-3">
        <RateScaleOfOne name={lender.name} span={rateSpan(lender)} starts={starts} />
      </div>
      {example && pct !== null && <Monthly example={example} rate={pct} />}
      <dl className="mt-4 border-t border-line text-sm max-lg:hidden">
        {facts.map(([term, text]) => (
          <div key={term} className="grid grid-cols-[7rem_minmax(0,1fr)] gap-x-3 border-b border-line py-2">
            <dt className="text-ink-3">{term}</dt>
            <dd className="font-display font-semibold">{text ?? <Unknown />}</dd>
          </div>
        ))}
      </dl>
      <div data-apply className="mt-4">
        <ApplyNow partner={partner} />
      </div>
      {lender.agreement === "none" && (
        <p className="mt-2 text-sm">
          <strong>{`We have no agreement with ${lender.name}.`}</strong> We prepare the file; you hand it in, or we ask
          for you.
        </p>
      )}
      {currency !== "INR" && (
        <p className="mt-4 rounded-sm bg-marigold-soft p-3 text-sm text-marigold-ink">
          {`This loan is in ${currencyName(currency)}s. When the rupee falls, every instalment costs more rupees.`}
        </p>
      )}
      <div className="mt-2 grid text-sm max-lg:grid-cols-[repeat(auto-fill,minmax(min(max(7rem,40%),100%),1fr))] max-lg:gap-x-3">
        {pct !== null && (
          <Link
            href={scheme ? emiAddress({ rate: pct, scheme: scheme.id, readAt }) : `${routes.emiCalculator}?rate=${pct}`}
            className={action}
          >
            Work out EMI at this rate
          </Link>
        )}
        <Link href={compareAddress([partner._id])} className={action}>
          Compare with other lenders
        </Link>
        <a
          href={whatsappLink({
            text: `${lender.name} education loan. ${line}. ${absolute(routes.lender(partner._id))}`,
          })}
          rel="noopener noreferrer"
          target="_blank"
          className={action}
        >
          Share on WhatsApp<span className="sr-only"> (opens in a new tab)</span>
        </a>
        {/* No page of this part of the site: a visitor is asked to log in first. */}
        <a href={routes.addToMyLenders(partner._id)} className={action}>
          Add to my lenders
        </a>
      </div>
    </TabPanel>
  );
}

const SUBJECT: Record<Example["terms"]["mode"], string> = {
  nothing: "nothing paid before",
  interest: "the interest paid every month before",
  full: "from the first month on",
};

/** What the rate comes to a month on the calculator's own example, as the student will pay it: after the study. */
function Monthly({
  example: { terms, courseMonths, emi, emiAtOnce, parts },
  rate,
}: {
  example: Example;
  rate: number;
}) {
  const isAtOnce = terms.mode === "full";
  return (
    <p className="mt-3 text-sm text-ink-2">
      <Money as="strong" amount={emi} className="text-h4 text-ink" />
      <span>{` a month${isAtOnce ? "" : " after your study"}: `}</span>
      <Money amount={parts.borrowed} />
      <span>{` over ${timeInWords(terms.months)} at `}</span>
      <Rate pct={rate} />
      <span>{`, ${
        isAtOnce
          ? SUBJECT.full
          : `a course of ${timeInWords(courseMonths)}${terms.graceMonths > 0 ? ` and ${timeInWords(terms.graceMonths)} of grace` : ""}, ${SUBJECT[terms.mode]}`
      }. `}</span>
      {Math.round(emi) > Math.round(emiAtOnce) && (
        <span className="text-xs">
          If EMIs began at once: <Money amount={emiAtOnce} />.
        </span>
      )}
    </p>
  );
}
