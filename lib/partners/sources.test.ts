import { type Fact, sourcesOf } from "./sources";

const numbers = (fact: Fact, ...covers: string[]) =>
  sourcesOf(
    fact,
    covers.map((text) => ({ covers: text })),
  ).map(({ number }) => number);

describe("sourcesOf", () => {
  it.each<[Fact, string[], number[]]>([
    ["rate", ["amounts, countries, tenure", "rate", "fee", "margin"], [2]],
    ["amount", ["eligibility, countries, range", "rate, caps, moratorium, tenure"], [1, 2]],
    ["fee", ["all"], [1]],
    ["holiday", ["rate, fee, prepayment"], []],
    ["holiday", ["rates, fee, repayment"], [1]],
    ["prepayment", ["rate, fee, foreclosure, late charge 3% a month"], [1]],
    ["rate", ["fees, APR"], [1]],
    ["tenure", ["range, terms", "scheme terms"], [1]],
    ["margin", ["", "India premier scheme"], []],
  ])("of the %s among %j", (fact, covers, expected) => expect(numbers(fact, ...covers)).toEqual(expected));
});
