"use client";

import type { ReactNode } from "react";
import type { ControlProps } from "./control";
import { ControlledInput } from "./controlled";

export function Checkbox({
  id,
  name,
  checked,
  onCheckedChange,
  onBlur,
  ref,
  invalid,
  describedBy,
  readOnly = false,
  disabled,
  label,
}: Omit<ControlProps, "value" | "onValueChange"> & {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  label: ReactNode;
}) {
  return (
    <label className="box-label" htmlFor={id}>
      <ControlledInput
        ref={ref}
        id={id}
        name={name}
        type="checkbox"
        className="box"
        checked={checked}
        disabled={disabled}
        // HTML has no read-only box: the change is refused instead.
        onChange={(event) => {
          if (!readOnly) onCheckedChange(event.target.checked);
        }}
        onBlur={onBlur}
        aria-readonly={readOnly || undefined}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
      />
      <span>{label}</span>
    </label>
  );
}
