import fc from "fast-check";
import { LOAN } from "@/tests/factories/loans";
import { annualPercentageRate, processingFee } from "./apr";
import { monthLater, monthsBetween, parseMonthText, monthInIndia } from "./calendar";
import published from "./cases.json";
import { emiResult, monthlyPayment, principalFor } from "./emi";
import { equalTranches, STUDY_MODES, whileYouStudy } from "./moratorium";
import { prepay } from "./prepayment";
import { changeRate } from "./rate-change";
import { salaryFor } from "./salary";
import { byYear, repaymentSchedule, scheduleCsv, scheduleTotals } from "./schedule";
import { emiSentence, timeWords } from "./words";

const NOVEMBER = { year: 2026, month: 11 };

type Case = {
  id: string;
  principal: number;
  annualRatePct: number;
  repaymentMonths: number;
  moratoriumMonths?: number;
  moratoriumMonthlyPayment?: number;
  kind: string;
  published: { emi: number; totalInterest?: number; totalPayment?: number };
  totalsConvention: string;
  useAsGolden: boolean;
};
const cases: Case[] = published.cases;

/** The loan of a published example: its instalment and all that is paid, unrounded. */
function compute({
  principal,
  annualRatePct,
  repaymentMonths: months,
  moratoriumMonths = 0,
  moratoriumMonthlyPayment = 0,
  kind,
}: Case) {
  const study = whileYouStudy({
    principal,
    annualRatePct,
    months,
    courseMonths: moratoriumMonths,
    graceMonths: 0,
    compounding: kind === "moratorium_compound_capitalised",
    fixedMonthly: moratoriumMonthlyPayment,
  });
  const { emiAfterStudy, paidDuringStudy } = moratoriumMonthlyPayment > 0 ? study.fixed : study.nothing;
  return { emi: emiAfterStudy, paidDuringStudy };
}

/** As many decimals as the page prints. */
const places = (figure: number) => (Number.isInteger(figure) ? 0 : 2);
const roundedLike = (value: number, figure: number) => Number(value.toFixed(places(figure)));

/** The total by the convention of the page: some multiply the exact instalment, some the printed one. */
function totalOf(one: Case) {
  const { emi, paidDuringStudy } = compute(one);
  const counted = /rounded to whole rupee/.test(one.totalsConvention)
    ? Math.round(emi)
    : /rounded to 2 decimals/.test(one.totalsConvention)
      ? Math.round(emi * 100) / 100
      : emi;
  return counted * one.repaymentMonths + paidDuringStudy;
}

describe("published examples", () => {
  const golden = cases.filter(({ useAsGolden }) => useAsGolden);
  const wrong = cases.filter(({ useAsGolden }) => !useAsGolden);

  test("there are both kinds", () => {
    expect(golden.length).toBeGreaterThanOrEqual(15);
    expect(wrong.length).toBeGreaterThanOrEqual(1);
  });

  test.each(golden.map((one) => [one.id, one] as const))("%s is reproduced", (_, one) => {
    const { emi, totalPayment, totalInterest } = one.published;
    expect(roundedLike(compute(one).emi, emi)).toBe(emi);
    if (totalPayment !== undefined) expect(roundedLike(totalOf(one), totalPayment)).toBe(totalPayment);
    if (totalInterest !== undefined)
      expect(roundedLike(totalOf(one) - one.principal, totalInterest)).toBe(totalInterest);
  });

  test.each(wrong.map((one) => [one.id, one] as const))("%s is wrong on its own inputs", (_, one) => {
    const { emi, totalPayment, totalInterest } = one.published;
    expect(Math.abs(compute(one).emi - emi)).toBeGreaterThan(1);
    if (totalPayment !== undefined) expect(Math.abs(totalOf(one) - totalPayment)).toBeGreaterThan(100);
    if (totalInterest !== undefined)
      expect(Math.abs(totalOf(one) - one.principal - totalInterest)).toBeGreaterThan(100);
    // Its instalment does not repay the loan in time: what is left after the last one is no rounding.
    const left = one.principal - principalFor(emi, one.annualRatePct, one.repaymentMonths);
    expect(Math.abs(left)).toBeGreaterThan(1000);
  });

  test("interest simple and added once is what reproduces them; compounding does not", () => {
    const one = cases.find(({ id }) => id === "lendkey-ornl-high");
    if (!one) throw new Error("lendkey-ornl-high is missing");
    const compounded = compute({ ...one, kind: "moratorium_compound_capitalised" });
    expect(Math.abs(compounded.emi - one.published.emi)).toBeGreaterThan(1);
  });

  test.each(published.schedules.map((one) => [one.id, one] as const))(
    "schedule %s, year by year",
    (_, { principal, annualRatePct, months, rows }) => {
      // Loan years are calendar years when the loan begins in January.
      const years = byYear(repaymentSchedule({ principal, annualRatePct, months }, { year: 2026, month: 1 }));
      expect(
        years.map(({ rows: own, totals }, index) => ({ loanYear: index + 1, ...totals, balance: own.at(-1)?.balance })),
      ).toEqual(rows);
    },
  );
});

