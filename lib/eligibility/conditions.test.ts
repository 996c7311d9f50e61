import { compare, compareRule, conditionOf, conditionsOf } from "./conditions";
import type { CheckedScheme } from "./schema";
import { caseOf, rule, scheme } from "./testing";

/** What the columns of a scheme say of one subject. */
function of(columns: Partial<CheckedScheme>, subject: string, answers: Parameters<typeof caseOf>[0] = {}, more = {}) {
  return conditionsOf(scheme("a", columns))
    .map((condition) => compare(condition, caseOf(answers, more)))
    .find((finding) => finding.subject === subject);
}

describe("each column, each outcome", () => {
  it.each([
    ["levels", ["postgraduate"], "level", { level: "postgraduate" }, "holds"],
    ["levels", ["postgraduate"], "level", { level: "postgraduate_diploma" }, "fails"],
    ["levels", ["undergraduate", "doctorate"], "level", { level: "doctorate" }, "holds"],
    ["levels", ["undergraduate", "doctorate"], "level", { level: "postgraduate" }, "fails"],
    ["institutes", "listed", "institute", { premier: "yes" }, "holds"],
    ["institutes", "listed", "institute", { premier: "no" }, "fails"],
    ["institutes", "listed", "institute", { premier: "unknown" }, "asks"],
    ["onlyIf", "it is in the last two years of the course", "terms", {}, "asks"],
    ["amountMin", 750_001, "amount", { amount: 750_000 }, "fails"],
    ["amountMin", 750_001, "amount", { amount: 750_001 }, "holds"],
    ["admission", "admitted", "admission", { admission: "competitive_exams" }, "fails"],
    ["admission", "admitted", "admission", { admission: "offer_letter" }, "fails"],
    ["admission", "admitted", "admission", { admission: "received_offer" }, "holds"],
    ["admission", "admitted", "admission", { admission: "confirmed_admission" }, "holds"],
    ["admission", "anyStage", "admission", { admission: "competitive_exams" }, "holds"],
    ["admission", "anyStage", "admission", { admission: "confirmed_admission" }, "holds"],
    ["coApplicant", "earning", "coApplicant", { coApplicant: "earning" }, "holds"],
    ["coApplicant", "earning", "coApplicant", { coApplicant: "notEarning" }, "fails"],
    ["coApplicant", "earning", "coApplicant", { coApplicant: "none" }, "fails"],
    ["coApplicant", "expected", "coApplicant", { coApplicant: "earning" }, "holds"],
    ["coApplicant", "expected", "coApplicant", { coApplicant: "notEarning" }, "asks"],
    ["coApplicant", "expected", "coApplicant", { coApplicant: "none" }, "fails"],
    ["coApplicant", "none", "coApplicant", { coApplicant: "none" }, "holds"],
    ["coApplicant", "none", "coApplicant", { coApplicant: "notEarning" }, "holds"],
  ] as const)("%s %p, %s of %o: %s", (column, value, subject, answers, outcome) =>
    expect(of({ [column]: value }, subject, answers)?.outcome).toBe(outcome),
  );

  it.each([
    [{ levels: [] }, "level"],
    [{ institutes: "any" }, "institute"],
    [{ onlyIf: null }, "terms"],
    [{ admission: null }, "admission"],
    [{ coApplicant: null }, "coApplicant"],
  ] as const)("%o says nothing, so there is no tick for %s", (columns, subject) =>
    expect(of(columns as Partial<CheckedScheme>, subject)).toBeUndefined(),
  );

  it("names the fact whose sources say it", () =>
    expect(
      conditionsOf(
        scheme("a", { levels: ["postgraduate"], institutes: "listed", amountMin: 1, admission: "admitted" }),
      ).map((condition) => compare(condition, caseOf()).fact),
    ).toEqual(["countries", "levels", "institutes", "minimum", "unsecured", "admission"]));
});

