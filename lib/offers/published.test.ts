import { offersOf } from "@/lib/lenders/comparable";
import { publishedLoan } from "@/lib/lenders/published-loan";
import type { Rate, Scheme } from "@/lib/lenders/rows";
import { lender, rate, scheme } from "@/lib/lenders/testing";
import { checkOffer } from "./check";
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
    expect(found).toMatchObject({ lowest: 9, highest: 12, ceiling: 12, isSure: true, isForAll: true });
    expect(found!.asOf).toEqual(["1 Aug 2026", "15 Sep 2026"]);
    expect(found!.days.map((days) => days!.last)).toEqual(["2026-09-15", "2026-08-01"]);
  });

  it("has no highest where a rate says none, or has an unpublished part", () => {
    expect(published([at(9), at(10, { toPct: null })])!.highest).toBeNull();
    expect(published([at(9), at(10, { plus: "a risk premium" })])).toMatchObject({ lowest: 9, highest: null });
    expect(published([at(3.5, { plus: "the repo rate" }), at(9)])).toMatchObject({ lowest: 9, highest: null });
  });

  it("has no figure where each rate has an unpublished part: its words are told", () => {
    const found = published([at(3.5, { toPct: null, plus: "the repo rate" })]);
    expect(found).toMatchObject({ lowest: null, highest: null, ceiling: null });
    expect(found!.words).toBe("3.5% a year plus the repo rate, floating");
  });

  it("has a ceiling only of all that the paper may be of, and is for everybody only by rates for everybody", () => {
    const listed = { rates: [at(7, { toPct: 7.9 })], institutes: "listed" as const };
    const found = (...schemes: Partial<Scheme>[]) => publishedFor(offer, loansOf("Konkan Bank", ...schemes))!;
    expect(found(listed)).toMatchObject({ highest: 7.9, isForAll: false });
    expect(found(listed, { rates: [at(9.15, { toPct: 10.15, rank: "table" })] })).toMatchObject({
      ...{ lowest: 9.15, ceiling: 10.15, isSure: false, isForAll: true },
    });
    const sure = { rates: [at(8, { toPct: 8.5 })] };
    expect(found(sure, listed)).toMatchObject({ highest: 8.5, ceiling: 8.5 });
    for (const other of [
      { rates: [at(9, { toPct: 10.4, rank: "broker" })] },
      { rates: [at(9, { toPct: 10.4 })], forGroups: ["sc"] },
      { rates: [at(9, { toPct: 10.4 })], onlyIf: "A course of science" },
      { rates: [at(9, { toPct: 10.4, institute: "listed" })] },
      { rates: [at(9, { toPct: 10.4 })], unsecuredMax: 1_000_000, securedMax: 1_500_000 },
    ])
      expect([other, found(sure, other)]).toMatchObject([other, { highest: 8.5, ceiling: 10.4, isForAll: true }]);
    expect(found(sure, { rates: [at(9, { toPct: null, rank: "broker" })] }).ceiling).toBeNull();
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
    expect(published([at(9), at(9, { publishedOn: null, readAs: "storedCopy" })])!.days).toContain(null);
    expect(published([at(9)], { lenderName: "Konkan Crest Bank" })).toBeUndefined();
    expect(published([at(9)], { lenderName: "unread" })).toBeUndefined();
    expect(published([at(9)], { currency: "USD" })).toBeUndefined();
    expect(published([at(9)], { currency: "unread" })).toBeUndefined();
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
    const quarterly = { instalments: 36, instalmentEvery: "quarter" as const };
    expect(beside(loansOf("A", { tenureMaxMonths: 84 }), quarterly)).toEqual([]);
    expect(beside(loansOf("A", { tenureMaxMonths: 108 }), quarterly)).toHaveLength(1);
    expect(beside(loansOf("A", {}), { currency: "unread" })).toEqual([]);
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
    for (const key of ["total", "apr"]) expect(said[key]).toMatch(/, without its fee$/);
    expect(said).not.toHaveProperty("onlyIf");
    const some = publishedRows(beside(loansOf("A", { feePctMax: 1, onlyIf: "A course of science" })), offer);
    expect(some.find(({ key }) => key === "onlyIf")!.cells[0]!.words).toBe("A course of science");
    expect(some.find(({ key }) => key === "total")!.cells[0]!.words).not.toContain("without");
  });

  it("puts a loan of an unknown fee or age behind the others", () => {
    const order = (...loans: ReturnType<typeof loansOf>[]) => beside(loans.flat()).map(({ loan }) => loan.lender);
    const [with11, with10] = [loansOf("A", { rates: [at(11)], feePctMax: 1 }), loansOf("B", { rates: [at(10)] })];
    const undated = at(9, { publishedOn: null });
    expect(order(with10, with11, loansOf("C", { rates: [undated], feePctMax: 1 }))).toEqual(["A", "B", "C"]);
  });
});