describe("the instalment", () => {
  test.each([
    [2_000_000, 11, 96, 31_417, 3_016_018, 1_016_018, 66.3],
    [100_000, 5, 12, 8_561, 102_729, 2_729, 97.3],
    [10_000_000, 20, 180, 175_630, 31_613_337, 21_613_337, 31.6],
    [800_000, 9, 60, 16_607, 996_401, 196_401, 80.3],
  ])("%d at %d%% over %d months", (principal, annualRatePct, months, emi, total, interest, share) => {
    const result = emiResult({ principal, annualRatePct, months });
    expect(Math.round(result.monthlyEMI)).toBe(emi);
    expect(Math.round(result.totalAmount)).toBe(total);
    expect(Math.round(result.interestAmount)).toBe(interest);
    expect(Number(result.principalPercentage.toFixed(1))).toBe(share);
    expect(result.principalPercentage + result.interestPercentage).toBeCloseTo(100, 10);
    expect(result.principalAmount).toBe(principal);
  });

  test("without interest it is the loan in equal parts", () => {
    expect(emiResult({ principal: 1_200_000, annualRatePct: 0, months: 96 })).toEqual({
      totalAmount: 1_200_000,
      principalAmount: 1_200_000,
      interestAmount: 0,
      monthlyEMI: 12_500,
      principalPercentage: 100,
      interestPercentage: 0,
    });
    // Nearly nothing must come out nearly the same.
    expect(monthlyPayment(1_200_000, 1e-9, 96)).toBeCloseTo(12_500, 4);
  });

  test.each([
    [-5, 11, 96],
    [NaN, 11, 96],
    [Infinity, 11, 96],
    [100, -1, 96],
    [100, NaN, 96],
    [100, 11, 0],
    [100, 11, NaN],
  ])("%d at %d%% over %d is no loan", (principal, rate, months) => {
    expect(monthlyPayment(principal, rate, months)).toBeNaN();
    expect(repaymentSchedule({ principal, annualRatePct: rate, months }, NOVEMBER)).toEqual([]);
  });

  const loan = fc.record({
    principal: fc.integer({ min: 1, max: 1e12 }),
    annualRatePct: fc.double({ min: 0, max: 100, noNaN: true }),
    months: fc.integer({ min: 1, max: 480 }),
  });

  test("a higher rate never lowers it", () => {
    fc.assert(
      fc.property(loan, fc.double({ min: 0, max: 50, noNaN: true }), (one, more) => {
        const emi = monthlyPayment(one.principal, one.annualRatePct, one.months);
        // One part in 10^12 for the arithmetic of fractions.
        return monthlyPayment(one.principal, one.annualRatePct + more, one.months) >= emi * (1 - 1e-12);
      }),
    );
  });

  test("a longer loan never costs less, and twice the loan is twice the instalment", () => {
    fc.assert(
      fc.property(loan, (one) => {
        const { interestAmount, monthlyEMI } = emiResult(one);
        const longer = emiResult({ ...one, months: one.months + 12 });
        return (
          longer.interestAmount >= interestAmount - one.principal * 1e-9 &&
          Math.abs(emiResult({ ...one, principal: one.principal * 2 }).monthlyEMI / monthlyEMI - 2) < 1e-9
        );
      }),
    );
  });

  test("the loan that it repays is the loan", () => {
    fc.assert(
      fc.property(
        loan,
        ({ principal, annualRatePct, months }) =>
          Math.abs(
            principalFor(monthlyPayment(principal, annualRatePct, months), annualRatePct, months) / principal - 1,
          ) < 1e-9,
      ),
    );
  });
});

