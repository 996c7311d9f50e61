"use client";

import { useState, type FocusEvent } from "react";
import { joinDate, parseDate, splitDate, type DateParts } from "@/lib/dates";
import { t } from "@/lib/messages/text";
import type { ControlProps } from "./control";
import { ControlledInput } from "./controlled";

const BOXES = [
  { part: "day", label: () => t("ui.day", "Day"), width: "w-17 shrink-0", maxLength: 2, inputMode: "numeric" },
  // Letters are welcome here ("jan"), so the phone shows its full keyboard.
  {
    part: "month",
    label: () => t("ui.month", "Month"),
    width: "min-w-16 max-w-32 flex-1",
    maxLength: 9,
    inputMode: "text",
  },
  { part: "year", label: () => t("ui.year", "Year"), width: "w-21 shrink-0", maxLength: 4, inputMode: "numeric" },
] as const;

/** Characters of the longest way to write a date that is read. */
const WHOLE_DATE = 40;

/**
 * A date people know by heart, in three boxes; put it in a `Field` with `group`. `value` is "YYYY-MM-DD", "" or, while
 * unfinished, the raw text of the boxes (see `joinDate`). A whole date that comes into one box fills all three. The
 * focus never moves by itself.
 */
export function DateInput({
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
  autoComplete,
}: ControlProps & {
  /** "bday" lets the browser fill the three boxes. */
  autoComplete?: "bday";
}) {
  const [typed, setTyped] = useState<DateParts>(() => splitDate(value));
  const shown = joinDate(typed) === value ? typed : splitDate(value);

  function change(part: keyof DateParts, text: string, most: number) {
    const next = parseDate(text) ?? { ...shown, [part]: text.replace(/-/g, "").slice(0, most) };
    setTyped(next);
    onValueChange(joinDate(next));
  }
  function leave(event: FocusEvent<HTMLDivElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.();
  }

  return (
    <div className="flex flex-wrap gap-3" onBlur={leave}>
      {BOXES.map(({ part, label, width, maxLength, inputMode }, i) => {
        const boxId = i === 0 ? id : `${id}-${part}`;
        return (
          <div key={part} className={width}>
            <label className="field-part" htmlFor={boxId}>
              {label()}
            </label>
            <ControlledInput
              ref={i === 0 ? ref : undefined}
              id={boxId}
              name={name && `${name}-${part}`}
              type="text"
              inputMode={inputMode}
              enterKeyHint="next"
              // Room for a whole date: a browser would cut it before it can be read.
              maxLength={WHOLE_DATE}
              autoComplete={autoComplete ? `${autoComplete}-${part}` : "off"}
              autoCapitalize="off"
              spellCheck={false}
              className="control"
              value={shown[part]}
              readOnly={readOnly}
              disabled={disabled}
              onChange={(event) => change(part, event.target.value, maxLength)}
              aria-invalid={invalid || undefined}
              aria-describedby={describedBy}
            />
          </div>
        );
      })}
    </div>
  );
}
