import {
  bestOf,
  BY_RATE,
  type Comparable,
  compareAddress,
  type Filter,
  nextSort,
  passes,
  readPicks,
  readQuery,
  sorted,
  unreadIn,
  writeQuery,
} from "./compare";
import { COLUMNS } from "./columns";
import { comparable, offersOf } from "./comparable";
import type { Lender, Scheme } from "./rows";
import { lender as lenderOf, rate, scheme } from "./testing";

const NOTHING = {
  rate: null,
  unsecured: null,
  secured: null,
  fee: null,
  tenure: null,
  grace: null,
  time: null,
  asOf: null,
};
const lender = (
  id: string,
  {
    figures,
    ...own
  }: Partial<Omit<Comparable, "figures">> & { figures?: Partial<Record<keyof typeof NOTHING, number>> } = {},
): Comparable => ({
  id,
  lenderId: id,
  name: id,
  scheme: "",
  type: "NBFC",
  figures: { ...NOTHING, ...figures },
  unsecuredMax: figures?.unsecured ?? null,
  amountMin: null,
  inIndia: true,
  abroad: true,
  isRupee: true,
  isForAll: true,
  ...own,
});
const ids = (lenders: readonly Comparable[]) => lenders.map(({ id }) => id).join(" ");

describe("sorted", () => {
  const some = [
    lender("none"),
    lender("high", { figures: { rate: 12 } }),
    lender("zero", { figures: { rate: 0 } }),
    lender("low", { figures: { rate: 8.2 } }),
    lender("none2"),
  ];

  it("puts unknowns last in both directions", () => {
    expect(ids(sorted(some, BY_RATE))).toBe("zero low high none none2");
    expect(ids(sorted(some, { by: "rate", descending: true }))).toBe("high low zero none none2");
    const named = lender("named", { figures: { rate: 1 }, isForAll: false });
    expect(ids(sorted([named, ...some], BY_RATE))).toBe("zero low high named none none2");
    expect(ids(sorted([named, ...some], { by: "rate", descending: true }))).toBe("high low zero named none none2");
  });
  it("sorts by name, and leaves what it was given alone", () => {
    const given = [lender("b"), lender("C"), lender("a")];
    expect(ids(sorted(given, { by: "lender", descending: false }))).toBe("a b C");
    expect(ids(sorted(given, { by: "lender", descending: true }))).toBe("C b a");
    expect(ids(given)).toBe("b C a");
  });
  it("keeps equals in their order", () =>
    expect(
      ids(
        sorted([lender("x", { figures: { fee: 1 } }), lender("y", { figures: { fee: 1 } })], {
          by: "fee",
          descending: true,
        }),
      ),
    ).toBe("x y"));
  it("keeps a lender's schemes together by name, in their order", () => {
    const of = (id: string, name: string) => lender(id, { name, lenderId: name });
    const given = [of("b.1", "B"), of("b.2", "B"), of("a.1", "A"), of("a.2", "A")];
    expect(ids(sorted(given, { by: "lender", descending: false }))).toBe("a.1 a.2 b.1 b.2");
    expect(ids(sorted(given, { by: "lender", descending: true }))).toBe("b.1 b.2 a.1 a.2");
  });
  it("never puts a rate in dollars among those in rupees: last, also behind those that cannot be counted", () => {
    const given = [lender("dollars", { isRupee: false }), lender("premium"), lender("low", { figures: { rate: 8 } })];
    expect(ids(sorted(given, BY_RATE))).toBe("low premium dollars");
    expect(ids(sorted(given, { by: "rate", descending: true }))).toBe("low premium dollars");
  });
  it("starts a column at its better end and then turns it round", () => {
    const column = (wanted: string) => COLUMNS.find(({ key }) => key === wanted)!;
    expect(nextSort(BY_RATE, column("unsecured"))).toEqual({ by: "unsecured", descending: true });
    expect(nextSort({ by: "unsecured", descending: true }, column("unsecured"))).toEqual({
      by: "unsecured",
      descending: false,
    });
    expect(nextSort(BY_RATE, column("rate"))).toEqual({ by: "rate", descending: true });
  });
});

