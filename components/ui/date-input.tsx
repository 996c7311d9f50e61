"use client";

import { useState, type FocusEvent } from "react";
import { joinDate, splitDate, type DateParts } from "@/lib/dates/dates";
import { TYPED_BOX } from "@/lib/text/format";
import { t } from "@/lib/messages/text";
import type { ControlProps } from "./control";
import { ControlledInput } from "./controlled";
import { partsAfter } from "./date-parts";

const BOXES = [
  { part: "day", label: () => t("ui.day", "Day"), width: "w-17 shrink-0", typed: 2, inputMode: "numeric" },
  // Letters are welcome here ("jan"), so the phone shows its full keyboard.
  {
    part: "month",
    label: () => t("ui.month", "Month"),
    width: "min-w-16 max-w-32 flex-1",
    typed: 12,
    inputMode: "text",
  },
  { part: "year", label: () => t("ui.year", "Year"), width: "w-21 shrink-0", typed: 4, inputMode: "numeric" },
] as const;

/**
 * Three boxes; put it in a `Field` with `group`. `value` is "YYYY-MM-DD", "" or the raw text of the boxes (`joinDate`).
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
  autoComplete?: "bday";
}) {
  const [typed, setTyped] = useState<DateParts>(() => splitDate(value));
  const shown = joinDate(typed) === value ? typed : splitDate(value);

  function change(part: keyof DateParts, text: string, most: number) {
    const next = partsAfter(shown, part, text, most);
    setTyped(next);
    onValueChange(joinDate(next));
  }
  function leave(event: FocusEvent<HTMLDivElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.();
  }

  return (
    <div className="flex flex-wrap gap-3" onBlur={leave}>
      {BOXES.map(({ part, label, width, typed: most, inputMode }, i) => {
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
              maxLength={TYPED_BOX}
              autoComplete={autoComplete ? `${autoComplete}-${part}` : "off"}
              autoCapitalize="off"
              spellCheck={false}
              className="control"
              value={shown[part]}
              readOnly={readOnly}
              disabled={disabled}
              onChange={(event) => change(part, event.target.value, most)}
              aria-invalid={invalid || undefined}
              aria-describedby={describedBy}
            />
          </div>
        );
      })}
    </div>
  );
}
