import { asksInstitute, check } from "./check";
import { sourcesOf } from "./sources";
import { rate, rule, rulebookOf, scheme, source, STUDENT } from "./testing";

const names = (list: readonly { lender: { id: string } }[]) => list.map((each) => each.lender.id);

describe("the lists", () => {
  it("has three outcomes, each with what was compared", () => {
    const fits = scheme("fits", { admission: "admitted" });
    const onlyIf = scheme("only-if", { admission: "admitted", onlyIf: "the course is on its list" });
    const misses = scheme("misses", { admission: "admitted", onlyIf: "it likes you", levels: ["doctorate"] });
    const result = check(rulebookOf(misses, onlyIf, fits), STUDENT);
    expect([result.fits, result.onlyIf, result.misses, result.unchecked].map(names)).toEqual([
      ["fits"],
      ["only-if"],
      ["misses"],
      [],
    ]);
    expect(result.onlyIf[0]!.findings.map(({ subject, outcome }) => [subject, outcome])).toEqual([
      ["place", "holds"],
      ["security", "holds"],
      ["admission", "holds"],
      ["terms", "asks"],
    ]);
    expect(result.edition).toBe("e1");
  });

  it("names every failing condition, and has those with the fewest first", () => {
    const two = scheme("a-two", { levels: ["doctorate"], rules: [rule("coApplicant", "equals", "none")] });
    const one = scheme("b-one", { levels: ["doctorate"] });
    const { fits, misses } = check(rulebookOf(two, one), STUDENT);
    expect(fits).toEqual([]);
    expect(names(misses)).toEqual(["b-one", "a-two"]);
    expect(misses[1]!.findings.flatMap(({ subject, outcome }) => (outcome === "fails" ? subject : []))).toEqual([
      "level",
      "coApplicant",
    ]);
  });

  it("never matches a scheme with a rule that cannot be read", () => {
    const { fits, onlyIf, misses, unchecked } = check(rulebookOf(scheme("broken", { unreadable: 1 })), STUDENT);
    expect([fits, onlyIf, misses]).toEqual([[], [], []]);
    expect(names(unchecked)).toEqual(["broken"]);
  });

  it("still says no where what can be read fails", () =>
    expect(
      names(check(rulebookOf(scheme("broken", { unreadable: 1, levels: ["doctorate"] })), STUDENT).misses),
    ).toEqual(["broken"]));

  it("leaves a rule out that is not asked of this student", () => {
    const india = scheme("a", { rules: [rule("coApplicant", "equals", "none", { place: "india" })] });
    const { fits, misses } = check(rulebookOf(india), STUDENT);
    expect([names(fits), names(misses)]).toEqual([["a"], []]);
    expect(names(check(rulebookOf(india), { ...STUDENT, country: "IN" }).misses)).toEqual(["a"]);
  });

  it("keeps each scheme of a lender", () => {
    const abroad = scheme("bank", { inIndia: false });
    const india = scheme("bank", { id: "bank.india", name: "India", abroad: "none" });
    const result = check(rulebookOf(abroad, india), STUDENT);
    expect(result.fits.map((match) => [match.lender.id, match.scheme.id])).toEqual([["bank", "bank.loan"]]);
    expect(result.misses.map((miss) => [miss.lender.id, miss.scheme.id])).toEqual([["bank", "bank.india"]]);
  });
});

describe("the order", () => {
  const at = (id: string, fromPct: number, more: Parameters<typeof scheme>[1] = {}) =>
    scheme(id, { rates: [rate({ fromPct })], ...more });

  it("is the yearly cost with the fee, then the name", () => {
    const book = rulebookOf(at("dear", 12), at("same-b", 11), at("cheap", 9.15), at("same-a", 11));
    expect(names(check(book, STUDENT).fits)).toEqual(["cheap", "same-a", "same-b", "dear"]);
    const fee = rulebookOf(at("fee", 11, { feePctMax: 2, feeFlat: null }), at("free", 11));
    expect(names(check(fee, STUDENT).fits)).toEqual(["free", "fee"]);
  });

  it("is by total where the reader chose that", () => {
    const result = check(rulebookOf(at("a", 11), at("b", 10)), STUDENT, {}, "total");
    expect(result.order).toBe("total");
    expect(names(result.fits)).toEqual(["b", "a"]);
  });

  it("has places but for rates of low confidence, which stay in order", () => {
    const doubtful = scheme("doubtful", { rates: [rate({ fromPct: 10, confidence: "low" })] });
    const { fits } = check(rulebookOf(at("dear", 12), doubtful, at("cheap", 9)), STUDENT);
    expect(fits.map(({ lender, place }) => [lender.id, place])).toEqual([
      ["cheap", 1],
      ["doubtful", null],
      ["dear", 2],
    ]);
  });

  it("has a scheme of unknown rate or fee behind, without a place", () => {
    const { fits } = check(
      rulebookOf(
        scheme("no-rate", { rates: [] }),
        at("no-fee", 1, { feeFlat: null, feePctMax: null }),
        at("known", 12),
      ),
      STUDENT,
    );
    expect(fits.map(({ lender, place, cost }) => [lender.id, place, cost.unknown])).toEqual([
      ["known", 1, null],
      ["no-fee", null, "Its processing fee is not known, so it cannot be compared."],
      ["no-rate", null, "It publishes no rate."],
    ]);
  });

  it("takes the compared months from those that can be compared, whether they fit or only if", () => {
    const book = rulebookOf(
      at("a", 11, { tenureMaxMonths: 84 }),
      at("b", 11, { tenureMaxMonths: 72, onlyIf: "it likes you" }),
      at("c", 11, { tenureMaxMonths: 12, levels: ["doctorate"] }),
      scheme("d", { rates: [], tenureMaxMonths: 24 }),
    );
    const { comparedMonths, fits, onlyIf } = check(book, STUDENT);
    expect(comparedMonths).toBe(72);
    expect([...fits, ...onlyIf].flatMap(({ cost }) => cost.compared?.months ?? [])).toEqual([72, 72]);
  });
});

