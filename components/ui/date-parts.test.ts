import { joinDate } from "@/lib/dates/dates";
import { dateProblem } from "@/lib/dates/date-problem";
import { partsAfter } from "./date-parts";

const OTHERWISE = "Enter a real date, such as 27 3 2004";
const EMPTY = { day: "", month: "", year: "" };

test.each([
  ["a whole date", EMPTY, "day", "DOB: 05/04/2001", 2, { day: "05", month: "04", year: "2001" }],
  ["a day that a machine wrote", EMPTY, "year", "2001-04-05T00:00:00", 4, { day: "05", month: "04", year: "2001" }],
  ["a key too many", { ...EMPTY, day: "12" }, "day", "123", 2, { ...EMPTY, day: "12" }],
  ["a hyphen behind the day", { ...EMPTY, day: "12" }, "day", "12-", 2, { ...EMPTY, day: "12" }],
  ["a key in a text that stood there", { ...EMPTY, day: "5th Aprl" }, "day", "5th Aprel", 2, undefined],
  ["a date that cannot be read", EMPTY, "day", "5 Aprl 2001", 2, undefined],
  ["a day of three signs", { ...EMPTY, day: "12" }, "day", "5th", 2, undefined],
  ["a date with two months", { day: "5", month: "4", year: "" }, "year", "2001-04-05-06", 4, undefined],
] as const)("%s", (_what, shown, part, text, most, parts) => {
  expect(partsAfter(shown, part, text, most)).toEqual(parts ?? { ...shown, [part]: text });
});

test("what cannot be read is whole in the box, also when it comes back, and is refused with a way out", () => {
  const kept = partsAfter(EMPTY, "day", "5 Aprl 2001", 2);
  const value = joinDate(kept);
  expect(value).toBe("--5 Aprl 2001");
  expect(dateProblem(value, OTHERWISE)).toBe(OTHERWISE);
});
