import fc from "fast-check";
import { addDays } from "@/lib/dates/calendar";
import { seededRules } from "@/tests/factories/law-rules";
import { type Exact, isExchangeRate, NOTHING, ofCents, ofPaise, sum, wholeRupees } from "./money";
import { COST_KINDS, type Due, type MoneyPlan, PAYERS, planMoney, remittancesOf, type Source } from "./plan";
import { tcsOf } from "./tcs";

const foreign = (units: number) => ({ hundredths: Math.round(units * 100), money: "foreign" as const });
const rupees = (amount: number) => ({ hundredths: amount * 100, money: "rupees" as const });
const due = (id: string, day: string, amount: Due["amount"], more: Partial<Due> = {}): Due => ({
  ...{ id, day, amount, kind: "tuition", payee: "university", year: 1 },
  ...more,
});
const source = (id: string, day: string, amount: Source["amount"], more: Partial<Source> = {}): Source => ({
  ...{ id, day, amount, payer: "family", sender: "father", pays: null, isSure: true },
  ...more,
});
const plan = (more: Partial<MoneyPlan>): MoneyPlan => ({
  ...{ currency: "EUR", rate: { rupees: 100.25 }, dues: [], sources: [], proof: null },
  ...more,
});
const shown = (amounts: Iterable<readonly [string, Exact]>) =>
  Object.fromEntries([...amounts].map(([id, amount]) => [id, wholeRupees(amount)]));

// 3,000 euros are 3,00,750 rupees at 100.25, and 3,30,825 when the euro is a tenth dearer.
const FEE = due("fee", "2027-02-15", foreign(3000));
const LIVING = due("living", "2027-04-01", foreign(992), { kind: "living", payee: "landlord" });
const VISA = due("visa", "2027-01-10", rupees(8300), { kind: "visaFee", payee: "embassy" });

describe("worked by hand", () => {
  it("pays each due from what is there on its day, and tells the year in both kinds of money", () => {
    const result = planMoney(
      plan({
        dues: [FEE, LIVING, VISA],
        sources: [
          source("savings", "2026-12-01", rupees(200_000)),
          source("loan", "2027-02-01", rupees(250_000), { payer: "loan", pays: ["tuition"] }),
        ],
      }),
    );
    expect(result.byYear).toEqual([{ year: 1, cents: 399_200, paise: 830_000, rupees: ofPaise(40_849_800) }]);
    expect(wholeRupees(result.total)).toBe(408_498);
    expect(result.payments.map(({ due, source, day, amount }) => [due, source, day, wholeRupees(amount)])).toEqual([
      ["visa", "savings", "2027-01-10", 8_300],
      ["fee", "loan", "2027-02-15", 250_000],
      ["fee", "savings", "2027-02-15", 50_750],
      ["living", "savings", "2027-04-01", 99_448],
    ]);
    expect([result.gap, result.late]).toEqual([NOTHING, NOTHING]);
    expect(wholeRupees(result.byPayer.family.left)).toBe(41_502);
  });

  it("leaves as a gap what nobody pays, more of it when the euro is dearer by a tenth", () => {
    const own = plan({ dues: [FEE], sources: [source("savings", "2026-12-01", rupees(200_000))] });
    expect(wholeRupees(planMoney(own).gap)).toBe(100_750);
    expect(wholeRupees(planMoney(own, 10).gap)).toBe(130_825);
    expect(shown(planMoney(own, 10).unpaid)).toEqual({ fee: 130_825 });
  });

  it("tells money that comes after the day as late, not as missing", () => {
    const { payments, late, gap } = planMoney(
      plan({ dues: [VISA], sources: [source("loan", "2027-02-01", rupees(9_000), { payer: "loan" })] }),
    );
    expect(payments).toEqual([
      { due: "visa", source: "loan", day: "2027-02-01", amount: ofPaise(830_000), isLate: true },
    ]);
    expect([wholeRupees(late), gap]).toEqual([8_300, NOTHING]);
  });

  it("never counts a scholarship without its letter", () => {
    const hoped = source("award", "2026-12-01", rupees(500_000), { payer: "scholarship", isSure: false });
    const result = planMoney(plan({ dues: [FEE], sources: [hoped] }));
    expect([wholeRupees(result.gap), wholeRupees(result.unsure)]).toEqual([300_750, 500_000]);
    expect(result.byPayer.scholarship).toEqual({ pays: NOTHING, left: NOTHING });
  });

  it("spends a loan for fees on fees alone", () => {
    const loan = source("loan", "2026-12-01", rupees(500_000), { payer: "loan", pays: ["tuition", "deposit"] });
    const result = planMoney(plan({ dues: [LIVING], sources: [loan] }));
    expect(shown(result.unpaid)).toEqual({ living: 99_448 });
    expect(wholeRupees(result.byPayer.loan.left)).toBe(500_000);
  });

  it("holds what must be shown against the least that lies there, 29 February counted", () => {
    const savings = source("savings", "2028-01-01", rupees(1_200_000));
    const late = source("gift", "2028-02-20", rupees(500_000));
    const deposit = due("deposit", "2028-02-29", rupees(100_000), { kind: "deposit" });
    const proof = {
      amounts: [foreign(11_904)],
      fees: [],
      day: "2028-03-01",
      holdDays: 28,
      counts: ["savings", "gift"],
      keeps: [],
    };
    // 11,904 euros are 11,93,376; 28 days before 1 March 2028 is 2 February.
    const result = planMoney(plan({ dues: [deposit], sources: [savings, late], proof })).proof!;
    expect(result).toMatchObject({ from: "2028-02-02", lowestOn: "2028-02-02", short: NOTHING });
    expect(wholeRupees(result.lowest)).toBe(1_200_000);
    // Without the gift the deposit takes the savings below it.
    const alone = planMoney(plan({ dues: [deposit], sources: [savings], proof })).proof!;
    expect([alone.lowestOn, wholeRupees(alone.lowest), wholeRupees(alone.short)]).toEqual([
      "2028-02-29",
      1_100_000,
      93_376,
    ]);
  });

  it("does not take money as proof that came in after the first day", () => {
    const gift = source("gift", "2028-02-03", rupees(2_000_000));
    const proof = {
      amounts: [rupees(1_000_000)],
      fees: [],
      day: "2028-03-01",
      holdDays: 28,
      counts: ["gift"],
      keeps: [],
    };
    expect(wholeRupees(planMoney(plan({ sources: [gift], proof })).proof!.short)).toBe(1_000_000);
    const inTime = { ...gift, day: "2028-02-02" };
    expect(planMoney(plan({ sources: [inTime], proof })).proof!.short).toBe(NOTHING);
  });
});

