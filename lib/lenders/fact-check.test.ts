import { checkFacts, type ExtraRule } from "./fact-check";
import type { Benchmark, Lender, Scheme, Source } from "./rows";
import { lender, rate, scheme } from "./testing";

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
