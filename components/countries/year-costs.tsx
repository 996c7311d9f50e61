import { FACT_KEYS } from "@/lib/countries/fact-keys";
import { type PageFact, yearCosts } from "@/lib/countries/study-page";
import { exactInCurrency } from "@/lib/lenders/currency";
import { t } from "@/lib/messages/text";

/** What a year costs beside the course, as bars that stand on one scale; nothing where one sum alone is known. */
export function YearCosts({ facts }: { facts: readonly PageFact[] }) {
  const costs = yearCosts(facts);
  if (costs.length < 2 || !costs.some(({ key }) => key === "living-cost-official")) return null;
  const largest = Math.max(...costs.map(({ hundredths }) => hundredths));
  return (
    <section aria-labelledby="study-year" className="mt-10">
      <h2 id="study-year" className="text-h3">
        {t("countries.year", "What a year costs beside the course")}
      </h2>
      <ul className="mt-3 grid gap-2">
        {costs.map(({ key, hundredths, currency }) => (
          <li key={key}>
            <p className="flex flex-wrap justify-between gap-x-4 text-sm">
              <span>{FACT_KEYS[key]()}</span>
              <span className="money">{exactInCurrency(hundredths, currency)}</span>
            </p>
            <svg aria-hidden className="chart mt-1 block h-2.5 w-full">
              <rect width={`${((100 * hundredths) / largest).toFixed(2)}%`} height="100%" className="fill-chart-1" />
            </svg>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-xs text-ink-3">
        {t("countries.yearNote", "Course fees and the journey come on top. The sources stand below, at each sum.")}
      </p>
    </section>
  );
}
