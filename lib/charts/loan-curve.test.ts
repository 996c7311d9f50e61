import { monthlyPayment, principalFor } from "@/lib/emi/emi";
import { whileYouStudy } from "@/lib/emi/moratorium";
import { repaymentSchedule } from "@/lib/emi/schedule";
import { STUDY_LOAN } from "@/tests/factories/loans";
import { BOX, curvePicture, lifeOfLoan, lineOf, whileRepaying } from "./loan-curve";

const owedAt = (life: ReturnType<typeof lifeOfLoan>, month: number) =>
  life.owed.filter((point) => point.month === month).map(({ owed }) => owed);

describe("the life of a loan", () => {
  test("20 lakh at 11% through 24 and 6 months: the engine's own figures", () => {
    const life = lifeOfLoan(STUDY_LOAN);
    const { nothing } = whileYouStudy({ ...STUDY_LOAN, compounding: false });
    expect(life).toMatchObject({ borrowed: 2_000_000, courseMonths: 24, graceMonths: 6, emiMonths: 96 });
    expect(life.owedAtStart).toBe(nothing.balanceAfterStudy);
    expect(life.emi).toBe(nothing.emiAfterStudy);
    expect([Math.round(life.owedAtStart), Math.round(life.interestAdded), Math.round(life.emi)]).toEqual([
      2_550_000, 550_000, 40_056,
    ]);
    expect(owedAt(life, 0)).toEqual([2_000_000]);
    expect(owedAt(life, 30)).toEqual([nothing.balanceAfterStudy]);
    expect(owedAt(life, 126)).toEqual([0]);
  });

  test("while it is repaid, each point is what the schedule says is owed then", () => {
    const rows = repaymentSchedule({ ...STUDY_LOAN, principal: 2_550_000 }, { year: 2029, month: 5 });
    const line = lifeOfLoan(STUDY_LOAN).owed.filter(({ month }) => month > 30);
    expect(line.length).toBeGreaterThan(20);
    // The schedule rounds each EMI; over 96 of them that comes to some rupees.
    for (const { month, owed } of line) expect(Math.abs(owed - (rows[month - 31]?.balance ?? NaN))).toBeLessThan(100);
  });

  test("parts of the loan: each is owed from its month, and the interest on it grows from there", () => {
    const tranches = [0, 6, 12, 18].map((month) => ({ month, amount: 500_000 }));
    const life = lifeOfLoan({ ...STUDY_LOAN, tranches });
    const { nothing } = whileYouStudy({ ...STUDY_LOAN, principal: undefined, tranches, compounding: false });
    expect(owedAt(life, 0)).toEqual([500_000]);
    // Half a year at 11% on the first part, before and after the second comes.
    expect(owedAt(life, 6)).toEqual([527_500, 1_027_500]);
    expect(life.owedAtStart).toBe(nothing.balanceAfterStudy);
    expect(life.borrowed).toBe(2_000_000);
  });

  test("a part after course and grace counts as disbursed when the EMIs start", () => {
    const tranches = [
      { month: 0, amount: 1_000_000 },
      { month: 48, amount: 1_000_000 },
    ];
    const life = lifeOfLoan({ ...STUDY_LOAN, tranches });
    expect(owedAt(life, 30)).toEqual([1_275_000, 2_275_000]);
    expect(life.owed.map(({ month }) => month)).toEqual([...life.owed.map(({ month }) => month)].sort((a, b) => a - b));
  });

  test("interest that is added every month bends the line upwards", () => {
    const life = lifeOfLoan({ ...STUDY_LOAN, compounding: true });
    expect(Math.round(life.owedAtStart)).toBe(
      Math.round(whileYouStudy({ ...STUDY_LOAN, compounding: true }).nothing.balanceAfterStudy),
    );
    expect(owedAt(life, 15)[0]).toBeLessThan((life.borrowed + life.owedAtStart) / 2);
  });

  test("a loan whose EMIs start at once has no interest before them", () => {
    const life = lifeOfLoan({ ...STUDY_LOAN, courseMonths: 0, graceMonths: 0 });
    expect([life.owedAtStart, life.interestAdded]).toEqual([2_000_000, 0]);
    expect(life.owed[0]).toEqual({ month: 0, owed: 2_000_000 });
    expect(curvePicture(life)).toMatchObject({ interest: "", peak: { x: 0, y: 0 }, start: { x: 0, y: 0 } });
  });

  test.each([0, 11, 40])("a line while repaying at %d%% ends with nothing owed", (annualRatePct) => {
    const line = whileRepaying({ principal: 100_000, annualRatePct, months: 13 });
    const emi = monthlyPayment(100_000, annualRatePct, 13);
    expect(line).toHaveLength(14);
    expect(line[0]?.owed).toBeCloseTo(100_000, 6);
    expect(line[5]?.owed).toBeCloseTo(principalFor(emi, annualRatePct, 8), 6);
    expect(line.at(-1)).toEqual({ month: 13, owed: 0 });
  });
});

describe("the drawing", () => {
  test("the peak stands where course and grace end, at the top; the line ends in the corner", () => {
    const picture = curvePicture(lifeOfLoan(STUDY_LOAN));
    expect(picture.peak).toEqual({ x: Math.round((30 / 126) * 1000), y: 0 });
    // 20 of 25.5 lakh.
    expect(picture.start).toEqual({ x: 0, y: Math.round((1 - 2_000_000 / 2_550_000) * BOX.height) });
    expect(picture.line).toMatch(/^M0 108L238 0L.*L1000 500$/);
    expect(picture.interest).toBe("M0 108L238 0L238 108L0 108Z");
    expect(picture.phases).toEqual([
      { x: 0, width: 190 },
      { x: 190, width: 48 },
      { x: 238, width: 762 },
    ]);
  });

  test("a longer second line stretches the scale of both, a larger one its height", () => {
    const life = lifeOfLoan({ ...STUDY_LOAN, courseMonths: 0, graceMonths: 0 });
    const other = [
      { month: 0, owed: 4_000_000 },
      { month: 192, owed: 0 },
    ];
    const picture = curvePicture(life, [other]);
    expect(picture.peak).toEqual({ x: 0, y: 250 });
    expect(picture.others).toEqual(["M0 0L1000 500"]);
    expect(picture.phases.at(-1)).toEqual({ x: 0, width: 500 });
  });

  test.each([
    [6, 0, 180, "start"],
    [24, 6, 36, "middle"],
    [60, 12, 12, "end"],
  ] as const)(
    "after %d and %d months, before %d EMIs, the label hangs by its %s",
    (courseMonths, graceMonths, months, at) => {
      expect(curvePicture(lifeOfLoan({ ...STUDY_LOAN, courseMonths, graceMonths, months })).anchor).toBe(at);
    },
  );

  test("balances after each payment make a line from the loan itself", () => {
    expect(lineOf(300, [200, 100, 0])).toEqual([
      { month: 0, owed: 300 },
      { month: 1, owed: 200 },
      { month: 2, owed: 100 },
      { month: 3, owed: 0 },
    ]);
    const long = lineOf(
      480,
      Array.from({ length: 480 }, (_, index) => 479 - index),
    );
    expect(long.length).toBeLessThan(40);
    expect(long.at(-1)).toEqual({ month: 480, owed: 0 });
  });
});