describe("what a rate is held against", () => {
  const held = (rates: Rate[], change: Partial<Offer> = {}, rest: Partial<Scheme> = {}) => {
    const paper: Offer = { ...offer, rate: 9.9, givenOn: "2026-11-12", ...change };
    const published = publishedFor(paper, loansOf("Konkan Bank", { rates, ...rest }))!;
    return checkOffer(paper, "2026-11-21", { rules: [], published }).find(({ id }) => id === "house-published-rate")!;
  };
  const page = (publishedOn: string, rest: Partial<Rate> = {}) => at(8.9, { toPct: 9, publishedOn, ...rest });
  const move = (since: string, publishedOn = "2026-11-18"): Partial<Scheme> => ({
    benchmark: {
      ...{ id: "repo", name: "The repo rate", pct: 5.5, beforePct: 6, notRead: null },
      ...{ since, publishedOn, readOn: "2026-11-21", readAs: "live" as const, source: "", isCopy: false },
      rank: "officialText" as const,
    },
  });

  it("is told as it is published where a part is added to it, and is not compared", () => {
    const found = held([at(3.5, { toPct: null, plus: "the repo rate" })]);
    expect(found).toMatchObject({ verdict: "cannotBeSeen", ask: null });
    expect(found.words).toContain("3.5% a year plus the repo rate");
    expect(found.words).not.toContain("from 3.5%");
  });

  it("is above a page of few days before, which the sentence to the lender names", () => {
    const found = held([page("2026-11-01")]);
    expect(found).toMatchObject({ verdict: "doesNotFit" });
    expect(found.ask).toContain("As of 1 Nov 2026, your page said at most 9%");
  });

  it.each<[string, string, Partial<Scheme>, string]>([
    ["a page of months before, with no word of its benchmark", "2026-08-04", {}, "may have moved"],
    ["a page before the benchmark's last move", "2026-08-04", move("2026-10-01"), "benchmark moved between"],
    ["a page of few days, with a move between", "2026-11-01", move("2026-11-05"), "benchmark moved between"],
    ["a benchmark that nobody has read since", "2026-08-04", move("2026-06-05", "2026-08-06"), "may have moved"],
    ["a page that names its year alone", "2026", {}, "as of 2026. That is too far"],
  ])("cannot be seen from %s", (_, publishedOn, rest, words) => {
    for (const rate of [9.9, 8.9]) {
      const found = held([page(publishedOn)], { rate }, rest);
      expect([rate, found.verdict]).toEqual([rate, "cannotBeSeen"]);
      expect(found.words).toContain(words);
    }
  });

  it("is compared over months where the benchmark stood still, or both rates are fixed", () => {
    expect(held([page("2026-08-04")], {}, move("2026-06-05")).verdict).toBe("doesNotFit");
    expect(held([page("2026-08-04", { type: "fixed" })], { rateType: "fixed" }).verdict).toBe("doesNotFit");
    const other = held([page("2026-08-04", { benchmarkPct: 6 })], {}, move("2026-06-05"));
    expect(other.verdict).toBe("cannotBeSeen");
  });

  it("is no ceiling where another rate may be the paper's", () => {
    const found = held([page("2026-11-01"), at(9.5, { toPct: 10, rank: "broker" })]);
    expect(found).toMatchObject({ verdict: "cannotBeSeen" });
    expect(found.words).toContain("yours may be one of them");
    expect(held([page("2026-11-01")], {}, { institutes: "listed" })).toMatchObject({ verdict: "cannotBeSeen" });
  });
});
