import { Money } from "@/components/ui/money";
import { yearBars, yearsOfEmis } from "@/lib/charts/year-bars";
import { emiResult, type LoanTerms } from "@/lib/emi/emi";
import { rupees } from "@/lib/text/format";

/** More names than these run into each other on a phone. */
const MOST_NAMES = 15;

export function YearBars({ loan }: { loan: LoanTerms }) {
  const years = yearsOfEmis(loan);
  const bars = yearBars(years);
  const [first, last] = [years[0], years.at(-1)];
  if (!first || !last) return null;
  const every = Math.ceil(years.length / MOST_NAMES);
  return (
    <div className="chart">
      <p className="text-sm text-ink-2">
        <span>{`The ${loan.months} EMIs of `}</span>
        <Money amount={emiResult(loan).monthlyEMI} className="font-bold" />, by years from the first of them.
      </p>
      <div
        role="img"
        aria-label={`Of what is paid in year 1, ${rupees(first.interestCharged)} is interest and ${rupees(first.principalPaid)} the loan; in year ${last.year}, ${rupees(last.interestCharged)} and ${rupees(last.principalPaid)}.`}
        className="mt-3"
      >
        <svg aria-hidden viewBox="0 0 100 100" preserveAspectRatio="none" className="block h-40 w-full">
          {bars.map(({ x, width, principal, interest }) => (
            <g key={x}>
              <rect x={x} width={width} {...principal} className="fill-chart-1" />
              <rect
                x={x}
                width={width}
                y={interest.y}
                height={Math.max(0, interest.height - 1.25)}
                className="fill-chart-2"
              />
            </g>
          ))}
        </svg>
        <svg aria-hidden className="block h-5 w-full overflow-visible text-xs">
          {bars.map(({ x, width }, index) =>
            (index + 1) % every === 0 || index === 0 ? (
              <text key={x} x={`${x + width / 2}%`} y="1.1em" textAnchor="middle" className="fill-ink-2 font-display">
                {index + 1}
              </text>
            ) : null,
          )}
        </svg>
      </div>
      <div role="region" aria-label="Year by year" tabIndex={0} className="mt-2 overflow-x-auto">
        <table className="ledger text-xs [&_:is(th,td)]:px-1 [&_:is(th,td)]:py-1.5">
          <caption className="sr-only">Principal, interest and what is owed, year by year</caption>
          <thead>
            <tr>
              <th scope="col">Year</th>
              <th scope="col" className="num">
                <Swatch className="fill-chart-1" /> Principal
              </th>
              <th scope="col" className="num">
                <Swatch className="fill-chart-2" /> Interest
              </th>
              <th scope="col" className="num">
                Owed then
              </th>
            </tr>
          </thead>
          <tbody>
            {years.map(({ year, principalPaid, interestCharged, balance }) => (
              <tr key={year}>
                <th scope="row" className="font-display font-semibold">
                  {year}
                </th>
                <Money as="td" amount={principalPaid} className="num" />
                <Money as="td" amount={interestCharged} className="num" />
                <Money as="td" amount={balance} className="num" />
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

const Swatch = ({ className }: { className: string }) => (
  <svg aria-hidden viewBox="0 0 1 1" className="inline size-2.5">
    <rect width="1" height="1" className={className} />
  </svg>
);
