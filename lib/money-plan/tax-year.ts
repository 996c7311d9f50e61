/** India's tax year of a day or month (YYYY-MM or YYYY-MM-DD), April to March: "2026-27". */
export function taxYearOf(day: string): string {
  const first = Number(day.slice(0, 4)) - (Number(day.slice(5, 7)) < 4 ? 1 : 0);
  return taxYearFrom(first);
}

/** The tax year so many years after another one. */
export const taxYearLater = (taxYear: string, by: number) => taxYearFrom(Number(taxYear.slice(0, 4)) + by);

const taxYearFrom = (first: number) => `${first}-${String((first + 1) % 100).padStart(2, "0")}`;
