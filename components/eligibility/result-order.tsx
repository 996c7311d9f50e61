import { Accordion } from "@/components/ui/accordion";
import { ChoiceGroup } from "@/components/ui/choice-group";
import { Field } from "@/components/ui/field";
import { TextInput } from "@/components/ui/text-input";
import { ORDERS, type EligibilityDraft, type Order } from "@/lib/eligibility/answers";
import { timeWords } from "@/lib/emi/words";
import { currencyName } from "@/lib/lenders/currency";
import { TYPED_BOX } from "@/lib/text/format";

const ORDER_LABELS: Record<Order, string> = { apr: "Yearly cost, in %", total: "All that is paid, in ₹" };

/** The student's own exchange rates, by the currencies that the schemes are in. */
export type ExchangeInputs = {
  currencies: readonly string[];
  draft: EligibilityDraft;
  errorOf: (currency: string) => string | undefined;
  onExchange: (currency: string, rupees: string) => void;
  onLeave: (currency: string, rupees: string) => void;
};

/**
 * In which order the schemes stand, over which time they are compared, and at which exchange rates.
 * @param years of instalments that were asked for
 */
export function ResultOrder({
  order,
  comparedMonths,
  years,
  onOrder,
  currencies,
  draft,
  errorOf,
  onExchange,
  onLeave,
}: ExchangeInputs & { order: Order; comparedMonths: number; years: number; onOrder: (order: string) => void }) {
  return (
    <Accordion title={`In order of: ${ORDER_LABELS[order].toLowerCase()}`} level={3} card>
      <div className="grid gap-6">
        <ChoiceGroup
          id="order"
          label="In order of"
          choices={ORDERS.map((value) => ({ value, label: ORDER_LABELS[value] }))}
          value={order}
          onValueChange={onOrder}
          columns="short"
        />
        <p className="max-w-[62ch] text-sm text-ink-2">
          {order === "apr" && <span>The yearly cost holds interest, fee and GST. </span>}
          <span>{`All are compared over ${timeWords(comparedMonths)} of instalments, the longest that every one of them offers`}</span>
          {comparedMonths < years * 12 && <span>{`, up to the ${timeWords(years * 12)} you asked for`}</span>}
          <span>, with nothing paid while you study. A loan’s own terms stand behind its line. </span>
          <a href="#how-we-rank" className="link">
            How we rank
          </a>
        </p>
        {currencies.map((currency) => (
          <Field
            key={currency}
            id={currency}
            name={currency.toLowerCase()}
            label={`Rupees for one ${currencyName(currency)}`}
            optional
            hint={`With your own exchange rate, loans in ${currencyName(currency)}s are counted in rupees too, also at a weaker rupee.`}
            error={errorOf(currency)}
          >
            {(wiring) => (
              <TextInput
                {...wiring}
                value={draft.exchange[currency] ?? ""}
                onValueChange={(value) => onExchange(currency, value)}
                onBlur={() => onLeave(currency, draft.exchange[currency] ?? "")}
                inputMode="decimal"
                autoComplete="off"
                maxLength={TYPED_BOX}
                className="max-w-40"
              />
            )}
          </Field>
        ))}
      </div>
    </Accordion>
  );
}