describe("what is said", () => {
  it.each([
    [
      { coApplicant: "earning" },
      "coApplicant",
      { coApplicant: "none" },
      "It asks for a co-applicant with an income.",
      "You have no co-applicant, and it counts on the income of one.",
    ],
    [
      { coApplicant: "earning" },
      "coApplicant",
      { coApplicant: "notEarning" },
      "It asks for a co-applicant with an income.",
      "Your co-applicant has no income.",
    ],
    [
      { coApplicant: "expected" },
      "coApplicant",
      { coApplicant: "notEarning" },
      "It asks for a co-applicant, whose papers are about income.",
      "Your co-applicant has no income.",
    ],
    [
      { levels: ["postgraduate"] },
      "level",
      { level: "doctorate" },
      "It finances: postgraduate.",
      "It does not finance this level: doctorate.",
    ],
    [
      { admission: "admitted" },
      "admission",
      { admission: "offer_letter" },
      "It asks for an offer or an admit letter.",
      "It asks for more than your stage of admission: “Exams given, yet to receive offer letter”.",
    ],
    [
      { amountMin: 750_001 },
      "amount",
      { amount: 500_000 },
      "Its smallest loan is ₹7,50,001.",
      "₹2,50,001 less than that.",
    ],
    [
      { onlyIf: "the course is on its list." },
      "terms",
      {},
      "Only if the course is on its list.",
      "We do not ask about that.",
    ],
    [
      { institutes: "listed", instituteList: "Categories AA and A" },
      "institute",
      { premier: "no" },
      "It lends only for institutes on its list: Categories AA and A.",
      "Your institute is on no premier list.",
    ],
  ] as const)("%o: %s of %o", (columns, subject, answers, words, difference) =>
    expect(of(columns as Partial<CheckedScheme>, subject, answers)).toMatchObject({
      words,
      difference,
      remedy: expect.any(String),
    }),
  );

  it("holds for a premier institute with the word to check the list", () =>
    expect(of({ institutes: "listed" }, "institute", { premier: "yes" })).toMatchObject({
      words: "It lends only for institutes on its list. Check that yours is on it.",
      difference: null,
      remedy: null,
    }));

  it("compares a smallest loan in another currency at the exchange rate, or not at all", () => {
    const smallest = (amount: number, perUnit?: number) =>
      of({ amountMin: 20_000, currency: "USD" }, "amount", { amount }, { currency: "USD", perUnit });
    expect(smallest(1_700_000, 85)?.outcome).toBe("holds");
    expect(smallest(1_699_999, 85)).toMatchObject({ outcome: "fails", difference: "US$1 less than that." });
    expect(smallest(1_699_999)).toMatchObject({
      outcome: "asks",
      remedy: "Say how many rupees one US dollar is, and it is compared.",
    });
  });
});

