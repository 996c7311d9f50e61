import { dayOf } from "@/lib/dates/calendar";
import { CALL_TIMES } from "@/lib/contact/call-wish";
import type { CallTime } from "@/lib/generated/prisma/enums";
import { site } from "@/lib/site";
import { CALL_HOURS, callBy } from "./call-day";
import { callByWords } from "./call-words";

/** Mon 23 Nov 2026 and the days after it, by the clock in India. */
const asked = (day: string, time = "11:00") => new Date(`${day}T${time}:00+05:30`);
const shown = (moment: string) => {
  const india = new Date(Date.parse(moment) + 5.5 * 3_600_000).toISOString();
  return `${india.slice(0, 10)} ${india.slice(11, 16)}`;
};

test.each([
  ["2026-11-23", "11:00", "2026-11-24 18:00"],
  ["2026-11-23", "00:05", "2026-11-24 18:00"],
  // Five past midnight on Tuesday is still Monday in London: the day is India's.
  ["2026-11-24", "00:05", "2026-11-25 18:00"],
  ["2026-11-24", "23:59", "2026-11-25 18:00"],
  ["2026-11-27", "09:00", "2026-11-30 18:00"],
  ["2026-11-28", "12:00", "2026-11-30 18:00"],
  ["2026-11-29", "23:00", "2026-11-30 18:00"],
  // Republic Day is a Tuesday in 2027, Gandhi's birthday a Friday in 2026.
  ["2027-01-25", "11:00", "2027-01-27 18:00"],
  ["2026-10-01", "11:00", "2026-10-05 18:00"],
  ["2026-12-31", "11:00", "2027-01-01 18:00"],
])("asked on %s at %s, called by %s", (day, time, by) => {
  expect(shown(callBy(asked(day, time)))).toBe(by);
});

test("a wish is kept: by the end of the part of the day that was chosen", () => {
  const by = (wish: CallTime) => shown(callBy(asked("2026-11-23"), wish)).slice(11);
  expect((Object.keys(CALL_TIMES) as CallTime[]).map((wish) => [wish, by(wish)])).toEqual([
    ["any", "18:00"],
    ["morning", "12:00"],
    ["afternoon", "17:00"],
    ["evening", "20:00"],
  ]);
});

test("nobody is promised a call on the day itself, nor outside the hours that the site names", () => {
  expect(site.grievance.hours).toBe(`Monday to Friday, ${CALL_HOURS.from}am to ${CALL_HOURS.to - 12}pm`);
  for (let hour = 0; hour < 24 * 60; hour++) {
    const at = new Date(asked("2026-11-23", "00:00").getTime() + hour * 3_600_000);
    const by = callBy(at);
    expect(dayOf(new Date(by)) > dayOf(at)).toBe(true);
    const india = new Date(Date.parse(by) + 5.5 * 3_600_000);
    expect(india.getUTCHours()).toBeGreaterThanOrEqual(CALL_HOURS.from);
    expect(india.getUTCHours()).toBeLessThan(CALL_HOURS.to);
    expect([1, 2, 3, 4, 5]).toContain(india.getUTCDay());
  }
});

test("it is said by the day of the week, the day and the hour in India", () => {
  expect(callByWords(callBy(asked("2026-11-23")))).toBe("Tuesday, 24 Nov, 6:00 pm");
  expect(callByWords(callBy(asked("2026-11-27"), "morning"))).toBe("Monday, 30 Nov, 12:00 pm");
});