describe("passes", () => {
  const all: Filter = { type: "", study: "", unsecured: false, amount: null, name: "" };
  it.each<[string, Comparable, Partial<Filter>, "yes" | "no" | "unknown"]>([
    ["no filter", lender("a"), {}, "yes"],
    ["its type", lender("a"), { type: "NBFC" }, "yes"],
    ["another type", lender("a"), { type: "Public bank" }, "no"],
    ["study abroad only", lender("a", { inIndia: false }), { study: "india" }, "no"],
    ["study in India only", lender("a", { abroad: false }), { study: "abroad" }, "no"],
    [
      "the limit for the few",
      lender("a", { figures: { unsecured: 5e6 }, unsecuredMax: 750_000 }),
      { unsecured: true, amount: 4e6 },
      "unknown",
    ],
    [
      "above the limit for the few",
      lender("a", { figures: { unsecured: 5e6 }, unsecuredMax: 750_000 }),
      { unsecured: true, amount: 6e6 },
      "no",
    ],
    [
      "for the few, or with collateral",
      lender("a", { figures: { unsecured: 5e6, secured: 1e7 }, unsecuredMax: 0 }),
      { amount: 4e6 },
      "yes",
    ],
    [
      "unsecured for the few only",
      lender("a", { figures: { unsecured: 5e6 }, unsecuredMax: 0 }),
      { unsecured: true },
      "unknown",
    ],
    ["exactly the limit", lender("a", { figures: { unsecured: 5e6 } }), { unsecured: true, amount: 5e6 }, "yes"],
    [
      "a rupee above",
      lender("a", { figures: { unsecured: 5e6, secured: 3e7 } }),
      { unsecured: true, amount: 5e6 + 1 },
      "no",
    ],
    [
      "the same with collateral",
      lender("a", { figures: { unsecured: 5e6, secured: 3e7 } }),
      { amount: 5e6 + 1 },
      "yes",
    ],
    ["above both", lender("a", { figures: { unsecured: 5e6, secured: 3e7 } }), { amount: 4e7 }, "no"],
    ["secured limit not published", lender("a", { figures: { unsecured: 5e6 } }), { amount: 4e7 }, "unknown"],
    ["no limit published", lender("a"), { unsecured: true, amount: 4e7 }, "unknown"],
    [
      "below the smallest loan",
      lender("a", { amountMin: 750_001, figures: { unsecured: 5e6 } }),
      { amount: 5e5 },
      "no",
    ],
    ["in another currency", lender("a", { isRupee: false }), { amount: 5e6 }, "unknown"],
    ["says nothing of unsecured loans", lender("a"), { unsecured: true }, "unknown"],
    ["lends nothing unsecured", lender("a", { figures: { unsecured: 0 } }), { unsecured: true }, "no"],
    ["one no among unknowns", lender("a", { isRupee: false }), { amount: 5e6, type: "Public bank" }, "no"],
  ])("%s", (_, one, filter, answer) => expect(passes(one, { ...all, ...filter })).toBe(answer));
});

