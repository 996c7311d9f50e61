/**
 * Figures in the editors' texts. A number that stands beside a text (a largest amount, a longest term) is used only
 * where the text says the same number, so that no list is sorted and no machine is told by a figure that nobody can
 * see.
 */

const UNITS: Record<string, number> = { lakh: 1e5, lac: 1e5, crore: 1e7, cr: 1e7 };
const NUMBER = String.raw`\d[\d,]*(?:\.\d+)?`;
const SEPARATOR = String.raw`\s*(?:-|–|\/|to|or|,(?=\s)|and)\s*`;
/** "₹50 / 40 / 30 lakh", "US$10,000": a sign, numbers that share a unit, the unit. */
const AMOUNTS = new RegExp(
  String.raw`(₹|\$)\s*(${NUMBER}(?:${SEPARATOR}${NUMBER}(?![\d.]*\s*%))*)(?:\s*(lakh|lac|crore|cr)\b)?`,
  "gi",
);
const TERMS = new RegExp(
  String.raw`(\d+(?:${SEPARATOR}\d+)*)\s*(?:(working|business)\s+)?(years?|months?|days?|weeks?)\b`,
  "gi",
);
const PER_DAY: Record<string, number> = { day: 1, week: 7, month: 30, year: 365 };

const numbers = (text: string) =>
  [...text.matchAll(new RegExp(NUMBER, "g"))].map(([number]) => Number(number.replace(/,/g, "")));

/** The amounts that a text names in this currency, in whole units of it: "Up to ₹7.5 lakh" gives [750000]. */
export function amountsIn(text: string | null, currency: string): number[] {
  const wanted = currency === "INR" ? "₹" : "$";
  return [...(text ?? "").matchAll(AMOUNTS)].flatMap(([, sign, figures = "", unit]) =>
    sign === wanted
      ? numbers(figures).map((figure) => Math.round(figure * (UNITS[unit?.toLowerCase() ?? ""] ?? 1)))
      : [],
  );
}

/** The terms that a text names, in months: "Course + 6 to 12 months" gives [6, 12], "up to 15 years" [180]. */
export function monthsIn(text: string | null): number[] {
  return [...(text ?? "").matchAll(TERMS)].flatMap(([, figures = "", , unit = ""]) =>
    /^year/i.test(unit) ? numbers(figures).map((years) => years * 12) : /^month/i.test(unit) ? numbers(figures) : [],
  );
}

/** The longest wait that a text names, in calendar days; a working week counts as seven. Null when it names none. */
export function daysIn(text: string | null): number | null {
  const days = [...(text ?? "").matchAll(TERMS)].flatMap(([, figures = "", working, unit = ""]) => {
    const each = PER_DAY[unit.toLowerCase().replace(/s$/, "")] ?? 1;
    return numbers(figures).map((figure) => figure * each * (working ? 7 / 5 : 1));
  });
  return days.length > 0 ? Math.max(...days) : null;
}

/** The figure where the text names it, else null: unknown. */
export const stated = (figure: number | null, named: readonly number[]) =>
  figure !== null && named.includes(figure) ? figure : null;

/** The figure where it is the largest that the text names, else null. */
export const statedLargest = (figure: number | null, named: readonly number[]) =>
  figure !== null && named.length > 0 && Math.max(...named) === figure ? figure : null;
