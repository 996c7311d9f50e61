import { fromWhen } from "./guidance";

const CLOCK = { firstDay: "2026-10-23", lastDay: null, isOpen: false, because: null, waitsFor: null, rules: [] };

test.each<[string, { days: number; words: string | null }, string]>([
  [
    "the lender's own words, beside what we count them as",
    { days: 21, words: "15 working days" },
    "From 23 Oct 2026: the lender says “15 working days”, which we count as 21 days.",
  ],
  ["one day", { days: 1, words: "1 day" }, "From 23 Oct 2026: the lender says “1 day”, which we count as 1 day."],
  [
    "no time that we know of, also of a lender that we do not list",
    { days: 15, words: null },
    "From 23 Oct 2026: we count 15 days, because we know of no time that the lender states.",
  ],
])("why not earlier: %s", (_, because, words) => {
  expect(fromWhen({ ...CLOCK, because })).toBe(words);
});
