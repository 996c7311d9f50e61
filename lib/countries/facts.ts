import { holdsOn, isStale, overlap } from "@/lib/dates/validity";
import { t } from "@/lib/messages/text";
import { FACT_KEYS, isFactKey, isMoneyKey, moneyUnit, type MoneyUnit } from "./fact-keys";
import type { CountryFact } from "./fact-row";

export type { CountryFact };

/** A fact as it may be shown on a day. */
export type ShownFact = Omit<CountryFact, "toMend" | "archivedAt" | "validFrom" | "validTo" | "reviewBy"> & {
  /** Its source was to be read again before today: there is no figure in any of it. */
  isStale: boolean;
  /** Told by agents' pages alone: the words say so, and there is no number. */
  isHearsay: boolean;
};

/**
 * What holds in a country on a day, a row of the past or of later left out.
 * @param today YYYY-MM-DD, by which sources are to be read again
 * @param on YYYY-MM-DD, the day of the application
 */
export const factsOn = (
  rows: readonly CountryFact[],
  country: string,
  { today, on = today }: { today: string; on?: string },
): ShownFact[] => rows.filter((row) => row.country === country && holdsOn(row, on)).map((row) => shownFact(row, today));

export function shownFact(row: CountryFact, today: string): ShownFact {
  const { toMend: _, archivedAt: __, validFrom: ___, validTo: ____, reviewBy, ...fact } = row;
  const isHearsay = fact.confidence === "low";
  if (!isStale({ reviewBy }, today)) {
    const number = isHearsay ? { value: null, unit: "" } : {};
    return { ...fact, ...number, isStale: false, isHearsay };
  }
  return {
    ...fact,
    ...{ value: null, unit: "", isStale: true, isHearsay },
    text: hasFigure(fact.text) ? withoutFigures(fact.key) : fact.text,
    conflict: fact.conflict && !hasFigure(fact.conflict) ? fact.conflict : null,
  };
}

/** Hundredths of its currency, whole; null where the fact is no money, or may show no number. */
export function moneyOf({
  key,
  value,
  unit,
}: Pick<ShownFact, "key" | "value" | "unit">): (MoneyUnit & { hundredths: number }) | null {
  const money = isMoneyKey(key) && value !== null ? moneyUnit(unit) : null;
  return money && value !== null ? { ...money, hundredths: Math.round(value * 100) } : null;
}

/** "One" is left out: it mostly counts nothing ("no one", "one of several"). */
const NUMBER_WORDS =
  /\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(thir|four|fif|six|seven|eigh|nine)teen|(twen|thir|for|fif|six|seven|eigh|nine)ty|hundred|thousand|million|lakh|crore)s?\b/i;

const hasFigure = (words: string) => /\d/.test(words) || NUMBER_WORDS.test(words);

const withoutFigures = (key: string) =>
  t(
    "countries.facts.stale",
    "{{about}}: there is a rule, but we have not read it again in time. So we show no figure. Ask the official page.",
    { about: isFactKey(key) ? FACT_KEYS[key]() : key },
  );

/** What the check of single rows cannot see, and what would show a figure that must not be shown. */
export function factFindings(rows: readonly CountryFact[], today: string): { row: string; says: string }[] {
  const found = rows.flatMap((row) => {
    const shown = shownFact(row, today);
    return [
      row.readOn > today && "was read in the future",
      row.publishedOn > today && "has a source of the future",
      row.publishedOn > row.readOn && "was read before its source was published",
      row.validFrom && row.validTo && row.validTo < row.validFrom && "ends before it begins",
      row.value !== null && row.confidence === "low" && "shows a number that only agents tell",
      row.value !== null && row.unit === "" && "has a number without a unit",
      row.value !== null && isMoneyKey(row.key) && moneyUnit(row.unit) === null && "is money without its currency",
      row.value !== null && row.sourceUrl === null && "has a number without the address of its source",
      isStale(row, today) &&
        (shown.value !== null || hasFigure(`${shown.text}${shown.conflict ?? ""}`)) &&
        "shows a figure past its review",
    ].flatMap((says) => (says ? { row: row.id, says } : []));
  });
  const numbers = rows.filter(({ value }) => value !== null);
  const twice = numbers.flatMap((row, index) =>
    numbers
      .slice(index + 1)
      .filter((other) => other.country === row.country && other.key === row.key && overlap(row, other))
      .map((other) => ({ row: row.id, says: `holds on the same days as ${other.id}, with a number of its own` })),
  );
  return [...found, ...twice];
}
