import { daysSince } from "./since";

test.each([
  ["2026-11-11", 0, "since today"],
  ["2026-11-10", 1, "since 10 Nov (1 day)"],
  ["2026-11-03", 8, "since 3 Nov (8 days)"],
  ["2026-01-16", 299, "since 16 Jan (299 days)"],
  ["2025-10-07", 400, "since 7 Oct 2025 (400 days)"],
])("%s, %i days: %s", (since, days, words) => expect(daysSince(since, days)).toBe(words));