describe("the schedule", () => {
  test("of the headline loan: its own totals, the last instalment, nine calendar years", () => {
    const rows = repaymentSchedule(LOAN, NOVEMBER);
    expect(rows).toHaveLength(96);
    expect(rows[0]).toEqual({
      year: 2026,
      month: "Nov",
      principalPaid: 13_084,
      interestCharged: 18_333,
      totalPayment: 31_417,
      balance: 1_986_916,
    });
    expect(rows.at(-1)).toMatchObject({ year: 2034, month: "Oct", totalPayment: 31_388, balance: 0 });
    expect(scheduleTotals(rows)).toEqual({
      principalPaid: 2_000_000,
      interestCharged: 1_016_003,
      totalPayment: 3_016_003,
    });
    expect(byYear(rows).map(({ year, rows: own }) => [year, own.length])).toEqual([
      [2026, 2],
      ...[2027, 2028, 2029, 2030, 2031, 2032, 2033].map((year) => [year, 12]),
      [2034, 10],
    ]);
  });

  const loan = fc.record({
    principal: fc.oneof(
      fc.integer({ min: 1, max: 5000 }),
      fc.integer({ min: 100_000, max: 10_000_000 }),
      fc.integer({ min: 1, max: 1e12 }),
    ),
    annualRatePct: fc.oneof(
      fc.constant(0),
      fc.integer({ min: 5, max: 20 }),
      fc.double({ min: 0, max: 100, noNaN: true }),
    ),
    months: fc.integer({ min: 1, max: 480 }),
  });
  const start = fc.record({ year: fc.integer({ min: 2000, max: 2100 }), month: fc.integer({ min: 1, max: 12 }) });

  test("always: rows add up, follow each other, and end at exactly nothing", () => {
    fc.assert(
      fc.property(loan, start, (one, from) => {
        const rows = repaymentSchedule(one, from);
        let balance = one.principal;
        // Said of each loan at once: a quarter of a million single expectations take ten seconds.
        const wrong = rows.filter((row, index) => {
          const isWhole = Object.values(row).every(
            (cell) => typeof cell === "string" || (Number.isSafeInteger(cell) && cell >= 0),
          );
          const interest = Math.round((balance * one.annualRatePct) / 1200);
          balance -= row.principalPaid;
          return !(
            isWhole &&
            row.principalPaid + row.interestCharged === row.totalPayment &&
            row.interestCharged === interest &&
            row.balance === balance &&
            row.year === monthLater(from, index).year
          );
        });
        expect(wrong).toEqual([]);
        expect(balance).toBe(0);
        expect(rows.length).toBeGreaterThan(0);
        expect(rows.length).toBeLessThanOrEqual(one.months);
        expect(scheduleTotals(rows).principalPaid).toBe(one.principal);
        expect(byYear(rows).flatMap((year) => year.rows)).toEqual(rows);
      }),
      { numRuns: 200 },
    );
  });

  test("over the sliders' ranges its total stays within ₹501 of the headline's", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100 }),
        fc.integer({ min: 5, max: 20 }),
        fc.integer({ min: 1, max: 15 }),
        (lakhs, annualRatePct, years) => {
          const one = { principal: lakhs * 100_000, annualRatePct, months: years * 12 };
          expect(
            Math.abs(scheduleTotals(repaymentSchedule(one, NOVEMBER)).totalPayment - emiResult(one).totalAmount),
          ).toBeLessThan(501);
        },
      ),
    );
  });

  test("as comma-separated text: every month, plain numbers, the sums", () => {
    const lines = scheduleCsv(repaymentSchedule(LOAN, NOVEMBER)).split("\r\n");
    expect(lines).toHaveLength(99);
    expect(lines[0]).toBe("Year,Month,Principal Paid,Interest Charged,Total Payment,Balance");
    expect(lines[1]).toBe("2026,Nov,13084,18333,31417,1986916");
    expect(lines.slice(96)).toEqual(["2034,Oct,31103,285,31388,0", "Total,,2000000,1016003,3016003,", ""]);
  });
});

