"use client";

import { useState } from "react";
import { TYPED_BOX } from "@/lib/text/format";
import { phoneDigits } from "@/lib/contact/phone";
import { joinIds, type ControlProps } from "./control";
import { ControlledInput } from "./controlled";

/** An Indian mobile number. The text stays as typed; `onValueChange` gets the bare digits. */
export function PhoneInput({
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
  prefix = "+91",
  autoComplete = "tel-national",
}: ControlProps & {
  prefix?: string;
  autoComplete?: string;
}) {
  const [typed, setTyped] = useState(value);
  // A value that came from elsewhere (a saved draft, a reset) wins over what was typed before.
  const shown = phoneDigits(typed) === value ? typed : value;
  return (
    <div className="flex items-center gap-3">
      <span id={`${id}-prefix`} className="font-bold">
        {prefix}
      </span>
      <ControlledInput
        ref={ref}
        id={id}
        name={name}
        type="tel"
        inputMode="tel"
        autoComplete={autoComplete}
        enterKeyHint="next"
        maxLength={TYPED_BOX}
        value={shown}
        readOnly={readOnly}
        disabled={disabled}
        onChange={(event) => {
          setTyped(event.target.value);
          onValueChange(phoneDigits(event.target.value));
        }}
        onBlur={onBlur}
        aria-invalid={invalid || undefined}
        aria-describedby={joinIds(`${id}-prefix`, describedBy)}
        className="control max-w-72"
      />
    </div>
  );
}
