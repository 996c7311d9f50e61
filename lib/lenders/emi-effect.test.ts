import { emiEffect } from "./emi-effect";

// 20,00,000 over 180 months: 9% is ₹20,285 a month, 9.5% is ₹20,884 (by the annuity formula, with a pocket calculator).
const LOAN = { principal: 2_000_000, months: 180 };

it("says what a dearer rate costs a month, to the rupee", () =>
  expect(emiEffect({ rate: { before: 9, after: 9.5 } }, LOAN)).toBe(
    "For ₹20,00,000 the EMI is ₹20,884 at 9.5%, instead of ₹20,285 at 9%: ₹599 more a month.",
  ));

it("says what a cheaper rate saves", () =>
  expect(emiEffect({ rate: { before: 9.5, after: 9 } }, LOAN)).toMatch(/₹599 less a month\.$/));

it.each([
  [null, 9],
  [9, null],
  [9, 9],
])("says nothing where the rate was %s and is %s", (before, after) =>
  expect(emiEffect({ rate: { before, after } }, LOAN)).toBeNull(),
);
