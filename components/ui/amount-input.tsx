"use client";

import { useState, type ChangeEvent } from "react";
import { amountDigits, groupDigits, latinDigits, parseAmount, TYPED_BOX } from "@/lib/text/format";
import { amountInWords } from "./amount-words";
import { joinIds, type ControlProps } from "./control";
import { ControlledInput } from "./controlled";
import { figureIn } from "./figure-in";
import { Money } from "./money";

/**
 * Rupees. `value` is plain digits ("2000000"), shown grouped. Words ("20 lakh") become a figure when the box is left.
 */
export function AmountInput({
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
  picks,
  echo = true,
}: ControlProps & {
  picks?: readonly number[];
  echo?: boolean;
}) {
  const [typed, setTyped] = useState("");
  const shown = amountDigits(typed) === value ? typed : groupDigits(value);
  const amount = parseAmount(value);
  const wordsId = `${id}-words`;

  function change(event: ChangeEvent<HTMLInputElement>) {
    const box = event.target;
    const text = latinDigits(box.value);
    const digits = figureIn(text, shown);
    if (digits === undefined) {
      setTyped(text);
      onValueChange(amountDigits(text));
      return;
    }
    const atEnd = box.selectionStart === box.value.length;
    const grouped = groupDigits(digits) + (digits && atEnd && /\s$/.test(text) ? " " : "");
    // The caret keeps the same number of digits to its right.
    let right = text.slice(box.selectionStart ?? text.length).replace(/\D/g, "").length;
    let caret = grouped.length;
    while (right > 0 && caret > 0) {
      caret -= 1;
      if (grouped[caret] !== ",") right -= 1;
    }
    // Backspace on a comma removes no digit: step over it, or the caret would never get past.
    const back = event.nativeEvent instanceof InputEvent && event.nativeEvent.inputType === "deleteContentBackward";
    if (back && digits === value && grouped[caret - 1] === ",") caret -= 1;
    // Written to the box before React compares it with `shown`: equal texts are left alone, and so is the caret.
    box.value = grouped;
    box.setSelectionRange(caret, caret);
    setTyped(grouped);
    onValueChange(digits);
  }

  return (
    <div>
      <div className="control control-frame">
        <span aria-hidden className="control-affix amount">
          ₹
        </span>
        <ControlledInput
          ref={ref}
          id={id}
          name={name}
          type="text"
          inputMode="numeric"
          enterKeyHint="next"
          autoComplete="off"
          maxLength={TYPED_BOX}
          className="amount"
          value={shown}
          readOnly={readOnly}
          disabled={disabled}
          onChange={change}
          onBlur={() => {
            setTyped(groupDigits(value));
            onBlur?.();
          }}
          aria-invalid={invalid || undefined}
          aria-describedby={joinIds(describedBy, echo && wordsId)}
        />
      </div>
      {echo && (
        <p id={wordsId} className="mt-1 min-h-5 text-sm text-ink-2">
          {amount === undefined ? "" : amountInWords(amount)}
        </p>
      )}
      {picks && !readOnly && !disabled && (
        <div className="mt-2 flex flex-wrap gap-2">
          {picks.map((pick) => (
            <button
              key={pick}
              type="button"
              className="btn btn-quiet btn-sm"
              aria-pressed={amount === pick}
              onClick={() => onValueChange(String(pick))}
            >
              <Money amount={pick} compact />
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
