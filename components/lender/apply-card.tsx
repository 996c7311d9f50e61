import { Link } from "@/components/ui/link";
import { Money } from "@/components/ui/money";
import { Percent } from "@/components/ui/percent";
import type { Example } from "@/lib/eligibility/example";
import { compareAddress } from "@/lib/lenders/compare";
import { currencyName } from "@/lib/lenders/currency";
import type { LenderPage } from "@/lib/lenders/data";
import { emiAddress } from "@/lib/lenders/emi-address";
import { timeInWords } from "@/lib/lenders/facts";
import { KIND_RULES } from "@/lib/lenders/kind-rules";
import { startingFrom } from "@/lib/lenders/words";
import { routes } from "@/lib/routes";
import { absolute } from "@/lib/addresses/absolute";
import { whatsappLink } from "@/lib/addresses/whatsapp";
import { ApplyNow } from "./apply-now";

const action = "link flex min-h-11 items-center font-semibold";

/** What the lender's lowest rate comes to a month, Apply Now, what to know before, and further ways from here. */
export function ApplyCard({
  page: { partner, lender, readAt },
  example,
}: {
  page: LenderPage;
  example: Example | null;
}) {
  const { scheme, pct, line } = startingFrom(lender);
  const { takesOurFile } = KIND_RULES[lender.kind];
  const currency = scheme?.currency ?? "INR";
  return (
    <div className="lg:rounded-md lg:border lg:border-line lg:bg-surface lg:p-6">
      {example && pct !== null && <Monthly example={example} rate={pct} />}
      {takesOurFile ? (
        <div data-apply className="mt-4 first:mt-0">
          <ApplyNow partner={partner} />
        </div>
      ) : (
        <p className="mt-2 text-sm first:mt-0">
          <strong>Its own office takes the application.</strong> We cannot hand it in for you, and nobody pays us for
          showing it.
        </p>
      )}
      {takesOurFile && lender.agreement === "none" && (
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
      <div className="mt-2 grid text-sm max-lg:grid-cols-[repeat(auto-fill,minmax(min(max(6rem,28%),100%),1fr))] max-lg:gap-x-3">
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
        <Link href={routes.loanOffer} className={action}>
          Check an offer of theirs
        </Link>
        <Link href={routes.moneyPlan} className={action}>
          Plan costs, payers and days
        </Link>
        {/* No page of this part of the site: a visitor is asked to log in first. */}
        <a href={routes.addToMyLenders(partner._id)} className={action}>
          Add to my lenders
        </a>
      </div>
    </div>
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
    <p className="text-sm text-ink-2">
      <Money as="strong" amount={emi} className="text-h4 text-ink" />
      <span>{isAtOnce ? " a month: " : " a month after your study: "}</span>
      <span>
        <Money amount={parts.borrowed} />
        <span>{` over ${timeInWords(terms.months)} at `}</span>
        <Percent pct={rate} />
      </span>
      {/* On a phone the drawing below says the same. */}
      <span className="max-lg:hidden print:inline">
        {isAtOnce
          ? `, ${SUBJECT.full}`
          : `, a course of ${timeInWords(courseMonths)}${terms.graceMonths > 0 ? ` and ${timeInWords(terms.graceMonths)} of grace` : ""}, ${SUBJECT[terms.mode]}`}
      </span>
      <span>. </span>
      {Math.round(emi) > Math.round(emiAtOnce) && (
        <span className="text-xs max-lg:hidden print:inline">
          If EMIs began at once: <Money amount={emiAtOnce} />.
        </span>
      )}
    </p>
  );
}
