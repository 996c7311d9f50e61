import { plural, t } from "@/lib/messages/text";
import type { ComparedRow } from "@/lib/offers/comparison";
import { Field } from "@/components/ui/field";
import { known, type Offer } from "@/lib/offers/offer";
import { FigureBox } from "./figure-box";
import type { Choices } from "./device-offers";
import { OfferCosts } from "./offer-costs";
import { OfferTable } from "./offer-table";

/** The offers in columns, row by row; the first row is the money that reaches the college. */
export function SideBySide({
  names,
  offers,
  rows,
  leftOut,
  choices,
  onChoose,
  level = 2,
}: {
  names: readonly string[];
  /** As the columns stand. */
  offers: readonly Offer[];
  rows: readonly ComparedRow[];
  /** Offers with an answer that cannot be. */
  leftOut: number;
  choices: Choices;
  onChoose: (name: string, text: string) => void;
  level?: 2 | 3;
}) {
  const Heading = `h${level}` as const;
  const foreign = [...new Set(offers.flatMap(({ currency }) => known(currency) ?? []))].filter(
    (code) => code !== "INR",
  );
  return (
    <section aria-labelledby="side-by-side" className="mt-12">
      <Heading id="side-by-side" className="text-h3">
        {names.length > 1
          ? t("offerPage.sideBySide", "Side by side")
          : t("offerPage.inFigures", "This offer in figures")}
      </Heading>
      {names.length === 1 && (
        <p className="mt-2 max-w-[62ch] text-ink-2">
          {t("offerPage.typeAnother", "Type a second offer in another place above, and both stand side by side here.")}
        </p>
      )}
      {leftOut > 0 && (
        <p className="mt-2 text-sm text-ink-2">
          {plural("offerPage.leftOut", leftOut, {
            one: "{{count}} offer is left out: an answer in it cannot be as it stands.",
            other: "{{count}} offers are left out: answers in them cannot be as they stand.",
          })}
        </p>
      )}
      <OwnFigures currencies={foreign} choices={choices} onChoose={onChoose} />
      <OfferTable
        label={t("offerPage.table", "Table of the offers")}
        heads={names.map((name, at) => ({ key: String(at), content: name }))}
        rows={rows}
      />
      <OfferCosts offers={offers.map((offer, at) => ({ name: names[at]!, offer }))} />
    </section>
  );
}

/** What no paper says: the sum that is needed, and what a foreign currency costs by the reader's own rate. */
function OwnFigures({
  currencies,
  choices,
  onChoose,
}: {
  currencies: readonly string[];
  choices: Choices;
  onChoose: (name: string, text: string) => void;
}) {
  return (
    <div className="mt-4 grid gap-4 sm:grid-cols-2">
      <Field
        id="needed"
        label={t("offerPage.needed", "What college and living cost in all, in rupees")}
        hint={t("offerPage.neededHint", "If you type it, you see what the family must bring.")}
      >
        {(wiring) => (
          <FigureBox
            {...wiring}
            kind="money"
            currency="INR"
            value={choices.needed ?? ""}
            onValueChange={(text) => onChoose("needed", text)}
            onLeave={() => {}}
          />
        )}
      </Field>
      {currencies.map((code) => (
        <Field
          key={code}
          id={`rate-${code}`}
          label={t("offerPage.exchange", "Rupees for one {{currency}}", { currency: code })}
          hint={t("offerPage.exchangeHint", "The rate that you reckon with. We show no rate of our own.")}
        >
          {(wiring) => (
            <FigureBox
              {...wiring}
              kind="count"
              currency="INR"
              value={choices[code] ?? ""}
              onValueChange={(text) => onChoose(code, text)}
              onLeave={() => {}}
            />
          )}
        </Field>
      ))}
    </div>
  );
}