it("charges the money that the plan sends abroad, by sender and tax year", () => {
  const own = plan({
    dues: [
      due("fee", "2027-02-15", foreign(20_000)),
      due("next", "2027-09-01", foreign(5_000), { year: 2 }),
      due("flat", "2027-02-20", rupees(50_000), { kind: "living", payee: "landlord" }),
    ],
    sources: [
      source("loan", "2027-02-01", rupees(800_000), { payer: "loan", sender: "student", pays: ["tuition"] }),
      source("savings", "2026-12-01", rupees(1_900_000)),
      source("award", "2026-12-01", foreign(1_000), { payer: "scholarship", sender: "", pays: ["tuition"] }),
    ],
  });
  const sent = remittancesOf(own, planMoney(own).payments);
  // 20,05,000: 1,00,250 of the award, which nobody sends, 8,00,000 of the loan, and the rest of the father's.
  expect(sent.map(({ month, remitter, source: from, amount }) => [month, remitter, from, wholeRupees(amount)])).toEqual(
    [
      ["2027-02", "student", "loan", 800_000],
      ["2027-02", "father", "own", 1_104_750],
      ["2027-09", "father", "own", 501_250],
    ],
  );
  const tcs = tcsOf(sent, true, { rules: seededRules("plan"), today: "2026-11-28" })!;
  expect([wholeRupees(tcs.least), wholeRupees(tcs.most)]).toEqual([2_095, 2_095]);
});

