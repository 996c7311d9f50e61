import { differenceInWords } from "./difference";

test.each([
  [4_105_000, 41_200, "Costs ₹1.05 lakh more in all than A, with ₹1,200 more a month."],
  [3_999_400.4, 39_999.6, "Costs ₹600 less in all than A, with the same EMI."],
  [4_000_000.4, 39_000, "Costs as much in all as A, with ₹1,000 less a month."],
  [2_000_000, 40_000, "Costs ₹20 lakh less in all than A, with the same EMI."],
])("%d in all and %d a month beside 40 lakh and 40,000", (total, emi, words) => {
  expect(differenceInWords({ total, emi }, { total: 4_000_000, emi: 40_000 }, "A")).toBe(words);
});
