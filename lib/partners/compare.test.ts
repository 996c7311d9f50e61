import {
  bestOf,
  BY_RATE,
  COLUMNS,
  type Comparable,
  compareAddress,
  type Filter,
  nextSort,
  passes,
  readPicks,
  readQuery,
  sorted,
  writeQuery,
} from "./compare";
import { comparable } from "./comparable";
import type { PartnerRow } from "./schema";

const NOTHING: Comparable["figures"] = {
  rate: null,
  unsecured: null,
  secured: null,
  fee: null,
  tenure: null,
  holiday: null,
  time: null,
  asOf: null,
};
const lender = (
  id: string,
  { figures, ...own }: Partial<Omit<Comparable, "figures">> & { figures?: Partial<Comparable["figures"]> } = {},
): Comparable => ({
  id,
  name: id,
  type: "NBFC",
  figures: { ...NOTHING, ...figures },
  mentionsUnsecured: true,
  amountMin: null,
  inIndia: true,
  abroad: true,
  isRupee: true,
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
  it("starts a column at its better end and then turns it round", () => {
    expect(nextSort(BY_RATE, "unsecured")).toEqual({ by: "unsecured", descending: true });
    expect(nextSort({ by: "unsecured", descending: true }, "unsecured")).toEqual({
      by: "unsecured",
      descending: false,
    });
    expect(nextSort(BY_RATE, "rate")).toEqual({ by: "rate", descending: true });
  });
});

describe("passes", () => {
  const all: Filter = { type: "", study: "", unsecured: false, amount: null };
  it.each<[string, Comparable, Partial<Filter>, "yes" | "no" | "unknown"]>([
    ["no filter", lender("a"), {}, "yes"],
    ["its type", lender("a"), { type: "NBFC" }, "yes"],
    ["another type", lender("a"), { type: "Public bank" }, "no"],
    ["study abroad only", lender("a", { inIndia: false }), { study: "india" }, "no"],
    ["not known where", lender("a", { inIndia: null }), { study: "india" }, "unknown"],
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
    ["says nothing of unsecured loans", lender("a", { mentionsUnsecured: false }), { unsecured: true }, "unknown"],
    ["lends nothing unsecured", lender("a", { figures: { unsecured: 0 } }), { unsecured: true }, "no"],
    ["one no among unknowns", lender("a", { inIndia: null }), { study: "india", type: "Public bank" }, "no"],
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
    ["?amount=-5&study=mars&unsecured=yes&sort=__proto__&lenders=,,%20,", ""],
    ["?amount=0", ""],
    ["?amount=1e18", ""],
    ["?amount=%E0%A4%A", ""],
  ])("%s is read and written back as %s", (search, query) => {
    expect(writeQuery(readQuery(search))).toBe(query);
    expect(readQuery(`?${query}`)).toEqual(readQuery(search));
  });
  it("knows every column in both directions", () => {
    for (const { key } of COLUMNS)
      for (const descending of [true, false]) {
        const sort = { by: key, descending };
        expect(readQuery(`?${writeQuery({ ...readQuery(""), sort })}`).sort).toEqual(sort);
      }
  });
});

describe("readPicks", () => {
  const listed = ["a", "b", "c", "d"].map((id) => ({ id }));
  it.each([
    ["", [], [], 0],
    ["?lenders=b,a", ["b", "a"], [], 0],
    ["?lenders=a,a, b ,", ["a", "b"], [], 0],
    ["?lenders=a,x,b,<script>", ["a", "b"], ["x", "<script>"], 0],
    ["?lenders=x,a,b,c,d", ["a", "b", "c"], ["x"], 1],
  ])("of %p", (search, picked, unknown, tooMany) => {
    expect(readPicks(search, listed)).toEqual({ picked: picked.map((id) => ({ id })), unknown, tooMany });
  });
  it("reads its own addresses", () => {
    const address = compareAddress(["a", "c"]);
    expect(address).toBe("/education-loan/compare?lenders=a,c");
    expect(readPicks(new URL(address, "https://example.com").search, listed).picked).toEqual([
      { id: "a" },
      { id: "c" },
    ]);
    expect(compareAddress([])).toBe("/education-loan/compare");
  });
});

describe("bestOf", () => {
  it.each([
    [[9.15, 8.2], "lowest", 8.2],
    [[5e6, 1e7, 1e7], "highest", 1e7],
    [[9.15, null], "lowest", null],
    [[9, 9], "lowest", null],
    [[9], "lowest", null],
    [[], "lowest", null],
  ] as const)("of %j, the %s", (figures, better, best) => expect(bestOf(figures, better)).toBe(best));
});

describe("comparable", () => {
  const row: PartnerRow = {
    id: "a",
    isActive: true,
    name: "A",
    interestRate: "9.15% a year",
    type: "Public bank",
    kind: "bank",
    scheme: null,
    initials: "A",
    logo: "",
    loanAmount: "Above ₹7.5 lakh up to ₹3 crore",
    securedLoanAmount: "Up to ₹3 crore",
    unsecuredLoanAmount: "Up to ₹50 lakh",
    margin: null,
    processingFee: "1% up to ₹10,000",
    loanProcessingTime: "7-10 days",
    loanTenure: "UG 10 years (12 secured); PG 12 years (14 secured)",
    prepaymentCharges: null,
    earlyRepayment: null,
    repaymentHoliday: "Course + 1 year",
    paymentStudyPeriod: null,
    collateral: null,
    countriesCovered: null,
    source: "",
    asOf: "2025-09-29",
    confidence: "high",
    conflicts: null,
    benchmark: null,
    concession: null,
    rateType: null,
    currency: "INR",
    rateMin: 9.15,
    rateMax: null,
    amountMin: 750_001,
    securedMax: 30_000_000,
    unsecuredMax: 5_000_000,
    tenureMaxMonths: 168,
    feeFlat: 10_000,
    feePctMax: 1,
    graceMonths: 12,
    studyInIndia: false,
    studyAbroad: null,
    updatedAt: new Date(0),
  };

  it("takes the figures that the texts show", () => {
    expect(comparable(row)).toMatchObject({
      figures: {
        rate: 9.15,
        unsecured: 5_000_000,
        secured: 30_000_000,
        fee: 10_000,
        tenure: 168,
        holiday: 12,
        time: 10,
        asOf: Date.UTC(2025, 8, 29),
      },
      amountMin: 750_001,
      inIndia: false,
      abroad: null,
      isRupee: true,
    });
  });
  it("sorts by the text's rate where an editor changed only that", () =>
    expect(comparable({ ...row, interestRate: "about 8.9% a year" }).figures.rate).toBe(8.9));
  it("knows no figure that its text does not show", () => {
    const changed = {
      ...row,
      interestRate: "Repo + 3.75%",
      unsecuredLoanAmount: "Up to ₹60 lakh",
      securedLoanAmount: null,
      loanTenure: "Up to 15 years",
      repaymentHoliday: null,
      processingFee: null,
      loanProcessingTime: null,
      loanAmount: null,
      asOf: "older",
    };
    expect(comparable(changed)).toMatchObject({ figures: NOTHING, amountMin: null });
  });
  it("has no rupee figures for a loan in another currency", () => {
    const dollars = {
      ...row,
      currency: "USD",
      unsecuredLoanAmount: "Up to US$220,000",
      unsecuredMax: 220_000,
      feePctMax: 4,
      feeFlat: 500,
    };
    expect(comparable(dollars)).toMatchObject({
      isRupee: false,
      amountMin: null,
      figures: { rate: 9.15, unsecured: null, secured: null, fee: 80_000 },
    });
  });
});
