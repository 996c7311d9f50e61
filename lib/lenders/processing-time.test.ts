import { daysIn, processingTimes } from "./processing-time";

it.each<[string | null, number | null]>([
  ["15-30 days is the public-bank norm", 30],
  ["10-12 working days", 16.8],
  ["2-5 business days", 7],
  ["2 weeks", 14],
  ["About 7 days (aggregator)", 7],
  ["quick", null],
  [null, null],
])("in days of %p", (text, days) =>
  days === null ? expect(daysIn(text)).toBeNull() : expect(daysIn(text)).toBeCloseTo(days),
);

it("gives both ends of a range, and of several times the shortest and the longest", () => {
  expect(processingTimes("15 to 30 days")).toEqual({ shortest: 15, longest: 30 });
  expect(processingTimes("2 weeks")).toEqual({ shortest: 14, longest: 14 });
  expect(processingTimes("7 days in principle, 1 month in all")).toEqual({ shortest: 7, longest: 30 });
  expect(processingTimes("quick")).toBeNull();
});