describe("each subject and operator of a rule, at its edges", () => {
  it.each([
    ["studyIn", "in", "US,GB", { country: "US" }, "holds"],
    ["studyIn", "in", "US,GB", { country: "JP" }, "fails"],
    ["studyIn", "in", "IN", { country: "IN" }, "holds"],
    ["studyIn", "in", "abroad", { country: "JP" }, "holds"],
    ["studyIn", "in", "abroad", { country: "IN" }, "fails"],
    ["studyIn", "in", "abroad", { country: "other" }, "holds"],
    ["studyIn", "in", "US,GB", { country: "other" }, "fails"],
    ["amount", "atLeast", "750001", { amount: 750_000 }, "fails"],
    ["amount", "atLeast", "750001", { amount: 750_001 }, "holds"],
    ["amount", "atLeast", "750001", { amount: 750_002 }, "holds"],
    ["amount", "atMost", "10000000", { amount: 9_999_999 }, "holds"],
    ["amount", "atMost", "10000000", { amount: 10_000_000 }, "holds"],
    ["amount", "atMost", "10000000", { amount: 10_000_001 }, "fails"],
    ["amount", "atMost", "10000000", { amount: 10_000_001, security: true }, "fails"],
    ["collateral", "atMost", "4000000", { amount: 3_999_999 }, "holds"],
    ["collateral", "atMost", "4000000", { amount: 4_000_000 }, "holds"],
    ["collateral", "atMost", "4000000", { amount: 4_000_001 }, "fails"],
    ["collateral", "atMost", "4000000", { amount: 4_000_001, security: true }, "holds"],
    ["admission", "in", "received_offer,confirmed_admission", { admission: "offer_letter" }, "fails"],
    ["admission", "in", "received_offer,confirmed_admission", { admission: "received_offer" }, "holds"],
    ["admission", "in", "received_offer,confirmed_admission", { admission: "confirmed_admission" }, "holds"],
    ["admission", "equals", "confirmed_admission", { admission: "received_offer" }, "fails"],
    ["admission", "equals", "confirmed_admission", { admission: "confirmed_admission" }, "holds"],
    ["coApplicant", "equals", "earning", { coApplicant: "earning" }, "holds"],
    ["coApplicant", "equals", "earning", { coApplicant: "notEarning" }, "fails"],
    ["coApplicant", "in", "earning,notEarning", { coApplicant: "notEarning" }, "holds"],
    ["coApplicant", "in", "earning,notEarning", { coApplicant: "none" }, "fails"],
    ["coApplicant", "in", "earning,notEarning,none", { coApplicant: "none" }, "holds"],
    ["courseLevel", "equals", "postgraduate", { level: "postgraduate" }, "holds"],
    ["courseLevel", "equals", "postgraduate", { level: "postgraduate_diploma" }, "fails"],
    ["courseLevel", "in", "undergraduate,doctorate", { level: "doctorate" }, "holds"],
    ["courseLevel", "in", "undergraduate,doctorate", { level: "postgraduate" }, "fails"],
  ] as const)("%s %s %s with %o: %s", (subject, operator, value, answers, expected) => {
    const row = rule(subject, operator, value);
    expect(compareRule(row, caseOf(answers))?.outcome).toBe(expected);
    expect(compareRule({ ...row, ifNot: "ask" }, caseOf(answers))?.outcome).toBe(
      expected === "fails" ? "asks" : "holds",
    );
  });

  it.each([
    ["amount", "atMost", "20000", { amount: 1_700_000 }, "holds"],
    ["amount", "atMost", "20000", { amount: 1_700_001 }, "fails"],
    ["amount", "atLeast", "20000", { amount: 1_699_999 }, "fails"],
    ["collateral", "atMost", "20000", { amount: 1_700_001 }, "fails"],
  ] as const)("in dollars at 85: %s %s %s with %o: %s", (subject, operator, value, answers, expected) => {
    const dollars = { currency: "USD", perUnit: 85 };
    expect(compareRule(rule(subject, operator, value), caseOf(answers, dollars))?.outcome).toBe(expected);
    expect(
      compareRule(rule(subject, operator, value), caseOf(answers, { ...dollars, perUnit: undefined }))?.outcome,
    ).toBe("asks");
  });

  it("speaks in the editor's words, with the row's own source", () =>
    expect(compareRule(rule("amount", "atMost", "4000000"), caseOf({ amount: 4_900_000 }))).toEqual({
      subject: "amount",
      fact: "secured",
      outcome: "fails",
      words: "Because of amount.",
      difference: "₹9,00,000 more than that.",
      remedy: "Change amount.",
      source: "a page",
    }));

  it("is read as the same condition as a column", () =>
    expect(conditionOf(rule("studyIn", "in", "IN,abroad"))).toEqual({
      kind: "place",
      places: { inIndia: true, abroad: "any", isEvery: true, countries: ["IN", "abroad"] },
    }));
});

describe("for whom a rule is asked", () => {
  const asked = (more: object, answers: Parameters<typeof caseOf>[0], perUnit?: number) =>
    compareRule(
      rule("coApplicant", "equals", "earning", more),
      caseOf({ coApplicant: "none", ...answers }, perUnit === undefined ? {} : { currency: "USD", perUnit }),
    ) !== null;
  it.each([
    [{ place: "india" }, { country: "IN" }, true],
    [{ place: "india" }, { country: "US" }, false],
    [{ place: "abroad" }, { country: "IN" }, false],
    [{ place: "abroad" }, { country: "other" }, true],
    [{ levels: "undergraduate,doctorate" }, { level: "doctorate" }, true],
    [{ levels: "undergraduate,doctorate" }, { level: "postgraduate" }, false],
    [{ aboveAmount: 750_000n }, { amount: 750_000 }, false],
    [{ aboveAmount: 750_000n }, { amount: 750_001 }, true],
    [{ place: "abroad", levels: "doctorate" }, { country: "US", level: "postgraduate" }, false],
  ])("%o of %o: %p", (more, answers, expected) => expect(asked(more, answers)).toBe(expected));

  it("compares the amount at the exchange rate, and decides nothing without one", () => {
    expect(asked({ aboveAmount: 20_000n }, { amount: 1_700_000 }, 85)).toBe(false);
    expect(asked({ aboveAmount: 20_000n }, { amount: 1_700_001 }, 85)).toBe(true);
    const row = rule("coApplicant", "equals", "earning", { aboveAmount: 20_000n });
    const unknown = { currency: "USD", perUnit: undefined };
    expect(compareRule(row, caseOf({ coApplicant: "none" }, unknown))?.outcome).toBe("asks");
    expect(compareRule(row, caseOf({ coApplicant: "earning" }, unknown))?.outcome).toBe("holds");
  });
});
