"use client";

import type { ComponentProps } from "react";
import type { ControlProps } from "./control";
import { ControlledInput } from "./controlled";

type Passed = Pick<
  ComponentProps<"input">,
  "autoComplete" | "inputMode" | "autoCapitalize" | "spellCheck" | "enterKeyHint" | "maxLength" | "placeholder"
>;

function keyboardFor(type: string, autoComplete = ""): Passed {
  if (type === "email") return { inputMode: "email", autoCapitalize: "none", spellCheck: false };
  if (type === "password") return { autoCapitalize: "none", spellCheck: false };
  if (/name$/.test(autoComplete)) return { autoCapitalize: "words", spellCheck: false };
  return /^address-level/.test(autoComplete) ? { autoCapitalize: "words" } : {};
}

/** `type` and `autoComplete` choose the phone's keyboard; codes take `spellCheck={false}` and `autoCapitalize`. */
export function TextInput({
  id,
  name,
  value,
  onValueChange,
  onBlur,
  ref,
  invalid,
  describedBy,
  type = "text",
  className,
  ...rest
}: ControlProps &
  Passed & {
    type?: "text" | "email" | "url" | "search" | "password";
    className?: string;
  }) {
  return (
    <ControlledInput
      enterKeyHint="next"
      {...keyboardFor(type, rest.autoComplete)}
      {...rest}
      ref={ref}
      id={id}
      dir="auto"
      name={name}
      type={type}
      value={value}
      onChange={(event) => onValueChange(event.target.value)}
      onBlur={onBlur}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
      className={className ? `control ${className}` : "control"}
    />
  );
}
