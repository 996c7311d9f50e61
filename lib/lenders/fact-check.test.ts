import type { LenderKind, SourceRank } from "@/lib/generated/prisma/enums";
import { checkFacts, type ExtraRule } from "./fact-check";
import { KIND_RULES } from "./kind-rules";
import type { Benchmark, Lender, Scheme, Source } from "./rows";
import { RANKS } from "./source-rank";
import { lender, rate, scheme } from "./testing";

const source: Source = {
  schemeId: null,
  covers: ["unsecured", "secured", "minimum", "countries", "institutes", "levels"],
  source: "https://bank.example/loans",
  publishedOn: "2026-09",
  readOn: "2026-11-21",
  readAs: "live",
  rank: "ownPage",
  isCopy: false,
  isOlder: false,
  confidence: "high",
};
const sound = (rest: Partial<Scheme> = {}) => scheme({ sources: [source], ...rest });
const benchmark: Benchmark = {
  id: "bank-eblr",
  name: "Bank EBLR",
  pct: 8,
  beforePct: 8.25,
  since: "2025-12-05",
  publishedOn: "2025-12",
  readOn: "2026-11-21",
  readAs: "storedCopy",
  rank: "newspaper",
  isCopy: false,
  source: "https://bank.example/eblr",
  notRead: null,
};
const rule: ExtraRule = {
  id: 7,
  schemeId: "some-bank.abroad",
  subject: "amount",
  operator: "atMost",
  value: "1000000",
};
const says = (of: Scheme, { rules = [], bank = {} }: { rules?: ExtraRule[]; bank?: Partial<Lender> } = {}) =>
  checkFacts([lender([of], bank)], rules).map((found) => `${found.row}: ${found.says}`);

test("a lender whose facts are in order", () =>
  expect(says(sound({ securedMax: 5_000_000 }), { rules: [rule] })).toEqual([]));

test.each<[string, Partial<Scheme>]>([
  [
    "“With collateral” has no source",
    { securedMax: 5_000_000, sources: [{ ...source, covers: ["unsecured", "countries"] }] },
  ],
  ["“Processing fee” has no source", { feePctMax: 1 }],
  ["names a figure of a benchmark, but the scheme hangs on none", { rates: [rate(10, { benchmarkPct: 8 })] }],
  ["is fixed, but names a figure of a benchmark", { benchmark, rates: [rate(10, { type: "fixed", benchmarkPct: 8 })] }],
  ["its smallest loan is above its largest", { amountMin: 2_000_000, securedMax: 1_000_000 }],
  ["a top limit needs the words after “only if”", { unsecuredTopMax: 750_000, unsecuredTopFor: "listed" }],
  ["does not say which list of institutes", { institutes: "listed" }],
  ["0% at a publicBank: a slip, or a spread without its benchmark", { rates: [rate(0)] }],
  ["0.5% at a publicBank", { rates: [rate(0.5)] }],
  [
    "is added to the repo rate, but the scheme hangs on no benchmark",
    { rates: [rate(3.5, { plus: "the repo rate" })] },
  ],
  [
    "8.5% plus the bank's EBLR looks like the whole rate",
    { benchmark, rates: [rate(8.5, { plus: "the bank's EBLR" })] },
  ],
  [
    "2.75% is far below 8% of Bank EBLR: a spread without what it is added to",
    { benchmark, rates: [rate(2.75, { type: "floating" })] },
  ],
  ["is sure (high), but a table or list of others", { rates: [rate(10, { rank: "table" })] }],
  ["is sure (high), but a broker's or a guide's page", { rates: [rate(10, { rank: "broker" })] }],
  ["has two ranks", { rates: [rate(10), rate(11, { id: "some-bank.abroad.2", rank: "release" })] }],
  ["no state XX", { forStates: ["XX"], sources: [{ ...source, covers: ["forWhom"] }] }],
  ["no group nobody", { forGroups: ["nobody"], sources: [{ ...source, covers: ["forWhom"] }] }],
])("%s", (sentence, fault) => expect(says(sound(fault)).join("\n")).toContain(sentence));

test.each<[string, Partial<ExtraRule>, Partial<Scheme>]>([
  ["allows 1000000, the scheme at most 750000", {}, { securedMax: 750_000 }],
  ["allows 1000000, the scheme not less than 2000000", { operator: "atLeast" }, { amountMin: 2_000_000 }],
  ["allows 1000000 without security, the scheme less", { subject: "collateral" }, { unsecuredMax: 750_000 }],
  ["names India, the scheme does not lend there", { subject: "studyIn", operator: "in", value: "US,IN" }, {}],
  [
    "names a place abroad, the scheme lends in India only",
    { subject: "studyIn", operator: "in", value: "IN, US" },
    { inIndia: true, abroad: "none" },
  ],
  [
    "names a level that the scheme does not take",
    { subject: "courseLevel", operator: "in", value: "doctorate" },
    { levels: ["postgraduate"] },
  ],
])("a rule that %s", (sentence, fault, of) =>
  expect(says(sound(of), { rules: [{ ...rule, ...fault }] })).toEqual([`rule 7 of some-bank.abroad: ${sentence}`]),
);

test("a loan in a currency that its lender does not lend in", () => {
  expect(says(sound({ currency: "USD" }))).toEqual(["some-bank: a publicBank with a loan in USD"]);
  expect(says(sound(), { bank: { kind: "foreignLender" } })).toEqual(["some-bank: a foreignLender with a loan in INR"]);
});