describe("while you study", () => {
  const terms = { ...LOAN, courseMonths: 24, fixedMonthly: 5000 };
  const figures = ({ emiAfterStudy, interestInAll }: { emiAfterStudy: number; interestInAll: number }) => [
    Math.round(emiAfterStudy),
    Math.round(interestInAll),
  ];

  test("the derived table: 24 months and a grace of 6", () => {
    const simple = whileYouStudy({ ...terms, graceMonths: 6, compounding: false });
    expect(figures(simple.nothing)).toEqual([40_056, 1_845_423]);
    expect(figures(simple.fixed)).toEqual([37_700, 1_769_221]);
    expect(figures(simple.interest)).toEqual([31_417, 1_566_018]);
    expect(figures(simple.full)).toEqual([31_417, 1_016_018]);
    expect(simple.nothing.balanceAfterStudy).toBeCloseTo(2_550_000, 6);
    expect(simple.interest.paidDuringStudy).toBeCloseTo(550_000, 6);
    expect(simple.fixed.paidDuringStudy).toBe(150_000);
    expect(figures(whileYouStudy({ ...terms, graceMonths: 6, compounding: true }).nothing)).toEqual([
      41_309, 1_965_709,
    ]);
    const { principal: _, ...rest } = terms;
    expect(
      figures(
        whileYouStudy({ ...rest, tranches: equalTranches(2_000_000, 4), graceMonths: 6, compounding: false }).nothing,
      ),
    ).toEqual([37_465, 1_596_601]);
  });

  test("the file's derived figures: 24 months and no grace", () => {
    const derived = published.derivedForSeedDefaults.find(({ id }) => id === "seed-default-24m-grace0");
    const simple = whileYouStudy({ ...terms, graceMonths: 0, compounding: false });
    const compounded = whileYouStudy({ ...terms, graceMonths: 0, compounding: true });
    const { principal: _, ...rest } = terms;
    const semesters = whileYouStudy({
      ...rest,
      tranches: equalTranches(2_000_000, 4),
      graceMonths: 0,
      compounding: false,
    });
    const two = (value: number) => Math.round(value * 100) / 100;
    expect({
      noPayment_simpleCapitalised: {
        moratoriumInterest: two(simple.nothing.balanceAfterStudy - 2_000_000),
        balance: two(simple.nothing.balanceAfterStudy),
        emi: two(simple.nothing.emiAfterStudy),
        totalInterest: two(simple.nothing.interestInAll),
      },
      noPayment_monthlyCompound: {
        balance: two(compounded.nothing.balanceAfterStudy),
        emi: two(compounded.nothing.emiAfterStudy),
        totalInterest: two(compounded.nothing.interestInAll),
      },
      fourEqualSemesterTranches_simpleCapitalised: {
        moratoriumInterest: two(semesters.nothing.balanceAfterStudy - 2_000_000),
        emi: two(semesters.nothing.emiAfterStudy),
        totalInterest: two(semesters.nothing.interestInAll),
      },
      partial5000PerMonth_simpleCapitalised: {
        balance: two(simple.fixed.balanceAfterStudy),
        emi: two(simple.fixed.emiAfterStudy),
        totalInterest: two(simple.fixed.interestInAll),
      },
      fullInterestServiced: {
        monthly: two(simple.interest.paidDuringStudy / 24),
        emi: two(simple.interest.emiAfterStudy),
        totalInterest: two(simple.interest.interestInAll),
      },
    }).toEqual(
      expect.objectContaining({
        noPayment_simpleCapitalised: derived?.noPayment_simpleCapitalised,
        noPayment_monthlyCompound: derived?.noPayment_monthlyCompound,
        fourEqualSemesterTranches_simpleCapitalised: derived?.fourEqualSemesterTranches_simpleCapitalised,
        partial5000PerMonth_simpleCapitalised: derived?.partial5000PerMonth_simpleCapitalised,
        fullInterestServiced: derived?.fullInterestServiced,
      }),
    );
  });

  test("a fixed sum above the interest repays the loan itself, and never more than is owed", () => {
    const { fixed, full } = whileYouStudy({
      ...terms,
      graceMonths: 0,
      compounding: false,
      fixedMonthly: monthlyPayment(2_000_000, 11, 96),
    });
    expect(fixed.balanceAfterStudy).toBeCloseTo(full.balanceAfterStudy, 4);
    const all = whileYouStudy({ ...terms, graceMonths: 0, compounding: false, fixedMonthly: 1e9 }).fixed;
    expect(all).toMatchObject({ balanceAfterStudy: 0, emiAfterStudy: 0 });
    expect(all.interestInAll).toBeCloseTo((2_000_000 * 11) / 1200, 6);
  });

  test("a loan shorter than the course is repaid before its end", () => {
    const { full } = whileYouStudy({ ...terms, months: 12, graceMonths: 0, compounding: false });
    expect(full).toMatchObject({ balanceAfterStudy: 0, emiAfterStudy: 0 });
    expect(full.interestInAll).toBeCloseTo(emiResult({ ...LOAN, months: 12 }).interestAmount, 6);
  });

  test("a part after course and grace is paid out on their last day", () => {
    const { nothing } = whileYouStudy({
      annualRatePct: 11,
      months: 96,
      courseMonths: 6,
      graceMonths: 0,
      compounding: false,
      tranches: [{ month: 40, amount: 2_000_000 }],
    });
    expect(nothing.emiAfterStudy).toBeCloseTo(31_416.851309, 5);
    expect(nothing.interestInAll).toBeCloseTo(1_016_017.7257, 3);
  });

  test("always: paying the interest costs at most as much as a fixed sum below it, which costs at most nothing paid", () => {
    fc.assert(
      fc.property(
        fc.record({
          annualRatePct: fc.double({ min: 0, max: 40, noNaN: true }),
          courseMonths: fc.integer({ min: 0, max: 48 }),
          graceMonths: fc.constantFrom(0, 6, 12),
          months: fc.integer({ min: 12, max: 180 }),
          compounding: fc.boolean(),
        }),
        fc.integer({ min: 1, max: 12 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (one, parts, share) => {
          const fixedMonthly = share * 100_000 * (one.annualRatePct / 1200);
          const modes = whileYouStudy({ ...one, tranches: equalTranches(100_000 * parts, parts), fixedMonthly });
          const { nothing, interest, fixed } = modes;
          expect(
            STUDY_MODES.every((mode) =>
              Object.values(modes[mode]).every((figure) => Number.isFinite(figure) && figure > -1e-3),
            ),
          ).toBe(true);
          expect(interest.interestInAll).toBeLessThanOrEqual(fixed.interestInAll + 1e-3);
          expect(fixed.interestInAll).toBeLessThanOrEqual(nothing.interestInAll + 1e-3);
        },
      ),
    );
  });
});

describe("prepayment", () => {
  test("₹5,000 a month on the headline loan", () => {
    const repaid = prepay(LOAN, { amount: 5000, every: "month", from: 1, buys: "shorter loan" });
    expect(repaid.months).toBe(77);
    expect(Math.round(repaid.interest)).toBe(793_806);
    expect(Math.round(repaid.interestSaved)).toBe(222_212);
    expect(repaid.monthsSaved).toBe(19);
  });

  test("once, for a smaller EMI: the instalment of what is left over the months that are left", () => {
    const repaid = prepay(LOAN, { amount: 200_000, every: "once", from: 12, buys: "smaller EMI" });
    const left = principalFor(monthlyPayment(2_000_000, 11, 96), 11, 84) - 200_000;
    expect(repaid.emi).toBeCloseTo(monthlyPayment(left, 11, 84), 6);
    expect(repaid.months).toBe(96);
    expect(repaid.interestSaved).toBeCloseTo(
      emiResult({ principal: 200_000, annualRatePct: 11, months: 84 }).interestAmount,
      4,
    );
  });

  test("a yearly sum is paid every twelve months, and all at once ends the loan", () => {
    const yearly = prepay(LOAN, { amount: 60_000, every: "year", from: 12, buys: "shorter loan" });
    const monthly = prepay(LOAN, { amount: 5000, every: "month", from: 1, buys: "shorter loan" });
    expect(yearly.interestSaved).toBeGreaterThan(0);
    expect(yearly.interestSaved).toBeLessThan(monthly.interestSaved);
    const atOnce = prepay(LOAN, { amount: 1e9, every: "once", from: 1, buys: "shorter loan" });
    expect(atOnce.months).toBe(1);
    expect(atOnce.interest).toBeCloseTo((2_000_000 * 11) / 1200, 6);
  });

  test("always: nothing extra changes nothing, and a shorter loan saves at least as much as a smaller EMI", () => {
    fc.assert(
      fc.property(
        fc.record({
          principal: fc.integer({ min: 1000, max: 10_000_000 }),
          annualRatePct: fc.double({ min: 0, max: 40, noNaN: true }),
          months: fc.integer({ min: 1, max: 240 }),
        }),
        fc.integer({ min: 0, max: 100_000 }),
        fc.constantFrom("month" as const, "year" as const, "once" as const),
        fc.integer({ min: 1, max: 300 }),
        (loan, amount, every, from) => {
          const tolerance = loan.principal * 1e-6 + 0.01;
          const shorter = prepay(loan, { amount, every, from, buys: "shorter loan" });
          const smaller = prepay(loan, { amount, every, from, buys: "smaller EMI" });
          expect(shorter.interestSaved).toBeGreaterThanOrEqual(smaller.interestSaved - tolerance);
          expect(smaller.interestSaved).toBeGreaterThanOrEqual(-tolerance);
          expect(shorter.months).toBeLessThanOrEqual(loan.months);
          const none = prepay(loan, { amount: 0, every, from, buys: "shorter loan" });
          expect(Math.abs(none.interestSaved)).toBeLessThan(tolerance);
          expect(none.monthsSaved).toBe(0);
        },
      ),
    );
  });
});

describe("a change of rate", () => {
  test("from the thirteenth instalment, 11 to 12%", () => {
    const { keepEmi, keepTenure } = changeRate(LOAN, { newRatePct: 12, from: 13 });
    const balance = principalFor(monthlyPayment(2_000_000, 11, 96), 11, 84);
    expect(keepTenure.emi).toBeCloseTo(monthlyPayment(balance, 12, 84), 6);
    expect([Math.round(keepTenure.emi), keepTenure.months, Math.round(keepTenure.moreInterest)]).toEqual([
      32_390, 96, 81_733,
    ]);
    // By the formula for the number of instalments, which the code does not use.
    const rate = 0.01;
    const instalments = -Math.log(1 - (balance * rate) / monthlyPayment(2_000_000, 11, 96)) / Math.log(1 + rate);
    expect(keepEmi?.months).toBe(12 + Math.ceil(instalments));
    expect([Math.round(keepEmi?.emi ?? 0), keepEmi?.months, Math.round(keepEmi?.moreInterest ?? 0)]).toEqual([
      31_417, 101, 130_457,
    ]);
  });

  test("from the first instalment it is the loan at the new rate", () => {
    const { keepTenure } = changeRate(LOAN, { newRatePct: 9, from: 1 });
    const whole = emiResult({ ...LOAN, annualRatePct: 9 });
    expect(keepTenure.emi).toBeCloseTo(whole.monthlyEMI, 6);
    expect(keepTenure.interest).toBeCloseTo(whole.interestAmount, 4);
  });

  test("a lower rate shortens or lightens", () => {
    const { keepEmi, keepTenure } = changeRate(LOAN, { newRatePct: 9, from: 25 });
    expect(keepEmi?.moreMonths).toBeLessThan(0);
    expect(keepTenure.emi).toBeLessThan(31_416);
    expect(keepEmi?.interest).toBeLessThan(keepTenure.interest);
  });

  test("an instalment below the new interest never repays; a change after the end changes nothing", () => {
    expect(changeRate(LOAN, { newRatePct: 40, from: 2 }).keepEmi).toBeNull();
    const { keepEmi, keepTenure } = changeRate(LOAN, { newRatePct: 40, from: 97 });
    expect(keepEmi).toEqual(keepTenure);
    expect(keepTenure).toMatchObject({ months: 96, moreInterest: 0, moreMonths: 0 });
  });

  test("always: the same rate changes nothing, to and from 0% too", () => {
    fc.assert(
      fc.property(fc.constantFrom(0, 5, 10.25, 20), fc.integer({ min: 1, max: 96 }), (annualRatePct, from) => {
        const { keepEmi, keepTenure } = changeRate({ ...LOAN, annualRatePct }, { newRatePct: annualRatePct, from });
        expect(Math.abs(keepTenure.moreInterest)).toBeLessThan(0.01);
        expect(Math.abs(keepEmi?.moreInterest ?? NaN)).toBeLessThan(0.01);
        expect(keepEmi?.moreMonths).toBe(0);
      }),
    );
  });
});

describe("what is owed after each payment", () => {
  const owed = (loan: typeof LOAN, after: number) =>
    principalFor(emiResult(loan).monthlyEMI, loan.annualRatePct, loan.months - after);

  it("is the plain loan's where nothing changes", () => {
    const { balances } = prepay(LOAN, { amount: 0, every: "month", from: 1, buys: "shorter loan" });
    const { keepTenure, keepEmi } = changeRate(LOAN, { newRatePct: 11, from: 25 });
    for (const own of [balances, keepTenure.balances, keepEmi?.balances ?? []]) {
      expect(own).toHaveLength(96);
      for (const after of [1, 24, 25, 60, 95]) expect(own[after - 1]).toBeCloseTo(owed(LOAN, after), 4);
      expect(own[95]).toBeCloseTo(0, 4);
    }
  });

  it("ends with the last payment, and falls by what was paid extra", () => {
    const shorter = prepay(LOAN, { amount: 100_000, every: "once", from: 12, buys: "shorter loan" });
    expect(shorter.balances).toHaveLength(shorter.months);
    expect(shorter.balances[10]).toBeCloseTo(owed(LOAN, 11), 4);
    expect(shorter.balances[11]).toBeCloseTo(owed(LOAN, 12) - 100_000, 4);
    expect(shorter.balances.at(-1)).toBeCloseTo(0, 2);
    const { keepEmi, keepTenure } = changeRate(LOAN, { newRatePct: 12, from: 13 });
    expect(keepEmi?.balances).toHaveLength(101);
    expect(keepTenure.balances).toHaveLength(96);
    // Before the change both are the plain loan; a year on, the dearer month's interest is in both.
    for (const { balances } of [keepEmi!, keepTenure]) {
      expect(balances[11]).toBeCloseTo(owed(LOAN, 12), 4);
      expect(balances.at(-1)).toBeCloseTo(0, 2);
    }
    expect(keepEmi!.balances[12]).toBeCloseTo(owed(LOAN, 12) * 1.01 - emiResult(LOAN).monthlyEMI, 4);
  });
});

describe("fees and the annual percentage rate", () => {
  test("as a Key Facts Statement: 20,000 at 15% over 24 months with charges of 400", () => {
    const loan = { principal: 20_000, annualRatePct: 15, months: 24 };
    expect(Math.round(monthlyPayment(20_000, 15, 24))).toBe(970);
    expect(annualPercentageRate(loan, 400).toFixed(2)).toBe("17.07");
  });

  test("1% and 18% tax on it, on the headline loan", () => {
    const fees = processingFee(2_000_000, 1);
    expect(fees).toEqual({ fee: 20_000, gst: 3600, charges: 23_600, received: 1_976_400 });
    const apr = annualPercentageRate(LOAN, fees.charges);
    expect(apr.toFixed(2)).toBe("11.35");
    // What the rate means: at it, the instalments are worth what was received.
    expect(principalFor(monthlyPayment(2_000_000, 11, 96), apr, 96)).toBeCloseTo(1_976_400, 2);
  });

  test("without charges it is the rate; charges on an interest-free loan are interest; charges that eat the loan have none", () => {
    expect(annualPercentageRate(LOAN, 0)).toBe(11);
    expect(annualPercentageRate({ ...LOAN, annualRatePct: 0 }, 20_000)).toBeGreaterThan(0.2);
    expect(annualPercentageRate(LOAN, 2_000_000)).toBeNaN();
  });

  test("always at least the loan's own rate", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 100, noNaN: true }),
        fc.integer({ min: 1, max: 480 }),
        fc.double({ min: 0, max: 20, noNaN: true }),
        (annualRatePct, months, pct) => {
          const loan = { principal: 1_000_000, annualRatePct, months };
          return annualPercentageRate(loan, processingFee(loan.principal, pct).charges) >= annualRatePct - 1e-5;
        },
      ),
    );
  });
});

