"use client";

import { OTPField } from "@base-ui/react/otp-field";
import { useRef, type ClipboardEvent } from "react";
import { flushSync } from "react-dom";
import { latinDigits } from "@/lib/format";
import { t } from "@/lib/messages/text";
import type { ControlProps } from "./control";
import { ControlledInput } from "./controlled";

/**
 * A code in single boxes; label it with a `Field` that is no `group`: the first box and all of them together take its
 * label. Typing moves on, Backspace in an empty box moves back and clears, an SMS suggestion fills all boxes, and so
 * does pasting a complete code into any of them ("Your code is 123 456"). `ref` is the first box; focusing it selects
 * what it holds.
 */
export function OtpInput({
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
  length = 6,
  onComplete,
}: ControlProps & {
  length?: number;
  onComplete?: (code: string) => void;
}) {
  const boxes = useRef<HTMLDivElement>(null);

  // The field's own paste starts at the focused box and would lose the end of a complete code.
  function paste(event: ClipboardEvent<HTMLDivElement>) {
    const code = codeIn(latinDigits(event.clipboardData.getData("text/plain")), length);
    if (!code || readOnly || disabled) return;
    event.preventDefault();
    // The boxes let nobody past an empty one, so they are filled before the last gets the focus.
    flushSync(() => onValueChange(code));
    onComplete?.(code);
    [...(boxes.current?.querySelectorAll("input") ?? [])].at(-1)?.focus();
  }

  return (
    <OTPField.Root
      ref={boxes}
      id={id}
      name={name}
      length={length}
      value={value}
      onValueChange={(code) => onValueChange(code)}
      onValueComplete={onComplete}
      normalizeValue={latinDigits}
      disabled={disabled}
      readOnly={readOnly}
      aria-describedby={describedBy}
      className="otp"
      onPasteCapture={paste}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.();
      }}
    >
      {Array.from({ length }, (_, i) => (
        <OTPField.Input
          key={i}
          render={<ControlledInput />}
          ref={i === 0 ? ref : undefined}
          aria-label={i === 0 ? undefined : t("ui.character", "Character {{at}} of {{of}}", { at: i + 1, of: length })}
          aria-invalid={invalid || undefined}
          aria-describedby={i === 0 ? describedBy : undefined}
          className="control"
        />
      ))}
    </OTPField.Root>
  );
}

/**
 * The one run of exactly `length` digits in a text, whole or in groups ("123 456"), as an SMS has it among other words.
 */
function codeIn(text: string, length: number) {
  const runs = text.match(/\d+/g) ?? [];
  const whole = runs.filter((run) => run.length === length);
  if (whole.length === 1) return whole[0];
  const grouped = (text.match(/\d+(?:[ -]\d+)*/g) ?? [])
    .map((run) => run.replace(/\D/g, ""))
    .filter((run) => run.length === length);
  return grouped.length === 1 ? grouped[0] : undefined;
}
