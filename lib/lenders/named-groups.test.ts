import { forWhomInShort, forWhomWords, STATES } from "./for-whom";
import { GROUPS, isForNamed, NOTHING_SAID, PERSONAL_QUESTIONS } from "./named-groups";

const everybody = { forStates: [], forGroups: [], familyIncomeMax: null };

test.each([
  [everybody, null],
  [{ ...everybody, forStates: ["BR"] }, "People of Bihar"],
  [
    { forStates: ["GJ"], forGroups: ["unreserved"], familyIncomeMax: 600_000 },
    "People of Gujarat; unreserved classes; a family income up to ₹6 lakh a year",
  ],
  [{ ...everybody, forStates: ["GJ", "MH"] }, "People of Gujarat or Maharashtra"],
  [{ ...everybody, forGroups: ["disability"] }, "People with a disability of 40% or more"],
])("%o is for %p", (scheme, words) => {
  expect(forWhomWords(scheme)).toBe(words);
  expect(isForNamed(scheme)).toBe(words !== null);
});

describe("a lender's schemes together", () => {
  const sebc = { forStates: ["GJ"], forGroups: ["obc"], familyIncomeMax: 600_000 };
  const ebc = { forStates: ["GJ"], forGroups: ["ebc"], familyIncomeMax: 450_000 };
  test.each([
    ["each state, group and bound once", [sebc, sebc], forWhomWords(sebc)],
    [
      "the bounds that differ, lowest first",
      [sebc, ebc],
      "People of Gujarat; backward classes (OBC, SEBC) or economically backward classes (EBC); a family income up to ₹4.5 lakh or ₹6 lakh a year, by scheme",
    ],
    [
      "nothing that one of them does not ask",
      [sebc, { ...sebc, familyIncomeMax: null }],
      "People of Gujarat; backward classes (OBC, SEBC)",
    ],
    ["nothing where one is for everybody", [sebc, everybody], null],
    ["nothing without a scheme", [], null],
  ])("say %s", (_, schemes, words) => expect(forWhomInShort(schemes)).toBe(words));
});

test("each group asks a question that there is, and states have codes of two letters", () => {
  expect(Object.keys(NOTHING_SAID)).toEqual([...PERSONAL_QUESTIONS]);
  for (const { question } of Object.values(GROUPS)) expect(PERSONAL_QUESTIONS).toContain(question);
  expect(Object.keys(STATES)).toHaveLength(36);
  for (const code of Object.keys(STATES)) expect(code).toMatch(/^[A-Z]{2}$/);
});
