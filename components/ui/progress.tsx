const clamp = (value: number) => Math.min(100, Math.max(0, Math.round(value)));

/** A bar with its number beside it. `value` is a percentage; `text` replaces "62%" ("2 of 4 parts done"). */
export function ProgressBar({ value, label, text }: { value: number; label: string; text?: string }) {
  const percent = clamp(value);
  const shown = text ?? `${percent}%`;
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={shown}
        className="min-w-24 flex-1"
      >
        {/* A drawing, because a width in a style attribute would be refused by a strict content policy. */}
        <svg aria-hidden className="bar" viewBox="0 0 100 1" preserveAspectRatio="none">
          <rect width={percent} height="1" />
        </svg>
      </div>
      <span aria-hidden className="amount text-sm">
        {shown}
      </span>
    </div>
  );
}
