import { isRealDate } from "@/lib/dates/dates";
import { calendarFile } from "@/lib/dates/ical";
import type { KeyDateKind } from "@/lib/generated/prisma/enums";
import { byKey } from "@/lib/messages/text";

export const KEY_DATE_NAMES: Record<KeyDateKind, string> = {
  deposit: "Deposit to the college",
  visaFunds: "Money shown for the visa",
  visaInterview: "Visa interview",
  feeDue: "Fee due",
  courseStart: "Course starts",
};
export const KEY_DATES = Object.keys(KEY_DATE_NAMES) as KeyDateKind[];

/** What a day of the student's is called, such as "Visa interview". */
export const dayNames = (kind: KeyDateKind) => byKey(`cases.keyDates.${kind}`, KEY_DATE_NAMES[kind]);

/** Days that the application already tells and the student has not set, to be taken over. @param intake YYYY-MM-01 */
export const proposedDates = (
  dates: Partial<Record<string, string>>,
  intake: string | null,
): Partial<Record<KeyDateKind, string>> =>
  intake && isRealDate(intake) && !dates.courseStart ? { courseStart: intake } : {};

/** The days as an iCalendar file, each a whole day. @param dates days by kind, YYYY-MM-DD */
export const keyDatesFile = (dates: Partial<Record<string, string>>, now: Date): string =>
  calendarFile(
    KEY_DATES.flatMap((kind) => {
      const day = dates[kind];
      return day ? [{ id: kind, day, summary: dayNames(kind) }] : [];
    }),
    now,
  );
