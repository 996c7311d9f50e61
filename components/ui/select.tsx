"use client";

import { t } from "@/lib/messages/text";
import type { ControlProps } from "./control";
import { ControlledSelect } from "./controlled";
import { Chevron } from "./icon";

export function Select({
  id,
  name,
  value,
  onValueChange,
  onBlur,
  ref,
  invalid,
  describedBy,
  readOnly,
  disabled,
  choices,
  placeholder = t("ui.select", "Select"),
  autoComplete,
  label,
}: ControlProps<HTMLSelectElement> & {
  choices: readonly { value: string; label: string }[];
  placeholder?: string;
  autoComplete?: string;
  label?: string;
}) {
  // HTML has no read-only list, and a disabled one would leave the tab order.
  if (readOnly) {
    const shown = choices.find((choice) => choice.value === value)?.label ?? value;
    return (
      <input
        readOnly
        id={id}
        name={name}
        value={shown}
        onBlur={onBlur}
        aria-label={label}
        aria-describedby={describedBy}
        className="control"
      />
    );
  }
  // An answer saved under an older list must not turn into another choice by itself.
  const unknown = value !== "" && !choices.some((choice) => choice.value === value);
  return (
    <span className="relative block">
      <ControlledSelect
        ref={ref}
        id={id}
        name={name}
        value={value}
        disabled={disabled}
        autoComplete={autoComplete}
        onChange={(event) => onValueChange(event.target.value)}
        onBlur={onBlur}
        aria-label={label}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        className="control"
      >
        <option value="">{placeholder}</option>
        {unknown && <option value={value}>{value}</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </ControlledSelect>
      <Chevron className="pointer-events-none absolute top-3.5 right-3.5 text-ink-2" />
    </span>
  );
}
