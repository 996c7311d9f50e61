import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { handOut, isOutOfDate } from "@/lib/content/handed-out";
import { UNTIL_ANSWERED } from "@/lib/content/last-known";
import { tags, type ListName } from "@/lib/content/tags";
import { offersOf } from "./comparable";
import { keptLenders, listedLenders, newestPage, partnerAtOnce } from "./kept";
import { LISTS, partOfTable, sideBySideOf, type TableQuery } from "./lists";
import { lenderWords } from "./words";

/** Names of lenders that are given to choose from. */
const MOST_NAMES = 100;

/** The lenders of the list call, in the editors' order, from memory. */
export async function readLenders() {
  const lenders = await keptLenders.atOnce();
  return lenders.map((lender) => ({
    _id: lender.id,
    name: lender.name,
    isActive: lender.isActive,
    interestRate: lenderWords(lender).interestRate,
  }));
}

/**
 * One lender as the call answers it (SPEC section 3, with its spelling of the keys), or null where there is no such
 * lender, it is not public, or it has no rate. Unknown facts are null. From memory.
 */
export const readLender = partnerAtOnce;

/** The listed schemes of these ids, or all, with their lenders, in the editors' order. Reads the database now. */
export const readSchemes = async (ids: readonly string[]) =>
  offersOf(await listedLenders(ids.length > 0 ? { schemes: { some: { id: { in: [...ids] } } } } : {}));

/**
 * What one kind of page shows of the lenders together, from the cache, and when it was read, in milliseconds: what
 * changes after that is news to who sees it. Never fails: an empty list stands for "not known now".
 */
async function shown<Name extends keyof typeof LISTS>(name: Name) {
  "use cache";
  cacheTag(tags.list(name), tags.all);
  const { value, fresh } = await keptLenders.recent();
  if (fresh) cacheLife("minutes");
  else cacheLife(UNTIL_ANSWERED);
  const list = LISTS[name](value) as ReturnType<(typeof LISTS)[Name]>;
  return { list: handOut(tags.list(name), list), readAt: Date.now() };
}

/** The lenders that the menu and the footer of every page name. */
export const menuLenders = async () => (await shown("menu")).list;
/** The addresses that the sitemap lists. */
export const lenderAddresses = async () => (await shown("addresses")).list;
/** What the home page says of the lenders. */
export const homeOverview = async () => (await shown("home")).list;
/** Where the rates of all lenders start, for the scale on a lender's page. */
export const startingRates = async () => (await shown("starts")).list;
/** The first part of the table of schemes. */
export const firstSchemes = async () => (await shown("table")).list;
/** The comparison as it begins. */
export async function firstComparison() {
  const { list, readAt } = await shown("comparison");
  return { ...list, readAt };
}
/** What the calculator says of lenders. */
export async function calculatorRates() {
  const { list, readAt } = await shown("calculator");
  return { ...list, readAt };
}

/** What is asked for of the table, from memory: no address of a visitor's makes an entry in the cache. */
export const askedSchemes = async (query: TableQuery) => partOfTable(await keptLenders.atOnce(), query);
/** What a comparison shows of these schemes, or of lenders' first ones, in the same way. */
export const schemesSideBySide = async (ids: readonly string[]) => sideBySideOf(await keptLenders.atOnce(), ids);

/**
 * Lenders to choose from, in the editors' order, from memory: all where they are few, else those whose names hold what
 * was typed.
 */
export async function lenderNames(typed: string) {
  const value = await keptLenders.atOnce();
  const name = typed.trim().toLowerCase();
  const isWhole = value.length <= MOST_NAMES;
  const found = value.filter((lender) => isWhole || lender.name.toLowerCase().includes(name));
  // The very name first, so that it is never cut off.
  const exact = found.filter((lender) => lender.name.toLowerCase() === name);
  return {
    isWhole,
    lenders: [...new Set([...exact, ...found])].slice(0, MOST_NAMES).map(({ id, name: own }) => ({ id, name: own })),
  };
}

/** The lists that show something else now than some page may. */
export function listTags(): string[] {
  const known = keptLenders.known();
  if (!known) return [];
  return (Object.keys(LISTS) as (keyof typeof LISTS & ListName)[])
    .map((name) => [tags.list(name), LISTS[name](known.value)] as const)
    .flatMap(([tag, list]) => (isOutOfDate(tag, list) ? [tag] : []));
}

/**
 * One lender as its page shows it, from the cache, or null as for `readLender`. While the database is away it is the
 * lender as it was known last.
 * @throws when the database does not answer and has not answered since the start
 */
export async function lenderPage(id: string) {
  "use cache";
  cacheTag(tags.lender(id), tags.all);
  const { page, fresh } = await newestPage(id);
  if (fresh) cacheLife("minutes");
  else cacheLife(UNTIL_ANSWERED);
  return page && { ...page, readAt: Date.now() };
}
export type LenderPage = NonNullable<Awaited<ReturnType<typeof lenderPage>>>;
