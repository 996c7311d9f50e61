import { NOTHING_SAID, type Personal } from "@/lib/lenders/named-groups";
import { check } from "./check";
import { NONE_OF_THEM, personalQuestions } from "./personal-questions";
import { rate, rulebookOf, rulebookOfSeed, scheme, source, STUDENT } from "./testing";

const outcome = (columns: Parameters<typeof scheme>[1], personal?: Partial<Personal>) => {
  const answers = personal ? { ...STUDENT, personal: { ...NOTHING_SAID, ...personal } } : STUDENT;
  const { fits, onlyIf, misses } = check(rulebookOf(scheme("a", columns)), answers);
  return fits.length > 0 ? "fits" : onlyIf.length > 0 ? "onlyIf" : misses.length > 0 ? "misses" : null;
};
const bihar = { forStates: ["BR"] };
const sc = { forGroups: ["sc"], familyIncomeMax: 300_000 };

test.each([
  [bihar, undefined, "onlyIf"],
  [bihar, { state: "BR" }, "fits"],
  [bihar, { state: "GJ" }, "misses"],
  [sc, undefined, "onlyIf"],
  [sc, { community: "sc" }, "onlyIf"],
  [sc, { community: "sc", income: "300000" }, "fits"],
  [sc, { community: "sc", income: "450000" }, "misses"],
  [sc, { community: "sc", income: NONE_OF_THEM }, "misses"],
  [sc, { community: "obc" }, "misses"],
  // Any of its groups is enough, and one that is not said yet may be it.
  [{ forGroups: ["sc", "disability"] }, { community: "obc" }, "onlyIf"],
  [{ forGroups: ["sc", "disability"] }, { community: "obc", disability: "yes" }, "fits"],
  [{ forGroups: ["sc", "disability"] }, { community: "obc", disability: NONE_OF_THEM }, "misses"],
])("%o of one who said %o: %s", (columns, personal, expected) => expect(outcome(columns, personal)).toBe(expected));

describe("what is asked", () => {
  const asked = (book: Parameters<typeof personalQuestions>[0], personal: Partial<Personal> = {}) =>
    personalQuestions(book, { ...STUDENT, personal: { ...NOTHING_SAID, ...personal } }).map(({ question }) => question);

  it("is nothing where no loan is for a named group, or the answer would change nothing", () => {
    expect(asked(rulebookOf(scheme("a")))).toEqual([]);
    expect(asked(rulebookOf(scheme("a", { ...bihar, abroad: "none" })))).toEqual([]);
  });

  it("is only what still changes an outcome", () => {
    const book = rulebookOf(scheme("a", bihar), scheme("b", sc));
    expect(asked(book)).toEqual(["state", "community", "income"]);
    // Of another community the income decides nothing.
    expect(asked(book, { community: NONE_OF_THEM })).toEqual(["state", "community"]);
  });

  it("offers the states, groups and bounds that some loan names, and none of them", () => {
    const questions = personalQuestions(rulebookOfSeed(), STUDENT);
    expect(Object.fromEntries(questions.map(({ question, values }) => [question, values.join()]))).toEqual({
      state: "BR,GA,GJ,MH,none",
      community: "sc,st,obc,ebc,unreserved,none",
      minority: "yes,none",
      disability: "yes,none",
      income: "300000,450000,600000,800000,none",
    });
  });
});

test("a place number stands beside no figure of a broker or of a table", () => {
  const book = rulebookOf(
    scheme("a", { rates: [rate({ fromPct: 8, rank: "broker" })] }),
    scheme("b", { rates: [rate({ fromPct: 9, rank: "table" })] }),
    scheme("c", { rates: [rate({ fromPct: 10, rank: "newspaper" })] }),
    scheme("d", { rates: [rate({ fromPct: 8, rank: "broker" }), rate({ fromPct: 11 })] }),
  );
  const { fits } = check(book, STUDENT);
  expect(fits.map(({ lender, place, cost }) => [lender.id, place, cost.rate?.fromPct])).toEqual([
    ["a", null, 8],
    ["b", null, 9],
    ["c", 1, 10],
    ["d", 2, 11],
  ]);
});

test("a cap or a rule of admission that only an older page says is asked about, below it and above", () => {
  const capped = (isOlder: boolean, amount: number) => {
    const book = {
      ...rulebookOf(scheme("a", { unsecuredMax: 1_000_000, securedMax: 1_000_000, sources: [0] })),
      sources: [{ ...source(["unsecured", "countries"]), isOlder }],
    };
    const { fits, onlyIf } = check(book, { ...STUDENT, amount });
    return fits.length > 0
      ? "fits"
      : onlyIf.length > 0
        ? onlyIf[0]!.findings.map(({ difference }) => difference)
        : "no";
  };
  expect(capped(false, 1_000_000)).toBe("fits");
  expect(capped(false, 1_000_001)).toBe("no");
  expect(capped(true, 1_000_000)).toEqual([null, "Only an older page says so."]);
  // By how much it is above stands there too: what is asked of the lender is whether that limit still holds.
  expect(capped(true, 1_000_001)).toEqual([
    null,
    "₹1 more than its limit of ₹10,00,000 without security. Only an older page says so.",
  ]);
});

test("so is one with security that an older page says, where none without is published", () => {
  const capped = (isOlder: boolean) => {
    const book = {
      ...rulebookOf(scheme("a", { unsecuredMax: null, securedMax: 1_000_000, sources: [0] })),
      sources: [{ ...source(["secured"]), isOlder }],
    };
    const { onlyIf, misses } = check(book, { ...STUDENT, security: false, amount: 1_000_001 });
    return [...onlyIf, ...misses].flatMap(({ findings }) =>
      findings.flatMap(({ subject, outcome, difference }) => (subject === "security" ? [[outcome, difference]] : [])),
    );
  };
  expect(capped(false)).toEqual([["fails", "₹1 more than its limit of ₹10,00,000."]]);
  expect(capped(true)).toEqual([["asks", "₹1 more than its limit of ₹10,00,000. Only an older page says so."]]);
});
