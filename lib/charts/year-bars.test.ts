import { repaymentSchedule, scheduleTotals } from "@/lib/emi/schedule";
import { LOAN } from "@/tests/factories/loans";
import { yearBars, yearsOfEmis } from "./year-bars";

test("the years are the schedule's own, and add up to it", () => {
  const years = yearsOfEmis(LOAN);
  const rows = repaymentSchedule(LOAN, { year: 2026, month: 11 });
  expect(years.map(({ year }) => year)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(years.map(({ balance }) => balance)).toEqual([11, 23, 35, 47, 59, 71, 83, 95].map((at) => rows[at]?.balance));
  const totals = scheduleTotals(rows);
  expect(years.reduce((sum, { principalPaid }) => sum + principalPaid, 0)).toBe(totals.principalPaid);
  expect(years.reduce((sum, { interestCharged }) => sum + interestCharged, 0)).toBe(totals.interestCharged);
});

test("each bar is as high as its year, interest on principal, side by side without touching", () => {
  const bars = yearBars([
    { year: 1, principalPaid: 60, interestCharged: 40, balance: 90 },
    { year: 2, principalPaid: 40, interestCharged: 10, balance: 0 },
  ]);
  expect(bars).toEqual([
    { x: 5, width: 40, principal: { y: 40, height: 60 }, interest: { y: 0, height: 40 } },
    { x: 55, width: 40, principal: { y: 60, height: 40 }, interest: { y: 50, height: 10 } },
  ]);
});

test("of no loan there is no bar", () => {
  expect(yearBars(yearsOfEmis({ ...LOAN, principal: NaN }))).toEqual([]);
});
