import { checkFacts, type ExtraRule } from "./fact-check";
import type { Benchmark, Lender, Scheme, Source } from "./rows";
import { lender, rate, scheme } from "./testing";

const TODAY = "2026-11-22";
const source: Source = {
  schemeId: null,
  covers: ["unsecured", "secured", "minimum", "countries", "institutes", "levels"],
  source: "https://bank.example/loans",
  publishedOn: "2026-09",
  readOn: "2026-11-21",
  readAs: "live",
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
  source: "https://bank.example/eblr",
};
const rule: ExtraRule = {
  id: 7,
  schemeId: "some-bank.abroad",
  subject: "amount",
  operator: "atMost",
  value: "1000000",
  source: "https://bank.example/loans",
  version: "2026-11-21",
};
const says = (
  of: Scheme,
  {
    rules = [],
    benchmarks = [],
    bank = {},
  }: { rules?: ExtraRule[]; benchmarks?: Benchmark[]; bank?: Partial<Lender> } = {},
) =>
  checkFacts({ lenders: [lender([of], bank)], benchmarks, rules }, TODAY).map((found) => `${found.row}: ${found.says}`);

test("a lender whose facts are in order", () =>
  expect(says(sound({ securedMax: 5_000_000 }), { rules: [rule], benchmarks: [benchmark] })).toEqual([]));

test.each<[string, Partial<Scheme>]>([
  [
    "“With collateral” has no source",
    { securedMax: 5_000_000, sources: [{ ...source, covers: ["unsecured", "countries"] }] },
  ],
  ["“Processing fee” has no source", { feePctMax: 1 }],
  ["the rate has no source", { rates: [rate(9, { source: "" })] }],
  ["0.9% a year is no rate of an education loan", { rates: [rate(0.9)] }],
  ["915% a year is no rate of an education loan", { rates: [rate(915)] }],
  ["ends at 9%, below its start of 10%", { rates: [rate(10, { toPct: 9 })] }],
  ["names a figure of a benchmark, but the scheme hangs on none", { rates: [rate(10, { benchmarkPct: 8 })] }],
  ["is fixed, but names a figure of a benchmark", { benchmark, rates: [rate(10, { type: "fixed", benchmarkPct: 8 })] }],
  ["its smallest loan is above its largest", { amountMin: 2_000_000, securedMax: 1_000_000 }],
  [
    "its top limit without security is not above the limit for everybody",
    { unsecuredMax: 750_000, unsecuredTopMax: 750_000, unsecuredTopFor: "listed", unsecuredTopIf: "it is listed" },
  ],
  ["a top limit needs the word for whom it is", { unsecuredTopMax: 750_000, unsecuredTopIf: "it is listed" }],
  ["a top limit needs the words after “only if”", { unsecuredTopMax: 750_000, unsecuredTopFor: "listed" }],
  ["lends neither in India nor abroad", { abroad: "none" }],
  ["names no country of its list", { abroad: "named" }],
  ["does not say which list of institutes", { institutes: "listed" }],
  ["“last week” is no date of a page", { rates: [rate(9, { publishedOn: "last week" })] }],
  ["a page of 2026-12 lies in the future", { rates: [rate(9, { publishedOn: "2026-12" })] }],
  ["a page of 2026-09-15 cannot be read on 2026-09-01", { rates: [rate(9, { readOn: "2026-09-01" })] }],
  ["read on 2026-11-30, which lies in the future", { sources: [{ ...source, readOn: "2026-11-30" }] }],
])("%s", (sentence, fault) => expect(says(sound(fault)).join("\n")).toContain(sentence));

test.each<[string, Partial<ExtraRule>, Partial<Scheme>]>([
  ["has no source", { source: " " }, {}],
  ["was gone through on 2027-01-01, which lies in the future", { version: "2027-01-01" }, {}],
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

test.each<[string, Partial<Benchmark>]>([
  ["its last move lies in the future", { since: "2027-01-01" }],
  ["has no source", { source: "" }],
  ["“soon” is no date of a page", { publishedOn: "soon" }],
])("a benchmark: %s", (sentence, fault) =>
  expect(says(sound(), { benchmarks: [{ ...benchmark, ...fault }] })).toContain(`bank-eblr: ${sentence}`),
);

test("a loan in a currency that its lender does not lend in", () => {
  expect(says(sound({ currency: "USD" }))).toEqual(["some-bank: a publicBank with a loan in USD"]);
  expect(says(sound(), { bank: { kind: "foreignLender" } })).toEqual(["some-bank: a foreignLender with a loan in INR"]);
});
