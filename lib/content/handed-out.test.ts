import { handOut, isOutOfDate, takeBack } from "./handed-out";

beforeEach(() => takeBack());

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

test("what was dropped shows nothing any more, and the others go on", () => {
  handOut("list", ["a"]);
  handOut("other", ["a"]);
  takeBack(["list"]);
  expect([isOutOfDate("list", ["b"]), isOutOfDate("other", ["b"])]).toEqual([false, true]);
  takeBack();
  expect(isOutOfDate("other", ["b"])).toBe(false);
});
