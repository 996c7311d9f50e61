import type { ReactNode } from "react";
import { Money } from "@/components/ui/money";
import { BOX, type CurvePicture, curvePicture, type LoanLife, type Owed } from "@/lib/charts/loan-curve";
import { timeWords } from "@/lib/emi/words";
import { rupees } from "@/lib/text/format";

/** A second loan in the same picture, such as the same one repaid early. */
type OtherLine = {
  /** What it is, and where it ends, in words: they stand in the legend and in the picture's name. */
  name: string;
  owed: readonly Owed[];
};

// Told apart by their dashes as well as by their colours.
const OTHERS = [
  { stroke: "stroke-chart-3", dashes: "7 4" },
  { stroke: "stroke-info", dashes: "2 4" },
] as const;
const PHASES = ["fill-edge", "fill-marigold", "fill-chart-1"] as const;
const NO_STRETCH = { vectorEffect: "non-scaling-stroke", fill: "none" } as const;

/**
 * What is owed over the life of a loan, from the first disbursement through course and grace to the last EMI, as one
 * picture with its figures beside it. Without amounts where it is `compact`: then only the shape is drawn, which is the
 * same for every amount on the same terms.
 * @param name whose loan it is, where others stand beside it
 * @param others lines of other loans on the same scale, at most two
 */
export function LoanCurve({
  life,
  name,
  others = [],
  compact = false,
}: {
  life: LoanLife;
  name?: string;
  others?: readonly OtherLine[];
  compact?: boolean;
}) {
  const picture = curvePicture(
    life,
    others.map(({ owed }) => owed),
  );
  const { start } = picture;
  const grows = life.interestAdded > 0;
  return (
    <div className="chart">
      <div role="img" aria-label={`${name ? `${name}: ` : ""}${compact ? shapeInWords(life) : inWords(life, others)}`}>
        {!compact && <PeakLabel {...picture} life={life} />}
        <div className={`relative ${compact ? "h-[5.625rem]" : "h-44"}`}>
          <CurveLines picture={picture} grows={grows} />
          {!compact && grows && start.y < BOX.height / 2 && (
            <span className="absolute bottom-1.5 left-2 text-xs leading-tight">
              <Money amount={life.borrowed} className="text-sm font-bold" /> borrowed
            </span>
          )}
        </div>
        <PhaseBar phases={picture.phases} />
      </div>
      <Legend life={life} name={name} others={others} compact={compact} />
      {!compact && <Sums life={life} />}
    </div>
  );
}

