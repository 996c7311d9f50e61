import { buttonClass } from "@/components/ui/button-class";
import { Link } from "@/components/ui/link";
import { Money } from "@/components/ui/money";
import { Percent } from "@/components/ui/percent";
import { GRACE_MONTHS } from "@/lib/eligibility/terms";
import { COURSE_MONTHS, type WorkedOffer } from "@/lib/dashboard/worked-offers";
import { formatDate } from "@/lib/dates/dates";
import { t } from "@/lib/messages/text";
import { routes } from "@/lib/routes";
import type { ReactNode } from "react";

const notSaid = () => <span className="text-ink-2">{t("dashboard.offerNotSaid", "Not said")}</span>;
const monthsWords = (months: number) => t("dashboard.offerMonths", "{{months}} months", { months });

/** What several lenders said yes to, with the sums of each and no word on which is better. */
export function Offers({ offers }: { offers: readonly WorkedOffer[] }) {
  return (
    <section aria-labelledby="offers" className="card">
      <h2 id="offers" className="text-h3">
        {t("dashboard.offers", "What the lenders said yes to")}
      </h2>
      <p className="mt-1 text-sm text-ink-2">
        {t(
          "dashboard.offersText",
          "Each is counted in the same way: a course of {{course}} months, {{grace}} months of grace, nothing paid before the EMIs. The fee is not in the sum.",
          { course: COURSE_MONTHS, grace: GRACE_MONTHS },
        )}
      </p>
      <ul className="mt-4 grid gap-4 sm:grid-cols-2">
        {offers.map((offer) => (
          <li key={offer.caseId} className="border border-line p-4">
            <h3 className="text-lg">{offer.lender}</h3>
            <p className="text-sm text-ink-2">
              {offer.isTaken
                ? t("dashboard.offerTaken", "Said yes on {{date}}. You took this one.", { date: formatDate(offer.day) })
                : t("dashboard.offerDay", "Said yes on {{date}}.", { date: formatDate(offer.day) })}
            </p>
            <dl className="mt-3 text-sm">
              {rowsOf(offer).map(([term, value]) => (
                <div
                  key={term}
                  className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line py-1.5"
                >
                  <dt className="text-ink-2">{term}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
            <Link
              href={routes.myLender(offer.caseId)}
              className={buttonClass({ variant: "outline", size: "sm" }, "mt-3")}
            >
              {t("dashboard.offerOpen", "Open {{lender}}", { lender: offer.lender })}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

const KINDS = {
  floating: () => t("dashboard.offerFloating", "floating"),
  fixed: () => t("dashboard.offerFixed", "fixed"),
};

function rowsOf(offer: WorkedOffer): [string, ReactNode][] {
  const { amount, rate, rateType, termMonths, emi, totalPaid, countedAmount, countedMonths } = offer;
  return [
    [t("dashboard.offerAmount", "Amount"), amount === null ? notSaid() : <Money as="strong" amount={amount} />],
    [
      t("dashboard.offerRate", "Rate a year"),
      rate === null ? (
        notSaid()
      ) : (
        <strong>
          <Percent pct={rate} />
          {rateType && <span>{` ${KINDS[rateType]()}`}</span>}
        </strong>
      ),
    ],
    [t("dashboard.offerTerm", "EMIs"), termMonths === null ? notSaid() : <strong>{monthsWords(termMonths)}</strong>],
    [
      t("dashboard.offerEmi", "Instalment after the course"),
      emi === null ? notSaid() : <Money as="strong" amount={emi} />,
    ],
    [
      t("dashboard.offerTotal", "To pay in all"),
      totalPaid === null ? notSaid() : <Money as="strong" amount={totalPaid} />,
    ],
    ...(emi !== null && (amount === null || termMonths === null)
      ? [
          [
            t("dashboard.offerCounted", "Counted with"),
            <span key="counted">
              <Money amount={countedAmount} />
              <span>{`, ${monthsWords(countedMonths)}`}</span>
            </span>,
          ] as [string, ReactNode],
        ]
      : []),
    [
      t("dashboard.offerFee", "Processing fee"),
      offer.processingFee === null ? notSaid() : <Money as="strong" amount={offer.processingFee} />,
    ],
    [
      t("dashboard.offerUntil", "Open until"),
      offer.validUntil === null ? notSaid() : <strong>{formatDate(offer.validUntil)}</strong>,
    ],
  ];
}
