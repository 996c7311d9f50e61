import { t } from "@/lib/messages/text";
import { isOneName } from "@/lib/offers/names";
import { known, type Offer } from "@/lib/offers/offer";

/** What is asked before an offer is kept here; null where its paper names this lender and nobody sees it by that. */
export function keepQuestion(offer: Offer, lender: string, openLinks: number): { title: string; text: string } | null {
  const named = known(offer.lenderName);
  const isOther = named !== undefined && !isOneName(named, lender);
  if (!isOther && openLinks === 0) return null;
  return {
    title: isOther
      ? t("keptOffers.otherLender", "The paper names {{named}}. Keep it at {{lender}}?", { named, lender })
      : t("keptOffers.keepSure", "Keep this offer at {{lender}}?", { lender }),
    text:
      openLinks > 0
        ? t("keptOffers.isSeen", "A link that you made for {{lender}} is open. Its officer can read this at once.", {
            lender,
          })
        : t("keptOffers.notSeen", "Nobody else sees it, unless you give it by a link."),
  };
}
