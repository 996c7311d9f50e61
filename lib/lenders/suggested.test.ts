import { whileYouStudy } from "@/lib/emi/moratorium";
import { STUDY_LOAN } from "@/tests/factories/loans";
import type { Comparable } from "./compare";
import { exampleCost } from "./example-cost";
import { suggested } from "./suggested";

const offer = (id: string, rate: number | null, more: Partial<Comparable> = {}): Comparable => ({
  id,
  lenderId: id.split(".")[0]!,
  name: id,
  scheme: "Loan",
  type: "NBFC",
  figures: { rate },
  unsecuredMax: 4_000_000,
  amountMin: null,
  inIndia: true,
  abroad: true,
  isRupee: true,
  isForAll: true,
  ...more,
});

describe("a comparison begins with", () => {
  it("the three lowest published rates of those that lend 20 lakh abroad without security, one of each lender", () => {
    expect(
      suggested([
        offer("dear.a", 12),
        offer("b.b", 10.5),
        offer("a.a", 9),
        offer("a.other", 9.2),
        offer("c.c", 10.5),
        offer("india.a", 8, { abroad: false }),
        offer("small.a", 8, { unsecuredMax: 750_000 }),
        offer("some.a", 8, { unsecuredMax: 750_000, figures: { rate: 8, unsecured: 5_000_000 } }),
        offer("unknown.a", 8, { unsecuredMax: null }),
        offer("dollars.a", 8, { isRupee: false }),
        offer("high.a", 8, { amountMin: 3_000_000 }),
        offer("silent.a", null),
      ]),
    ).toEqual(["a.a", "b.b", "c.c"]);
  });

  it("fewer, where fewer lend for that", () => {
    expect(suggested([offer("a.a", 9), offer("b.b", null)])).toEqual(["a.a"]);
    expect(suggested([])).toEqual([]);
  });
});

test("the example's cost is the calculator's own", () => {
  const { life, parts } = exampleCost(11, 11_800);
  const { nothing } = whileYouStudy({ ...STUDY_LOAN, compounding: false });
  expect(Math.round(life.emi)).toBe(40_056);
  expect(parts).toMatchObject({ borrowed: 2_000_000, interestStudying: 550_000, fee: 11_800 });
  expect(parts.interestStudying + parts.interestAfter).toBeCloseTo(nothing.interestInAll, 4);
});
