import { costBar, costInAll, type CostKind, type CostParts } from "@/lib/charts/cost-bar";
import { rupees } from "@/lib/text/format";

const FILLS: Record<CostKind, string> = {
  borrowed: "fill-chart-1",
  interestStudying: "fill-chart-2",
  interestAfter: "fill-edge",
  fee: "fill-chart-3",
};
const NAMES: Record<CostKind, string> = {
  borrowed: "borrowed",
  interestStudying: "interest while studying",
  interestAfter: "interest after",
  fee: "fee",
};
const ORDER = Object.keys(NAMES) as CostKind[];

/**
 * What a loan costs as one bar: borrowed, interest while studying, interest after, fee, with 2 px between them. Its
 * figures belong beside it, in text; its name says them in one sentence.
 * @param scale rupees that fill the whole width: the largest cost of the bars that stand together
 */
export function CostBar({ parts, scale, name }: { parts: CostParts; scale?: number; name?: string }) {
  return (
    <svg role="img" aria-label={name ?? costInWords(parts)} className="chart block h-2.5 w-full">
      {costBar(parts, scale).map(({ kind, x, width }, index) => (
        // Each in a window of its own, which cuts off what the gap has pushed out of it.
        <svg key={kind} x={`${x.toFixed(2)}%`} width={`${width.toFixed(2)}%`} height="100%">
          <rect x={index === 0 ? 0 : 2} width="100%" height="100%" className={FILLS[kind]} />
        </svg>
      ))}
    </svg>
  );
}

export function CostSwatch({ kind }: { kind: CostKind }) {
  return (
    <svg aria-hidden viewBox="0 0 1 1" className="chart size-2.5 shrink-0">
      <rect width="1" height="1" className={FILLS[kind]} />
    </svg>
  );
}

export function CostLegend({ className = "" }: { className?: string }) {
  return (
    <ul aria-hidden className={`flex flex-wrap gap-x-4 gap-y-1 text-xs text-ink-2 ${className}`}>
      {ORDER.map((kind) => (
        <li key={kind} className="flex items-center gap-1.5">
          <CostSwatch kind={kind} />
          <span className="inline-block first-letter:uppercase">{NAMES[kind]}</span>
        </li>
      ))}
    </ul>
  );
}

/** "₹38,00,000 in all: ₹20,00,000 borrowed, …" */
function costInWords(parts: CostParts): string {
  const said = ORDER.flatMap((kind) => {
    const amount = parts[kind];
    if (amount === null) return `${NAMES[kind]} not known`;
    return amount > 0 ? `${rupees(amount)} ${NAMES[kind]}` : kind === "fee" ? "no fee" : [];
  });
  return `${rupees(costInAll(parts))} in all: ${said.join(", ")}.`;
}
