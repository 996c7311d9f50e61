import type { Answers } from "./answers";
import { check } from "./check";
import { comparedMonths, costOf } from "./cost";
import { internalRate, ledger, sum, yearlyCost, type Flow } from "./testing-ledger";
import type { CheckedScheme } from "./schema";
import { rate, rulebookOf, scheme, STUDENT } from "./testing";

const near = (value: number | null | undefined, rupees: number) => expect(value).toBeCloseTo(rupees, 2);
const of = (columns: Partial<CheckedScheme>, answers: Partial<Answers> = {}, perUnit: number | undefined = 1) => {
  const student = { ...STUDENT, ...answers };
  const own = scheme("a", columns);
  return costOf(own, student, perUnit, comparedMonths([own], student));
};

describe("on the scheme's own terms", () => {
  it("counts studies and six months of grace with simple interest, added once", () => {
    // 20,00,000 at 11%: 30 months of ₹18,333.33 are ₹5,50,000; 25,50,000 over 96 months is ₹40,056 a month.
    const { own } = of({});
    expect(Math.round(own!.emi)).toBe(40_056);
    expect(Math.round(own!.interest)).toBe(1_845_423);
    expect(Math.round(own!.total!)).toBe(3_845_423);
    expect(own).toMatchObject({ months: 96, shortened: false, mode: "nothing", monthlyWhileStudying: 0 });
  });

  it("is exact where it can be done by hand", () => {
    // At 0% nothing is added: 12,00,000 in 12 instalments of 1,00,000, and 1% + 18% GST is 14,160.
    const none = of({ rates: [rate({ fromPct: 0 })], feePctMax: 1, feeFlat: null }, { amount: 1_200_000, years: 1 });
    near(none.own?.emi, 100_000);
    near(none.own?.interest, 0);
    near(none.fee, 14_160);
    near(none.own?.total, 1_214_160);
    // At 12%, 6 months of course and 6 of grace, 1,00,000 grows by 12,000.
    const year = of({ rates: [rate({ fromPct: 12 })] }, { amount: 100_000, years: 1, courseMonths: 6 });
    near(year.own?.emi, 9_951.06);
  });

  it.each([
    ["simple", 6, false],
    ["compound", 6, true],
    ["simple", 3, false],
    ["compound", 0, true],
  ] as const)("is that of a ledger: %s, %p months of grace", (studyInterest, graceMonths, compounding) => {
    const flows = ledger({ amount: 2_000_000, pct: 11, study: 24 + graceMonths, months: 96, compounding });
    near(of({ studyInterest, graceMonths }).own?.total, sum(flows));
  });

  it("pays the interest each month, or full instalments from the start, where the lender has it so", () => {
    const plain = ledger({ amount: 2_000_000, pct: 11, study: 0, months: 96 });
    const paid = of({ studyInterest: "paid" }).own!;
    near(paid.monthlyWhileStudying, 18_333.333);
    near(paid.total, sum(plain) + 30 * 18_333.33333);
    const full = of({ studyInterest: "fullEmi" }).own!;
    near(full.monthlyWhileStudying, plain[0]!.paid);
    near(full.emi, plain[0]!.paid);
    near(full.total, sum(plain));
  });

  it("gives the total at the top of the same rate as well", () => {
    const cost = of({ rates: [rate({ fromPct: 11, toPct: 13 })] });
    expect(cost.highestPct).toBe(13);
    near(cost.own?.totalAtHighest, of({ rates: [rate({ fromPct: 13 })] }).own!.total!);
    near(cost.compared?.totalAtHighest, of({ rates: [rate({ fromPct: 13 })] }).compared!.total!);
  });
});

describe("what cannot be counted", () => {
  it.each([
    [{ rates: [] }, 1, "It publishes no rate."],
    [{ feeFlat: null, feePctMax: null }, 1, "Its processing fee is not known, so it cannot be compared."],
    [{ tenureMaxMonths: 30, tenureWithStudy: true }, 1, "Its longest time would be over before the course is."],
  ])("%o: says why", (columns, perUnit, unknown) => expect(of(columns, {}, perUnit).unknown).toBe(unknown));

  it("keeps the instalment where only the fee is missing", () =>
    expect(of({ feeFlat: null, feePctMax: null })).toMatchObject({
      fee: null,
      own: { emi: expect.any(Number), total: null },
      compared: { apr: null, total: null },
    }));

  it("needs an exchange rate", () => {
    const dollars = scheme("a", { currency: "USD" });
    expect(costOf(dollars, STUDENT, undefined, 96)).toMatchObject({
      rate: { fromPct: 11 },
      own: null,
      compared: null,
      unknown: "It lends in US dollars. Say how many rupees one is, and its cost is counted too.",
    });
  });
});