describe("the table's address", () => {
  it.each([
    ["", ""],
    [
      "?type=NBFC&study=abroad&unsecured=1&amount=4000000&sort=-unsecured&lenders=a,b",
      "type=NBFC&study=abroad&unsecured=1&amount=4000000&sort=-unsecured&lenders=a,b",
    ],
    ["?amount=20+lakh", "amount=2000000"],
    ["?sort=rate&sort=-fee", ""],
    // As the column was called before.
    ["?sort=-holiday", "sort=-grace"],
    ["?amount=-5&study=mars&unsecured=perhaps&sort=__proto__&lenders=,,%20,", ""],
    ["?amount=0", ""],
    ["?amount=1e18", ""],
    ["?type=nbfc&study=ABROAD&unsecured=true&sort=-ASOF", "type=NBFC&study=abroad&unsecured=1&sort=-asOf"],
    ["?type=public-bank&unsecured=Yes", "type=Public+bank&unsecured=1"],
    ["?type=publicBank&unsecured=false", "type=Public+bank"],
    ["?lenders=credila&lenders=avanse", "lenders=credila,avanse"],
    ["?lenders=credila;avanse", "lenders=credila,avanse"],
    ["?lenders=credila,avanse).", "lenders=credila,avanse"],
    ["?study=abroad;amount=20+lakh", "study=abroad&amount=2000000"],
    ["?amount=%E0%A4%A", ""],
  ])("%s is read and written back as %s", (search, query) => {
    expect(writeQuery(readQuery(search, COLUMNS))).toBe(query);
    expect(readQuery(`?${query}`, COLUMNS)).toEqual(readQuery(search, COLUMNS));
  });
  it("knows every column in both directions", () => {
    for (const { key } of COLUMNS)
      for (const descending of [true, false]) {
        const sort = { by: key, descending };
        expect(readQuery(`?${writeQuery({ ...readQuery("", COLUMNS), sort })}`, COLUMNS).sort).toEqual(sort);
      }
  });
});

describe("unreadIn", () => {
  it.each([
    ["?amount=twenty&study=moon&sort=luck", ["amount", "place of study", "order"]],
    ["?amount=20+lakh&study=abroad&sort=-rate", []],
    ["?AMOUNT=20+lakh&amp;Study=abroad&amp;sort=rate", []],
    ["?amount=&study=&sort=&utm_source=x", []],
    ["?amount=0", ["amount"]],
    ["?type=moneylender&unsecured=perhaps", ["type of lender", "collateral"]],
    ["?type=nbfc&unsecured=false&study=ABROAD&amount=20+lakh).", []],
    ["?unread=amount,luck", ["amount"]],
    ["?unread=sort&amount=twenty", ["amount", "order"]],
  ])("of %p", (search, words) => expect(unreadIn(search, COLUMNS)).toEqual(words));
  it("is nothing of what is meant behind HTML's separator or in capitals", () => {
    expect(readQuery("?AMOUNT=20+lakh&amp;Study=abroad&amp;sort=-rate&LENDERS=A,b", COLUMNS)).toMatchObject({
      amount: 2_000_000,
      study: "abroad",
      sort: { by: "rate", descending: true },
      picks: ["a", "b"],
    });
  });
});

describe("readPicks", () => {
  const listed = ["a", "b", "c", "d"].map((id) => ({ id, lenderId: `bank-${id}` }));
  it.each([
    ["", [], [], 0],
    ["?lenders=b,a", ["b", "a"], [], 0],
    ["?lenders=a,a, b ,", ["a", "b"], [], 0],
    ["?lenders=a&lenders=b", ["a", "b"], [], 0],
    ["?lenders=a;b).", ["a", "b"], [], 0],
    ["?lenders=a,x,b,<script>", ["a", "b"], ["x", "<script>"], 0],
    ["?lenders=x,a,b,c,d", ["a", "b", "c"], ["x"], 1],
  ])("of %p", (search, picked, unknown, tooMany) => {
    expect(readPicks(search, listed)).toEqual({
      picked: picked.map((id) => ({ id, lenderId: `bank-${id}` })),
      unknown,
      tooMany,
    });
  });
  it("takes a lender's id for its first scheme, and a scheme once", () => {
    const offers = ["sbi.scholar", "sbi.abroad", "pnb.udaan"].map((id) => ({ id, lenderId: id.split(".")[0]! }));
    const read = (search: string) => readPicks(search, offers).picked.map(({ id }) => id);
    expect(read("?lenders=pnb,sbi")).toEqual(["pnb.udaan", "sbi.scholar"]);
    expect(read("?lenders=sbi.abroad,sbi,sbi.scholar")).toEqual(["sbi.abroad", "sbi.scholar"]);
    expect(readPicks("?lenders=sbi.gone", offers).unknown).toEqual(["sbi.gone"]);
  });
  it("reads its own addresses", () => {
    const address = compareAddress(["a", "c"]);
    expect(address).toBe("/education-loan/compare?lenders=a,c");
    expect(readPicks(new URL(address, "https://example.com").search, listed).picked.map(({ id }) => id)).toEqual([
      "a",
      "c",
    ]);
    expect(compareAddress([])).toBe("/education-loan/compare");
  });
});

