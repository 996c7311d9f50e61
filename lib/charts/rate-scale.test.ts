import { byLowestRate, axisPosition, rateAxis, spanOnScale } from "./rate-scale";

describe("the axis", () => {
  it.each([
    ["18 lenders", [7.15, 18, 9.15], [6, 8, 10, 12, 14, 16, 18]],
    ["one lender with one rate", [9.15], [9, 10]],
    ["a rate on a mark", [10], [10, 11]],
    ["no interest at all", [0, 3.5], [0, 1, 2, 3, 4]],
    ["rates beyond the usual", [8, 41.5], [0, 10, 20, 30, 40, 50]],
    ["rates beyond any", [1, 480], [0, 96, 192, 288, 384, 480]],
  ])("of %s has a few round marks, from below the lowest to above the highest", (_, rates, marks) => {
    const axis = rateAxis(rates)!;
    expect(axis.marks).toEqual(marks);
    expect([axis.from, axis.to]).toEqual([marks[0], marks.at(-1)]);
    expect(axis.from).toBeLessThanOrEqual(Math.min(...rates));
    expect(axis.to).toBeGreaterThanOrEqual(Math.max(...rates));
  });

  it("is none where there is no rate", () => expect(rateAxis([])).toBeNull());
});

describe("a lender's span", () => {
  const axis = rateAxis([8, 16])!;

  it("lies where its figures are, in proportion", () => {
    const { dot, end, isOpen } = spanOnScale({ fromPct: 10, toPct: 14 }, axis);
    expect(isOpen).toBe(false);
    const [left, right] = [axisPosition(8, axis), axisPosition(16, axis)];
    expect((dot - left) / (right - left)).toBeCloseTo(0.25, 3);
    expect((end - left) / (right - left)).toBeCloseTo(0.75, 3);
  });

  it("is a dot alone where lowest and highest are the same, and open where no highest is published", () => {
    expect(spanOnScale({ fromPct: 10, toPct: 10 }, axis)).toEqual({
      dot: axisPosition(10, axis),
      end: axisPosition(10, axis),
      isOpen: false,
    });
    const open = spanOnScale({ fromPct: 10, toPct: null }, axis);
    expect(open.isOpen).toBe(true);
    expect(open.end).toBeGreaterThan(open.dot);
  });

  it("never leaves the drawing, which keeps room for a figure behind it", () => {
    for (const rates of [[8], [8, 16], [1, 480], Array.from({ length: 200 }, (_, index) => 7 + index / 10)]) {
      const wide = rateAxis(rates)!;
      for (const fromPct of rates)
        for (const toPct of [null, Math.max(...rates)]) {
          const { dot, end } = spanOnScale({ fromPct, toPct }, wide);
          expect(dot).toBeGreaterThanOrEqual(0);
          expect(end).toBeLessThan(95);
        }
    }
  });
});

test("lenders stand by their lowest rate, other currencies after rupees, those without a figure last", () => {
  const lender = (id: string, fromPct: number | null, currency = "INR") => ({
    id,
    span: fromPct === null ? null : { fromPct, currency },
  });
  const rows = [lender("words", null), lender("usd", 7, "USD"), lender("b", 9), lender("a", 8.5), lender("c", 9)];
  expect(byLowestRate(rows).map(({ id }) => id)).toEqual(["a", "b", "c", "usd", "words"]);
});
