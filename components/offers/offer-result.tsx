import { useMemo } from "react";
import { Button } from "@/components/ui/button";
import type { LawRule } from "@/lib/law/rules";
import { t } from "@/lib/messages/text";
import { checkOffer, countVerdicts } from "@/lib/offers/check";
import { comparison } from "@/lib/offers/comparison";
import { known, type Offer, OFFER_ROWS, type Problem } from "@/lib/offers/offer";
import { parseNumber, rupeeUnits } from "@/lib/text/format";
import { readMoney } from "@/lib/text/money";
import { FamilySheet } from "./family-sheet";
import { Findings, verdictLine } from "./findings";
import { SideBySide } from "./side-by-side";
import type { Choices } from "./use-kept-offers";

type Other = { place: number; offer: Offer; problems: readonly Problem[] };

/** What a checked offer comes to: the verdict line, each finding, the offers side by side, and the family's sheet. */
export function OfferResult({
  offer,
  others,
  place,
  rules,
  choices,
  onChoose,
  day,
}: {
  offer: Offer;
  /** The offers in the other places, as far as something was typed there. */
  others: readonly Other[];
  place: number;
  rules: readonly LawRule[];
  choices: Choices;
  onChoose: (name: string, text: string) => void;
  /** YYYY-MM-DD: the rules of that day. */
  day: string;
}) {
  const findings = useMemo(() => checkOffer(offer, day, { rules }), [offer, day, rules]);
  const counts = countVerdicts(findings);
  const sound = others.filter(({ problems }) => problems.length === 0);
  const all = [{ place, offer }, ...sound].sort((a, b) => a.place - b.place);
  const names = all.map((each) => nameOf(each.offer, each.place));
  const rows = comparison(
    all.map((each) => each.offer),
    day,
    { needed: readMoney(choices.needed ?? "") ?? null, rupeesFor: ratesIn(choices) },
  );
  return (
    <>
      <div className="no-print">
        <p role="status" className="mt-3 rounded-md bg-peacock-soft p-4 font-display text-h4 font-bold">
          {verdictLine(counts)}
        </p>
        <p className="mt-2 text-sm text-ink-2">
          {t("offerPage.typedOnly", "Read from what you typed, not checked with the lender.")}
        </p>
        <Findings findings={findings} />
        <SideBySide
          names={names}
          offers={all.map((each) => each.offer)}
          rows={rows}
          leftOut={others.length - sound.length}
          choices={choices}
          onChoose={onChoose}
        />
        <section aria-labelledby="sheet" className="mt-12">
          <h2 id="sheet" className="text-h3">
            {t("offerPage.sheet", "A sheet for the family")}
          </h2>
          <p className="mt-2 max-w-[62ch] text-ink-2">
            {t(
              "offerPage.sheetText",
              "One page with the figures, what does not fit, and three questions for the lender. In the print window you can also choose “Save as PDF”.",
            )}
          </p>
          <Button className="mt-3" onClick={() => window.print()}>
            {t("offerPage.print", "Print the sheet")}
          </Button>
        </section>
      </div>
      <FamilySheet name={nameOf(offer, place)} day={day} findings={findings} names={names} rows={rows} />
    </>
  );
}

const nameOf = (offer: Offer, place: number) =>
  known(offer.lenderName) ?? t("offerPage.offer", "Offer {{number}}", { number: place + 1 });

/** Rupees for one unit of each currency that the reader named a price for. */
const ratesIn = (choices: Choices): Partial<Record<string, number>> =>
  Object.fromEntries(
    Object.keys(OFFER_ROWS.currency.choices).flatMap((currency) => {
      const rate = parseNumber(choices[currency] ?? "", rupeeUnits());
      return rate !== undefined && rate > 0 ? [[currency, rate]] : [];
    }),
  );
