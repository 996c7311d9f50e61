import { ConfirmedButton } from "@/components/forms/confirmed-button";
import { post } from "@/lib/browser/post";
import { figuresOf, type SanctionFigures } from "@/lib/cases/offers";
import { offerRows } from "@/lib/cases/offer-words";
import { formatDate } from "@/lib/dates/dates";
import { sanctionIn } from "@/lib/kept-offers/sanction";
import { t } from "@/lib/messages/text";
import type { Offer } from "@/lib/offers/offer";
import { Figures } from "./offer-card";

export type OfCase = {
  caseId: string;
  lender: string;
  /** Rupees that the form asks for. */
  wanted: number | null;
  /** The sanction that counts in the case; null for none. */
  sanction: SanctionFigures | null;
};

const TAKEN_OVER = ["amount", "rate", "rateType", "termMonths", "processingFee", "validUntil"] as const;

/** The line "sanctioned" with the figures of a kept offer; nothing more to do where that stands already. */
export function KeptSanction({
  offer,
  of: { caseId, lender, wanted, sanction },
  today,
  onWritten,
}: {
  offer: Offer;
  of: OfCase;
  today: string;
  onWritten: () => Promise<unknown>;
}) {
  const { day, ...said } = sanctionIn(offer);
  const figures = figuresOf({ ...said, id: 0, note: null }, { wanted, today });
  const happenedOn = day !== null && day <= today ? day : today;
  if (sanction && isSame(sanction, figures))
    return (
      <p className="mt-4">{t("keptOffers.isWritten", "It is written down as sanctioned, with these very figures.")}</p>
    );
  const { head, rest } = offerRows(figures, wanted);
  async function write() {
    const stated = Object.entries(said).filter(([, value]) => value !== null);
    await post("cases/write", { caseId, kind: "sanctioned", happenedOn, ...Object.fromEntries(stated) });
    await onWritten();
  }
  return (
    <section aria-labelledby="kept-sanction" className="mt-4">
      <h3 id="kept-sanction" className="text-h4">
        {t("keptOffers.sanction", "Has {{lender}} sanctioned it?", { lender })}
      </h3>
      <p className="text-ink-2">
        {t("keptOffers.sanctionText", "Then write that down. These figures are taken over from the offer.")}
      </p>
      <Figures rows={[...head, ...rest]} />
      <div className="no-print mt-3">
        <ConfirmedButton
          label={t("keptOffers.writeSanction", "Write down that it is sanctioned")}
          look={{ variant: "outline" }}
          title={t("keptOffers.sanctionTitle", "Write it down?")}
          text={t(
            "keptOffers.sanctionSure",
            "{{lender}} sanctioned it on {{date}}: that stands as your own line then.",
            {
              lender,
              date: formatDate(happenedOn),
            },
          )}
          confirmLabel={t("cases.write", "Write it down")}
          cancelLabel={t("cases.offer.notYet", "Not yet")}
          onConfirm={write}
        />
      </div>
    </section>
  );
}

const isSame = (a: SanctionFigures, b: SanctionFigures) => TAKEN_OVER.every((figure) => a[figure] === b[figure]);
