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

test("a spread with its benchmark, of whatever kind of bank", () => {
  const own = sound({ benchmark, rates: [rate(2.75, { plus: "the bank's EBLR" })] });
  expect(says(own, { bank: { kind: "cooperativeBank" } })).toEqual([]);
});
