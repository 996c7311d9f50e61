import { Figures } from "@/components/ui/figures";
import { Link } from "@/components/ui/link";
import { Percent } from "@/components/ui/percent";
import { byLowestRate, axisPosition, rateAxis, spanOnScale, type Axis } from "@/lib/charts/rate-scale";
import { ageInBrief } from "@/lib/lenders/age";
import { currencyName } from "@/lib/lenders/currency";
import { figureWords } from "@/lib/lenders/rate-words";
import { pageInBrief } from "@/lib/lenders/source-rank";
import type { RateSpan } from "@/lib/lenders/rate-span";
import { routes } from "@/lib/routes";

/** A lender on the scale; `words` stand in for a rate that is no figure alone. */
export type OnScale = { id: string; name: string; span: RateSpan | null; words: string };

/**
 * By currency: where the rates of its lenders start, with how many start there, the lowest first, and the highest that
 * any of them publishes. % a year.
 */
export type Starts = Readonly<
  Record<string, { starts: readonly (readonly [fromPct: number, lenders: number])[]; highest: number }>
>;

/** Dots nearer to one another than this are one, in % of the drawing's width: less than a screen can tell apart. */
const NEAR = 0.25;

const axisOf = (lenders: readonly OnScale[]) =>
  rateAxis(lenders.flatMap(({ span }) => (span ? [span.fromPct, span.toPct ?? span.fromPct] : [])));

const spanWords = ({ fromPct, toPct }: RateSpan) =>
  `${toPct === null ? "from " : ""}${figureWords({ fromPct, toPct })} a year`;

const dateWords = ({ page }: RateSpan) =>
  page.publishedOn === null ? ["no date", pageInBrief(page)].filter(Boolean).join(", ") : ageInBrief(page);

/**
 * Lenders on one scale of rates: a dot at the lowest that each publishes, a bar up to the highest. Each row is a
 * link with its figures as text, and the drawing in it repeats them for the eye.
 * @param count of all lenders, where these are the first of them
 */