describe("over the same months and the same way of paying", () => {
  it("is the longest time that all offer, up to the years asked for", () => {
    const months = (years: number, ...caps: (number | null)[]) =>
      comparedMonths(
        caps.map((tenureMaxMonths) => scheme("a", { tenureMaxMonths })),
        { ...STUDENT, years },
      );
    expect(months(15, 180, 120, null)).toBe(120);
    expect(months(10, 180, 120, null)).toBe(120);
    expect(months(9, 180, 120, null)).toBe(108);
    expect(months(8)).toBe(96);
    // A scheme that leaves no time does not take it from all others.
    expect(comparedMonths([scheme("a", { tenureMaxMonths: 30, tenureWithStudy: true })], STUDENT)).toBe(96);
  });

  it("has the loan's own rate as its yearly cost without a fee, and more with one", () => {
    expect(of({}).compared?.apr).toBe(11);
    const withFee = of({ feePctMax: 2, feeFlat: null });
    const payment = ledger({ amount: 2_000_000, pct: 11, study: 30, months: 96 })[0]!.paid;
    expect(withFee.compared?.apr).toBeCloseTo(yearlyCost(2_000_000 - 47_200, payment, 30, 96), 6);
    expect(withFee.compared!.apr!).toBeGreaterThan(11.4);
  });

  it("is not moved by a lender's way of paying or its holiday", () => {
    for (const columns of [{ studyInterest: "paid" }, { studyInterest: "fullEmi" }, { graceMonths: 0 }] as const)
      expect(of(columns).compared).toEqual(of({}).compared);
  });
});

