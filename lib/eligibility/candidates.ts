import { CARRIED } from "@/lib/lenders/asked";
import type { Answers, Exchange, Order } from "./answers";
import { asksInstitute, check } from "./check";
import type { Checked } from "./matches";
import type { Rulebook } from "./schema";

/** What the page needs of the rulebook: all of it where the browser checks, else what is said of the whole. */
export function pageBook(book: Rulebook) {
  const isWhole = book.schemes.length <= CARRIED;
  return {
    book: isWhole ? book : { ...book, lenders: [], schemes: [], sources: [] },
    isWhole,
    schemes: book.schemes.length,
    lenders: book.lenders.length,
    currencies: [...new Set(book.schemes.map(({ currency }) => currency))].filter((currency) => currency !== "INR"),
  };
}
export type PageBook = ReturnType<typeof pageBook>;

/** The first schemes of each outcome as a rulebook of their own. @param most of each outcome */
export function candidates(
  book: Rulebook,
  { answers, exchange, order }: { answers: Answers; exchange: Exchange; order: Order },
  most: number,
) {
  const { fits, onlyIf, misses, unchecked, comparedMonths } = check(book, answers, exchange, order);
  const outcomes: readonly (readonly Checked[])[] = [fits, onlyIf, misses, unchecked];
  const found = new Set(outcomes.flatMap((list) => list.slice(0, most).map(({ scheme }) => scheme.id)));
  const sources: Rulebook["sources"][number][] = [];
  const places = new Map<number, number>();
  const place = (index: number) => {
    const known = places.get(index) ?? sources.push(book.sources[index]!) - 1;
    places.set(index, known);
    return known;
  };
  const schemes = book.schemes
    .filter(({ id }) => found.has(id))
    .map((scheme) => ({ ...scheme, sources: scheme.sources.map(place) }));
  const lenders = new Set(schemes.map(({ lenderId }) => lenderId));
  return {
    book: { ...book, schemes, sources, lenders: book.lenders.filter(({ id }) => lenders.has(id)) },
    counts: { fits: fits.length, onlyIf: onlyIf.length, misses: misses.length, unchecked: unchecked.length },
    comparedMonths,
    asksInstitute: asksInstitute(book, answers, exchange),
  };
}
export type Candidates = ReturnType<typeof candidates>;
