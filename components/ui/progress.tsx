import { Rate } from "./rate";

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

const RADIUS = 42;
const AROUND = 2 * Math.PI * RADIUS;

/**
 * A ring with the percentage in the middle. Decoration to a screen reader, which gets `label` and the number in words.
 */
export function ProgressRing({ value, label, size = 96 }: { value: number; label: string; size?: number }) {
  const percent = clamp(value);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={`${percent}%`}
      className="inline-block"
    >
      <svg aria-hidden width={size} height={size} viewBox="0 0 100 100">
        <circle cx="50" cy="50" r={RADIUS} fill="none" strokeWidth="12" className="stroke-line" />
        {percent > 0 && (
          <circle
            cx="50"
            cy="50"
            r={RADIUS}
            fill="none"
            strokeWidth="12"
            className="stroke-peacock"
            strokeDasharray={`${(AROUND * percent) / 100} ${AROUND}`}
            transform="rotate(-90 50 50)"
          />
        )}
        <text x="50" y="51" textAnchor="middle" dominantBaseline="central" className="amount fill-ink" fontSize="24">
          <Rate as="tspan" pct={percent} />
        </text>
      </svg>
    </div>
  );
}
