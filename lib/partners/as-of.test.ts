import { asOfLine, isStale, oldestDay, staleFrom } from "./as-of";

const day = (text: string) => Date.parse(`${text}T00:00:00Z`);

describe("oldestDay", () => {
  it.each([
    ["2025-09-29", "2025-09-29"],
    ["2025-03 (actual rates)", "2025-03-31"],
    ["2025", "2025-12-31"],
    ["2024-02", "2024-02-29"],
    ["limits: undated page (read 2026-11); rate: 2025", "2025-12-31"],
    ["2025-03-04 (limits); card rates before 2025 repo cuts", "2025-03-04"],
    ["Vidya Turant: undated page (read 2026-11); abroad rate: 2023-05-05", "2023-05-05"],
  ])("of %s is %s", (text, expected) => expect(oldestDay(text)).toBe(day(expected)));

  it.each([[""], ["older"], ["at repo 6.50%"], ["undated page"], ["page 2025123"]])("of %p is unknown", (text) => {
    expect(oldestDay(text)).toBeNull();
    expect(isStale(text, day("2090-01-01"))).toBe(false);
  });
});

describe("isStale", () => {
  it("begins when more than 180 days have passed", () => {
    expect(staleFrom("2026-01-01")).toBe(day("2026-07-01"));
    expect(isStale("2026-01-01", day("2026-06-30"))).toBe(false);
    expect(isStale("2026-01-01", day("2026-07-01"))).toBe(true);
  });
  it("gives a month or a year its last day", () => {
    expect(isStale("2025", day("2026-06-29"))).toBe(false);
    expect(isStale("2025", day("2026-06-30"))).toBe(true);
  });
});

describe("asOfLine", () => {
  it.each([
    ["2025-09-29", "As of 29 Sep 2025"],
    ["2025-03 (actual rates)", "As of Mar 2025 (actual rates)"],
    ["2025", "As of 2025"],
    ["undated page (read 2026-11)", "Undated page (read Nov 2026)"],
    ["limits: undated page (read 2026-11); rate: 2025", "Limits: undated page (read Nov 2026); rate: 2025"],
    ["", "No date known"],
  ])("of %p is %p", (text, line) => expect(asOfLine(text)).toBe(line));
});
