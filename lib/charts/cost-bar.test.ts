import { costBar, costInAll } from "./cost-bar";

const PARTS = { borrowed: 2_000_000, interestStudying: 500_000, interestAfter: 1_300_000, fee: 200_000 };
const ends = (pieces: ReturnType<typeof costBar>) => pieces.map(({ x, width }) => x + width);

describe("one bar", () => {
  test("pieces follow each other, each as long as its share", () => {
    expect(costInAll(PARTS)).toBe(4_000_000);
    const pieces = costBar(PARTS);
    expect(pieces).toEqual([
      { kind: "borrowed", x: 0, width: 50 },
      { kind: "interestStudying", x: 50, width: 12.5 },
      { kind: "interestAfter", x: 62.5, width: 32.5 },
      { kind: "fee", x: 95, width: 5 },
    ]);
  });

  test("half as much fills half of the scale", () => {
    const pieces = costBar(PARTS, 8_000_000);
    expect(pieces[0]!.width).toBeCloseTo(25, 9);
    expect(ends(pieces).at(-1)).toBeCloseTo(50, 9);
  });

  test("a small fee is seen, and the bar is no longer for it", () => {
    const pieces = costBar({ ...PARTS, fee: 1000 });
    expect(pieces.at(-1)).toMatchObject({ kind: "fee", width: 1.75 });
    expect(ends(pieces).at(-1)).toBeCloseTo(100, 9);
    expect(pieces[0]!.width).toBeLessThan((2_000_000 / 3_801_000) * 100);
  });

  test("what is not there, or not known, has no piece", () => {
    expect(costBar({ ...PARTS, interestStudying: 0, fee: null }).map(({ kind }) => kind)).toEqual([
      "borrowed",
      "interestAfter",
    ]);
    expect(costInAll({ ...PARTS, fee: null })).toBe(3_800_000);
  });

  test.each([NaN, 0])("a cost of %d has no bar, nor one beyond the scale", (borrowed) => {
    expect(costBar({ borrowed, interestStudying: 0, interestAfter: 0, fee: null })).toEqual([]);
    expect(costBar(PARTS, 3_000_000)).toEqual([]);
  });
});
