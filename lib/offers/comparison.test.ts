import { comparison, type ComparedKey } from "./comparison";
import { differences } from "./differences";
import { figuresOf } from "./figures";
import { type Charge, emptyOffer, type Offer } from "./offer";
import { EXAMPLES, example } from "./testing";

const DAY = "2026-11-21";
const choices = { needed: 2_700_000, rupeesFor: { USD: 85.5 } };
const cellsOf = (key: ComparedKey, offers: Offer[], with_: Partial<typeof choices> = {}) =>
  comparison(offers, DAY, { ...choices, ...with_ }).find((row) => row.key === key)!.cells;

it("sets the offers side by side in the order in which they matter, with no more than four", () => {
  const offers = EXAMPLES.map(({ offer }) => offer).reverse();
  const rows = comparison(offers, DAY, choices);
  expect(rows.map(({ key }) => key)).toEqual([
    ...["cash", "family", "instalment", "total", "total3", "total5", "aprPrinted", "aprOurs", "insurance", "rateType"],
    ...["prepayment", "security", "daysLeft"],
  ]);
  expect(rows.map(({ cells }) => cells.length)).toEqual(rows.map(() => 4));
});

it("begins with the cash that reaches the college, and what the family must bring", () => {
  const offers = [example("E2"), example("E4"), example("E3")];
  expect(cellsOf("cash", offers)).toMatchObject([
    { kind: "exact", value: 2_588_200, words: "₹25,88,200" },
    { kind: "exact", value: 1_883_185 },
    { kind: "atMost", value: 450_000, words: "at most ₹4,50,000" },
  ]);
  expect(cellsOf("family", offers)).toMatchObject([
    { kind: "exact", value: 111_800 },
    { kind: "exact", value: 816_815 },
    { kind: "atLeast", value: 2_250_000, words: "at least ₹22,50,000" },
  ]);
  expect(cellsOf("family", offers, { needed: null as never })[0]).toMatchObject({ kind: "unknown", value: null });
});

it("adds to the family's share what is paid by hand, and takes it from no payout", () => {
  const byHand: Charge = { ...example("E4").charges[0]!, way: "byHand" };
  const offer = { ...example("E4"), charges: [byHand] };
  expect(cellsOf("cash", [offer])[0]).toMatchObject({ value: 1_900_000 });
  expect(cellsOf("family", [offer])[0]).toMatchObject({ value: 816_815 });
  expect(cellsOf("total", [offer])[0]).toMatchObject({ value: Math.round(3_328_780.12 + 16_815) });
});

it("shows the printed APR beside ours, and the days left", () => {
  const offers = [example("E2"), example("E3"), { ...example("E4"), apr: "unread" as const }];
  expect(cellsOf("aprPrinted", offers).map(({ words }) => words)).toEqual(["9.92%", "13.25%", "I cannot read it"]);
  expect(cellsOf("aprOurs", offers).map(({ words }) => words)).toEqual(["9.46%", "at least 13.25%", "10.58%"]);
  expect(cellsOf("daysLeft", offers).map(({ words }) => words)).toEqual([
    "The offer has ended",
    "The offer has ended",
    "3 days",
  ]);
});

it("tells insurance inside from none and from unknown", () => {
  const insurance: Charge = { ...example("E4").charges[0]!, kind: "insurance", payee: "B", total: 40_000 };
  const within = { ...example("E4"), charges: [insurance], insurance: "condition" as const };
  const unread = { ...within, charges: [{ ...insurance, total: "unread" as const }] };
  expect(cellsOf("insurance", [within, unread, example("E4"), { ...example("E4"), insurance: null }])).toMatchObject([
    { kind: "exact", value: 40_000 },
    { kind: "atLeast", value: 0 },
    { kind: "exact", value: 0, words: "None is named" },
    { kind: "unknown", value: null },
  ]);
});

