import fc from "fast-check";
import { addDays, dayOf, daysBetween, inIndia, shortMonthName } from "./calendar";

/** From 1950 on: before that India's clocks were changed at times. */
const moments = fc.date({
  min: new Date("1950-01-01T00:00:00Z"),
  max: new Date("2100-01-01T00:00:00Z"),
  noInvalidDate: true,
});
const zone = new Intl.DateTimeFormat("en-CA", {
  timeZone: "Asia/Kolkata",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

test("the calendar and the clock are those of the zone Asia/Kolkata", () => {
  fc.assert(
    fc.property(moments, (moment) => {
      const part = Object.fromEntries(zone.formatToParts(moment).map(({ type, value }) => [type, value]));
      expect(dayOf(moment)).toBe(`${part.year}-${part.month}-${part.day}`);
      expect(inIndia(moment).toISOString().slice(11, 16)).toBe(`${part.hour}:${part.minute}`);
    }),
  );
});

test("the day changes at 18:30 UTC", () => {
  expect(dayOf(new Date("2026-12-31T18:29:59.999Z"))).toBe("2026-12-31");
  expect(dayOf(new Date("2026-12-31T18:30:00Z"))).toBe("2027-01-01");
});

test("days are added over the ends of months and years", () => {
  expect(addDays("2028-02-28", 1)).toBe("2028-02-29");
  expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
  expect(addDays("2027-01-01", -1)).toBe("2026-12-31");
});

test("the days between two days are counted over the ends of months and years", () => {
  expect(daysBetween("2026-10-01", "2026-10-01")).toBe(0);
  expect(daysBetween("2026-12-31", "2027-01-01")).toBe(1);
  expect(daysBetween("2028-02-28", "2028-03-01")).toBe(2);
  expect(daysBetween("2027-01-01", "2026-12-31")).toBe(-1);
});

test("months have three letters", () => {
  expect([1, 5, 9, 12].map(shortMonthName)).toEqual(["Jan", "May", "Sep", "Dec"]);
  expect([0, 13].map(shortMonthName)).toEqual(["", ""]);
});
