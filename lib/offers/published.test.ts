import { offersOf } from "@/lib/lenders/comparable";
import { publishedLoan } from "@/lib/lenders/published-loan";
import type { Rate, Scheme } from "@/lib/lenders/rows";
import { lender, rate, scheme } from "@/lib/lenders/testing";
import { namedAmong } from "./names";
import type { Offer } from "./offer";
import { publishedBeside, publishedFor, publishedRows } from "./published";
import { example } from "./testing";

/** 19 lakh over 108 months after 24 of study, interest paid, floating, without security. */
const offer: Offer = { ...example("E4"), lenderName: "Konkan Bank Ltd" };
const loansOf = (name: string, ...schemes: Partial<Scheme>[]) => {
  const id = name.toLowerCase().replaceAll(" ", "-");
  const own = schemes.map((rest, at) => scheme({ id: `${id}.${at}`, name: `Loan ${at}`, ...rest }));
  return offersOf([lender(own, { id, name })]).map(publishedLoan);
};
const at = (fromPct: number, rest: Partial<Rate> = {}) => rate(fromPct, { toPct: fromPct + 2, ...rest });

describe("what the paper's own lender publishes", () => {
  const published = (rates: Rate[], change: Partial<Offer> = {}) =>
    publishedFor({ ...offer, ...change }, [
      ...loansOf("Konkan Bank", { rates }),
      ...loansOf("Bank of Konkan", { rates: [at(1)] }),
    ]);

  it("is the span of the rates for such a loan, by the page that is oldest", () => {
    const found = published([at(9), at(10, { publishedOn: "2026-08-01" })]);
    expect(found).toEqual({ lowest: 9, highest: 12, knownOn: "2026-08-01", isSure: true });
  });

  it("has no highest where a rate says none, or has an unpublished part", () => {
    expect(published([at(9), at(10, { toPct: null })])!.highest).toBeNull();
    expect(published([at(9), at(10, { plus: "a risk premium" })])).toMatchObject({ lowest: 9, highest: null });
  });

  it("leaves out rates of other cases, and those that nobody stands behind", () => {
    const others = [
      at(5, { security: "with" }),
      at(6, { aboveAmount: 4_000_000 }),
      at(7, { type: "fixed" }),
      at(8, { rank: "broker" }),
      at(8.5, { confidence: "low" }),
    ];
    expect(published([...others, at(9)])!.lowest).toBe(9);
    expect(published(others)).toMatchObject({ lowest: 8, isSure: false });
    expect(published(others.slice(0, 3))).toBeUndefined();
    expect(published([at(5, { security: "with" }), at(9)], { security: null })!.lowest).toBe(5);
  });

  it("is unknown of a page of unknown age, and of a lender that we do not list", () => {
    expect(published([at(9, { publishedOn: null, readAs: "storedCopy" })])!.knownOn).toBeNull();
    expect(published([at(9)], { lenderName: "Konkan Crest Bank" })).toBeUndefined();
    expect(published([at(9)], { lenderName: "unread" })).toBeUndefined();
    expect(published([at(9)], { currency: "USD" })).toBeUndefined();
    const known = publishedFor(
      { ...offer, lenderName: "K. B." },
      loansOf("Konkan Bank", { rates: [at(9)] }),
      "konkan-bank",
    );
    expect(known!.lowest).toBe(9);
  });
});

it.each([
  ["State Bank of India", "State Bank of India"],
  ["SBI", "State Bank of India"],
  ["The Bank of India Ltd.", "Bank of India"],
  ["State Bank of India, Surat branch", "State Bank of India"],
  ["Bank of India Housing Finance", undefined],
  ["India", undefined],
  ["UB", undefined],
  ["", undefined],
])("takes the name %s for %s", (typed, found) => {
  const all = ["State Bank of India", "Bank of India", "Union Bank"].map((name) => ({ name }));
  expect(namedAmong(typed, all)?.name).toBe(found);
});

describe("what our lenders publish for the same case", () => {
  const beside = (loans: ReturnType<typeof loansOf>, change: Partial<Offer> = {}) =>
    publishedBeside({ ...offer, ...change }, loans);

  it("is the cheapest loan of each lender, on the paper's own terms", () => {
    const found = beside([
      ...loansOf("A", { rates: [at(11)] }, { rates: [at(10)] }),
      ...loansOf("B", { rates: [at(9)], feePctMax: 1 }),
      ...["C", "D", "E"].flatMap((name) => loansOf(name, { rates: [at(12)] })),
    ]);
    expect(found.map(({ loan: { id } }) => id)).toEqual(["b.0", "a.1", "c.0", "d.0"]);
    // The paper itself is at 10.4 %: 27,163 a month.
    const own = beside(loansOf("A", { rates: [at(10.4)] }))[0]!;
    expect(Math.round(own.costs!.instalment)).toBe(27_163);
    expect(found[0]!.fee).toBeCloseTo(19_000 * 1.18, 2);
    expect(found[0]!.costs!.total).toBeGreaterThan(1_900_000 + 22_420);
  });

  it("leaves out a loan whose published bounds the case breaks, for named groups, or in another currency", () => {
    for (const rest of [
      { amountMin: 2_000_000 },
      { unsecuredMax: 1_000_000, securedMax: 1_500_000 },
      { unsecuredMax: 0 },
      { tenureMaxMonths: 100 },
      { tenureMaxMonths: 120, tenureWithStudy: true },
      { forGroups: ["sc"] },
      { institutes: "listed" as const },
      { rates: [at(9, { institute: "listed" })] },
      { currency: "USD" },
      { rates: [] },
      { rates: [at(9, { plus: "a premium" })] },
    ])
      expect(beside(loansOf("A", rest))).toEqual([]);
    expect(beside(loansOf("A", { unsecuredMax: 0 }), { security: "property" })).toHaveLength(1);
  });

  it("puts rates that nobody stands behind last, and knows no sum where the paper tells no terms", () => {
    const loans = [...loansOf("A", { rates: [at(8, { rank: "table" })] }), ...loansOf("B", { rates: [at(11)] })];
    expect(beside(loans).map(({ loan }) => loan.lender)).toEqual(["B", "A"]);
    expect(beside(loans, { sanctioned: "unread" })).toEqual([]);
    const blind = beside(loans, { instalments: "unread" });
    const rows = publishedRows(blind, offer);
    expect(rows.find(({ key }) => key === "total")!.cells.map(({ words }) => words)).toEqual([
      "Cannot be seen",
      "Cannot be seen",
    ]);
  });

  it("is said with what is not published, and with the page and its day", () => {
    const rows = publishedRows(beside(loansOf("A", { rates: [at(9)], prepaymentPct: 0 })), offer);
    const said = Object.fromEntries(rows.map(({ key, cells }) => [key, cells[0]!.words]));
    expect(said).toMatchObject({ fee: "Not published", prepayment: "Nil", page: "15 Sep 2026, own page" });
    expect(said.rate).toBe("9% to 11% a year, floating");
    for (const key of ["instalment", "total", "apr"]) expect(said[key]).toMatch(/^from /);
  });
});