describe("a scheme in another currency", () => {
  const foreign = scheme("foreign", { currency: "USD", unsecuredMax: 20_000, rates: [rate({ fromPct: 3 })] });
  const rupee = scheme("rupee", { rates: [rate({ fromPct: 15, confidence: "low" })] });
  const unknown = scheme("unknown", { rates: [] });

  it("is not compared by amount, and stands behind all others, without an exchange rate", () => {
    const { fits, onlyIf } = check(rulebookOf(foreign, rupee, unknown), STUDENT);
    expect(names(fits)).toEqual(["rupee", "unknown"]);
    expect(names(onlyIf)).toEqual(["foreign"]);
    expect(onlyIf[0]).toMatchObject({ place: null, cost: { compared: null, own: null } });
    const without = { ...foreign, unsecuredMax: null, securedMax: null };
    const asked = { ...rupee, onlyIf: "it likes you" };
    expect(names(check(rulebookOf(without, asked), STUDENT).onlyIf)).toEqual(["rupee", "foreign"]);
  });
  it("is with one", () => {
    expect(names(check(rulebookOf(foreign, rupee), STUDENT, { USD: 100 }).fits)).toEqual(["foreign", "rupee"]);
    expect(
      check(rulebookOf(foreign), STUDENT, { USD: 80 }).misses[0]!.findings.map(({ difference }) => difference),
    ).toEqual([null, "US$5,000 more than its limit of US$20,000 without security."]);
  });
  it("takes no other currency's rate for it", () =>
    expect(names(check(rulebookOf(foreign), STUDENT, { EUR: 90 }).onlyIf)).toEqual(["foreign"]));
});

describe("whether the institute is asked about", () => {
  const listed = scheme("listed", { institutes: "listed" });
  const top = scheme("top", { unsecuredMax: 750_000, unsecuredTopMax: 5_000_000, unsecuredTopFor: "listed" });

  it.each([
    ["a list of institutes", listed, {}, true],
    ["a limit that hangs on the list", top, {}, true],
    ["the limit for everybody", top, { amount: 750_000 }, false],
    ["the limit for everybody, one rupee more", top, { amount: 750_001 }, true],
    ["the limit for the list", top, { amount: 5_000_000 }, true],
    ["the limit for the list, one rupee more", top, { amount: 5_000_001 }, false],
    ["security offered", top, { security: true }, false],
    ["a profile", { ...top, unsecuredTopFor: "profile" as const }, {}, false],
    ["a category", { ...top, unsecuredTopFor: "category" as const }, {}, true],
    ["something else that fails anyway", { ...listed, levels: ["doctorate" as const] }, {}, false],
    ["something else that only the lender can say", { ...listed, onlyIf: "it likes you" }, {}, true],
    ["no list at all", scheme("any"), {}, false],
  ])("%s", (_case, one, answers, expected) => {
    for (const premier of ["yes", "no", "unknown"] as const)
      expect(asksInstitute(rulebookOf(scheme("other"), one), { ...STUDENT, ...answers, premier })).toBe(expected);
  });

  it("goes by each answer", () => {
    const lists = (premier: "yes" | "no" | "unknown") => {
      const { fits, onlyIf, misses } = check(rulebookOf(listed), { ...STUDENT, premier });
      return [fits, onlyIf, misses].map(({ length }) => length);
    };
    expect(lists("yes")).toEqual([1, 0, 0]);
    expect(lists("unknown")).toEqual([0, 1, 0]);
    expect(lists("no")).toEqual([0, 0, 1]);
  });
});

it("finds a fact's sources, the editors' first one first", () => {
  const book = { sources: [source(["fee"]), source(["tenure", "fee"]), source(["tenure"])] };
  expect(sourcesOf(book, { sources: [1, 2] }, "tenure")).toEqual([book.sources[1], book.sources[2]]);
  expect(sourcesOf(book, { sources: [1, 2] }, "fee")).toEqual([book.sources[1]]);
  expect(sourcesOf(book, { sources: [1, 2, 9] }, "levels")).toEqual([]);
});