test("the pay at which an instalment stays under 40%", () => {
  expect(salaryFor(31_416.85)).toBe(78_543);
  expect(salaryFor(40_000)).toBe(100_000);
});

describe("months", () => {
  test("follow each other over the year's end, and count back", () => {
    expect(monthLater({ year: 2026, month: 12 }, 1)).toEqual({ year: 2027, month: 1 });
    expect(monthLater({ year: 2026, month: 1 }, -1)).toEqual({ year: 2025, month: 12 });
    expect(monthsBetween({ year: 2026, month: 11 }, { year: 2028, month: 1 })).toBe(14);
  });
  test("are India's: New Year comes there five and a half hours before London", () => {
    expect(monthInIndia(Date.UTC(2026, 11, 31, 18, 29))).toEqual({ year: 2026, month: 12 });
    expect(monthInIndia(Date.UTC(2026, 11, 31, 18, 30))).toEqual({ year: 2027, month: 1 });
  });
  test.each([
    ["2027-09", { year: 2027, month: 9 }],
    ["2027-09-01", { year: 2027, month: 9 }],
    ["2027-13", undefined],
    ["27-09", undefined],
    ["", undefined],
  ])("%p is read", (text, month) => {
    expect(parseMonthText(text)).toEqual(month);
  });
});

test("the answer in words", () => {
  expect(emiSentence(LOAN)).toBe(
    "You would pay ₹31,417 a month for 8 years. Interest adds ₹10,16,018 to your ₹20,00,000.",
  );
  expect([1, 10, 12, 30, 96].map(timeWords)).toEqual([
    "1 month",
    "10 months",
    "1 year",
    "2 years and 6 months",
    "8 years",
  ]);
});
