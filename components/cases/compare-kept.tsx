import { useState } from "react";
import { SideBySide } from "@/components/offers/side-by-side";
import { readChoices } from "@/components/offers/typed-offer";
import { Checkbox } from "@/components/ui/checkbox";
import type { KeptOffers } from "@/lib/kept-offers/data";
import { t } from "@/lib/messages/text";
import { comparison } from "@/lib/offers/comparison";
import type { Offer } from "@/lib/offers/offer";

const MOST_BESIDE = 3;

/** This lender's offer beside those kept at up to three others, as the student ticks them. */
export function CompareKept({
  lender,
  offer,
  others,
  today,
}: {
  lender: string;
  offer: Offer;
  others: KeptOffers["others"];
  today: string;
}) {
  const [ticked, setTicked] = useState<readonly string[]>(() =>
    others.slice(0, MOST_BESIDE).map(({ caseId }) => caseId),
  );
  const [choices, setChoices] = useState<Record<string, string>>({});
  if (others.length === 0)
    return (
      <p className="mt-4 text-sm text-ink-2">
        {t("keptOffers.noOther", "Once you keep an offer at another lender too, both stand side by side here.")}
      </p>
    );
  const beside = others.filter(({ caseId }) => ticked.includes(caseId));
  const offers = [offer, ...beside.map((other) => other.offer)];
  return (
    <>
      {beside.length > 0 && (
        <SideBySide
          level={3}
          names={[lender, ...beside.map(({ lenderName }) => lenderName)]}
          offers={offers}
          rows={comparison(offers, today, readChoices(choices))}
          leftOut={0}
          choices={choices}
          onChoose={(name, text) => setChoices((old) => ({ ...old, [name]: text }))}
        />
      )}
      <fieldset className="no-print mt-4">
        <legend className="font-bold">
          {t("keptOffers.beside", "Which others shall stand beside it? At most {{most}}.", { most: MOST_BESIDE })}
        </legend>
        {others.map(({ caseId, lenderName }) => (
          <Checkbox
            key={caseId}
            id={`beside-${caseId}`}
            checked={ticked.includes(caseId)}
            disabled={!ticked.includes(caseId) && ticked.length >= MOST_BESIDE}
            onCheckedChange={(isTicked) =>
              setTicked((old) => (isTicked ? [...old, caseId] : old.filter((id) => id !== caseId)))
            }
            label={lenderName}
          />
        ))}
      </fieldset>
    </>
  );
}
