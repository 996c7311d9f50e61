import { Link } from "@/components/ui/link";
import type { PublishedLoans } from "@/lib/lenders/published-loan";
import { t } from "@/lib/messages/text";
import { known, type Offer } from "@/lib/offers/offer";
import { publishedBeside, publishedRows } from "@/lib/offers/published";
import { routes } from "@/lib/routes";
import { OfferTable } from "./offer-table";

/** Below the offers, pale: what our lenders publish for the case of one of them. Nobody offered it to the student. */
export function PublishedBeside({
  offer,
  name,
  published: { loans, isWhole },
  level = 2,
}: {
  offer: Offer;
  /** Of the offer, as its column is called. */
  name: string;
  published: PublishedLoans;
  level?: 2 | 3;
}) {
  const Heading = `h${level}` as const;
  const beside = publishedBeside(offer, loans);
  const isSecurityKnown = known(offer.security) !== undefined;
  return (
    <section aria-labelledby="published" className="mt-10">
      <Heading id="published" className="text-h3">
        {t("offerPage.published", "What lenders publish for such a loan")}
      </Heading>
      <p className="mt-2 max-w-[62ch] text-ink-2">
        {t(
          "offerPage.publishedText",
          "Published, not offered to you: the amount and the months are those of {{name}}, the rate is the lowest that each page names. Lenders often give more than that.",
          { name },
        )}
      </p>
      {beside.length === 0 ? (
        <p className="mt-2 max-w-[62ch] text-ink-2">
          {known(offer.sanctioned) === undefined
            ? t("offerPage.publishedNoAmount", "Once the loan amount is typed, they stand here.")
            : isWhole
              ? t("offerPage.publishedNone", "No lender that we list publishes a rate for such a loan.")
              : t(
                  "offerPage.publishedNoneOfFirst",
                  "None of the lenders that this page knows publishes a rate for such a loan. We list more of them.",
                )}
        </p>
      ) : (
        <>
          {!isSecurityKnown && (
            <p className="mt-2 max-w-[62ch] text-ink-2">
              {t(
                "offerPage.publishedSecurity",
                "You have not said whether the lender takes security, so rates with it and without it are taken.",
              )}
            </p>
          )}
          <OfferTable
            isPale
            label={t("offerPage.publishedTable", "Table of what lenders publish")}
            heads={beside.map(({ loan }) => ({
              key: loan.id,
              content: (
                <span lang="en" className="grid gap-0.5">
                  <Link href={routes.lender(loan.lenderId)} className="link">
                    {loan.lender}
                  </Link>
                  <span className="text-xs font-normal">{loan.name}</span>
                </span>
              ),
            }))}
            rows={publishedRows(beside, offer)}
          />
        </>
      )}
      <p className="mt-2">
        <Link href={routes.eligibility} className="link inline-block py-1">
          {t("offerPage.publishedMore", "See which lenders fit you, by where and what you study")}
        </Link>
      </p>
    </section>
  );
}
