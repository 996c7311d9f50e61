import { dateProblem } from "./date-problem";
import { joinDate } from "./dates";

const OTHERWISE = "Enter a real date, such as 27 3 2004";
const BIRTH = { earliest: "1900-01-01", latest: "2026-11-23" };
const YEAR = "Write the year with four figures, such as 2004";
const MONTH = "Write the month as a number from 1 to 12, or by its name";
const DAY = "Write the day as a number from 1 to 31";

/** What three boxes hold, and what is said to it. */
const BOXES: [day: string, month: string, year: string, says: string | undefined][] = [
  ["27", "3", "2004", undefined],
  ["27", "aug", "2004", undefined],
  ["१४", "८", "२००५", undefined],
  ["23", "11", "2026", undefined],
  ["1", "1", "1900", undefined],
  ["29", "2", "2004", undefined],

  ["", "8", "2005", "The day is missing"],
  ["14", "", "2005", "The month is missing"],
  ["14", "8", "", "The year is missing"],
  [" ", "8", "2005", "The day is missing"],
  ["14", "", "", "Enter the day, the month and the year"],
  ["", "", "2005", "Enter the day, the month and the year"],

  ["14", "8", "05", YEAR],
  ["14", "8", "200", YEAR],
  ["14", "8", "२००", YEAR],
  ["14", "8", "0204", "Check the year: it is before 1900"],
  ["14", "8", "abcd", YEAR],

  ["8", "14", "2005", "The day comes first, then the month: 14 8 2005?"],
  ["12", "13", "2005", "The day comes first, then the month: 13 12 2005?"],
  ["८", "१४", "२००५", "The day comes first, then the month: 14 8 2005?"],
  ["2", "30", "2005", MONTH],
  ["8", "32", "2005", MONTH],
  ["13", "13", "2005", MONTH],
  ["8", "0", "2005", MONTH],
  ["8", "foo", "2005", MONTH],
  ["8", "ju", "2005", MONTH],

  ["32", "8", "2005", DAY],
  ["0", "8", "2005", DAY],
  ["x", "8", "2005", DAY],

  ["31", "4", "2005", "There is no 31 April 2005: check the day and the month"],
  ["30", "feb", "2005", "There is no 30 February 2005: check the day and the month"],
  ["29", "2", "2005", "There is no 29 February 2005: check the day and the month"],

  ["24", "11", "2026", "This day is still to come: check the year"],
  ["14", "8", "2050", "This day is still to come: check the year"],
  ["31", "12", "1899", "Check the year: it is before 1900"],
];

describe("a date says what is wrong with it", () => {
  test.each(BOXES)("%j %j %j", (day, month, year, says) => {
    expect(dateProblem(joinDate({ day, month, year }), OTHERWISE, BIRTH)).toBe(says);
  });

  test.each(["today", "\u0000", "2004-02-30T00:00:00Z", "2004-3-21", "20040321", "1-2-3-4", "-"])(
    "%j came from no three boxes",
    (value) => expect(dateProblem(value, OTHERWISE, BIRTH)).toBe(OTHERWISE),
  );

  test("days that are not of the past are taken where nothing is said against them", () => {
    expect(dateProblem("2050-08-14", OTHERWISE)).toBeUndefined();
    expect(dateProblem("1066-10-14", OTHERWISE)).toBeUndefined();
  });
});
