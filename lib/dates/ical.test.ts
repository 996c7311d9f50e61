import { calendarFile } from "./ical";

const NOW = new Date("2026-11-28T06:30:00.500Z");
const lines = (file: string) => file.split("\r\n");

it("makes a whole day of each event, over the end of February and of a year", () => {
  const file = calendarFile(
    [
      { id: "a", day: "2028-02-29", summary: "Money there" },
      { id: "b", day: "2027-12-31", summary: "Fee due", description: "To the university" },
    ],
    NOW,
  );
  expect(lines(file)).toEqual([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Dakhila//Dates//EN",
    ...["BEGIN:VEVENT", "UID:a@dakhila", "DTSTAMP:20261128T063000Z"],
    ...["DTSTART;VALUE=DATE:20280229", "DTEND;VALUE=DATE:20280301", "SUMMARY:Money there", "END:VEVENT"],
    ...["BEGIN:VEVENT", "UID:b@dakhila", "DTSTAMP:20261128T063000Z"],
    ...["DTSTART;VALUE=DATE:20271231", "DTEND;VALUE=DATE:20280101", "SUMMARY:Fee due"],
    ...["DESCRIPTION:To the university", "END:VEVENT"],
    ...["END:VCALENDAR", ""],
  ]);
});

it("lets no text end its line or begin another", () => {
  const file = calendarFile(
    [{ id: "a", day: "2027-01-01", summary: "Pay ₹1,00,000; now\\later\r\nEND:VCALENDAR" }],
    NOW,
  );
  expect(file).toContain("SUMMARY:Pay ₹1\\,00\\,000\\; now\\\\later\\nEND:VCALENDAR\r\n");
  expect(lines(file).filter((line) => line === "END:VCALENDAR")).toHaveLength(1);
});

it("goes on in the next line before 75 bytes are full, and cuts no letter", () => {
  const summary = "₹€ पैसा ".repeat(40).trim();
  const file = calendarFile([{ id: "a", day: "2027-01-01", summary }], NOW);
  for (const line of lines(file)) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(file).not.toContain("\ufffd");
  expect(file.replace(/\r\n /g, "")).toContain(`SUMMARY:${summary}\r\n`);
});
