import { lender, rate, scheme } from "./testing";
import { lenderWords, lowestFirst, startingFrom, togetherWords } from "./words";

const abroad = scheme({ id: "a.abroad", name: "Abroad", rates: [rate(9.15)] });
const scholar = scheme({ id: "a.scholar", name: "Scholar", rates: [rate(8.05)] });
const dollars = scheme({ id: "a.dollars", name: "Dollars", currency: "USD", rates: [rate(3.5)] });

describe("lowestFirst", () => {
  it("puts rupees before other currencies, what cannot be counted behind, and no rate last", () => {
    const premium = scheme({ name: "Premium", rates: [rate(7, { plus: "a risk premium" })] });
    const none = scheme({ name: "None", rates: [] });
    expect(lowestFirst([none, dollars, premium, abroad, scholar]).map(({ name }) => name)).toEqual([
      "Scholar",
      "Abroad",
      "Premium",
      "Dollars",
      "None",
    ]);
  });
});

describe("togetherWords", () => {
  it("names the schemes, the lowest rate first", () =>
    expect(togetherWords("rate", [abroad, scholar])).toBe(
      "8.05% a year, floating (Scholar); 9.15% a year, floating (Abroad)",
    ));
  it("says once what all say, and names those that say it where another says nothing", () => {
    const years = { tenureMaxMonths: 180 };
    expect(togetherWords("tenure", [scheme(years), scheme(years)])).toBe("Up to 15 years");
    expect(togetherWords("tenure", [scheme({ ...years, name: "A" }), scheme({ name: "B" })])).toBe(
      "Up to 15 years (A)",
    );
    expect(
      togetherWords("tenure", [
        scheme({ ...years, name: "A" }),
        scheme({ ...years, name: "B" }),
        scheme({ tenureMaxMonths: 120, name: "C" }),
      ]),
    ).toBe("Up to 15 years (A; B); Up to 10 years (C)");
  });
  it("writes brackets in a scheme's name as a comma", () =>
    expect(
      togetherWords("tenure", [scheme({ tenureMaxMonths: 180, name: "Scholar (premier, India)" }), scheme()]),
    ).toBe("Up to 15 years (Scholar, premier, India)"));
  it("is unknown where no scheme says it, and without schemes", () => {
    expect(togetherWords("tenure", [scheme(), scheme()])).toBeNull();
    expect(togetherWords("tenure", [])).toBeNull();
  });

  it("says what a scheme asks beyond its columns", () =>
    expect(togetherWords("onlyIf", [scheme({ onlyIf: "you are within the last two years" })])).toBe(
      "You are within the last two years",
    ));
});

describe("lenderWords", () => {
  it("takes an editor's words before those of the schemes", () => {
    const words = lenderWords(lender([abroad], { interestRate: "Ask the bank", margin: "A tenth" }));
    expect(words).toMatchObject({
      interestRate: "Ask the bank",
      margin: "A tenth",
      countriescovered: "Abroad",
    });
  });
  it.each([
    [{ amountMin: 200_000, securedMax: 30_000_000 }, "₹2 lakh to ₹3 crore"],
    [{ amountMin: 750_001, securedMax: 30_000_000 }, "Above ₹7.5 lakh, up to ₹3 crore"],
    [{ securedMax: 4_000_000, unsecuredMax: 5_000_000 }, "Up to ₹50 lakh"],
    [{ unsecuredTopMax: 10_000_000, unsecuredMax: 750_000 }, "Up to ₹1 crore without security"],
    [{ currency: "USD", amountMin: 2001, unsecuredMax: 100_000 }, "Above US$2,000, up to US$100,000 without security"],
    [{ amountMin: 100_000 }, "From ₹1 lakh"],
    [{ amountMin: 750_001 }, "Above ₹7.5 lakh"],
    [{ unsecuredMax: 0 }, null],
    [{}, null],
  ])("says the loan amount of %j", (own, words) => expect(lenderWords(lender([scheme(own)])).loanAmount).toBe(words));
});

describe("startingFrom", () => {
  it.each([
    ["a floating rate", rate(9.15), "Starting from", "9.15%", "a year, floating"],
    ["a range", rate(8.65, { toPct: 9.15 }), "Starting from", "8.65%", "a year, floating, up to 9.15%"],
    ["a case", rate(8.2, { institute: "listed" }), "Starting from", "8.2%", "a year at listed institutes, floating"],
    ["low confidence", rate(8.8, { confidence: "low" }), "Starting from about", "8.8%", "a year, floating"],
    [
      "a premium on top",
      rate(9.25, { plus: "a risk premium" }),
      "Starting from",
      null,
      "9.25% a year plus a risk premium, floating",
    ],
  ])("of %s", (_, one, lead, figure, rest) => {
    expect(startingFrom(lender([scheme({ rates: [one] })]))).toMatchObject({ lead, figure, rest });
  });
  it("takes the lowest rupee scheme", () => {
    expect(startingFrom(lender([dollars, abroad, scholar]))).toMatchObject({ pct: 8.05, scheme: { id: "a.scholar" } });
    expect(startingFrom(lender([dollars]))).toMatchObject({ pct: 3.5, scheme: { id: "a.dollars" } });
  });
  it("counts nothing with a premium on top", () =>
    expect(startingFrom(lender([scheme({ rates: [rate(9.25, { plus: "a risk premium" })] })])).pct).toBeNull());
  it("is an editor's words where there are some", () => {
    expect(startingFrom(lender([abroad], { interestRate: "From repo + 3.75%" }))).toMatchObject({
      figure: null,
      rest: "repo + 3.75%",
      rate: null,
      line: "Starting from repo + 3.75%",
    });
  });
  it("says it in one line", () =>
    expect(startingFrom(lender([scholar])).line).toBe("Starting from 8.05% a year, floating"));
});
