import { comparePlace } from "./place";
import { caseOf } from "./testing";

const at = (inIndia: boolean, abroad: "none" | "named" | "open" | "any", countries: string[], country: string) =>
  comparePlace({ inIndia, abroad, countries }, caseOf({ country }));

it.each([
  [true, "none", [], "IN", "holds"],
  [true, "none", [], "US", "fails"],
  [true, "none", [], "other", "fails"],
  [false, "any", [], "IN", "fails"],
  [false, "any", [], "JP", "holds"],
  [false, "any", [], "other", "asks"],
  [false, "any", [], "RU", "asks"],
  [false, "any", [], "GE", "asks"],
  [false, "any", [], "KG", "asks"],
  [false, "any", ["RU"], "RU", "holds"],
  [false, "any", [], "DE", "holds"],
  [false, "named", ["US", "GB"], "GB", "holds"],
  [false, "named", ["US", "GB"], "JP", "fails"],
  [false, "named", ["US", "GB"], "IN", "fails"],
  [false, "named", ["US", "GB"], "other", "fails"],
  [false, "open", ["US"], "US", "holds"],
  [false, "open", ["US"], "JP", "asks"],
  [false, "open", [], "JP", "asks"],
  [false, "open", ["US"], "other", "asks"],
  [false, "open", ["US"], "IN", "fails"],
  [true, "open", ["US"], "IN", "holds"],
  [true, "named", ["US"], "JP", "fails"],
] as const)("India %p, abroad %s %p for %s: %s", (inIndia, abroad, countries, country, outcome) =>
  expect(at(inIndia, abroad, [...countries], country).outcome).toBe(outcome),
);

it("asks where another country may be one that the lender names and the question does not offer", () => {
  expect(at(false, "named", ["US", "EE", "MT"], "other")).toMatchObject({
    outcome: "asks",
    difference: "It names some countries that our question does not: Estonia, Malta.",
  });
});

it("says where it lends, and that the student's country is not there", () => {
  expect(at(false, "named", ["US", "GB"], "JP")).toEqual({
    outcome: "fails",
    words: "Where it lends for study: USA, UK.",
    difference: "Japan is not among the places it lends for.",
    remedy: "Look at a scheme that lends for your country.",
  });
  expect(at(true, "open", ["US"], "JP")).toMatchObject({
    words: "Where it lends for study: India and USA; for other countries ask.",
    difference: "Japan is not among those it names.",
  });
  expect(at(false, "open", [], "JP")).toMatchObject({
    words: "It does not publish the countries that it lends for.",
    difference: "Japan could not be compared.",
  });
  expect(at(true, "none", [], "JP").difference).toBe("It is for study in India only.");
  expect(at(false, "any", [], "IN").difference).toBe("It is for study abroad only.");
  // A lender that says "abroad" and no more has not promised every country.
  expect(at(false, "any", [], "JP")).toMatchObject({
    words: "It lends for study abroad, without a list of countries.",
    difference: null,
    remedy: null,
  });
});
