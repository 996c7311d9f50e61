import { handOut, isOutOfDate, takeBack } from "./handed-out";

beforeEach(() => {
  takeBack();
  takeBack();
});

test("pages are out of date once what they show differs, and not while it is the same", () => {
  expect(handOut("list", ["a"])).toEqual(["a"]);
  expect(isOutOfDate("list", ["a"])).toBe(false);
  expect(isOutOfDate("list", ["b"])).toBe(true);
  expect(isOutOfDate("other", ["b"])).toBe(false);
});

test("a page made between an edit and its reversal is out of date", () => {
  handOut("list", ["a"]);
  handOut("list", ["b"]);
  expect(isOutOfDate("list", ["a"])).toBe(true);
});

test("what was dropped twice shows nothing any more, and the others go on", () => {
  handOut("list", ["a"]);
  handOut("other", ["a"]);
  takeBack(["list"]);
  takeBack(["list"]);
  expect([isOutOfDate("list", ["b"]), isOutOfDate("other", ["b"])]).toEqual([false, true]);
  takeBack();
  takeBack();
  expect(isOutOfDate("other", ["b"])).toBe(false);
});

test.each([[["list"]], [undefined]])(
  "a page that was being drawn while %s was dropped may show what was given before",
  (tags) => {
    handOut("list", ["a"]);
    takeBack(tags);
    expect([isOutOfDate("list", ["b"]), isOutOfDate("list", ["a"])]).toEqual([true, false]);
  },
);
