import { monthName } from "./calendar";
import { isRealDate, joinDate, parseMonth, splitDate } from "./dates";
import { latinDigits } from "@/lib/text/format";
import { t } from "@/lib/messages/text";

// Characters that the boxes of a date hold at most; what is longer was not typed into them.
const BOXES = /^[^-]{0,4}-[^-]{0,20}-[^-]{0,2}$/;

const number = (text: string) => (/^\d{1,2}$/.test(text) ? Number(text) : NaN);

/**
 * What is wrong with a date as `joinDate` gives it, in one sentence; undefined for nothing. A blank is the caller's.
 * @param otherwise said of what can be no date from three boxes
 * @param earliest the first day that is taken @param latest the last one, which is today
 */
export function dateProblem(
  value: string,
  otherwise: string,
  { earliest = "0000-01-01", latest = "9999-12-31" }: { earliest?: string; latest?: string } = {},
): string | undefined {
  if (isRealDate(value)) {
    if (value > latest) return t("rules.dateToCome", "This day is still to come: check the year");
    if (value < earliest)
      return t("rules.dateTooEarly", "Check the year: it is before {{year}}", { year: earliest.slice(0, 4) });
    return undefined;
  }
  if (!BOXES.test(value)) return otherwise;

  const { day, month, year } = splitDate(latinDigits(value));
  const missing = [day, month, year].filter((part) => part.trim() === "").length;
  if (missing > 1) return t("rules.dateMissing", "Enter the day, the month and the year");
  if (!day.trim()) return t("rules.dateNoDay", "The day is missing");
  if (!month.trim()) return t("rules.dateNoMonth", "The month is missing");
  if (!year.trim()) return t("rules.dateNoYear", "The year is missing");

  if (!/^\d{4}$/.test(year)) return t("rules.dateYear", "Write the year with four figures, such as 2004");
  const monthNumber = parseMonth(month);
  if (!monthNumber) {
    const swapped = { day: month, month: day, year };
    return number(month) > 12 && isRealDate(joinDate(swapped))
      ? t("rules.dateSwapped", "The day comes first, then the month: {{day}} {{month}} {{year}}?", swapped)
      : t("rules.dateMonth", "Write the month as a number from 1 to 12, or by its name");
  }
  if (!(number(day) >= 1 && number(day) <= 31)) return t("rules.dateDay", "Write the day as a number from 1 to 31");
  if (joinDate({ day, month, year }) !== value) return otherwise;
  return t("rules.dateNoSuchDay", "There is no {{day}} {{month}} {{year}}: check the day and the month", {
    day: number(day),
    month: monthName(monthNumber),
    year,
  });
}