/** The drawing alone, without a word: whoever uses it names it and stretches it over its place. */
export function CurveLines({
  picture: { area, interest, line, others, start, peak },
  grows,
}: {
  picture: CurvePicture;
  /** Interest is added before the EMIs start, so the line begins below its peak. */
  grows: boolean;
}) {
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${BOX.width} ${BOX.height}`}
      preserveAspectRatio="none"
      className="absolute inset-0 size-full overflow-visible"
    >
      <path d={area} className="fill-peacock-soft" />
      <path d={interest} className="fill-chart-2" />
      <path d={line} {...NO_STRETCH} strokeWidth="2.5" className="stroke-chart-1" />
      {others.map((d, index) => (
        <path
          key={d}
          d={d}
          {...NO_STRETCH}
          strokeWidth="2.5"
          strokeDasharray={OTHERS[index]?.dashes}
          className={OTHERS[index]?.stroke}
        />
      ))}
      {grows && <Dot at={start} width={9} className="stroke-chart-1" />}
      <Dot at={peak} width={13} className="stroke-ink" />
      <Dot at={peak} width={9} className="stroke-marigold" />
    </svg>
  );
}

export function PhaseBar({ phases }: Pick<CurvePicture, "phases">) {
  return (
    <svg aria-hidden viewBox={`0 0 ${BOX.width} 1`} preserveAspectRatio="none" className="mt-1.5 block h-1.5 w-full">
      {phases.map(({ x, width }, index) => (
        <rect key={x} x={x} width={Math.max(0, width - 6)} height="1" className={PHASES[index]} />
      ))}
    </svg>
  );
}

/** Above the picture, over the peak: nothing is drawn there, so it crosses no line. */
function PeakLabel({
  peak,
  anchor,
  life,
}: Pick<ReturnType<typeof curvePicture>, "peak" | "anchor"> & { life: LoanLife }) {
  const x = `${peak.x / (BOX.width / 100)}%`;
  return (
    <svg aria-hidden className="mb-1.5 block h-[2.6rem] w-full overflow-visible text-[min(0.8125rem,6vw)]">
      <text y="1.23em" textAnchor={anchor} className="fill-ink">
        <tspan x={x} className="text-[min(1.0625rem,8vw)] font-bold">
          <Money as="tspan" amount={life.owedAtStart} />
        </tspan>
        <tspan x={x} dy="1.415em">
          {life.interestAdded > 0 ? "owed when EMIs start" : "borrowed"}
        </tspan>
      </text>
    </svg>
  );
}

function Legend({
  life,
  name,
  others,
  compact,
}: {
  life: LoanLife;
  name: string | undefined;
  others: readonly OtherLine[];
  compact: boolean;
}) {
  const { courseMonths, graceMonths, emiMonths, emi, interestAdded } = life;
  return (
    <ul className="mt-1.5 flex flex-wrap gap-x-4 gap-y-1 text-xs text-ink-2">
      {courseMonths > 0 && (
        <Entry phase={0}>
          Course, <span className="whitespace-nowrap">{timeWords(courseMonths)}</span>
        </Entry>
      )}
      {graceMonths > 0 && (
        <Entry phase={1}>
          Grace, <span className="whitespace-nowrap">{timeWords(graceMonths)}</span>
        </Entry>
      )}
      <Entry phase={2}>
        <span>{`${emiMonths} EMIs`}</span>
        {!compact && (
          <span>
            {" "}
            of <Money amount={emi} className="font-bold" />
          </span>
        )}
      </Entry>
      {compact && interestAdded > 0 && <Entry className="fill-chart-2">Interest added</Entry>}
      {name && <LineEntry stroke="stroke-chart-1">{`${name}: the figures below`}</LineEntry>}
      {others.map((other, index) => (
        <LineEntry key={other.name} {...OTHERS[index]}>
          {other.name}
        </LineEntry>
      ))}
    </ul>
  );
}

function LineEntry({ stroke, dashes, children }: { stroke?: string; dashes?: string; children: ReactNode }) {
  return (
    <li className="flex basis-full items-baseline gap-1.5 font-display">
      <svg aria-hidden viewBox="0 0 24 4" className="h-1 w-6 shrink-0 self-center">
        <path d="M0 2h24" fill="none" strokeWidth="3" strokeDasharray={dashes} className={stroke} />
      </svg>
      <span>{children}</span>
    </li>
  );
}

function Entry({
  phase,
  className = PHASES[phase ?? 0],
  children,
}: {
  phase?: 0 | 1 | 2;
  className?: string;
  children: ReactNode;
}) {
  return (
    <li className="flex items-baseline gap-1.5">
      <svg aria-hidden viewBox="0 0 2 1" className="h-1.5 w-3 shrink-0 self-center">
        <rect width="2" height="1" className={className} />
      </svg>
      <span>{children}</span>
    </li>
  );
}

/** What the picture is drawn from, for who does not see it or wants to read the rupees. */
function Sums({ life: { borrowed, interestAdded, owedAtStart, emiMonths, emi } }: { life: LoanLife }) {
  return (
    <dl className="mt-3 text-sm">
      <Sum term="Borrowed" amount={borrowed} />
      {interestAdded > 0 && (
        <>
          <Sum term="Interest added before EMIs" amount={interestAdded} swatch />
          <Sum term="Owed when EMIs start" amount={owedAtStart} />
        </>
      )}
      <Sum term={`EMI, ${emiMonths} times`} amount={emi} />
    </dl>
  );
}

function Sum({ term, amount, swatch = false }: { term: string; amount: number; swatch?: boolean }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line py-1.5">
      <dt className="flex min-w-[min(8rem,100%)] flex-1 items-baseline gap-2 text-ink-2">
        {swatch && (
          <svg aria-hidden viewBox="0 0 1 1" className="size-2.5 shrink-0">
            <rect width="1" height="1" className="fill-chart-2" />
          </svg>
        )}
        <span>{term}</span>
      </dt>
      <Money as="dd" amount={amount} className="font-bold" />
    </div>
  );
}

/** The picture in one sentence, with its figures. */
function inWords(
  { borrowed, interestAdded, owedAtStart, courseMonths, graceMonths, emiMonths, emi }: LoanLife,
  others: readonly OtherLine[] = [],
): string {
  const beside = others.length > 0 ? ` Beside it: ${others.map(({ name }) => name).join("; ")}.` : "";
  const repaid = `${emiMonths} EMIs of ${rupees(emi)} bring it down to nothing.`;
  if (interestAdded <= 0) return `${rupees(borrowed)} is borrowed, and ${repaid}${beside}`;
  return `${rupees(borrowed)} borrowed grows by ${rupees(interestAdded)} of interest to ${rupees(owedAtStart)} in ${timeWords(courseMonths + graceMonths)}, then ${repaid}${beside}`;
}

const shapeInWords = ({ courseMonths, graceMonths, emiMonths }: LoanLife) =>
  courseMonths + graceMonths > 0
    ? `What is owed grows by interest for ${timeWords(courseMonths + graceMonths)}, then ${emiMonths} EMIs bring it down to nothing.`
    : `${emiMonths} EMIs bring what is owed down to nothing.`;

/** A line without length and with round ends is a dot that no stretching bends. */
function Dot({ at: { x, y }, width, className }: { at: { x: number; y: number }; width: number; className: string }) {
  return <path d={`M${x} ${y}h0`} {...NO_STRETCH} strokeWidth={width} strokeLinecap="round" className={className} />;
}
