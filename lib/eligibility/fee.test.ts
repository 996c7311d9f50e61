import { feeFor } from "./fee";

const of = (feePctMax: number | null, feeFlat: number | null, feeNilUpTo: number | null, amount: number) =>
  feeFor({ feePctMax, feeFlat, feeNilUpTo, currency: "INR" }, amount, 1);

it.each([
  // 2% of 20,00,000 is 40,000, and 18% GST on it 7,200.
  [2, null, null, 2_000_000, 47_200],
  [null, 10_000, 2_000_000, 2_000_000, 0],
  [null, 10_000, 2_000_000, 2_000_001, 11_800],
  [1, 10_000, 750_000, 750_000, 0],
  [1, 10_000, 750_000, 900_000, 10_620],
  [1, 10_000, 750_000, 1_000_000, 11_800],
  [1, 10_000, 750_000, 2_000_000, 11_800],
  [0, null, null, 2_000_000, 0],
  [0, 0, null, 2_000_000, 0],
  [null, 700, null, 2_000_000, 826],
])("%p%%, %p flat, nil up to %p: on %p it is %p", (pct, flat, nil, amount, fee) =>
  expect(of(pct, flat, nil, amount)).toBeCloseTo(fee, 2),
);

it("is unknown where nothing is published", () => {
  expect(of(null, null, null, 2_000_000)).toBeNull();
  expect(of(null, null, 750_000, 750_001)).toBeNull();
  expect(of(null, null, 750_000, 750_000)).toBe(0);
});

it("turns a fee in dollars into rupees, without GST", () => {
  const dollars = (more: object) =>
    feeFor({ feePctMax: null, feeFlat: null, feeNilUpTo: null, currency: "USD", ...more }, 2_000_000, 85);
  expect(dollars({ feeFlat: 500 })).toBe(42_500);
  expect(dollars({ feePctMax: 5 })).toBe(100_000);
  expect(dollars({ feePctMax: 5, feeFlat: 500 })).toBe(42_500);
});
