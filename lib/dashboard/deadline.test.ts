import * as fc from "fast-check";
import { addDays, datesOf, dayOf, deadlineOf } from "./deadline";

const at = (moment: string) => new Date(moment);

// The day in India turns at 18:30 UTC, whatever the server's clock says.
test.each([
  ["2026-11-21T18:29:59.999Z", "2026-11-21"],
  ["2026-11-21T18:30:00.000Z", "2026-11-22"],
  ["2026-12-31T18:30:00.000Z", "2027-01-01"],
  ["2028-02-28T20:00:00.000Z", "2028-02-29"],
])("%s is %s in India", (moment, day) => {
  expect(dayOf(at(moment))).toBe(day);
});

test.each([
  ["2026-11-21", 5, "2026-11-26"],
  ["2026-12-29", 5, "2027-01-03"],
  ["2028-02-27", 3, "2028-03-01"],
  ["2027-02-27", 3, "2027-03-02"],
  ["2026-11-21", 0, "2026-11-21"],
])("%s and %i days", (day, days, later) => {
  expect(addDays(day, days)).toBe(later);
});

const START = at("2026-11-21T05:00:00Z");
test.each([
  ["the moment it starts", "2026-11-21T05:00:00Z", 5],
  ["the last minute of that day", "2026-11-21T18:29:00Z", 5],
  ["the first minute of the next", "2026-11-21T18:30:00Z", 4],
  ["the day before", "2026-11-25T12:00:00Z", 1],
  ["the deadline itself", "2026-11-26T12:00:00Z", 0],
  ["its last minute", "2026-11-26T18:29:00Z", 0],
  ["the day after", "2026-11-27T00:00:00Z", 0],
  ["a year after", "2027-11-27T00:00:00Z", 0],
])("%s leaves the right number of days", (_when, now, daysLeft) => {
  expect(deadlineOf(START, at(now))).toEqual({ deadline: "2026-11-26", daysLeft });
});

test("a start late in the UTC day counts from the Indian one", () => {
  expect(deadlineOf(at("2026-11-21T19:00:00Z"), at("2026-11-21T19:00:00Z"))).toEqual({ deadline: "2026-11-27", daysLeft: 5 });
});

test("days left are whole, never negative, and at most five once it has started", () => {
  const moments = fc.date({ min: at("2020-01-01T00:00:00Z"), max: at("2040-01-01T00:00:00Z"), noInvalidDate: true });
  fc.assert(fc.property(moments, fc.integer({ min: 0, max: 40 * 86_400_000 }), (start, later) => {
    const { daysLeft } = deadlineOf(start, new Date(start.getTime() + later));
    expect(Number.isInteger(daysLeft) && daysLeft >= 0 && daysLeft <= 5).toBe(true);
  }));
});

test("four days of tasks in a row, and bank selection three and four days after the start", () => {
  expect(datesOf(at("2026-12-29T19:00:00Z"))).toEqual({
    tasks: ["2026-12-30", "2026-12-31", "2027-01-01", "2027-01-02"],
    bankSelection: ["2027-01-02", "2027-01-03"],
  });
});
