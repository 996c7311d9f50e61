"use client";

import { memo } from "react";
import { AmountInput } from "@/components/ui/amount-input";
import { Field } from "@/components/ui/field";
import { Slider } from "@/components/ui/slider";
import { readMain, SLIDERS, type SliderName } from "@/lib/emi/main-inputs";
import { timeWords } from "@/lib/emi/words";
import { compactRupees, spokenRupees } from "@/lib/text/format";
import { NumberBox } from "./number-box";
import { Picks } from "./picks";

const LINES: Record<
  SliderName,
  { label: string; unit: string; whole: boolean; spoken: (value: number) => string; pick: (value: number) => string }
> = {
  amount: { label: "Loan amount", unit: "₹", whole: true, spoken: spokenRupees, pick: compactRupees },
  rate: {
    label: "Interest rate",
    unit: "% a year",
    whole: false,
    spoken: (value) => `${value} per cent a year`,
    pick: (value) => `${value}%`,
  },
  course: {
    label: "Course duration",
    unit: "months",
    whole: true,
    spoken: (value) => `${value} months`,
    pick: (value) => `${value} months`,
  },
  tenure: {
    label: "Tenure",
    unit: "years",
    whole: false,
    spoken: (value) => timeWords(Math.round(value * 12)),
    pick: (value) => (value === 1 ? "1 year" : `${value} years`),
  },
};

/**
 * One of the four inputs: a box to type in, a slider with minus and plus, and quick picks. The text in the box rules.
 */
export const SliderLine = memo(function SliderLine({
  name,
  text,
  onChange,
}: {
  name: SliderName;
  text: string;
  onChange: (name: SliderName, text: string) => void;
}) {
  const { label, unit, whole, spoken, pick } = LINES[name];
  const { min, max, step, picks } = SLIDERS[name];
  const read = readMain(name, text);
  const change = (next: string) => onChange(name, next);
  return (
    <div className="grid gap-2">
      {name === "amount" ? (
        <Field id={name} label={label} hint={read.note} error={read.problem}>
          {(wiring) => <AmountInput {...wiring} value={text} onValueChange={change} />}
        </Field>
      ) : (
        <NumberBox id={name} label={label} unit={unit} whole={whole} value={text} onValueChange={change} read={read} />
      )}
      <Slider
        id={`${name}-slider`}
        label={label}
        min={min}
        max={max}
        step={step}
        value={read.value ?? NaN}
        valueText={read.value === undefined ? "not set" : spoken(read.value)}
        onValueChange={(value) => change(String(value))}
      />
      <Picks
        label={`${label}: quick picks`}
        picks={picks}
        selected={picks.find((value) => value === read.value)}
        show={pick}
        onPick={(value) => change(String(value))}
      />
    </div>
  );
});
