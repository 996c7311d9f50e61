import { keyDatesFile, proposedDates } from "./key-dates";

test("the days as a file that calendars read: whole days, each ending before the next one begins", () => {
  const now = new Date("2026-11-22T20:30:00.123Z");
  const file = keyDatesFile({ courseStart: "2027-09-01", deposit: "2026-12-31" }, now);
  expect(file.split("\r\n")).toEqual([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Dakhila//Dates//EN",
    "BEGIN:VEVENT",
    "UID:deposit@dakhila",
    "DTSTAMP:20261122T203000Z",
    "DTSTART;VALUE=DATE:20261231",
    "DTEND;VALUE=DATE:20270101",
    "SUMMARY:Deposit to the college",
    "END:VEVENT",
    "BEGIN:VEVENT",
    "UID:courseStart@dakhila",
    "DTSTAMP:20261122T203000Z",
    "DTSTART;VALUE=DATE:20270901",
    "DTEND;VALUE=DATE:20270902",
    "SUMMARY:Course starts",
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ]);
  expect(Math.max(...file.split("\r\n").map((line) => Buffer.byteLength(line)))).toBeLessThan(75);
});

test.each([
  ["the intake, while the day is not set", {}, "2027-09-01", { courseStart: "2027-09-01" }],
  ["nothing beside a day that is set", { courseStart: "2027-10-04" }, "2027-09-01", {}],
  ["nothing where the intake is not known", {}, null, {}],
  ["nothing of half an intake", {}, "-09-01", {}],
])("what is proposed: %s", (_what, dates, intake, proposed) => expect(proposedDates(dates, intake)).toEqual(proposed));
