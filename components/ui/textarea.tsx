"use client";

import type { ComponentProps } from "react";
import type { ControlProps } from "./control";
import { ControlledTextarea } from "./controlled";

type Passed = Pick<
  ComponentProps<"textarea">,
  "autoComplete" | "autoCapitalize" | "spellCheck" | "maxLength" | "placeholder" | "rows"
>;

export function Textarea({
  id,
  name,
  value,
  onValueChange,
  onBlur,
  ref,
  invalid,
  describedBy,
  rows = 3,
  ...rest
}: ControlProps<HTMLTextAreaElement> & Passed) {
  return (
    <ControlledTextarea
      {...rest}
      ref={ref}
      id={id}
      dir="auto"
      name={name}
      rows={rows}
      value={value}
      onChange={(event) => onValueChange(event.target.value)}
      onBlur={onBlur}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
      className="control"
    />
  );
}
