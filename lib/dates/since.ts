import { plural, t } from "@/lib/messages/text";
import { formatDate, formatDay } from "./dates";

/** Days after which a day is named with its year. */
const YEAR_IS_PLAIN = 300;

/** "since 3 Nov (8 days)", for the end of a sentence. @param since YYYY-MM-DD @param days since then, by the server */
export function daysSince(since: string, days: number): string {
  if (days <= 0) return t("months.sinceToday", "since today");
  const day = days < YEAR_IS_PLAIN ? formatDay(since) : formatDate(since);
  return plural(
    "months.since",
    days,
    { one: "since {{day}} ({{count}} day)", other: "since {{day}} ({{count}} days)" },
    { day },
  );
}