describe("a loan in another currency", () => {
  const dollars = example("E5");

  it("is shown in rupees at the reader's own rate, and without one in its own currency", () => {
    expect(cellsOf("cash", [dollars])[0]).toMatchObject({ kind: "exact", value: 25_000 * 85.5, words: "₹21,37,500" });
    expect(cellsOf("cash", [dollars], { rupeesFor: {} as never })[0]).toMatchObject({
      ...{ kind: "noRate", value: null, words: "USD 25,000.00" },
    });
    expect(cellsOf("total", [dollars])[0]!.value).toBe(Math.round(54_439.7 * 85.5));
  });

  it("costs more if the rupee grows weaker, each payment by the months until it is due", () => {
    const { terms, repayment } = figuresOf(dollars)!;
    let sum = 0;
    for (let month = 1; month <= 142; month += 1)
      sum += (month <= 22 ? (26_250 * 13.49) / 1200 : repayment.exactInstalment) * 1.03 ** (month / 12);
    expect(terms.monthsBefore).toBe(22);
    const [now, three, five] = (["total", "total3", "total5"] as const).map(
      (key) => cellsOf(key, [dollars])[0]!.value!,
    );
    expect(Math.abs(three! - sum * 85.5)).toBeLessThan(1);
    expect(now!).toBeLessThan(three!);
    expect(three!).toBeLessThan(five!);
  });

  it("leaves a rupee loan beside it as it is, and has no such rows without it", () => {
    const [rupees] = [cellsOf("total", [example("E4"), dollars])[0]!];
    expect(cellsOf("total5", [example("E4"), dollars])[0]).toEqual(rupees);
    expect(comparison([example("E4")], DAY, choices).map(({ key }) => key)).not.toContain("total3");
  });
});

it("has no figure for an offer of which nothing is known", () => {
  for (const { cells } of comparison([emptyOffer()], DAY, choices))
    expect(cells[0]).toMatchObject({ kind: "unknown", value: null, words: "Cannot be seen" });
});

describe("the differences of two versions", () => {
  it.each(EXAMPLES)("are none where $id is given twice", ({ offer }) => {
    const again = structuredClone(offer);
    expect(differences(offer, again)).toEqual([]);
    expect(differences(offer, { ...again, charges: [...again.charges].reverse() })).toEqual([]);
  });

  it("are told in the paper's order and in its words", () => {
    const before = example("E4");
    const [fee] = before.charges;
    const after: Offer = {
      ...before,
      ...{ resetMonths: 3, openUntil: "absent", apr: 10.4, rateType: "fixed", sanctioned: 1_800_000.5 },
      payouts: [{ month: 0, amount: 1_800_000.5, to: "college" }],
      charges: [{ ...fee!, total: "unread" }],
    };
    expect(differences(before, after).map(({ key, before: was, after: is }) => [key, was, is])).toEqual([
      ["openUntil", "24 Nov 2026", "Not there"],
      ["sanctioned", "₹19,00,000", "₹18,00,000.50"],
      ["rateType", "Floating (it can change)", "Fixed"],
      ["resetMonths", "12", "3"],
      ["apr", "10.58%", "10.4%"],
      ["payouts", "month 0: ₹19,00,000", "month 0: ₹18,00,000.50"],
      ["charges", "Processing fee 0.75 %: ₹16,815", "Processing fee 0.75 %: I cannot read it"],
    ]);
  });

  it("tell what changed in a charge or a payout besides its amount, whatever else changed", () => {
    const [fee] = example("E4").charges;
    const insurance: Charge = { ...fee!, name: "Insurance", kind: "insurance", total: 12_000 };
    const before: Offer = { ...example("E4"), charges: [fee!, insurance] };
    const after: Offer = {
      ...before,
      charges: [
        { ...fee!, total: 9_000 },
        { ...insurance, isYearly: true, payee: "B" },
      ],
      payouts: [{ month: 0, amount: 1_900_000, to: "insurer" }],
    };
    const [payouts, charges] = differences(before, after);
    expect(payouts).toMatchObject({ before: "month 0: ₹19,00,000 to the college" });
    expect(payouts!.after).toBe("month 0: ₹19,00,000 to the insurer");
    expect(charges!.before).toContain("₹12,000 (Insurance, for the lender, one time");
    expect(charges!.after).toContain("₹12,000 (Insurance, for others, each year");
    expect(charges!.after).toMatch(/Processing fee 0.75 %: ₹9,000$/);
  });
});
