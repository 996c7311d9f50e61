import { TabPanel } from "@/components/ui/tab-panel";
import { FACT_KEYS } from "@/lib/countries/fact-keys";
import { sumOf } from "@/lib/countries/figures";
import { currencyIn, type FactKey, type PageFact, withKeys } from "@/lib/countries/study-page";
import { formatDate } from "@/lib/dates/dates";
import { t } from "@/lib/messages/text";
import { FactText } from "./fact-text";
import { OwnRate } from "./own-rate";

const SUMS: readonly FactKey[] = ["funds-living-amount", "funds-living-amount-alt"];
const RULES: readonly FactKey[] = [
  "funds-where",
  "funds-hold-days",
  "funds-tuition-rule",
  "funds-loan-rule",
  "funds-eligible-sources",
];

/** What the visa wants to see: how much, in rupees at the reader's own rate, where it lies and for how long. */
export function MoneyToShow({
  facts,
  next,
}: {
  facts: readonly PageFact[];
  /** Where it goes on, with the country. */
  next: { address: string; label: string };
}) {
  const [first, ...others] = withKeys(facts, SUMS);
  const currency = currencyIn(facts);
  const amounts = withKeys(facts, SUMS).flatMap((fact) => {
    const sum = sumOf(fact);
    if (!sum) return [];
    const label = fact.from
      ? t("countries.sumFrom", "From {{day}}: {{sum}}", { day: formatDate(fact.from), sum: sum.words })
      : sum.words;
    return [{ label, hundredths: sum.hundredths }];
  });
  return (
    <TabPanel label={t("countries.toShow", "Money to show")} as="h2">
      <div className="grid gap-4">
        {first && <FactText fact={first} large />}
        <div className="no-print max-w-md">
          <OwnRate currency={currency ?? ""} amounts={currency ? amounts : []} next={{ rateName: "rate", ...next }} />
        </div>
        {others.map((fact) => (
          <FactText key={fact.id} fact={fact} />
        ))}
        <dl className="grid gap-3">
          {RULES.flatMap((key) => {
            const own = withKeys(facts, [key]);
            if (own.length === 0) return [];
            return (
              <div key={key} className="border-t border-line pt-2">
                <dt className="text-sm font-semibold">{FACT_KEYS[key]()}</dt>
                <dd className="grid max-w-[72ch] gap-3">
                  {own.map((fact) => (
                    <FactText key={fact.id} fact={fact} />
                  ))}
                </dd>
              </div>
            );
          })}
        </dl>
      </div>
    </TabPanel>
  );
}
