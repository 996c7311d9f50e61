import { t } from "@/lib/messages/text";
import { isOneName } from "@/lib/offers/names";
import { known, type Offer } from "@/lib/offers/offer";

/**
 * What is asked before an offer is kept here; null where its paper names this lender and nobody sees it by that.
 * @param openLinks how many links that give the offer are open; null while that is not known
 */
export function keepQuestion(
  offer: Offer,
  lender: string,
  openLinks: number | null,
): { title: string; text: string } | null {
  const named = known(offer.lenderName);
  if (named !== undefined && isOneName(named, lender) && openLinks === 0) return null;
  return { title: titleOf(named, lender), text: seenBy(openLinks, lender) };
}

function titleOf(named: string | undefined, lender: string) {
  if (named === undefined)
    return t("keptOffers.noLender", "You typed no name of a lender. Keep it at {{lender}}?", { lender });
  return isOneName(named, lender)
    ? t("keptOffers.keepSure", "Keep this offer at {{lender}}?", { lender })
    : t("keptOffers.otherLender", "The paper names {{named}}. Keep it at {{lender}}?", { named, lender });
}

function seenBy(openLinks: number | null, lender: string) {
  if (openLinks === null)
    return t(
      "keptOffers.mayBeSeen",
      "We do not know yet whether a link for {{lender}} is open. If one gives the loan offer, its officer can read this at once, and so can Dakhila's desk.",
      { lender },
    );
  return openLinks > 0
    ? t(
        "keptOffers.isSeen",
        "A link that you made for {{lender}} is open. Its officer can read this at once, and so can Dakhila's desk.",
        { lender },
      )
    : t("keptOffers.notSeen", "Nobody else sees it, unless you give it by a link.");
}