describe("of any plan", () => {
  const day = fc.integer({ min: 0, max: 900 }).map((days) => addDays("2026-12-01", days));
  const amount = fc.record({
    hundredths: fc.integer({ min: 0, max: 5_000_000_00 }),
    money: fc.constantFrom("foreign" as const, "rupees" as const),
  });
  const dues = fc
    .array(fc.record({ day, amount, kind: fc.constantFrom(...COST_KINDS), year: fc.integer({ min: 1, max: 4 }) }), {
      maxLength: 8,
    })
    .map((all) => all.map((each, index): Due => due(`d${index}`, each.day, each.amount, each)));
  const sources = fc
    .array(
      fc.record({
        ...{ day, amount, payer: fc.constantFrom(...PAYERS), isSure: fc.boolean() },
        pays: fc.option(fc.subarray([...COST_KINDS], { minLength: 1 })),
      }),
      { maxLength: 6 },
    )
    .map((all) => all.map((each, index): Source => source(`s${index}`, each.day, each.amount, each)));
  const rate = fc.integer({ min: 1, max: 3_000_000 }).map((parts) => ({ rupees: parts / 10_000 }));
  const plans = fc.record({ dues, sources, rate }).map(plan);

  it("loses no paisa: what is paid and what is not make up each due, and what is spent and left each payer's money", () => {
    fc.assert(
      fc.property(plans, fc.constantFrom(0, 10), (own, rise) => {
        const { payments, unpaid, gap, total, byPayer, byYear, unsure } = planMoney(own, rise);
        const paid = sum(payments.map((each) => each.amount));
        expect(paid + gap).toBe(total);
        expect(sum(byYear.map((each) => each.rupees))).toBe(total);
        for (const each of own.dues) {
          const parts = sum(payments.filter((one) => one.due === each.id).map((one) => one.amount));
          const { hundredths, money } = each.amount;
          expect(parts + (unpaid.get(each.id) ?? NOTHING)).toBe(
            money === "rupees" ? ofPaise(hundredths) : ofCents(hundredths, own.rate, rise),
          );
        }
        const brought = sum(
          own.sources.map(({ amount: { hundredths, money } }) =>
            money === "rupees" ? ofPaise(hundredths) : ofCents(hundredths, own.rate, rise),
          ),
        );
        const all = Object.values(byPayer);
        expect(sum(all.map(({ pays }) => pays))).toBe(paid);
        expect(sum(all.map(({ pays, left }) => pays + left)) + unsure).toBe(brought);
      }),
    );
  });

  it("spends no money before it is there, before a day comes, or on what it may not pay", () => {
    fc.assert(
      fc.property(plans, (own) => {
        for (const { due: dueId, source: sourceId, day: on, isLate } of planMoney(own).payments) {
          const to = own.dues.find(({ id }) => id === dueId)!;
          const from = own.sources.find(({ id }) => id === sourceId)!;
          expect(from.isSure && from.day <= on && to.day <= on).toBe(true);
          expect(from.pays === null || from.pays.includes(to.kind)).toBe(true);
          expect(isLate).toBe(on > to.day);
        }
      }),
    );
  });

  it("leaves nothing unpaid for which money is left", () => {
    fc.assert(
      fc.property(plans, (own) => {
        const { unpaid, byPayer } = planMoney(own);
        const anything = own.sources.some(({ pays, isSure }) => isSure && pays === null);
        const left = sum(Object.values(byPayer).map((each) => each.left));
        if (own.sources.every(({ pays }) => pays === null) && anything)
          expect(unpaid.size === 0 || left === NOTHING).toBe(true);
      }),
    );
  });

  it("costs a tenth more where all is foreign and the foreign money is a tenth dearer, to the last part of a paisa", () => {
    fc.assert(
      fc.property(plans, (own) => {
        const abroad = {
          ...own,
          dues: own.dues.map((each) => ({ ...each, amount: { ...each.amount, money: "foreign" as const } })),
        };
        expect(planMoney(abroad, 10).total * BigInt(10)).toBe(planMoney(abroad).total * BigInt(11));
      }),
    );
  });
});

it.each([0, -1, 10_001, 90.12345, NaN, Infinity])("takes no rate of %p", (rate) => {
  expect(isExchangeRate(rate)).toBe(false);
  expect(() => ofCents(100, { rupees: rate })).toThrow(RangeError);
});
it.each([-1, 0.5, NaN, 2 ** 53])("takes no amount of %p", (amount) => {
  expect(() => ofPaise(amount)).toThrow(RangeError);
  expect(() => ofCents(amount, { rupees: 90 })).toThrow(RangeError);
});
it.each([90.1, 0.0001, 83.4567, 10_000])("reckons with a rate of %p", (rate) =>
  expect(isExchangeRate(rate)).toBe(true),
);
