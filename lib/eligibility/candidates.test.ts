import { CARRIED } from "@/lib/lenders/asked";
import { candidates, pageBook } from "./candidates";
import { check } from "./check";
import { remembered } from "./remembered";
import { sourcesOf } from "./sources";
import { rate, rulebookOf, scheme, source, STUDENT } from "./testing";

/** Schemes that fit, fit only if, and do not, in turn. */
const many = (count: number) => {
  const book = rulebookOf(
    ...Array.from({ length: count }, (_, index) =>
      scheme(`lender-${index}`, {
        rates: [rate({ fromPct: 8 + (index % 500) / 100 })],
        sources: [index],
        ...[{}, { onlyIf: "it likes you" }, { levels: ["doctorate" as const] }][index % 3],
      }),
    ),
  );
  return {
    ...book,
    sources: Array.from({ length: count }, (_, index) => ({ ...source(["fee"]), source: `page ${index}` })),
  };
};
const asked = { answers: STUDENT, exchange: {}, order: "apr" as const };

test("the page carries the schemes as long as there are few, and never more", () => {
  expect(pageBook(many(CARRIED))).toMatchObject({ isWhole: true, schemes: CARRIED });
  expect(pageBook(many(CARRIED)).book.schemes).toHaveLength(CARRIED);
  expect(pageBook(many(3000))).toMatchObject({ isWhole: false, schemes: 3000, lenders: 3000 });
  expect(JSON.stringify(pageBook(many(3000))).length).toBeLessThan(1.01 * JSON.stringify(pageBook(many(300))).length);
});

test("what was found is remembered as long as the rulebook is the same, for the same answers", () => {
  const [book, other] = [many(3), many(3)];
  let asked = 0;
  const find = (of: typeof book, country: string) => remembered(of, { country }, () => ++asked);
  expect([find(book, "US"), find(book, "US"), find(book, "CA"), find(other, "US")]).toEqual([1, 1, 2, 3]);
  for (let index = 0; index < 300; index += 1) find(book, String(index));
  expect(find(book, "US")).toBe(304);
});

test("what is found comes out of a second check as the first of all, with their sources", () => {
  const book = many(600);
  const whole = check(book, STUDENT);
  const found = candidates(book, asked, 20);
  const again = check(found.book, STUDENT, {}, "apr", found.comparedMonths);
  const said = (list: readonly { scheme: { id: string } }[]) => list.map(({ scheme: { id } }) => id);
  for (const outcome of ["fits", "onlyIf", "misses"] as const)
    expect(said(again[outcome])).toEqual(said(whole[outcome]).slice(0, 20));
  expect(again.fits.map(({ place, cost }) => [place, cost])).toEqual(
    whole.fits.slice(0, 20).map(({ place, cost }) => [place, cost]),
  );
  expect(found.counts).toEqual({ fits: 200, onlyIf: 200, misses: 200, unchecked: 0 });
  expect(found.book.sources).toHaveLength(60);
  const [first] = again.fits;
  expect(sourcesOf(found.book, first!.scheme, "fee")).toEqual(
    sourcesOf(
      book,
      book.schemes.find(({ id }) => id === first!.scheme.id)!,
      "fee",
    ),
  );
});
