"use client";

import { AmountInput } from "@/components/ui/amount-input";
import type { ControlProps } from "@/components/ui/control";
import { DateInput } from "@/components/ui/date-input";
import type { Elements } from "@/components/ui/elements";
import { Select } from "@/components/ui/select";
import { TextInput } from "@/components/ui/text-input";
import { Textarea } from "@/components/ui/textarea";
import type { SanctionTerms } from "@/lib/cases/event";
import type { WrittenEvent } from "@/lib/cases/schema";
import { t } from "@/lib/messages/text";
import { latinDigits, TYPED_BOX } from "@/lib/text/format";

// React's controls differ in the element of their `ref`: one that takes any fits them all.
type Wiring = Omit<ControlProps, "ref"> & { ref?: (node: HTMLElement | null) => void };
type TermField = {
  label: () => string;
  hint?: () => string;
  isGroup?: true;
  input: (wiring: Wiring) => Elements;
};

/** The boxes of a sanction's terms, in the order of every form; all may stay blank. */
const TERM_FIELDS = {
  rate: {
    label: () => t("cases.rate", "Interest rate, in % a year"),
    hint: () => t("cases.rateHint", "For example 9.15"),
    input: (wiring) => (
      <TextInput {...wiring} inputMode="decimal" autoComplete="off" maxLength={TYPED_BOX} className="max-w-44" />
    ),
  },
  rateType: {
    label: () => t("cases.rateType", "Kind of rate"),
    input: (wiring) => (
      <Select
        {...wiring}
        choices={[
          { value: "floating", label: t("cases.rateFloating", "Floating: it can change") },
          { value: "fixed", label: t("cases.rateFixed", "Fixed: it stays") },
        ]}
        placeholder={t("cases.notSaid", "Not said")}
      />
    ),
  },
  termMonths: {
    label: () => t("cases.term", "Time to pay back, in months"),
    hint: () => t("cases.termHint", "For example 120 for ten years"),
    input: (wiring) => (
      <TextInput {...wiring} inputMode="numeric" autoComplete="off" maxLength={TYPED_BOX} className="max-w-44" />
    ),
  },
  processingFee: {
    label: () => t("cases.fee", "Processing fee"),
    input: (wiring) => <AmountInput {...wiring} />,
  },
  validUntil: {
    label: () => t("cases.validUntil", "Last day to accept"),
    isGroup: true,
    input: (wiring) => <DateInput {...wiring} />,
  },
  conditions: {
    label: () => t("cases.conditions", "Conditions"),
    hint: () => t("cases.conditionsHint", "Such as a margin, an insurance or a paper that is still needed"),
    input: (wiring) => <Textarea {...wiring} maxLength={600} />,
  },
} as const satisfies Record<keyof SanctionTerms, TermField>;

export const TERMS = Object.keys(TERM_FIELDS) as (keyof SanctionTerms)[];
export const termField = (name: keyof SanctionTerms): TermField => TERM_FIELDS[name];

export type TypedTerms = Record<keyof SanctionTerms, string>;
export const NO_TYPED_TERMS: TypedTerms = {
  rate: "",
  rateType: "",
  termMonths: "",
  processingFee: "",
  conditions: "",
  validUntil: "",
};

/** What a call is sent of typed terms: a blank one is left out, what is no figure is refused there. */
export function sentTerms(typed: TypedTerms): Pick<WrittenEvent, keyof SanctionTerms> {
  const figure = (text: string) => (text.trim() === "" ? undefined : Number(latinDigits(text).replace(/[%\s]/g, "")));
  return {
    rate: figure(typed.rate),
    rateType: typed.rateType as WrittenEvent["rateType"],
    termMonths: figure(typed.termMonths),
    processingFee: figure(typed.processingFee),
    conditions: typed.conditions,
    validUntil: typed.validUntil || undefined,
  };
}
