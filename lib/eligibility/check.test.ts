import { check, outcome } from "./check";
import { differenceFrom } from "./difference";
import { COUNTRIES, lender, rule, rulebookOf, STUDENT } from "./testing";

const names = (list: { lender: { id: string } }[]) => list.map((each) => each.lender.id);

describe("each subject and operator, at its edges", () => {
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
    expect(outcome(rule(subject, operator, value), { ...STUDENT, ...answers }, 1)).toBe(expected);
  });

  it.each([
    ["amount", "atMost", "20000", { amount: 1_700_000 }, "holds"],
    ["amount", "atMost", "20000", { amount: 1_700_001 }, "fails"],
    ["amount", "atLeast", "20000", { amount: 1_699_999 }, "fails"],
    ["collateral", "atMost", "20000", { amount: 1_700_001 }, "fails"],
  ] as const)("in dollars at 85: %s %s %s with %o: %s", (subject, operator, value, answers, expected) => {
    expect(outcome(rule(subject, operator, value), { ...STUDENT, ...answers }, 85)).toBe(expected);
    expect(outcome(rule(subject, operator, value), { ...STUDENT, ...answers }, undefined)).toBe("undecided");
  });

  it("compares no amounts where security is offered, so needs no exchange rate for that", () => {
    expect(outcome(rule("collateral", "atMost", "1"), { ...STUDENT, security: true }, undefined)).toBe("holds");
  });
});

describe("what is said of a miss", () => {
  const said = (
    failed: Parameters<typeof rule>,
    answers: Partial<typeof STUDENT>,
    currency = { currency: "INR", perUnit: 1 },
  ) => differenceFrom(rule(...failed), { ...STUDENT, ...answers }, currency, COUNTRIES);
  it.each([
    [
      ["collateral", "atMost", "4000000"],
      { amount: 4_900_000 },
      "₹9,00,000 more than its unsecured limit of ₹40,00,000.",
    ],
    [["amount", "atMost", "10000000"], { amount: 10_000_001 }, "₹1 more than its limit of ₹1,00,00,000."],
    [["amount", "atLeast", "750001"], { amount: 500_000 }, "₹2,50,001 less than its minimum of ₹7,50,001."],
    [["studyIn", "in", "US"], { country: "JP" }, "Japan is not among the places it lends for."],
    [["studyIn", "in", "US"], { country: "other" }, "Your country is not among the places it lends for."],
    [
      ["admission", "in", "received_offer"],
      { admission: "offer_letter" },
      "It asks for more than your stage of admission: “Exams given, yet to receive offer letter”.",
    ],
    [["coApplicant", "in", "earning"], { coApplicant: "none" }, "It asks for a co-applicant, and you have none."],
    [["coApplicant", "in", "earning"], { coApplicant: "notEarning" }, "It asks for a co-applicant with an income."],
    [["courseLevel", "equals", "postgraduate"], { level: "doctorate" }, "It does not finance this level: doctorate."],
  ] as [Parameters<typeof rule>, Partial<typeof STUDENT>, string][])("%p with %p", (failed, answers, sentence) =>
    expect(said(failed, answers)).toBe(sentence),
  );

  it("is in the lender's own currency", () => {
    expect(said(["amount", "atMost", "220000"], { amount: 20_000_000 }, { currency: "USD", perUnit: 80 })).toBe(
      "US$30,000 more than its limit of US$220,000.",
    );
  });
});

describe("the lists", () => {
  it("ranks those that match by total cost, and gives each its reasons", () => {
    const dear = lender("dear", { interestRate: "12% a year", rateMin: 12 });
    const cheap = lender("cheap", { interestRate: "9.15% a year", rateMin: 9.15 });
    const sameB = lender("same-b");
    const sameA = lender("same-a");
    const result = check(rulebookOf(dear, sameB, cheap, sameA), STUDENT);
    expect(names(result.ranked)).toEqual(["cheap", "same-a", "same-b", "dear"]);
    expect(result.ranked[0]!.reasons.map(({ reason }) => reason)).toEqual(["Because of studyIn."]);
    expect(result.edition).toBe("e1");
  });

  it("lets a fee decide between lenders of one rate", () => {
    const fee = lender("fee", { feePctMax: 2, feeFlat: null, processingFee: "Up to 2% + GST" });
    expect(names(check(rulebookOf(fee, lender("free")), STUDENT).ranked)).toEqual(["free", "fee"]);
  });

  it("names every failing rule of a lender that does not match, those with fewest first", () => {
    const two = lender("a-two", {
      rules: [rule("amount", "atMost", "1000000"), rule("studyIn", "in", "US"), rule("coApplicant", "equals", "none")],
    });
    const one = lender("b-one", { rules: [rule("amount", "atMost", "1000000")] });
    const { ranked, unmatched } = check(rulebookOf(two, one), STUDENT);
    expect(ranked).toEqual([]);
    expect(names(unmatched)).toEqual(["b-one", "a-two"]);
    expect(unmatched[1]!.failed.map(({ rule: { subject } }) => subject)).toEqual(["amount", "coApplicant"]);
  });

  it("never matches a lender with a rule that cannot be read, or with none", () => {
    const broken = lender("broken", { unreadable: 1 });
    const empty = lender("empty", { rules: [] });
    const { ranked, unranked, unmatched, unchecked } = check(rulebookOf(broken, empty), STUDENT);
    expect([ranked, unranked, unmatched]).toEqual([[], [], []]);
    expect(unchecked.map(({ id }) => id)).toEqual(["broken", "empty"]);
  });

  it("still says no where a readable rule fails", () => {
    const broken = lender("broken", { unreadable: 1, rules: [rule("amount", "atMost", "1")] });
    expect(names(check(rulebookOf(broken), STUDENT).unmatched)).toEqual(["broken"]);
  });

  it("lists a lender of unknown rate or fee after the ranked ones, by name", () => {
    const { ranked, unranked } = check(
      rulebookOf(
        lender("no-rate", { rateMin: null, interestRate: "On request" }),
        lender("no-fee", { feeFlat: null, feePctMax: null }),
        lender("known"),
      ),
      STUDENT,
    );
    expect(names(ranked)).toEqual(["known"]);
    expect(unranked.map(({ lender: { id }, cost }) => [id, cost.unknown])).toEqual([
      ["no-fee", "Its processing fee is not known, so there is no total."],
      ["no-rate", "We know no rate of this lender that we could count with."],
    ]);
  });

  const foreign = lender("foreign", {
    currency: "USD",
    rules: [rule("studyIn", "in", "abroad"), rule("amount", "atMost", "20000")],
  });
  it("does not rank a lender in dollars in rupees, nor compare its limit, without an exchange rate", () => {
    const { ranked, unranked } = check(rulebookOf(foreign), STUDENT);
    expect(ranked).toEqual([]);
    expect(unranked[0]!.cost.total).toBeNull();
    expect(unranked[0]!.undecided.map(({ subject }) => subject)).toEqual(["amount"]);
    expect(unranked[0]!.reasons.map(({ subject }) => subject)).toEqual(["studyIn"]);
  });
  it("does both with one", () => {
    expect(names(check(rulebookOf(foreign), STUDENT, { USD: 100 }).ranked)).toEqual(["foreign"]);
    expect(check(rulebookOf(foreign), STUDENT, { USD: 80 }).unmatched[0]!.failed[0]!.difference).toBe(
      "US$5,000 more than its limit of US$20,000.",
    );
  });
  it("takes no other currency's rate for it", () =>
    expect(names(check(rulebookOf(foreign), STUDENT, { EUR: 90 }).unranked)).toEqual(["foreign"]));
});
