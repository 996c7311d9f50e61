import { rateFor } from "./rate";
import type { CheckedRate } from "./schema";
import { rate, STUDENT } from "./testing";

const of = (rates: Partial<CheckedRate>[], answers: Partial<typeof STUDENT> = {}, perUnit = 1) =>
  rateFor({ rates: rates.map(rate) }, { ...STUDENT, ...answers }, perUnit);

const SECURITY = [
  { fromPct: 9.95, security: "with" },
  { fromPct: 11.25, toPct: 12, security: "without" },
] as const;
const AMOUNT = [
  { fromPct: 10.05, upToAmount: 750_000 },
  { fromPct: 10.85, aboveAmount: 750_000 },
] as const;
const INSTITUTE = [
  { fromPct: 9, institute: "listed" },
  { fromPct: 9.25, institute: "other" },
] as const;

it.each([
  [[{ fromPct: 9.15 }], {}, 9.15, null],
  [[{ fromPct: 8.8, toPct: 10.5 }], {}, 8.8, 10.5],
  [[{ fromPct: 11, toPct: 11 }], {}, 11, null],
  [SECURITY, { security: true }, 9.95, null],
  [SECURITY, { security: false }, 11.25, 12],
  [AMOUNT, { amount: 750_000 }, 10.05, null],
  [AMOUNT, { amount: 750_001 }, 10.85, null],
  [INSTITUTE, { premier: "yes" }, 9, null],
  [INSTITUTE, { premier: "no" }, 9.25, null],
  [INSTITUTE, { premier: "unknown" }, 9.25, null],
  // The narrowest case counts, whatever its figure.
  [[{ fromPct: 8 }, { fromPct: 9, security: "without" }], {}, 9, null],
  [[{ fromPct: 8 }, { fromPct: 9, security: "with" }], {}, 8, null],
  [[{ fromPct: 9, institute: "listed", security: "with" }, ...SECURITY], { security: true, premier: "yes" }, 9, null],
  // A fixed rate is no top of a floating one.
  [[{ fromPct: 12.7, type: "fixed" }, { fromPct: 8.7 }], {}, 8.7, null],
  [[{ fromPct: 12.7, type: "fixed", security: "without" }, { fromPct: 8.7 }], {}, 8.7, null],
  [[{ fromPct: 12.7, type: "fixed" }], {}, 12.7, null],
  // Nothing can be counted with what is partly unpublished.
  [[{ fromPct: 9.25, plus: "a risk premium" }, { fromPct: 10.25 }], {}, 10.25, null],
] as [Partial<CheckedRate>[], Partial<typeof STUDENT>, number, number | null][])(
  "%o for %o: %p",
  (rates, answers, pct, highestPct) => {
    const stated = of(rates, answers);
    expect([stated.rate?.fromPct, stated.unknown === null && stated.highestPct]).toEqual([pct, highestPct]);
  },
);

it("says what listed institutes pay, where nobody said whether this one is", () => {
  expect(of([...INSTITUTE])).toMatchObject({ rate: { fromPct: 9.25 }, listedPct: 9 });
  expect(of([{ fromPct: 9.25 }, { fromPct: 9, institute: "listed" }])).toMatchObject({ listedPct: 9 });
  expect(of([...INSTITUTE], { premier: "no" })).toMatchObject({ listedPct: null });
  expect(of([...INSTITUTE], { premier: "yes" })).toMatchObject({ rate: { fromPct: 9 }, listedPct: null });
});

it("takes the listed rate where no other is published, unless the institute is not listed", () => {
  const only = [{ fromPct: 8.7, institute: "listed" as const }];
  expect(of(only)).toMatchObject({ rate: { fromPct: 8.7 }, listedPct: null });
  expect(of(only, { premier: "no" })).toEqual({ rate: null, unknown: "It publishes no rate for a case like yours." });
});

it.each([
  [[], "It publishes no rate."],
  [[{ security: "with" as const }], "It publishes no rate for a case like yours."],
  [
    [{ plus: "a risk premium" }],
    "Something is added on top of its published rate, and the lender does not say how much.",
  ],
])("has no rate in %o", (rates, unknown) => expect(of(rates)).toEqual({ rate: null, unknown }));

it("compares amounts in the scheme's currency", () => {
  const rates = [
    { fromPct: 9, upToAmount: 20_000 },
    { fromPct: 10, aboveAmount: 20_000 },
  ];
  expect(of(rates, { amount: 1_700_000 }, 85).rate?.fromPct).toBe(9);
  expect(of(rates, { amount: 1_700_001 }, 85).rate?.fromPct).toBe(10);
});
