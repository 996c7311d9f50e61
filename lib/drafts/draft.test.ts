import { DRAFT_DAYS, draftKey, isDraft, isExpired } from "./draft";

const draft = { values: {}, version: "a", at: 0 };
const DAY = 86_400_000;

test("a draft lives for 14 days", () => {
  expect(DRAFT_DAYS).toBe(14);
  expect(isExpired(draft, 14 * DAY)).toBe(false);
  expect(isExpired(draft, 14 * DAY + 1)).toBe(true);
});

test("drafts of two students, and of two sections, have different keys", () => {
  expect(new Set([draftKey("a", "x"), draftKey("a", "y"), draftKey("b", "x")]).size).toBe(3);
});

test.each([null, 1, "x", {}, { values: {} }, { values: null, version: "a", at: 1 }, { values: {}, version: 1, at: 1 }])(
  "%j is no draft",
  (value) => {
    expect(isDraft(value)).toBe(false);
  },
);
test("a draft is one", () => expect(isDraft(draft)).toBe(true));