test("the state lends at 0, and says for whom", () => {
  const bank = { kind: "governmentCorporation" } as const;
  const own = { rates: [rate(0, { type: "fixed" })] };
  const named = { ...own, forStates: ["BR"], sources: [{ ...source, covers: [...source.covers, "forWhom"] }] };
  expect(says(sound(named), { bank })).toEqual([]);
  expect(says(sound(own), { bank })).toEqual([
    "some-bank.abroad: of a governmentCorporation, but does not say for whom",
  ]);
});

test("less than a bank can lend at is a slip at each kind but the state", () => {
  const at = (kind: LenderKind, fromPct: number) =>
    says(sound({ rates: [rate(fromPct, { type: "fixed" })] }), { bank: { kind } }).filter((words) =>
      words.includes("a slip"),
    ).length;
  for (const kind of Object.keys(KIND_RULES) as LenderKind[]) {
    const isState = kind === "governmentCorporation";
    expect([kind, at(kind, 0), at(kind, 0.99), at(kind, 1)]).toEqual([kind, ...(isState ? [0, 0] : [1, 1]), 0]);
  }
});

test("a source that is sure, of each rank: a broker and a table never are", () => {
  const isFault = (rank: SourceRank) =>
    says(sound({ sources: [{ ...source, rank, source: `https://${rank}.example` }] })).length > 0;
  expect((Object.keys(RANKS) as SourceRank[]).filter(isFault)).toEqual(["broker", "table"]);
});

test.each(["repo rate", "EBLR", "RLLR", "RBLR", "MCLR", "PLR", "BRLLR"])("a spread names its benchmark: %s", (name) => {
  const own = { rates: [rate(2.75, { plus: `the bank's ${name}` })] };
  expect(says(sound(own))).toEqual([
    `some-bank.abroad.1: is added to the bank's ${name}, but the scheme hangs on no benchmark`,
  ]);
  expect(says(sound({ ...own, benchmark }))).toEqual([]);
  // As much as the benchmark, or more: that is the whole rate.
  expect(says(sound({ benchmark, rates: [rate(7.99, { plus: `the bank's ${name}` })] }))).toEqual([]);
  expect(says(sound({ benchmark, rates: [rate(8, { plus: `the bank's ${name}` })] }))).toHaveLength(1);
});

test("a spread over something that is no benchmark is no finding", () =>
  expect(says(sound({ rates: [rate(8, { plus: "a risk premium" })] }))).toEqual([]));

test("a floating rate far below its benchmark, and only that: a fixed one or one at 70% of it is none", () => {
  const at = (fromPct: number, rest: Parameters<typeof rate>[1]) =>
    says(sound({ benchmark, rates: [rate(fromPct, rest)] })).length;
  expect([5.59, 5.6].map((fromPct) => at(fromPct, { type: "floating" }))).toEqual([1, 0]);
  expect(at(5.59, { type: "fixed" })).toBe(0);
  expect(at(5.59, { type: null })).toBe(0);
});

test("only a loan of the state has to say for whom it is", () => {
  const silent = (kind: LenderKind) =>
    says(sound(), { bank: { kind } }).some((words) => words.includes("does not say for whom"));
  expect((Object.keys(KIND_RULES) as LenderKind[]).filter(silent)).toEqual(["governmentCorporation"]);
});

test("each kind lends in its currency", () => {
  const wrong = (kind: LenderKind, currency: string) =>
    says(sound({ currency }), { bank: { kind } }).some((words) => words.endsWith(`with a loan in ${currency}`));
  for (const kind of Object.keys(KIND_RULES) as LenderKind[])
    expect([kind, wrong(kind, "INR"), wrong(kind, "USD")]).toEqual([
      kind,
      kind === "foreignLender",
      kind !== "foreignLender",
    ]);
});

test("the ranks of a page: a rate's beside a source's, and each lender's for itself", () => {
  const page = "https://bank.example/rates";
  const own = sound({ sources: [source, { ...source, source: page, rank: "newspaper" }] });
  expect(says(own)).toEqual([`some-bank.abroad: ${page} has two ranks`, `some-bank.abroad.1: ${page} has two ranks`]);
  const others = [
    lender([sound()]),
    lender([sound({ id: "other.abroad", rates: [rate(10, { id: "other.abroad.1", rank: "newspaper" })] })], {
      id: "other",
    }),
  ];
  expect(checkFacts(others, [])).toEqual([]);
});

test("a rank that nobody chose, where the page is known", () => {
  const left = sound({ rates: [rate(10, { rank: "table", confidence: "low" })] });
  const found = (known: SourceRank | undefined) =>
    checkFacts([lender([left])], [], (name) => (name === "https://bank.example/rates" ? known : undefined)).map(
      ({ says: words }) => words,
    );
  expect(found("ownPage")).toEqual([
    "https://bank.example/rates counts as a table or list of others, but is the lender's own page: choose its rank",
  ]);
  expect(found("table")).toEqual([]);
  expect(found(undefined)).toEqual([]);
  // Another lender's page is a list of others where it speaks of this one.
  const elsewhere = sound({ sources: [source, { ...source, source: "other", rank: "table", confidence: "low" }] });
  expect(checkFacts([lender([elsewhere])], [], (name) => (name === "other" ? "ownPage" : undefined))).toEqual([]);
  // A rank that somebody chose is theirs.
  expect(checkFacts([lender([sound()])], [], () => "broker")).toEqual([]);
});

test("a spread with its benchmark, of whatever kind of bank", () => {
  const own = sound({ benchmark, rates: [rate(2.75, { plus: "the bank's EBLR" })] });
  expect(says(own, { bank: { kind: "cooperativeBank" } })).toEqual([]);
  // Lower than any bank lends at, which a spread may be.
  expect(says(sound({ benchmark, rates: [rate(0.5, { plus: "the bank's EBLR" })] }))).toEqual([]);
});
