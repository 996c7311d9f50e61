import { UPLOAD_LIMIT } from "@/lib/uploads/policy";
import {
  filesToJoin,
  inOrderOfDates,
  isPhoto,
  moved,
  pageChanged,
  type Part,
  pagesIn,
  photoLimit,
  withChoices,
} from "./parts";

const MB = 1024 * 1024;
const sized = (bytes: number, name: string) => Object.defineProperty(new File([], name), "size", { value: bytes });
const part = (id: string, change: Partial<Part> = {}, bytes = 1000): Part => ({
  ...{
    id,
    file: sized(bytes, id),
    thumb: null,
    question: null,
    pages: null,
    lock: null,
    stated: [],
    isUnread: false,
  },
  ...change,
});
const pdf = (id: string, day: string | null = null, bytes = 1000) =>
  part(
    id,
    {
      stated: day ? [{ month: day.slice(0, 7) }] : [],
      pages: [1, 2, 3].map((number) => ({ number, turns: 0, isOut: false })),
    },
    bytes,
  );
const ids = (parts: readonly Part[]) => parts.map(({ id }) => id).join(" ");

test.each([
  [[pdf("oct", "2026-10-01"), pdf("may", "2026-05-01"), part("slip"), pdf("jul", "2026-07-01")], "may jul oct slip"],
  [[part("slip"), pdf("old"), pdf("oct", "2026-10-01")], "slip old oct"],
  [[pdf("b", "2026-05-01"), pdf("a", "2026-05-01")], "b a"],
  [[], ""],
])("the order that is proposed", (parts, order) => {
  expect(ids(inOrderOfDates(parts))).toBe(order);
});

test("what is in order already stays the same list", () => {
  const parts = [pdf("may", "2026-05-01"), pdf("oct", "2026-10-01"), part("slip")];
  expect(inOrderOfDates(parts)).toBe(parts);
});

test.each([
  [0, 2, "b c a"],
  [2, 0, "c a b"],
  [1, 1, "a b c"],
])("from place %i to place %i", (from, to, order) => {
  expect(ids(moved([part("a"), part("b"), part("c")], from, to))).toBe(order);
});

test.each([
  ["all fits", [part("a", {}, 3 * MB), pdf("b", null, 4 * MB)], null],
  ["only PDFs", [pdf("a", null, 8 * MB), pdf("b", null, 8 * MB)], null],
  [
    "photos share what the PDFs leave",
    [part("a", {}, 6 * MB), part("b", {}, 6 * MB), pdf("c", null, 4 * MB)],
    3_113_000,
  ],
  [
    "nothing readable is left for photos: all pictures are made smaller together",
    [part("a", {}, MB), pdf("b", null, UPLOAD_LIMIT - 100_000)],
    null,
  ],
])("how small photos have to be: %s", (_, parts, limit) => {
  const found = photoLimit(parts);
  if (limit) expect(found).toBeCloseTo(limit, -4);
  else expect(found).toBe(limit);
});

test("what was chosen of a file's pages before counts while it has as many", () => {
  const chosen = pageChanged(pdf("a"), 2, { isOut: true }).pages!;
  expect(pagesIn(withChoices(pdf("a"), chosen))).toBe(2);
  expect(pagesIn(withChoices(pdf("a"), chosen.slice(1)))).toBe(3);
  expect(withChoices(part("photo"), chosen).pages).toBeNull();
});

test("a file that was not read yet is no photo, and has no page to take", () => {
  const unread = part("a", { isUnread: true });
  expect([isPhoto(unread), pagesIn(unread)]).toEqual([false, 0]);
});

test("what is left out is not joined, nor a PDF of which nothing is left", () => {
  const some = pdf("some");
  const cut = {
    ...some,
    pages: some.pages!.map((page) => ({ ...page, isOut: page.number === 2, turns: page.number })),
  };
  const none = { ...some, pages: some.pages!.map((page) => ({ ...page, isOut: true })) };
  const photo = part("photo");
  expect([
    pagesIn(cut),
    pagesIn(none),
    pagesIn(photo),
    pagesIn(part("locked", { lock: { isOpening: false, problem: null } })),
  ]).toEqual([2, 0, 1, 0]);
  expect(filesToJoin([photo, cut, none])).toEqual([
    { file: photo.file },
    {
      file: cut.file,
      pages: [
        { index: 0, turns: 1 },
        { index: 2, turns: 3 },
      ],
    },
  ]);
});
