"use client";

import { t } from "@/lib/messages/text";
import { ControlledInput } from "./controlled";
import { Less, More } from "./icons";

/** The browser's own slider with two buttons. A `value` outside the range only moves the thumb to the end. */
export function Slider({
  id,
  label,
  value,
  onValueChange,
  min,
  max,
  step = 1,
  valueText,
  disabled,
}: {
  id: string;
  label: string;
  value: number;
  onValueChange: (value: number) => void;
  min: number;
  max: number;
  step?: number;
  valueText: string;
  disabled?: boolean;
}) {
  const inRange = Math.min(max, Math.max(min, Number.isFinite(value) ? value : min));
  const percent = ((inRange - min) / (max - min)) * 100;
  const set = (next: number) => onValueChange(Math.min(max, Math.max(min, next)));
  return (
    <div className="flex items-center gap-1">
      <button
        type="button"
        className="btn btn-plain btn-sm btn-icon"
        aria-label={t("ui.less", "Less: {{label}}", { label })}
        disabled={disabled}
        onClick={() => set(inRange - step)}
      >
        <Less />
      </button>
      <div className="range">
        <svg aria-hidden className="bar" viewBox="0 0 100 1" preserveAspectRatio="none">
          <rect width={percent} height="1" />
        </svg>
        <ControlledInput
          id={id}
          type="range"
          // Brought back with the page, it would stand over what was typed beyond its ends or between its steps.
          autoComplete="off"
          aria-label={label}
          aria-valuetext={valueText}
          min={min}
          max={max}
          step={step}
          value={inRange}
          disabled={disabled}
          onChange={(event) => set(event.target.valueAsNumber)}
        />
      </div>
      <button
        type="button"
        className="btn btn-plain btn-sm btn-icon"
        aria-label={t("ui.more", "More: {{label}}", { label })}
        disabled={disabled}
        onClick={() => set(inRange + step)}
      >
        <More />
      </button>
    </div>
  );
}
