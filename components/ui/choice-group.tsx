"use client";

import { ControlledInput } from "./controlled";
import { Field } from "./field";

export function ChoiceGroup({
  id,
  label,
  hint,
  error,
  choices,
  value,
  onValueChange,
  columns,
}: {
  id: string;
  label: string;
  hint?: string;
  error?: string;
  choices: readonly { value: string; label: string }[];
  value: string;
  onValueChange: (value: string) => void;
  /** Two beside each other: `short` answers always, `medium` ones where there is room. */
  columns?: "short" | "medium";
}) {
  return (
    <Field id={id} label={label} hint={hint} error={error} group>
      {() => (
        <div
          id={id}
          className={columns ? `grid gap-2 ${columns === "short" ? "grid-cols-2" : "sm:grid-cols-2"}` : "grid gap-2"}
        >
          {choices.map((choice) => (
            <label
              key={choice.value}
              className="flex min-h-12 cursor-pointer items-center gap-2.5 rounded-sm border-[1.5px] border-edge bg-surface px-3 py-2 text-sm leading-tight hover:border-ink has-checked:border-peacock has-checked:bg-peacock-soft has-checked:font-semibold has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus)"
            >
              <ControlledInput
                type="radio"
                name={id}
                value={choice.value}
                checked={choice.value === value}
                onChange={() => onValueChange(choice.value)}
                className="box focus-visible:outline-none"
              />
              <span className="min-w-0">{choice.label}</span>
            </label>
          ))}
        </div>
      )}
    </Field>
  );
}
