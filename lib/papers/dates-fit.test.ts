import { datesFit, yearsFit } from "./dates-fit";
import type { Stated } from "./dates-in";

const TODAY = "2026-11-26";
const of = (from: string, to: string): Stated => ({ period: { from, to } });
const months = (...all: string[]): Stated[] => all.map((month) => ({ month }));

const FINE = { gaps: [], isOld: false, isShort: false };
test.each<[string, Stated[], object]>([
  ["six months in one", [of("2026-05-01", "2026-10-31")], { from: "2026-05-01", to: "2026-10-31", ...FINE }],
  ["178 days", [of("2026-05-07", "2026-10-31")], FINE],
  ["177 days", [of("2026-05-08", "2026-10-31")], { isShort: true, isOld: false }],
  ["one month", [of("2026-10-01", "2026-10-31")], { isShort: true, isOld: false }],
  ["an end of 31 days ago", [of("2026-04-01", "2026-10-26")], FINE],
  ["an end of 32 days ago", [of("2026-04-01", "2026-10-25")], { isOld: true, isShort: false }],
  ["last year's", [of("2025-10-01", "2026-03-31")], { isOld: true, isShort: false }],
  ["two that touch", [of("2026-08-01", "2026-10-31"), of("2026-05-01", "2026-07-31")], FINE],
  ["two that overlap", [of("2026-05-01", "2026-09-30"), of("2026-08-01", "2026-10-31")], FINE],
  [
    "one within another",
    [of("2026-05-01", "2026-10-31"), of("2026-06-01", "2026-06-30")],
    { ...FINE, to: "2026-10-31" },
  ],
  [
    "a month that is missing",
    [of("2026-05-01", "2026-07-31"), of("2026-09-01", "2026-10-31")],
    { ...FINE, gaps: [{ from: "2026-08-01", to: "2026-08-31" }] },
  ],
  [
    "a gap before the six months",
    [of("2026-01-01", "2026-02-28"), of("2026-05-01", "2026-10-31")],
    { ...FINE, from: "2026-01-01" },
  ],
  ["175 days by lines", [{ ...of("2026-05-10", "2026-10-31"), byLines: true } as Stated], FINE],
  ["174 days by lines", [{ ...of("2026-05-11", "2026-10-31"), byLines: true } as Stated], { isShort: true }],
  [
    "a gap of one day",
    [of("2026-05-01", "2026-07-30"), of("2026-08-01", "2026-10-31")],
    { gaps: [{ from: "2026-07-31", to: "2026-07-31" }] },
  ],
])("statements: %s", (_, stated, fit) => {
  expect(datesFit("savingAccountStatement", stated, TODAY)).toMatchObject(fit);
  expect(datesFit("currentAccountStatement", stated, TODAY)).toMatchObject(fit);
});

test.each([
  ["three in a row", months("2026-10", "2026-08", "2026-09"), TODAY, []],
  ["one", months("2026-10"), TODAY, ["2026-08", "2026-09"]],
  ["one twice", months("2026-10", "2026-10", "2026-09"), TODAY, ["2026-08"]],
  ["the last of two months ago", months("2026-07", "2026-08", "2026-09"), TODAY, []],
  ["older ones", months("2026-06", "2026-07", "2026-08"), TODAY, ["2026-09", "2026-10"]],
  ["over the turn of the year", months("2026-12", "2027-01"), "2027-02-03", ["2026-11"]],
])("salary slips: %s", (_, stated, today, missing) => {
  expect(datesFit("paySlips", stated, today)).toMatchObject({ missing });
});

test.each([
  ["a slot that asks for no time", "panCard", [of("2026-05-01", "2026-10-31")]],
  ["no paper", "savingAccountStatement", []],
  ["a slip among the statements", "savingAccountStatement", [of("2026-05-01", "2026-10-31"), ...months("2026-10")]],
  ["a statement among the slips", "paySlips", [of("2026-05-01", "2026-10-31")]],
])("nobody can tell: %s", (_, field, stated) => {
  expect(datesFit(field, stated, TODAY)).toBeNull();
});

test.each([
  ["form16", ["2024-25", "2025-26"], "2026-06-15", []],
  ["form16", ["2023-24", "2024-25"], "2026-06-14", []],
  ["form16", ["2023-24", "2024-25"], "2026-06-15", ["2025-26"]],
  ["form16", ["2024-25", "2025-26"], "2026-05-01", []],
  ["itr", ["2023-24", "2024-25"], "2026-07-31", []],
  ["itr", ["2023-24", "2024-25"], "2026-08-01", ["2025-26"]],
  ["itr", ["2025-26"], "2026-11-26", ["2024-25"]],
  ["itr", ["2022-23"], "2026-11-26", ["2024-25", "2025-26"]],
  ["panCard", ["2022-23"], "2026-11-26", []],
])("years: %s %j on %s", (field, years, today, missing) => {
  expect(yearsFit(field, years, today)).toEqual(missing);
});