export function RateScale({ lenders, count = lenders.length }: { lenders: readonly OnScale[]; count?: number }) {
  const axis = axisOf(lenders);
  const rows = byLowestRate(lenders);
  const lowest = rows[0];
  if (!axis || !lowest?.span) return <PlainRows lenders={rows} />;
  const grid = "md:grid md:grid-cols-[minmax(9rem,14rem)_minmax(0,1fr)_8rem] md:gap-x-4";
  return (
    // With large letters the figures stand as text above each drawing, in which they would be cut off.
    <div className="@container">
      <div className={`${grid} @max-[14rem]:hidden`}>
        <ScaleAxis
          axis={axis}
          name={`${count === 1 ? "One lender" : lenders.length < count ? `${lenders.length} of ${count} lenders` : `${count} lenders`} on one scale from ${axis.from}% to ${axis.to}% a year; the lowest published rate is ${lowest.span.fromPct}%, of ${lowest.name}.`}
        />
      </div>
      <ul>
        {rows.map(({ id, name, span, words }) => (
          <li
            key={id}
            className={`relative grid grid-cols-[minmax(0,1fr)_auto] items-center @max-[14rem]:grid-cols-1 gap-x-3 border-t border-line pt-1 pb-0.5 hover:bg-sunk md:min-h-11 pointer-fine:md:min-h-9 md:py-0 ${grid}`}
          >
            <Link
              href={routes.lender(id)}
              className="text-sm leading-snug font-semibold text-ink after:absolute after:inset-0 hover:underline hover:underline-offset-3"
            >
              {name}
            </Link>
            {span ? (
              <>
                <span className="sr-only @max-[14rem]:not-sr-only text-sm">{`${spanWords(span)}, page date:`}</span>
                <span className="text-xs text-ink-3 md:order-last md:text-end">
                  {`${span.currency !== "INR" ? `${currencyName(span.currency)}s · ` : ""}${dateWords(span)}`}
                </span>
                <Drawing span={span} axis={axis} className="max-md:col-span-full" />
              </>
            ) : (
              <span className="font-display text-sm text-ink-2 max-md:col-span-full md:col-span-2">
                <Figures text={words} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** One lender's bar among the dots of all others of its currency, on the same scale. */
export function RateScaleOfOne({ name, span, starts }: { name: string; span: RateSpan | null; starts: Starts }) {
  if (!span) return null;
  const { starts: all = [], highest = 0 } = starts[span.currency] ?? {};
  // The lender is one of them.
  const others = all
    .map(([fromPct, lenders]) => [fromPct, lenders - Number(fromPct === span.fromPct)] as const)
    .filter(([, lenders]) => lenders > 0);
  const axis = rateAxis([
    span.fromPct,
    span.toPct ?? span.fromPct,
    ...(others.length > 0 ? [highest] : []),
    ...others.map(([fromPct]) => fromPct),
  ]);
  if (!axis) return null;
  const sum = (some: typeof others) => some.reduce((all, [, lenders]) => all + lenders, 0);
  const count = sum(others);
  const lower = sum(others.filter(([fromPct]) => fromPct < span.fromPct));
  const of = span.currency === "INR" ? "" : ` in ${currencyName(span.currency)}s`;
  const words =
    count === 0
      ? `${name}: ${spanWords(span)}.`
      : `${name}: ${spanWords(span)}; ${lower} of the ${count} other lenders${of} publish a lower starting rate.`;
  const dots = new Set(others.map(([fromPct]) => Math.round(axisPosition(fromPct, axis) / NEAR) * NEAR));
  return (
    <figure className="@container">
      <svg role="img" aria-label={words} className="chart block h-14 w-full overflow-visible">
        <Marks axis={axis} height={40} />
        {[...dots].map((place) => (
          <circle key={place} cx={`${place}%`} cy="30" r="3.5" className="fill-surface stroke-edge" />
        ))}
        <Span span={span} axis={axis} middle={12} />
        <MarkFigures axis={axis} y={54} />
      </svg>
      <figcaption className="mt-1 text-xs text-ink-2">
        {count > 0
          ? `Small dots: the ${count} others${of}. ${lower === 0 ? "None starts" : lower === 1 ? "One starts" : `${lower} start`} lower.`
          : "The only one of its kind here."}
      </figcaption>
    </figure>
  );
}

/** A lender's dot and bar alone, for a row of another list; the figures stand beside it. */
export function RateBar({ span, axis }: { span: RateSpan; axis: Axis }) {
  return (
    <span className="mb-0.5 -ml-2 block max-w-62 overflow-hidden pl-2">
      {/* Wider than its window by the room that the scale keeps for figures. */}
      <svg aria-hidden className="chart block h-4 w-[142%] overflow-visible">
        <line x1="0" x2="100%" y1="8" y2="8" className="stroke-line" />
        <Span span={span} axis={axis} middle={8} />
      </svg>
    </span>
  );
}

function ScaleAxis({ axis, name }: { axis: Axis; name: string }) {
  return (
    <svg role="img" aria-label={name} className="chart block h-5 w-full md:col-start-2">
      <MarkFigures axis={axis} y={14} />
    </svg>
  );
}

function MarkFigures({ axis, y }: { axis: Axis; y: number }) {
  return axis.marks.map((mark) => (
    <text
      key={mark}
      x={`${axisPosition(mark, axis)}%`}
      y={y}
      textAnchor="middle"
      className="fill-ink-3 text-xs @max-[14rem]:hidden"
    >
      <Percent as="tspan" pct={mark} />
    </text>
  ));
}

function Marks({ axis, height }: { axis: Axis; height: number | "100%" }) {
  return axis.marks.map((mark) => (
    <line
      key={mark}
      x1={`${axisPosition(mark, axis)}%`}
      x2={`${axisPosition(mark, axis)}%`}
      y1="0"
      y2={height}
      className="stroke-line"
    />
  ));
}

function Drawing({ span, axis, className }: { span: RateSpan; axis: Axis; className: string }) {
  const { end } = spanOnScale(span, axis);
  return (
    <svg aria-hidden className={`chart block h-4.5 w-full md:h-11 pointer-fine:md:h-9 ${className}`}>
      <Marks axis={axis} height="100%" />
      <svg y="50%" overflow="visible">
        <Span span={span} axis={axis} middle={0} />
        <text x={`${end}%`} dx="10" y="5" className="fill-ink font-display text-sm @max-[14rem]:hidden">
          <Percent as="tspan" pct={span.fromPct} className="font-bold" />
          {span.toPct !== null && span.toPct > span.fromPct && (
            <tspan className="fill-ink-2">
              {" "}
              to <Percent as="tspan" pct={span.toPct} />
            </tspan>
          )}
        </text>
      </svg>
    </svg>
  );
}

/** The dot, hollow where its page carries no date, and the bar, dashed where no upper end is published. */
function Span({ span, axis, middle }: { span: RateSpan; axis: Axis; middle: number }) {
  const { dot, end, isOpen } = spanOnScale(span, axis);
  const isDated = span.page.publishedOn !== null;
  return (
    <>
      {isOpen ? (
        <line
          x1={`${dot}%`}
          x2={`${end}%`}
          y1={middle}
          y2={middle}
          className="stroke-edge"
          strokeWidth="2"
          strokeDasharray="3 3"
        />
      ) : (
        end > dot && (
          <>
            <line
              x1={`${dot}%`}
              x2={`${end}%`}
              y1={middle}
              y2={middle}
              className="stroke-chart-1 opacity-35"
              strokeWidth="8"
            />
            <line
              x1={`${end}%`}
              x2={`${end}%`}
              y1={middle - 6}
              y2={middle + 6}
              className="stroke-chart-1"
              strokeWidth="2"
            />
          </>
        )
      )}
      <circle
        cx={`${dot}%`}
        cy={middle}
        r={isDated ? 7 : 6}
        className={isDated ? "fill-chart-1" : "fill-surface stroke-chart-1"}
        strokeWidth={isDated ? 0 : 2.5}
      />
    </>
  );
}

function PlainRows({ lenders }: { lenders: readonly OnScale[] }) {
  if (lenders.length === 0) return <p className="text-ink-2">–</p>;
  return (
    <ul className="border-b border-line">
      {lenders.map(({ id, name, words }) => (
        <li key={id} className="border-t border-line py-2">
          <Link href={routes.lender(id)} className="link flex min-h-11 items-center font-semibold">
            {name}
          </Link>
          <span className="font-display text-sm text-ink-2">
            <Figures text={words} />
          </span>
        </li>
      ))}
    </ul>
  );
}
