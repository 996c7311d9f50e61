import { startingFrom, startingFromLine, statedRate } from "./starting-from";

describe("startingFrom", () => {
  it.each([
    ["9.15% a year, floating", "Starting from", "9.15%", "a year, floating"],
    ["From 9.15% floating (Global Ed-Vantage)", "Starting from", "9.15%", "floating (Global Ed-Vantage)"],
    ["about 8.8% a year, floating", "Starting from about", "8.8%", "a year, floating"],
    ["10.05%", "Starting from", "10.05%", ""],
    ["3.74% + base rate, variable", "Starting from", null, "3.74% + base rate, variable"],
    ["Repo + 3.75% onwards", "Starting from", null, "Repo + 3.75% onwards"],
    ["from the bank's base rate", "Starting from", null, "the bank's base rate"],
  ])("reads %s", (text, lead, figure, rest) => {
    expect(startingFrom(text)).toEqual({ lead, figure, rest });
  });

  it("says it in one line", () => {
    expect(startingFromLine("9.15% a year, floating")).toBe("Starting from 9.15% a year, floating");
    expect(startingFromLine("Repo + 3.75%")).toBe("Starting from Repo + 3.75%");
  });
});

describe("statedRate", () => {
  it.each([
    ["the text says the same figure", "9.50% a year, floating (up to 14.25%)", 9.5, 9.5],
    ["an editor changed only the text", "8.90% a year", 9.15, null],
    ["the figure is not known", "9.15% a year", null, null],
    ["the figure is approximate", "about 8.8% a year", 8.8, null],
    ["a premium comes on top", "9.25% a year plus a credit risk premium", 9.25, null],
    ["the text begins otherwise", "Repo + 3.75% onwards", 3.75, null],
  ])("when %s", (_, interestRate, rateMin, expected) => {
    expect(statedRate({ interestRate, rateMin })).toBe(expected);
  });
});