describe("₹1 crore with security, over schemes of different times and ways of paying", () => {
  const STUDENT_OF_THE_CRORE: Answers = { ...STUDENT, amount: 10_000_000, security: true, years: 15 };
  // Rate, longest time, way of paying, fee.
  const SCHEMES = (
    [
      ["auxilo", 10.25, 120, "paid", { feePctMax: 2, feeFlat: null }],
      ["pnb", 8.2, 180, "simple", { feePctMax: null, feeFlat: 700 }],
      ["baroda", 8.7, 180, "simple", { feePctMax: 1, feeFlat: 10_000 }],
      ["credila", 9.75, 144, "paid", { feePctMax: 1, feeFlat: null }],
      ["full", 9, 156, "fullEmi", { feePctMax: 0, feeFlat: null }],
      ["compound", 8.65, 180, "compound", { feePctMax: 3, feeFlat: null }],
      // Its fee makes the one cheaper by rate the dearer.
      ["fee", 9.6, 180, "choice", { feePctMax: 1.5, feeFlat: null }],
    ] as const
  ).map(([id, pct, tenureMaxMonths, studyInterest, fee]) =>
    scheme(id, { rates: [rate({ fromPct: pct })], tenureMaxMonths, studyInterest, ...fee }),
  );
  /** Worked out from the columns alone. */
  const independent = SCHEMES.map(({ lenderId: id, rates, feePctMax, feeFlat }) => {
    const amount = 10_000_000;
    const share = feePctMax === null ? Infinity : (amount * feePctMax) / 100;
    const fee = Math.min(share, feeFlat ?? Infinity) * 1.18;
    const flows = ledger({ amount, pct: rates[0]!.fromPct, study: 30, months: 120 });
    const payment = flows[0]!.paid;
    return {
      id,
      total: sum(flows) + fee,
      internal: internalRate(amount - fee, flows),
      apr: yearlyCost(amount - fee, payment, 30, 120),
    };
  });
  const sorted = (by: "total" | "internal") => independent.toSorted((a, b) => a[by] - b[by]).map(({ id }) => id);
  const book = rulebookOf(...SCHEMES);

  it.each([
    ["apr", "internal"],
    ["total", "total"],
  ] as const)("stands by %s in the order of the ledger", (order, by) => {
    const { fits, comparedMonths: months } = check(book, STUDENT_OF_THE_CRORE, {}, order);
    expect(months).toBe(120);
    expect(fits.map(({ lender }) => lender.id)).toEqual(sorted(by));
    expect(fits.map(({ place }) => place)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    for (const { lender, cost } of fits) {
      const own = independent.find(({ id }) => id === lender.id)!;
      near(cost.compared?.total, own.total);
      expect(cost.compared?.apr).toBeCloseTo(own.apr, 6);
    }
  });

  it("has Auxilo, whose own loan is short and pays its interest, far above PNB", () => {
    const { fits } = check(book, STUDENT_OF_THE_CRORE);
    const cost = (id: string) => fits.find(({ lender }) => lender.id === id)!.cost;
    expect(fits[0]!.lender.id).toBe("pnb");
    expect(fits.at(-1)!.lender.id).toBe("auxilo");
    // By its own terms it would have seemed the cheaper one.
    expect(cost("auxilo").own!.total!).toBeLessThan(cost("pnb").own!.total!);
    expect(cost("auxilo").compared!.total! - cost("pnb").compared!.total!).toBeGreaterThan(2_000_000);
  });

  it("gives beside it each scheme's total on its own terms", () => {
    const { fits } = check(book, STUDENT_OF_THE_CRORE);
    const own = (id: string) => fits.find(({ lender }) => lender.id === id)!.cost;
    const amount = 10_000_000;
    near(own("pnb").own?.total, sum(ledger({ amount, pct: 8.2, study: 30, months: 180 })) + 826);
    near(
      own("auxilo").own?.total,
      sum(ledger({ amount, pct: 10.25, study: 0, months: 120 })) + (30 * amount * 10.25) / 1200 + 236_000,
    );
    near(own("full").own?.total, sum(ledger({ amount, pct: 9, study: 0, months: 156 })));
    near(
      own("compound").own?.total,
      sum(ledger({ amount, pct: 8.65, study: 30, months: 180, compounding: true })) + 354_000,
    );
    expect([own("auxilo"), own("pnb")].map((cost) => cost.own?.shortened)).toEqual([true, false]);
  });
});

describe("a loan in dollars at a weaker rupee", () => {
  const dollars = (columns: Partial<CheckedScheme> = {}) =>
    of(
      { currency: "USD", rates: [rate({ fromPct: 12, type: "fixed" })], feePctMax: 5, feeFlat: null, ...columns },
      {},
      85,
    );
  const weaker = (flows: readonly Flow[], pct: number) =>
    flows.map(({ month, paid }) => ({ month, paid: paid * (1 + pct / 100) ** (month / 12) }));

  it("prices each instalment at the rate of its month", () => {
    const { compared, fee } = dollars();
    const flows = ledger({ amount: 2_000_000, pct: 12, study: 30, months: 96 });
    near(fee, 100_000);
    near(compared?.total, sum(flows) + 100_000);
    expect(compared?.weakerRupee.map(({ pctAYear }) => pctAYear)).toEqual([3, 5]);
    for (const { pctAYear, total, apr } of compared!.weakerRupee) {
      near(total, sum(weaker(flows, pctAYear)) + 100_000);
      // A rupee loan on the same terms at this rate returns exactly as much.
      const same = ledger({ amount: 2_000_000, pct: apr!, study: 30, months: 96 });
      expect(internalRate(2_000_000, same)).toBeCloseTo(internalRate(1_900_000, weaker(flows, pctAYear)), 5);
    }
  });

  it("does so on the lender's own terms too", () => {
    const { own } = dollars({ studyInterest: "paid" });
    const study = Array.from({ length: 30 }, (_, index) => ({ month: index + 1, paid: 20_000 }));
    const flows = [
      ...study,
      ...ledger({ amount: 2_000_000, pct: 12, study: 0, months: 96 }).map(({ month, paid }) => ({
        month: month + 30,
        paid,
      })),
    ];
    near(own?.total, sum(flows) + 100_000);
    for (const { pctAYear, total } of own!.weakerRupee) near(total, sum(weaker(flows, pctAYear)) + 100_000);
    const full = dollars({ studyInterest: "fullEmi" }).own!;
    near(
      full.weakerRupee[0]!.total,
      sum(weaker(ledger({ amount: 2_000_000, pct: 12, study: 0, months: 96 }), 3)) + 100_000,
    );
  });

  it("says nothing of the kind for one in rupees", () => {
    expect(of({}).compared?.weakerRupee).toEqual([]);
    expect(of({}).own?.weakerRupee).toEqual([]);
  });
});