describe("bestOf", () => {
  it.each([
    [[9.15, 8.2], "lower", 8.2],
    [[5e6, 1e7, 1e7], "higher", 1e7],
    [[9.15, null], "lower", null],
    [[9, 9], "lower", null],
    [[9], "lower", null],
    [[], "lower", null],
  ] as const)("of %j, the %s", (figures, better, best) => expect(bestOf(figures, better)).toBe(best));
});

describe("comparable", () => {
  const loan: Partial<Scheme> = {
    amountMin: 750_001,
    securedMax: 30_000_000,
    unsecuredMax: 750_000,
    unsecuredTopMax: 5_000_000,
    feePctMax: 1,
    feeFlat: 10_000,
    tenureMaxMonths: 168,
    graceMonths: 12,
    rates: [rate(9.15, { publishedOn: "2025-09-29" })],
  };
  const of = (own: Partial<Scheme> = {}, ofLender: Partial<Lender> = {}) => {
    const [offer] = offersOf([
      lenderOf([scheme({ ...loan, ...own })], { name: "A", loanProcessingTime: "7-10 days", ...ofLender }),
    ]);
    return comparable(offer!);
  };

  it("takes the scheme's figures", () => {
    expect(of()).toMatchObject({
      id: "some-bank.abroad",
      lenderId: "some-bank",
      name: "A",
      type: "Public bank",
      figures: {
        rate: 9.15,
        unsecured: 5_000_000,
        secured: 30_000_000,
        fee: 10_000,
        tenure: 168,
        grace: 12,
        time: 10,
        asOf: Date.UTC(2025, 8, 29),
      },
      unsecuredMax: 750_000,
      amountMin: 750_001,
      inIndia: false,
      abroad: true,
      isRupee: true,
    });
  });
  it("has a figure for every column but the lender's", () => {
    const { figures } = of();
    for (const { key } of COLUMNS) if (key !== "lender") expect(figures).toHaveProperty(key);
  });
  it("is of unknown age as soon as one of its rates is", () => {
    expect(of({ rates: [rate(9), rate(10, { publishedOn: null })] }).figures.asOf).toBeNull();
    expect(of({ rates: [] }).figures).toMatchObject({ rate: null, asOf: null });
  });
  it("has no rate where something unpublished comes on top", () =>
    expect(of({ rates: [rate(9.25, { plus: "a risk premium" })] }).figures.rate).toBeNull());
  it("has no rupee figures for a loan in another currency", () => {
    const own = { currency: "USD", unsecuredMax: 220_000, securedMax: null, feePctMax: 4, feeFlat: 500 };
    expect(of(own)).toMatchObject({
      isRupee: false,
      amountMin: null,
      unsecuredMax: null,
      figures: { rate: null, unsecured: null, secured: null, fee: 80_000 },
    });
  });
  it("keeps a lender's schemes together", () => {
    const two = lenderOf([scheme({ id: "some-bank.b" }), scheme({ id: "some-bank.a" })]);
    expect(offersOf([two, lenderOf([])]).map((offer) => offer.scheme.id)).toEqual(["some-bank.b", "some-bank.a"]);
  });
});
