"use client";

import { useState } from "react";
import { AmountInput } from "@/components/ui/amount-input";
import type { Elements } from "@/components/ui/elements";
import { Field } from "@/components/ui/field";
import { Link } from "@/components/ui/link";
import { Money } from "@/components/ui/money";
import { Percent } from "@/components/ui/percent";
import { Slider } from "@/components/ui/slider";
import { emiResult } from "@/lib/emi/emi";
import { MAIN_DEFAULTS, onSlider, readAmount, SLIDERS } from "@/lib/emi/main-inputs";
import { spokenRupees } from "@/lib/text/format";
import { routes } from "@/lib/routes";

const { min, max, step } = SLIDERS.amount;

/**
 * The calculator in small, for the home page: the amount moves, rate and tenure are the defaults. Full of figures
 * before any script. `children` is the picture of such a loan, which is the same for every amount.
 */
export function EmiCard({ children }: { children: Elements }) {
  const [text, setText] = useState(MAIN_DEFAULTS.amount);
  const read = onSlider("amount", readAmount(text));
  const { monthlyEMI } = emiResult({
    principal: read.value ?? NaN,
    annualRatePct: Number(MAIN_DEFAULTS.rate),
    months: Number(MAIN_DEFAULTS.tenure) * 12,
  });
  return (
    <div className="grid gap-3">
      <Field id="emi-card-amount" label="Loan amount" hint={read.note} error={read.problem}>
        {(wiring) => <AmountInput {...wiring} value={text} onValueChange={setText} />}
      </Field>
      <Slider
        id="emi-card-slider"
        label="Loan amount"
        min={min}
        max={max}
        step={step}
        value={read.value ?? NaN}
        valueText={read.value === undefined ? "not set" : spokenRupees(read.value)}
        onValueChange={(value) => setText(String(value))}
      />
      <p>
        <Money amount={monthlyEMI} className="figure" /> <span className="text-ink-2">a month</span>
        <span className="block text-sm text-ink-2">
          at <Percent pct={Number(MAIN_DEFAULTS.rate)} /> a year for {MAIN_DEFAULTS.tenure} years, from the first EMI
        </span>
      </p>
      {children}
      <Link
        href={read.value === undefined ? routes.emiCalculator : `${routes.emiCalculator}?amount=${read.value}`}
        className="link flex min-h-11 items-center font-semibold"
      >
        Change the rate and the time
      </Link>
    </div>
  );
}
