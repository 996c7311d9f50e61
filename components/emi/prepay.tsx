"use client";

import { memo } from "react";
import { AmountInput } from "@/components/ui/amount-input";
import { Field } from "@/components/ui/field";
import { emiResult, type LoanTerms } from "@/lib/emi/emi";
import { readExtra, readPrepayFrom, type ExtraInputs } from "@/lib/emi/inputs";
import { prepay, PREPAYMENT_TIMES, type RepaidAs } from "@/lib/emi/prepayment";
import { timeWords } from "@/lib/emi/words";
import { rupees } from "@/lib/text/format";
import { NumberBox } from "./number-box";
import { OutcomeTable } from "./outcome-table";
import { Picks } from "./picks";
import { WaysPicture } from "./ways-picture";

const OFTEN = { month: "Every month", year: "Every year", once: "Once" } as const;
const BUYS = [
  { buys: "shorter loan", name: "Shorter loan, same EMI" },
  { buys: "smaller EMI", name: "Smaller EMI, same tenure" },
] as const;

/** Paying more than the EMI: both things it can buy, side by side. */
export const Prepay = memo(function Prepay({
  plan,
  extra,
  set,
}: {
  plan: LoanTerms | undefined;
  extra: ExtraInputs;
  set: (change: Partial<ExtraInputs>) => void;
}) {
  const amount = readExtra(extra.prepay);
  const from = readPrepayFrom(extra.prepayFrom);
  const every = PREPAYMENT_TIMES.find((often) => often === extra.prepayEvery) ?? "month";

  const isKnown = plan && amount.value !== undefined && from.value !== undefined;
  const ways = isKnown
    ? BUYS.map(({ buys, name }) => {
        const repaid = prepay(plan, { amount: amount.value, every, from: from.value, buys });
        return { ...repaid, name, difference: saved(repaid) };
      })
    : undefined;
  const plain = plan && emiResult(plan);

  return (
    <div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-5 md:grid-cols-3">
        <Field id="prepay" label="You pay extra" error={amount.problem}>
          {(wiring) => <AmountInput {...wiring} value={extra.prepay} onValueChange={(text) => set({ prepay: text })} />}
        </Field>
        <div>
          <p className="field-label">How often</p>
          <Picks
            label="How often you pay extra"
            picks={PREPAYMENT_TIMES}
            selected={every}
            show={(often) => OFTEN[often]}
            onPick={(often) => set({ prepayEvery: often })}
          />
        </div>
        <NumberBox
          id="prepayFrom"
          label={every === "once" ? "With EMI number" : "From EMI number"}
          unit="of the loan"
          whole
          value={extra.prepayFrom}
          read={from}
          onValueChange={(text) => set({ prepayFrom: text })}
        />
      </div>
      {plan && from.value !== undefined && from.value > plan.months && (
        <p className="mt-3 text-sm text-marigold-ink">{`The loan has ${plan.months} EMIs, so nothing is paid extra.`}</p>
      )}
      <OutcomeTable
        caption="What the extra money buys"
        rows={[
          plain && plan
            ? {
                name: "Without extra",
                emi: plain.monthlyEMI,
                months: plan.months,
                interest: plain.interestAmount,
                difference: "–",
              }
            : { name: "Without extra", difference: "–" },
          ...(ways ?? BUYS.map(({ name }) => ({ name, difference: "–" }))),
        ]}
      />
      <WaysPicture plan={plan} ways={ways} />
    </div>
  );
});

function saved({ interestSaved, monthsSaved }: RepaidAs) {
  if (Math.round(interestSaved) <= 0) return "No difference";
  return `Saves ${rupees(interestSaved)}${monthsSaved > 0 ? ` and ${timeWords(monthsSaved)}` : ""}`;
}
