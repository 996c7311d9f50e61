import { addWorkingDays } from "./working-days";

it.each([
  ["over nothing but working days", "2026-11-23", 3, "2026-11-26"],
  ["over a first Saturday, which counts", "2026-12-03", 2, "2026-12-05"],
  ["over a third Saturday, which counts", "2026-11-19", 3, "2026-11-23"],
  ["over a second Saturday and a Sunday", "2026-12-10", 2, "2026-12-14"],
  ["over a fourth Saturday and a Sunday", "2026-11-26", 3, "2026-12-01"],
  ["over Republic Day", "2027-01-25", 1, "2027-01-27"],
  ["over Independence Day", "2025-08-14", 1, "2025-08-16"],
  ["over Gandhi Jayanti", "2026-10-01", 1, "2026-10-03"],
  ["of no days", "2026-11-22", 0, "2026-11-22"],
])("%s", (_, from, count, last) => expect(addWorkingDays(from, count)).toBe(last));
