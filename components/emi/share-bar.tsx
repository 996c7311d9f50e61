import { percent } from "@/lib/emi/words";
import { rupees } from "@/lib/format";

/** Loan and interest as two pieces of one bar, each with its label and figure; for small places. */
export function ShareBar({ principal, interest }: { principal: number; interest: number }) {
  const known = Number.isFinite(principal + interest);
  const width = known ? (principal / (principal + interest)) * 100 : 0;
  return (
    <div>
      <svg aria-hidden viewBox="0 0 100 1" preserveAspectRatio="none" className="block h-3 w-full rounded-xs bg-line">
        {known && (
          <>
            <rect width={Math.max(0, width - 0.4)} height="1" className="fill-chart-1" />
            <rect x={width + 0.4} width={Math.max(0, 100 - width - 0.4)} height="1" className="fill-chart-2" />
          </>
        )}
      </svg>
      <dl className="mt-2 flex flex-wrap justify-between gap-x-6 gap-y-1 text-sm">
        <Piece label="Principal" figure={principal} share={width} known={known} swatch="bg-chart-1" />
        <Piece label="Interest" figure={interest} share={100 - width} known={known} swatch="bg-chart-2" />
      </dl>
    </div>
  );
}

function Piece({
  label,
  figure,
  share,
  known,
  swatch,
}: {
  label: string;
  figure: number;
  share: number;
  known: boolean;
  swatch: string;
}) {
  return (
    <div className="flex items-baseline gap-2">
      <dt className="flex items-center gap-1.5 text-ink-2">
        <span aria-hidden className={`size-3 rounded-xs ${swatch}`} />
        {label}
      </dt>
      <dd className="amount">
        {known ? rupees(figure) : "–"} {known && <span className="font-normal text-ink-2">{percent(share)}</span>}
      </dd>
    </div>
  );
}
